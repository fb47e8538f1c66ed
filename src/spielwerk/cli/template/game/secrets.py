"""What is hidden: the gifts of the others."""

from __future__ import annotations

from spielwerk.kernel import roll

from .catalogue import BEST_GIFT
from .state import State, game


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """The others may have been given anything."""
    for p in range(s.seats):
        if p != viewer:
            s.player[p].gift = roll(s, BEST_GIFT + 1)
