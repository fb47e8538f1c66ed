"""Say something to the table."""

from __future__ import annotations

from spielwerk.server.entries import CHAT, Draft
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Chat
from spielwerk.server.plain import one_line
from spielwerk.server.problems import Refused


def chat(room: Room, visitor: str | None, message: Chat) -> Draft:
    """Whoever sits at the table may speak; spectators listen."""
    mine = room.book.seats_of(visitor)
    text = one_line(message.text)
    if not mine:
        raise Refused("not_seated")
    if not text:
        raise Refused("bad_message")
    return Draft(CHAT, mine[0], {"name": room.book.seats[mine[0]].name, "text": text})
