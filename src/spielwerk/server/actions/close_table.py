"""Close a table: send somebody away before the start, or remove it altogether."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import SeatNumber, SeatTaken, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import Draft
from spielwerk.server.tables.seats import HUMAN, OPEN, Seat, seat_entry
from spielwerk.server.tables.table_log import KICKED

router = APIRouter(tags=["tables"])


@router.post("/tables/{table}/seats/{seat}/kick", response_model=SeatTaken)
async def kick(table: TableId, seat: SeatNumber, visitor: Visitor, served: Served) -> Any:
    """The host sends somebody away before the game begins; they can't sit down here again."""
    room = await served.rooms.find(table)
    await room.enter(visitor, None, lambda room: kicked(room, visitor, seat))
    await served.storage.revoke(table, seat)
    served.people.open_tables.forget()
    return {"table": table, "seat": seat}


def kicked(room: Room, visitor: str, number: int) -> Draft:
    """The entry for a seat that is open again."""
    if number >= len(room.log.seats):
        raise Refused("no_such_seat")
    if room.info.host != visitor:
        raise Refused("not_host")
    if room.status != "waiting" or room.log.fairness.begun:
        raise Refused("begun")
    seat = room.log.seats[number]
    if seat.kind != HUMAN or seat.visitor in (None, visitor):
        raise Refused("nobody_there")
    return seat_entry(number, KICKED, Seat(OPEN, "", seat.colour, confirm=True))


@router.delete("/tables/{table}", status_code=204)
async def close(table: TableId, visitor: Visitor, served: Served) -> None:
    """The host removes a table: before the start, or when nobody else plays there any more."""
    await served.rooms.close(table, lambda room: may_close(room, visitor))
    served.people.open_tables.forget()


def may_close(room: Room, visitor: str) -> None:
    """Refuse where others would lose their game, or its memory."""
    if room.info.host != visitor:
        raise Refused("not_host")
    others = [seat for seat in room.log.seats if seat.kind == HUMAN and seat.visitor != visitor]
    if (room.log.fairness.begun or room.status != "waiting") and others:
        raise Refused("others_play")
