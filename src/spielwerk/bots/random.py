"""The bot that takes any option."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.bots.dice import Dice

if TYPE_CHECKING:
    from spielwerk.bots import Position


class RandomBot:
    """Every option is as likely as any other."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, position: Position) -> int:
        """Any option."""
        return position.options[self._dice.roll(len(position.options))]
