"""Bots in seats: they play without anybody waiting, whatever happens to them."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE
from typing import Any

import pytest

import spielwerk
from spielwerk.bots import BOTS, Position, RandomBot, make_bot, position_of
from spielwerk.server.actions.open_table import new_table_info
from spielwerk.server.bots import pool, speed, worker
from spielwerk.server.bots.compiling import Compiling
from spielwerk.server.bots.job import Job, VisibleDecision
from spielwerk.server.bots.players import Bots, errand_at
from spielwerk.server.bots.pool import IsCompiled, NoAnswer, Pool
from spielwerk.server.bots.queue import Errand, FairQueue
from spielwerk.server.errors import Refused
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.security.budgets import Budgets
from spielwerk.server.security.tokens import hashed
from spielwerk.server.settings import Limits
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.info import Pace
from spielwerk.server.tables.seats import BOT, HUMAN, Seat
from tests.server.conftest import serving, settings_in
from tests.server.people import Person, eventually
from tests.server.served import GENEROUS

ME = Errand("me")


def job(bot: str) -> Job:
    table = spielwerk.game("airship_city").table(3, 1)
    position = position_of(table)
    keys = tuple(table.options())
    return Job(**VisibleDecision.fields_of(position), bot=bot, keys=keys, decided=1, seed=5)


def ask(bot: str, seconds: float, is_compiled: IsCompiled = lambda slug: False) -> str:
    async def once() -> str:
        workers = Pool(1, is_compiled)
        try:
            return (await workers.ask(job(bot), seconds, ME)).key
        finally:
            await workers.close()

    return asyncio.run(once())


def test_a_worker_answers_with_an_option() -> None:
    assert ask("greedy", 60) in job("greedy").keys


def test_a_worker_that_breaks_or_takes_too_long_is_replaced() -> None:
    async def several() -> None:
        workers = Pool(1, lambda slug: False)
        try:
            with pytest.raises(NoAnswer):
                await workers.ask(job("nobody"), 60, ME)
            with pytest.raises(NoAnswer):
                await workers.ask(job("greedy"), 0.01, ME)
            assert (await workers.ask(job("random"), 60, ME)).key in job("random").keys
        finally:
            await workers.close()

    asyncio.run(several())


@pytest.mark.parametrize("command", [pool.WORKER, (sys.executable, "-m", "spielwerk.kernel.native", "dudo")])
def test_who_thinks_or_compiles_ends_without_a_word_when_its_server_is_gone(
    command: tuple[str, ...], tmp_path: Path
) -> None:
    surroundings = os.environ | {"SPIELWERK_CACHE": str(tmp_path)}
    with subprocess.Popen(command, stdin=PIPE, stdout=PIPE, stderr=PIPE, env=surroundings) as process:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdout.close()
        process.stdin.write(worker.PLAIN + job("random").line())
        process.stdin.close()
        assert (process.stderr.read(), process.wait()) == (b"", 0)


class LastOption:
    """A bot that nobody would mistake for the greedy one."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, position: Position) -> int:
        return position.options[-1]


def test_with_compiled_rules_a_worker_lets_bots_play_that_use_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, plain = job("greedy"), make_bot("greedy", 5)
    monkeypatch.setitem(speed.FAST, "greedy", LastOption)
    table = spielwerk.game("airship_city").table(3, 1)
    assert plain.choose(position_of(table)) != asked.options[-1], "or this test sees nothing"
    assert worker.answer_line(worker.COMPILED + asked.line())["option"] == asked.options[-1]
    assert worker.answer_line(worker.PLAIN + asked.line())["option"] != asked.options[-1]


