"""Look at a finished game again: where it turned, and what would have been better there."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from spielwerk.server.bots.job import Judgement
from spielwerk.server.bots.studies import Studied
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.responses import Analysis, TableId
from spielwerk.server.rooms.room import Room

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/analysis", response_model=Analysis)
async def analysis(table: TableId, visitor: Visitor, lang: Lang, served: Served) -> Any:
    """How far the study of a game is, and what it has found; the first call starts it.

    All moves of a finished game; while it runs my own, where the table allows it.
    """
    room = await served.rooms.find(table)
    return await room.look(lambda room: _analysis(room, visitor, served, lang))


def _analysis(room: Room, visitor: str, served: Served, lang: str) -> dict[str, Any]:
    seats = _seats_to_judge(room, visitor)
    if not served.bots.thinking.is_ready(room.info.game):
        return {"status": "waiting", "done": 0, "total": len(room.table.moves), "points": [], "chances": []}
    known = served.bots.studies.of(room)
    told = [move for move in known.judged if room.table.moves[move - 1].seat in seats]
    return {
        "status": "ready" if known.ready else "working",
        "done": known.done,
        "total": known.total,
        "points": [_point(room, known, move, lang) for move in known.turning_points(told)],
        "chances": [_chance(room, move, known.judged[move]) for move in told],
    }


def _seats_to_judge(room: Room, visitor: str) -> list[int]:
    """Whose moves somebody may have judged: what others could have done better tells what they hold."""
    if room.archived:
        raise Refused("archived")
    if room.status == "over":
        return list(range(room.info.seats))
    mine = room.log.seats_of(visitor)
    if not room.info.allowed.analysis or not mine:
        raise Refused("not_over")
    if room.status == "waiting":
        raise Refused("waiting")
    return mine


def _point(room: Room, known: Studied, number: int, lang: str) -> dict[str, Any]:
    """A move that gave something away, in words."""
    table, judged = room.table, known.judged[number]
    move = table.moves[number - 1]

    def worded(option: int) -> dict[str, str]:
        key = table.game.key(option)
        return {"key": key, "text": table.worded_at(lang, number, key)}

    chances = {"chance": judged.chance, "loss": judged.loss}
    return {"move": number, "seat": move.seat, "played": worded(move.option), "better": worded(judged.better)} | chances


def _chance(room: Room, number: int, judged: Judgement) -> dict[str, Any]:
    seat = room.table.moves[number - 1].seat
    return {"move": number, "seat": seat, "chance": judged.chance, "loss": judged.loss}
