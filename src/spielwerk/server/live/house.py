"""All tables that this process knows, those in use in memory."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from spielwerk.server.facts import Facts, Seat
from spielwerk.server.live.room import Room
from spielwerk.server.problems import Refused
from spielwerk.server.settings import Settings
from spielwerk.server.storage import Storage
from spielwerk.server.tokens import is_table_id

if TYPE_CHECKING:
    from collections.abc import Callable


class House:
    """Finds tables, wakes them and lets them sleep again."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] = lambda room: None

    async def room(self, table: str) -> Room:
        """A table by its name."""
        if table not in self.rooms:
            facts = await self.storage.facts(table) if is_table_id(table) else None
            if facts is None:
                raise Refused("not_found")
            self.rooms.setdefault(table, self._room(facts))
        room = self.rooms[table]
        room.used = time.monotonic()
        return room

    async def open(self, facts: Facts, seats: list[Seat], moves: list[str], links: dict[str, int]) -> Room:
        """Open a new table."""
        room = self._room(facts)
        await room.open(seats, moves, links)
        return self.rooms.setdefault(facts.id, room)

    def _room(self, facts: Facts) -> Room:
        room = Room(facts, self.storage, self.settings.snapshot_every)
        room.changed = self.on_change
        return room

    async def rest(self) -> None:
        """Let tables sleep that nobody has used for a while; forget those that nobody watches either.

        Between one and the next others come first: a thousand tables may go to sleep at once.
        """
        for room in list(self.rooms.values()):
            if room.lock.locked() or time.monotonic() - room.used < self.settings.idle_seconds:
                continue
            if room.awake:
                self._put_to_sleep(room)
            if not room.connections:
                self.rooms.pop(room.facts.id, None)
            await asyncio.sleep(0)

    def _put_to_sleep(self, room: Room) -> None:
        if room.worth_a_snapshot:
            self.storage.in_background(room.keep_snapshot())
        room.sleep()
