"""Take an option."""

from __future__ import annotations

from spielwerk.server.entries import MOVE, Draft
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Move
from spielwerk.server.problems import Refused


def move(room: Room, visitor: str | None, message: Move) -> Draft:
    """A move of the seat whose decision it is, made in sight of the position it belongs to."""
    room.require_own(visitor, message.seat)
    if not room.book.decided <= message.n <= room.book.n:
        raise Refused("stale")
    if room.pending is not None:
        raise Refused("pending")
    if room.table.seat != message.seat:
        raise Refused("not_your_turn")
    if message.key not in room.table.options():
        raise Refused("not_possible")
    return Draft(MOVE, message.seat, {"key": message.key})
