"""Distributions, intervals, histograms."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from spielwerk.arena.ratings import wilson
from spielwerk.arena.statistics import distribution, histogram


def test_distribution() -> None:
    found = distribution(np.arange(101))
    assert found["mean"] == 50
    assert (found["min"], found["q05"], found["median"], found["q95"], found["max"]) == (0, 5, 50, 95, 100)
    assert found["sd"] == pytest.approx(29.3, abs=0.01)


def test_one_value_has_no_deviation() -> None:
    assert distribution(np.array([7]))["sd"] == 0


def test_interval_of_a_share() -> None:
    low, high = wilson(0.5, 100)
    assert (low, high) == (pytest.approx(0.404, abs=0.001), pytest.approx(0.596, abs=0.001))
    assert wilson(0.0, 10)[0] == pytest.approx(0)
    assert wilson(1.0, 10)[1] == pytest.approx(1)


@pytest.mark.parametrize("values", [[5], [-30, 23], [0, 1, 2, 3], list(range(-7, 500))])
def test_histogram_holds_every_value_once(values: list[int]) -> None:
    rows = histogram(np.array(values))
    assert sum(row["count"] for row in rows) == len(values)
    assert len(rows) <= 14
    for row in rows:
        assert row["count"] == sum(row["from"] <= value <= row["to"] for value in values)
    for row, following in pairwise(rows):
        assert following["from"] == row["to"] + 1
