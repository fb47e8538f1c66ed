"""The yardstick: questions from real games, and answers that count what the rules say."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from spielwerk.arena.contestants import check_strategies, contestant
from spielwerk.arena.yardstick import (
    Question,
    ask,
    decisions,
    last_decisions,
    last_turn_questions,
    measure,
    silly_questions,
    solving,
)
from spielwerk.bots import UnknownBot
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.games import game
from tests.bots.searching import rich_in_the_last_turn
from tests.kernel.medals import game as medals

GAME = game("airship_city")
LITTLE = 0.05
"""Of a point."""


def test_silly_questions_have_silly_options_and_others() -> None:
    found = silly_questions(GAME, 3, 3, seed=1)
    assert len(found) == 3
    assert all(set() < question.silly < set(question.position.options) for question in found)


def test_last_turns_are_those_that_nobody_else_comes_between() -> None:
    played = list(decisions(medals, 2, seed=1))
    last = list(last_decisions(played))
    assert {position.seat for position in last} == {0, 1}
    assert [position.seat for position in played[-2:]] == sorted(position.seat for position in last)


@pytest.fixture
def little_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the toy game little is at stake in a last turn."""
    monkeypatch.setattr("spielwerk.arena.yardstick.TELLING", LITTLE)


@pytest.mark.usefixtures("little_tells")
def test_values_of_last_turns_tell_options_apart() -> None:
    found = last_turn_questions(medals, 2, 4, seed=1)
    assert found
    for question in found:
        assert set(question.values) == set(question.position.options)
        assert max(question.values.values()) - min(question.values.values()) > LITTLE


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


@pytest.mark.usefixtures("little_tells")
def test_a_report_tells_of_every_bot() -> None:
    report = measure(medals, [contestant("random"), contestant("greedy")], 2, 3, seed=1)
    assert report["with_silly_options"] == 0 and report["last_turns"] > 0
    assert list(report["bots"]) == ["random", "greedy"]
    assert all(facts["given_away"] >= 0 for facts in report["bots"].values())
    assert report["bots"]["greedy"]["given_away"] > LITTLE


def test_values_are_the_lead_in_points_and_a_win_counts_for_a_telling_lead_more() -> None:
    settings, points = solving(GAME)
    share, lead = settings.parameters.margin_share, profile_of(GAME).lead

    def value(won: float, ahead: float) -> float:
        return (1 - share) * won + share * (0.5 + 0.5 * math.tanh(ahead / settings.parameters.margin_spread))

    assert points(value(0.0, 0.0)) == pytest.approx(0.0)
    assert points(value(0.0, -7.0)) == pytest.approx(-7.0, abs=0.01)
    assert points(value(1.0, 3.0)) == pytest.approx(3.0 + lead, abs=0.01)


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
