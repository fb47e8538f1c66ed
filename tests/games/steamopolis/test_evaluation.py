"""What bots think of a position: features with weights for every stage of the game."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.evaluation import FEATURES, LOST, SOLO, WEIGHTS, evaluate, promise, turns_left
from tests.games.steamopolis.staging import A, B, Town
from tests.games.steamopolis.walks import walk


def test_every_feature_has_weights_and_every_weight_a_feature() -> None:
    file = tomllib.loads((game.folder / "evaluation.toml").read_text("utf-8"))
    assert list(file["weights"]) == list(FEATURES.ids)
    assert all(len(row) == len(file["turns_left"]) for row in file["weights"].values())


def test_the_way_to_the_end_counts_purchases() -> None:
    town = Town()
    assert turns_left(town.s, A) == 2 + 12
    for market in ("market_2", "market_3"):
        town.empty(market)
    town.s.statues = 2
    assert turns_left(town.s, A) == 2 + 4
    town.s.end_triggered = 1
    assert turns_left(town.s, A) == 2
    town.s.final_round, town.s.start_player, town.s.active = 1, A, B
    assert (turns_left(town.s, A), turns_left(town.s, B)) == (0, 1)


def test_a_lone_player_has_weights_of_its_own() -> None:
    table = next(iter(walk(1, 1, {})))
    assert turns_left(table.state, 0) == SOLO + 2 + 12
    table.state.stack_size = 5
    assert turns_left(table.state, 0) == SOLO + 2 + 5


@pytest.mark.parametrize("seats", [1, 4])
def test_the_promise_is_linear_in_its_weights(seats: int) -> None:
    twice = np.array(WEIGHTS) * 2
    for number, table in enumerate(walk(seats, 5, {})):
        if number % 40 == 0 and not table.over:
            for p in range(seats):
                left = turns_left(table.state, p)
                assert promise(table.state, p, twice, left) == pytest.approx(2 * promise(table.state, p, WEIGHTS, left))


def test_in_the_end_only_points_count() -> None:
    table = list(walk(3, 2, {}))[-1]
    assert [evaluate(table.state, p) for p in range(3)] == table.scores()


def test_a_lost_solo_game_is_worth_less_than_none() -> None:
    table = next(iter(walk(1, 1, {})))
    table.state.over, table.state.lost = 1, 1
    assert evaluate(table.state, 0) == LOST < 0
