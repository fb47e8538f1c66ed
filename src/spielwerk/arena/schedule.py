"""Who sits where in which game: every line-up is played from every seat with the same seed."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Pairing:
    """One game to be played: its seed and the contestant on each seat."""

    seed: int
    lineup: tuple[str, ...]


def alone(one: str, others: str, seats: int, games: int, seed: int) -> list[Pairing]:
    """One contestant against a table of another; it sits on each seat in turn."""
    lineup = (one, *[others] * (seats - 1))
    return [Pairing(seed + game // seats, turned(lineup, game % seats)) for game in range(games)]


def everyone(names: Sequence[str], seats: int, games: int, seed: int) -> list[Pairing]:
    """All contestants at tables with each other, as mixed and as often as can be."""
    dice = random.Random(seed)
    pairings: list[Pairing] = []
    bag: list[str] = []
    table = seed
    while len(pairings) < games:
        while len(bag) < seats:
            bag += dice.sample(list(names), len(names))
        lineup, bag = tuple(bag[:seats]), bag[seats:]
        different = dict.fromkeys(turned(lineup, turn) for turn in range(seats))
        pairings += [Pairing(table, sitting) for sitting in different]
        table += 1
    return pairings[:games]


def turned(lineup: tuple[str, ...], turn: int) -> tuple[str, ...]:
    """The same neighbours, each some seats further on."""
    return lineup[-turn:] + lineup[:-turn] if turn else lineup
