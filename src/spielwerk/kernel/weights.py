"""Weights of evaluations: a game's `evaluation.toml` as constants, with a row for each number of turns left.

The file gives weights for some numbers of turns left (`turns_left`); between them they change evenly. Players of the
same skill may differ in temperament (`[styles]` in `bots.toml`): what one of them likes better is worth more to it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, cast

import numpy as np

from spielwerk.kernel.catalogue import Constants
from spielwerk.kernel.nouns import Noun

WEIGHTS_FILE = "evaluation.toml"
EXPERT_FILE = "expertise.toml"
STYLES_FILE = "bots.toml"
SKILLS = 6
"""So many judgements has a game whose experts know better: all skills but the highest judge by the weights file."""


def read_weights(folder: Path, features: Noun, turns: Iterable[int]) -> Constants:
    """The weights in the file of a game: `weights[row, feature]`, a row for each of these numbers of turns left."""
    file = tomllib.loads((folder / WEIGHTS_FILE).read_text("utf-8"))
    return real_constants(interpolated(file["turns_left"], file["weights"], features, turns))


def read_judgements(folder: Path, features: Noun, turns: Sequence[int]) -> Constants:
    """Such rows for each style and skill; the highest skill judges by `expertise.toml`, where there is one."""
    usual = tomllib.loads((folder / WEIGHTS_FILE).read_text("utf-8"))
    file = folder / EXPERT_FILE
    best = tomllib.loads(file.read_text("utf-8")) if file.exists() else usual
    tables = [interpolated(one["turns_left"], one["weights"], features, turns) for one in (usual, usual | best)]
    return real_constants(styled([tables[0]] * (SKILLS - 1) + [tables[1]], features, styles_of(folder)))


def interpolated(
    given: Sequence[float], weights: Mapping[str, Sequence[float]], features: Noun, turns: Iterable[int]
) -> np.ndarray[Any, Any]:
    """Weights (turns, features) between those that are given for some numbers of turns left."""
    wanted = list(turns)
    return np.array([np.interp(wanted, given, weights[name]) for name in features.ids]).T


@dataclass(frozen=True)
class Style:
    """A temperament: the judgement of any skill with other tastes."""

    name: str
    tastes: Mapping[str, float] = field(default_factory=dict[str, float])
    """Factors for the weights of features, by patterns of their names; the first that fits counts."""
    later: float = 1.0
    """A factor for everything that is far from the end of the game: above 1 for those who can wait."""

    def taste(self, feature: str) -> float:
        """How much more a feature is worth to this temperament."""
        return next((factor for pattern, factor in self.tastes.items() if fnmatchcase(feature, pattern)), 1.0)


def styles_of(folder: Path) -> list[Style]:
    """The temperaments that a game knows, beside the usual one."""
    file = folder / STYLES_FILE
    told: dict[str, Any] = tomllib.loads(file.read_text("utf-8")).get("styles", {}) if file.exists() else {}
    return [Style(name, one.get("tastes", {}), one.get("later", 1.0)) for name, one in told.items()]


def styled(tables: Sequence[np.ndarray[Any, Any]], features: Noun, styles: Sequence[Style]) -> np.ndarray[Any, Any]:
    """The rows (turns, features) of some skills, one after the other; then the same for every style."""
    rows = [*tables]
    for style in styles:
        tastes = np.array([style.taste(name) for name in features.ids])
        for table in tables:
            patience = np.linspace(1.0, style.later, len(table))
            rows.append(table * tastes * patience[:, None])
    return np.concatenate(rows)


def real_constants(numbers: Any) -> Constants:
    """Numbers with a fraction as constants."""
    return cast(Constants, memoryview(np.ascontiguousarray(numbers, np.float64).data))
