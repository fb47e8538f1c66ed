"""Ratings on one scale for each game."""

from __future__ import annotations

import pytest
from benchmarks.ratings import rungs_of, text_of

from spielwerk.bots import BOTS
from spielwerk.bots.ratings import GREEDY, Match, difference, ratings_in, scale
from spielwerk.games import game_folder, game_slugs

RATED = [slug for slug in game_slugs() if ratings_in(game_folder(slug))]


def test_parity_is_no_difference_and_ten_times_the_strength_is_400() -> None:
    assert difference(0.25, 4) == pytest.approx(0)
    assert difference(10 / 13, 4) == pytest.approx(400)
    assert difference(0.5, 2) == pytest.approx(0)


def test_ratings_add_up_along_the_rungs_and_leave_out_who_met_nobody() -> None:
    rungs = [Match("easy", "greedy", 10 / 13, 90), Match("hard", "easy", 10 / 13, 40), Match("a", "b", 0.9, 10)]
    assert scale(rungs, 4) == {"greedy": GREEDY, "easy": GREEDY + 400, "hard": GREEDY + 800}


def test_matches_that_disagree_count_by_their_games() -> None:
    few, many = Match("easy", "greedy", 0.25, 10), Match("easy", "greedy", 10 / 13, 1000)
    assert GREEDY + 390 < scale([few, many], 4)["easy"] < GREEDY + 400


@pytest.mark.parametrize("slug", RATED)
def test_the_files_are_those_of_the_ladders(slug: str) -> None:
    found = rungs_of(slug)
    assert (game_folder(slug) / "ratings.toml").read_text("utf-8") == text_of(slug, max(found), found[max(found)])


@pytest.mark.parametrize("slug", RATED)
def test_every_level_is_rated_above_the_one_before(slug: str) -> None:
    rated = ratings_in(game_folder(slug))
    levels = [rated[name] for name in BOTS if name in rated]
    assert len(levels) >= 5
    assert levels == sorted(set(levels))
