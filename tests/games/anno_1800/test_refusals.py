"""What a player may wonder about: reasons for what is not possible."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800.catalogue import RESOURCES
from tests.games.anno_1800.staging import A, Isles


def reasons(isles: Isles) -> dict[str, str]:
    return {refused.key: refused.name for refused in isles.table.refused("de")}


def test_an_action_comes_first() -> None:
    isles = Isles()
    isles.turn(A)
    assert reasons(isles)["end_turn"] == "action_first"


def test_explorations() -> None:
    isles = Isles()
    isles.tokens(A, exploration=0)
    isles.turn(A)
    found = reasons(isles)
    for key in ("open_old_world", "explore_new_world", "take_expedition"):
        assert found[key] == "lacks_exploration_tokens"


def test_nothing_can_be_paid() -> None:
    isles = Isles()
    isles.cubes(A)
    isles.tokens(A, trade=0)
    isles.s.supply[0] = 0
    isles.turn(A)
    found = reasons(isles)
    assert found["expand"] == "nothing_to_build" and found["play_card"] == "no_card_payable"
    assert found["recruit"] == "nobody_to_recruit" and found["upgrade"] == "nobody_to_upgrade"


def test_builds() -> None:
    isles = Isles()
    isles.build(A, "sawmill", "home:r1c5")
    isles.s.supply[1] = 0
    isles.turn(A)
    isles.play("expand")
    found = reasons(isles)
    assert found["industry:sawmill"] == "industry_owned"
    assert found["industry:charcoal_kiln"] == "no_token_left"
    assert found["industry:rum_distillery"] == "no_source"
    assert found["ship:trade_ship_2"] == "no_shipyard_free"


def test_payments() -> None:
    isles = Isles(3)
    isles.turn(A)
    isles.tokens(A, trade=1)
    isles.work(A, "home:r2c2", "artisan", "artisan")
    isles.exhaust(A, "farmer")
    isles.gold(A, 4)
    isles.play("upgrade", "upgrade:farmer")
    found = reasons(isles)
    assert found["produce:home:r2c2"] == "workplaces_full"
    assert found["trade:1"] == "trade_too_dear"


def test_prices_in_trade_tokens() -> None:
    isles = Isles()
    isles.new_world(A, "nw_isla_dulce")
    isles.tokens(A, trade=1)
    isles.exhaust(A, "farmer")
    isles.gold(A, 1)
    isles.turn(A)
    isles.play("expand", "industry:rum_distillery")  # the one trade token is needed for sugar
    assert reasons(isles)["trade:1"] == "needed_elsewhere"


def test_prices_in_trade_tokens_with_beryl_omara() -> None:
    isles = Isles(2, objectives=("beryl_omara", "hannah_goode", "the_queen", "princess_qing", "museum"))
    isles.tokens(A, trade=1, exploration=3)
    isles.turn(A)
    isles.play("upgrade", "upgrade:farmer")
    assert "trade:1:beryl=1" in isles.options
    found = reasons(isles)
    assert found["trade:1:beryl=0"] == "trade_too_dear"
    assert found["trade:1:beryl=2"] == "not_enough_exploration_tokens"


def test_no_action_is_left() -> None:
    isles = Isles()
    isles.tableau(A, "fw_02")
    isles.turn(A)
    isles.play("festival")
    assert isles.options == {"activate:fw_02", "end_turn"}
    assert {reason for key, reason in reasons(isles).items() if key != "end_turn"} == {"no_action_left"}
    assert len(reasons(isles)) == 9


def test_a_resource_traded_already() -> None:
    isles = Isles()
    isles.exhaust(A, "farmer")
    isles.gold(A, 1)
    isles.turn(A)
    isles.s.traded[RESOURCES.number("bricks")] = 1
    isles.play("upgrade", "upgrade:farmer")
    assert reasons(isles)["trade:1"] == "traded_already"


def test_objectives() -> None:
    isles = Isles(2, objectives=("alonso_graves", "aarhant", "the_editor", "zoo", "museum"))
    isles.cubes(A, investor=2, farmer=1)
    isles.turn(A)
    isles.play("objective:aarhant")
    found = reasons(isles)
    assert found["objective:aarhant"] == "objective_used_already"
    assert found["objective:alonso_graves"] == found["objective:the_editor"] == "objective_too_dear"


def test_effects_that_do_nothing() -> None:
    isles = Isles()
    isles.tableau(A, "aei_17")  # engineer to investor, but there is no engineer
    isles.turn(A)
    assert reasons(isles)["activate:aei_17"] == "effect_does_nothing"


def test_shift_ends_cost_gold() -> None:
    isles = Isles()
    isles.exhaust(A, "artisan")
    isles.gold(A, 2)
    isles.turn(A)
    assert reasons(isles)["shift_end:artisan:exhausted"] == "shift_end_too_dear"


def test_recruits() -> None:
    isles = Isles()
    isles.deck_left("artisan_engineer_investor", 0)
    isles.turn(A)
    isles.play("recruit")
    assert reasons(isles)["recruit:artisan"] == "not_enough_gold"
    assert reasons(isles)["recruit:investor"] == "not_enough_gold"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_refusal_has_words_and_a_section(lang: str) -> None:
    isles = Isles()
    isles.turn(A)
    for refused in isles.table.refused(lang):
        assert refused.text and refused.section
