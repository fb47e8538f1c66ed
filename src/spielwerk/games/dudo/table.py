"""What the screen shows beside the record."""

from typing import TypedDict

from .rules.dice import dice_in_play
from .state import State, game


class Extras(TypedDict):
    """What follows from the record."""

    dice_in_play: int
    """How many dice a bid is about."""


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """All that is shown beside the record."""
    return {"dice_in_play": dice_in_play(s)}
