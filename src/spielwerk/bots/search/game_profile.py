"""How a game wants to be searched: the `[search]` table of its weights file, beside the weights themselves."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from spielwerk.kernel.weights import WEIGHTS_FILE

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game


@dataclass(frozen=True)
class GameProfile:
    """Levels are the same for every game; these numbers translate them into its points, rounds and decisions."""

    lead: float = 5.0
    """Points of lead that make a player e times as likely to win."""
    horizon_factor: int = 1
    """How many times as many rounds are imagined, where one alone brings little."""
    iterations_factor: float = 1.0
    """How many times as many iterations a decision is worth."""
    sequential_halving: bool = False
    """Whether options compete by sequential halving instead of being visited in a tree."""
    temperature_power: float = 1.0
    """Levels choose with their temperature to this power: below 1 sets those apart that have hardly any."""


@cache
def profile_of(game: Game) -> GameProfile:
    """What the weights file of a game says; a game that says nothing is like most others."""
    file = game.folder / WEIGHTS_FILE
    return GameProfile(**tomllib.loads(file.read_text("utf-8")).get("search", {})) if file.exists() else GameProfile()
