"""What bots have thought: told with their moves to those who may know, and of finished games to everybody."""

from __future__ import annotations

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.kernel.journal import to_journal
from spielwerk.server.bots.job import Advice, Thought
from spielwerk.server.bots.players import _worth_telling
from spielwerk.server.rooms.room import Room
from spielwerk.server.tables.entries import MOVE, Draft
from spielwerk.server.views.state import StateRenderer
from tests.server.conftest import serving, settings_in
from tests.server.people import PATIENCE, Person
from tests.server.test_secrecy import opened


async def told(folder: Path, slug: str, *bodies: dict[str, Any]) -> dict[str | None, Any]:
    """What people and a spectator are told of the last move after some moves."""
    storage, room = await opened(folder, slug)

    def draft(room: Room, body: dict[str, Any]) -> Draft:
        key = room.table.options()[0]
        return Draft(MOVE, room.table.seat, {"key": key} | body)

    try:
        for body in bodies:
            await room.enter(None, None, lambda room, body=body: draft(room, body))
        mover = room.table.moves[-1].seat
        people: tuple[str | None, ...] = ("anna", "ben", "cleo", None)
        seen = {who: StateRenderer(room).message(who, "en")["last"]["considered"] for who in people}
        return {"mover": seen[people[mover]]} | {who: one for who, one in seen.items() if who != people[mover]}
    finally:
        await storage.settle()
        storage.close()


def thoughts(slug: str) -> dict[str, Any]:
    key = spielwerk.game(slug).table(3, 1).options()[0] if slug != "medals" else "earn"
    return {"considered": [[key, 0.75, 0.5]]}


def test_everybody_may_know_where_there_are_no_secrets(tmp_path: Path) -> None:
    seen = asyncio.run(told(tmp_path, "airship_city", thoughts("airship_city")))
    assert len(seen) == 4
    for considered in seen.values():
        (one,) = considered
        assert one["share"] == 0.75 and one["value"] == 0.5 and one["text"]


def test_only_the_seat_itself_may_know_where_there_are_secrets(tmp_path: Path) -> None:
    seen = asyncio.run(told(tmp_path, "medals", thoughts("medals")))
    assert [one["key"] for one in seen.pop("mover")] == ["earn"]
    assert list(seen.values()) == [[], [], []]


def test_people_tell_nothing(tmp_path: Path) -> None:
    seen = asyncio.run(told(tmp_path, "airship_city", thoughts("airship_city"), {}))
    assert list(seen.values()) == [[], [], [], []]


def test_only_a_few_options_are_told() -> None:
    shares = [0.5, 0.2, 0.15, 0.1, 0.04, 0.01]
    advice = Advice("a", [Thought(key, share, 0.12345) for key, share in zip("abcdef", shares, strict=True)])
    assert _worth_telling(advice) == [["a", 0.5, 0.123], ["b", 0.2, 0.123], ["c", 0.15, 0.123], ["d", 0.1, 0.123]]
    assert _worth_telling(Advice("a", [])) == []


# ---------------------------------------------------------------- finished games


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Any:
    settings = settings_in(tmp_path_factory.mktemp("studies"), compile_rules=True, study_iterations=8)
    with serving(settings) as url:
        yield Person(url)


def finished_game() -> dict[str, Any]:
    """A game that is played without any sense, as a journal."""
    table, dice = spielwerk.game("airship_city").table(3, 1, names=["Ann", "Ben", "Cem"]), random.Random(1)
    while not table.over:
        table.play(dice.choice(table.options()))
    return to_journal(table)


def test_a_finished_game_is_looked_at_again(served: Person) -> None:
    journal = finished_game()
    table = served.call("POST", "/import", journal, 201)["table"]
    answer = served.call("GET", f"/tables/{table}/analysis")
    assert answer["status"] in ("waiting", "working") and answer["total"] == len(journal["moves"])
    until = time.monotonic() + PATIENCE
    while answer["status"] != "ready":
        assert time.monotonic() < until, answer
        time.sleep(0.2)
        answer = served.call("GET", f"/tables/{table}/analysis")
    assert answer["done"] == answer["total"]
    points = answer["points"]
    assert points and [point["move"] for point in points] == sorted(point["move"] for point in points)
    for point in points:
        assert journal["moves"][point["move"] - 1] == point["played"]["key"] != point["better"]["key"]
        assert 0 < point["loss"] <= point["chance"] <= 1
        assert point["played"]["text"] and point["better"]["text"]
    assert len(answer["chances"]) > len(journal["moves"]) / 2
    assert max(chance["loss"] for chance in answer["chances"]) == max(point["loss"] for point in points)
    german = Person(served.url, "de").call("GET", f"/tables/{table}/analysis")
    assert german["points"][0]["played"]["text"] != points[0]["played"]["text"]
    for point in points:
        follow_the_better_way(served, table, point)
    unknown = f"/tables/{table}/analysis/{len(journal['moves']) + 1}/line"
    assert served.refused("GET", unknown) == "no_such_move"


def follow_the_better_way(served: Person, table: str, point: dict[str, Any]) -> None:
    """The better move is played on the board, and what might have followed; the game itself stays as it was."""
    assert point["steps"] > 0
    path = f"/tables/{table}/analysis/{point['move']}/line"
    first, whole = served.call("GET", f"{path}?steps=1"), served.call("GET", path)
    assert [step["text"] for step in first["steps"]] == [point["better"]["text"]]
    assert first["steps"] == whole["steps"][:1]
    assert first["state"]["moves"] == point["move"]
    assert whole["state"]["moves"] == point["move"] - 1 + len(whole["steps"])
    assert first["state"]["options"] == [] and first["state"]["last"]["considered"] == []
    real = served.call("GET", f"/tables/{table}/position?move={point['move']}")
    assert first["state"]["view"] != real["view"]


def test_a_game_that_runs_is_not_looked_at(served: Person) -> None:
    table = served.open("me", "guest", "guest")["table"]
    assert served.refused("GET", f"/tables/{table}/analysis") == "not_over"
    assert served.refused("GET", f"/tables/{table}/analysis/1/line") == "not_over"
