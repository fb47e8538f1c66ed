"""A compiled game whose weights can be changed while it runs: what tunes evaluations by games plays with it.

All else is the same machine code, made from the same rules. Players with different weights sit at a table as players of
different *slots*. Whatever is written counts for all
games of the process, so that only one is played at a time.
"""

from __future__ import annotations

import ctypes
from typing import Any

import numpy as np

from spielwerk.kernel.game import Game
from spielwerk.kernel.native import Native
from spielwerk.kernel.native.build import open_rules
from spielwerk.kernel.native.bundles import Array, Rules

TABLE = "judgement_weights"


class OpenNative(Native):
    """The slots are the highest skill with each temperament; here all of them judge by what is written there."""

    def __init__(self, game: Game, weights: memoryview[Any]) -> None:
        self.game = game
        self._entry_points = open_rules(game, {TABLE: weights})
        self.load_seconds = 0.0
        shape = np.asarray(weights).shape
        count = shape[0] * shape[1]
        memory = (ctypes.c_double * count).from_address(self._entry_points.library.address(TABLE))
        judgements = game.skills * (1 + len(game.styles))
        self._weights = np.frombuffer(memory, np.float64).reshape(judgements, -1, shape[1])

    @property
    def slots(self) -> int:
        """How many different judgements can sit at a table."""
        return 1 + len(self.game.styles)

    def rules_for(self, skill: int, style: str = "") -> Rules:
        """The rules of a slot, which stands in for the skill."""
        return self._rules_by_judgement[self._judgement(skill % self.slots)]

    def weights(self, slot: int) -> Array:
        """The weights of a slot (turns left, features), to be read and written."""
        found: Array = self._weights[self._judgement(slot)]
        return found

    def _judgement(self, slot: int) -> int:
        return (slot + 1) * self.game.skills - 1
