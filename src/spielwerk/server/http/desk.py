"""Work that takes some milliseconds is done in threads: few at once, one after the other for each address, and at
the expense of who asks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from spielwerk.server.errors import Refused
from spielwerk.server.security.budgets import PAYER, asked_from, can_pay, in_thread_paid_by_who_asked
from spielwerk.server.security.rate_limits import Buckets

T = TypeVar("T")
PER_SECOND, AT_ONCE = 10, 60
"""What one visitor may ask for."""
THREADS = 2
PATIENCE = 5.0
"""Seconds that somebody waits who has used too much; who would wait longer is refused."""


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
        return await self.work(question, visitor)

    async def work(self, question: Callable[[], T], visitor: str = "") -> T:
        """The same for what has no pace of its own."""
        who = asked_from() or visitor
        line = self._lines.setdefault(who, asyncio.Lock())
        self._waiting[who] = self._waiting.get(who, 0) + 1
        try:
            async with line:
                await _rest()
                async with self._threads:
                    return await in_thread_paid_by_who_asked(asyncio.to_thread, question)
        finally:
            self._leave(who)

    def _leave(self, who: str) -> None:
        """Forget somebody who waits for nothing more."""
        self._waiting[who] -= 1
        if self._waiting[who] == 0:
            del self._waiting[who], self._lines[who]


async def _rest() -> None:
    """Whoever came with many questions at once may have used up what they had by the time of this one."""
    account = PAYER.get()
    if account is not None and not await can_pay(account, PATIENCE):
        raise Refused("too_fast")
