"""Say something to the table."""

from __future__ import annotations

from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Chat
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.sanitise import one_line, player_name
from spielwerk.server.tables.entries import CHAT, Draft

MOST_SPEAKING = 200
"""So many of those who watch may say something at one table."""


def chat(room: Room, visitor: str | None, message: Chat) -> Draft:
    """Whoever sits at the table may speak; spectators where the table was opened that way."""
    mine = room.log.seats_of(visitor)
    text = one_line(message.text)
    if not text:
        raise Refused("bad_message")
    if mine:
        return Draft(CHAT, mine[0], {"name": room.log.seats[mine[0]].name, "text": text})
    if not room.info.allowed.spectators_chat or visitor is None or visitor in room.log.kicked:
        raise Refused("not_seated")
    if visitor not in room.log.watchers and len(room.log.watchers) >= MOST_SPEAKING:
        raise Refused("full")
    return Draft(CHAT, None, {"name": player_name(message.name), "text": text})
