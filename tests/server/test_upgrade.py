"""Sleeping, waking, snapshots, and what becomes of tables when the rules change."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from spielwerk.server.actions.open_table import new_table_info
from spielwerk.server.errors import Refused
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables import games
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.entries import CONFIRM, MOVE, RESTART, UNDO, Draft
from spielwerk.server.tables.gameplay import own_start
from spielwerk.server.tables.info import Pace
from spielwerk.server.tables.seats import HUMAN, Seat
from spielwerk.server.tables.snapshots import freeze, thaw
from spielwerk.server.tables.table_log import TableLog
from spielwerk.server.views.state import StateRenderer
from tests.kernel import medals
from tests.server.conftest import serving, settings_in
from tests.server.people import Person

COLOURS = ("orange", "purple", "green")


def at_a_table(folder: Path, play: Callable[[Room, Rooms], Awaitable[None]], slug: str = "airship_city") -> None:
    """Run something at a new table without sockets."""

    async def run() -> None:
        settings: Settings = settings_in(folder, snapshot_every=20, idle_seconds=0.0)
        storage = Storage(settings.database, 1, "test")
        game = games.find(slug)
        assert game is not None
        rooms = Rooms(storage, settings)
        seats = [Seat(HUMAN, colour.title(), colour, "me", confirm=True) for colour in COLOURS]
        info = new_table_info(game, 3, {}, "me", "", Pace(), public=False)
        try:
            await play(await rooms.open(info, Beginning(seats), {}), rooms)
        finally:
            await storage.settle()
            storage.close()

    asyncio.run(run())


async def anything(room: Room, dice: random.Random) -> None:
    """One random thing that is possible."""

    def draft(room: Room) -> Draft:
        pending = room.pending
        if pending is not None and dice.random() < 0.7:
            return Draft(CONFIRM, pending)
        last = room.table.moves[-1].seat if room.table.moves else 0
        if room.can_undo(last) and dice.random() < 0.2:
            return Draft(UNDO, last)
        if room.can_undo(last) and dice.random() < 0.1:
            return Draft(RESTART, last, {"to": own_start(room.table, last, room.log.confirmed)})
        if pending is not None:
            return Draft(CONFIRM, pending)
        return Draft(MOVE, room.table.seat, {"key": dice.choice(room.table.options())})

    await room.enter("me", None, draft)


def shown(room: Room) -> Any:
    return StateRenderer(room).message("me", "en")


def test_a_table_wakes_up_as_it_fell_asleep(tmp_path: Path) -> None:
    async def play(room: Room, rooms: Rooms) -> None:
        dice = random.Random(3)
        for number in range(150):
            if room.status == "over":
                break
            await anything(room, dice)
            if number % 10 == 0:
                before = await room.look(shown)
                if number % 20 == 0:
                    await room.keep_snapshot()
                room.sleep()
                assert not room.awake
                assert await room.look(shown) == before
        undone = await room.look(lambda room: (room.table.undone, bytes(room.table.state), room.log))
        room.sleep()
        await rooms.rest()
        assert room.info.id not in rooms.in_memory
        again = await rooms.find(room.info.id)
        assert await again.look(lambda room: (room.table.undone, bytes(room.table.state), room.log)) == undone

    at_a_table(tmp_path, play)


def test_any_position_loads_in_a_fifth_of_a_second(tmp_path: Path) -> None:
    async def play(room: Room, rooms: Rooms) -> None:
        dice = random.Random(5)
        while room.status != "over":
            await anything(room, dice)
        await room.keep_snapshot()
        best = 9.0
        for _ in range(5):
            room.sleep()
            began = time.process_time()
            await room.look(shown)
            best = min(best, time.process_time() - began)
        assert best < 0.2, best

    at_a_table(tmp_path, play)


def test_a_snapshot_holds_the_whole_game() -> None:
    game = medals.game
    info = new_table_info(game, 3, {}, "me", "", Pace(), public=False)
    table = game.table(3, info.seed, info.choices)
    for key in ("earn", "draw", "roll", "earn"):
        table.play(key)
    table.undo()
    again = thaw(info, game.version, freeze(table))
    assert again is not None
    assert bytes(again.state) == bytes(table.state) and again.undone == table.undone
    assert again.log_lines("en", 1) == table.log_lines("en", 1)
    assert [move.final for move in again.moves] == [move.final for move in table.moves]
    assert thaw(info, game.version + 1, freeze(table)) is None


def test_a_table_whose_rules_have_changed_is_archived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open({"kind": "me", "name": "Anna"}, "guest", "guest", game="medals")["table"]
        other = anna.open("me", "guest", "guest", game="medals")["table"]
        with anna.at(table) as line:
            line.greet()
            line.do(type="move", seat=0, key="earn", n=1)
            line.confirm()
            line.ask(type="chat", text="lovely")
    monkeypatch.setattr(medals.game, "version", 2)
    with serving(settings_in(tmp_path)) as url:
        anna.url = url
        with anna.at(table) as line:
            assert line.greet()["status"] == "playing", "a new version that replays is played on"
    plain = medals.game.key
    monkeypatch.setattr(medals.game, "option", lambda key: None if key == "earn" else 0)
    with serving(settings_in(tmp_path)) as url:
        anna.url = url
        anna.http.base_url = f"{url}/api"
        with anna.at(table) as line:
            state = line.greet()
            assert state["status"] == "archived" and state["archived_text"] and state["view"] == {}
            assert [entry["text"] for entry in state["log"]] == ["lovely"]
            assert line.refused(type="move", seat=1, key="earn", n=state["n"]) == "archived"
            assert line.refused(type="undo", seat=0) == "archived"
            assert line.ask(type="chat", text="what a pity")["type"] == "ack"
        for call in (f"/tables/{table}/export", f"/tables/{table}/position?move=0"):
            assert anna.refused("GET", call) == "archived"
        assert anna.refused("POST", f"/tables/{table}/fork", {"move": 0}) == "archived"
        listed = {entry["table"]: entry["status"] for entry in anna.call("GET", "/tables")}
        assert listed == {table: "archived", other: "playing"}
    assert plain(0)


def test_a_table_whose_game_is_gone_is_archived(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", game="medals")["table"]
    monkeypatch.setattr(games, "find", lambda slug: None)
    with serving(settings_in(tmp_path)) as url:
        anna.url = url
        with anna.at(table) as line:
            assert line.greet()["status"] == "archived"


def test_rules_that_lead_elsewhere_are_noticed(tmp_path: Path) -> None:
    """A log that says whose turn came next can't be followed by rules that pass the turn to somebody else."""

    async def play(room: Room, rooms: Rooms) -> None:
        await room.enter("me", None, lambda room: Draft(MOVE, 0, {"key": "earn"}))
        room.sleep()
        entries = await room.storage.entries(room.info.id)
        assert entries[1].body["next"] == 1
        changed = [entries[0], replace(entries[1], body=entries[1].body | {"next": 2})]
        room._read(changed, None)
        assert room.status == "archived"

    at_a_table(tmp_path, play, "medals")


