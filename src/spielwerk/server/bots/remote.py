"""The workers on other machines, as a server sees them: what it asks waits in the database until one has answered."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import psycopg

from spielwerk.server.bots.job import Answer, Question
from spielwerk.server.bots.pool import NoAnswer
from spielwerk.server.bots.queue import Errand
from spielwerk.server.errors import Refused
from spielwerk.server.metrics import Metrics
from spielwerk.server.security.tokens import hashed
from spielwerk.server.storage.jobs import SERVER, WORKER, Answered, Jobs, NewJob, Process

BEAT = 0.5
"""Seconds between two looks at who is there."""
_log = logging.getLogger("spielwerk.server")


class NoWorker(NoAnswer):
    """No worker is there that could answer, or none any more."""


def _payer(errand: Errand) -> str:
    """As it stands in the database, where nobody's address is to be read."""
    return " ".join(hashed(name)[:16] for name in (errand.place, errand.payer))


@dataclass
class _Asked:
    needs: str | None
    answer: asyncio.Future[Any]
    since: float = field(default_factory=time.monotonic)


class RemoteWorkers:
    """Asks workers and knows which are there."""

    def __init__(self, jobs: Jobs, metrics: Metrics | None = None) -> None:
        self._jobs = jobs
        self._metrics = metrics or Metrics()
        self._waiting = 0
        self._asked: dict[int, _Asked] = {}
        self._workers: list[Process] = []
        self._servers: frozenset[str] = frozenset()
        self._news = asyncio.Event()
        self._somebody = asyncio.Event()
        self.server_gone: Callable[[], None] = lambda: None
        """Called when another server has gone."""

    def is_able(self, needs: str | None) -> bool:
        """Whether a worker is there for a question that needs the compiled rules of a game, or none."""
        return any(needs is None or needs in worker.ready for worker in self._workers)

    async def somebody(self) -> None:
        """Wait until a worker is there."""
        with self._metrics.bots_waiting.track_inprogress():
            await self._somebody.wait()

    async def ask(self, question: Question[Answer], seconds: float, errand: Errand) -> Answer:
        """What a worker answers, on whichever machine."""
        text = question.line().decode()
        job = NewJob(_payer(errand), errand.is_advice, question.needs, text, seconds)
        try:
            number = await self._jobs.put(job)
        except psycopg.Error as error:
            raise Refused("storage") from error
        asked = self._asked[number] = _Asked(question.needs, asyncio.get_running_loop().create_future())
        try:
            said = await asked.answer
        except asyncio.CancelledError:
            if self._asked.pop(number, None) is not None:
                await self._withdraw([number])
            raise
        if said is None:
            raise NoAnswer(type(question).__name__)
        return question.read(said)

    # ------------------------------------------------------------------ what comes back

    async def run(self) -> None:
        """Hand out answers as they come, and look now and then who is there; for ever."""
        loop, looked = asyncio.get_running_loop(), 0.0
        while True:
            try:
                if loop.time() - looked >= BEAT:
                    looked = loop.time()
                    await self._look_around()
                self._news.clear()
                self._hand_out(await self._jobs.collect())
            except psycopg.Error as error:
                _log.warning("the workers are out of reach: %s", error)
                await asyncio.sleep(BEAT)
            except Exception:
                _log.exception("looking after the workers stumbled")
                await asyncio.sleep(BEAT)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), BEAT)

    async def heard(self, _: str = "") -> None:
        """An answer has come."""
        self._news.set()

    def _hand_out(self, answers: list[Answered]) -> None:
        for number, said, seconds in answers:
            asked = self._asked.pop(number, None)
            if asked is not None and not asked.answer.done():
                asked.answer.set_result(said)
                self._metrics.thought_elsewhere(time.monotonic() - asked.since, seconds)

    async def _look_around(self) -> None:
        await self._jobs.beat(SERVER, 0, ())
        processes = await self._jobs.processes()
        self._workers = [one for one in processes if one.kind == WORKER and one.slots]
        self._notice_servers(frozenset(one.id for one in processes if one.kind == SERVER))
        if self._workers:
            self._somebody.set()
        else:
            self._somebody.clear()
        await self._give_up_in_vain()

    def _notice_servers(self, there: frozenset[str]) -> None:
        if self._servers - there:
            self.server_gone()
        self._servers = there

    async def _give_up_in_vain(self) -> None:
        """Do not wait where nobody can answer, or where a fault of the database has lost the question."""
        numbers = list(self._asked)
        there = await self._jobs.asked() if numbers else dict[int, bool]()
        self._count_waiting(sum(there.values()))
        hopeless = [one for one in numbers if one not in there or not self.is_able(self._asked[one].needs)]
        await self._withdraw(hopeless)
        for number in hopeless:
            asked = self._asked.pop(number, None)
            if asked is not None and not asked.answer.done():
                asked.answer.set_exception(NoWorker(f"job {number}"))

    def _count_waiting(self, now: int) -> None:
        self._metrics.bots_waiting.inc(now - self._waiting)
        self._waiting = now

    async def _withdraw(self, numbers: list[int]) -> None:
        if numbers:
            with suppress(psycopg.Error):
                await self._jobs.withdraw(numbers)

    async def close(self) -> None:
        """Tell the others that this server goes."""
        with suppress(psycopg.Error):
            await self._jobs.leave()
        await self._jobs.close()
