"""Leave the seat to a bot."""

from __future__ import annotations

from spielwerk.server.deeds.open_table import check_bot
from spielwerk.server.deeds.sit import seat_entry
from spielwerk.server.entries import Draft
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Resign


def resign(room: Room, visitor: str | None, message: Resign) -> Draft:
    """A bot plays on; the person may take the seat back."""
    seat = room.require_own(visitor, message.seat)
    return seat_entry(message.seat, "resigned", seat.played_by(check_bot(None)))
