"""The plots of a study's report: what is written in them can be read."""

from __future__ import annotations

import re
from collections import defaultdict
from itertools import pairwise

import pytest

from spielwerk.arena.study.figures import LETTER, WIDTH, Panel, distribution_chart, interval_chart
from spielwerk.arena.study.numbers import Estimate

NAMES = ["Wooden Residential Airship", "Harbour", "Architect's Office"]
SPANS = [(0.0, 1.0), (0.153, 0.347), (0.2, 0.2001), (33.4, 36.5), (512.0, 1093.0)]


def spoken(value: float) -> str:
    return f"{100 * value:.1f} %" if value <= 1 else f"{value:,.2f}"


def panel(low: float, high: float) -> Panel:
    middle = Estimate((low + high) / 2, low, high)
    return Panel("share of wins", [[middle, middle]] * len(NAMES), spoken, mark=low)


def ticks(chart: str) -> dict[str, list[tuple[float, float]]]:
    """For each line of numbers under the scales where each number begins and ends."""
    lines: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for x, y, text in re.findall(r'class="tick" x="([\d.]+)" y="([\d.]+)" text-anchor="middle">([^<]+)<', chart):
        half = len(text) * LETTER / 2
        lines[y].append((float(x) - half, float(x) + half))
    return {y: sorted(found) for y, found in lines.items()}


def charts(low: float, high: float) -> list[str]:
    edges = [low + (high - low) * number / 8 for number in range(9)]
    return [
        interval_chart("one", [""], [Panel("mean", [[Estimate(low, low, high)]], spoken)]),
        interval_chart("two", NAMES, [panel(low, high), panel(0.0, 1.0)]),
        distribution_chart("spread", edges, [[0.125] * 8] * 2, spoken),
    ]


@pytest.mark.parametrize(("low", "high"), SPANS)
def test_no_number_is_cut_off_or_runs_into_the_next(low: float, high: float) -> None:
    for chart in charts(low, high):
        for line in ticks(chart).values():
            assert line[0][0] >= 0 and line[-1][1] <= WIDTH
            assert all(end <= begin for (_, end), (begin, _) in pairwise(line)), line


def test_a_label_ends_before_the_scales_begin() -> None:
    chart = interval_chart("two", NAMES, [panel(0.2, 0.3), panel(0.0, 1.0)])
    uprights = re.findall(r'class="grid" x1="([\d.]+)" y1="[\d.]+" x2="\1"', chart)
    assert len(uprights) > 4
    assert min(map(float, uprights)) > 8 + LETTER * max(map(len, NAMES))
