"""What the compiled loops work on, each as one bundle with names. Numba passes them like so many single arguments."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from spielwerk.kernel.schema import Frame, State, offset_of

Array = np.ndarray[Any, Any]
_TWO_LINES = 128
"""Bytes: processors fetch lines of memory in pairs."""


class FrameLayout(NamedTuple):
    """Where the stack lies within a state, and what a frame holds within the frame, all in bytes."""

    depth: int
    stack: int
    size: int
    """Of one frame."""
    kind: int
    player: int
    a: int
    b: int
    c: int
    d: int


class Rules(NamedTuple):
    """How to reach a game: the addresses of its compiled functions (see `calls`), and where its stack lies."""

    entry_points: Array
    frame: FrameLayout


class Blanks(NamedTuple):
    """Bytes that hide what a viewer may not see (`state & keep | fill`): for one viewer, or a row for each."""

    keep: Array
    fill: Array


class GameMemory(NamedTuple):
    """One game in progress: its state, its list of options, and the generator (or generators) of who plays."""

    state: Array
    out: Array
    rng: Array


class Results(NamedTuple):
    """What came of whole games: points and points with tie-breaks (games, seats), and decisions taken (games)."""

    scores: Array
    standings: Array
    lengths: Array

    def part(self, first: int, last: int) -> Results:
        """The results of some of the games."""
        return Results(self.scores[first:last], self.standings[first:last], self.lengths[first:last])


class BatchPlan(NamedTuple):
    """What is the same for all rows of a batch and never changes."""

    rules: Rules
    template: Array
    """A state before its set-up."""
    action_base: Array
    """Where each verb begins when all options are numbered through."""
    verb_of: Array
    """The verb of each action."""
    secrets: bool
    """Whether seats see different things."""
    has_history: bool
    has_extras: bool
    """Whether anything is written on wish."""
    stride: int
    """How far the seed of a row's next game is from the last."""


class ExtraRows(NamedTuple):
    """What a batch writes only on wish (see `batch.Extras`); what nobody wished has no columns."""

    points: Array
    potential: Array
    legal: Array
    legal_counts: Array
    history: Array
    remembered: Array
    """(rows, seats, decisions, 2): the history as each seat knows it."""
    final_states: Array


class Rows(NamedTuple):
    """The arrays of a batch, with a row for each game."""

    states: Array
    seeds: Array
    outs: Array
    players: Array
    masks: Array
    observations: Array
    rewards: Array
    finished: Array
    final_scores: Array
    final_standings: Array
    extras: ExtraRows


def frame_layout(state: type[State]) -> FrameLayout:
    """The layout of the stack of a game."""
    inside = [offset_of(Frame, name) for name in FrameLayout._fields[3:]]
    return FrameLayout(offset_of(state, "depth"), offset_of(state, "stack"), Frame.DTYPE.itemsize, *inside)


def empty_results(games: int, seats: int) -> Results:
    """Results of games that are still to be played."""
    scores = np.zeros((games, seats), np.int64)
    return Results(scores, np.zeros_like(scores), np.zeros(games, np.int64))


def lines_of_memory(shape: tuple[int, ...], dtype: Any) -> Array:
    """An array of zeros that shares no line of memory with any other: threads write to theirs at every decision."""
    size = math.prod(shape) * np.dtype(dtype).itemsize
    room = np.zeros(size + 2 * _TWO_LINES, np.uint8)
    start = -room.ctypes.data % _TWO_LINES
    return room[start : start + size].view(dtype).reshape(shape)
