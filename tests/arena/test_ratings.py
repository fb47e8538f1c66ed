"""The arithmetic of ratings and of the sequential test."""

from __future__ import annotations

import math
import random

import pytest

from spielwerk.arena.ratings import ELO, plackett_luce, ratings, sprt, wilson


def rankings_of(strengths: list[float], games: int, seed: int = 1) -> list[list[list[int]]]:
    """Games in which places are drawn by strength."""
    dice = random.Random(seed)
    found = []
    for _ in range(games):
        left = list(range(len(strengths)))
        places: list[list[int]] = []
        while left:
            winner = dice.choices(left, [math.exp(strengths[one]) for one in left])[0]
            left.remove(winner)
            places.append([winner])
        found.append(places)
    return found


def test_strengths_are_found_again() -> None:
    true = [1.0, 0.2, -0.4, -0.8]
    strengths, errors = plackett_luce(4, rankings_of(true, 3000))
    assert strengths.tolist() == pytest.approx(true, abs=0.1)
    assert all(0.01 < error < 0.05 for error in errors)


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    true = [0.5, 0.0, -0.5]
    held = 0
    for seed in range(100):
        strengths, errors = plackett_luce(3, rankings_of(true, 60, seed))
        held += abs(strengths[0] - true[0]) < 1.96 * errors[0]
    assert 88 <= held <= 100


def test_two_players_get_the_elo_of_their_score() -> None:
    games = [[["a"], ["b"]]] * 75 + [[["b"], ["a"]]] * 25
    best, other = ratings(["a", "b"], games)
    assert best.name == "a"
    assert best.rating - other.rating == pytest.approx(ELO * math.log(3), rel=0.01)
    assert best.low < best.rating < best.high


def test_shared_places_make_equals() -> None:
    one, two = ratings(["a", "b"], [[["a", "b"]]] * 20)
    assert one.rating == pytest.approx(two.rating)


def test_who_sits_on_three_seats_wins_three_times_as_often_at_parity() -> None:
    games = [[["a"], ["b"], ["b"], ["b"]]] * 25 + [[["b"], ["a"], ["b"], ["b"]]] * 25
    games += [[["b"], ["b"], ["a"], ["b"]]] * 25 + [[["b"], ["b"], ["b"], ["a"]]] * 25
    one, two = ratings(["a", "b"], games)
    assert one.rating == pytest.approx(two.rating, abs=1)


def test_who_never_loses_is_not_infinitely_strong() -> None:
    best, _ = ratings(["a", "b"], [[["a"], ["b"]]] * 10)
    assert best.rating < 2000


@pytest.mark.parametrize(("wins", "games", "low", "high"), [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634)])
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins / games, games) == pytest.approx((low, high), abs=1e-3)


def test_the_sequential_test_decides_when_it_is_plain() -> None:
    assert sprt(60, 100, 0.25, 0.4).answer == "stronger"
    assert sprt(20, 100, 0.25, 0.4).answer == "not stronger"
    assert sprt(3, 10, 0.25, 0.4).answer == "open"


def test_the_sequential_test_errs_rarely() -> None:
    dice = random.Random(3)
    wrong = sum(answer_for(0.25, dice) == "stronger" for _ in range(300))
    assert wrong <= 300 * 0.08


def answer_for(share: float, dice: random.Random) -> str:
    """Play until the test is decided."""
    wins = games = 0
    while True:
        games += 1
        wins += dice.random() < share
        verdict = sprt(wins, games, 0.25, 0.4)
        if verdict.answer != "open":
            return verdict.answer
