"""What the files of this package share that keep something beside the tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Executable, Row
from sqlalchemy.dialects import postgresql, sqlite

from spielwerk.server.storage.store import Storage

T = TypeVar("T")


class Part:
    """One part of what is kept."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._insert = postgresql.insert if storage.shared else sqlite.insert

    async def _first(self, query: Executable) -> Row[Any] | None:
        return await self._storage.read(lambda connection: connection.execute(query).first())

    async def _all(self, query: Executable) -> list[Row[Any]]:
        return await self._storage.read(lambda connection: list(connection.execute(query).all()))

    async def _dicts(self, query: Executable) -> list[dict[str, Any]]:
        return await self._storage.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])

    async def _count(self, query: Executable) -> int:
        return await self._storage.read(lambda connection: connection.execute(query).scalar_one())

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self._storage.write("", work)

    async def _change(self, query: Executable) -> int:
        """Do one thing; returns how many rows it was done to."""
        return await self._write(lambda connection: connection.execute(query).rowcount)
