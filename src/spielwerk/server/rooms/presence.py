"""Who is there, also at other processes."""

from __future__ import annotations

import time

from spielwerk.server.rooms.room import Room
from spielwerk.server.storage.store import Storage

AGAIN_AFTER = 20
GONE_AFTER = 60
AT_ONCE = 200
"""So many tables fit into one word to other processes."""


class Presence:
    """Tells a table who comes and goes."""

    def __init__(self, storage: Storage, process: str) -> None:
        self._storage = storage
        self._process = process
        self._told: dict[str, frozenset[int]] = {}
        self._said: dict[str, float] = {}
        """When the other processes last heard of a table."""

    def changed(self, room: Room) -> None:
        """Somebody has come to this process or has left it."""
        here = frozenset(room.connected_here)
        if self._told.get(room.info.id, frozenset()) == here:
            return
        if here:
            self._told[room.info.id] = here
        else:
            self._told.pop(room.info.id)
        self._tell(room)
        self._announce(room.info.id)
        if not here:
            self._said.pop(room.info.id, None)

    def heard(self, room: Room, process: str, seats: frozenset[int]) -> None:
        """Another process says who is there."""
        news = room.elsewhere.get(process, (frozenset(), 0))[0] != seats
        new_here = process not in room.elsewhere
        room.elsewhere[process] = (seats, time.monotonic())
        if news:
            self._tell(room)
        if new_here and room.info.id in self._told:
            self._announce(room.info.id)

    def refresh(self, rooms: list[Room]) -> None:
        """Say again who is here, and forget what processes said that have fallen silent."""
        if not self._storage.shared:
            return
        now = time.monotonic()
        due = [table for table in self._told if now - self._said.get(table, 0) > AGAIN_AFTER]
        self._announce_again(due[: len(self._told) // AGAIN_AFTER + 1])  # some now, some later
        for room in rooms:
            silent = [process for process, (_, said) in room.elsewhere.items() if now - said > GONE_AFTER]
            for process in silent:
                room.elsewhere.pop(process)
            if silent:
                self._tell(room)

    def _announce(self, table: str) -> None:
        if self._storage.shared:
            self._storage.in_background(self._storage.announce(f"{self._process} presence {self._here(table)}"))

    def _announce_again(self, tables: list[str]) -> None:
        """Many tables in one word: a thousand words a minute would cost as much as the play itself."""
        for start in range(0, len(tables), AT_ONCE):
            here = " ".join(map(self._here, tables[start : start + AT_ONCE]))
            self._storage.in_background(self._storage.announce(f"{self._process} present - {here}"))

    def _here(self, table: str) -> str:
        self._said[table] = time.monotonic()
        return f"{table} {','.join(map(str, sorted(self._told.get(table, ())))) or '-'}"

    @staticmethod
    def _tell(room: Room) -> None:
        connected = room.connected
        seats = [{"seat": seat, "connected": seat in connected} for seat in range(room.info.seats)]
        room.connections.say({"type": "presence", "seats": seats})
