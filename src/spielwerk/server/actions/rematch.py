"""The same table again."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

from fastapi import APIRouter, Request

from spielwerk.server.actions.open_table import new_table_info, open_with_links
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import TableId, TableName
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.entries import REMATCH, Draft, Ref
from spielwerk.server.tables.games import at_hand, game_of
from spielwerk.server.tables.seats import HUMAN, Seat

router = APIRouter(tags=["tables"])
REF = Ref("rematch", "")


@router.post("/tables/{table}/rematch", response_model=TableName)
async def rematch(table: TableId, visitor: Visitor, served: Served, request: Request) -> Any:
    """The same people once more, seats drawn anew; whoever asks second comes to the table of the first."""
    await served.allow_opening(request, visitor)
    room = await served.rooms.find(table)
    again = await room.look(lambda room: _allowed(room, visitor))
    if again is not None:
        return {"table": again}
    seats = await room.look(_people)
    await at_hand(room.info.game)
    random.SystemRandom().shuffle(seats)
    info = new_table_info(
        game_of(room.info.game), len(seats), room.info.choices, visitor, room.info.name, room.info.pace,
        room.info.public,
    )  # fmt: skip
    await open_with_links(served, request, replace(info, allowed=room.info.allowed), Beginning(seats))
    await room.enter(visitor, REF, lambda room: _entry(room, visitor, info.id))
    again = await room.look(lambda room: room.log.rematch)
    if again != info.id:
        await served.rooms.close(info.id, lambda room: None)  # somebody was quicker: two tables would call everybody
    return {"table": again}


def _people(room: Room) -> list[Seat]:
    """Those who are still here play themselves again, also where a bot had played on for them."""
    return [
        replace(seat, kind=HUMAN, bot=None) if seat.visitor is not None and number in room.connected else seat
        for number, seat in enumerate(room.log.seats)
    ]


def _allowed(room: Room, visitor: str) -> str | None:
    if not room.log.seats_of(visitor):
        raise Refused("not_seated")
    if room.status not in ("over", "archived"):
        raise Refused("not_over")
    return room.log.rematch


def _entry(room: Room, visitor: str, table: str) -> Draft:
    mine = room.log.seats_of(visitor)
    return Draft(REMATCH, mine[0] if mine else None, {"table": table, "name": room.log.seats[mine[0]].name})
