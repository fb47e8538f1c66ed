"""Tuning an evaluation by data: whole games by the quick policy, and least squares of what the rest of them brought.

What is tuned is either a sum of features (`arena.features`) or the numbers of any weights file (`arena.numbers`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from spielwerk.bots.levels import level_settings
from spielwerk.bots.search.harvest import harvest
from spielwerk.bots.search.tables import Rules, fresh_desk
from spielwerk.kernel.game import Game

Array = np.ndarray[Any, Any]
Progress = Callable[[int, int], None]

LEVEL = "easy"
TRIALS = 24
"""The quick policy plays better here than in a search: it takes the best of so many random episodes."""
SAMPLING = 0.05
"""Share of the states of a game that are kept: neighbours tell the same story."""
HELD_OUT = 5
"""One state in so many is kept back to see what the weights are worth."""


class NotTunable(ValueError):
    """The evaluation of this game has no weights in a file."""


@dataclass(frozen=True)
class Examples:
    """Positions of played games, one row for each seat of each."""

    features: Array
    left: Array
    gains: Array
    """What the seat still gained until the end."""


@dataclass(frozen=True)
class Fit:
    """Weights, and how well they foretell positions that were kept back."""

    weights: Array
    """(columns, features)"""
    before: float
    """How far the present weights are off: root of the mean square, in points."""
    after: float
    """How far these are off."""


class Tunable(Protocol):
    """An evaluation whose weights can be found by least squares."""

    @property
    def game(self) -> Game: ...

    @property
    def columns(self) -> Sequence[float]:
        """Numbers of turns left for which there are weights of their own."""
        ...

    @property
    def present(self) -> Array:
        """The weights as they are: (columns, features)."""
        ...

    def rows(self, s: Any, finals: Sequence[float]) -> list[tuple[Array, int, float]]:
        """For each seat of a state: features, turns left, and what it still gained."""
        ...

    def text(self, found: Fit, command: str) -> str:
        """The weights file with what was found, and the command that found it."""
        ...

    @property
    def path(self) -> Path:
        """The weights file."""
        ...


def tunable(game: Game) -> Tunable:
    """The evaluation of a game, if it can be tuned."""
    from spielwerk.arena.features import Featured
    from spielwerk.arena.numbers import Numbered

    if not (game.folder / "evaluation.toml").exists():
        raise NotTunable(f"the evaluation of {game.slug} has no weights file")
    return Featured.of(game) or Numbered(game)


# ---------------------------------------------------------------- examples


def gather(parts: Tunable, seats: int, count: int, seed: int, progress: Progress) -> Examples:
    """Play games and look at some of their positions."""
    states, scores = _harvest(parts.game, seats, count, seed)
    found: list[tuple[Array, int, float]] = []
    for number, (row, finals) in enumerate(zip(states, scores.tolist(), strict=True), 1):
        found += parts.rows(parts.game.state_class(row.tobytes()), finals)
        progress(number, count)
    features, left, gains = zip(*found, strict=True)
    return Examples(np.array(features), np.array(left), np.array(gains, np.float64))


def _harvest(game: Game, seats: int, count: int, seed: int) -> tuple[Array, Array]:
    """Some states of games by the quick policy, and the scores those games ended with."""
    native = game.native
    style = level_settings(LEVEL).style._replace(trials=TRIALS)
    states = np.zeros((count, game.state_class.DTYPE.itemsize), np.uint8)
    scores = np.zeros((count, seats))
    rules, desk = Rules(native.doors, native.frame), fresh_desk(game, seats)
    harvest(rules, desk, style, native.template(seats), seed, SAMPLING, states, scores)
    return states, scores


def joined(parts: Sequence[Examples]) -> Examples:
    """Several lots of examples as one."""
    columns = zip(*((part.features, part.left, part.gains) for part in parts), strict=True)
    return Examples(*map(np.concatenate, columns))


# ---------------------------------------------------------------- least squares


def fit(examples: Examples, columns: Sequence[float], present: Array, ridge: float) -> Fit:
    """Weights for each column of turns left, held back from large numbers and from jumps between columns."""
    kept = np.arange(len(examples.gains)) % HELD_OUT != 0
    tested = Examples(examples.features[~kept], examples.left[~kept], examples.gains[~kept])
    weights = _solve(examples, columns, ridge, kept)
    return Fit(weights, error(present, tested, columns), error(weights, tested, columns))


def error(weights: Array, examples: Examples, columns: Sequence[float]) -> float:
    """How far weights are off: the root of the mean square, in points."""
    return float(np.sqrt(((examples.gains - foretold(weights, examples, columns)) ** 2).mean()))


def foretold(weights: Array, examples: Examples, columns: Sequence[float]) -> Array:
    """What the weights say each seat will still gain."""
    said: Array = np.einsum("nk,nf,kf->n", tents(examples.left, columns), examples.features, weights)
    return said


def tents(left: Array, columns: Sequence[float]) -> Array:
    """How much each column counts at a number of turns left: 1 on it, less towards its neighbours."""
    corners = np.eye(len(columns))
    return np.stack([np.interp(left, columns, corner) for corner in corners], axis=1)


def _solve(examples: Examples, columns: Sequence[float], ridge: float, kept: Array) -> Array:
    features = examples.features[kept]
    sizes = np.maximum(features.std(axis=0), 1e-6)
    shares = tents(examples.left[kept], columns)
    wide = (shares[:, :, None] * (features / sizes)[:, None, :]).reshape(len(features), -1)
    square = wide.T @ wide + ridge * (np.eye(wide.shape[1]) + _jumps(len(columns), features.shape[1]))
    solved = np.linalg.solve(square, wide.T @ examples.gains[kept])
    return solved.reshape(len(columns), -1) / sizes


def _jumps(columns: int, features: int) -> Array:
    """A quadratic form that counts the jumps of a weight between neighbouring columns; to the last turn it may jump."""
    steps = np.eye(columns, columns, 1) - np.eye(columns)
    steps[0] = steps[-1] = 0.0
    return np.kron(steps.T @ steps, np.eye(features))
