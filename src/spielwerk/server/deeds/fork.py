"""What if: a new table that begins like another one."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.answers import Opened, TableId
from spielwerk.server.deeds.export import require_open_secrets
from spielwerk.server.deeds.open_table import SeatWish, check_bot, new_facts, open_with_links, seats_for
from spielwerk.server.facts import BOT, HUMAN, Facts, Seat
from spielwerk.server.live.room import Room
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.visitors import Visitor

router = APIRouter(tags=["tables"])


class ForkWish(BaseModel):
    """From where, and who plays on (seats in the order of the table)."""

    model_config = ConfigDict(extra="forbid")
    move: Annotated[int, Field(ge=0, le=100_000)]
    seats: Annotated[list[SeatWish], Field(min_length=1, max_length=8)] | None = None


@router.post("/tables/{table}/fork", response_model=Opened, status_code=201)
async def fork(table: TableId, wish: ForkWish, visitor: Visitor, served: Served, request: Request) -> Any:
    """A table with the first moves of another: after its end, or where nobody else's secrets are in it."""
    served.allow_opening(request)
    room = await served.house.room(table)
    facts, seats, moves = await room.look(lambda room: _forked(room, visitor, wish))
    return await open_with_links(served, request, facts, seats, moves)


def _forked(room: Room, visitor: str, wish: ForkWish) -> tuple[Facts, list[Seat], list[str]]:
    require_open_secrets(room, visitor)
    game, old = room.table.game, room.facts
    if wish.move > len(room.table.moves):
        raise Refused("no_such_move", moves=len(room.table.moves))
    seats = seats_for(game, wish.seats, visitor) if wish.seats else _same_seats(room, visitor, wish.move)
    if len(seats) != old.seats:
        raise Refused("seat_count", low=old.seats, high=old.seats)
    facts = new_facts(game, old.seats, old.choices, visitor, old.name, old.pace, public=False)
    return replace(facts, seed=old.seed), seats, room.table.keys()[: wish.move]


def _same_seats(room: Room, visitor: str, move: int) -> list[Seat]:
    """My seats stay mine (who had none gets the one to move), bots play all others."""
    moves = room.table.moves
    mine = room.book.seats_of(visitor) or [moves[move].seat if move < len(moves) else 0]
    return [
        replace(seat, kind=HUMAN, visitor=visitor, bot=None, confirm=True)
        if number in mine
        else replace(seat, kind=BOT, visitor=None, bot=check_bot(seat.bot))
        for number, seat in enumerate(room.book.seats)
    ]
