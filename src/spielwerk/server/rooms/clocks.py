"""Time: clocks run out, forgotten bots are woken, unused tables go to sleep."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.garbage import IdleMoments
from spielwerk.server.rooms.presence import Presence
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.settings import Settings
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables import steady
from spielwerk.server.tables.entries import CONFIRM, Draft
from spielwerk.server.tables.seats import check_bot, seat_entry

WakeBots = Callable[[str], Awaitable[None]]
"""Lets bots play at a table where they were forgotten."""
AFTER_A_SERVER = 2.0
"""Seconds that a bot's turn waits at least when the server that should have played it has gone."""
GRACE = 600.0
EXPIRY_EVERY = 600.0
_log = logging.getLogger("spielwerk.server")


class Clocks:
    """Looks after all tables now and then."""

    def __init__(
        self, rooms: Rooms, storage: Storage, wake_bots: WakeBots, presence: Presence, settings: Settings
    ) -> None:
        self._rooms = rooms
        self._storage = storage
        self._wake_bots = wake_bots
        self._presence = presence
        self._settings = settings
        self._idle_moments = IdleMoments()
        self._expiry_due = 0.0
        self._patience = 0.0
        """Bots' turns that wait longer are taken up: at first all, as a process that has ended may have left them."""

    def server_gone(self) -> None:
        """Take up what another server has left."""
        self._patience = min(self._patience, AFTER_A_SERVER)

    async def run(self) -> None:
        """For ever."""
        while True:
            patience, self._patience = self._patience, self._settings.forgotten_seconds
            try:
                await self._round(patience)
            except Refused as refused:
                self._patience = patience
                _log.warning("the clocks wait: %s", refused.code)
            except Exception:
                self._patience = patience
                _log.exception("the clocks stumbled")
            await asyncio.sleep(self._settings.clock_seconds)

    async def _round(self, patience: float) -> None:
        for table in await self._storage.late(steady.now()):
            await self._alone(table, self._ring)
        for table in await self._storage.forgotten(steady.now() - patience):
            await self._alone(table, self._wake_bots)
        await self._remove_expired()
        self._presence.refresh(list(self._rooms.in_memory.values()))
        await self._rooms.rest()
        self._idle_moments.use(is_idle=not any(room.connections for room in self._rooms.in_memory.values()))

    async def _remove_expired(self) -> None:
        """Remove, a few at a time, what nobody came back to."""
        if steady.now() < self._expiry_due:
            return
        removed = 0
        for status in ("waiting", "playing", "over", "archived"):
            before = steady.now() - self._settings.kept_seconds(status)
            removed += await self._storage.remove_expired(status, before)
        self._expiry_due = steady.now() + (0 if removed else EXPIRY_EVERY)

    @staticmethod
    async def _alone(table: str, work: Callable[[str], Awaitable[None]]) -> None:
        """Look after one table; whatever is wrong with it, the others are looked after too."""
        try:
            await work(table)
        except Refused as refused:
            _log.info("the clock of table %s: %s", table, refused.code)
        except Exception:
            _log.exception("the clock of table %s stumbled", table)

    async def _ring(self, table: str) -> None:
        room = await self._rooms.find(table)
        await room.enter(None, None, time_up)


def time_up(room: Room) -> Draft:
    """A turn that is done but for its confirmation counts as confirmed; else a bot takes over.

    Nobody could play while the server was down: after its start everybody has some time left.
    """
    waits, deadline = room.waits_for, room.deadline
    started = steady.STARTED + min(room.info.pace.seconds or 0.0, GRACE)
    if waits is None or deadline is None or max(deadline, started) > steady.now():
        raise Refused("stale")
    if room.pending is not None:
        return Draft(CONFIRM, waits)
    return seat_entry(waits, "time-up", room.log.seats[waits].played_by(check_bot(None)))
