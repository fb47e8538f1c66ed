"""Take an option."""

from __future__ import annotations

from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Move
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import MOVE, Draft


def move(room: Room, visitor: str | None, message: Move) -> Draft:
    """A move of the seat whose decision it is, made in sight of the position it belongs to."""
    room.require_own(visitor, message.seat)
    if not room.log.decided <= message.n <= room.log.n:
        raise Refused("stale")
    if room.pending is not None:
        raise Refused("pending")
    if room.table.seat != message.seat:
        raise Refused("not_your_turn")
    if message.key not in room.table.options():
        raise Refused("not_possible")
    return Draft(MOVE, message.seat, {"key": message.key})
