"""Invite somebody to a seat, or take the invitation back."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import Link, SeatNumber, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.tokens import hashed, new_token
from spielwerk.server.storage.kept import Invitation
from spielwerk.server.tables.seats import OPEN

router = APIRouter(tags=["seats"])


class InvitationWish(BaseModel):
    """Which seat."""

    model_config = ConfigDict(extra="forbid")
    seat: Annotated[int, Field(ge=0, le=7)]


@router.post("/tables/{table}/invitations", response_model=Link, status_code=201)
async def invite(table: TableId, wish: InvitationWish, visitor: Visitor, served: Served, request: Request) -> Any:
    """A new link to an open seat, or to the own one for another device; older links are void."""
    room = await served.rooms.find(table)
    made_for = await room.look(lambda room: _made_for(room, visitor, wish.seat))
    token = new_token()
    await served.storage.invite(hashed(token), Invitation(table, wish.seat, made_for))
    return {"seat": wish.seat, "url": served.address(request, f"/join/{token}")}


@router.delete("/tables/{table}/invitations/{seat}", status_code=204)
async def revoke(table: TableId, seat: SeatNumber, visitor: Visitor, served: Served) -> None:
    """Make all links to a seat void."""
    room = await served.rooms.find(table)
    await room.look(lambda room: _made_for(room, visitor, seat))
    await served.storage.revoke(table, seat)


def _made_for(room: Room, visitor: str, seat: int) -> str | None:
    """Whose seat the link is to: the asker's own, or nobody's at a table of theirs."""
    if seat >= len(room.log.seats):
        raise Refused("no_such_seat")
    place = room.log.seats[seat]
    if place.visitor == visitor:
        return visitor
    if room.info.host != visitor:
        raise Refused("not_host")
    if place.kind != OPEN:
        raise Refused("seat_taken")
    return None
