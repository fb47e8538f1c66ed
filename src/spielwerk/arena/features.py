"""Evaluations that are a sum of features, each with weights that depend on how many turns are left.

The module `evaluation` of such a game has `FEATURES` (a noun), `promise(s, p, weights, left)` (the sum of features
times `weights[left, feature]`) and `turns_left(s, p)`; its file `evaluation.toml` has the turns for which weights are
given, and the weights.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.arena.tuning import Fit
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.weights import WEIGHTS_FILE


class _Units:
    """Weights that are unit vectors: a sum of features times these is the list of the features."""

    def __init__(self, count: int) -> None:
        self._units = np.eye(count)

    def __getitem__(self, at: tuple[int, int]) -> Array:
        unit: Array = self._units[at[1]]
        return unit


@dataclass(frozen=True)
class Featured:
    """The parts of such an evaluation."""

    game: Game
    names: tuple[str, ...]
    promise: Callable[[Any, int, Any, int], Any]
    turns_left: Callable[[Any, int], int]
    columns: list[float]
    present: Array
    profile: Mapping[str, float] = field(default_factory=dict[str, float])
    """What the file says of the search (see `bots.search.game_profile`)."""

    @classmethod
    def of(cls, game: Game) -> Featured | None:
        """The evaluation of a game, if it is a sum of features."""
        module = import_module(f"spielwerk.games.{game.slug}.evaluation")
        if not all(hasattr(module, name) for name in ("FEATURES", "promise", "turns_left")):
            return None
        file = tomllib.loads((game.folder / WEIGHTS_FILE).read_text("utf-8"))
        names = tuple(module.FEATURES.ids)
        present = np.array([file["weights"][name] for name in names]).T
        return cls(game, names, module.promise, module.turns_left, file["turns_left"], present, file.get("search", {}))

    @property
    def path(self) -> Path:
        """The weights file."""
        return self.game.folder / WEIGHTS_FILE

    def rows(self, s: Any, finals: Sequence[float]) -> list[tuple[Array, int, float]]:
        """For each seat of a state: features, turns left, and what it still gained."""
        units, score = _Units(len(self.names)), self.game.functions["score"]
        return [
            (self.promise(s, p, units, 0) + np.zeros(len(self.names)), self.turns_left(s, p), final - score(s, p))
            for p, final in enumerate(finals)
        ]

    def text(self, found: Fit, command: str) -> str:
        """The weights file, with the command that made it."""
        lines = [
            "# What a position is worth to a bot, in victory points beyond those scored. Made by",
            f"#     {command}",
            f"# On positions kept back it is off by {found.after:.1f} points in what players still gain.",
            "",
            f"turns_left = {self.columns}",
            "",
            *self._profile_lines(),
            "[weights]                   # of one unit of each feature, for each number of turns left above",
        ]
        for number, name in enumerate(self.names):
            row = ", ".join(f"{weight:.3f}" for weight in found.weights[:, number] + 0.0)
            lines.append(f"{name} = [{row}]")
        return "\n".join(lines) + "\n"

    def _profile_lines(self) -> list[str]:
        """The table for the search, as it was."""
        lines = [f"{name} = {json.dumps(number)}" for name, number in self.profile.items()]
        return ["[search]", *lines, ""] if lines else []
