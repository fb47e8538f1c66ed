"""What other processes do at our tables, so that all show the same."""

from __future__ import annotations

import logging

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.presence import Presence
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.storage.rows import entry_in
from spielwerk.server.tables.entries import Entry

_log = logging.getLogger("spielwerk.server")


class Sync:
    """Brings tables in memory up to date."""

    def __init__(self, rooms: Rooms, presence: Presence, process: str) -> None:
        self._rooms = rooms
        self._presence = presence
        self._process = process

    async def heard(self, line: str) -> None:
        """`<process> entry <table> <the entry, or nothing>` or `<process> presence <table> <seats>`."""
        process, kind, table, rest = line.split(" ", 3)
        room = self._rooms.in_memory.get(table)
        if process == self._process or room is None:
            return
        if kind == "presence":
            seats = frozenset(int(seat) for seat in rest.split(",") if rest != "-")
            self._presence.heard(room, process, seats)
        else:
            await self._catch_up(table, entry_in(rest) if rest else None)

    async def connected(self) -> None:
        """After a break: all tables in memory may have missed something."""
        for table in list(self._rooms.in_memory):
            await self._catch_up(table)

    async def _catch_up(self, table: str, entry: Entry | None = None) -> None:
        room = self._rooms.in_memory.get(table)
        if room is None:
            return
        try:
            async with room.lock:
                await room.follow(entry)
        except Refused as refused:
            _log.warning("table %s is behind: %s", table, refused.code)
