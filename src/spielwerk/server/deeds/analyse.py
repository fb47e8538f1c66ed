"""Look at a finished game again: where it turned, and what would have been better there."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from spielwerk.server.answers import Analysis, TableId
from spielwerk.server.bots.job import Judgement
from spielwerk.server.bots.studies import Studied
from spielwerk.server.live.room import Room
from spielwerk.server.playing import option_text
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.visitors import Lang

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/analysis", response_model=Analysis)
async def analysis(table: TableId, lang: Lang, served: Served) -> Any:
    """How far the study of a finished game is, and what it has found; the first call starts it."""
    room = await served.house.room(table)
    return await room.look(lambda room: _analysis(room, served, lang))


def _analysis(room: Room, served: Served, lang: str) -> dict[str, Any]:
    if room.status != "over":
        raise Refused("archived" if room.archived else "not_over")
    if not served.bots.compiling.is_ready(room.facts.game):
        return {"status": "waiting", "done": 0, "total": len(room.table.moves), "points": [], "chances": []}
    known = served.bots.studies.of(room)
    return {
        "status": "ready" if known.ready else "working",
        "done": known.done,
        "total": known.total,
        "points": [_point(room, known, move, lang) for move in known.turning_points()],
        "chances": [_chance(room, move, judged) for move, judged in known.judged.items()],
    }


def _point(room: Room, known: Studied, number: int, lang: str) -> dict[str, Any]:
    """A move that gave something away, in words."""
    table, judged = room.table, known.judged[number]
    move = table.moves[number - 1]

    def worded(option: int) -> dict[str, str]:
        key = table.game.key(option)
        return {"key": key, "text": option_text(table, move.decision, key, lang)}

    chances = {"chance": judged.chance, "loss": judged.loss}
    return {"move": number, "seat": move.seat, "played": worded(move.option), "better": worded(judged.better)} | chances


def _chance(room: Room, number: int, judged: Judgement) -> dict[str, Any]:
    seat = room.table.moves[number - 1].seat
    return {"move": number, "seat": seat, "chance": judged.chance, "loss": judged.loss}
