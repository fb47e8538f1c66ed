"""Scenarios of the specification: islands, recruits, the end trigger (S12 to S15), extra actions (S20)."""

from __future__ import annotations

import pytest

from tests.games.anno_1800.staging import A, B, C, Isles


def test_s12_second_old_world_island() -> None:
    isles = Isles()
    isles.old_world(A, "ow_ruins_isle")
    isles.turn(A)
    assert "open_old_world" not in isles.options
    isles.tokens(A, exploration=2)
    isles.next_old_world("ow_workers_isle")
    isles.turn(A)
    isles.play("open_old_world")
    assert isles.exploration(A) == (0, 2)
    assert isles.district(A)["worker"] == 5
    assert list(isles.s.player[A].hand_of_deck) == [9, 2, 0]


@pytest.mark.parametrize(("gold", "answer", "workers"), [(1, "yes", 5), (1, "no", 4), (0, "", 4)])
def test_s12_one_card_for_two_workers(gold: int, answer: str, workers: int) -> None:
    isles = Isles()
    isles.old_world(A, "ow_ruins_isle")
    isles.tokens(A, exploration=2)
    isles.next_old_world("ow_workers_isle")
    isles.deck_left("farmer_worker", 1)
    isles.gold(A, gold)
    isles.turn(A)
    isles.play("open_old_world")
    if answer:
        assert isles.kind == "pay_missing_card" and {"yes", "no"} <= isles.options
        isles.play(answer)
    assert isles.district(A)["worker"] == workers
    assert list(isles.s.player[A].hand_of_deck) == [8, 2, 0]
    assert isles.s.player[A].gold == (0 if answer == "yes" else gold)


def test_s13_new_world() -> None:
    isles = Isles()
    isles.new_world(A, "nw_isla_blanca", "nw_monte_negro")
    isles.tokens(A, exploration=3)
    isles.next_new_world("nw_isla_dulce")
    isles.turn(A)
    isles.play("explore_new_world")
    assert isles.exploration(A) == (0, 3)
    assert list(isles.s.player[A].hand_of_deck) == [7, 2, 3]
    assert isles.table.view(A)["player"][A]["new_world"][:3] == ["nw_isla_blanca", "nw_monte_negro", "nw_isla_dulce"]


def test_s13_sugar_is_used_twice_in_a_turn() -> None:
    isles = Isles()
    isles.new_world(A, "nw_isla_dulce")
    isles.build(A, "bakery", "home:r3c2")
    isles.build(A, "brewery", "home:r3c3")
    isles.hand(A, "nw_13", "aei_32")
    isles.turn(A, actions=2)
    isles.play("play_card")
    assert isles.face("nw_13") == "open"
    assert isles.trade(A) == (1, 1)
    isles.play("expand", "industry:rum_distillery", "field:home:r3c4")  # the token is needed for sugar
    assert isles.trade(A) == (0, 2)
    assert isles.shows(A, "home:r3c4") == "rum_distillery"


@pytest.mark.parametrize(("gold", "possible"), [(2, False), (3, True)])
def test_s14_recruiting_with_an_empty_deck(gold: int, possible: bool) -> None:
    isles = Isles()
    isles.deck_left("artisan_engineer_investor", 0)
    isles.gold(A, gold)
    isles.turn(A)
    isles.play("recruit")
    assert "farmer" in isles.offered("recruit")
    assert ("artisan" in isles.offered("recruit")) == possible
    if possible:
        before = isles.s.player[A].hand_size
        isles.play("recruit:artisan", "produce:home:r1c5", "produce:home:r2c2", "produce:home:r2c1")
        assert isles.s.player[A].gold == 0
        assert isles.s.player[A].hand_size == before
        assert isles.district(A)["artisan"] == 1


def end_game() -> Isles:
    isles = Isles(3)
    isles.build(B, "schnapps_distillery", "home:r3c2")
    isles.build(B, "sausage_factory", "home:r3c3")
    isles.hand(B, "fw_03")
    isles.turn(B, number=30)
    isles.tokens(B, trade=0)
    isles.play("play_card")
    return isles


def test_s15_end_trigger() -> None:
    isles = end_game()
    assert isles.s.fireworks == B
    isles.play("activate:fw_03")
    assert isles.s.player[B].hand_size == 1
    assert isles.s.fireworks == B and isles.s.end_trigger_round == 30
    assert (isles.s.active, isles.s.round_number) == (C, 30)
    isles.play("festival")
    for seat in range(3):
        assert (isles.s.active, isles.s.round_number) == (seat, 31)
        isles.play("festival")
        if seat == B and "end_turn" in isles.options:
            isles.play("end_turn")
    assert isles.table.over
    assert isles.s.round_number == 31


def test_s15_a_second_empty_hand_changes_nothing() -> None:
    isles = end_game()
    isles.play("activate:fw_03")
    isles.build(C, "schnapps_distillery", "home:r3c2")
    isles.build(C, "soap_factory", "home:r3c3")
    isles.tokens(C, trade=0)
    isles.hand(C, "fw_07")
    isles.turn(C, number=30)
    isles.play("play_card")
    assert isles.s.player[C].hand_size == 0
    assert isles.s.fireworks == B and isles.s.end_trigger_round == 30


def test_s20_extra_actions_and_bonus_tokens() -> None:
    isles = Isles(2, objectives=("alonso_graves", "university", "edvard_goode", "isabel_sarmento", "zoo"))
    isles.tableau(A, "nw_04")  # three trade tokens
    isles.build(B, "rum_distillery", "home:r3c2")
    isles.build(A, "brewery", "home:r3c2")
    isles.tokens(A, exploration=3)
    isles.gold(A, 3)
    isles.hand(A, "nw_01", "aei_32")  # rum and beer
    isles.turn(A)
    isles.play("activate:nw_04", "objective:alonso_graves")
    assert (isles.exploration(A), isles.s.player[A].gold, isles.s.actions_left) == ((0, 3), 0, 2)
    assert "objective:alonso_graves" not in isles.options
    isles.play("play_card")
    assert isles.face("nw_01") == "open"
    assert isles.s.bonus[0] == 1 and isles.trade(A) == (2, 0)
    isles.play("swap_cards")
    assert isles.s.active == A and isles.options == {"activate:nw_01", "end_turn"}
    isles.play("end_turn")
    assert isles.s.bonus[0] == 0 and isles.trade(A) == (2, 0)
