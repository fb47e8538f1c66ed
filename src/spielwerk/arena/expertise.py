"""Weights that games have moved, as the file `expertise.toml` of a game: what its experts judge by."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

import numpy as np

from spielwerk.arena.evolution import Judgement, open_native
from spielwerk.arena.tuning import samples
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import evaluate
from spielwerk.kernel.weights import EXPERT_FILE, WEIGHTS_FILE


def expert_file(game: Game) -> Path:
    """Where the weights of experts lie."""
    return game.folder / EXPERT_FILE


def columns_of(game: Game) -> list[int]:
    """The numbers of turns left that the file gives weights for."""
    file = tomllib.loads((game.folder / WEIGHTS_FILE).read_text("utf-8"))
    if expert_file(game).exists():
        file |= tomllib.loads(expert_file(game).read_text("utf-8"))
    columns: list[int] = file["turns_left"]
    return columns


def centred(game: Game, rows: Array, seats: int, states: int, seed: int) -> Array:
    """The same weights, but as much in the mean over positions as those of now, for each number of turns left.

    Players who see different numbers of turns left are compared by what positions promise them; a promise that grows
    with the mean of all would be nobody's merit.
    """
    native, now = open_native(game), Judgement.of(game).rows
    found, _ = samples(game, seats, states, seed)
    lefts = _turns_left(game, found, seats)
    changes = _values(game, rows, found, seats) - _values(game, now, found, seats)
    known = [left for left in range(len(rows)) if (lefts == left).any()]
    means = [float(changes[lefts == left].mean()) for left in known]
    result = rows.copy()
    result[:, _constant_feature(game, found, seats)] -= np.interp(np.arange(len(rows)), known, means)
    native.weights(0)[:] = now
    return result


def _values(game: Game, rows: Array, states: Array, seats: int) -> Array:
    """What positions are worth to each seat by some weights."""
    native = open_native(game)
    native.weights(0)[:] = rows
    return np.array([[evaluate(native.rules_for(0), state, seat) for seat in range(seats)] for state in states])


def _turns_left(game: Game, states: Array, seats: int) -> Array:
    turns_left = import_module(f"spielwerk.games.{game.slug}.evaluation").turns_left
    positions = [game.state_class(state.tobytes()) for state in states]
    return np.array([[turns_left(s, seat) for seat in range(seats)] for s in positions])


def _constant_feature(game: Game, states: Array, seats: int) -> int:
    """The feature that is 1 in every position."""
    nothing = np.zeros_like(Judgement.of(game).rows)
    points = _values(game, nothing, states, seats)
    for feature in range(nothing.shape[1]):
        unit = nothing.copy()
        unit[:, feature] = 1.0
        if np.allclose(_values(game, unit, states, seats) - points, 1.0):
            return feature
    raise ValueError(f"the evaluation of {game.slug} has no feature that is always 1")


def file_text(game: Game, rows: Array, remarks: Sequence[str]) -> str:
    """The file, with remarks on how it was made."""
    columns = columns_of(game)
    names = import_module(f"spielwerk.games.{game.slug}.evaluation").FEATURES.ids
    lines = [f"# {remark}" for remark in remarks]
    lines += ["", f"turns_left = {columns}", ""]
    lines += ["[weights]                   # of one unit of each feature, for each number of turns left above"]
    at = [min(column, len(rows) - 1) for column in columns]
    for number, name in enumerate(names):
        lines.append(f"{name} = [{', '.join(f'{weight:.3f}' for weight in rows[at, number] + 0.0)}]")
    return "\n".join(lines) + "\n"
