"""Sequential halving: options are judged by the whole turn they open, and the best of them by how the game goes on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from spielwerk.bots import Position
from spielwerk.bots.search import SearchBot
from spielwerk.bots.search.game_profile import GameProfile
from spielwerk.bots.search.sequential_halving import CANDIDATES, MOST_DEPTH, lead_of
from spielwerk.bots.search.structures import NOW, empty_scratch
from spielwerk.kernel import Table
from tests.bots.searching import first_position, rich_in_the_last_turn, searcher
from tests.kernel.medals import game as medals

LEAD = 5.0


@pytest.fixture(autouse=True)
def _medals_by_halving(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    profile = GameProfile(lead=LEAD, sequential_halving=True)
    monkeypatch.setattr("spielwerk.bots.search.profile_of", lambda game: profile)
    yield


class Course:
    """Stands in for how games go on: every option has its merit, and every deal its luck for all alike."""

    def __init__(self, merit: dict[int, float]) -> None:
        self.merit, self.played, self._luck = merit, Counter[int](), np.random.default_rng(1)

    def play_each(self, *given: Any) -> None:
        root, alive, points = given[3], given[4], given[5]
        luck = self._luck.normal(0, 100)
        for place, number in enumerate(alive):
            option = int(root.options[1 + number])
            self.played[option] += 1
            points[place] += luck + self.merit.get(option, 0.0)


def halved(monkeypatch: pytest.MonkeyPatch, position: Position, merit: dict[int, float]) -> tuple[SearchBot, Course]:
    """A bot after a search in which the options had some merits."""
    course = Course(merit)
    monkeypatch.setattr("spielwerk.bots.search.sequential_halving.play_each", course.play_each)
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
    estimates = bot.estimates()
    assert {one.option for one in estimates} == set(position.options)
    assert sum(one.share for one in estimates) == pytest.approx(1)
    assert all(0 <= one.value <= 1 for one in estimates)
    assert estimates[0].value == max(one.value for one in estimates)
    assert choice in position.options


def test_one_option_needs_no_games() -> None:
    position = first_position(medals, 2)
    bot = searcher(iterations=10**9)
    alone = replace(position, options=position.options[:1])
    assert bot.choose(alone) == position.options[0]
    assert [one.option for one in bot.judge(alone)] == [position.options[0]]
    assert 0 < bot.estimates()[0].value < 1


def test_the_clock_ends_a_search() -> None:
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
    usual, _ = halved(monkeypatch, position, {})
    first, second = (one.option for one in usual.estimates()[:2])
    assert halved(monkeypatch, position, {second: 50.0})[0].estimates()[0].option == second
    assert halved(monkeypatch, position, {first: 50.0})[0].estimates()[0].option == first


def test_luck_that_all_share_decides_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where playing on shows no difference, the order and the distances of the outlook stay."""
    position = first_position(medals, 3)
    played, _ = halved(monkeypatch, position, {})
    monkeypatch.setattr("spielwerk.bots.search.sequential_halving.SequentialHalving._halved", lambda *given: given[3])
    unplayed = searcher().judge(position)
    assert [one.option for one in played.estimates()] == [one.option for one in unplayed]


def test_only_where_a_turn_begins_options_are_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A decision within another, with more frames waiting, is made by the outlook alone."""
    position = first_position(medals, 3)
    bot, course = halved(monkeypatch, position, {})
    played = course.played.total()
    monkeypatch.setattr("spielwerk.bots.search.sequential_halving.depth_of", lambda seen, frame: MOST_DEPTH - 1)
    bot.judge(position)
    assert 0 < played == course.played.total()


def test_the_worse_half_drops_out(monkeypatch: pytest.MonkeyPatch) -> None:
    position = first_position(medals, 3)
    bot, course = halved(monkeypatch, position, {})
    merit = {one.option: -10.0 * place for place, one in enumerate(bot.estimates())}
    bot, course = halved(monkeypatch, position, merit)
    often = [course.played[one.option] for one in bot.estimates()]
    assert often == sorted(often, reverse=True)
    assert often[0] > often[-1]
    assert len(course.played) == min(CANDIDATES, len(position.options))


def finished() -> Table:
    """A game that is over, with a winner."""
    table = medals.table(2, 3)
    while not table.over:
        table.play(table.options()[0])
    return table


def test_a_win_counts_for_a_telling_lead_more() -> None:
    table = finished()
    scratch, rules = empty_scratch(medals, 2), medals.native.rules
    scratch.states[NOW] = np.frombuffer(bytes(table.state), np.uint8)
    params = searcher().settings.for_game(GameProfile(lead=LEAD)).parameters
    scores = [medals.functions["score"](table.state, p) for p in range(2)]
    standings = [medals.functions["standing"](table.state, p) for p in range(2)]
    for seat in range(2):
        share = (standings[seat] == max(standings)) / standings.count(max(standings))
        lead = scores[seat] - scores[1 - seat] + LEAD * share
        assert lead_of(rules, scratch, params, True, seat) == pytest.approx(lead)
        assert lead_of(rules, scratch, params, False, seat) != lead
