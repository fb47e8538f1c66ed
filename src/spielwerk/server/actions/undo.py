"""Take decisions back, take them again, start the turn anew."""

from __future__ import annotations

from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Redo, Restart, Undo
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import REDO, RESTART, UNDO, Draft
from spielwerk.server.tables.gameplay import own_start


def undo(room: Room, visitor: str | None, message: Undo) -> Draft:
    """One decision back: never across another player's decision, a reveal or chance."""
    room.require_own(visitor, message.seat)
    _require_undo(room, message.seat)
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
    _require_undo(room, message.seat)
    return Draft(RESTART, message.seat, {"to": own_start(room.table, message.seat, room.log.confirmed)})


def _require_undo(room: Room, seat: int) -> None:
    if not room.info.allowed.undo:
        raise Refused("undo_off")
    if not room.can_undo(seat):
        raise Refused("no_undo")
