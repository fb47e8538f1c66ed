"""Threads that step the rows of a batch together. They live as long as the batch and meet in compiled code alone.

A round: whoever calls writes down what is to do, counts the round up and does a share; the others see the count, do
theirs, and tick themselves off. Who waits looks at the count for a moment, then sleeps. Shares are whole blocks of
rows, so that no two threads write to the same line of memory, and always the same ones, which stay in a core's own
memory. Sleepers are woken when the lock is free again: each of them takes it.
"""

from __future__ import annotations

import os
import threading
import weakref
from typing import NamedTuple

import numpy as np

from spielwerk.kernel.native.atomics import (
    LOCK,
    ROOM,
    SLEEP,
    UNLOCK,
    WAKE_ALL,
    add_to_word,
    pause,
    read_word,
    sleeping_functions,
)
from spielwerk.kernel.native.batch_loops import ALL_WELL, begin_rows, step_rows
from spielwerk.kernel.native.bundles import Array, BatchPlan, Rows
from spielwerk.kernel.native.calls import call_4
from spielwerk.kernel.native.loops import compiled

STEP, BEGIN, GO_HOME = range(3)
"""What there may be to do."""
_LINE = 8
"""Words in a line of memory."""
_ROUND, _LEFT, _ORDER, _FIRST, _LAST, _BAD = 0, _LINE, 2 * _LINE, 2 * _LINE + 1, 2 * _LINE + 2, 3 * _LINE
_PATIENCE = 1000
"""How often a thread looks before it sleeps: some 50 millionths of a second."""
BLOCK = 64
"""Rows that are not divided."""


class Meeting(NamedTuple):
    """Where the threads of a crew meet."""

    words: Array
    """On lines of their own: the round, how many are still at work, what is to do; the bad row of each member."""
    lock: Array
    bed: Array
    functions: Array
    members: int


class Work(NamedTuple):
    """What the rounds of a crew are about."""

    plan: BatchPlan
    rows: Rows
    actions: Array
    """Of all rows, for steps."""
    chosen: Array
    """Which rows begin anew."""
    scratch: Array
    """A row for each member."""


def new_meeting(members: int) -> Meeting:
    """A place for a crew to meet."""
    words = np.zeros(_BAD + (members + 1) * _LINE, np.int64)
    start = -words.ctypes.data // 8 % _LINE
    lock, bed = np.zeros(ROOM, np.uint8), np.zeros(ROOM, np.uint8)
    return Meeting(words[start : start + _BAD + members * _LINE], lock, bed, sleeping_functions(lock, bed), members)


class Crew:
    """The caller and some threads beside it."""

    def __init__(self, work: Work, members: int) -> None:
        self._work, self._meeting = work, new_meeting(members)
        self._process = os.getpid()
        for number in range(1, members):
            name = f"batch helper {number}"
            threading.Thread(target=serve, args=(work, self._meeting, number), name=name, daemon=True).start()
        weakref.finalize(self, call, work, self._meeting, GO_HOME, 0, 0)

    @property
    def is_here(self) -> bool:
        """Whether the threads are in this process: one that has forked off has none of them."""
        return self._process == os.getpid()

    def do(self, order: int, first: int, last: int) -> int:
        """Do some rows together; returns a bad row, or `ALL_WELL`."""
        return int(call(self._work, self._meeting, order, first, last))


@compiled
def call(work: Work, meeting: Meeting, order: int, first: int, last: int) -> int:
    """Give out an order, do one's own share, and wait for the others."""
    words, functions = meeting.words, meeting.functions
    words[_ORDER], words[_FIRST], words[_LAST] = order, first, last
    add_to_word(words.ctypes.data + 8 * _LEFT, meeting.members - 1)
    call_4(functions[LOCK], meeting.lock.ctypes.data, 0, 0, 0)
    add_to_word(words.ctypes.data + 8 * _ROUND, 1)
    call_4(functions[UNLOCK], meeting.lock.ctypes.data, 0, 0, 0)
    call_4(functions[WAKE_ALL], meeting.bed.ctypes.data, 0, 0, 0)
    do_share(work, meeting, 0)
    if order == GO_HOME:
        return ALL_WELL
    wait_for_others(meeting)
    for number in range(meeting.members):
        if words[_BAD + number * _LINE] != ALL_WELL:
            return words[_BAD + number * _LINE]
    return ALL_WELL


@compiled
def serve(work: Work, meeting: Meeting, number: int) -> None:
    """What a member does all its life."""
    seen = 0
    while True:
        seen = next_round(meeting, seen)
        if meeting.words[_ORDER] == GO_HOME:
            return
        do_share(work, meeting, number)
        done(meeting)


@compiled
def next_round(meeting: Meeting, seen: int) -> int:
    """Wait until there is something to do: look for a moment, then sleep."""
    words, functions = meeting.words, meeting.functions
    at = words.ctypes.data + 8 * _ROUND
    for _ in range(_PATIENCE):
        now = read_word(at)
        if now != seen:
            return now
        pause()
    call_4(functions[LOCK], meeting.lock.ctypes.data, 0, 0, 0)
    while read_word(at) == seen:
        call_4(functions[SLEEP], meeting.bed.ctypes.data, meeting.lock.ctypes.data, -1, 0)
    call_4(functions[UNLOCK], meeting.lock.ctypes.data, 0, 0, 0)
    return read_word(at)


@compiled
def done(meeting: Meeting) -> None:
    """Tick oneself off; the last one wakes the caller, if it sleeps."""
    if add_to_word(meeting.words.ctypes.data + 8 * _LEFT, -1) == 1:
        call_4(meeting.functions[LOCK], meeting.lock.ctypes.data, 0, 0, 0)
        call_4(meeting.functions[UNLOCK], meeting.lock.ctypes.data, 0, 0, 0)
        call_4(meeting.functions[WAKE_ALL], meeting.bed.ctypes.data, 0, 0, 0)


@compiled
def wait_for_others(meeting: Meeting) -> None:
    """Wait until everybody has ticked themselves off."""
    at = meeting.words.ctypes.data + 8 * _LEFT
    for _ in range(_PATIENCE):
        if read_word(at) == 0:
            return
        pause()
    call_4(meeting.functions[LOCK], meeting.lock.ctypes.data, 0, 0, 0)
    while read_word(at) != 0:
        call_4(meeting.functions[SLEEP], meeting.bed.ctypes.data, meeting.lock.ctypes.data, -1, 0)
    call_4(meeting.functions[UNLOCK], meeting.lock.ctypes.data, 0, 0, 0)


@compiled
def do_share(work: Work, meeting: Meeting, number: int) -> None:
    """Do one member's share of the rows."""
    words = meeting.words
    first, last = words[_FIRST], words[_LAST]
    blocks = (last - first + BLOCK - 1) // BLOCK
    begin = first + blocks * number // meeting.members * BLOCK
    end = min(last, first + blocks * (number + 1) // meeting.members * BLOCK)
    bad = ALL_WELL
    if words[_ORDER] == STEP:
        bad = step_rows(work.plan, work.rows, work.actions, begin, end, work.scratch[number])
    elif words[_ORDER] == BEGIN:
        begin_rows(work.plan, work.rows, work.chosen, begin, end, work.scratch[number])
    words[_BAD + number * _LINE] = bad
