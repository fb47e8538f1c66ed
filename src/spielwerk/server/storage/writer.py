"""The one thread that writes. It stores all that has come in meanwhile in one go and answers when that is durable."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from queue import SimpleQueue
from typing import Any

from sqlalchemy import Connection, Engine

from spielwerk.server.errors import Refused
from spielwerk.server.storage.database import TROUBLES, is_postgres, trouble
from spielwerk.server.storage.edition import Overtaken, still_ours

MOST_AT_ONCE = 200
_log = logging.getLogger("spielwerk.server")

Work = Callable[[Connection], Any]


@dataclass
class _Job:
    order: str
    work: Work
    done: asyncio.Future[Any]
    result: Any = None


class Writer:
    """Writes in the order of arrival, many at a time."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._may_be_overtaken = is_postgres(engine)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="spielwerk-writer", daemon=True)
        self._thread.start()

    async def write(self, order: str, work: Work) -> Any:
        """Do some work in a transaction; returns its result once that is durable."""
        job = _Job(order, work, self._loop.create_future())
        self._jobs.put(job)
        return await job.done

    def close(self) -> None:
        """Finish what has come in, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            jobs, last = self._gather()
            if jobs:
                self._store(jobs)
            if last:
                return

    def _gather(self) -> tuple[list[_Job], bool]:
        """All jobs that wait, in the same order for all processes, so that none wait in a circle."""
        jobs: list[_Job] = []
        while len(jobs) < MOST_AT_ONCE and (not jobs or not self._jobs.empty()):
            job = self._jobs.get()
            if job is None:
                return sorted(jobs, key=lambda job: job.order), True
            jobs.append(job)
        return sorted(jobs, key=lambda job: job.order), False

    def _store(self, jobs: list[_Job]) -> None:
        """All in one transaction. If the database can't write, nobody is kept waiting for further attempts."""
        try:
            with self._engine.begin() as connection:
                if self._may_be_overtaken:
                    still_ours(connection)
                for job in jobs:
                    job.result = job.work(connection)
        except Overtaken:
            self._tell(jobs, Refused("overtaken"))
        except TROUBLES as error:
            _log.warning("not stored: %s", error)
            self._tell(jobs, trouble(error))
        except Exception as error:
            self._one_by_one(jobs, error)
        else:
            self._tell(jobs, None)

    def _one_by_one(self, jobs: list[_Job], error: Exception) -> None:
        """One of the jobs is wrong: it must not spoil the others."""
        if len(jobs) == 1:
            _log.error("this can't be stored", exc_info=error)
            self._tell(jobs, error)
            return
        for job in jobs:
            self._store([job])

    def _tell(self, jobs: list[_Job], error: Exception | None) -> None:
        self._loop.call_soon_threadsafe(_answer, jobs, error)


def _answer(jobs: list[_Job], error: Exception | None) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if error is None:
            job.done.set_result(job.result)
        else:
            job.done.set_exception(error)
