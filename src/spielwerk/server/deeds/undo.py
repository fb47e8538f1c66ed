"""Take decisions back, take them again, start the turn anew."""

from __future__ import annotations

from spielwerk.server.entries import REDO, RESTART, UNDO, Draft
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Redo, Restart, Undo
from spielwerk.server.playing import own_start
from spielwerk.server.problems import Refused


def undo(room: Room, visitor: str | None, message: Undo) -> Draft:
    """One decision back: never across another player's decision, a reveal or chance."""
    room.require_own(visitor, message.seat)
    if not room.can_undo(message.seat):
        raise Refused("no_undo")
    return Draft(UNDO, message.seat)


def redo(room: Room, visitor: str | None, message: Redo) -> Draft:
    """The decision again that was taken back last."""
    room.require_own(visitor, message.seat)
    if not room.can_redo(message.seat):
        raise Refused("no_redo")
    return Draft(REDO, message.seat)


def restart(room: Room, visitor: str | None, message: Restart) -> Draft:
    """As far back as the seat can go at once."""
    room.require_own(visitor, message.seat)
    if not room.can_undo(message.seat):
        raise Refused("no_undo")
    return Draft(RESTART, message.seat, {"to": own_start(room.table, message.seat, room.book.confirmed)})
