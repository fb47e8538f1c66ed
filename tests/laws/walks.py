"""Random walks through games, for the laws to look at. Every game is played once and shared by all laws."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from spielwerk.kernel import Table
from tests.laws.listed import Case

SHARED = range(20)
"""Seeds of the games that most laws look at."""


@dataclass(frozen=True)
class Recorded:
    """A whole random game: the table at its end, and the options of each of its decisions."""

    table: Table
    options: list[list[str]]

    @property
    def states(self) -> list[bytes]:
        """The state at every decision and at the end."""
        return [*(move.before for move in self.table.moves), bytes(self.table.state)]


def fresh(case: Case, seed: int) -> Table:
    """A new table of a case."""
    return case.game.table(case.seats, seed, case.choices)


@cache
def recorded(case: Case, seed: int) -> Recorded:
    """A whole random game. It is shared: look at it, but leave it as it is."""
    dice = random.Random(seed)
    table = fresh(case, seed)
    options: list[list[str]] = []
    while not table.over:
        options.append(table.options())
        table.play(dice.choice(options[-1]))
    return Recorded(table, options)


def walk(case: Case, seed: int) -> Iterator[Table]:
    """A whole random game; yields the table before every decision and at its end.

    It is one table all along, set to the states of a recorded game: look at it, and play on copies of its state.
    """
    game = recorded(case, seed)
    table = fresh(case, seed)
    yield table
    for move, after in zip(game.table.moves, game.states[1:], strict=True):
        table.moves.append(move)
        table.state.load(after)
        yield table


def positions(case: Case, games: int, chance: float, most: int | None = None) -> Iterator[tuple[Table, random.Random]]:
    """Some positions of some random games, with dice of their own; of long games about as many as `most` says."""
    for number in range(1, 1 + games):
        dice = random.Random(number)
        length = len(recorded(case, number).options)
        share = chance if most is None else min(chance, most / length)
        for table in walk(case, number):
            if not table.over and dice.random() < share:
                yield table, dice
