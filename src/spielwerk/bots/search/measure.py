"""How a game wants to be thought about: the `[search]` table of its weights file, beside the weights themselves."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game


@dataclass(frozen=True)
class Measure:
    """Levels are the same for every game; these numbers translate them into its points, rounds and decisions."""

    lead: float = 5.0
    """Points of lead that make a player e times as likely to win."""
    rounds: int = 1
    """How many times as many rounds are imagined, where one alone brings little."""
    patience: float = 1.0
    """How many times as many iterations a decision is worth."""
    contest: bool = False
    """Whether options compete (see `contest`) instead of being visited in a tree."""
    looseness_power: float = 1.0
    """Levels choose with their looseness to this power: below 1 sets those apart that are hardly loose at all."""


@cache
def measure_of(game: Game) -> Measure:
    """What the weights file of a game says; a game that says nothing is like most others."""
    file = game.folder / "evaluation.toml"
    return Measure(**tomllib.loads(file.read_text("utf-8")).get("search", {})) if file.exists() else Measure()
