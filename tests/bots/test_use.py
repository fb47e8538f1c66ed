"""Counting what is offered and taken, step by step."""

from __future__ import annotations

import numpy as np

from spielwerk.bots.use import (
    WHOLE_WIN,
    UseOf,
    component_keys,
    count_decision,
    count_result,
    counts_use,
    empty_use,
    option_keys,
)
from tests.kernel.medals import game as medals


def test_a_shared_win_is_counted_in_shares() -> None:
    use = empty_use(medals, 3)
    first, second = (verb.code for verb in medals.verbs[:2])
    for seat, option in ((0, first), (0, first), (1, first), (2, second)):
        count_decision(use, seat, np.array([2, first, second]), option)
    count_result(use, np.array([7, 7, 3]))
    found = {row.key: row for row in use.options.rows(option_keys(medals))}
    assert found[medals.key(first)][1:] == (4, 3, 2, 0.5)
    assert found[medals.key(second)][1:] == (4, 1, 1, 0.0)
    assert use.options.wins.sum() == WHOLE_WIN
    assert not (use.options.took.any() or use.components.took.any())


def test_a_game_without_a_taker_counts_nobody() -> None:
    use = empty_use(medals, 2)
    count_result(use, np.array([1, 0]))
    assert use.options.users.sum() == 0
    assert all(row.wins == 0.0 for row in use.options.rows(option_keys(medals)))


def test_who_does_not_ask_counts_nothing() -> None:
    assert counts_use(empty_use(medals, 2))
    assert not counts_use(empty_use(medals, 2, counting=False))


def test_a_component_is_used_by_any_option_that_names_it() -> None:
    """Two options that name it are one offer, and who takes both is one user."""
    use = empty_use(medals, 2)
    buy, swap = (medals.option(key) for key in ("buy:silver", "swap:silver:for:golden"))
    for option in (buy, swap):
        count_decision(use, 0, np.array([2, buy, swap]), option)
    count_result(use, np.array([5, 4]))
    rows = {row.key: row for row in use.components.rows(component_keys(medals))}
    assert rows["medal:silver"] == UseOf("medal:silver", offered=2, taken=2, users=1, wins=1.0)
    assert rows["medal:golden"] == UseOf("medal:golden", offered=2, taken=1, users=1, wins=1.0)
    assert rows["medal:bronze"] == UseOf("medal:bronze", offered=0, taken=0, users=0, wins=0.0)
