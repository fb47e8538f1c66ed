"""Value given away against a long search: it finds what is there to be found, and tells good answers from bad ones."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spielwerk.arena.contestants import contestant
from spielwerk.arena.long_search import searched, searched_questions
from spielwerk.arena.yardstick import Question, ask, less, measure
from spielwerk.bots import Position
from spielwerk.games import game
from tests.bots.searching import rich_in_the_last_turn
from tests.kernel.medals import game as medals


def asked_about(position: Position) -> Question:
    """The question that a position makes; something is at stake there."""
    question = searched(position, seed=1)
    assert question is not None
    return question


def test_the_option_that_wins_is_worth_a_win_and_the_others_are_not() -> None:
    position = rich_in_the_last_turn()
    values = {medals.key(option): value for option, value in asked_about(position).values.items()}
    assert set(values) == {medals.key(option) for option in position.options}
    assert max(values, key=lambda key: values[key]) == "buy:golden"
    assert values["buy:golden"] > 0.9 > 0.1 > values["earn"]


def test_the_same_seed_asks_the_same() -> None:
    first, second = (searched_questions(medals, 2, 7, seed=3) for _ in range(2))
    assert len(first) == 7
    assert [one.values for one in first] == [one.values for one in second]
    assert [one.values for one in first] != [one.values for one in searched_questions(medals, 2, 7, seed=30)]


def test_whoever_thinks_gives_away_less() -> None:
    questions = searched_questions(medals, 2, 24, seed=1)
    report = measure(medals, [contestant("random"), contestant("hard:seconds=1e9")], 2, 1, seed=1, searched=questions)
    assert report["searched"] == 24
    lost = {name: facts["regret"] for name, facts in report["bots"].items()}
    assert 0 <= lost["hard:seconds=1e9"] < lost["random"] / 2
    assert report["bots"]["random"]["regret_error"] > 0
    thinking = report["bots"]["hard:seconds=1e9"]
    assert thinking["less"] == pytest.approx(lost["random"] - lost["hard:seconds=1e9"])
    assert thinking["less"] > 2 * thinking["less_error"]


def test_what_is_given_away_is_the_distance_to_the_best() -> None:
    question = asked_about(rich_in_the_last_turn())
    assert ask(contestant("expert:seconds=1e9"), [question], seed=1).lost == [0.0]


@pytest.mark.parametrize(("slug", "asked"), [("anno_1800", 0), ("dudo", 1)])
def test_games_that_are_not_searched_in_a_tree_are_not_asked_about(slug: str, asked: int) -> None:
    assert len(searched_questions(game(slug), 2, asked or 5, seed=1)) == asked


def test_what_is_best_is_found_apart_from_what_it_is_worth() -> None:
    question = replace(asked_about(rich_in_the_last_turn()), values={1: 0.4, 2: 0.5, 3: 0.1}, best=1)
    assert [round(question.lost_by(choice), 3) for choice in (1, 2, 3)] == [0.0, -0.1, 0.3]


def test_nothing_is_asked_where_nothing_is_at_stake() -> None:
    position = rich_in_the_last_turn()
    lone = replace(position, options=position.options[:1])
    assert searched(position, seed=1) is not None
    assert searched(lone, seed=1) is None


def test_two_bots_are_compared_question_by_question() -> None:
    found = less([0.1, 0.0, 0.3], [0.2, 0.1, 0.4])
    assert found["less"] == pytest.approx(0.1)
    assert found["less_error"] == pytest.approx(0.0)
