"""Take a game home as a file."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from spielwerk.kernel.journal import to_journal
from spielwerk.server.answers import TableId
from spielwerk.server.facts import HUMAN, OPEN
from spielwerk.server.live.room import Room
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.visitors import Visitor

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/export", response_model=dict[str, Any])
async def export(table: TableId, visitor: Visitor, served: Served) -> Any:
    """The journal of a game; while it runs only for who plays all human seats, since it holds the seed."""
    room = await served.house.room(table)
    return await room.look(lambda room: _journal(room, visitor))


def _journal(room: Room, visitor: str) -> dict[str, Any]:
    require_open_secrets(room, visitor)
    return to_journal(room.table)


def require_open_secrets(room: Room, visitor: str) -> None:
    """Refuse to tell the seed to somebody who may not know it yet."""
    if room.status == "archived":
        raise Refused("archived")
    if room.status != "over" and not knows_all(room, visitor):
        raise Refused("secret")


def knows_all(room: Room, visitor: str) -> bool:
    """Whether nobody but this person plays here, except bots."""
    people = [seat for seat in room.book.seats if seat.kind in (HUMAN, OPEN) or seat.visitor is not None]
    alone = all(seat.visitor == visitor for seat in people)
    return alone and (bool(people) or room.facts.host == visitor)
