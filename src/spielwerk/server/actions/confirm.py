"""End a turn: the next player may act."""

from __future__ import annotations

from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Confirm
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import CONFIRM, Draft


def confirm(room: Room, visitor: str | None, message: Confirm) -> Draft:
    """The turn of this seat is done."""
    room.require_own(visitor, message.seat)
    if room.pending != message.seat:
        raise Refused("nothing_to_confirm")
    return Draft(CONFIRM, message.seat)
