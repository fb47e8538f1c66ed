"""Questions that wait in PostgreSQL for workers on any machine, and who is there to answer them.

A worker takes a question for a short time and says again and again that it is still at it; if it falls silent, another
one takes the question. One taker at a time looks at what all others have (an advisory lock), so that the rules of
`bots/queue.py` hold for all machines together. What stands here can be asked again: nothing waits for the disk.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, LiteralString, NamedTuple

import psycopg

from spielwerk.server.storage.database import check_encoding
from spielwerk.server.storage.edition import REVISION, check_edition

NEWS = "spielwerk_jobs"
"""The channel on which workers hear of new questions."""
SERVER, WORKER = "server", "worker"
SILENT = 3.0
"""Seconds after which a process that says nothing counts as gone."""
FORGOTTEN = 30.0
"""Seconds after which what a silent process has left is removed."""
TRIES = 3
"""So many workers may fall silent over one question."""
NO_ANSWER = "[null, 0]"
_ONE_TAKER = 0x5918
"""The number of the advisory lock."""


def answers_to(process: str) -> str:
    """The channel on which a server hears that it has answers."""
    return f"spielwerk_{process}"


@dataclass(frozen=True)
class Process:
    """A server or worker that is there."""

    id: str
    kind: str
    slots: int
    """How much it can think about at a time."""
    ready: frozenset[str]
    """The games whose rules it has compiled."""


@dataclass(frozen=True)
class NewJob:
    """A question as a server asks it."""

    payer: str
    """Where it is asked from and for whom, with a space between; or one word, where both are the same."""
    is_advice: bool
    needs: str | None
    """The game whose compiled rules it takes."""
    question: str
    seconds: float


@dataclass(frozen=True)
class TakenJob:
    """A question as a worker gets it."""

    id: int
    question: str
    seconds: float


class Answered(NamedTuple):
    """What a worker has answered, and how long it has thought."""

    id: int
    said: Any
    seconds: float


class Jobs:
    """One process's access to the questions of all."""

    def __init__(self, address: str, process: str) -> None:
        self.address = address
        self.process = process
        self._one_at_a_time = asyncio.Lock()
        self._line: psycopg.AsyncConnection[Any] | None = None

    @asynccontextmanager
    async def _connection(self) -> AsyncGenerator[psycopg.AsyncConnection[Any]]:
        """The one connection, made anew where it has broken."""
        async with self._one_at_a_time:
            if self._line is None or self._line.closed:
                self._line = await psycopg.AsyncConnection.connect(self.address, autocommit=True)
                check_encoding(self._line)
                await self._line.execute("SET synchronous_commit = off")
            yield self._line

    async def _run(self, query: LiteralString, **values: Any) -> list[Any]:
        async with self._connection() as connection:
            cursor = await connection.execute(query, values)
            return await cursor.fetchall() if cursor.description else []

    async def check_edition(self) -> None:
        """See that what servers ask is asked in the manner of this edition."""
        check_edition((await self._run(REVISION))[0][0])

    async def close(self) -> None:
        """Let go of the database."""
        if self._line is not None:
            await self._line.close()

    # ------------------------------------------------------------------ who is there

    async def beat(self, kind: str, slots: int, ready: Sequence[str]) -> None:
        """Say that this process is there, and clear up after those that are not."""
        await self._run(_BEAT, me=self.process, kind=kind, slots=slots, ready=json.dumps(sorted(ready)))
        await self._run(_FORGET_PROCESSES, forgotten=FORGOTTEN)
        await self._run(_FORGET_JOBS)
        await self._run(_GIVE_UP, tries=TRIES, answer=NO_ANSWER)

    async def processes(self) -> list[Process]:
        """All that are there."""
        rows = await self._run(_PROCESSES, silent=SILENT)
        return [Process(id, kind, slots, frozenset(json.loads(ready))) for id, kind, slots, ready in rows]

    async def leave(self) -> None:
        """Say that this process goes; what it was at is for others."""
        await self._run(_HAND_BACK, me=self.process, news=NEWS)
        await self._run("DELETE FROM jobs WHERE asked_by = %(me)s", me=self.process)
        await self._run("DELETE FROM processes WHERE id = %(me)s", me=self.process)

    # ------------------------------------------------------------------ what servers do

    async def put(self, job: NewJob) -> int:
        """Ask something; returns the number of the question."""
        rows = await self._run(_PUT, me=self.process, news=NEWS, **vars(job))
        return rows[0][0]

    async def collect(self) -> list[Answered]:
        """The answers that have come for this server; they are not kept."""
        return [Answered(id, *json.loads(answer)) for id, answer in await self._run(_COLLECT, me=self.process)]

    async def withdraw(self, numbers: Sequence[int]) -> None:
        """Do not want some answers any more."""
        await self._run("DELETE FROM jobs WHERE id = ANY(%(numbers)s)", numbers=list(numbers))

    async def asked(self) -> dict[int, bool]:
        """The questions of this server that are still there, and whether they wait for a worker."""
        return dict(await self._run(_ASKED, me=self.process))

    # ------------------------------------------------------------------ what workers do

    async def take(self, ready: Sequence[str]) -> TakenJob | None:
        """The question whose turn it is, among those that need no other compiled rules than these."""
        values = {"me": self.process, "ready": list(ready), "silent": SILENT, "tries": TRIES}
        async with self._connection() as connection:
            async with connection.pipeline(), connection.transaction():  # goes to the database and back only once
                await connection.execute("SELECT pg_advisory_xact_lock(%s)", [_ONE_TAKER])
                cursor = await connection.execute(_TAKE, values)
            row = await cursor.fetchone()
        return None if row is None else TakenJob(*row)

    async def renew(self, numbers: Sequence[int]) -> None:
        """Say that this worker is still at some questions."""
        await self._run(_RENEW, me=self.process, numbers=list(numbers), silent=SILENT)

    async def answer(self, number: int, answer: Any, seconds: float = 0.0) -> None:
        """Answer a question after so much thought, unless another worker has it by now."""
        await self._run(_ANSWER, me=self.process, number=number, answer=json.dumps([answer, seconds]))


