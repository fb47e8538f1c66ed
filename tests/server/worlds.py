"""Two servers with the same table, one of which knows another truth: who can't tell them apart learns nothing."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy import Connection, delete, insert, select

from spielwerk.kernel.decision import Note, Options
from spielwerk.kernel.engine import Forced, ask, concealed, imagined
from spielwerk.kernel.table import Move
from spielwerk.server.http.services import Services
from spielwerk.server.rooms.room import Room
from spielwerk.server.serving import bind, configured
from spielwerk.server.storage.schema import metadata
from spielwerk.server.tables.entries import MOVE, Draft
from spielwerk.server.tables.table_log import THOUGHTS
from tests.server.conftest import settings_in
from tests.server.people import PATIENCE

KEPT = metadata.sorted_tables
Rows = dict[str, list[dict[str, Any]]]


class World:
    """A server in a thread, with its inside open to the test."""

    def __init__(self, folder: Path) -> None:
        self._listener = bind("127.0.0.1", 0)
        config = configured(settings_in(folder, idle_seconds=600.0))
        self._server = uvicorn.Server(config)
        self._app: Any = config.app
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"

    def _run(self) -> None:
        self._loop = asyncio.new_event_loop()
        try:
            self._loop.run_until_complete(self._server.serve(sockets=[self._listener]))
        finally:
            self._loop.close()

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()

    @property
    def services(self) -> Services:
        return self._app.state.services

    def do(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Something inside the server."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def room(self, table: str) -> Room:
        return self.do(self.services.rooms.find(table))

    def rows(self) -> Rows:
        """All that is stored."""
        return self.do(self.services.storage._read(_all_rows))

    def become(self, rows: Rows) -> None:
        """Go back to what was stored once, and forget what is in memory."""
        self.do(self._become(rows))

    async def _become(self, rows: Rows) -> None:
        playing = list(self.services.bots._tasks.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await self.services.storage.settle()
        await self.services.storage._writer.write("", lambda connection: _replace_rows(connection, rows))
        self.services.rooms.in_memory.clear()


def _all_rows(connection: Connection) -> Rows:
    return {table.name: [row._asdict() for row in connection.execute(select(table))] for table in KEPT}


def _replace_rows(connection: Connection, rows: Rows) -> None:
    for table in reversed(KEPT):
        connection.execute(delete(table))
    for table in KEPT:
        if rows[table.name]:
            connection.execute(insert(table), rows[table.name])


@contextmanager
def two_worlds(folder: Path) -> Iterator[tuple[World, World]]:
    """Two servers, each with a database of its own."""
    (folder / "a").mkdir()
    (folder / "b").mkdir()
    worlds = World(folder / "a"), World(folder / "b")
    try:
        yield worlds
    finally:
        for world in worlds:
            world.close()


# ---------------------------------------------------------------- a past, and another truth


async def play(room: Room, moves: int, dice: random.Random) -> None:
    """Some moves of whoever is to act, each with thoughts as a bot has them."""

    def draft(room: Room) -> Draft:
        keys = room.table.options()
        return Draft(MOVE, room.table.seat, {"key": dice.choice(keys), THOUGHTS: [[keys[0], 0.5, 0.25]]})

    for _ in range(moves):
        if not await room.look(lambda room: room.table.over):
            await room.enter(None, None, draft)


async def deal_anew(room: Room, eyes: int, dice: random.Random) -> None:
    """Change all that these eyes can't see: now, at every past move, in events, in thoughts, and the seed."""
    async with room.lock:
        await room._wake()
        table = room.table
        table.state.load(_another(room, bytes(table.state), eyes, dice))
        table.moves[:] = [_dealt_anew(room, move, eyes, dice) for move in table.moves]
        table.beginning = _seen_events(room, table.beginning, eyes)
        _forget_thoughts(room, eyes)
        room.info = replace(room.info, seed=dice.getrandbits(60), salt="another")


def _another(room: Room, state: bytes, eyes: int, dice: random.Random) -> bytes:
    game = room.table.game
    seen = concealed(game, game.state_class(state), eyes)
    return bytes(imagined(game, seen, eyes, dice.getrandbits(60)))


def _dealt_anew(room: Room, move: Move, eyes: int, dice: random.Random) -> Move:
    hidden = room.table.game.has_secrets and move.seat != eyes
    return replace(
        move,
        before=_another(room, move.before, eyes, dice),
        events=_seen_events(room, move.events, eyes),
        option=_another_option(room, move, dice) if hidden else move.option,
    )


def _seen_events(room: Room, events: Any, eyes: int) -> Any:
    """What others alone are told is not there in the other world."""

    def is_seen(what: Any, given: Any) -> bool:
        private = (isinstance(what, Note) and what.private) or (
            isinstance(what, Forced) and room.table.game.has_secrets
        )
        return not private or given[0] == eyes

    return [(what, given) for what, given in events if is_seen(what, given)]


def _another_option(room: Room, move: Move, dice: random.Random) -> int:
    game = room.table.game
    out = Options(game.most_options)
    ask(game, game.state_class(move.before), out)
    return dice.choice(out.offered)


def _forget_thoughts(room: Room, eyes: int) -> None:
    for number, move in enumerate(room.table.moves, 1):
        if room.table.game.has_secrets and move.seat != eyes:
            room.log.thoughts[number] = []
