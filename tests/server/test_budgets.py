"""Nobody can starve the others: who asks for much pays for it with time on the processor, and waits."""

from __future__ import annotations

import asyncio
import inspect
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route

from spielwerk.server.actions import CALLS
from spielwerk.server.errors import Refused
from spielwerk.server.http import pages, probes
from spielwerk.server.http.desk import Desk
from spielwerk.server.rooms import watchers
from spielwerk.server.rooms.slow_work import SlowWork
from spielwerk.server.rooms.watchers import Watchers
from spielwerk.server.security.budgets import FREE, Account, Budgets, Metered, Purse, Purses, can_pay, paid_by
from spielwerk.server.settings import Limits
from spielwerk.server.tables.entries import CHAT, Entry
from tests.server.conftest import serving, settings_in
from tests.server.people import PATIENCE, Person
from tests.server.served import GENEROUS


def test_only_the_time_on_the_processor_is_paid_for() -> None:
    async def work() -> str:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        await asyncio.sleep(0.2)
        return "done"

    async def pay() -> float:
        purse = Purse(1e-9, 1)
        assert await Metered(Account(purse), work()) == "done"
        return 1 - purse.left

    assert 0.02 <= asyncio.run(pay()) < 0.15


def test_what_fails_is_paid_for_too_and_can_be_ended() -> None:
    async def work() -> None:
        await asyncio.sleep(10)

    async def pay() -> None:
        purse = Purse(1e-9, 1)
        task = asyncio.create_task(wrapped(purse))
        await asyncio.sleep(0.01)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert purse.left < 1

    async def wrapped(purse: Purse) -> None:
        await Metered(Account(purse), work())

    asyncio.run(pay())


def test_whoever_has_spent_too_much_waits_or_is_refused_and_nobody_else() -> None:
    async def ask() -> None:
        budgets = Budgets(Limits(visitor_cpu=0.1, visitor_cpu_at_once=0.1, address_cpu=10, address_cpu_at_once=10))
        budgets.account("nosy", "there").spend(0.2)
        assert budgets.account("other", "there").wait() == 0
        assert not await can_pay(budgets.account("nosy", "there"), 0.01)
        assert await can_pay(budgets.account("nosy", "elsewhere"), PATIENCE)
        budgets.account(None, "there").spend(11)
        assert budgets.account("other", "there").wait() > 0, "an address pays for all who come from it"
        budgets.watching(None, "third", "table").spend(5)
        assert budgets.watching(None, "fourth", "table").wait() > 0 and budgets.account("fifth", "fifth").wait() == 0

    asyncio.run(ask())


def test_whoever_asks_much_at_once_rests_in_between_and_has_no_more_than_a_part_of_the_processor() -> None:
    """Ten at a time from one address, which has seconds of processor time left: others have the rest of each second."""
    limits = Limits(visitor_cpu=0.15, visitor_cpu_at_once=50, address_cpu=0.25, address_cpu_at_once=50)
    account = Budgets(limits).account(None, "there")
    account.spend(FREE)
    done: list[float] = []

    async def one() -> None:
        while await can_pay(account, 60):
            assert account.wait() == 0, "never two at a time"
            account.spend(0.02)
            done.append(0.02)

    async def all_of_them() -> float:
        began = time.monotonic()
        with suppress(TimeoutError):
            async with asyncio.timeout(1):
                await asyncio.gather(*(one() for _ in range(10)))
        return time.monotonic() - began

    took = asyncio.run(all_of_them())
    assert 0 < sum(done) < 0.3 * took


def test_what_a_page_needs_is_done_at_once() -> None:
    account = Budgets(Limits()).account("somebody", "there")
    account.spend(0.9 * FREE)
    assert account.wait() == 0


def test_calls_are_paid_for_by_the_address_they_come_from(tmp_path: Path) -> None:
    poor = replace(GENEROUS, address_cpu=1e-6, address_cpu_at_once=0.02, patience=0)
    with serving(settings_in(tmp_path, limits=poor)) as url:
        strangers = [Person(url) for _ in range(30)]
        codes = [stranger.http.get("/games").status_code for stranger in strangers]
        assert codes[0] == 200 and codes[-1] == 429
        elsewhere = httpx.HTTPTransport(local_address="127.0.0.9")
        with httpx.Client(transport=elsewhere) as client:
            assert client.get(f"{url}/api/health").status_code == 200


