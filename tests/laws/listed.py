"""The games under the laws: every folder of a game, at the tables that its `cases.toml` names.

A game without that file is tried with its fewest and its most players.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest

import spielwerk
from spielwerk.games import GAMES
from spielwerk.kernel import Game

FILE = "cases.toml"


@dataclass(frozen=True)
class Case:
    """One way to set up a game: number of seats and table choices."""

    slug: str
    seats: int
    choices: dict[str, str] = field(default_factory=dict)
    python_games: int = 100
    """Games compared decision by decision at both speeds."""
    native_games: int = 20_000

    @property
    def game(self) -> Game:
        return spielwerk.game(self.slug)

    def __hash__(self) -> int:
        return hash(str(self))

    def __str__(self) -> str:
        extras = "".join(f"-{name}={value}" for name, value in self.choices.items())
        return f"{self.slug}-{self.seats}{extras}"


def cases_of(game: Game) -> Iterator[Case]:
    """The tables at which a game is tried."""
    for entry in _entries(game):
        for seats in entry.pop("seats"):
            yield Case(game.slug, seats, **entry)


def _entries(game: Game) -> list[dict[str, Any]]:
    file = game.folder / FILE
    if not file.exists():
        return [{"seats": sorted({game.seats[0], game.seats[-1]})}]
    return tomllib.loads(file.read_text("utf-8"))["cases"]


CASES = [case for slug in GAMES for case in cases_of(spielwerk.game(slug))]


def grouped(case: Case) -> object:
    """A case whose tests all run in the same process, where they share its recorded games."""
    return pytest.param(case, id=str(case), marks=pytest.mark.xdist_group(str(case)))


every_case = pytest.mark.parametrize("case", [grouped(case) for case in CASES])
every_plain_case = pytest.mark.parametrize("case", [grouped(case) for case in CASES if not case.choices])
every_game = pytest.mark.parametrize("slug", GAMES)
