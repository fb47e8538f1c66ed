"""A game looked at again: blunders are found, good moves are left alone."""

from __future__ import annotations

import pytest

from spielwerk.arena.analysis import analyse
from spielwerk.arena.principal_variation import principal_variation
from spielwerk.arena.verdict import played_out
from spielwerk.bots import position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import SearchBot
from spielwerk.games import game, game_slugs
from tests.kernel.medals import game as medals


def test_a_blunder_is_a_turning_point() -> None:
    table = medals.table(2, 1)
    while not table.over:
        options = table.options()
        dearest = options[-3] if len(options) > 3 else options[0]
        table.play("earn" if table.seat == 0 else dearest)
    told: list[tuple[int, int]] = []
    found = analyse(table, iterations=200, progress=lambda done, total: told.append((done, total)))
    points = found.turning_points(3)
    assert points and all(point.loss > 0 and point.better != point.played for point in points)
    assert [point.move for point in points] == sorted(point.move for point in points)
    assert 0 in {point.seat for point in points}
    for point in points:
        branch = medals.table(2, 1)
        for move in table.moves[: point.move - 1]:
            branch.play(medals.key(move.option))
        assert played_out(branch, point.line)[0] == point.better == point.line[0]
        assert len(branch.moves) > point.move - 1
    assert all(not study.line for study in found.studies if not study.loss)
    assert told[-1] == (12, 12)


def test_only_the_seats_asked_for_are_studied() -> None:
    table = medals.table(2, 1)
    while not table.over:
        table.play(table.options()[0])
    found = analyse(table, iterations=50, seats=[1])
    assert {study.seat for study in found.studies} == {1}
    assert len(table.moves) == 12


def test_a_line_ends_where_it_is_not_possible() -> None:
    table = medals.table(2, 1)
    first = table.options()[0]
    assert played_out(table, [first, "no such option", first]) == [first]
    assert len(table.moves) == 1


@pytest.mark.parametrize("slug", [slug for slug in game_slugs() if game(slug).skills > 1])
def test_every_game_tells_how_the_own_turn_goes_on(slug: str) -> None:
    """Also where options compete by sequential halving, and no tree says it."""
    table, longest = game(slug).table(game(slug).seats[-1], 4), 0
    bot = SearchBot(1, level_settings("easy", {"seconds": 1e9}))
    for _ in range(12):
        position = position_of(table)
        choice = bot.judge(position)[0].option
        line = principal_variation(bot, choice, position)
        assert line[0] == choice
        longest = max(longest, len(line))
        table.play(table.game.key(choice))
    assert longest > 1
