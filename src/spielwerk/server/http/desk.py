"""Work that takes some milliseconds is done in threads: few at once, and one after the other for each visitor."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from spielwerk.server.errors import Refused
from spielwerk.server.security.rate_limits import Buckets

T = TypeVar("T")
PER_SECOND, AT_ONCE = 10, 60
"""What one visitor may ask for."""
THREADS = 2


class Desk:
    """Takes questions; whoever asks much waits behind their own questions, not others behind them."""

    def __init__(self) -> None:
        self._asked = Buckets(PER_SECOND, AT_ONCE)
        self._threads = asyncio.Semaphore(THREADS)
        self._lines: dict[str, asyncio.Lock] = {}
        self._waiting: dict[str, int] = {}

    async def answer(self, visitor: str, question: Callable[[], T]) -> T:
        """The answer to a question of somebody."""
        if not self._asked.take(visitor):
            raise Refused("too_fast")
        line = self._lines.setdefault(visitor, asyncio.Lock())
        self._waiting[visitor] = self._waiting.get(visitor, 0) + 1
        try:
            async with line, self._threads:
                return await asyncio.to_thread(question)
        finally:
            self._leave(visitor)

    def _leave(self, visitor: str) -> None:
        """Forget somebody who waits for nothing more."""
        self._waiting[visitor] -= 1
        if self._waiting[visitor] == 0:
            del self._waiting[visitor], self._lines[visitor]
