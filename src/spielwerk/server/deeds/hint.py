"""Ask a bot what it would do."""

from __future__ import annotations

from typing import Any

from spielwerk.bots import BOTS
from spielwerk.server.bots.job import Job, job_at
from spielwerk.server.live.connection import Connection
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Hint
from spielwerk.server.problems import Refused
from spielwerk.server.services import Services


async def hint(connection: Connection, services: Services, message: Hint) -> None:
    """The choice of the strongest bot, in words."""
    room = connection.room
    job = await room.look(lambda room: _job(room, connection.visitor, message.seat))
    key = await services.bots.advise(job)
    words = await room.look(lambda room: _words(room, connection.lang, key))
    considered = [{"key": key, "text": words, "share": 1.0, "value": None}]
    connection.send({"type": "hint", "id": message.id, "key": key, "text": words, "considered": considered})


def _job(room: Room, visitor: str | None, seat: int) -> Job:
    room.require_own(visitor, seat)
    if room.pending is not None or room.table.seat != seat:
        raise Refused("not_your_turn")
    return job_at(room, list(BOTS)[-1])


def _words(room: Room, lang: str, key: str) -> Any:
    words = room.table.wording(lang).get(key)
    if words is None:
        raise Refused("stale")
    return words
