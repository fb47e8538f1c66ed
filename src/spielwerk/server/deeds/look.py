"""Look at tables: mine, public ones, one of them, and how it was."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from spielwerk.kernel.engine import concealed
from spielwerk.server.answers import ListedTable, SeatNumber, Seen, TableId
from spielwerk.server.facts import Seat
from spielwerk.server.live.room import Room
from spielwerk.server.live.screen import Screen, earlier
from spielwerk.server.messages import State
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.storage import Listed
from spielwerk.server.visitors import Lang, Visitor
from spielwerk.server.words import say

router = APIRouter(tags=["tables"])
MOST = 200


def shown(listed: Listed, visitor: str, lang: str) -> dict[str, Any]:
    """A table as lists show it to somebody."""
    facts, summary = listed.facts, listed.summary
    seats = [shown_seat(number, seat, visitor, lang) for number, seat in enumerate(listed.seats)]
    waiting = summary.waiting
    return {
        "table": facts.id,
        "game": facts.game,
        "name": facts.name,
        "status": summary.status,
        "seats": seats,
        "my_turn": waiting is not None and seats[waiting]["mine"] and seats[waiting]["kind"] == "human",
        "waiting_for": waiting,
        "moves": summary.moves,
        "updated": summary.updated,
        "public": facts.public,
        "host": facts.host == visitor,
    }


def shown_seat(number: int, seat: Seat, visitor: str, lang: str) -> dict[str, Any]:
    """A seat as lists show it to somebody."""
    return {
        "seat": number,
        "name": seat.name or say(lang, "seat-name", number=number + 1),
        "colour": seat.colour,
        "shape": seat.shape,
        "kind": seat.kind,
        "bot": seat.bot if seat.kind == "bot" else None,
        "mine": seat.visitor == visitor,
    }


@router.get("/tables", response_model=list[ListedTable])
async def my_tables(visitor: Visitor, lang: Lang, served: Served) -> Any:
    """My tables, those waiting for me first."""
    tables = [shown(listed, visitor, lang) for listed in await served.storage.tables_of(visitor, MOST)]
    return sorted(tables, key=lambda table: not table["my_turn"])


@router.get("/tables/public", response_model=list[ListedTable])
async def public_tables(visitor: Visitor, lang: Lang, served: Served) -> Any:
    """Public tables, those with open seats first."""
    tables = [shown(listed, visitor, lang) for listed in await served.storage.public_tables(MOST)]
    return sorted(tables, key=lambda table: table["status"] != "waiting")


@router.get("/tables/{table}", response_model=ListedTable)
async def one_table(table: TableId, visitor: Visitor, lang: Lang, served: Served) -> Any:
    """One table as lists show it."""
    listed = await served.storage.listed(table)
    if listed is None:
        raise Refused("not_found")
    return shown(listed, visitor, lang)


@router.get("/tables/{table}/seats/{seat}/seen", response_model=Seen)
async def seen(table: TableId, seat: SeatNumber, visitor: Visitor, served: Served) -> Any:
    """For programs that play my seat when it is to decide: what it sees, as the bots here get it."""
    room = await served.house.room(table)
    return await room.look(lambda room: _seen(room, visitor, seat))


def _seen(room: Room, visitor: str, seat: int) -> dict[str, Any]:
    room.require_own(visitor, seat)
    if room.pending is not None or room.table.seat != seat:
        raise Refused("not_your_turn")
    game = room.table.game
    state = bytes(concealed(game, room.table.state, seat)).hex()
    about = {"n": room.book.n, "game": game.slug, "version": game.version, "seat": seat}
    return about | {"state": state, "options": room.table.options()}


@router.get("/tables/{table}/position", response_model=State)
async def position(
    table: TableId,
    visitor: Visitor,
    lang: Lang,
    served: Served,
    move: Annotated[int | None, Query(ge=0, le=100_000)] = None,
) -> Any:
    """The table after a move (now, if not said), for my seat or as a spectator."""
    room = await served.house.room(table)
    if move is None:
        return await room.look(lambda room: Screen(room).message(visitor, lang))
    return await room.look(lambda room: earlier(room, visitor, lang, move))
