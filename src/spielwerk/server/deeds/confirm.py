"""End a turn: the next player may act."""

from __future__ import annotations

from spielwerk.server.entries import CONFIRM, Draft
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Confirm
from spielwerk.server.problems import Refused


def confirm(room: Room, visitor: str | None, message: Confirm) -> Draft:
    """The turn of this seat is done."""
    room.require_own(visitor, message.seat)
    if room.pending != message.seat:
        raise Refused("nothing_to_confirm")
    return Draft(CONFIRM, message.seat)
