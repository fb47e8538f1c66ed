"""The yardstick: questions from real games, and answers that count what the rules say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from spielwerk.arena.contestants import check_strategies, contestant
from spielwerk.arena.yardstick import (
    TELLING,
    Question,
    ask,
    decisions,
    last_decisions,
    last_turn_questions,
    measure,
    silly_questions,
)
from spielwerk.bots import UnknownBot
from spielwerk.games import game
from tests.bots.searching import rich_in_the_last_turn
from tests.kernel.medals import game as medals

GAME = game("airship_city")


def test_silly_questions_have_silly_options_and_others() -> None:
    found = silly_questions(GAME, 3, 3, seed=1)
    assert len(found) == 3
    assert all(set() < question.silly < set(question.position.options) for question in found)


def test_last_turns_are_those_that_nobody_else_comes_between() -> None:
    played = list(decisions(medals, 2, seed=1))
    last = list(last_decisions(played))
    assert {position.seat for position in last} == {0, 1}
    assert [position.seat for position in played[-2:]] == sorted(position.seat for position in last)


def test_values_of_last_turns_tell_options_apart() -> None:
    found = last_turn_questions(medals, 2, 4, seed=1)
    assert found
    for question in found:
        assert set(question.values) == set(question.position.options)
        assert max(question.values.values()) - min(question.values.values()) > TELLING


def test_answers_are_counted() -> None:
    position = rich_in_the_last_turn()
    golden = next(option for option in position.options if medals.key(option) == "buy:golden")
    values = {option: float(option == golden) for option in position.options}
    question = Question(position, frozenset(set(position.options) - {golden}), values)
    right = ask(contestant("expert:seconds=1e9"), [question], seed=1)
    assert (right.asked, right.silly, right.lost) == (1, 0, [0.0])
    only_wrong = replace(question, position=replace(position, options=(position.options[0],)))
    wrong = ask(contestant("random"), [only_wrong], seed=1)
    assert (wrong.silly, wrong.lost) == (1, [1.0])


def test_a_report_tells_of_every_bot() -> None:
    report = measure(medals, [contestant("random"), contestant("greedy")], 2, 3, seed=1)
    assert report["with_silly_options"] == 0 and report["last_turns"] > 0
    assert list(report["bots"]) == ["random", "greedy"]
    assert all(0 <= facts["given_away"] <= 1 for facts in report["bots"].values())


def test_former_levels_scripts_and_the_reference_can_play() -> None:
    former = contestant("expert@1").settings
    present = contestant("expert").settings
    assert former is not None and present is not None
    assert (former.own_turn, former.last_turn) == (0, 0) and present.own_turn > 0 and present.last_turn > 0
    assert contestant("reference").settings is not None
    assert contestant("script:hire_early").settings is None
    for wrong in ("expert@99", "nobody@1"):
        with pytest.raises(UnknownBot):
            contestant(wrong)


def test_a_strategy_that_a_game_lacks_is_refused() -> None:
    check_strategies(GAME, ["easy", "script:hire_early"])
    with pytest.raises(UnknownBot, match="hire_early"):
        check_strategies(GAME, ["script:nonsense"])
