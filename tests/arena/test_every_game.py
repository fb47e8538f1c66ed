"""Every listed game can be played by the levels, looked at again and, where it has weights, tuned."""

from __future__ import annotations

import numpy as np
import pytest

import spielwerk
from spielwerk.arena.analysis import analyse
from spielwerk.arena.contestants import contestant
from spielwerk.arena.matches import Hall, ladder, tournament
from spielwerk.arena.play import play_game
from spielwerk.arena.tuning import Lot, gather, tunable
from spielwerk.games import game_folder, game_slugs
from spielwerk.kernel.weights import WEIGHTS_FILE

every_game = pytest.mark.parametrize("slug", game_slugs())
every_weighed_game = pytest.mark.parametrize(
    "slug", [slug for slug in game_slugs() if (game_folder(slug) / WEIGHTS_FILE).exists()]
)
QUICK = "easy:iterations=4"


@every_game
def test_a_game_between_levels_can_be_played_again_and_looked_at(slug: str) -> None:
    game = spielwerk.game(slug)
    seats = game.seats[0]
    outcome = play_game(game, [contestant(QUICK).bot(seat) for seat in range(seats)], seed=3)
    table = game.table(seats, 3)
    for key in outcome.keys:
        table.play(key)
    assert table.over and table.scores() == outcome.scores
    assert sum(outcome.decisions) == len(outcome.keys)
    beginning = game.table(seats, 3)
    for key in outcome.keys[:6]:
        beginning.play(key)
    for study in analyse(beginning, iterations=8).studies:
        assert 0 <= study.loss <= study.chance <= 1


@every_game
def test_matches_at_the_largest_table(slug: str) -> None:
    game = spielwerk.game(slug)
    hall = Hall(game, [contestant("random"), contestant("greedy")], game.seats[-1])
    rated = tournament(hall, 2, 1, lambda done, total: None)
    assert {one["name"] for one in rated["ratings"]} == {"random", "greedy"}
    (rung,) = ladder(hall, 2, 1, lambda done, total: None)["rungs"]
    assert rung["parity"] == pytest.approx(1 / game.seats[-1]) and 0 <= rung["wins"] <= 1


@every_weighed_game
def test_an_evaluation_can_be_tuned(slug: str) -> None:
    parts = tunable(spielwerk.game(slug))
    examples = gather(parts.game, Lot(parts.game.seats[-1], 3, 1))
    assert examples.features.shape == (3 * parts.game.seats[-1], parts.present.shape[1])
    assert np.isfinite(examples.features).all() and np.isfinite(examples.gains).all()
    assert np.abs(examples.features).max() > 0
