"""What is hidden: the dice under the cups of the others."""

from .rules.dice import roll_cup
from .state import State, game


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """The others may have rolled anything."""
    for p in range(s.seats):
        if p != viewer:
            roll_cup(s, p)
