"""What takes long at a table is done in threads, a few at a time, so that nobody else waits for it.

Threads share one interpreter: it goes from one to the next after a millisecond, so that the loop, which serves all
tables, is never without it for long.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from spielwerk.server.rooms.lines import Lines
from spielwerk.server.security.budgets import asked_from, in_thread_paid_by_who_asked

T = TypeVar("T")
SWITCH_SECONDS = 0.001


class SlowWork:
    """One thread for tables that wake up or are written down, one for games that come from outside."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH_SECONDS)
        self._tables = ThreadPoolExecutor(1, "spielwerk-tables")
        self._imports = ThreadPoolExecutor(1, "spielwerk-imports")
        self._at_tables = Lines()
        self._lines = Lines()

    async def at_table(self, work: Callable[[], T]) -> T:
        """Something that a table needs, at the expense of who comes to it; one after the other for each address."""
        async with self._at_tables.turn(asked_from(), rests=False):
            return await self._paid(self._tables, work)

    async def from_outside(self, work: Callable[[], T]) -> T:
        """Something that a visitor brings, at the visitor's expense; one after the other for each address."""
        async with self._lines.turn(asked_from()):
            return await self._paid(self._imports, work)

    @staticmethod
    async def _paid(threads: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        async def run(timed: Callable[[], T]) -> T:
            return await asyncio.get_running_loop().run_in_executor(threads, timed)

        return await in_thread_paid_by_who_asked(run, work)

    def close(self) -> None:
        """Finish what is under way."""
        self._tables.shutdown(cancel_futures=True)
        self._imports.shutdown(cancel_futures=True)
