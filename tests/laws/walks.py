"""Random walks through games, for the laws to look at."""

from __future__ import annotations

import random
from collections.abc import Iterator

from spielwerk.kernel import Table
from tests.laws.listed import Case


def fresh(case: Case, seed: int) -> Table:
    """A new table of a case."""
    return case.game.table(case.seats, seed, case.choices)


def walk(case: Case, seed: int) -> Iterator[Table]:
    """A whole random game; yields the table before every decision and at its end."""
    dice = random.Random(seed)
    table = fresh(case, seed)
    while not table.over:
        yield table
        table.play(dice.choice(table.options()))
    yield table


def positions(case: Case, games: int, chance: float, seed: int = 1) -> Iterator[tuple[Table, random.Random]]:
    """Some positions of some random games, with dice of their own."""
    for number in range(seed, seed + games):
        dice = random.Random(number)
        for table in walk(case, number):
            if not table.over and dice.random() < chance:
                yield table, dice
