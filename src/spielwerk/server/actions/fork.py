"""What if: a new table that begins like another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.actions.export import require_open_secrets, say_who_knows
from spielwerk.server.actions.open_table import SeatWish, new_table_info, open_with_links, seats_for
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import Opened, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.beginning import FORKED, Beginning
from spielwerk.server.tables.fairness import COPIED
from spielwerk.server.tables.gameplay import position
from spielwerk.server.tables.info import TableInfo
from spielwerk.server.tables.seats import BOT, HUMAN, Seat, check_bot

router = APIRouter(tags=["tables"])


class ForkWish(BaseModel):
    """From where, and who plays on (seats in the order of the table)."""

    model_config = ConfigDict(extra="forbid")
    move: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)] | None = None


@router.post("/tables/{table}/fork", response_model=Opened, status_code=201)
async def fork(table: TableId, wish: ForkWish, visitor: Visitor, served: Served, request: Request) -> Any:
    """A table with the first moves of another: after its end, or where nobody else's secrets are in it."""
    await served.allow_opening(request, visitor)
    room = await served.rooms.find(table)
    await room.look(lambda room: _forked(room, visitor, wish))
    await say_who_knows(room, visitor, COPIED)
    info, beginning = await room.look(lambda room: _forked(room, visitor, wish))
    return await open_with_links(served, request, info, beginning)


def _forked(room: Room, visitor: str, wish: ForkWish) -> tuple[TableInfo, Beginning]:
    require_open_secrets(room, visitor)
    game, old = room.table.game, room.info
    if wish.move > len(room.table.moves):
        raise Refused("no_such_move", moves=len(room.table.moves))
    seats = seats_for(game, wish.seats, visitor) if wish.seats else _same_seats(room, visitor, wish.move)
    if len(seats) != old.seats:
        raise Refused("seat_count", low=old.seats, high=old.seats)
    info = new_table_info(game, old.seats, old.choices, visitor, old.name, old.pace, public=False)
    beginning = Beginning(seats, room.table.keys()[: wish.move], FORKED, position(room.table, wish.move))
    return replace(info, seed=old.seed, allowed=old.allowed), beginning


def _same_seats(room: Room, visitor: str, move: int) -> list[Seat]:
    """My seats stay mine (who had none gets the one to move), bots play all others."""
    moves = room.table.moves
    mine = room.log.seats_of(visitor) or [moves[move].seat if move < len(moves) else 0]
    return [
        replace(seat, kind=HUMAN, visitor=visitor, bot=None, confirm=True)
        if number in mine
        else replace(seat, kind=BOT, visitor=None, bot=check_bot(seat.bot))
        for number, seat in enumerate(room.log.seats)
    ]
