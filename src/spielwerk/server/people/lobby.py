"""Open tables, asked for once a second at most however many people look at them."""

from __future__ import annotations

import asyncio
import time

from spielwerk.server.settings import Settings
from spielwerk.server.storage.kept import Listed, Wanted
from spielwerk.server.storage.store import Storage

SECONDS = 1.0
MOST = 100


class OpenTables:
    """The open tables of a moment; all processes read them from the same database."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self._storage = storage
        self._settings = settings
        self._read_at = 0.0
        self._tables: list[Listed] = []
        self._reading = asyncio.Lock()

    async def now(self) -> list[Listed]:
        """Public tables that wait for people or run, the latest first."""
        async with self._reading:
            if time.monotonic() - self._read_at > SECONDS:
                most = self._settings.limits.public_tables
                self._tables = await self._storage.public_tables(Wanted(), MOST, most)
                self._read_at = time.monotonic()
        return self._tables

    def forget(self) -> None:
        """Something has changed here: who looks next sees it at once."""
        self._read_at = 0.0
