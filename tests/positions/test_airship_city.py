"""The position test set of Airship City: the right moves are proven, and stronger levels find more of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from spielwerk.bots import LEVELS, position_of
from spielwerk.kernel import Table
from tests.bots.searching import level_without_clock
from tests.positions.airship_city import PUZZLES, Puzzle

SEEDS = range(3)
every_puzzle = pytest.mark.parametrize("make", PUZZLES, ids=lambda make: make.__name__)


# ---------------------------------------------------------------- proofs


def winning(table: Table) -> set[str]:
    """The options with which the player on turn can win the game in this turn, all ways tried."""
    state, tried = np.frombuffer(bytes(table.state), np.uint8).copy(), dict[bytes, bool]()
    return {key for key in table.options() if wins(table, state, table.game.option(key) or 0, tried)}


def wins(table: Table, before: np.ndarray, option: int, tried: dict[bytes, bool]) -> bool:
    """Whether an option can still win, if the same player takes all decisions that follow."""
    game, seat = table.game, table.seat
    state, out = before.copy(), np.zeros(game.most_options + 1, np.int32)
    count, here = game.native.advance(state, option, out), state.tobytes()
    if here not in tried and count == 0:
        final = game.state_class(here)
        standings = [game.functions["standing"](final, p) for p in range(table.seats)]
        tried[here] = standings[seat] > max(standings[:seat] + standings[seat + 1 :])
    elif here not in tried:
        tried[here] = any(wins(table, state, following, tried) for following in out[1 : 1 + count].tolist())
    return tried[here]


@every_puzzle
def test_the_right_moves_are_right(make: Callable[[], Puzzle]) -> None:
    puzzle = make()
    if puzzle.proven:
        assert winning(puzzle.city.table) == puzzle.right


# ---------------------------------------------------------------- levels


def found(level: str, make: Callable[[], Puzzle]) -> float:
    """How often a level finds a right move."""
    puzzle = make()
    position = position_of(puzzle.city.table)
    keys = [position.game.key(level_without_clock(level, seed).choose(position)) for seed in SEEDS]
    return sum(key in puzzle.right for key in keys) / len(SEEDS)


def test_stronger_levels_find_more() -> None:
    shares = {level: sum(found(level, make) for make in PUZZLES) / len(PUZZLES) for level in LEVELS}
    assert list(shares.values()) == sorted(shares.values()), shares
    assert shares["easy"] >= 0.5, shares
    assert shares["easy"] < shares["expert"], shares
    assert shares["expert"] >= 0.95, shares


@every_puzzle
def test_the_expert_finds_every_one(make: Callable[[], Puzzle]) -> None:
    assert found("expert", make) >= 0.75
