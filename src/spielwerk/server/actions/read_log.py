"""Read the log of a table, page by page."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.responses import LogPage, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.views.log import END, closed_page, page
from spielwerk.server.views.state import viewer_of

router = APIRouter(tags=["tables"])
Place = Annotated[str | None, Query(pattern=r"^[0-9]{1,9}\.[0-9]{1,9}$")]


@router.get("/tables/{table}/log", response_model=LogPage)
async def read_log(table: TableId, visitor: Visitor, lang: Lang, served: Served, before: Place = None) -> Any:
    """The lines before a place of the log (the last ones, if none is said), as my seat or a spectator reads them."""
    room = await served.rooms.find(table)
    return await room.look(lambda room: _page(room, visitor, lang, _place(before)))


def _place(text: str | None) -> tuple[int, int]:
    if text is None:
        return END
    move, _, number = text.partition(".")
    return int(move), int(number)


def _page(room: Room, visitor: str, lang: str, before: tuple[int, int]) -> dict[str, Any]:
    if room.archived:
        return vars(closed_page(room, lang, before))
    eyes = viewer_of(room, room.log.seats_of(visitor))
    return vars(page(room, room.table, eyes, lang, 0, before))
