"""The games under the laws. A new game gets the whole suite by its entry here."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

import spielwerk
from spielwerk.kernel import Game


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

    def __str__(self) -> str:
        extras = "".join(f"-{name}={value}" for name, value in self.choices.items())
        return f"{self.slug}-{self.seats}{extras}"


EVERY_SET = {"surplus": "on", "jutaku": "on", "kickstarter": "on", "captain": "on"}
"""The extra cards of Import/Export."""

CASES = [
    *(Case("airship_city", seats, python_games=1000, native_games=100_000) for seats in (3, 4)),
    *(Case("dilluvia_project", seats) for seats in (2, 3, 4)),
    *(Case("anno_1800", seats, python_games=20, native_games=2_000) for seats in (2, 3, 4)),
    Case("anno_1800", 3, {"alternative_industry_mode": "additional"}, python_games=10, native_games=1_000),
    *(Case("steamopolis", seats, python_games=50) for seats in (1, 2, 3, 4)),
    *(Case("steamopolis", seats, {"beginner_characters": "true"}, python_games=10) for seats in (2, 3, 4)),
    Case("steamopolis", 1, {"solo_difficulty": "easy"}, python_games=20),
    Case("steamopolis", 1, {"solo_difficulty": "hard", "beginner_characters": "true"}, python_games=20),
    Case("steamopolis", 1, {"solo_difficulty": "expert"}, python_games=20),
    *(Case("import_export", seats, python_games=10, native_games=5_000) for seats in (2, 3, 4, 5, 6)),
    *(
        Case("import_export", seats, {"target": "long", **EVERY_SET}, python_games=5, native_games=2_000)
        for seats in (2, 4, 6)
    ),
    *(Case("import_export", 3, {extra: "on"}, python_games=5, native_games=2_000) for extra in EVERY_SET),
    Case("airship_city", 4, {"workers_stay_on_shifted_tile": "false", "shift_in_mid_hop": "false"}),
    Case("airship_city", 3, {"majority_needs_strict_lead": "false", "score_may_be_negative": "false"}),
    Case(
        "airship_city",
        4,
        {
            "prerequisite_counts_majority_marker": "true",
            "bonus_unlock_counts_majority_marker": "true",
            "expansion_must_develop_if_possible": "false",
            "resource_bonus_tile_side_checked": "after_action",
            "resource_bonus_expansion_checked": "before_action",
        },
    ),
]

every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("slug", sorted({case.slug for case in CASES}))
