"""Never silly: the own turn is looked through, and an option that another one beats in goods alone is not taken.

All positions that the own next decisions can lead to are gathered, those nearest first, up to a bound. A position is
*beaten* when another first option leads to one that has more goods, nothing less, and else is the same, down to the
decision that waits: whatever can be done from the one can be done from the other. An option is silly when all that it
leads to is beaten. What lies beyond the bound is never called silly.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spielwerk.bots.search.forest import Task
from spielwerk.bots.search.goods import Goods, goods_of
from spielwerk.bots.search.structures import NONE
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import (
    BEGIN,
    advance,
    compiled,
    compiled_inner,
    copy_bytes,
    decider,
    depth_of,
    read_2,
    redeal,
)

DEALS = 2
"""An option is silly when it is so in as many ways as the hidden things may lie."""
EDGES_PER_POSITION = 4
SLOTS_PER_POSITION = 2
WAITING, LOOKED_THROUGH, ENDED = range(3)
"""A position with own decisions still to be tried, one where all are tried, one where somebody else decides."""
HASH_START, HASH_FACTOR = 0xCBF29CE484222325, 0x100000001B3
"""Of the hash by Fowler, Noll and Vo."""


class OwnTurn(NamedTuple):
    """The positions of one own turn."""

    states: Array
    words: Array
    """The same bytes as words."""
    outs: Array
    origin: Array
    """By which of the first options a position is reached."""
    likeness: Array
    """A hash of everything that two positions must have in common to be compared."""
    goods: Array
    status: Array
    sensible: Array
    """Whether a position, or one that follows, is not beaten."""
    edges: Array
    """(edges, 2): a position, and one that follows from it."""
    slots: Array
    """Positions by origin, likeness and goods, so that none is kept twice."""
    alike: Array
    """For each place of a table by likeness the newest position there, then for each position the one before."""
    counts: Array
    """How many positions, and how many edges."""


POSITIONS, EDGES = range(2)


def empty_turn(game: Game, goods: Goods, positions: int) -> OwnTurn:
    """Room for a number of positions."""
    states = np.zeros((positions + 1, game.state_class.DTYPE.itemsize), np.uint8)
    return OwnTurn(
        states=states,
        words=states.view(np.uint32),
        outs=np.zeros((2, game.most_options + 1), np.int32),
        origin=np.zeros(positions, np.int32),
        likeness=np.zeros(positions, np.int64),
        goods=np.zeros((positions, len(goods.amounts)), np.int64),
        status=np.zeros(positions, np.int8),
        sensible=np.zeros(positions, np.bool_),
        edges=np.zeros((EDGES_PER_POSITION * positions, 2), np.int32),
        slots=np.zeros(SLOTS_PER_POSITION * positions, np.int32),
        alike=np.zeros((2, positions), np.int32),
        counts=np.zeros(2, np.int64),
    )


def silly_options(task: Task, turn: OwnTurn, goods: Goods) -> set[int]:
    """The options of a decision that another one beats, whatever the hidden things are."""
    if len(goods.amounts) == 0:
        return set()
    count = int(task.root.options[0])
    silly = np.ones(count, np.bool_)
    for deal in range(DEALS):
        look_through(task.rules, turn, goods, task.root, deal, silly)
        if not silly.any():
            return set()
    if silly.all():
        return set()
    return set(task.root.options[1 : 1 + count][silly].tolist())


class Sense:
    """The memory of one bot that is never silly."""

    def __init__(self, game: Game, positions: int) -> None:
        self.game = game
        goods = goods_of(game, 0)
        self._turn = empty_turn(game, goods, positions if len(goods.amounts) else 0)

    @property
    def bytes(self) -> int:
        """The memory all of this takes."""
        return sum(array.nbytes for array in self._turn) - self._turn.words.nbytes

    def silly(self, task: Task) -> set[int]:
        """The options that nobody would take who looks through the own turn."""
        return silly_options(task, self._turn, goods_of(self.game, task.root.seat))


@compiled
def look_through(rules, turn, goods, root, deal, silly):
    """Gather the positions of an own turn and leave those options marked that only lead to beaten ones."""
    first = turn.states.shape[0] - 1
    copy_bytes(root.seen, turn.states[first])
    redeal(rules, root.seat, deal, turn.states[first])
    turn.counts[:] = 0
    turn.slots[:] = NONE
    turn.alike[:] = NONE
    for at in range(root.options[0]):
        if turn.counts[POSITIONS] == turn.origin.shape[0]:
            silly[:] = False
            return
        follow(rules, turn, goods, root.seat, first, root.options[1 + at], at)
    gather(rules, turn, goods, root.seat)
    mark_sensible(turn)
    for position in range(min(root.options[0], turn.counts[POSITIONS])):
        if turn.sensible[position]:
            silly[turn.origin[position]] = False


@compiled_inner
def gather(rules, turn, goods, seat):
    """Try what can be decided in each position, the nearest first, until all is known or there is no room."""
    out, number = turn.outs[0], 0
    while number < turn.counts[POSITIONS]:
        if turn.status[number] == WAITING and not is_beaten(turn, number):
            spare = turn.states.shape[0] - 1
            copy_bytes(turn.states[number], turn.states[spare])
            count = advance(rules, turn.states[spare], out, BEGIN)
            room = turn.origin.shape[0] - turn.counts[POSITIONS]
            if count > room or turn.counts[EDGES] + count > turn.edges.shape[0]:
                return
            for at in range(count):
                child = follow(rules, turn, goods, seat, number, out[1 + at], turn.origin[number])
                turn.edges[turn.counts[EDGES], 0] = number
                turn.edges[turn.counts[EDGES], 1] = child
                turn.counts[EDGES] += 1
            turn.status[number] = LOOKED_THROUGH
        number += 1


@compiled_inner
def follow(rules, turn, goods, seat, before, option, origin):
    """The position after an option: a new one, or one that was there already."""
    number = turn.counts[POSITIONS]
    copy_bytes(turn.states[before], turn.states[number])
    count = advance(rules, turn.states[number], turn.outs[1], option)
    turn.origin[number] = origin
    ended = count <= 0 or decider(turn.states[number], rules.frame) != seat
    turn.status[number] = ENDED if ended else WAITING
    turn.likeness[number] = likeness_of(turn.words[number], turn.states[number], goods, rules.frame)
    read_goods(turn.states[number], goods, turn.goods[number])
    slot = slot_of(turn, number)
    if turn.slots[slot] != NONE:
        return turn.slots[slot]
    turn.slots[slot] = number
    place = turn.likeness[number] & 0x7FFFFFFFFFFFFFFF
    place %= turn.alike.shape[1]
    turn.alike[1, number] = turn.alike[0, place]
    turn.alike[0, place] = number
    turn.counts[POSITIONS] += 1
    return number


@compiled_inner
def slot_of(turn, number):
    """Where a position is kept, or where there is room for it."""
    key = turn.likeness[number] * 31 + turn.origin[number]
    for good in range(turn.goods.shape[1]):
        key = key * 1000003 + turn.goods[number, good]
    slot = (key & 0x7FFFFFFFFFFFFFFF) % turn.slots.shape[0]
    while turn.slots[slot] != NONE and not is_same(turn, turn.slots[slot], number):
        slot = (slot + 1) % turn.slots.shape[0]
    return slot


@compiled_inner
def is_same(turn, one, other):
    """Whether two positions are the same and come from the same first option."""
    same = turn.origin[one] == turn.origin[other] and turn.likeness[one] == turn.likeness[other]
    for good in range(turn.goods.shape[1]):
        same = same and turn.goods[one, good] == turn.goods[other, good]
    return same


@compiled_inner
def is_beaten(turn, number):
    """Whether another first option leads to the same with more."""
    other = turn.alike[0, (turn.likeness[number] & 0x7FFFFFFFFFFFFFFF) % turn.alike.shape[1]]
    while other != NONE:
        if (
            turn.origin[other] != turn.origin[number]
            and turn.likeness[other] == turn.likeness[number]
            and has_more(turn.goods[other], turn.goods[number])
        ):
            return True
        other = turn.alike[1, other]
    return False


@compiled_inner
def has_more(one, other):
    """At least as much of every good, and more of one."""
    more = False
    for good in range(one.shape[0]):
        if one[good] < other[good]:
            return False
        if one[good] > other[good]:
            more = True
    return more


@compiled_inner
def mark_sensible(turn):
    """A position is sensible unless it is beaten, or looked through and all that follows is not sensible."""
    for number in range(turn.counts[POSITIONS]):
        turn.sensible[number] = turn.status[number] != LOOKED_THROUGH and not is_beaten(turn, number)
    changed = True
    while changed:
        changed = False
        for edge in range(turn.counts[EDGES] - 1, -1, -1):
            before, after = turn.edges[edge, 0], turn.edges[edge, 1]
            if turn.sensible[after] and not turn.sensible[before] and not is_beaten(turn, before):
                turn.sensible[before] = True
                changed = True


@compiled_inner
def likeness_of(words, state, goods, frame):
    """A hash of all that has to be the same, and of what still waits on the stack."""
    key = np.uint64(HASH_START)
    for at in range(goods.compared.shape[0]):
        key = (key ^ np.uint64(words[at] & goods.compared[at])) * np.uint64(HASH_FACTOR)
    for at in range(frame.stack, frame.stack + depth_of(state, frame) * frame.size):
        key = (key ^ np.uint64(state[at])) * np.uint64(HASH_FACTOR)
    return np.int64(key ^ (key >> np.uint64(29)))


@compiled_inner
def read_goods(state, goods, amounts):
    """Write how much there is of every good."""
    amounts[:] = 0
    for part in range(goods.parts.shape[0]):
        good, at, size = goods.parts[part]
        amounts[good] += read_number(state, at, size)


@compiled_inner
def read_number(state, at, size):
    """A little-endian signed integer of one, two or four bytes."""
    if size == 1:
        return np.int64(np.int8(state[at]))
    if size == 2:
        return np.int64(read_2(state, at))
    low = np.int64(np.uint16(read_2(state, at)))
    return low | np.int64(read_2(state, at + 2)) << 16
