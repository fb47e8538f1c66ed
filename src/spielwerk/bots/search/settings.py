"""What makes a search bot what it is, and what it says of the options it considered."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spielwerk.bots.search.tables import Style

if TYPE_CHECKING:
    from spielwerk.bots.search.measure import Measure


@dataclass(frozen=True)
class Budget:
    """What a decision may cost at most; `nodes` bounds the memory of the bot."""

    iterations: int
    seconds: float
    nodes: int
    trees: int


@dataclass(frozen=True)
class Settings:
    """All that makes a search bot what it is."""

    style: Style
    budget: Budget
    looseness: float = 0.0
    """0: always the best option; 1: as often as an option was visited, unless that were silly."""
    skill: int = 0
    """How well positions are judged, where the game knows more than one judgement."""

    def measured(self, measure: Measure) -> Settings:
        """The same for a game with its own points, rounds and decisions."""
        style, budget = self.style, self.budget
        return replace(
            self,
            style=style._replace(
                spread=style.spread * measure.lead,
                margin_spread=style.margin_spread * measure.lead,
                horizon=max(1, round(style.horizon * measure.rounds)),
            ),
            budget=replace(budget, iterations=round(budget.iterations * measure.patience)),
            looseness=self.looseness**measure.looseness_power,
        )


@dataclass(frozen=True)
class Considered:
    """One option as the search saw it."""

    option: int
    share: float
    """Of all visits, or of what speaks for any option (see `contest`)."""
    value: float
    """To the seat that decides, from 0 to 1."""


def ranked(options: list[Considered]) -> list[Considered]:
    """The one that most speaks for first."""
    return sorted(options, key=lambda one: (-one.share, -one.value))
