"""All tables that this process knows, those in use in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.room import Room
from spielwerk.server.rooms.slow_work import SlowWork
from spielwerk.server.security.tokens import is_table_id
from spielwerk.server.settings import Settings
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.info import TableInfo


class Rooms:
    """Finds tables, wakes them and lets them sleep again."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.slow_work = SlowWork()
        self.in_memory: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] = lambda room: None

    async def find(self, table: str) -> Room:
        """The room of a table by its name."""
        if table not in self.in_memory:
            info = await self.storage.table_info(table) if is_table_id(table) else None
            if info is None:
                raise Refused("not_found")
            self.in_memory.setdefault(table, self._room(info))
        room = self.in_memory[table]
        room.used = time.monotonic()
        return room

    async def open(self, info: TableInfo, beginning: Beginning, links: dict[str, int]) -> Room:
        """Open a new table."""
        room = self._room(info)
        await room.open(beginning, links)
        return self.in_memory.setdefault(info.id, room)

    def _room(self, info: TableInfo) -> Room:
        room = Room(info, self.storage, self.slow_work, self.settings)
        room.changed = self.on_change
        return room

    async def close(self, table: str, may: Callable[[Room], None]) -> None:
        """Remove a table if it may be removed; those who are there are told."""
        room = await self.find(table)
        await room.remove(may)
        self.drop(table)

    def drop(self, table: str) -> None:
        """Forget a table that was removed."""
        room = self.in_memory.pop(table, None)
        if room is None:
            return
        room.removed = True
        room.sleep()
        for watcher in list(room.connections):
            watcher.dismiss(Refused("closed"))

    def part(self, device: str) -> None:
        """A device is somebody else's now: its sockets come in anew."""
        for room in self.in_memory.values():
            for watcher in [watcher for watcher in room.connections if watcher.device == device]:
                watcher.come_again()

    async def reread(self, tables: Iterable[str]) -> None:
        """Some tables have people who are called otherwise now."""
        for table in tables:
            if table in self.in_memory:
                await self.in_memory[table].reread()

    async def rest(self) -> None:
        """Let tables sleep that nobody has used for a while; forget those that nobody watches either.

        Between one and the next others come first: a thousand tables may go to sleep at once.
        """
        for room in list(self.in_memory.values()):
            if room.lock.locked() or time.monotonic() - room.used < self.settings.idle_seconds:
                continue
            if room.awake:
                self._put_to_sleep(room)
            if not room.connections:
                self.in_memory.pop(room.info.id, None)
            await asyncio.sleep(0)

    def _put_to_sleep(self, room: Room) -> None:
        if room.worth_a_snapshot:
            self.storage.in_background(room.keep_snapshot())
        room.sleep()
