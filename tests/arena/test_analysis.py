"""A game looked at again: blunders are found, good moves are left alone."""

from __future__ import annotations

from spielwerk.arena.analysis import analyse
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
    assert told[-1] == (12, 12)


def test_only_the_seats_asked_for_are_studied() -> None:
    table = medals.table(2, 1)
    while not table.over:
        table.play(table.options()[0])
    found = analyse(table, iterations=50, seats=[1])
    assert {study.seat for study in found.studies} == {1}
    assert len(table.moves) == 12
