"""Law of secrecy, inside: what leaves the server for a seat does not depend on anything the seat can't see."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from spielwerk.games import GAMES
from spielwerk.kernel.engine import concealed, imagined
from spielwerk.server.actions.look_at_position import seen_position
from spielwerk.server.actions.open_table import new_table_info
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables import games
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.entries import MOVE, Draft
from spielwerk.server.tables.info import Pace
from spielwerk.server.tables.seats import HUMAN, Seat
from spielwerk.server.views.pointing import about, decision_of, outcomes
from spielwerk.server.views.state import StateRenderer, earlier
from tests.server.conftest import settings_in

PEOPLE = ("anna", "ben", "cleo")
PLACES = {"orange": 0, "purple": 1, "green": 2}


async def opened(folder: Path, slug: str) -> tuple[Storage, Room]:
    settings = settings_in(folder)
    storage = Storage(settings.database, 1, "test")
    game = games.find(slug)
    assert game is not None
    seats = [Seat(HUMAN, person, colour, person) for person, colour in zip(PEOPLE, PLACES, strict=True)]
    info = new_table_info(game, 3, {}, "anna", "", Pace(), public=False)
    return storage, await Rooms(storage, settings).open(info, Beginning(seats), {})


def told(room: Room, viewer: int | None) -> list[Any]:
    """All that leaves the server for a seat."""
    who = None if viewer is None else PEOPLE[viewer]
    shown: list[Any] = [StateRenderer(room).message(who, lang) for lang in ("de", "en")]
    moves = len(room.table.moves)
    shown.append(earlier(room, who, "en", max(0, moves - 1)))
    if who is not None and room.table.seat == viewer:
        shown.append(seen_position(room, who, room.table.seat))
        decision = decision_of(room, who, room.table.seat)
        shown.append(outcomes(decision, "en", []))
        for key in room.table.options()[:2]:
            shown.append(about(decision, "en", room.table.points_at(room.table.game.option(key) or 0)))
    return shown


def check(room: Room, dice: random.Random) -> None:
    table = room.table
    truth = bytes(table.state)
    for viewer in (None, 0, 1, 2):
        eyes = -1 if viewer is None else viewer
        before = told(room, viewer)
        seen = concealed(table.game, table.state, eyes)
        table.state.load(bytes(imagined(table.game, seen, eyes, dice.getrandbits(60))))
        after = told(room, viewer)
        table.state.load(truth)
        assert before == after


@pytest.mark.parametrize("slug", ["medals", *GAMES])
def test_nothing_hidden_leaves_the_server(tmp_path: Path, slug: str) -> None:
    async def play() -> None:
        storage, room = await opened(tmp_path, slug)
        dice = random.Random(slug)
        try:
            for _ in range(60):
                if room.table.over:
                    break
                if dice.random() < 0.4:
                    check(room, dice)
                key = dice.choice(room.table.options())
                await room.enter(None, None, lambda room, key=key: Draft(MOVE, room.table.seat, {"key": key}))
        finally:
            await storage.settle()
            storage.close()

    asyncio.run(play())


def test_points_are_counted_from_what_the_viewer_sees(tmp_path: Path) -> None:
    """In Anno 1800 the expedition cards are hidden: their owner sees what they are worth, others do not."""

    async def look() -> None:
        storage, room = await opened(tmp_path, "anno_1800")
        try:
            ben = room.table.state.player[1]
            ben.expeditions, ben.expedition[0] = 1, 0
            seen = {person: shown_points(room, person) for person in (*PEOPLE, None)}
            ben.expedition[0] = -1
            without = shown_points(room, "anna")
        finally:
            await storage.settle()
            storage.close()
        assert seen["ben"][1] > without[1], "the card is worth something to who knows it"
        assert seen["anna"] == seen["cleo"] == seen[None] == without

    asyncio.run(look())


def test_what_a_question_is_about_is_told_to_who_decides_alone(tmp_path: Path) -> None:
    """Where there are secrets, as a question may be about one: in Steamopolis about the machine that was dealt."""

    async def look() -> None:
        storage, room = await opened(tmp_path, "steamopolis")
        try:
            asked = {person: StateRenderer(room).message(person, "en")["asked"] for person in (*PEOPLE, None)}
        finally:
            await storage.settle()
            storage.close()
        decides = asked.pop(PEOPLE[room.table.seat])
        assert decides["mine"] and decides["about"]
        assert [(other["about"], other["mine"]) for other in asked.values()] == [({}, False)] * 3
        assert all(other["prompt"] != decides["prompt"] for other in asked.values())

    asyncio.run(look())


def shown_points(room: Room, person: str | None) -> list[int]:
    return [seat["score"] for seat in StateRenderer(room).message(person, "en")["seats"]]
