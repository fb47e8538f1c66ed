"""The last own turn of a game, solved: every way through it is tried, in several deals of what is hidden.

Whether it is the last one the rules say themselves: however it ends, the seat is asked nothing more before the game is
over. What the others still do is played on by the quick policy, with the same dice for every end.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spielwerk.bots.policy.network import random_option
from spielwerk.bots.search.forest import Task
from spielwerk.bots.search.goods import Goods
from spielwerk.bots.search.mcts import determinize
from spielwerk.bots.search.own_turn import likeness_of
from spielwerk.bots.search.playout import play_episode, write_values
from spielwerk.bots.search.settings import Estimate, Settings, ranked
from spielwerk.bots.search.structures import NOW, bytes_of, empty_scratch, offered
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import (
    advance,
    compiled,
    compiled_inner,
    copy_bytes,
    decider,
    seed_policy,
)
from spielwerk.kernel.schema import cells, offset_of

DEALS = 8
PROBES = 3
"""Ways through the turn that are tried at random before all of them are."""
DEPTH = 64
"""The longest turn that is looked through."""
PLAYED_ON = 30
"""What an end costs that others have to play on from, in positions."""
SECONDS_SHARE = 0.5
"""Of the time of a decision; what is not solved by then is searched."""
POSITIONS_A_SECOND = 400_000
"""A cautious guess: what would take longer than the time allows is not begun, since the clock is only looked at between
options."""
KNOWN = 1 << 16
"""Positions whose value is remembered."""
UNSOLVED = -1.0
"""In place of a value: too many positions, too deep, or not the last turn."""


class Ways(NamedTuple):
    """The memory to try every way through a turn."""

    states: Array
    words: Array
    """The same bytes as words."""
    outs: Array
    best: Array
    untried: Array
    keys: Array
    """The hash of the position on each level, and of those whose value is known."""
    known_keys: Array
    known_values: Array
    left: Array
    """One number: positions that may still be tried."""


def empty_ways(game: Game) -> Ways:
    """Room for one turn."""
    states = np.zeros((DEPTH + 1, game.state_class.DTYPE.itemsize), np.uint8)
    return Ways(
        states=states,
        words=states.view(np.uint32),
        outs=np.zeros((DEPTH + 1, game.most_options + 1), np.int32),
        best=np.zeros(DEPTH + 1, np.float64),
        untried=np.zeros(DEPTH + 1, np.int64),
        keys=np.zeros(DEPTH + 1, np.int64),
        known_keys=np.zeros(KNOWN, np.int64),
        known_values=np.zeros(KNOWN, np.float64),
        left=np.zeros(1, np.int64),
    )


def everything(game: Game) -> Goods:
    """Positions are the same when all is the same but what follows from the rest."""
    compared = np.full(game.state_class.DTYPE.itemsize, 0xFF, np.uint8)
    start = offset_of(game.state_class, "stack")
    compared[start : start + game.state_class.FIELDS["stack"].dtype.itemsize] = 0
    for cell in cells(game.state_class):
        if cell.field.derived:
            compared[cell.offset : cell.offset + cell.field.dtype.base.itemsize] = 0
    return Goods(compared.view(np.uint32), np.zeros((0, 3), np.int64), np.zeros(0, np.int64))


class LastTurn:
    """The memory and the dice of one bot that solves its last turn."""

    def __init__(self, game: Game, seats: int, seed: int) -> None:
        self.game, self.seats = game, seats
        self._seed = seed
        self._ways, self._scratch, self._compared = empty_ways(game), empty_scratch(game, seats), everything(game)

    @property
    def bytes(self) -> int:
        """The memory all of this takes."""
        return bytes_of(self._scratch) + sum(array.nbytes for array in self._ways) - self._ways.words.nbytes

    def estimates(self, task: Task, settings: Settings) -> list[Estimate] | None:
        """What each option comes to in the end; none where this is not the last turn, or too long a one."""
        rules, params = task.rules, settings.parameters
        seed_policy(self._scratch.rng, self._seed)
        hasty = params._replace(rival_trials=1)  # who is asked when does not depend on how well others play
        if not is_last_turn(rules, self._scratch, hasty, task.root):
            return None
        seconds = settings.budget.seconds * SECONDS_SHARE
        deadline = settings.clock() + seconds
        options, values = offered(task.root), np.zeros(int(task.root.options[0]))
        self._ways.left[0] = min(settings.last_turn, seconds * POSITIONS_A_SECOND)
        for deal in range(DEALS):
            deal_anew(rules, self._ways, self._scratch, task.root, self._seed + deal)
            for at, option in enumerate(options):
                value = solve(
                    rules, self._ways, self._scratch, params, self._compared, task.root.seat, option, self._seed + deal
                )
                if value == UNSOLVED or settings.clock() > deadline:
                    return None
                values[at] += value / DEALS
        return solved(options, values.tolist())


def solved(options: list[int], values: list[float]) -> list[Estimate]:
    """All speaks for the best option."""
    best = values.index(max(values))
    return ranked([Estimate(one, float(at == best), values[at]) for at, one in enumerate(options)])


@compiled
def is_last_turn(rules, scratch, params, root):
    """Whether, some ways through the turn tried at random, the seat is never asked again."""
    state, out = scratch.states[NOW], scratch.outs[NOW]
    for _ in range(PROBES):
        determinize(rules, scratch, root)
        count = advance(rules, state, out, random_option(out, scratch.rng))
        for _ in range(DEPTH):
            if count > 0 and decider(state, rules.frame) == root.seat:
                count = advance(rules, state, out, random_option(out, scratch.rng))
        if not play_to_the_end(rules, scratch, params, count, root.seat):
            return False
    return True


@compiled_inner
def play_to_the_end(rules, scratch, params, count, seat):
    """Let the others play on; whether the game ends before the seat is asked."""
    state = scratch.states[NOW]
    while count > 0:
        if decider(state, rules.frame) == seat:
            return False
        count = play_episode(rules, scratch, params, count, params.rival_trials)
    return count == 0


@compiled
def deal_anew(rules, ways, scratch, root, seed):
    """Imagine what is hidden, and forget what was known."""
    seed_policy(scratch.rng, seed)
    determinize(rules, scratch, root)
    copy_bytes(scratch.states[NOW], ways.states[0])
    ways.known_keys[:] = 0


@compiled
def solve(rules, ways, scratch, params, compared, seat, option, seed):
    """The value of an option to a seat that goes on in the best way."""
    ways.best[0] = UNSOLVED
    level, following = 0, option
    while True:
        level += 1
        value = step(rules, ways, scratch, params, compared, seat, level, following, seed)
        if value == UNSOLVED and ways.untried[level] == 0:
            return UNSOLVED
        if value != UNSOLVED:
            level -= 1
            ways.best[level] = max(ways.best[level], value)
        while level > 0 and ways.untried[level] == 0:
            remember(ways, level)
            level -= 1
            ways.best[level] = max(ways.best[level], ways.best[level + 1])
        if level == 0:
            return ways.best[0]
        following = ways.outs[level][1 + ways.outs[level][0] - ways.untried[level]]
        ways.untried[level] -= 1


@compiled_inner
def step(rules, ways, scratch, params, compared, seat, level, option, seed):
    """Take an option on a level: its value where the turn ends or is known, else what is untried there."""
    state, out = ways.states[level], ways.outs[level]
    ways.untried[level] = 0
    ways.left[0] -= 1
    if ways.left[0] < 0 or level == ways.states.shape[0] - 1:
        return UNSOLVED
    copy_bytes(ways.states[level - 1], state)
    count = advance(rules, state, out, option)
    key = likeness_of(ways.words[level], state, compared, rules.frame) | 1
    ways.keys[level] = key
    place = (key >> 1) & (ways.known_keys.shape[0] - 1)
    if ways.known_keys[place] == key:
        return ways.known_values[place]
    if count <= 0 or decider(state, rules.frame) != seat:
        value = value_of_end(rules, ways, scratch, params, seat, level, count, seed)
        ways.best[level] = value
        remember(ways, level)
        return value
    ways.untried[level] = count
    ways.best[level] = UNSOLVED
    return UNSOLVED


@compiled_inner
def value_of_end(rules, ways, scratch, params, seat, level, count, seed):
    """What the end of a turn is worth when the others have played on."""
    copy_bytes(ways.states[level], scratch.states[NOW])
    if count > 0:
        ways.left[0] -= PLAYED_ON
        for at in range(1 + ways.outs[level][0]):
            scratch.outs[NOW][at] = ways.outs[level][at]
        seed_policy(scratch.rng, seed)
    if not play_to_the_end(rules, scratch, params, count, seat):
        return UNSOLVED
    write_values(rules, params, scratch.states[NOW], True, scratch)
    return scratch.values[seat]


@compiled_inner
def remember(ways, level):
    """Keep the value of the position on a level."""
    place = (ways.keys[level] >> 1) & (ways.known_keys.shape[0] - 1)
    ways.known_keys[place] = ways.keys[level]
    ways.known_values[place] = ways.best[level]
