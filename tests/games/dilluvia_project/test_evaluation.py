"""What a position is worth to a bot."""

from __future__ import annotations

import pytest

from spielwerk.bots.native import bot_games
from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.evaluation import evaluate
from tests.games.dilluvia_project.staging import JEFF, MARION, City


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_greedy_bot_leaves_random_players_far_behind(seats: int) -> None:
    scores = bot_games(game, ["greedy"] + ["random"] * (seats - 1), 12, 3).scores
    assert scores[:, 0].mean() > 3 * scores[:, 1:].mean() + 15


def test_more_is_worth_more() -> None:
    city = City()
    city.turn(MARION, 2)
    worth = [evaluate(city.s, MARION)]
    city.give(MARION, white=3)
    worth.append(evaluate(city.s, MARION))
    city.building(MARION, "b2a", "F6")
    worth.append(evaluate(city.s, MARION))
    city.points(MARION, house=5)
    worth.append(evaluate(city.s, MARION))
    city.points(MARION, population=9)
    worth.append(evaluate(city.s, MARION))
    assert worth == sorted(set(worth))


def test_what_others_have_is_worth_nothing() -> None:
    city = City()
    city.turn(MARION, 2)
    before = evaluate(city.s, MARION)
    city.give(JEFF, aeros=30, white=9)
    assert evaluate(city.s, MARION) == before


def test_after_the_end_only_population_counts() -> None:
    city = City()
    city.points(MARION, population=33)
    city.give(MARION, aeros=50)
    city.final_scoring()
    assert evaluate(city.s, MARION) == 33
