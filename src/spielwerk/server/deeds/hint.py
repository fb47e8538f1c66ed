"""Ask a bot what it would do."""

from __future__ import annotations

from spielwerk.bots import BOTS
from spielwerk.server.bots.job import Job, Thought, job_at
from spielwerk.server.live.connection import Connection
from spielwerk.server.live.room import Room
from spielwerk.server.messages import Hint
from spielwerk.server.problems import Refused
from spielwerk.server.services import Services


async def hint(connection: Connection, services: Services, message: Hint) -> None:
    """The choice of the strongest bot, in words."""
    room = connection.room
    job = await room.look(lambda room: _job(room, connection.visitor, message.seat))
    advice = await services.bots.choose(job)
    words = await room.look(lambda room: _words(room, connection.lang, advice.key))
    thoughts = advice.considered or [Thought(advice.key, 1.0, None)]
    considered = [vars(thought) | {"text": words[thought.key]} for thought in thoughts]
    told = {"key": advice.key, "text": words[advice.key], "considered": considered}
    connection.send({"type": "hint", "id": message.id} | told)


def _job(room: Room, visitor: str | None, seat: int) -> Job:
    room.require_own(visitor, seat)
    if room.pending is not None or room.table.seat != seat:
        raise Refused("not_your_turn")
    return job_at(room, list(BOTS)[-1])


def _words(room: Room, lang: str, key: str) -> dict[str, str]:
    """The options in words, if the decision is still the same."""
    words = room.table.wording(lang)
    if key not in words:
        raise Refused("stale")
    return words
