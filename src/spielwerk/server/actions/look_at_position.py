"""Look at a position: the table as it is or was, and for programs what a seat sees."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from spielwerk.kernel.engine import concealed
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.messages import State
from spielwerk.server.protocol.responses import SeatNumber, SeenPosition, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.views.state import StateRenderer, earlier

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/seats/{seat}/seen", response_model=SeenPosition)
async def seen(table: TableId, seat: SeatNumber, visitor: Visitor, served: Served) -> Any:
    """For programs that play my seat when it is to decide: what it sees, as the bots here get it."""
    room = await served.rooms.find(table)
    return await room.look(lambda room: seen_position(room, visitor, seat))


def seen_position(room: Room, visitor: str, seat: int) -> dict[str, Any]:
    """What the seat of this person sees when it is to decide."""
    room.require_own(visitor, seat)
    if room.pending is not None or room.table.seat != seat:
        raise Refused("not_your_turn")
    game = room.table.game
    state = bytes(concealed(game, room.table.state, seat)).hex()
    about = {"n": room.log.n, "game": game.slug, "version": game.version, "seat": seat}
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
    room = await served.rooms.find(table)
    if move is None:
        return await room.look(lambda room: StateRenderer(room).message(visitor, lang))
    return await room.look(lambda room: earlier(room, visitor, lang, move))
