"""What bots think of a position: the effort that hand cards still need, and what comes of it."""

from __future__ import annotations

import pytest
from pytest import approx

from spielwerk.bots.native import bot_games
from spielwerk.games.anno_1800 import game
from spielwerk.games.anno_1800.catalogue import CARDS, ENGINEER, FIREWORKS_POINTS
from spielwerk.games.anno_1800.effort import INPUT_SHARE, NO_CLASS_EFFORT, TRADE_EFFORT, card_effort
from spielwerk.games.anno_1800.evaluation import evaluate, turns_left
from tests.games.anno_1800.staging import A, B, Isles

SEAMSTRESS = CARDS.number("fw_29")
"""Costs soap and beer."""
BOOKBINDER = CARDS.number("aei_05")
"""Costs sewing machines, work clothes and soap; building the sewing machine factory takes an engineer."""


def effort(isles: Isles, card: int = SEAMSTRESS) -> float:
    return card_effort(isles.s, A, card, -1)


def test_each_industry_that_a_card_lacks_is_an_effort() -> None:
    isles = Isles()
    assert effort(isles) == approx(2.0)
    isles.build(A, "soap_factory", "home:r3c2")
    assert effort(isles) == approx(1.0)
    isles.build(A, "brewery", "home:r3c3")
    assert effort(isles) == approx(0.0)


def test_what_others_make_is_a_small_effort_while_trade_tokens_last() -> None:
    isles = Isles()
    isles.build(B, "soap_factory", "home:r3c2")
    isles.build(B, "brewery", "home:r3c3")
    assert effort(isles) == approx(2 * TRADE_EFFORT)
    isles.tokens(A, trade=1)
    assert effort(isles) == approx(1.0 + TRADE_EFFORT)


def test_what_an_upgrade_costs_is_part_of_the_effort_for_a_class() -> None:
    isles = Isles()
    isles.build(A, "soap_factory", "home:r3c2")
    without_glass = effort(isles, BOOKBINDER)
    isles.build(A, "glassworks", "home:r3c3")
    with_glass = effort(isles, BOOKBINDER)
    assert with_glass == approx(without_glass - INPUT_SHARE)
    isles.cubes(A, farmer=4, worker=3, artisan=2, engineer=1)
    assert effort(isles, BOOKBINDER) == approx(with_glass - NO_CLASS_EFFORT[ENGINEER])


def test_industries_near_the_hand_are_worth_more_than_others() -> None:
    worth: dict[str, float] = {}
    for industry in ("soap_factory", "sausage_factory"):
        isles = Isles()
        isles.hand(A, "fw_29", "fw_30", "fw_46")
        isles.build(A, industry, "home:r3c2")
        worth[industry] = evaluate(isles.s, A)
    assert worth["soap_factory"] > worth["sausage_factory"] + 1


def test_turns_left_follow_the_other_hands_and_the_end() -> None:
    isles = Isles()
    early = turns_left(isles.s, A)
    isles.hand(B, "fw_29")
    assert turns_left(isles.s, A) < early
    isles.s.end_trigger_round = isles.s.round_number
    assert turns_left(isles.s, A) == 1


@pytest.mark.parametrize("number", [3, 22, 40])
def test_the_end_of_the_own_turn_changes_no_guess(number: int) -> None:
    isles = Isles()
    isles.turn(B, number)
    before = turns_left(isles.s, B)
    isles.play("festival")
    assert isles.s.round_number == number + 1 and isles.s.active == A
    assert turns_left(isles.s, B) == before


def test_emptying_the_hand_is_worth_it() -> None:
    isles = Isles()
    isles.build(A, "soap_factory", "home:r3c2")
    isles.build(A, "brewery", "home:r3c3")
    isles.hand(A, "fw_29")
    isles.turn(A, number=20)
    before = evaluate(isles.s, A)
    isles.play("play_card")
    assert isles.s.fireworks == A
    assert evaluate(isles.s, A) > before + FIREWORKS_POINTS / 2


def test_greedy_wins_against_random_players() -> None:
    games = bot_games(game, ["greedy", "random", "random", "random"], 12, 1)
    assert (games.standings.argmax(axis=1) == 0).sum() >= 11
    assert games.scores[:, 0].mean() > 3 * games.scores[:, 1:].mean() + 30
