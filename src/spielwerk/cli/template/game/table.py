"""What the screen shows beside the record."""

from __future__ import annotations

from typing import TypedDict

from .catalogue import ROUNDS
from .state import State, game


class Extras(TypedDict):
    """What follows from the record and is shown with it."""

    rounds_left: int
    """Rounds after this one."""


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """How long the game goes on."""
    return {"rounds_left": ROUNDS - s.round_number}
