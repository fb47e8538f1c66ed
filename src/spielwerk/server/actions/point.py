"""Point at something: what comes of options, and what can be done about a component."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Query

from spielwerk.server.http.services import Served, Services
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.messages import Key
from spielwerk.server.protocol.pointing import AboutShown, Outcomes, Refs
from spielwerk.server.protocol.responses import SeatNumber, TableId
from spielwerk.server.views.pointing import SeenDecision, about, decision_of, outcomes

router = APIRouter(tags=["tables"])


@router.get("/tables/{table}/seats/{seat}/outcomes", response_model=Outcomes)
async def outcomes_of_options(
    table: TableId,
    seat: SeatNumber,
    visitor: Visitor,
    lang: Lang,
    served: Served,
    key: Annotated[list[Key] | None, Query(max_length=120)] = None,
) -> Any:
    """What comes of the options of my decision, or of those that are named."""
    decision = await _decision(served, table, visitor, seat)
    return await served.desk.answer(visitor, lambda: outcomes(decision, lang, key or []))


@router.get("/tables/{table}/seats/{seat}/about", response_model=AboutShown)
async def about_component(
    table: TableId, seat: SeatNumber, visitor: Visitor, lang: Lang, served: Served, ref: Refs
) -> Any:
    """What can be done about a component in my turn: now, later by my own decisions, or why not."""
    decision = await _decision(served, table, visitor, seat)
    return await served.desk.answer(visitor, lambda: about(decision, lang, ref))


async def _decision(served: Services, table: str, visitor: str, seat: int) -> SeenDecision:
    room = await served.rooms.find(table)
    return await room.look(lambda room: decision_of(room, visitor, seat))
