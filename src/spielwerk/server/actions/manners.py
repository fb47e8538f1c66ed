"""Not hear somebody, or tell the host of the server about them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, ConfigDict, Field

from spielwerk.server.errors import Refused
from spielwerk.server.http.services import KeepsSomething, Served, Services
from spielwerk.server.http.visitors import Visitor
from spielwerk.server.protocol.people import Muted
from spielwerk.server.protocol.responses import TableId
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.sanitise import several_lines
from spielwerk.server.security.who import address_of
from spielwerk.server.storage.manners import Report
from spielwerk.server.tables import steady

router = APIRouter(tags=["people"])
DAY = 24 * 3600


class Somebody(BaseModel):
    """Somebody at a table: in a seat, or one of those who have spoken while watching."""

    model_config = ConfigDict(extra="forbid")
    seat: Annotated[int, Field(ge=0, le=7)] | None = None
    watcher: Annotated[int, Field(ge=1, le=1000)] | None = None


class MuteWish(Somebody):
    """Whether to hear them."""

    muted: bool


class ReportWish(Somebody):
    """What somebody has done."""

    reason: Literal["words", "name", "play", "other"]
    text: Annotated[str, Field(max_length=1000)] = ""


@router.get("/tables/{table}/mutes", response_model=Muted)
async def mutes(table: TableId, visitor: Visitor, served: Served) -> Any:
    """Whom I do not hear at this table."""
    return await _muted_at(served, table, visitor)


@router.put("/tables/{table}/mutes", response_model=Muted, dependencies=[KeepsSomething])
async def mute(table: TableId, wish: MuteWish, visitor: Visitor, served: Served) -> Any:
    """Do not hear somebody any more, here and at other tables, or hear them again."""
    room = await served.rooms.find(table)
    somebody, _, _ = await room.look(lambda room: _whom(room, wish, visitor))
    manners = served.people.manners
    if not wish.muted:
        await manners.unmute(visitor, somebody)
    elif len(await manners.muted(visitor)) >= served.settings.limits.mutes:
        raise Refused("too_many_mutes", most=served.settings.limits.mutes)
    else:
        await manners.mute(visitor, somebody)
    return await _muted_at(served, table, visitor)


@router.post("/tables/{table}/reports", status_code=204, dependencies=[KeepsSomething])
async def report(table: TableId, wish: ReportWish, visitor: Visitor, served: Served, request: Request) -> None:
    """Tell the host of the server about somebody at this table."""
    room = await served.rooms.find(table)
    somebody, name, n = await room.look(lambda room: _whom(room, wish, visitor))
    now = steady.now()
    many = await served.people.manners.reported(visitor, now - DAY) >= served.settings.limits.reports_per_day
    if many or not served.people.reports_from.take(address_of(request)):
        raise Refused("too_many_reports")
    text = several_lines(wish.text)
    await served.people.manners.report(Report(table, n, visitor, somebody, name, wish.reason, text, now))


async def _muted_at(served: Services, table: str, visitor: str) -> dict[str, Any]:
    room, muted = await served.rooms.find(table), await served.people.manners.muted(visitor)
    return await room.look(
        lambda room: {
            "seats": [number for number, seat in enumerate(room.log.seats) if seat.visitor in muted],
            "watchers": [number for number, each in enumerate(room.log.watchers, 1) if each in muted],
        }
    )


def _whom(room: Room, wish: Somebody, visitor: str) -> tuple[str, str, int]:
    """The visitor that is meant, what they are called, and how far the table is."""
    seats, watchers = room.log.seats, room.log.watchers
    somebody, name = None, ""
    if wish.seat is not None and wish.seat < len(seats):
        somebody, name = seats[wish.seat].visitor, seats[wish.seat].name
    elif wish.watcher is not None and wish.watcher <= len(watchers):
        somebody = watchers[wish.watcher - 1]
        name = next((remark.name for remark in room.log.remarks if remark.watcher == wish.watcher), "")
    if somebody is None or somebody == visitor:
        raise Refused("nobody_there")
    return somebody, name, room.log.n
