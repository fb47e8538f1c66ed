"""Tuning an evaluation by data: whole games by the quick policy, and least squares of what the rest of them brought.

An evaluation that can be tuned is linear in its weights: the module `evaluation` of the game has `FEATURES` (a noun),
`promise(s, p, weights, left)` (the sum of features times `weights[left, feature]`) and `turns_left(s, p)`; its file
`evaluation.toml` has the turns for which weights are given, and the weights.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

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
    """The evaluation of this game has no features."""


@dataclass(frozen=True)
class Tunable:
    """The parts of an evaluation that tuning needs."""

    game: Game
    names: tuple[str, ...]
    promise: Callable[[Any, int, Any, int], Any]
    turns_left: Callable[[Any, int], int]
    columns: list[float]

    @property
    def path(self) -> Path:
        return self.game.folder / "evaluation.toml"


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
    explained: float
    """Share of the variance."""
    error: float
    """Root of the mean square, in points."""


def tunable(game: Game) -> Tunable:
    """The evaluation of a game, if it can be tuned."""
    module = import_module(f"spielwerk.games.{game.slug}.evaluation")
    if not all(hasattr(module, name) for name in ("FEATURES", "promise", "turns_left")):
        raise NotTunable(f"the evaluation of {game.slug} has no features")
    columns = tomllib.loads((game.folder / "evaluation.toml").read_text("utf-8"))["turns_left"]
    return Tunable(game, tuple(module.FEATURES.ids), module.promise, module.turns_left, columns)


# ---------------------------------------------------------------- examples


class _Units:
    """Weights that are unit vectors: a sum of features times these is the list of the features."""

    def __init__(self, count: int) -> None:
        self._count = count

    def __getitem__(self, at: tuple[int, int]) -> Array:
        unit = np.zeros(self._count)
        unit[at[1]] = 1.0
        return unit


def gather(parts: Tunable, seats: int, count: int, seed: int, progress: Progress) -> Examples:
    """Play games and look at some of their positions."""
    states, scores = _harvest(parts.game, seats, count, seed)
    units = _Units(len(parts.names))
    rows: list[tuple[Array, int, float]] = []
    for number, (row, finals) in enumerate(zip(states, scores, strict=True), 1):
        s = parts.game.state_class(row.tobytes())
        for p in range(seats):
            gain = finals[p] - parts.game.functions["score"](s, p)
            rows.append((parts.promise(s, p, units, 0), parts.turns_left(s, p), gain))
        progress(number, count)
    features, left, gains = zip(*rows, strict=True)
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


def fit(examples: Examples, columns: Sequence[float], ridge: float) -> Fit:
    """Weights for each column of turns left, held back from large numbers and from jumps between columns."""
    kept = np.arange(len(examples.gains)) % HELD_OUT != 0
    weights = _solve(examples, columns, ridge, kept)
    tested = Examples(examples.features[~kept], examples.left[~kept], examples.gains[~kept])
    misses = tested.gains - foretold(weights, tested, columns)
    explained = 1 - float((misses**2).sum() / ((tested.gains - tested.gains.mean()) ** 2).sum())
    return Fit(weights, explained, float(np.sqrt((misses**2).mean())))


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


# ---------------------------------------------------------------- the file


def weights_text(parts: Tunable, found: Fit, command: str) -> str:
    """The weights file, with the command that made it."""
    lines = [
        "# What a position is worth to a bot, in victory points beyond those scored. Made by",
        f"#     {command}",
        f"# On positions kept back it explains {100 * found.explained:.0f} % of the variance of what players still",
        f"# gain; it is off by {found.error:.1f} points.",
        "",
        f"turns_left = {parts.columns}",
        "",
        "[weights]                   # of one unit of each feature, for each number of turns left above",
    ]
    for number, name in enumerate(parts.names):
        row = ", ".join(f"{weight:.3f}" for weight in found.weights[:, number] + 0.0)
        lines.append(f"{name} = [{row}]")
    return "\n".join(lines) + "\n"
