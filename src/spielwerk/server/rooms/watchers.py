"""Those who are told what happens at a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Protocol

from spielwerk.server.errors import Refused
from spielwerk.server.tables.entries import Entry

LONGEST_AT_ONCE = 0.008
"""Seconds after which others have their turn while many are told of an entry."""


class Watcher(Protocol):
    """Somebody who is told what happens at a table."""

    device: str | None
    """The visitor as which they came in, before it is known which person that is."""
    seats: tuple[int, ...]
    visitor: str | None
    n: int
    """The last entry they know of."""

    @property
    def address(self) -> str:
        """Where they come from."""
        ...

    def send(self, message: dict[str, Any]) -> None:
        """Send something that all are sent."""
        ...

    def complain(self, refused: Refused) -> None:
        """Say what does not work."""
        ...

    def dismiss(self, refused: Refused) -> None:
        """Say that they can't stay, and why."""
        ...

    def come_again(self) -> None:
        """Let them come in anew, perhaps as somebody else."""
        ...

    def greet(self, since: int) -> None:
        """Show the table to somebody who knows it up to an entry."""
        ...

    def tell(self, entry: Entry) -> None:
        """Show the table after an entry."""
        ...


class Watchers(set[Watcher]):
    """All who are connected to one table."""

    async def tell(self, entry: Entry) -> None:
        """Let everybody know of an entry."""
        await self._each(lambda watcher: watcher.tell(entry))

    async def greet(self, n: int) -> None:
        """Show the table to everybody who knows it up to an entry before this one."""
        await self._each(lambda watcher: watcher.greet(watcher.n) if watcher.n < n else None)

    async def _each(self, do: Callable[[Watcher], None]) -> None:
        """Something for everybody; between some and the next ones other tables have their turn."""
        began = time.perf_counter()
        for watcher in list(self):
            if time.perf_counter() - began > LONGEST_AT_ONCE:
                await asyncio.sleep(0)
                began = time.perf_counter()
            do(watcher)

    def complain(self, refused: Refused) -> None:
        """Tell everybody what does not work, each in their language."""
        for watcher in list(self):
            watcher.complain(refused)

    def say(self, message: dict[str, Any]) -> None:
        """Send everybody the same."""
        for watcher in list(self):
            watcher.send(message)
