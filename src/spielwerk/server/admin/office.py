"""What a host may do from the command line. None of it says a seed or shows a hand."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sqlalchemy import Connection

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.storage.forgetting import forget, tables_of_person, visitors_of
from spielwerk.server.storage.kept import Listed
from spielwerk.server.storage.manners import KeptReport, MannersStorage
from spielwerk.server.storage.orders import (
    CATCH_UP,
    REMOVED,
    REREAD,
    Ban,
    all_bans,
    ban,
    give_order,
    unban,
    visitors_like,
)
from spielwerk.server.storage.store import Storage, remove_tables
from spielwerk.server.tables.entries import CLOSED, Draft
from spielwerk.server.tables.seats import HUMAN, check_bot, seat_entry

PROCESS = "admin"
FULL_HASH = 64


@dataclass(frozen=True)
class Office:
    """Where the host works: beside the servers, on the same database."""

    storage: Storage
    rooms: Rooms

    # ------------------------------------------------------------------ tables

    async def tables(self, status: str | None, most: int) -> list[Listed]:
        """Tables with their seats, the latest first."""
        return await self.storage.all_tables(status, most)

    async def table(self, table: str) -> Listed:
        """One table with its seats."""
        found = await self.storage.listed(table)
        if found is None:
            raise Refused("not_found")
        return found

    async def close(self, table: str) -> None:
        """Nobody plays at a table any more; what was said there can still be read."""
        room = await self.rooms.find(table)
        await room.enter(None, None, _closed)
        await self._order(CATCH_UP, table)

    async def delete(self, table: str) -> None:
        """Remove a table with all that belongs to it."""
        await self.table(table)

        def work(connection: Connection) -> None:
            remove_tables(connection, [table])
            give_order(connection, REMOVED, table)

        await self.storage.write(table, work)

    # ------------------------------------------------------------------ people

    async def visitors(self, beginning: str) -> list[str]:
        """Whom somebody means who names the beginning of a visitor's hash."""
        if len(beginning) == FULL_HASH:
            return [beginning]
        return await self.storage.read(lambda connection: visitors_like(connection, beginning))

    async def bans(self) -> list[Ban]:
        """Everybody who is kept out or silenced."""
        return await self.storage.read(all_bans)

    async def ban(self, what: str, who: str) -> None:
        """Keep a visitor or an address out, or silence them."""
        await self.storage.write("", lambda connection: ban(connection, what, who))

    async def unban(self, what: str, who: str) -> bool:
        """Take that back; False if there is nothing to take back."""
        return await self.storage.write("", lambda connection: unban(connection, what, who))

    async def reports(self, resolved: bool) -> list[KeptReport]:
        """What people have told about others: what is still to be dealt with, or all."""
        return await MannersStorage(self.storage).reports(resolved)

    async def resolve(self, report: int) -> bool:
        """A report is dealt with; False if there is no such open one."""
        return await MannersStorage(self.storage).resolve(report)

    async def forget(self, visitor: str) -> int:
        """Delete a person's data; where they play, a bot goes on. Returns at how many tables there was something."""
        for name in await self.storage.read(lambda connection: visitors_of(connection, visitor)):
            for table in await self.storage.read(lambda connection, name=name: tables_of_person(connection, name)):
                await self._replace_by_bot(await self.rooms.find(table), name)

        def work(connection: Connection) -> int:
            changed = forget(connection, visitor)
            for table in changed:
                give_order(connection, REREAD, table)
            return len(changed)

        return await self.storage.write("", work)

    async def _replace_by_bot(self, room: Room, visitor: str) -> None:
        for seat in await room.look(lambda room: _played_by(room, visitor)):
            await room.enter(None, None, lambda room, seat=seat: _takeover(room, seat))

    async def _order(self, what: str, table: str) -> None:
        await self.storage.write(table, lambda connection: give_order(connection, what, table))


@asynccontextmanager
async def office(settings: Settings) -> AsyncGenerator[Office]:
    """Open the database of running servers, and let go of it in the end."""
    storage = Storage(settings.database, settings.busy_seconds, PROCESS)
    rooms = Rooms(storage, settings)
    try:
        yield Office(storage, rooms)
    finally:
        await storage.settle()
        rooms.slow_work.close()
        storage.close()


def _closed(room: Room) -> Draft:
    if room.status == "archived":
        raise Refused("archived")
    return Draft(CLOSED)


def _played_by(room: Room, visitor: str) -> list[int]:
    if room.status != "playing":
        return []
    return [seat for seat in room.log.seats_of(visitor) if room.log.seats[seat].kind == HUMAN]


def _takeover(room: Room, seat: int) -> Draft:
    return seat_entry(seat, "takeover", room.log.seats[seat].played_by(check_bot(None)))
