"""Keep private notes."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict

from spielwerk.server.answers import Notes, TableId
from spielwerk.server.plain import NotesText
from spielwerk.server.services import Served
from spielwerk.server.visitors import Visitor

router = APIRouter(tags=["notes"])


class NotesWish(BaseModel):
    """The whole notes."""

    model_config = ConfigDict(extra="forbid")
    text: NotesText


@router.get("/tables/{table}/notes", response_model=Notes)
async def read_notes(table: TableId, visitor: Visitor, served: Served) -> Any:
    """My notes about a table; nobody else sees them."""
    await served.house.room(table)
    return {"text": await served.storage.notes(table, visitor)}


@router.put("/tables/{table}/notes", response_model=Notes)
async def write_notes(table: TableId, wish: NotesWish, visitor: Visitor, served: Served) -> Any:
    """Replace my notes."""
    await served.house.room(table)
    await served.storage.keep_notes(table, visitor, wish.text)
    return {"text": wish.text}
