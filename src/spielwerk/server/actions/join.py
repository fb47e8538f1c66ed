"""Take the seat of an invitation."""

from __future__ import annotations

from dataclasses import asdict, replace
from typing import Annotated, Any

from fastapi import APIRouter, Path
from pydantic import BaseModel, ConfigDict

from spielwerk.server.actions.change_seat import require_one_hand, require_welcome
from spielwerk.server.actions.open_table import Word
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served, Services
from spielwerk.server.http.visitors import Lang, Visitor
from spielwerk.server.protocol.responses import Invited, SeatTaken
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.sanitise import PlayerName
from spielwerk.server.security.tokens import hashed
from spielwerk.server.storage.kept import Invitation
from spielwerk.server.tables.entries import Draft
from spielwerk.server.tables.seats import HUMAN, OPEN, Seat, check_colour, seat_entry
from spielwerk.server.views.lists import shown_tables
from spielwerk.server.views.log import marks

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
    room = await served.rooms.find(invited.table)
    game_name, marked = await room.look(lambda room: (room.game_name(lang), marks(room, lang)))
    assert listed is not None
    return {
        "table": invited.table,
        "seat": invited.seat,
        "mine": listed.seats[invited.seat].visitor == visitor,
        "usable": listed.summary.status != "archived" and still_good(invited, listed.seats[invited.seat]),
        "game": listed.info.game,
        "game_name": game_name,
        "name": listed.info.name,
        "seats": (await shown_tables([listed], visitor, lang, served.settings))[0]["seats"],
        "allowed": asdict(listed.info.allowed),
        "marks": marked,
    }


@router.post("/join/{token}", response_model=SeatTaken)
async def join(token: Token, wish: JoinWish, visitor: Visitor, served: Served) -> Any:
    """Sit down; whoever holds the seat already just comes back."""
    invited = await _invitation(served, token)
    room = await served.rooms.find(invited.table)
    if not await room.look(lambda room: invited.seat in room.log.seats_of(visitor)):
        await room.enter(visitor, None, lambda room: joined(room, visitor, invited, wish))
    return {"table": invited.table, "seat": invited.seat}


def still_good(invited: Invitation, seat: Seat) -> bool:
    """Whether the seat is still free, or still that of the person who made the link."""
    return seat.visitor == invited.made_for and (invited.made_for is not None or seat.kind == OPEN)


def joined(room: Room, visitor: str, invited: Invitation, wish: JoinWish) -> Draft:
    """The entry for a seat that is still free, or still that of the person who made the link."""
    seat = room.log.seats[invited.seat]
    if room.status == "archived":
        raise Refused("archived")
    if not still_good(invited, seat):
        raise Refused("seat_taken")
    if invited.made_for is None:
        require_welcome(room, visitor)
        require_one_hand(room, visitor)
    others = {other.colour for place, other in enumerate(room.log.seats) if place != invited.seat}
    colour = check_colour(wish.colour, others) if wish.colour else seat.colour
    now = replace(seat, visitor=visitor, name=wish.name or seat.name, colour=colour)
    if room.status != "over":  # afterwards it stays settled who has played: a person might take the last move back
        now = replace(now, kind=HUMAN, bot=None)
    return seat_entry(invited.seat, "joined" if invited.made_for is None else "moved", now)
