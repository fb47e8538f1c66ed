"""Tuning an evaluation by data: whole games by the quick policy, and least squares of what the rest of them brought.

What is tuned is a sum of features (`arena.features`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from spielwerk.arena.ledger import Row, packed, unpacked
from spielwerk.arena.series import cut
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search.sampling import sample_states
from spielwerk.bots.search.structures import empty_scratch
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.weights import WEIGHTS_FILE

if TYPE_CHECKING:
    from spielwerk.arena.features import Featured

LEVEL = "easy"
TRIALS = 24
"""The quick policy plays better here than in a search: it takes the best of so many random episodes."""
SAMPLING = 0.05
"""Share of the states of a game that are kept: neighbours tell the same story."""
FEWEST = 50
"""A lot has so many positions at least."""
HELD_OUT = 5
"""One state in so many is kept back to see what the weights are worth."""


class NotTunable(ValueError):
    """The evaluation of this game is no sum of features with weights in a file."""


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


def tunable(game: Game) -> Featured:
    """The evaluation of a game, if it can be tuned."""
    from spielwerk.arena.features import Featured

    found = Featured.of(game) if (game.folder / WEIGHTS_FILE).exists() else None
    if found is None:
        raise NotTunable(f"the evaluation of {game.slug} is no sum of features with weights in a file")
    return found


# ---------------------------------------------------------------- examples


class Lot(NamedTuple):
    """Some positions of games with a number of seats, from a seed on."""

    seats: int
    states: int
    seed: int


def lots(game: Game, states: int, seed: int) -> list[Lot]:
    """So many positions for every number of seats, in lots that do not depend on who plays them.

    A game gives several positions, so games from the seed of one lot on end before the seed of the next.
    """
    portions = cut(states, FEWEST)
    return [Lot(seats, portion.games, seed + portion.first) for seats in game.seats for portion in portions]


def gather(game: Game, lot: Lot) -> Examples:
    """Play games and look at some of their positions."""
    parts = tunable(game)
    states, scores = samples(game, lot.seats, lot.states, lot.seed)
    found: list[tuple[Array, int, float]] = []
    for row, finals in zip(states, scores.tolist(), strict=True):
        found += parts.rows(game.state_class(row.tobytes()), finals)
    features, left, gains = zip(*found, strict=True)
    return Examples(np.array(features), np.array(left), np.array(gains, np.float64))


def told(lot: Lot, examples: Examples) -> Row:
    """A lot as a line of a ledger."""
    return lot._asdict() | {"examples": packed(vars(examples))}


def read(row: Row) -> tuple[Lot, Examples]:
    """A lot from a line of a ledger."""
    return Lot(row["seats"], row["states"], row["seed"]), Examples(**unpacked(row["examples"]))


def samples(game: Game, seats: int, count: int, seed: int) -> tuple[Array, Array]:
    """Some states of games by the quick policy, and the scores those games ended with."""
    native = game.native
    params = level_settings(LEVEL).parameters._replace(trials=TRIALS)
    states = np.zeros((count, game.state_class.DTYPE.itemsize), np.uint8)
    scores = np.zeros((count, seats))
    scratch, template = empty_scratch(game, seats), native.template(seats)
    sample_states(native.rules, scratch, params, template, seed, SAMPLING, states, scores)
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
