"""Keep private notes."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import Notes, TableId
from spielwerk.server.security.sanitise import NotesText

router = APIRouter(tags=["notes"])


class NotesWish(BaseModel):
    """The whole notes."""

    model_config = ConfigDict(extra="forbid")
    text: NotesText


@router.get("/tables/{table}/notes", response_model=Notes)
async def read_notes(table: TableId, visitor: Visitor, served: Served) -> Any:
    """My notes about a table; nobody else sees them."""
    await served.rooms.find(table)
    return {"text": await served.storage.notes(table, visitor)}


@router.put("/tables/{table}/notes", response_model=Notes)
async def write_notes(table: TableId, wish: NotesWish, visitor: Visitor, served: Served) -> Any:
    """Replace my notes."""
    room = await served.rooms.find(table)
    if not await room.look(lambda room: room.log.seats_of(visitor)):
        raise Refused("not_seated")
    if await served.storage.notes_size(visitor, table) + len(wish.text) > served.settings.limits.notes:
        raise Refused("notes_full", most=served.settings.limits.notes)
    await served.storage.keep_notes(table, visitor, wish.text)
    return {"text": wish.text}
