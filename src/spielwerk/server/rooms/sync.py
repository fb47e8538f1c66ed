"""What other processes do at our tables, so that all show the same."""

from __future__ import annotations

import logging
from typing import Protocol

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.presence import Presence
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.storage.rows import entry_in
from spielwerk.server.tables.entries import Entry

_log = logging.getLogger("spielwerk.server")


class Devices(Protocol):
    """Who knows whom devices stand for."""

    async def heard(self, device: str, tables: list[str]) -> None:
        """A device stands for somebody else now, which concerns these tables."""
        ...

    def forget(self) -> None:
        """Look all devices up anew."""
        ...


class Sync:
    """Brings tables in memory up to date."""

    def __init__(self, rooms: Rooms, presence: Presence, devices: Devices, process: str) -> None:
        self._rooms = rooms
        self._presence = presence
        self._devices = devices
        self._process = process

    async def heard(self, line: str) -> None:
        """`<process> <what> <table or device> <more>`: an entry, who is present (at one table, or at those that
        follow), a device, a table that is closed."""
        process, kind, name, rest = line.split(" ", 3)
        if process == self._process:
            return
        if kind == "device":
            await self._devices.heard(name, [table for table in rest.split(",") if table != "-"])
        elif kind == "closed":
            self._rooms.drop(name)
        elif kind == "present":
            words = rest.split(" ")
            for table, seats in zip(words[::2], words[1::2], strict=True):
                self._present(process, table, seats)
        elif kind == "presence":
            self._present(process, name, rest)
        elif name in self._rooms.in_memory:
            await self._catch_up(name, entry_in(rest) if rest else None)

    def _present(self, process: str, table: str, seats: str) -> None:
        if table in self._rooms.in_memory:
            numbers = frozenset(int(seat) for seat in seats.split(",") if seats != "-")
            self._presence.heard(self._rooms.in_memory[table], process, numbers)

    async def connected(self) -> None:
        """After a break: all tables in memory may have missed something."""
        self._devices.forget()
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
