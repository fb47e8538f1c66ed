"""Evaluations of any form: all numbers with a point in their weights file are moved to where games say they belong.

How much a number matters in a position is seen by changing it a little. Whole numbers (limits, lengths) are left alone,
and so are comments. What all seats have in common is left out: a bot only wants to know who is ahead.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from spielwerk.arena.tuning import Array, Fit
from spielwerk.kernel.game import Game

NUDGE = 0.05
MADE_BY = "# Tuned by: "
_NUMBER = re.compile(r"#.*|[-+]?\b\d+\.\d+\b")
"""A number with a point; comments are matched too, so that numbers inside them are passed over."""

Evaluate = Callable[[Any, int], float]


class Numbered:
    """An evaluation and as many others as it has numbers, each with one of them changed a little."""

    columns: Sequence[float] = (0,)

    def __init__(self, game: Game) -> None:
        self.game = game
        self._written = self.path.read_text("utf-8")
        self.numbers = numbers_in(self._written)
        self.present = np.zeros((1, len(self.numbers)))
        self._evaluate: Evaluate = game.functions["evaluate"]
        self._nudged = [self._with(number, value + NUDGE) for number, value in enumerate(self.numbers)]

    @property
    def path(self) -> Path:
        """The weights file."""
        return self.game.folder / "evaluation.toml"

    def _with(self, number: int, value: float) -> Evaluate:
        changed = [*self.numbers[:number], value, *self.numbers[number + 1 :]]
        return evaluation_with(self.game, with_numbers(self._written, changed, digits=6))

    def rows(self, s: Any, finals: Sequence[float]) -> list[tuple[Array, int, float]]:
        """For each seat of a state: what each number counts for, and how far the evaluation was off."""
        seats = range(len(finals))
        now = np.array([self._evaluate(s, p) for p in seats])
        slopes = np.array([[evaluate(s, p) for evaluate in self._nudged] for p in seats]) - now[:, None]
        misses = np.array(finals) - now
        if len(finals) > 1:
            slopes, misses = slopes - slopes.mean(axis=0), misses - misses.mean()
        return [(slopes[p] / NUDGE, 0, float(misses[p])) for p in seats]

    def text(self, found: Fit, command: str) -> str:
        """The weights file with its numbers moved, and the command that did it on top."""
        moved = [number + float(change) for number, change in zip(self.numbers, found.weights[0], strict=True)]
        lines = with_numbers(self._written, moved, digits=3).splitlines(keepends=True)
        return f"{MADE_BY}{command}\n" + "".join(line for line in lines if not line.startswith(MADE_BY))


def numbers_in(text: str) -> list[float]:
    """The numbers with a point, in the order of the text."""
    return [float(match[0]) for match in _NUMBER.finditer(text) if not match[0].startswith("#")]


def with_numbers(text: str, numbers: Sequence[float], digits: int) -> str:
    """The same text with other numbers."""
    following = iter(numbers)

    def replaced(match: re.Match[str]) -> str:
        return match[0] if match[0].startswith("#") else f"{next(following) + 0.0:.{digits}f}"

    return _NUMBER.sub(replaced, text)


def evaluation_with(game: Game, weights: str) -> Evaluate:
    """The evaluation of a game as it would be with another weights file; the game keeps its own."""
    source = game.folder / "evaluation.py"
    kept = game.functions.pop("evaluate")
    try:
        with TemporaryDirectory() as folder:
            (Path(folder) / "evaluation.toml").write_text(weights, "utf-8")
            space = {"__name__": f"{game.slug}_nudged", "__file__": str(Path(folder) / source.name)}
            exec(compile(source.read_text("utf-8"), str(source), "exec"), space)
        return game.functions["evaluate"]
    finally:
        game.functions["evaluate"] = kept