# `clock_timestamp` and not `now`: who has waited for the lock must not look at the clock of before.
_BEAT = """
INSERT INTO processes (id, kind, slots, ready, seen) VALUES (%(me)s, %(kind)s, %(slots)s, %(ready)s, clock_timestamp())
ON CONFLICT (id) DO UPDATE SET slots = excluded.slots, ready = excluded.ready, seen = excluded.seen"""
_FORGET_PROCESSES = """
DELETE FROM processes WHERE seen < clock_timestamp() - make_interval(secs => %(forgotten)s)"""
_FORGET_JOBS = """
DELETE FROM jobs WHERE NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = jobs.asked_by)"""
_GIVE_UP = """
UPDATE jobs SET answer = %(answer)s
WHERE answer IS NULL AND tries >= %(tries)s AND leased_until < clock_timestamp()
RETURNING pg_notify('spielwerk_' || asked_by, '')"""
_PROCESSES = """
SELECT id, kind, slots, ready FROM processes WHERE seen > clock_timestamp() - make_interval(secs => %(silent)s)"""
_HAND_BACK = """
WITH mine AS (
    UPDATE jobs SET worker = NULL, leased_until = NULL, tries = tries - 1
    WHERE worker = %(me)s AND answer IS NULL RETURNING id
) SELECT pg_notify(%(news)s, '') FROM mine"""
_PUT = """
WITH put AS (
    INSERT INTO jobs (asked_by, payer, is_advice, needs, question, seconds)
    VALUES (%(me)s, %(payer)s, %(is_advice)s, %(needs)s, %(question)s, %(seconds)s) RETURNING id
) SELECT id, pg_notify(%(news)s, '') FROM put"""
_ASKED = "SELECT id, worker IS NULL AND answer IS NULL FROM jobs WHERE asked_by = %(me)s"
_COLLECT = "DELETE FROM jobs WHERE asked_by = %(me)s AND answer IS NOT NULL RETURNING id, answer"
_TAKE = """
WITH here AS (
    SELECT id, slots FROM processes WHERE seen > clock_timestamp() - make_interval(secs => %(silent)s)
), room AS (
    SELECT greatest(1, sum(slots) - 1) AS most FROM here
), running AS (
    SELECT payer, split_part(payer, ' ', 1) AS place, count(*) AS jobs, count(*) FILTER (WHERE is_advice) AS advice
    FROM jobs WHERE answer IS NULL AND leased_until > clock_timestamp() GROUP BY payer
), places AS (
    SELECT place, sum(jobs) AS jobs FROM running GROUP BY place
)
UPDATE jobs SET worker = %(me)s, tries = tries + 1, leased_until = clock_timestamp() + make_interval(secs => %(silent)s)
WHERE id = (
    SELECT jobs.id FROM jobs LEFT JOIN running USING (payer)
        LEFT JOIN places ON places.place = split_part(jobs.payer, ' ', 1) CROSS JOIN room
    WHERE answer IS NULL AND (leased_until IS NULL OR leased_until < clock_timestamp()) AND tries < %(tries)s
        AND asked_by IN (SELECT id FROM here) AND (needs IS NULL OR needs = ANY(%(ready)s))
        AND coalesce(places.jobs, 0) < most AND coalesce(running.jobs, 0) < most
        AND NOT (is_advice AND coalesce((SELECT sum(advice) FROM running), 0) >= most)
    ORDER BY coalesce(places.jobs, 0), coalesce(running.jobs, 0), jobs.id LIMIT 1 FOR UPDATE OF jobs SKIP LOCKED
)
RETURNING id, question, seconds"""
_RENEW = """
UPDATE jobs SET leased_until = clock_timestamp() + make_interval(secs => %(silent)s)
WHERE id = ANY(%(numbers)s) AND worker = %(me)s"""
_ANSWER = """
UPDATE jobs SET answer = %(answer)s WHERE id = %(number)s AND worker = %(me)s AND answer IS NULL
RETURNING pg_notify('spielwerk_' || asked_by, '')"""
