"""Lines to stand in: whoever asks for much waits behind their own questions, not others behind them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from spielwerk.server.errors import Refused
from spielwerk.server.security.budgets import PAYER, can_pay

PATIENCE = 5.0
"""Seconds that somebody waits who has used too much; who would wait longer is refused."""


class Lines:
    """A line for each name; those in which nobody stands are forgotten."""

    def __init__(self) -> None:
        self._lines: dict[str, asyncio.Lock] = {}
        self._waiting: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, who: str, rests: bool = True) -> AsyncGenerator[None]:
        """Wait for one's turn, and have it as long as this lasts; who has used much rests before it, unless others
        wait for what is done.
        """
        line = self._lines.setdefault(who, asyncio.Lock())
        self._waiting[who] += 1
        try:
            async with line:
                if rests:
                    await _rest()
                yield
        finally:
            self._waiting[who] -= 1
            if self._waiting[who] == 0:
                del self._waiting[who], self._lines[who]


async def _rest() -> None:
    """Whoever came with many questions at once may have used up what they had by the time of this one."""
    account = PAYER.get()
    if account is not None and not await can_pay(account, PATIENCE):
        raise Refused("too_fast")
