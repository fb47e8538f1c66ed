"""A bot's own chance in plain Python: the same generator as in compiled code."""

from __future__ import annotations

from typing import cast

from spielwerk.kernel import Vector
from spielwerk.kernel.chance import random_word, seed_policy

UNIT = 1.0 / 4294967296.0
"""A word of 32 bits times this is less than 1."""


class Dice:
    """Throws the same numbers at both speeds."""

    def __init__(self, seed: int) -> None:
        self._rng = cast(Vector, [0, 0, 0, 0])
        seed_policy(self._rng, seed)

    def word(self) -> int:
        """The next 32 bits."""
        return random_word(self._rng)

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        return (self.word() * sides) >> 32