def test_those_who_watch_a_table_share_a_purse(tmp_path: Path) -> None:
    """Who plays there does not pay from it."""
    poor = replace(GENEROUS, watching_cpu=1e-6, watching_cpu_at_once=1e-6, patience=0)
    with serving(settings_in(tmp_path, limits=poor)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        with Person(url).at(table) as watcher, anna.at(table) as line:
            watcher.greet()
            line.greet()
            assert watcher.refused(type="ping") == "too_fast"
            assert line.ask(type="ping")["type"] == "ack"


def test_what_a_visitor_brings_is_worked_on_at_their_expense() -> None:
    def work() -> str:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        return "done"

    async def bring() -> float:
        purse, slow_work = Purse(1e-9, 1), SlowWork()
        try:
            assert await paid_by(Account(purse), slow_work.from_outside(work)) == "done"
        finally:
            slow_work.close()
        return 1 - purse.left

    assert asyncio.run(bring()) >= 0.02


@pytest.mark.parametrize("place", ["imports", "desk"])
def test_what_is_done_in_a_thread_and_fails_is_paid_for_too(place: str) -> None:
    """Such as a long game whose last move is impossible."""

    def work() -> None:
        end = time.thread_time() + 0.02
        while time.thread_time() < end:
            pass
        raise Refused("journal")

    async def bring() -> float:
        purse, slow_work = Purse(1e-9, 1), SlowWork()
        do = slow_work.from_outside if place == "imports" else Desk().work
        try:
            with pytest.raises(Refused):
                await paid_by(Account(purse), do(work))
        finally:
            slow_work.close()
        return 1 - purse.left

    assert asyncio.run(bring()) >= 0.02


def test_who_comes_with_many_questions_at_once_rests_between_them() -> None:
    """All of them were let in while there was something in the purse; it is looked into again before each."""

    async def ask() -> list[float]:
        account = Budgets(Limits(address_cpu=0.2, address_cpu_at_once=100)).account(None, "there")
        account.spend(FREE)
        desk, waits = Desk(), list[float]()

        def question() -> None:
            waits.append(account.wait())
            end = time.thread_time() + 0.03
            while time.thread_time() < end:
                pass

        await asyncio.gather(*(paid_by(account, desk.work(question)) for _ in range(5)))
        return waits

    assert asyncio.run(ask()) == [0.0] * 5


def test_nobody_has_more_of_the_threads_by_coming_under_many_names() -> None:
    async def ask() -> list[str]:
        desk, open_door, order = Desk(), threading.Event(), list[str]()
        budgets = Budgets(Limits())

        async def answered(who: str, address: str, question: Callable[[], Any]) -> None:
            await paid_by(budgets.account(who, address), desk.answer(who, question))
            order.append(address)

        slow = [asyncio.create_task(answered(f"nosy {number}", "there", open_door.wait)) for number in range(5)]
        await asyncio.sleep(0)
        try:
            await asyncio.wait_for(answered("ben", "here", lambda: None), 10)
        finally:
            open_door.set()
            await asyncio.gather(*slow)
        return order

    assert asyncio.run(ask())[0] == "here"


def test_whoever_wakes_many_tables_is_not_before_all_others() -> None:
    """One thread does that for all: who moves at a table that sleeps waits for one of each address, not for forty."""

    async def wake() -> list[str]:
        slow_work, open_door, order = SlowWork(), threading.Event(), list[str]()
        budgets = Budgets(Limits())

        async def woken(address: str, work: Callable[[], Any]) -> None:
            await paid_by(budgets.account(None, address), slow_work.at_table(work))
            order.append(address)

        try:
            tasks = [asyncio.create_task(woken("there", open_door.wait)) for _ in range(5)]
            tasks.append(asyncio.create_task(woken("here", lambda: None)))
            await asyncio.sleep(0.01)
            open_door.set()
            await asyncio.gather(*tasks)
        finally:
            open_door.set()
            slow_work.close()
        return order

    assert asyncio.run(wake())[:2] == ["there", "here"]


def test_who_comes_to_a_table_does_not_rest_while_others_wait_for_it() -> None:
    async def wake() -> str:
        slow_work, account = SlowWork(), Account(Purse(1e-9, 1), address="there")
        account.spend(5)
        try:
            return await asyncio.wait_for(paid_by(account, slow_work.at_table(lambda: "awake")), 20)
        finally:
            slow_work.close()

    assert asyncio.run(wake()) == "awake"


@pytest.mark.parametrize("what", ["tell", "greet"])
def test_others_have_their_turn_while_many_are_shown_a_table(monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    monkeypatch.setattr(watchers, "LONGEST_AT_ONCE", 0.0)
    turns: list[str] = []

    async def others() -> None:
        while turns.count("shown") < 10:
            turns.append("others")
            await asyncio.sleep(0)

    async def show() -> None:
        room = Watchers()
        for n in [1] * 10 + [5] * 3:
            watcher: Any = Seen(n, turns)
            room.add(watcher)
        waiting, entry = asyncio.create_task(others()), Entry("", 6, CHAT, None, None, None, {}, 0.0)
        await (room.tell(entry) if what == "tell" else room.greet(5))
        await waiting

    asyncio.run(show())
    assert turns.count("shown") == (13 if what == "tell" else 10) and turns.count("others") > 5


class Seen:
    """Somebody who watches."""

    def __init__(self, n: int, turns: list[str]) -> None:
        self.n = n
        self.tell = self.greet = lambda what: turns.append("shown")


def test_no_call_is_worked_on_in_a_thread_of_the_framework() -> None:
    """There it would be at nobody's expense: a call that takes long says itself which thread it takes."""
    routers = [*(call.router for call in CALLS), probes.router, pages.router]
    routes = [route for router in routers for route in router.routes if isinstance(route, Route)]
    assert len(routes) > 40
    assert [route.path for route in routes if not inspect.iscoroutinefunction(route.endpoint)] == []


def test_purses_that_are_full_again_are_forgotten() -> None:
    purses = Purses(1e6, 1, names=3)
    for name in "abcdef":
        purses.of(name).spend(0.5)
    assert len(purses._purses) <= 3
