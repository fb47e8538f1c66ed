"""What is hidden: the order of the two stacks of market tiles, from all players alike (4.3)."""

from __future__ import annotations

from .rules.market import stack_tiles
from .state import State, game


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """The tiles not seen yet, in any order; beige ones still come before grey ones."""
    stack_tiles(s)
