"""Positions with a right move, and the proof that it is right."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from spielwerk.kernel import Table


@dataclass(frozen=True)
class Puzzle:
    """A decision and the options that are right."""

    table: Table
    right: frozenset[str]
    proven: bool
    """Whether it is the last turn of the game, with so few ways that trying everything proves it."""


def puzzle(table: Table, *right: str, proven: bool = True) -> Puzzle:
    """A decision whose right options are some of those that are offered."""
    assert set(right) < set(table.options()), table.options()
    return Puzzle(table, frozenset(right), proven)


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
