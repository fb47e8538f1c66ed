"""A long game: what is sent and shown of it does not grow with it."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import spielwerk
from spielwerk.server.actions.open_table import new_table_info
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables.beginning import IMPORTED, Beginning
from spielwerk.server.tables.info import Pace
from spielwerk.server.tables.seats import HUMAN, Seat
from spielwerk.server.views.log import LINES
from spielwerk.server.views.state import StateRenderer, earlier
from tests.server.conftest import settings_in

MOVES = 3800
LARGEST = 60_000
MOST_LINES = LINES + 100
"""A page, and all that the game tells of one move: at the end every card and building is scored."""
COLOURS = ("orange", "purple", "green", "blue")


def long_game(slug: str, seats: int) -> Any:
    """A game of so many moves: one whose players change nothing but their minds until it is long enough."""
    table, dice = spielwerk.game(slug).table(seats, 11), random.Random(11)
    while len(table.moves) < MOVES and not table.over:
        table.play(dice.choice(table.options()))
    while len(table.moves) < MOVES:
        table.moves += table.moves[: MOVES - len(table.moves)]  # no game is that long: what happened, once more
    return table


@asynccontextmanager
async def opened(folder: Path) -> AsyncGenerator[Room]:
    """A table with such a game, all of whose seats are mine."""
    settings = settings_in(folder)
    storage = Storage(settings.database, 1, "test")
    rooms = Rooms(storage, settings)
    table = long_game("anno_1800", 4)
    info = new_table_info(table.game, 4, {}, "me", "", Pace(), public=False)
    seats = [Seat(HUMAN, colour.title(), colour, "me", confirm=True) for colour in COLOURS]
    try:
        yield await rooms.open(info, Beginning(seats, table.keys(), IMPORTED, table), {})
    finally:
        await storage.settle()
        rooms.slow_work.close()
        storage.close()


def test_a_state_message_stays_small_and_every_position_can_be_read(tmp_path: Path) -> None:
    async def look() -> None:
        async with opened(tmp_path) as room:
            text = await room.look(lambda room: StateRenderer(room).text("me", "de", 0))
            assert len(text.encode()) < LARGEST
            state = json.loads(text)
            assert state["moves"] == MOVES and state["log_before"]
            assert len(state["log"]) < MOST_LINES
            for move in (0, 1, 1900, MOVES - 1):
                past = await room.look(lambda room, move=move: earlier(room, "me", "de", move))
                assert past["moves"] == move and len(json.dumps(past, ensure_ascii=False).encode()) < LARGEST + 10_000

    asyncio.run(look())
