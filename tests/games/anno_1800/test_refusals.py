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
    assert found["trade:1"] == "lacks_trade_tokens"


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
    assert found["trade:1:beryl=0"] == "lacks_trade_tokens"
    assert found["trade:1:beryl=2"] == "lacks_exploration_tokens"


def test_no_action_is_left() -> None:
    isles = Isles()
    isles.tableau(A, "fw_02")
    isles.turn(A)
    isles.play("festival")
    assert isles.options == {"activate:fw_02", "end_turn"}
    assert [reason for key, reason in reasons(isles).items() if ":" not in key] == ["no_action_left"] * 9


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
    assert found["objective:zoo"] == "counts_at_the_end"
    words = isles.table.refusals("de")
    assert words["objective:alonso_graves"] == "Das kostet 3 Erkundungs-Plättchen (du hast 1) und 3 Gold (du hast 5)."
    assert words["objective:the_editor"] == "Das kostet 2 Erkundungs-Plättchen; du hast 1."


def test_objectives_within_an_action() -> None:
    isles = Isles(2, objectives=("alonso_graves", "aarhant", "the_editor", "beryl_omara", "museum"))
    isles.turn(A)
    isles.play("recruit")
    assert reasons(isles)["objective:aarhant"] == "action_goes_first"
    isles.play("recruit:farmer", "produce:home:r1c5")
    found = reasons(isles)
    assert found["objective:alonso_graves"] == found["objective:the_editor"] == "between_actions_only"
    assert found["objective:aarhant"] == "lacks_cube_in_district"
    assert found["objective:beryl_omara"] == "works_by_itself"


def test_effects_that_do_nothing() -> None:
    isles = Isles()
    isles.tableau(A, "aei_17", "fw_01")  # engineer to investor, but there is no engineer; a worker
    isles.tableau(A, "fw_02", used=True)
    isles.deck_left("farmer_worker", 0)
    isles.turn(A)
    found = reasons(isles)
    assert found["activate:aei_17"] == "no_cube_to_upgrade" and found["activate:fw_02"] == "activated_already"
    line = "Der Stapel „Bauer/Arbeiter“ ist leer; statt der Karte kostet der Stein 1 Gold, du hast 0."
    assert isles.table.refusals("de")["activate:fw_01"] == line


def test_an_empty_hand_is_no_empty_deck() -> None:
    isles = Isles()
    isles.hand(A)
    isles.turn(A)
    assert reasons(isles)["swap_cards"] == reasons(isles)["play_card"] == "no_hand_card"


def test_every_resource_that_is_lacking_is_named() -> None:
    isles = Isles()
    isles.cubes(A, farmer=1)
    isles.tokens(A, trade=0)
    isles.turn(A)
    isles.play("expand")
    assert isles.table.refusals("de")["industry:glassworks"] == "Das bekommst du gerade nirgends: Waren, Kohle."


def test_a_resource_traded_already_with_beryl_omara() -> None:
    isles = Isles(2, objectives=("beryl_omara", "hannah_goode", "the_queen", "princess_qing", "museum"))
    isles.exhaust(A, "farmer")
    isles.gold(A, 1)
    isles.turn(A)
    isles.s.traded[RESOURCES.number("bricks")] = 1
    isles.play("upgrade", "upgrade:farmer")
    found = reasons(isles)
    assert "trade:1" not in found
    assert [found[f"trade:1:beryl={k}"] for k in range(3)] == ["traded_already"] * 3


def test_partners_who_make_something_else() -> None:
    isles = Isles(3)
    isles.build(2, "brewery", "home:r2c2")  # no bricks any more
    isles.turn(A)
    isles.play("upgrade", "upgrade:farmer")
    assert reasons(isles)["trade:2"] == "made_by_nobody_there"


def test_fields_of_the_wrong_kind() -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("expand", "shipyard:1", "produce:home:r1c5")
    found = reasons(isles)
    assert found["field:home:r1c1"] == found["field:home:r4c1"] == "shipyards_on_coasts"


def test_what_is_given_back() -> None:
    isles = Isles()
    isles.build(A, "shipyard_1", "home:r3c2")
    isles.build(A, "brewery", "home:r3c3")
    isles.turn(A)
    isles.play("expand")
    assert reasons(isles)["remove:home:r1c1"] == "printed_stays" and reasons(isles)["finish"] == "nothing_done_yet"
    isles.play("remove:home:r3c3")
    assert reasons(isles)["remove:home:r3c2"] == "given_back_already"


def test_shift_ends_cost_gold() -> None:
    isles = Isles()
    isles.exhaust(A, "artisan")
    isles.gold(A, 2)
    isles.turn(A)
    assert reasons(isles)["shift_end:artisan:exhausted"] == "shift_end_too_dear"


def test_a_dear_shift_end_is_refused_where_the_cube_is() -> None:
    isles = Isles()
    isles.work(A, "home:r2c2", "artisan")
    isles.turn(A)
    found = reasons(isles)
    assert found["shift_end:artisan:home:r2c2"] == "shift_end_too_dear"
    assert "shift_end:artisan:exhausted" not in found, "nobody is there"


def test_recruits() -> None:
    isles = Isles()
    isles.deck_left("artisan_engineer_investor", 0)
    isles.turn(A)
    isles.play("recruit")
    assert reasons(isles)["recruit:artisan"] == "lacks_gold_for_card"
    assert reasons(isles)["recruit:investor"] == "lacks_gold_for_card"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_refusal_has_words_and_a_section(lang: str) -> None:
    isles = Isles()
    isles.turn(A)
    for refused in isles.table.refused(lang):
        assert refused.text and refused.section
