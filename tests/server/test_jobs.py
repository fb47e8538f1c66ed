"""Questions in PostgreSQL: whose turn it is, for all servers and workers together, and that none takes any along."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import psycopg
import pytest

from spielwerk.server.storage import jobs as storage
from spielwerk.server.storage.database import open_database
from spielwerk.server.storage.jobs import SERVER, WORKER, Jobs, NewJob
from tests.server.cluster import Cluster

ROUNDS = 30
SOON = 0.5
"""Seconds after which a process counts as silent in these tests."""


@pytest.fixture(scope="module")
def database(postgres: Cluster) -> str:
    url = postgres.new_database()
    open_database(url, 5).dispose()
    return url


@pytest.fixture
def played(database: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[..., Awaitable[Any]], int], Any]:
    """Runs a scene with a server and some workers of one slot each; nobody counts as silent unless a test says so."""
    monkeypatch.setattr(storage, "SILENT", 600)

    async def run(scene: Callable[..., Awaitable[Any]], workers: int) -> Any:
        server = Jobs(database, "server")
        cast = [Jobs(database, f"worker{number}") for number in range(workers)]
        try:
            await server.beat(SERVER, 0, ())
            for worker in cast:
                await worker.beat(WORKER, 1, ())
            return await scene(server, *cast)
        finally:
            for one in (*cast, server):
                await one.leave()
                await one.close()

    return lambda scene, workers: asyncio.run(run(scene, workers))


def question(payer: str, is_advice: bool = False, needs: str | None = None) -> NewJob:
    return NewJob(payer, is_advice, needs, payer, 60)


async def taken(worker: Jobs, *ready: str) -> str | None:
    job = await worker.take(ready)
    return None if job is None else job.question


def test_one_host_never_has_all_workers_and_who_waits_longest_goes_first(played: Any) -> None:
    async def scene(server: Jobs, one: Jobs, two: Jobs) -> None:
        other = Jobs(server.address, "elsewhere")
        await other.beat(SERVER, 0, ())
        for payer in ("noisy", "noisy", "noisy"):
            await server.put(question(payer))
        for payer in ("quiet", "other"):
            await other.put(question(payer))
        first = await one.take(())
        assert first is not None and first.question == "noisy"
        assert await taken(two) == "quiet", "noisy has as many workers as it may"
        await one.answer(first.id, {})
        assert await taken(one) == "noisy", "it waits longer than other"
        await other.leave()
        await other.close()

    played(scene, 2)


def test_who_comes_under_many_names_from_one_address_is_still_one(played: Any) -> None:
    async def scene(server: Jobs, one: Jobs, two: Jobs) -> None:
        for payer in ("noisy name1", "noisy name2"):
            await server.put(question(payer))
        first = await one.take(())
        assert first is not None and first.question == "noisy name1"
        assert await taken(two) is None, "the other name is at the same address"
        await server.put(question("elsewhere quiet"))
        assert await taken(two) == "elsewhere quiet"
        await one.answer(first.id, {})
        assert await taken(one) == "noisy name2"

    played(scene, 2)


def test_advice_leaves_a_worker_to_those_who_play(played: Any) -> None:
    async def scene(server: Jobs, one: Jobs, two: Jobs) -> None:
        await server.put(question("asker 1", is_advice=True))
        await server.put(question("asker 2", is_advice=True))
        assert await taken(one) == "asker 1" and await taken(two) is None
        await server.put(question("bot"))
        assert await taken(two) == "bot"

    played(scene, 2)


def test_takers_at_the_same_moment_keep_the_rules_too(played: Any) -> None:
    async def scene(server: Jobs, *workers: Jobs) -> None:
        for _ in range(ROUNDS):
            await server.withdraw(list(await server.asked()))
            for _ in workers:
                await server.put(question("noisy"))
            found = await asyncio.gather(*(taken(worker) for worker in workers))
            assert sorted(found, key=str) == [None, "noisy", "noisy", "noisy"]

    played(scene, 4)


def test_what_needs_compiled_rules_waits_for_a_worker_that_has_them(played: Any) -> None:
    async def scene(server: Jobs, one: Jobs) -> None:
        await server.put(question("me", needs="dudo"))
        assert await taken(one) is None
        assert await taken(one, "dudo") == "me"

    played(scene, 1)


def test_answers_come_once_and_leave_nothing_behind(played: Any, database: str) -> None:
    async def scene(server: Jobs, one: Jobs) -> None:
        number = await server.put(question("me"))
        job = await one.take(())
        assert job is not None and job.id == number and await server.collect() == []
        await one.answer(number, {"option": 3})
        assert await server.collect() == [(number, {"option": 3}, 0.0)]
        assert await server.collect() == [] and await server.asked() == {}

    played(scene, 1)
    with psycopg.connect(database) as connection:
        assert connection.execute("SELECT count(*) FROM jobs").fetchone() == (0,)
        assert connection.execute("SELECT count(*) FROM processes").fetchone() == (0,)


def test_a_silent_workers_question_is_taken_by_another_and_only_that_one_answers(
    played: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(storage, "SILENT", SOON)

    async def scene(server: Jobs, one: Jobs, two: Jobs) -> None:
        number = await server.put(question("me"))
        assert await taken(one) == "me"
        again = None
        while again is None:
            await asyncio.gather(server.beat(SERVER, 0, ()), two.beat(WORKER, 1, ()))
            again = await two.take(())
        assert again.id == number
        await one.answer(number, "late")
        assert await server.collect() == []
        await two.answer(number, "mine")
        assert await server.collect() == [(number, "mine", 0.0)]

    played(scene, 2)


def test_a_worker_that_says_it_is_still_at_it_keeps_its_question_for_longer(played: Any, database: str) -> None:
    def lease() -> Any:
        with psycopg.connect(database) as connection:
            row = connection.execute("SELECT leased_until FROM jobs").fetchone()
            return row and row[0]

    async def scene(server: Jobs, one: Jobs, two: Jobs) -> None:
        number = await server.put(question("me"))
        assert await taken(one) == "me"
        before = lease()
        await two.renew([number])
        assert lease() == before, "only who has it"
        await one.renew([number])
        assert lease() > before

    played(scene, 2)


def test_a_question_over_which_workers_die_is_given_up(played: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "SILENT", SOON)

    async def scene(server: Jobs, one: Jobs) -> None:
        number = await server.put(question("me"))
        tries, answers = 0, []
        while not answers:
            await server.beat(SERVER, 0, ())
            tries += await taken(one) is not None
            answers = await server.collect()
        assert answers == [(number, None, 0)] and tries == storage.TRIES

    played(scene, 1)


def test_nobody_thinks_for_a_server_that_has_gone(played: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "SILENT", SOON)

    async def scene(server: Jobs, one: Jobs) -> None:
        await server.put(question("me"))
        while [process.kind for process in await one.processes()] != []:
            await asyncio.sleep(0.05)
        assert await taken(one) is None
        monkeypatch.setattr(storage, "FORGOTTEN", 0.1)
        await one.beat(WORKER, 1, ())
        assert await server.asked() == {}

    played(scene, 1)


def test_who_leaves_hands_back_what_it_was_at(played: Any) -> None:
    async def scene(server: Jobs, one: Jobs, two: Jobs) -> None:
        await server.put(question("me"))
        assert await taken(one) == "me" and await taken(two) is None
        await one.leave()
        assert await taken(two) == "me"
        assert sorted(process.kind for process in await server.processes()) == [SERVER, WORKER]

    played(scene, 2)
