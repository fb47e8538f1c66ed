"""When people are told something whose page is closed: it is their turn, or somebody opens a table they wait for.

Nobody waits for it: it is done beside everything else, some at a time, and given up where there is too much of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from spielwerk.server.errors import Refused
from spielwerk.server.people.push import PushSender
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.rate_limits import Buckets
from spielwerk.server.settings import Settings
from spielwerk.server.storage.lobby import LobbyStorage
from spielwerk.server.storage.push import PushStorage
from spielwerk.server.tables import games
from spielwerk.server.tables.info import TableInfo
from spielwerk.server.tables.seats import HUMAN
from spielwerk.server.texts import say

HOUR = 3600
AT_ONCE = 12
MOST_WAITING = 5000
MOST_TOLD = 50
"""So many are told of one open table."""
Words = Callable[[TableInfo, str], tuple[str, str]]
"""Title and text about a table in a language."""
Allowed = Callable[[str, TableInfo], bool]
"""Whether a visitor may be told once more."""


@dataclass(frozen=True)
class Turn:
    """It has become somebody's turn."""

    table: str
    seat: int
    visitor: str
    since: float


class Notices:
    """Tells people what happens while they are away."""

    def __init__(
        self, rooms: Rooms, push: PushStorage, lobby: LobbyStorage, sender: PushSender, settings: Settings
    ) -> None:
        self._rooms = rooms
        self._push = push
        self._lobby = lobby
        self._sender = sender
        self._settings = settings
        turns, tables = settings.limits.push_per_hour, settings.limits.push_tables_per_hour
        self._told_of_turns = Buckets(turns / HOUR, turns)
        self._told_of_tables = Buckets(tables / HOUR, tables)
        self._told_of_host = Buckets(1 / HOUR, 1)
        self._places = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        """Tell nobody any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._sender.close()

    def changed(self, room: Room) -> None:
        """Something was written at a table: has it become the turn of somebody who is away?"""
        log, waits = room.log, room.waits_for
        if waits is None or log.since != log.updated or waits in room.connected:
            return
        seat = log.seats[waits]
        if seat.kind == HUMAN and seat.visitor is not None:
            self._later(self._tell_turn(room.info, Turn(room.info.id, waits, seat.visitor, log.since)))

    def opened(self, info: TableInfo) -> None:
        """Somebody has opened a table to all."""
        self._later(self._tell_wishing(info))

    def _later(self, work: Coroutine[Any, Any, None]) -> None:
        if len(self._tasks) >= MOST_WAITING:
            work.close()
            return
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell_turn(self, info: TableInfo, turn: Turn) -> None:
        await asyncio.sleep(self._settings.push_delay)
        try:
            room = await self._rooms.find(turn.table)
            if await room.look(lambda room: _still(room, turn)):
                await self._tell(turn.visitor, info, self._may_hear_turn, _turn_words)
        except Refused:
            return  # the table is gone, or the database is busy: nobody needs to hear of that

    async def _tell_wishing(self, info: TableInfo) -> None:
        try:
            for visitor in await self._lobby.who_wishes(info.game, info.host, MOST_TOLD):
                await self._tell(visitor, info, self._may_hear_wish, _wish_words)
        except Refused:
            return

    def _may_hear_turn(self, visitor: str, info: TableInfo) -> bool:
        return self._told_of_turns.take(visitor)

    def _may_hear_wish(self, visitor: str, info: TableInfo) -> bool:
        """Whoever opens table after table calls nobody away from what matters to them."""
        return self._told_of_host.take(f"{visitor} {info.host}") and self._told_of_tables.take(visitor)

    async def _tell(self, visitor: str, info: TableInfo, may_hear: Allowed, words: Words) -> None:
        """Tell somebody at all of their browsers, if it is not too much for them."""
        subscriptions = await self._push.subscriptions(visitor)
        if not subscriptions or not may_hear(visitor, info):
            return
        for subscription in subscriptions:
            title, body = words(info, subscription.lang)
            message = {"title": title, "body": body, "url": f"/table/{info.id}", "tag": info.id}
            async with self._places:
                await self._sender.send(subscription, message)


def _still(room: Room, turn: Turn) -> bool:
    """Whether it is still the same turn of somebody who is still away."""
    return room.waits_for == turn.seat and room.log.since == turn.since and turn.seat not in room.connected


def _called(info: TableInfo, lang: str) -> str:
    game = games.find(info.game)
    return info.game if game is None else game.texts.say(lang, "game-name")


def _turn_words(info: TableInfo, lang: str) -> tuple[str, str]:
    return say(lang, "push-turn"), say(lang, "push-turn-at", table=info.name or _called(info, lang))


def _wish_words(info: TableInfo, lang: str) -> tuple[str, str]:
    return say(lang, "push-wish", game=_called(info, lang)), say(lang, "push-wish-text")
