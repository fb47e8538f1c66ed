"""Nobody can starve the others: budgets of processor time, places for those who play, quotas."""

from __future__ import annotations

import asyncio
import inspect
import json
import socket
import sqlite3
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
from websockets.sync.client import connect

from spielwerk.server.actions import CALLS
from spielwerk.server.errors import Refused
from spielwerk.server.http import pages, probes
from spielwerk.server.http.desk import Desk
from spielwerk.server.rooms import watchers
from spielwerk.server.rooms.slow_work import SlowWork
from spielwerk.server.rooms.watchers import Watchers
from spielwerk.server.security.budgets import FREE, Account, Budgets, Metered, Purse, Purses, can_pay, paid_by
from spielwerk.server.settings import Limits
from spielwerk.server.tables import games
from spielwerk.server.tables.entries import CHAT, Entry
from spielwerk.server.tables.games import game_of
from tests.server.conftest import serving, settings_in
from tests.server.people import PATIENCE, Person, eventually
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


def test_a_log_is_not_filled_without_end(tmp_path: Path) -> None:
    """What may be done again and again has an end; the game goes on to its own."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, entries=4))) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        seat = f"/tables/{table}/seats/2"
        with anna.at(table) as line:
            line.greet()
            line.move()
            line.do(type="undo", seat=0)
            line.do(type="redo", seat=0)
            assert line.refused(type="chat", text="a") == line.refused(type="undo", seat=0) == "log_full"
            assert anna.refused("PUT", seat, {"confirm": False}) == "log_full"
            line.step()
            anna.call("PUT", seat, {"kind": "bot", "bot": "random"})
            assert anna.refused("PUT", seat, {"kind": "bot", "bot": "random"}) == "log_full"
            assert anna.refused("PUT", seat, {"kind": "me"}) == "log_full"


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


def test_so_many_tables_a_day_are_opened_from_one_address(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, tables_per_day=3))) as url:
        for _ in range(3):
            Person(url).open("me", "guest", "guest")
        wish = {"game": "airship_city", "seats": [{"kind": "me"}] * 3}
        assert Person(url).refused("POST", "/tables", wish) == "too_fast"


def test_names_that_strangers_make_up_are_not_remembered(anna: Person) -> None:
    game_of("dudo")
    before = games._found.cache_info().currsize, len(games._TRIED)
    for number in range(3):
        assert anna.refused("GET", f"/games/made_up_{number}/rules") == "no_such_game"
        wish = {"game": f"made_up_{number}", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        assert anna.refused("POST", "/tables", wish) == "no_such_game"
    assert (games._found.cache_info().currsize, len(games._TRIED)) == before


def test_who_takes_a_new_name_each_time_leaves_no_more_behind(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, kept_per_hour=4))) as url:
        anna = Person(url)
        table = anna.open("me", "open", "open")["table"]
        Person(url).call("PUT", "/lobby/wishes/dudo", status=204)
        Person(url).call("POST", f"/tables/{table}/reports", {"seat": 0, "reason": "words"}, 204)
        Person(url).call("PUT", f"/tables/{table}/mutes", {"seat": 0, "muted": True})
        Person(url).call("POST", "/me/links", {}, 201)
        for method, path, body in (
            ("PUT", "/lobby/wishes/dudo", None),
            ("POST", f"/tables/{table}/reports", {"seat": 0, "reason": "words"}),
            ("PUT", f"/tables/{table}/mutes", {"seat": 0, "muted": True}),
            ("POST", "/me/links", {}),
            ("PUT", "/me/ratings", {"on": True}),
            ("PUT", "/push", {"endpoint": "https://push.example/x", "keys": {"p256dh": "A" * 87, "auth": "A" * 22}}),
        ):
            assert Person(url).refused(method, path, body) == "too_fast", path


@pytest.mark.parametrize("limit", [{"chats_at_once": 3}, {"address_chats_at_once": 3}])
def test_who_speaks_over_many_sockets_says_no_more(tmp_path: Path, limit: dict[str, int]) -> None:
    """One visitor over two sockets, or two visitors from one address."""
    slow = replace(GENEROUS, **{name.replace("at_once", "per_second"): 0.001 for name in limit}, **limit)
    with serving(settings_in(tmp_path, limits=slow)) as url:
        anna = Person(url)
        other = anna if "chats_at_once" in limit else Person(url)
        tables = [person.open("me", "guest", "guest")["table"] for person in (anna, other)]
        with anna.at(tables[0]) as one, other.at(tables[1]) as two:
            one.greet()
            two.greet()
            assert [line.ask(type="chat", text="a")["type"] for line in (one, two, one)] == ["ack"] * 3
            assert one.refused(type="chat", text="a") == two.refused(type="chat", text="a") == "too_fast"


def test_purses_that_are_full_again_are_forgotten() -> None:
    purses = Purses(1e6, 1, names=3)
    for name in "abcdef":
        purses.of(name).spend(0.5)
    assert len(purses._purses) <= 3


def test_tables_of_one_visitor_are_counted(tmp_path: Path) -> None:
    few = replace(GENEROUS, running_tables=3, public_tables=1)
    with serving(settings_in(tmp_path, limits=few)) as url:
        anna, ben = Person(url), Person(url)
        anna.open("me", "open", "bot", public=True)
        wish = {"game": "airship_city", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
        assert anna.refused("POST", "/tables", wish | {"public": True}) == "too_many_public"
        anna.open("me", "guest", "guest")
        anna.open("me", "guest", "guest")
        assert anna.refused("POST", "/tables", wish) == "too_many"
        ben.open("me", "open", "bot", public=True)


def test_notes_are_for_those_who_play_and_not_endless(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, notes=30))) as url:
        anna, ben = Person(url), Person(url)
        first, second = (anna.open("me", "guest", "guest")["table"] for _ in range(2))
        assert ben.refused("PUT", f"/tables/{first}/notes", {"text": "x"}) == "not_seated"
        anna.call("PUT", f"/tables/{first}/notes", {"text": "x" * 20})
        assert anna.refused("PUT", f"/tables/{second}/notes", {"text": "x" * 20}) == "notes_full"
        anna.call("PUT", f"/tables/{first}/notes", {"text": "x" * 30})


@pytest.mark.parametrize("path", ["/%00", "/api/%00", "/" + "x" * 5000, "/assets/" + "y/" * 900, "/" + "z" * 300])
def test_paths_that_can_not_be_are_refused_with_all_headers(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert 400 <= answer.status_code < 500 or (len(path) < 1000 and answer.status_code in (200, 503))
    assert answer.headers["x-frame-options"] == "DENY" and answer.headers["content-security-policy"]


def test_a_name_that_somebody_has_pointed_here_is_refused(url: str, tmp_path: Path) -> None:
    assert httpx.get(f"{url}/api/bots", headers={"Host": "evil.example"}).status_code == 421
    assert httpx.get(f"{url}/api/bots", headers={"Host": "localhost:80"}).status_code == 200
    with serving(settings_in(tmp_path, public_url="https://games.example.org")) as public:
        assert httpx.get(f"{public}/api/bots", headers={"Host": "games.example.org"}).status_code == 200
        both = [("Host", "games.example.org"), ("Host", "evil.example")]
        assert httpx.get(f"{public}/api/bots", headers=both).status_code == 421
        assert httpx.get(f"{public}/api/bots", headers={"Host": "evil.example"}).status_code == 421


@pytest.mark.parametrize(("host", "code"), [("evil.example", "host"), ("localhost", "not_found")])
def test_sockets_are_not_for_names_that_somebody_has_pointed_here_either(url: str, host: str, code: str) -> None:
    port = int(url.rpartition(":")[2])
    with (
        socket.create_connection(("127.0.0.1", port)) as line,
        connect(f"ws://{host}:{port}/api/tables/{'a' * 16}/live", sock=line) as live,
    ):
        assert json.loads(live.recv())["code"] == code


def test_public_tables_are_searched_and_one_host_fills_no_list(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, public_tables=2))) as url:
        honest, noisy = Person(url), Person(url)
        table = honest.open("me", "open", "bot", public=True, name="Quiet Evening")["table"]
        noisy.open("me", "open", "bot", public=True, name="50%")
        noisy.open("me", "bot", "bot", public=True)
        listed = honest.call("GET", "/tables/public")
        assert len(listed) == 3
        assert [one["table"] for one in honest.call("GET", "/tables/public?text=quiet")] == [table]
        assert [one["name"] for one in honest.call("GET", "/tables/public?text=%25")] == ["50%"]
        assert honest.call("GET", "/tables/public?game=dudo") == []
        assert {one["status"] for one in honest.call("GET", "/tables/public?status=waiting")} == {"waiting"}
        oldest = min(one["updated"] for one in listed)
        assert honest.call("GET", f"/tables/public?before={oldest}") == []


def test_few_tables_of_one_host_are_listed_however_many_there_are(tmp_path: Path) -> None:
    """Such as those from before the host of the server allowed fewer."""
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, public_tables=3))) as url:
        anna, ben = Person(url), Person(url)
        for _ in range(3):
            anna.open("me", "open", "open", public=True)
        honest = ben.open("me", "open", "open", public=True)["table"]
    with serving(settings_in(tmp_path, limits=replace(GENEROUS, public_tables=2))) as url:
        listed = [table["table"] for table in Person(url).call("GET", "/tables/public")]
    assert len(listed) == 3 and honest in listed


def test_what_nobody_came_back_to_is_removed_and_that_is_told_beforehand(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        waiting = anna.open("me", "open", "bot")["table"]
        playing = anna.open("me", "guest", "guest")["table"]
        anna.call("PUT", f"/tables/{waiting}/notes", {"text": "soon"})
        told = {one["table"]: one["expires"] - one["updated"] for one in anna.call("GET", "/tables")}
        assert told == pytest.approx({waiting: 14 * 24 * 3600, playing: 180 * 24 * 3600})
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET updated = updated - 15 * 24 * 3600")
    database.close()
    with serving(settings_in(tmp_path)) as url:
        anna.http.base_url = f"{url}/api"
        left = eventually(lambda: anna.call("GET", "/tables"), lambda tables: len(tables) == 1)
        assert [one["table"] for one in left] == [playing]
        assert anna.refused("GET", f"/tables/{waiting}/position") == "not_found"
