"""Take a game home as a file."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from spielwerk.kernel.journal import to_journal
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import KNOWN, Draft
from spielwerk.server.tables.fairness import EXPORTED

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/export", response_model=dict[str, Any])
async def export(table: TableId, visitor: Visitor, served: Served) -> Any:
    """The journal of a game; while it runs only for who has always played alone, since it holds the seed."""
    room = await served.rooms.find(table)
    await say_who_knows(room, visitor, EXPORTED)
    return await room.look(lambda room: to_journal(room.table))


async def say_who_knows(room: Room, visitor: str, how: str) -> None:
    """Before somebody is given the seed of a game that runs, its log says so to all who may yet sit down."""
    if await room.look(lambda room: _must_be_said(room, visitor)):
        await room.enter(visitor, None, lambda room: _known(room, visitor, how))


def _must_be_said(room: Room, visitor: str) -> bool:
    require_open_secrets(room, visitor)
    return room.status != "over" and visitor not in room.log.fairness.knows


def _known(room: Room, visitor: str, how: str) -> Draft:
    require_open_secrets(room, visitor)
    mine = room.log.seats_of(visitor)
    name = room.log.seats[mine[0]].name if mine else ""
    return Draft(KNOWN, mine[0] if mine else None, {"how": how, "name": name})


def require_open_secrets(room: Room, visitor: str) -> None:
    """Refuse to tell the seed to somebody who may not know it yet."""
    if room.status == "archived":
        raise Refused("archived")
    if room.status != "over" and not knows_all(room, visitor):
        raise Refused("secret")


def knows_all(room: Room, visitor: str) -> bool:
    """Whether nobody but this person and bots has ever played here, and no seat waits for anybody."""
    fairness = room.log.fairness
    belongs = visitor in fairness.sat or room.info.host == visitor
    return belongs and fairness.alone(visitor) and not room.log.has_open_seats
