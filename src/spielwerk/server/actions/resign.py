"""Leave the seat to a bot."""

from __future__ import annotations

from spielwerk.server.protocol.messages import Resign
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import Draft
from spielwerk.server.tables.seats import check_bot, seat_entry


def resign(room: Room, visitor: str | None, message: Resign) -> Draft:
    """A bot plays on; the person may take the seat back."""
    seat = room.require_own(visitor, message.seat)
    return seat_entry(message.seat, "resigned", seat.played_by(check_bot(None)))
