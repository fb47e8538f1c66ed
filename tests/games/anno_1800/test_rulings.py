"""Answers of chapter 12 of the rules and corners of chapters 5 to 8 that no scenario shows."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from tests.games.anno_1800.staging import A, B, Isles


def test_a_covered_start_industry_leaves_the_choice() -> None:
    isles = Isles()
    isles.build(A, "brewery", "home:r1c5")
    isles.turn(A)
    isles.play("expand", "industry:sawmill")
    assert len(isles.offered("field")) == 15


def test_covering_an_industry_lifts_the_bar() -> None:
    isles = Isles()
    isles.build(A, "sawmill", "home:r1c5")
    isles.turn(A)
    assert not isles.can("expand", "industry:sawmill")
    isles.build(A, "bakery", "home:r1c5")
    assert isles.can("expand", "industry:sawmill")


def test_an_extra_action_has_its_own_limits() -> None:
    isles = Isles()
    isles.turn(A, actions=2)
    isles.play("expand", "industry:sawmill")
    assert isles.can("expand", "industry:charcoal_kiln")


def test_one_removal_in_an_action_and_not_of_a_new_ship() -> None:
    isles = Isles()
    isles.build(A, "shipyard_1", "home:r3c2")
    isles.build(A, "brewery", "home:r3c3")
    isles.build(A, "bakery", "home:r3c4")
    isles.turn(A)
    isles.play("expand", "ship:trade_ship_1", "produce:home:r2c5", "produce:home:r1c5", "field:home:r4c5")
    assert isles.offered("remove") == {"home:r3c2", "home:r3c3", "home:r3c4"}
    assert isles.offered("industry") == set() and isles.offered("shipyard") == set(), "one kind only (6.1.1)"
    isles.play("remove:home:r3c3")
    assert isles.offered("remove") == set()


def test_after_a_removal_everything_can_still_be_built() -> None:
    isles = Isles()
    isles.build(A, "brewery", "home:r3c3")
    isles.turn(A)
    isles.play("expand", "remove:home:r3c3")
    assert {"industry:sawmill", "industry:brewery", "shipyard:1", "ship:trade_ship_1", "finish"} <= isles.options


def test_an_uncovered_start_industry_works_again() -> None:
    isles = Isles()
    isles.build(A, "sawmill", "home:r1c5")
    isles.turn(A)
    isles.play("expand", "remove:home:r1c5", "finish")
    assert isles.shows(A, "home:r1c5") == "start_sawmill" and isles.on(A, "home:r1c5") == []


def test_tokens_of_a_new_ship_pay_for_the_next() -> None:
    isles = Isles()
    isles.build(A, "shipyard_1", "home:r3c2")
    isles.cubes(A, farmer=2, artisan=1)
    isles.tokens(A, trade=1)
    isles.turn(A)
    isles.play("expand")
    isles.play("ship:trade_ship_1", "produce:home:r1c5", "field:home:r4c4")
    assert isles.trade(A) == (2, 0)
    isles.play("ship:trade_ship_1")  # sails for the two trade tokens
    assert isles.trade(A) == (0, 2) and isles.kind == "build_field"


def test_the_weakest_shipyard_builds() -> None:
    isles = Isles()
    isles.build(A, "shipyard_2", "home:r3c2")
    isles.turn(A)
    isles.play("expand", "ship:trade_ship_1", "produce:home:r2c5", "produce:home:r1c5", "field:home:r4c4")
    assert list(isles.s.yard_used)[:2] == [1, 0]


def test_the_cheapest_industry_makes_the_price_and_the_player_chooses_the_partner() -> None:
    isles = Isles(3)
    isles.cubes(A, farmer=1)
    isles.build(B, "brickworks", "home:r2c2")
    isles.tokens(A, trade=2)
    isles.turn(A)
    isles.play("upgrade")
    assert isles.options == {"trade:1", "trade:2"}
    isles.play("trade:1")
    assert isles.trade(A) == (1, 1) and isles.s.player[B].gold == 1


def test_the_limit_covers_extra_actions() -> None:
    isles = Isles()
    isles.cubes(A, farmer=2)
    isles.tokens(A, trade=4)
    isles.turn(A, actions=2)
    isles.play("upgrade")
    assert isles.trade(A) == (2, 2)
    assert "upgrade" not in isles.options


def test_bonus_tokens_are_gone_after_the_turn() -> None:
    isles = Isles()
    isles.tableau(A, "fw_04")
    isles.turn(A)
    isles.play("activate:fw_04")
    assert isles.s.bonus[0] == 2
    isles.play("festival")
    assert isles.s.active == B and isles.s.bonus[0] == 0 and isles.trade(A) == (2, 0)


@pytest.mark.parametrize(("gold", "possible"), [(0, False), (1, True)])
def test_a_card_effect_without_a_card_left(gold: int, possible: bool) -> None:
    isles = Isles()
    isles.tableau(A, "fw_01")
    isles.deck_left("farmer_worker", 0)
    isles.gold(A, gold)
    isles.turn(A)
    assert ("activate:fw_01" in isles.options) == possible
    if possible:
        isles.play("activate:fw_01")
        assert isles.s.player[A].gold == 0 and isles.s.player[A].owned[1] == 4


def test_a_cube_that_is_not_there_is_skipped() -> None:
    isles = Isles()
    isles.next_old_world("ow_village_isle")
    isles.cubes(B, farmer=21)
    assert isles.cubes_left("farmer") == 0
    isles.turn(A)
    assert not isles.can("recruit", "recruit:farmer")
    isles.play("open_old_world")
    assert isles.district(A) == {"farmer": 4, "worker": 4, "artisan": 2}
    assert isles.s.player[A].hand_size == 10


def test_all_returns_before_all_draws() -> None:
    isles = Isles()
    isles.hand(A, "fw_01", "fw_02", "fw_03")
    isles.deck_left("farmer_worker", 1)
    top = isles.s.pile[0, 0]
    isles.turn(A)
    isles.play("swap_cards", "card:fw_03", "card:fw_01", "done")
    me = isles.s.player[A]
    assert [me.hand[slot] for slot in range(3)] == [1, top, 2], "the old top card, then the own card returned first"


def test_one_cube_can_climb_twice_on_its_workplace() -> None:
    isles = Isles()
    isles.work(A, "home:r1c1", "farmer")
    isles.turn(A)
    isles.play("upgrade", "upgrade:farmer", "produce:home:r2c2", "place:home:r1c1")
    assert isles.on(A, "home:r1c1") == ["worker"]
    isles.play("upgrade:worker", "trade:1", "place:home:r1c1")
    assert isles.on(A, "home:r1c1") == ["artisan"]


def test_a_free_upgrade_of_two_may_stop_after_one() -> None:
    isles = Isles()
    isles.tableau(A, "fw_06")
    isles.turn(A)
    isles.play("activate:fw_06")
    assert isles.kind == "upgrade_cube" and isles.options == {"place:district", "stop"}, "the first had one place only"
    isles.play("stop")
    assert isles.district(A) == {"farmer": 3, "worker": 4, "artisan": 2}


def test_a_hundred_rounds_are_enough() -> None:
    isles = Isles()
    isles.turn(B, number=100)
    isles.play("festival")
    assert isles.table.over and isles.s.fireworks == -1


def test_a_festival_is_always_legal() -> None:
    isles = Isles()
    isles.cubes(A)
    isles.work(A, "home:r1c1", "worker", "farmer")
    isles.exhaust(A, "artisan")
    isles.tokens(A, trade=0, exploration=0, tired_trade=2, tired_exploration=1)
    isles.turn(A)
    assert "festival" in isles.options
    isles.play("festival")
    assert isles.district(A) == {"farmer": 1, "worker": 1, "artisan": 1}
    assert isles.trade(A) == (2, 0) and isles.exploration(A) == (1, 0)


def test_an_empty_deck_is_not_swapped_with() -> None:
    isles = Isles()
    isles.hand(A, "fw_01", "aei_01")
    isles.deck_left("farmer_worker", 0)
    isles.turn(A)
    isles.play("swap_cards")
    assert isles.kind == "turn_menu", "one card could be picked, and then nothing else"
    assert isles.s.player[A].hand_size == 2


def test_an_extra_action_may_be_left_out_and_is_lost() -> None:
    isles = Isles()
    isles.turn(A, actions=2)
    isles.play("festival", "end_turn")
    assert isles.s.active == B and isles.s.actions_left == 1


def test_start_industries_and_covered_ones_bring_nothing() -> None:
    isles = Isles(2, objectives=("edvard_goode", "hannah_goode", "the_queen", "princess_qing", "museum"))
    assert isles.objective(A, "edvard_goode") == 0, "the start industry makes steel as well, but has an id of its own"
    isles.build(A, "steelworks", "home:r2c4")
    assert isles.objective(A, "edvard_goode") == 2
    isles.build(A, "brewery", "home:r2c4")
    assert isles.objective(A, "edvard_goode") == 0


def test_a_cover_counts_instead_of_what_it_covers() -> None:
    isles = Isles()
    printed = 10 + 1 + 3
    assert isles.table.view(A)["structures"][A] == printed
    isles.build(A, "sawmill", "home:r1c5")
    assert isles.table.view(A)["structures"][A] == printed
    isles.build(A, "brewery", "home:r3c2")
    assert isles.table.view(A)["structures"][A] == printed + 1


def test_inside_a_payment_there_are_only_shift_ends() -> None:
    isles = Isles(2, objectives=("aarhant", "alonso_graves", "the_editor", "princess_qing", "museum"))
    isles.tableau(A, "fw_02")
    isles.cubes(A, farmer=4, artisan=2, investor=1)
    isles.exhaust(A, "farmer")
    isles.tokens(A, exploration=5)
    isles.gold(A, 5)
    isles.turn(A)
    assert {"activate:fw_02", "objective:aarhant", "objective:alonso_graves", "objective:the_editor"} <= isles.options
    isles.play("expand", "industry:charcoal_kiln")
    assert isles.options == {"produce:home:r1c5", "trade:1", "shift_end:farmer:exhausted"}


@pytest.mark.parametrize("islands", [0, 1, 2, 3])
def test_islands_cost_one_more_each_time(islands: int) -> None:
    names = ["ow_harvest_isle", "ow_village_isle", "ow_ruins_isle"][:islands]
    isles = Isles()
    isles.old_world(A, *names)
    isles.tokens(A, exploration=islands)
    isles.turn(A)
    assert "open_old_world" not in isles.options
    isles.tokens(A, exploration=islands + 1)
    isles.play("open_old_world")
    assert isles.s.player[A].old_worlds == islands + 1 and isles.exploration(A)[0] <= 1


def test_four_islands_of_each_kind() -> None:
    isles = Isles()
    isles.old_world(A, "ow_harvest_isle", "ow_village_isle", "ow_ruins_isle", "ow_wildlife_isle")
    isles.new_world(A, "nw_isla_blanca", "nw_isla_dulce", "nw_costa_verde", "nw_monte_negro")
    isles.tokens(A, exploration=9)
    isles.turn(A)
    assert not {"open_old_world", "explore_new_world"} & isles.options
    isles.play("take_expedition")
    assert isles.s.player[A].expeditions == 3 and isles.exploration(A) == (7, 2)


def test_new_world_resources_are_not_traded() -> None:
    isles = Isles()
    isles.new_world(B, "nw_isla_dulce")
    isles.tokens(A, trade=9)
    isles.turn(A)
    assert not isles.can("expand", "industry:rum_distillery")


@pytest.mark.parametrize("selection", ["random", "first_game", "custom"])
def test_objective_selection(selection: str) -> None:
    s = game.table(2, 4, {"objective_selection": selection}).state
    first_game = [0, 11, 7, 18, 15]
    assert (list(s.objective) == first_game) == (selection != "random")
    assert sorted(s.objective) == [number for number in range(20) if s.in_play[number]]
