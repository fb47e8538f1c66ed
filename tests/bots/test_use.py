"""Counting what is offered and taken, step by step."""

from __future__ import annotations

import numpy as np

from spielwerk.bots.use import WHOLE_WIN, count_decision, count_result, counts_use, empty_use, uses
from tests.kernel.medals import game as medals


def test_a_shared_win_is_counted_in_shares() -> None:
    use = empty_use(medals, 3)
    first, second = (verb.code for verb in medals.verbs[:2])
    for seat, option in ((0, first), (0, first), (1, first), (2, second)):
        count_decision(use, seat, np.array([2, first, second]), option)
    count_result(use, np.array([7, 7, 3]))
    found = {row.key: row for row in uses(medals, use)}
    assert found[medals.key(first)][1:] == (4, 3, 2, 0.5)
    assert found[medals.key(second)][1:] == (4, 1, 1, 0.0)
    assert use.wins.sum() == WHOLE_WIN
    assert not use.took.any()


def test_a_game_without_a_taker_counts_nobody() -> None:
    use = empty_use(medals, 2)
    count_result(use, np.array([1, 0]))
    assert use.users.sum() == 0
    assert all(row.wins == 0.0 for row in uses(medals, use))


def test_who_does_not_ask_counts_nothing() -> None:
    assert counts_use(empty_use(medals, 2))
    assert not counts_use(empty_use(medals, 2, counting=False))
