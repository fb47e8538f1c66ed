"""Pointing at things: what comes of options, and the way to a component, over HTTP."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import pytest

from spielwerk.server.errors import Refused
from spielwerk.server.http.desk import AT_ONCE, Desk
from tests.server.people import Person


def opened(person: Person) -> str:
    return person.open("me", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["table"]


def outcome(person: Person, table: str, key: str) -> dict[str, Any]:
    (found,) = person.call("GET", f"/tables/{table}/seats/0/outcomes?key={key}")["options"]
    return found


def about(person: Person, table: str, ref: str) -> dict[str, Any]:
    return person.call("GET", f"/tables/{table}/seats/0/about?ref={ref}")


def test_a_shift_costs_a_gear(anna: Person) -> None:
    table = opened(anna)
    found = outcome(anna, table, "shift:row0_left")
    (change,) = found["changes"]
    assert change["by"] == -1 and change["ref"] == "resource:gear" and change["label"] == "Gear"
    assert not found["open"] and found["warning"] == ""


def test_every_option_has_an_outcome(anna: Person) -> None:
    table = opened(anna)
    with anna.at(table) as line:
        line.greet()
        keys = [option["key"] for option in line.state["options"]]
    assert [option["key"] for option in anna.call("GET", f"/tables/{table}/seats/0/outcomes")["options"]] == keys


def test_the_way_is_found_played_and_taken_back(anna: Person) -> None:
    table = opened(anna)
    with anna.at(table) as line:
        line.greet()
        options = {option["key"] for option in line.state["options"]}
        start = line.state["view"]
        tiles = [f"tile:{tile}" for tile in start["tile_at"] if f"move:{tile}" not in options]
        ways = next(ways for ways in (about(anna, table, tile)["ways"] for tile in tiles) if ways)
        for step in ways[0]["steps"]:
            line.do(type="move", seat=0, key=step["key"], n=line.state["n"])
        assert line.state["view"] != start
        for _ in ways[0]["steps"]:
            line.do(type="undo", seat=0)
        assert line.state["view"] == start


def test_of_what_is_no_component_nothing_is_told(anna: Person) -> None:
    found = about(anna, opened(anna), "award:no_such_thing")
    assert found == {"n": found["n"], "now": [], "ways": [], "at_once": False, "lacking": None}


def test_only_in_the_own_turn_and_for_the_own_seat(anna: Person, ben: Person) -> None:
    table = opened(anna)
    for call in ("outcomes", "about?ref=tile:harbour_1"):
        assert ben.refused("GET", f"/tables/{table}/seats/0/{call}") in {"not_yours", "not_seated"}
        assert anna.refused("GET", f"/tables/{table}/seats/1/{call}") in {"not_yours", "not_seated"}


def test_somebody_who_asks_too_much_is_sent_away_alone() -> None:
    async def ask() -> None:
        desk = Desk()
        for _ in range(AT_ONCE):
            assert await desk.answer("anna", lambda: 1) == 1
        with pytest.raises(Refused):
            for _ in range(AT_ONCE):
                await desk.answer("anna", lambda: 1)
        assert await desk.answer("ben", lambda: 2) == 2

    asyncio.run(ask())


def test_nobody_waits_behind_the_questions_of_another() -> None:
    async def ask() -> list[str]:
        desk, open_door, order = Desk(), threading.Event(), list[str]()

        async def answered(who: str, question: Any) -> None:
            await desk.answer(who, question)
            order.append(who)

        slow = [asyncio.create_task(answered("anna", open_door.wait)) for _ in range(5)]
        await asyncio.sleep(0)
        await answered("ben", lambda: None)
        open_door.set()
        await asyncio.gather(*slow)
        return order

    assert asyncio.run(ask())[0] == "ben"
