"""What bots think of a position: the effort that hand cards still need, and what comes of it."""

from __future__ import annotations

import numpy as np
import pytest
from pytest import approx

from spielwerk.bots.native import bot_games
from spielwerk.games.anno_1800 import game
from spielwerk.games.anno_1800.catalogue import CARDS, ENGINEER, FIREWORKS_POINTS
from spielwerk.games.anno_1800.effort import card_effort
from spielwerk.games.anno_1800.evaluation import evaluate, judge, turns_left
from spielwerk.games.anno_1800.guesses import (
    BEGINNER,
    BUILD_EFFORT,
    GUESSES,
    INPUT_SHARE,
    NO_CLASS_EFFORT,
    SKILLS,
    SWAP_EFFORT,
    TRADE_EFFORT,
)
from spielwerk.games.anno_1800.prospects import turns_ahead
from spielwerk.kernel.weights import EXPERT_FILE
from tests.games.anno_1800.staging import A, B, Isles

SEAMSTRESS = CARDS.number("fw_29")
"""Costs soap and beer."""
BOOKBINDER = CARDS.number("aei_05")
"""Costs sewing machines, work clothes and soap; building the sewing machine factory takes an engineer."""


def effort(isles: Isles, card: int = SEAMSTRESS, skill: int = BEGINNER) -> float:
    return card_effort(isles.s, A, card, -1, skill)


@pytest.mark.parametrize("skill", range(SKILLS))
def test_each_industry_that_a_card_lacks_is_an_effort(skill: int) -> None:
    isles, building = Isles(), GUESSES[skill, BUILD_EFFORT]
    assert effort(isles, skill=skill) == approx(2 * building)
    isles.build(A, "soap_factory", "home:r3c2")
    assert effort(isles, skill=skill) == approx(building)
    isles.build(A, "brewery", "home:r3c3")
    assert effort(isles, skill=skill) == approx(0.0)


@pytest.mark.parametrize("skill", range(SKILLS))
def test_what_others_make_is_a_small_effort_while_trade_tokens_last(skill: int) -> None:
    isles, trading = Isles(), GUESSES[skill, TRADE_EFFORT]
    isles.build(B, "soap_factory", "home:r3c2")
    isles.build(B, "brewery", "home:r3c3")
    assert effort(isles, skill=skill) == approx(2 * trading)
    isles.tokens(A, trade=1)
    assert effort(isles, skill=skill) == approx(GUESSES[skill, BUILD_EFFORT] + trading)


@pytest.mark.parametrize("skill", range(SKILLS))
def test_no_card_takes_more_effort_than_swapping_it(skill: int) -> None:
    efforts = [effort(Isles(), card, skill) for card in CARDS]
    assert max(efforts) == GUESSES[skill, SWAP_EFFORT]
    assert min(efforts) < max(efforts)


def test_what_an_upgrade_costs_is_part_of_the_effort_for_a_class() -> None:
    isles = Isles()
    isles.build(A, "soap_factory", "home:r3c2")
    without_glass = effort(isles, BOOKBINDER)
    isles.build(A, "glassworks", "home:r3c3")
    with_glass = effort(isles, BOOKBINDER)
    assert with_glass == approx(without_glass - GUESSES[BEGINNER, INPUT_SHARE])
    isles.cubes(A, farmer=4, worker=3, artisan=2, engineer=1)
    assert effort(isles, BOOKBINDER) == approx(with_glass - GUESSES[BEGINNER, NO_CLASS_EFFORT + ENGINEER])


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


def test_experts_think_that_more_of_the_game_is_left() -> None:
    isles = Isles()
    isles.turn(A, number=15)
    guesses = [turns_ahead(isles.s, A, skill) for skill in range(SKILLS)]
    assert guesses == sorted(guesses) and guesses[0] == turns_left(isles.s, A) < guesses[-1]


def test_every_skill_judges_in_its_own_way_and_alike_at_both_speeds() -> None:
    isles = Isles()
    isles.build(A, "soap_factory", "home:r3c2")
    judged = [judge(isles.s, A, skill) for skill in range(SKILLS)]
    has_expertise = (game.folder / EXPERT_FILE).exists()  # without it the highest judges like the one below
    assert len(set(judged)) == SKILLS - (not has_expertise) and judged[BEGINNER] == evaluate(isles.s, A)
    assert (judged[-1] == judged[-2]) is not has_expertise
    state = np.frombuffer(bytes(isles.s), np.uint8).copy()
    for skill in range(SKILLS):
        assert game.native.evaluate(state, A, skill) == approx(judged[skill], abs=1e-9)


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
