"""A bot's own chance: the generator of the compiled loops (`kernel.native.loops.random_word`) in plain Python."""

from __future__ import annotations

_MASK = 0xFFFFFFFF


class Dice:
    """sfc32, so that a bot throws the same numbers at both speeds."""

    def __init__(self, seed: int) -> None:
        self._words = [seed & _MASK, (seed >> 32) & _MASK, 0x5EED, 1]
        for _ in range(12):
            self.word()

    def word(self) -> int:
        """The next 32 bits."""
        a, b, c, counter = self._words
        word = (a + b + counter) & _MASK
        turned = ((c << 21) & _MASK) | (c >> 11)
        self._words = [b ^ (b >> 9), (c + (c << 3)) & _MASK, (turned + word) & _MASK, (counter + 1) & _MASK]
        return word

    def roll(self, sides: int) -> int:
        """A number from 0 to sides - 1."""
        return (self.word() * sides) >> 32
