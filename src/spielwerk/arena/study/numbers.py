"""What the games of a study say: means, shares and differences, each with its interval of 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from spielwerk.arena.ratings import Z95, wilson
from spielwerk.arena.study.playing import Games
from spielwerk.bots.use import UseOf
from spielwerk.kernel.native.bundles import Array

CLEAR = 3.3
"""A change of use is told when it is so many standard errors large: chance does that once in a thousand components."""
MOST_TOLD = 6


class Estimate(NamedTuple):
    """A number with its interval."""

    value: float
    low: float
    high: float

    @property
    def is_clear(self) -> bool:
        """Whether a difference is certainly more than none."""
        return self.low > 0 or self.high < 0


class UseChange(NamedTuple):
    """How many more players (as a share) use a component than before."""

    key: str
    before: float
    after: float


def mean(values: Array) -> Estimate:
    """The mean of one number for each game."""
    error = float(values.std(ddof=1)) / math.sqrt(len(values)) if len(values) > 1 else 0.0
    middle = float(values.mean())
    return Estimate(middle, middle - Z95 * error, middle + Z95 * error)


def difference(before: Array, after: Array) -> Estimate:
    """By how much games with the same seeds differ."""
    return mean(after.astype(np.float64) - before)


def points(games: Games) -> Array:
    """The mean points of the players of each game."""
    mean_points: Array = games.playouts.scores.mean(axis=1)
    return mean_points


def seat_wins(games: Games) -> list[Estimate]:
    """The share of wins of each seat."""
    shares = games.playouts.wins.mean(axis=0).tolist()
    return [_share(share, games.playouts.games) for share in shares]


def use_share(row: UseOf, players: int) -> Estimate:
    """The share of players that used a component."""
    return _share(row.users / players, players)


def win_share(row: UseOf) -> Estimate | None:
    """The share of the win that its users had."""
    return _share(row.wins, row.users) if row.users else None


def _share(share: float, count: int) -> Estimate:
    return Estimate(share, *wilson(share, count))


def changes_of_use(before: Games, after: Games) -> list[UseChange]:
    """The components that clearly more or fewer players use, the largest change first."""
    earlier, players = {row.key: row.users for row in before.components}, before.playouts.scores.size
    found: list[UseChange] = []
    for row in after.components:
        change = UseChange(row.key, earlier.get(row.key, 0) / players, row.users / players)
        if abs(change.after - change.before) > CLEAR * _error((change.before, change.after), players):
            found.append(change)
    return sorted(found, key=lambda one: -abs(one.after - one.before))


def _error(shares: Sequence[float], players: int) -> float:
    """The standard error of the difference of two shares."""
    return math.sqrt(sum(share * (1 - share) for share in shares) / players)
