"""The same table again."""

from __future__ import annotations

import random
from typing import Any

from fastapi import APIRouter, Request

from spielwerk.server.answers import TableId, TableName
from spielwerk.server.deeds.open_table import game_of, new_facts, open_with_links
from spielwerk.server.entries import REMATCH, Draft, Ref
from spielwerk.server.live.room import Room
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.visitors import Visitor

router = APIRouter(tags=["tables"])
REF = Ref("rematch", "")


@router.post("/tables/{table}/rematch", response_model=TableName)
async def rematch(table: TableId, visitor: Visitor, served: Served, request: Request) -> Any:
    """The same people once more, seats drawn anew; whoever asks second comes to the table of the first."""
    served.allow_opening(request)
    room = await served.house.room(table)
    again = await room.look(lambda room: _allowed(room, visitor))
    if again is not None:
        return {"table": again}
    seats = await room.look(lambda room: list(room.book.seats))
    random.SystemRandom().shuffle(seats)
    facts = new_facts(
        game_of(room.facts.game), len(seats), room.facts.choices, visitor, room.facts.name, room.facts.pace,
        room.facts.public,
    )  # fmt: skip
    await open_with_links(served, request, facts, seats, [])
    await room.enter(visitor, REF, lambda room: _entry(room, visitor, facts.id))
    return {"table": await room.look(lambda room: room.book.rematch)}


def _allowed(room: Room, visitor: str) -> str | None:
    if not room.book.seats_of(visitor):
        raise Refused("not_seated")
    if room.status not in ("over", "archived"):
        raise Refused("not_over")
    return room.book.rematch


def _entry(room: Room, visitor: str, table: str) -> Draft:
    mine = room.book.seats_of(visitor)
    return Draft(REMATCH, mine[0] if mine else None, {"table": table, "name": room.book.seats[mine[0]].name})
