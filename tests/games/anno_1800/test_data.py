"""What a designer who changes the data file gets: an effect, or a line that says what does not fit together."""

from __future__ import annotations

from typing import Any

import pytest

from spielwerk.games.anno_1800.validation import FIXED, contradictions
from tests.games.designers import catalogue_of, changed, data_of, without_effect

DATA = data_of("anno_1800")
PHYSICAL = (
    "game_boards", "home_islands", "naval_tokens_trade", "naval_tokens_exploration", "gold_tokens_value_1",
    "gold_tokens_value_5", "start_player_tokens", "fireworks_tokens", "game_aids",
)  # fmt: skip
"""What lies in the box but is not limited in the rules, or has no part in them."""
LABELS = ("meta.data_version", "population_cards.number", "home_fields.row", "home_fields.column")
"""What only names a version, a card or a field."""


def test_the_data_agree_with_themselves() -> None:
    assert list(contradictions(DATA)) == []


def test_every_number_has_an_effect_or_is_refused() -> None:
    assert without_effect("anno_1800", *LABELS, *(f"component_counts.{thing}" for thing in PHYSICAL)) == []


@pytest.mark.parametrize(("part", "entry"), [(part, entry) for part, entries in FIXED.items() for entry in entries])
def test_what_the_rules_are_written_for_is_fixed(part: str, entry: str) -> None:
    value = 7 if isinstance(FIXED[part][entry], int) else "other"
    with pytest.raises(ValueError, match=rf"^data\.toml: {part}\.{entry} can only be"):
        catalogue_of("anno_1800", changed(DATA, (part, entry), value))


@pytest.mark.parametrize(
    ("way", "value", "line"),
    [
        (("component_counts", "construction_tokens"), 121, "component_counts.construction_tokens is 121"),
        (("component_counts", "population_cards_new_world"), 25, "population_cards_new_world is 25"),
        (("industries", 3, "workplaces"), 3, "warehouse must have as many workplaces"),
        (("population_types", 0, "tier"), 2, "order of their tiers"),
        (("rules", "max_old_world_islands_per_player"), 5, "old_world_exploration_cost needs a price"),
        (("rules", "new_world_exploration_cost"), [1, 2], "new_world_exploration_cost needs a price"),
        (("setup", "start_gold_by_turn_order"), [0, 1], "needs an amount for every player"),
        (("setup", "first_game_objectives"), ["zoo", "zoo", "zoo", "zoo", "zoo"], "first_game_objectives must name"),
        (("setup", "objective_selection_modes"), ["random"], "objective_selection_modes can only be"),
        (("population_types", 0, "start_count"), 7, "not enough cubes for all players to start with: farmer"),
        (("setup", "start_hand_farmer_worker"), 12, "not enough cards for all players to start with: farmer_worker"),
        (("setup", "start_trade_tokens"), 3, "what the ships of the home island carry: 2"),
        (("decks", 0, "influence_points"), 4, "fw_01 must bring as many points as its deck"),
        (("decks", 2, "cards"), 25, "the deck new_world has 24 cards, not 25"),
        (("population_cards", 0, "effect", "amount"), 2, "fw_01 can bring one cube only"),
        (("population_cards", 5, "effect", "to"), "investor", "fw_06 names an upgrade that is not in the list"),
        (("upgrades", 1, "from"), "farmer", "a class of population can have one upgrade only"),
        (("industries", 1, "cost"), {"timber": 4}, "charcoal_kiln can cost up to 12 resources, up to 3 of a kind"),
        (("industries", 3, "exhaust"), {"artisan": 2}, "warehouse can exhaust one cube only"),
        (("resources", 0, "tradable"), False, "grain: all Old World resources can be traded"),
        (("resources", 0, "origin"), "new_world", "the New World resources must be the last ones"),
        (("start_industries", 0, "field"), "r1c2", "start_grain_farm does not lie on the field r1c2"),
        (("start_industries", 4, "alternative"), "", "start_sawmill and its alternative must name each other"),
        (("home_fields", 10, "preprinted_kind"), "ship", "r3c1 shows a ship"),
        (("old_world_islands", 0, "count"), 2, "ow_harvest_isle can be there once only"),
        (("old_world_islands", 1, "land_fields"), ["l1"], "ow_village_isle must have the same fields"),
        (("old_world_islands", 9, "preprinted", 0, "field"), "l1", "a shipyard 'shipyard_2' can't stand on l1"),
        (("objective_cards", 0, "effect"), "gold_for_investor", "objective cards with an effect can only be"),
    ],
)
def test_a_contradiction_is_one_clear_line(way: tuple[str | int, ...], value: Any, line: str) -> None:
    lines = list(contradictions(changed(DATA, way, value)))
    assert any(line in found for found in lines), lines


def test_more_fields_than_the_search_for_a_payment_holds() -> None:
    data = changed(DATA, ("rules", "max_old_world_islands_per_player"), 5)
    data["rules"]["old_world_exploration_cost"] = [1, 2, 3, 4, 5]
    assert list(contradictions(data)) == ["a player can have up to 31 land and coast fields"]


def test_a_missing_entry_is_named() -> None:
    data = data_of("anno_1800")
    del data["rules"]["trades_per_resource_per_turn"]
    with pytest.raises(ValueError, match=r"^data\.toml: the entry 'trades_per_resource_per_turn' is missing$"):
        catalogue_of("anno_1800", data)
