"""What a position is worth to a bot."""

from __future__ import annotations

import pytest

from spielwerk.bots.native import bot_games
from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import SPACES
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


def test_a_building_under_way_counts_as_if_it_stood() -> None:
    city = City()
    city.turn(MARION, 2)
    city.give(MARION, white=1, black=2, brown=2)
    city.land(MARION, "F6", "F7")
    city.play("place:build", "workers:1:0", "building:b2a")
    under_way = evaluate(city.s, MARION)
    city.play("site:F6", "square_1")
    assert abs(evaluate(city.s, MARION) - under_way) < 1


def test_a_zeppelin_before_good_tiles_is_worth_more() -> None:
    worth = []
    line = {"m12": "five_aeros", "m13": "settlers", "m11": "two_white"}
    for count in range(1, len(line) + 1):
        city = City()
        for space in SPACES.ids:
            city.s.market[SPACES.number(space)] = -1
        city.market(**dict(list(line.items())[:count]))
        city.give(MARION, aeros=6)
        city.buying(MARION, "row:1:left", number=2)
        worth.append(evaluate(city.s, MARION))
    assert worth == sorted(set(worth))


def test_what_was_bought_is_not_hoped_for_any_more() -> None:
    city = City()
    city.s.player[MARION].berth = 0
    city.turn(MARION, 2)
    before = evaluate(city.s, MARION)
    for space in SPACES:
        city.s.market[space] = -1
    assert evaluate(city.s, MARION) == before
