"""Ask a bot what it would do."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from spielwerk.bots import BOTS
from spielwerk.server.bots.job import Advice, Job, Thought, job_at
from spielwerk.server.bots.players import Bots
from spielwerk.server.errors import Refused
from spielwerk.server.protocol.messages import Hint
from spielwerk.server.rooms.room import Room
from spielwerk.server.views.plan import Rival, plan_in_words


async def hint(room: Room, visitor: str | None, lang: str, bots: Bots, message: Hint) -> dict[str, Any]:
    """The answer to a message: the choice of the strongest bot, in words."""
    job = await room.look(lambda room: _job(room, visitor, message.seat))
    advice = await bots.advise(job, visitor or "")
    words, plan = await room.look(lambda room: _words(room, visitor, lang, job, advice))
    thoughts = advice.considered or [Thought(advice.key, 1.0, None)]
    considered = [vars(thought) | {"text": words[thought.key]} for thought in thoughts]
    told = {"key": advice.key, "text": words[advice.key], "plan": plan, "considered": considered}
    return {"type": "hint", "id": message.id} | told


def _job(room: Room, visitor: str | None, seat: int) -> Job:
    room.require_own(visitor, seat)
    if not room.info.allowed.hints:
        raise Refused("hints_off")
    if room.pending is not None or room.table.seat != seat:
        raise Refused("not_your_turn")
    return replace(job_at(room, list(BOTS)[-1]), explains=True)


def _words(room: Room, visitor: str | None, lang: str, job: Job, advice: Advice) -> tuple[dict[str, str], str]:
    """The options and the plan in words, if it is still the decision that was asked about, and still the asker's."""
    if room.log.decided != job.decided:
        raise Refused("stale")
    room.require_own(visitor, job.seat)
    words = room.table.wording(lang)
    return words, plan_in_words(room.table, advice.line, _rival(advice, words), lang) if advice.line else ""


def _rival(advice: Advice, words: dict[str, str]) -> Rival | None:
    """What was considered second, if the bot can tell chances."""
    others = [thought for thought in advice.considered if thought.key != advice.key and thought.value is not None]
    own = next((thought.value for thought in advice.considered if thought.key == advice.key), None)
    if own is None or not others or others[0].value is None:
        return None
    return Rival(words[others[0].key], others[0].value, own, advice.gains, advice.enables)
