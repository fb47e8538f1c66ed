"""Ask a bot what it would do."""

from __future__ import annotations

from typing import Any

from spielwerk.bots import BOTS
from spielwerk.server.bots.job import Job, Thought, job_at
from spielwerk.server.bots.players import Bots
from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Hint
from spielwerk.server.rooms.room import Room


async def hint(room: Room, visitor: str | None, lang: str, bots: Bots, message: Hint) -> dict[str, Any]:
    """The answer to a message: the choice of the strongest bot, in words."""
    job = await room.look(lambda room: _job(room, visitor, message.seat))
    advice = await bots.advise(job, visitor or "")
    words = await room.look(lambda room: _words(room, lang, advice.key))
    thoughts = advice.considered or [Thought(advice.key, 1.0, None)]
    considered = [vars(thought) | {"text": words[thought.key]} for thought in thoughts]
    told = {"key": advice.key, "text": words[advice.key], "considered": considered}
    return {"type": "hint", "id": message.id} | told


def _job(room: Room, visitor: str | None, seat: int) -> Job:
    room.require_own(visitor, seat)
    if not room.info.allowed.hints:
        raise Refused("hints_off")
    if room.pending is not None or room.table.seat != seat:
        raise Refused("not_your_turn")
    return job_at(room, list(BOTS)[-1])


def _words(room: Room, lang: str, key: str) -> dict[str, str]:
    """The options in words, if the decision is still the same."""
    words = room.table.wording(lang)
    if key not in words:
        raise Refused("stale")
    return words