@pytest.mark.parametrize("is_compiled", [True, False])
def test_the_pool_tells_workers_whether_the_rules_are_compiled(
    is_compiled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, last = job("greedy").options[0], job("greedy").options[-1]
    answers = {worker.COMPILED.decode(): last, worker.PLAIN.decode(): first}
    stand_in = f"import json; print(json.dumps({{'option': {answers}[input()[0]], 'considered': [], 'line': []}}))"

    monkeypatch.setattr(pool, "WORKER", (sys.executable, "-c", stand_in))
    chosen = ask("greedy", 60, lambda slug: slug == "airship_city" and is_compiled)
    assert chosen == job("greedy").key(last if is_compiled else first)


def test_a_job_holds_nothing_hidden() -> None:
    """The generator and the deck are blank in what a worker gets."""
    game = spielwerk.game("airship_city")
    seen: Any = game.state_class(bytes.fromhex(job("greedy").seen))
    assert list(seen.rng) == [0, 0, 0, 0]
    assert set(seen.deck) == {-1}


def test_resigning_and_taking_the_seat_back(anna: Person) -> None:
    table = anna.open({"kind": "me", "name": "Anna"}, "guest", {"kind": "bot", "bot": "random"})["table"]
    with anna.at(table) as line:
        line.greet()
        line.do(type="resign", seat=0)
        assert line.state["seats"][0]["kind"] == "bot" and line.state["mine"] == [0, 1]
        line.hear_until(
            lambda message: message.get("type") == "state" and message["asked"] and message["asked"]["mine"]
        )
        assert line.state["asked"]["seat"] == 1
        assert line.refused(type="resign", seat=0) == "not_yours"
        anna.call("PUT", f"/tables/{table}/seats/0", {"kind": "me"})
        line.hear_until(lambda message: message["type"] == "state" and message["seats"][0]["kind"] == "human")
        texts = [entry["text"] for entry in line.state["log"] if entry["kind"] == "event"]
        assert any("plays again" in text for text in texts)


def test_a_hint_is_one_of_the_options(anna: Person) -> None:
    table = anna.open("me", "guest", "guest")["table"]
    with anna.at(table) as line:
        options = {option["key"]: option["text"] for option in line.greet()["options"]}
        hint = line.ask(type="hint", seat=0)
        assert hint["type"] == "hint" and options[hint["key"]] == hint["text"]
        assert hint["considered"][0]["key"] == hint["key"]
        assert isinstance(hint["plan"], str)
        assert line.refused(type="hint", seat=1) == "not_your_turn"


def test_undo_while_a_bot_thinks_takes_the_turn_back(anna: Person) -> None:
    """Without confirmation a bot may be thinking already; whoever is stored first counts."""
    table = anna.open("me", {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"})["table"]
    anna.call("PUT", f"/tables/{table}/seats/0", {"confirm": False})
    with anna.at(table) as line:
        line.greet()
        while line.state["asked"]["seat"] == 0:
            line.move()
        answer = line.ask(type="undo", seat=0)
        if answer["type"] == "ack":
            assert line.state_after(answer["n"])["asked"]["seat"] == 0
        else:
            assert answer["code"] == "no_undo"


# ---------------------------------------------------------------- whose turn it is to think


async def order(workers: int, *errands: Errand) -> list[list[str]]:
    """Who thinks at the same time, round after round, if each errand takes one round."""
    queue, thinking, rounds = FairQueue(workers), list[str](), list[list[str]]()
    go_on = asyncio.Condition()

    async def think(errand: Errand) -> None:
        async with queue.turn(errand), go_on:
            thinking.append(errand.payer)
            await go_on.wait()

    tasks = [asyncio.create_task(think(errand)) for errand in errands]
    while not all(task.done() for task in tasks):
        for _ in range(10):
            await asyncio.sleep(0)
        rounds.append(list(thinking))
        thinking.clear()
        async with go_on:
            go_on.notify_all()
    return [one for one in rounds if one]


def test_one_host_never_has_all_workers_and_who_waits_longest_goes_first() -> None:
    noisy, quiet, other = Errand("noisy"), Errand("quiet"), Errand("other")
    rounds = asyncio.run(order(2, noisy, noisy, noisy, noisy, quiet, other))
    assert rounds == [["noisy", "quiet"], ["noisy", "other"], ["noisy"], ["noisy"]]


def test_who_comes_under_many_names_from_one_address_is_still_one() -> None:
    noisy = [Errand(f"name {number}", address="noisy") for number in range(3)]
    rounds = asyncio.run(order(2, *noisy, Errand("quiet", address="elsewhere")))
    assert rounds == [["name 0", "quiet"], ["name 1"], ["name 2"]]


@pytest.mark.parametrize("asked", ["hint", "bot", "study"])
def test_what_is_thought_about_is_put_down_to_the_address_it_was_asked_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: str
) -> None:
    errands: list[Errand] = []

    async def noted(pool: Pool, question: Any, seconds: float, errand: Errand) -> Any:
        errands.append(errand)
        if not errand.is_advice:
            await asyncio.Event().wait()
        raise NoAnswer("not today")

    monkeypatch.setattr(Pool, "ask", noted)
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open("me", "bot", "bot", allowed={"analysis": True})["table"]
        monkeypatch.setattr(Compiling, "is_ready", lambda compiling, slug: True)
        with anna.at(table) as line:
            line.greet()
            if asked == "hint":
                line.ask(type="hint", seat=0)
            else:
                while not line.state["pending"]:
                    line.move()
                line.confirm()
        if asked == "study":
            anna.call("GET", f"/tables/{table}/analysis")
        payer = (
            "studies" if asked == "study" else hashed(anna.token)
        )  # the host's bots would wait for a study of theirs
        found = eventually(lambda: [one for one in errands if one.payer == payer], bool)
    assert {(errand.address, errand.is_advice) for errand in found} == {("127.0.0.1", asked != "bot")}


def test_advice_leaves_a_worker_to_those_who_play() -> None:
    hints = [Errand(f"asker {number}", is_advice=True) for number in range(3)]
    rounds = asyncio.run(order(2, *hints, Errand("bot")))
    assert rounds == [["asker 0", "bot"], ["asker 1"], ["asker 2"]]


def test_who_goes_while_they_wait_gives_their_turn_to_others() -> None:
    async def go() -> list[str]:
        queue, done = FairQueue(1), list[str]()

        async def think(payer: str) -> None:
            async with queue.turn(Errand(payer)):
                done.append(payer)
                await asyncio.sleep(0.01)

        tasks = [asyncio.create_task(think(payer)) for payer in ("a", "b", "c")]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        async with queue.turn(Errand("d")):
            done.append("d")
        return done

    assert asyncio.run(go()) == ["a", "c", "d"]


async def house(folder: Path, limits: Limits = GENEROUS) -> tuple[Storage, Rooms, Bots]:
    settings = replace(settings_in(folder), limits=limits)
    storage = Storage(settings.database, 1, "test")
    rooms = Rooms(storage, settings)
    return storage, rooms, Bots(rooms, settings, Budgets(limits))


def test_nobody_has_many_hints_thought_about_at_a_time(tmp_path: Path) -> None:
    async def ask_much() -> list[Any]:
        storage, rooms, bots = await house(tmp_path)
        try:
            questions = [bots.advise(job("greedy"), who) for who in ("anna",) * 4 + ("ben",)]
            return await asyncio.gather(*questions, return_exceptions=True)
        finally:
            await bots.close()
            rooms.slow_work.close()
            storage.close()

    answers = asyncio.run(ask_much())
    refused = [isinstance(answer, Refused) and answer.code for answer in answers]
    assert refused == [False, False, "too_fast", "too_fast", False]


def test_where_only_bots_sit_their_moves_are_like_advice(tmp_path: Path) -> None:
    async def errands() -> list[Errand]:
        storage, rooms, bots = await house(tmp_path)
        found: list[Errand] = []
        try:
            for kind, visitor in ((BOT, None), (HUMAN, "me")):
                info = new_table_info(spielwerk.game("airship_city"), 3, {}, "me", "", Pace(), public=False)
                seats = [Seat(BOT, "A", "orange", bot="greedy"), Seat(BOT, "B", "purple", bot="greedy")]
                room = await rooms.open(info, Beginning([*seats, Seat(kind, "C", "green", visitor, "greedy")]), {})
                found.append(await room.look(errand_at))
            return found
        finally:
            await bots.close()
            await storage.settle()
            rooms.slow_work.close()
            storage.close()

    assert asyncio.run(errands()) == [Errand("me", is_advice=True), Errand("me", is_advice=False)]


# ---------------------------------------------------------------- compiling


def test_bots_that_need_compiled_rules_play_simply_until_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker does not know the bot `clever`: with compiled rules its turn is played by chance, before by greedy."""
    monkeypatch.setitem(BOTS, "clever", lambda seed: RandomBot(seed))
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open({"kind": "bot", "bot": "clever"}, "me", "guest")["table"]
        with anna.at(table) as line:
            line.greet()
            line.hear_until(lambda message: message.get("type") == "state" and message["asked"]["mine"])
            assert line.state["seats"][0]["bot"] == "clever"
        assert anna.call("GET", "/health")["compiled"] == {}


COMPILER = """
import json, sys, time
for done in range(3):
    print(json.dumps({"done": done, "total": 3, "name": sys.argv[1]}), flush=True)
sys.exit(sys.argv[1] == "broken")
"""
"""Like the real ones it says what it begins, never that all is done."""


def compiled(slug: str) -> tuple[list[Any], Any, bool]:
    async def compile_it() -> tuple[list[Any], Any, bool]:
        told: list[Any] = []
        compiling = Compiling(True, lambda *said: told.append(said), [(sys.executable, "-c", COMPILER)])
        assert not compiling.is_ready(slug)
        await asyncio.gather(*compiling._tasks.values())
        return told, compiling.progress[slug], compiling.is_ready(slug)

    return asyncio.run(compile_it())


ALONE = """
import os, pathlib, sys, time
mark = pathlib.Path(sys.argv[1])
mark.touch(exist_ok=False)
time.sleep(0.1)
mark.unlink()
sys.exit(os.nice(0) < 10)
"""
"""A compiler that fails where another one is at work, or where it is as important as those who play."""


def test_games_are_compiled_one_after_the_other_and_after_all_else(tmp_path: Path) -> None:
    async def compile_all() -> set[str]:
        command = (sys.executable, "-c", ALONE, str(tmp_path / "mark"))
        compiling = Compiling(True, lambda *said: None, [command])
        for slug in ("one", "two", "three"):
            compiling.is_ready(slug)
        await asyncio.gather(*compiling._tasks.values())
        return compiling.failed

    assert asyncio.run(compile_all()) == set()


def test_compiling_reports_its_progress_and_ends() -> None:
    told, progress, ready = compiled("fine")
    assert told == [("fine", 0, 3), ("fine", 1, 3), ("fine", 2, 3), ("fine", 3, 3)] and progress is True and ready


def test_a_game_that_can_not_be_compiled_stays_at_python_speed() -> None:
    _, progress, ready = compiled("broken")
    assert progress == {"done": 2, "total": 3} and not ready
