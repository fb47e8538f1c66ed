"""Take the seat of an invitation."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict

from spielwerk.server.answers import Invited, SeatTaken
from spielwerk.server.deeds.look import shown_seat
from spielwerk.server.deeds.open_table import Word, check_colour
from spielwerk.server.deeds.sit import seat_entry
from spielwerk.server.entries import Draft
from spielwerk.server.facts import HUMAN, OPEN
from spielwerk.server.live.room import Room
from spielwerk.server.plain import PlayerName
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served, Services
from spielwerk.server.storage import Invitation
from spielwerk.server.tokens import hashed
from spielwerk.server.visitors import Lang, Visitor

router = APIRouter(tags=["seats"])
Token = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{22,64}$")]


class JoinWish(BaseModel):
    """How somebody wants to sit."""

    model_config = ConfigDict(extra="forbid")
    name: PlayerName = ""
    colour: Word | None = None


async def _invitation(served: Services, token: str) -> Invitation:
    found = await served.storage.invitation(hashed(token))
    if found is None:
        raise Refused("invitation_void")
    return found


@router.get("/join/{token}", response_model=Invited)
async def invitation(token: Token, visitor: Visitor, lang: Lang, served: Served) -> Any:
    """What an invitation is for."""
    invited = await _invitation(served, token)
    listed = await served.storage.listed(invited.table)
    room = await served.house.room(invited.table)
    game_name = await room.look(lambda room: room.game_name(lang))
    assert listed is not None
    return {
        "table": invited.table,
        "seat": invited.seat,
        "mine": listed.seats[invited.seat].visitor == visitor,
        "game": listed.facts.game,
        "game_name": game_name,
        "name": listed.facts.name,
        "seats": [shown_seat(number, seat, visitor, lang) for number, seat in enumerate(listed.seats)],
    }


@router.post("/join/{token}", response_model=SeatTaken)
async def join(token: Token, wish: JoinWish, visitor: Visitor, served: Served) -> Any:
    """Sit down; whoever holds the seat already just comes back."""
    invited = await _invitation(served, token)
    room = await served.house.room(invited.table)
    if not await room.look(lambda room: invited.seat in room.book.seats_of(visitor)):
        await room.enter(visitor, None, lambda room: joined(room, visitor, invited, wish))
    return {"table": invited.table, "seat": invited.seat}


def joined(room: Room, visitor: str, invited: Invitation, wish: JoinWish) -> Draft:
    """The entry for a seat that is still free, or still that of the person who made the link."""
    seat = room.book.seats[invited.seat]
    if room.status == "archived":
        raise Refused("archived")
    if seat.visitor != invited.made_for or (invited.made_for is None and seat.kind != OPEN):
        raise Refused("seat_taken")
    others = {other.colour for place, other in enumerate(room.book.seats) if place != invited.seat}
    colour = check_colour(wish.colour, others) if wish.colour else seat.colour
    now = replace(seat, kind=HUMAN, bot=None, visitor=visitor, name=wish.name or seat.name, colour=colour)
    return seat_entry(invited.seat, "joined" if invited.made_for is None else "moved", now)
