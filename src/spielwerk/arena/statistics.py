"""What a series of games says: distributions, intervals, histograms."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
QUANTILE_NAMES = ("q05", "q25", "median", "q75", "q95")


def distribution(values: Array) -> dict[str, float]:
    """Mean, standard deviation, extremes and quantiles."""
    quantiles = np.quantile(values, QUANTILES)
    spread = float(values.std(ddof=1)) if len(values) > 1 else 0.0
    middle = dict(zip(QUANTILE_NAMES, map(float, quantiles), strict=True))
    return {
        "mean": float(values.mean()),
        "sd": spread,
        "min": float(values.min()),
        **middle,
        "max": float(values.max()),
    }


def histogram(values: Array, most: int = 12) -> list[dict[str, int]]:
    """How many values fall into each of a few ranges of whole numbers, all equally wide."""
    low, high = int(values.min()), int(values.max())
    step = _round_step((high - low + 1) / most)
    first = math.floor(low / step) * step
    edges = np.arange(first, high + step + 1, step)
    counts, _ = np.histogram(values, edges)
    rows = zip(edges[:-1], edges[1:] - 1, counts, strict=True)
    return [{"from": int(start), "to": int(end), "count": int(count)} for start, end, count in rows]


def _round_step(least: float) -> int:
    """The next of 1, 2, 5, 10, 20, 50 …"""
    size = 1
    while True:
        for factor in (1, 2, 5):
            if factor * size >= least:
                return factor * size
        size *= 10
