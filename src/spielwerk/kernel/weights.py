"""Weights of evaluations: a game's `evaluation.toml` as constants, with a row for each number of turns left.

The file gives weights for some numbers of turns left (`turns_left`); between them they change evenly.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, cast

import numpy as np

from spielwerk.kernel.catalogue import Constants
from spielwerk.kernel.nouns import Noun

WEIGHTS_FILE = "evaluation.toml"


def read_weights(folder: Path, features: Noun, turns: Iterable[int]) -> Constants:
    """The weights in the file of a game: `weights[row, feature]`, a row for each of these numbers of turns left."""
    file = tomllib.loads((folder / WEIGHTS_FILE).read_text("utf-8"))
    return real_constants(interpolated(file["turns_left"], file["weights"], features, turns))


def interpolated(
    given: Sequence[float], weights: Mapping[str, Sequence[float]], features: Noun, turns: Iterable[int]
) -> np.ndarray[Any, Any]:
    """Weights (turns, features) between those that are given for some numbers of turns left."""
    wanted = list(turns)
    return np.array([np.interp(wanted, given, weights[name]) for name in features.ids]).T


def real_constants(numbers: Any) -> Constants:
    """Numbers with a fraction as constants."""
    return cast(Constants, memoryview(np.ascontiguousarray(numbers, np.float64).data))
