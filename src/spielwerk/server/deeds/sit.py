"""Change a seat: let a bot take over, take it back, leave it, give it a name or a colour."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.answers import SeatNumber, SeatTaken, TableId
from spielwerk.server.deeds.open_table import Word, check_bot, check_colour
from spielwerk.server.entries import SEAT, Draft
from spielwerk.server.facts import BOT, HUMAN, OPEN, Seat
from spielwerk.server.live.room import Room
from spielwerk.server.plain import PlayerName
from spielwerk.server.problems import Refused
from spielwerk.server.services import Served
from spielwerk.server.visitors import Visitor

router = APIRouter(tags=["seats"])


class SeatChange(BaseModel):
    """What is to be different."""

    model_config = ConfigDict(extra="forbid")
    kind: Literal["bot", "open", "me"] | None = None
    bot: Word | None = None
    name: Annotated[PlayerName, Field(min_length=1)] | None = None
    colour: Word | None = None
    confirm: bool | None = None


@router.put("/tables/{table}/seats/{seat}", response_model=SeatTaken)
async def change_seat(table: TableId, seat: SeatNumber, wish: SeatChange, visitor: Visitor, served: Served) -> Any:
    """The owner of a seat changes it; the host does so for one that is open, a bot's, or whose person is away."""
    room = await served.house.room(table)
    await room.enter(visitor, None, lambda room: changed(room, visitor, seat, wish))
    if wish.kind is not None:
        await served.storage.revoke(table, seat)
    return {"table": table, "seat": seat}


def changed(room: Room, visitor: str, number: int, wish: SeatChange) -> Draft:
    """The entry for a change that this person may make."""
    if number >= len(room.book.seats):
        raise Refused("no_such_seat")
    if room.status in ("over", "archived"):
        raise Refused(room.status)
    seat = room.book.seats[number]
    event, now = "changed", seat
    if wish.kind is not None:
        event, now = _MOVES[wish.kind](room, visitor, number, wish)
    elif seat.visitor != visitor:
        raise Refused("not_yours")
    return seat_entry(number, event, _decorated(room, number, now, wish))


def seat_entry(number: int, event: str, now: Seat) -> Draft:
    """An entry that says who plays in a seat from now on."""
    return Draft(SEAT, number, {"event": event, "now": now.plain()})


def _decorated(room: Room, number: int, seat: Seat, wish: SeatChange) -> Seat:
    """Name, colour and confirmation as wished."""
    others = {other.colour for place, other in enumerate(room.book.seats) if place != number}
    return replace(
        seat,
        name=seat.name if wish.name is None else wish.name,
        colour=seat.colour if wish.colour is None else check_colour(wish.colour, others),
        confirm=seat.confirm if wish.confirm is None else wish.confirm,
    )


def _to_bot(room: Room, visitor: str, number: int, wish: SeatChange) -> tuple[str, Seat]:
    seat = room.book.seats[number]
    bot = check_bot(wish.bot)
    if seat.visitor != visitor:
        _require_host_of_absent(room, visitor, number)
    return ("takeover" if seat.kind == HUMAN else "bot"), seat.played_by(bot)


def _to_open(room: Room, visitor: str, number: int, wish: SeatChange) -> tuple[str, Seat]:
    seat = room.book.seats[number]
    if seat.visitor != visitor:
        _require_host_of_absent(room, visitor, number)
    return "left", Seat(OPEN, "", seat.colour, confirm=True)


def _to_me(room: Room, visitor: str, number: int, wish: SeatChange) -> tuple[str, Seat]:
    seat = room.book.seats[number]
    if seat.visitor == visitor:
        return ("back" if seat.kind == BOT else "changed"), replace(seat, kind=HUMAN, bot=None)
    free = seat.kind == OPEN and (room.facts.public or room.facts.host == visitor)
    of_host = seat.kind == BOT and seat.visitor is None and room.facts.host == visitor
    if not free and not of_host:
        raise Refused("not_yours")
    return "joined", Seat(HUMAN, wish.name or "", seat.colour, visitor, confirm=True)


def _require_host_of_absent(room: Room, visitor: str, number: int) -> None:
    """The host may decide for seats whose people are not there."""
    if room.facts.host != visitor:
        raise Refused("not_yours")
    seat = room.book.seats[number]
    if seat.kind == HUMAN and number in room.connected:
        raise Refused("not_absent")


_MOVES: Any = {"bot": _to_bot, "open": _to_open, "me": _to_me}
