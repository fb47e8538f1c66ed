"""What `spielwerk worker` runs: takes questions of all servers from the database and has them thought about here."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import signal
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any

import psycopg

from spielwerk.games import game_slugs
from spielwerk.server.bots.compiling import Compiling
from spielwerk.server.bots.pool import NoAnswer, Pool
from spielwerk.server.bots.queue import Errand
from spielwerk.server.storage.edition import Overtaken
from spielwerk.server.storage.jobs import NEWS, WORKER, Jobs, TakenJob
from spielwerk.server.storage.listener import listen

BEAT = 0.5
CLOSING_SECONDS = 10.0
"""What is being thought about when the worker is stopped may take so long; then another one takes it."""
_log = logging.getLogger("spielwerk.worker")


@dataclass(frozen=True)
class Passed:
    """A question of some server, passed on as it came."""

    question: str
    needs: str | None = None

    @property
    def game(self) -> str:
        """The game that it is about."""
        return json.loads(self.question)["game"]

    def line(self) -> bytes:
        """The question as a line of text."""
        return self.question.encode()

    def read(self, said: Any) -> Any:
        """The answer as it is."""
        return said


class Station:
    """Some processes that think, for whoever asks."""

    def __init__(self, jobs: Jobs, slots: int, compiling: Compiling) -> None:
        self._jobs = jobs
        self._slots = slots
        self._compiling = compiling
        self._pool = Pool(slots, compiling.is_done)
        self._under_way: set[int] = set()
        self._news = asyncio.Event()
        self._stopping = asyncio.Event()
        self._overtaken: Overtaken | None = None

    def stop(self) -> None:
        """Take nothing more."""
        self._stopping.set()
        self._news.set()

    async def run(self) -> None:
        """Think until somebody stops it, or a later edition has the database (`Overtaken`).

        What is under way then is finished, or left to others.
        """
        await self._jobs.check_edition()  # before any compiler is started: it tells what is wrong with the database
        await self._jobs.beat(WORKER, 0, ())
        beating = [
            asyncio.create_task(self._beat()),
            asyncio.create_task(listen(self._jobs.address, NEWS, self._heard, self._heard)),
        ]
        thinking = [asyncio.create_task(self._think()) for _ in range(self._slots)]
        await self._stopping.wait()
        _, late = await asyncio.wait(thinking, timeout=CLOSING_SECONDS)
        for task in (*late, *beating):
            task.cancel()
        await asyncio.gather(*thinking, *beating, return_exceptions=True)
        await self._leave()
        if self._overtaken is not None:
            raise self._overtaken

    async def _leave(self) -> None:
        with suppress(psycopg.Error):
            await self._jobs.leave()
        await self._jobs.close()
        await self._compiling.close()
        await self._pool.close()

    async def _heard(self, _: str = "") -> None:
        self._news.set()

    # ------------------------------------------------------------------ that it is there

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with _waited_out():
                await self._look_for_later_edition()
                await self._say_hello()
                await self._jobs.renew(list(self._under_way))

    async def _look_for_later_edition(self) -> None:
        try:
            await self._jobs.check_edition()
        except Overtaken as why:
            self._overtaken = why
            self.stop()

    async def _say_hello(self) -> None:
        slots = 0 if self._stopping.is_set() else self._slots
        await self._jobs.beat(WORKER, slots, self._ready)

    @property
    def _ready(self) -> list[str]:
        return [slug for slug in game_slugs() if self._compiling.is_ready(slug)]

    # ------------------------------------------------------------------ thinking

    async def _think(self) -> None:
        """One question after the other."""
        while not self._stopping.is_set():
            self._news.clear()
            taken = None
            with _waited_out():
                taken = await self._jobs.take(self._ready)
            if taken is not None:
                await self._answer(taken)
                continue
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), BEAT)

    async def _answer(self, taken: TakenJob) -> None:
        self._under_way.add(taken.id)
        try:
            began = time.monotonic()
            thought = await self._thought(taken)
            with _waited_out():
                await self._jobs.answer(taken.id, thought, time.monotonic() - began)
        finally:
            self._under_way.discard(taken.id)

    async def _thought(self, taken: TakenJob) -> Any:
        """The answer; nothing where a bot takes too long or breaks down. Whose turn it is was settled at taking."""
        try:
            return await self._pool.ask(Passed(taken.question), taken.seconds, Errand(str(taken.id)))
        except NoAnswer:
            _log.warning("no answer: %s", self._pool.broken or taken.question[:80])
            return None


@contextmanager
def _waited_out() -> Generator[None]:
    """Trouble with the database passes: what was taken meanwhile is taken again by somebody."""
    try:
        yield
    except psycopg.Error as error:
        _log.warning("the database is out of reach: %s", error)


def _in_silence(slug: str, done: int, total: int) -> None:
    """Nobody sits here who would like to know how far the compiler is."""


async def work(address: str, slots: int, compile_rules: bool) -> None:
    """Be a worker until SIGTERM or SIGINT."""
    jobs = Jobs(address, secrets.token_hex(4))
    station = Station(jobs, slots, Compiling(compile_rules, _in_silence))
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, station.stop)
    try:
        await station.run()
    finally:
        await jobs.close()
