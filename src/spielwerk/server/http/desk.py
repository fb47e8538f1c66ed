"""Work that takes some milliseconds is done in threads: few at once, one after the other for each address, and at
the expense of who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.lines import Lines
from spielwerk.server.security.budgets import asked_from, in_thread_paid_by_who_asked
from spielwerk.server.security.rate_limits import Buckets

T = TypeVar("T")
PER_SECOND, AT_ONCE = 10, 60
"""What one visitor may ask for."""
THREADS = 2


class Desk:
    """Takes questions and answers them."""

    def __init__(self) -> None:
        self._asked = Buckets(PER_SECOND, AT_ONCE)
        self._threads = asyncio.Semaphore(THREADS)
        self._lines = Lines()

    async def answer(self, visitor: str, question: Callable[[], T]) -> T:
        """The answer to a question of somebody."""
        if not self._asked.take(visitor):
            raise Refused("too_fast")
        return await self.work(question, visitor)

    async def work(self, question: Callable[[], T], visitor: str = "") -> T:
        """The same for what has no pace of its own."""
        async with self._lines.turn(asked_from() or visitor), self._threads:
            return await in_thread_paid_by_who_asked(asyncio.to_thread, question)
