"""Change a seat: let a bot take over, take it back, leave it, give it a name or a colour."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated, Any, Literal

from fastapi import APIRouter
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.actions.open_table import Word
from spielwerk.server.errors import Refused
from spielwerk.server.http.services import Served
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.responses import SeatNumber, SeatTaken, TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.sanitise import PlayerName
from spielwerk.server.tables.entries import Draft
from spielwerk.server.tables.gameplay import eyes_differ
from spielwerk.server.tables.seats import BOT, HUMAN, OPEN, Seat, check_bot, check_colour, seat_entry

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
    room = await served.rooms.find(table)
    await room.enter(visitor, None, lambda room: changed(room, visitor, seat, wish))
    if wish.kind is not None:
        await served.storage.revoke(table, seat)
    return {"table": table, "seat": seat}


def changed(room: Room, visitor: str, number: int, wish: SeatChange) -> Draft:
    """The entry for a change that this person may make."""
    if number >= len(room.log.seats):
        raise Refused("no_such_seat")
    if room.status in ("over", "archived"):
        raise Refused(room.status)
    seat = room.log.seats[number]
    event, now = "changed", seat
    if wish.kind is not None:
        event, now = _MOVES[wish.kind](room, visitor, number, wish)
    elif seat.visitor != visitor:
        raise Refused("not_yours")
    return seat_entry(number, event, _decorated(room, number, now, wish))


def _decorated(room: Room, number: int, seat: Seat, wish: SeatChange) -> Seat:
    """Name, colour and confirmation as wished."""
    others = {other.colour for place, other in enumerate(room.log.seats) if place != number}
    return replace(
        seat,
        name=seat.name if wish.name is None else wish.name,
        colour=seat.colour if wish.colour is None else check_colour(wish.colour, others),
        confirm=seat.confirm if wish.confirm is None else wish.confirm,
    )


def _to_bot(room: Room, visitor: str, number: int, wish: SeatChange) -> tuple[str, Seat]:
    seat = room.log.seats[number]
    bot = check_bot(wish.bot)
    if seat.visitor != visitor:
        _require_host_of_absent(room, visitor, number)
    return ("takeover" if seat.kind == HUMAN else "bot"), seat.played_by(bot)


def _to_open(room: Room, visitor: str, number: int, wish: SeatChange) -> tuple[str, Seat]:
    seat = room.log.seats[number]
    if seat.visitor != visitor:
        _require_host_of_absent(room, visitor, number)
    if seat.visitor is not None and seats_have_secrets(room):
        raise Refused("seat_has_secrets")
    return "left", Seat(OPEN, "", seat.colour, confirm=True)


def _to_me(room: Room, visitor: str, number: int, wish: SeatChange) -> tuple[str, Seat]:
    seat = room.log.seats[number]
    if seat.visitor == visitor:
        return ("back" if seat.kind == BOT else "changed"), replace(seat, kind=HUMAN, bot=None)
    free = seat.kind == OPEN and (room.info.public or room.info.host == visitor)
    of_host = seat.kind == BOT and seat.visitor is None and room.info.host == visitor
    if not free and not of_host:
        raise Refused("not_yours")
    require_welcome(room, visitor)
    require_one_hand(room, visitor)
    return "joined", Seat(HUMAN, wish.name or "", seat.colour, visitor, confirm=True)


def require_welcome(room: Room, visitor: str) -> None:
    """Whom the host has sent away can't sit down again."""
    if visitor in room.log.kicked:
        raise Refused("kicked")


def seats_have_secrets(room: Room) -> bool:
    """Whether who sits down somewhere sees what others may not: in a game that hides something and has begun."""
    return room.log.fairness.begun and eyes_differ(room.table.game)


def require_one_hand(room: Room, visitor: str) -> None:
    """Nobody takes a further seat, and with it sees a further hand, in a game that others play too."""
    if seats_have_secrets(room) and visitor in room.log.fairness.sat and not room.log.fairness.alone(visitor):
        raise Refused("seat_has_secrets")


def _require_host_of_absent(room: Room, visitor: str, number: int) -> None:
    """The host may decide for seats whose people are not there."""
    if room.info.host != visitor:
        raise Refused("not_yours")
    seat = room.log.seats[number]
    if seat.kind == HUMAN and number in room.connected:
        raise Refused("not_absent")


_MOVES: Any = {"bot": _to_bot, "open": _to_open, "me": _to_me}
