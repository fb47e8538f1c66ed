"""The position test sets of games: the right moves are proven, and stronger levels find more of them.

A game's set is the module of its name in this folder; a game may have none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

import pytest

from spielwerk.bots import LEVELS, position_of
from spielwerk.games import GAMES
from tests.bots.searching import level_without_clock
from tests.positions.puzzles import Puzzle, winning

Make = Callable[[], Puzzle]

SEEDS = range(3)
SETS: dict[str, Sequence[Make]] = {
    slug: import_module(f"tests.positions.{slug}").PUZZLES for slug in GAMES if find_spec(f"tests.positions.{slug}")
}


def together(slug: str, value: object, name: str) -> object:
    """A test that shares with others of its game what levels have found: they run in the same process."""
    return pytest.param(value, id=name, marks=pytest.mark.xdist_group(f"positions-{slug}"))


every_set = pytest.mark.parametrize("makes", [together(slug, makes, slug) for slug, makes in SETS.items()])
every_puzzle = pytest.mark.parametrize(
    "make", [together(slug, make, f"{slug}-{make.__name__}") for slug, makes in SETS.items() for make in makes]
)


@every_puzzle
def test_the_right_moves_are_right(make: Make) -> None:
    puzzle = make()
    if puzzle.proven:
        assert winning(puzzle.table) == puzzle.right


@cache
def found(level: str, make: Make) -> float:
    """How often a level finds a right move."""
    puzzle = make()
    position = position_of(puzzle.table)
    keys = [position.game.key(level_without_clock(level, seed).choose(position)) for seed in SEEDS]
    return sum(key in puzzle.right for key in keys) / len(SEEDS)


@every_set
def test_stronger_levels_find_more(makes: Sequence[Make]) -> None:
    shares = {level: round(sum(found(level, make) for make in makes) / len(makes), 6) for level in LEVELS}
    assert list(shares.values()) == sorted(shares.values()), shares
    assert shares["easy"] >= 0.5, shares
    assert shares["easy"] < shares["expert"], shares
    assert shares["expert"] >= 0.95, shares


@every_puzzle
def test_the_expert_finds_every_one(make: Make) -> None:
    assert found("expert", make) >= 0.75
