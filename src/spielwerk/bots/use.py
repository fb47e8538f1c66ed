"""What is used in a series of games: how often each option is offered and taken, and how those fare who take it.

Options are numbered through (`Game.action_base`). Counting is part of the compiled games; who does not ask for it gives
empty lists, which cost nothing.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from spielwerk.kernel.game import Game
from spielwerk.kernel.native.loops import VERB_SHIFT, compiled
from spielwerk.kernel.nouns import VERB_STEP

Array = np.ndarray[Any, Any]

WHOLE_WIN = math.lcm(*range(1, 9))
"""A win in parts, so that up to eight can share it without a remainder."""


class Use(NamedTuple):
    """Counts for every option of a game, and scratch memory for the game in progress."""

    offered: Array
    """In how many decisions."""
    taken: Array
    """In how many decisions."""
    users: Array
    """How many players took it at least once in a game."""
    wins: Array
    """What they won, in parts of `WHOLE_WIN`."""
    base: Array
    """Where each verb begins."""
    took: Array
    """(seats, options): whether a seat took it in this game."""

    def add(self, other: Use) -> None:
        """Count what another counted."""
        for mine, theirs in zip(self[:4], other[:4], strict=True):
            mine += theirs


class UseOf(NamedTuple):
    """How one option was used."""

    key: str
    offered: int
    taken: int
    users: int
    wins: float
    """The share of the win that its users had on average; parity is one over the number of seats."""


def empty_use(game: Game, seats: int, counting: bool = True) -> Use:
    """Nothing counted yet; without `counting` nothing ever is."""
    options = game.action_base[-1] if counting else 0
    offered, taken, users, wins = (np.zeros(options, np.int64) for _ in range(4))
    took = np.zeros((seats, options), np.bool_)
    return Use(offered, taken, users, wins, np.array(game.action_base, np.int64), took)


def uses(game: Game, use: Use) -> Iterator[UseOf]:
    """The counts of every option by its text key."""
    keys = (game.key(number * VERB_STEP + item) for number, verb in enumerate(game.verbs) for item in range(verb.size))
    rows = (counts.tolist() for counts in use[:4])
    for key, offered, taken, users, wins in zip(keys, *rows, strict=True):
        yield UseOf(key, offered, taken, users, wins / WHOLE_WIN / users if users else 0.0)


@compiled
def counts_use(use):
    """Whether anybody asked for the counts."""
    return use.taken.shape[0] > 0


@compiled
def count_decision(use, seat, out, option):
    """Count the options offered and the one taken."""
    for at in range(1, 1 + out[0]):
        use.offered[place(use, out[at])] += 1
    use.taken[place(use, option)] += 1
    use.took[seat, place(use, option)] = True


@compiled
def place(use, option):
    """The number of an option when all are numbered through."""
    return use.base[option >> VERB_SHIFT] + option % VERB_STEP


@compiled
def count_result(use, standings):
    """Count for every option who took it in the game that has ended, and what they won."""
    best, winners = standings[0], 0
    for standing in standings:
        best = max(best, standing)
    for standing in standings:
        winners += standing == best
    for seat in range(use.took.shape[0]):
        for option in range(use.took.shape[1]):
            if use.took[seat, option]:
                use.users[option] += 1
                use.wins[option] += WHOLE_WIN // winners if standings[seat] == best else 0
                use.took[seat, option] = False
