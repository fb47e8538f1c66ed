"""Say something to the table."""

from __future__ import annotations

from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Chat
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.sanitise import one_line
from spielwerk.server.tables.entries import CHAT, Draft


def chat(room: Room, visitor: str | None, message: Chat) -> Draft:
    """Whoever sits at the table may speak; spectators listen."""
    mine = room.log.seats_of(visitor)
    text = one_line(message.text)
    if not mine:
        raise Refused("not_seated")
    if not text:
        raise Refused("bad_message")
    return Draft(CHAT, mine[0], {"name": room.log.seats[mine[0]].name, "text": text})
