"""The contest: options are judged by the whole turn they open, and the best of them by how the game goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spielwerk.bots import Position
from spielwerk.bots.search import SearchBot
from spielwerk.bots.search.contest import INVITED, MOST_DEPTH, lead_of
from spielwerk.bots.search.measure import Measure
from spielwerk.bots.search.tables import NOW, Rules, fresh_desk
from spielwerk.kernel import Table
from tests.bots.searching import first_position, rich_in_the_last_turn, searcher
from tests.kernel.medals import game as medals

LEAD = 5.0


@pytest.fixture(autouse=True)
def _medals_by_contest(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr("spielwerk.bots.search.measure_of", lambda game: Measure(lead=LEAD, contest=True))
    yield


class Course:
    """Stands in for how games go on: every option has its merit, and every deal its luck for all alike."""

    def __init__(self, merit: dict[int, float]) -> None:
        self.merit, self.played, self._luck = merit, Counter[int](), np.random.default_rng(1)

    def play_each(self, *given: Any) -> None:
        options, alive, points = given[4], given[6], given[7]
        luck = self._luck.normal(0, 100)
        for place, number in enumerate(alive):
            option = int(options[1 + number])
            self.played[option] += 1
            points[place] += luck + self.merit.get(option, 0.0)


def contested(monkeypatch: pytest.MonkeyPatch, position: Position, merit: dict[int, float]) -> tuple[SearchBot, Course]:
    """A bot after a contest in which the options had some merits."""
    course = Course(merit)
    monkeypatch.setattr("spielwerk.bots.search.contest.play_each", course.play_each)
    bot = searcher(iterations=400)
    bot.judge(position)
    return bot, course


def test_what_is_plainly_best_is_taken() -> None:
    position = rich_in_the_last_turn()
    for seed in range(5):
        assert medals.key(searcher(seed).choose(position)) == "buy:golden"


def test_all_options_are_told_of() -> None:
    position = first_position(medals, 3)
    bot = searcher()
    choice = bot.choose(position)
    considered = bot.considered()
    assert {one.option for one in considered} == set(position.options)
    assert sum(one.share for one in considered) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in considered)
    assert considered[0].value == max(one.value for one in considered)
    assert choice in position.options


def test_one_option_needs_no_contest() -> None:
    position = first_position(medals, 2)
    bot = searcher(iterations=10**9)
    alone = replace(position, options=position.options[:1])
    assert bot.choose(alone) == position.options[0]
    assert [one.option for one in bot.judge(alone)] == [position.options[0]]
    assert 0 < bot.considered()[0].value < 1


def test_the_clock_ends_a_contest() -> None:
    position = first_position(medals, 2)
    bot = searcher(iterations=10**9, seconds=0.05)
    assert bot.choose(position) in position.options
    assert bot.visits < 10**9


def test_memory_is_known() -> None:
    bot = searcher()
    assert bot.memory == 0
    bot.choose(first_position(medals, 2))
    assert 0 < bot.memory < 2**20


def test_the_course_of_the_game_outweighs_the_outlook(monkeypatch: pytest.MonkeyPatch) -> None:
    position = first_position(medals, 3)
    usual, _ = contested(monkeypatch, position, {})
    first, second = (one.option for one in usual.considered()[:2])
    assert contested(monkeypatch, position, {second: 50.0})[0].considered()[0].option == second
    assert contested(monkeypatch, position, {first: 50.0})[0].considered()[0].option == first


def test_luck_that_all_share_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where playing on shows no difference, the order and the distances of the outlook stay."""
    position = first_position(medals, 3)
    played, _ = contested(monkeypatch, position, {})
    monkeypatch.setattr("spielwerk.bots.search.contest.Contest._played_off", lambda *given: given[3])
    unplayed = searcher().judge(position)
    assert [one.option for one in played.considered()] == [one.option for one in unplayed]


def test_only_where_a_turn_begins_options_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision within another, with more frames waiting, is made by the outlook alone."""
    position = first_position(medals, 3)
    bot, course = contested(monkeypatch, position, {})
    played = course.played.total()
    monkeypatch.setattr("spielwerk.bots.search.contest.depth_of", lambda seen, frame: MOST_DEPTH - 1)
    bot.judge(position)
    assert 0 < played == course.played.total()


def test_the_worse_half_drops_out(monkeypatch: pytest.MonkeyPatch) -> None:
    position = first_position(medals, 3)
    bot, course = contested(monkeypatch, position, {})
    merit = {one.option: -10.0 * place for place, one in enumerate(bot.considered())}
    bot, course = contested(monkeypatch, position, merit)
    often = [course.played[one.option] for one in bot.considered()]
    assert often == sorted(often, reverse=True)
    assert often[0] > often[-1]
    assert len(course.played) == min(INVITED, len(position.options))


def finished() -> Table:
    """A game that is over, with a winner."""
    table = medals.table(2, 3)
    while not table.over:
        table.play(table.options()[0])
    return table


def test_a_win_counts_for_a_telling_lead_more() -> None:
    table = finished()
    desk, rules = fresh_desk(medals, 2), Rules(medals.native.doors, medals.native.frame)
    desk.states[NOW] = np.frombuffer(bytes(table.state), np.uint8)
    style = searcher().settings.measured(Measure(lead=LEAD)).style
    scores = [medals.functions["score"](table.state, p) for p in range(2)]
    standings = [medals.functions["standing"](table.state, p) for p in range(2)]
    for seat in range(2):
        share = (standings[seat] == max(standings)) / standings.count(max(standings))
        lead = scores[seat] - scores[1 - seat] + LEAD * share
        assert lead_of(rules, desk, style, True, seat) == pytest.approx(lead)
        assert lead_of(rules, desk, style, False, seat) != lead
