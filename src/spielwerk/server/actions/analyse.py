"""Look at a finished game again: where it turned, and what would have been better there."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query

from spielwerk.arena.verdict import LONGEST, Verdict, played_out
from spielwerk.server.bots.studies import Studied
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.responses import Analysis, BetterLine, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.gameplay import position
from spielwerk.server.views.state import shown_position

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/analysis", response_model=Analysis)
async def analysis(table: TableId, visitor: Visitor, lang: Lang, served: Served) -> Any:
    """How far the study of a game is, and what it has found; the first call starts it.

    All moves of a finished game; while it runs my own, where the table allows it.
    """
    room = await served.rooms.find(table)
    return await room.look(lambda room: _analysis(room, visitor, served, lang))


@router.get("/tables/{table}/analysis/{move}/line", response_model=BetterLine)
async def line(
    table: TableId,
    visitor: Visitor,
    lang: Lang,
    served: Served,
    move: Annotated[int, Path(ge=1, le=100_000)],
    steps: Annotated[int, Query(ge=1, le=LONGEST)] = LONGEST,
) -> Any:
    """What would have been better than a move of a finished game, played out for some steps."""
    room = await served.rooms.find(table)
    return await room.look(lambda room: _line(room, visitor, served, lang, move, steps))


def _line(room: Room, visitor: str, served: Served, lang: str, number: int, steps: int) -> dict[str, Any]:
    """Only after the end: what happens on the way would tell what is still hidden."""
    if room.archived or room.status != "over":
        raise Refused("archived" if room.archived else "not_over")
    judged = served.bots.studies.of(room).judged.get(number)
    if judged is None or not judged.line:
        raise Refused("no_such_move", moves=len(room.table.moves))
    table = position(room.table, number - 1)
    keys = played_out(table, [table.game.key(option) for option in judged.line[:steps]])
    texts = [
        {"seat": table.moves[number - 1 + step].seat, "text": table.worded_at(lang, number + step, key)}
        for step, key in enumerate(keys)
    ]
    return {"steps": texts, "state": shown_position(room, table, visitor, lang)}


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

    chances = {"chance": judged.chance, "loss": judged.loss, "steps": len(judged.line) if room.status == "over" else 0}
    return {"move": number, "seat": move.seat, "played": worded(move.option), "better": worded(judged.better)} | chances


def _chance(room: Room, number: int, judged: Verdict) -> dict[str, Any]:
    seat = room.table.moves[number - 1].seat
    return {"move": number, "seat": seat, "chance": judged.chance, "loss": judged.loss}
