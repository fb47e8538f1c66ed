"""Who thinks next: a queue in which nobody's thinking keeps all others waiting.

Wherever the least is being thought for goes first, there whoever has the least, and among those who waits longest:
somebody who comes with many names from one address has no more than anybody else. The tables of one host, and what is
asked from one address, never have all workers, so that somebody else's bot always finds one that is free or soon will
be; advice (hints, studies of games) leaves one worker to those who play.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count


@dataclass(frozen=True)
class Errand:
    """For whom something is thought, and whether it is a bot's move, for which others wait, or only advice."""

    payer: str
    is_advice: bool = False
    address: str = ""
    """Where it is asked from, as far as anybody has asked."""

    @property
    def place(self) -> str:
        """What the payer belongs to."""
        return self.address or self.payer


@dataclass
class _Waiting:
    errand: Errand
    number: int
    turn: asyncio.Future[None]


class FairQueue:
    """Gives turns to those who wait."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._most_of_one = max(1, workers - 1)
        self._numbers = count()
        self._waiting: list[_Waiting] = []
        self._running: Counter[str] = Counter()
        self._at: Counter[str] = Counter()
        """The same for each place."""
        self._advice = 0

    @asynccontextmanager
    async def turn(self, errand: Errand) -> AsyncGenerator[None]:
        """Wait for a worker, and have it as long as this lasts."""
        waiting = _Waiting(errand, next(self._numbers), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            await waiting.turn
        except asyncio.CancelledError:
            self._give_up(waiting)
            raise
        try:
            yield
        finally:
            self._end(errand)

    def _hand_out(self) -> None:
        while self._running.total() < self._workers:
            able = [waiting for waiting in self._waiting if self._may_run(waiting.errand)]
            if not able:
                return
            chosen = min(able, key=self._turn_of)
            self._waiting.remove(chosen)
            self._count(chosen.errand, 1)
            chosen.turn.set_result(None)

    def _turn_of(self, waiting: _Waiting) -> tuple[int, int, int]:
        """The smallest goes first."""
        errand = waiting.errand
        return self._at[errand.place], self._running[errand.payer], waiting.number

    def _count(self, errand: Errand, change: int) -> None:
        for counter, name in ((self._running, errand.payer), (self._at, errand.place)):
            counter[name] += change
            if counter[name] == 0:
                del counter[name]
        self._advice += change * errand.is_advice

    def _may_run(self, errand: Errand) -> bool:
        if errand.is_advice and self._advice >= self._most_of_one:
            return False
        return max(self._running[errand.payer], self._at[errand.place]) < self._most_of_one

    def _give_up(self, waiting: _Waiting) -> None:
        """Somebody has gone while they waited, or just as their turn came."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        else:
            self._end(waiting.errand)

    def _end(self, errand: Errand) -> None:
        self._count(errand, -1)
        self._hand_out()