def test_rules_that_break_leave_the_table_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(room: Room, rooms: Rooms) -> None:
        before = await room.look(shown)
        with monkeypatch.context() as patch:
            patch.setattr(type(room.table), "play", lambda *_: 1 / 0)
            with pytest.raises(ZeroDivisionError):
                await room.enter("me", None, lambda room: Draft(MOVE, 0, {"key": "earn"}))
        assert await room.look(shown) == before

    at_a_table(tmp_path, play, "medals")


def test_whoever_goes_away_does_not_stop_an_entry(tmp_path: Path) -> None:
    async def play(room: Room, rooms: Rooms) -> None:
        woken: list[int] = []
        room.changed = lambda room: woken.append(room.log.n)
        task = asyncio.create_task(room.enter("me", None, lambda room: Draft(MOVE, 0, {"key": "earn"})))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert await room.look(lambda room: room.log.n) == 2 and woken == [2]

    at_a_table(tmp_path, play, "medals")


def test_a_refused_draft_changes_nothing(tmp_path: Path) -> None:
    def no(room: Room) -> Draft:
        raise Refused("stale")

    async def play(room: Room, rooms: Rooms) -> None:
        with pytest.raises(Refused):
            await room.enter("me", None, no)
        assert isinstance(room.log, TableLog) and room.log.n == 1

    at_a_table(tmp_path, play, "medals")
