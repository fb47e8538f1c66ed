"""What a designer who changes the data file gets: an effect, or a line that says what does not fit together."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.games.dilluvia_project.validation import FIXED, contradictions
from tests.games.designers import catalogue_of, changed, data_of, without_effect

DATA = data_of("dilluvia_project")
PHYSICAL = (
    "game_boards", "player_boards", "building_markers", "player_cubes", "population_markers", "round_markers",
    "prestige_markers", "aero_coins", "money_markers", "player_aids",
)  # fmt: skip
"""What lies in the box but is not limited in the rules, or has no part in them."""
LABELS = ("game.year", "game.duration_minutes", "game.min_age")
KIND = {row["id"]: number for number, row in enumerate(DATA["market_kinds"])}


def test_the_data_agree_with_themselves() -> None:
    assert list(contradictions(DATA)) == []


def test_every_number_has_an_effect_or_is_refused() -> None:
    assert without_effect("dilluvia_project", *LABELS, *(f"component_counts.{thing}" for thing in PHYSICAL)) == []


@pytest.mark.parametrize(("part", "entry"), [(part, entry) for part, entries in FIXED.items() for entry in entries])
def test_what_the_rules_are_written_for_is_fixed(part: str, entry: str) -> None:
    other = {True: False}.get(FIXED[part][entry], 7)
    with pytest.raises(ValueError, match=rf"^data\.toml: {part}\.{entry} can only be"):
        catalogue_of("dilluvia_project", changed(DATA, (part, entry), other))


@pytest.mark.parametrize(
    ("way", "value", "line"),
    [
        (("component_counts", "garden_tiles"), 17, "component_counts.garden_tiles is 17"),
        (("limits", "workers_total_per_player"), 8, "must be the workers of the start and the reserve"),
        (("setup", "start_aeros_by_turn_order"), [3, 4], "needs an amount for every player"),
        (("game", "income_phases"), 7, "income_phases must be one less"),
        (("house_track", "positions"), 25, "needs a number for every position"),
        (("action_fields", 1, "once_per_player_per_round"), True, "only the field player_order"),
        (("action_fields", 1, "rows", 0, "circles", 0, "single_worker"), True, "like its field"),
        (("action_fields", 0, "rows", 0, "circles", 3, "players"), [3, 4], "as many circles as there are players"),
        (("action_values", "reposition_buildings"), 3, "up to 3 buildings can be repositioned"),
        (("land_sizes", 2, "squares"), 3, "land_sizes can only be small (1), medium (2), large (4)"),
        (("land_sizes", 1, "price"), 3, "the price of medium land must be that of its squares"),
        (("building_types", 0, "squares"), 2, "b0 can't be small and cover 2 squares"),
        (("building_types", 0, "cost_total"), 3, "the cost_total of b0"),
        (("city", "rows"), 14, "city_squares must list 14 rows of 13 squares"),
        (("city_squares", 0, "row"), 2, "A1 does not lie in row 2"),
        (("city", "land_squares_2_players"), 77, "land_squares_2_players must be 76"),
        (("propellers", 0, "square"), "A1", "propellers must be the squares"),
        (("market", "columns"), 5, "the market must be square"),
        (("market_kinds", KIND["settlers"], "count"), 4, "there are 3 tiles of the kind settlers, not 4"),
        (("market_kinds", KIND["seven_prestige"], "fixed_price"), 6, "the fixed price of seven_prestige"),
        (("market_kinds", KIND["toll_right"], "effect", "aeros"), 2, "toll_right must be there once"),
        (("market_deck", "grey_tiles_by_players", "3"), 23, "with 3 players there are 22 grey market tiles, not 23"),
        (("market_space_effects", 4, "effect", "pieces"), 2, "can bring one piece of land only"),
    ],
)
def test_a_contradiction_is_one_clear_line(way: tuple[str | int, ...], value: Any, line: str) -> None:
    lines = list(contradictions(changed(DATA, way, value)))
    assert any(line in found for found in lines), lines


def test_a_missing_entry_is_named() -> None:
    data = data_of("dilluvia_project")
    del data["market"]["fixed_price"]
    with pytest.raises(ValueError, match=r"^data\.toml: the entry 'fixed_price' is missing$"):
        catalogue_of("dilluvia_project", data)
