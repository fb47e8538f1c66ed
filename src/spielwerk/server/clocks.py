"""Time: clocks run out, forgotten bots are woken, unused tables go to sleep."""

from __future__ import annotations

import asyncio
import logging
import time

from spielwerk.server.bots.players import Bots
from spielwerk.server.deeds.open_table import check_bot
from spielwerk.server.deeds.sit import seat_entry
from spielwerk.server.entries import CONFIRM, Draft
from spielwerk.server.live.house import House
from spielwerk.server.live.presence import Presence
from spielwerk.server.live.room import Room
from spielwerk.server.problems import Refused
from spielwerk.server.settings import Settings
from spielwerk.server.storage import Storage

_log = logging.getLogger("spielwerk.server")


class Clocks:
    """Looks after all tables now and then."""

    def __init__(self, house: House, storage: Storage, bots: Bots, presence: Presence, settings: Settings) -> None:
        self._house = house
        self._storage = storage
        self._bots = bots
        self._presence = presence
        self._settings = settings

    async def run(self) -> None:
        """For ever."""
        patience = 0.0  # what a process that has ended left behind is taken up at once
        while True:
            try:
                await self._round(patience)
                patience = self._settings.forgotten_seconds
            except Refused as refused:
                _log.warning("the clocks wait: %s", refused.code)
            except Exception:
                _log.exception("the clocks stumbled")
            await asyncio.sleep(self._settings.clock_seconds)

    async def _round(self, patience: float) -> None:
        for table in await self._storage.late(time.time()):
            await self._ring(table)
        for table in await self._storage.forgotten(time.time() - patience):
            await self._bots.look_after(table)
        self._presence.refresh(list(self._house.rooms.values()))
        await self._house.rest()

    async def _ring(self, table: str) -> None:
        room = await self._house.room(table)
        try:
            await room.enter(None, None, time_up)
        except Refused as refused:
            _log.info("the clock of table %s: %s", table, refused.code)


def time_up(room: Room) -> Draft:
    """A turn that is done but for its confirmation counts as confirmed; else a bot takes over."""
    waits, deadline = room.waits_for, room.deadline
    if waits is None or deadline is None or deadline > time.time():
        raise Refused("stale")
    if room.pending is not None:
        return Draft(CONFIRM, waits)
    return seat_entry(waits, "time-up", room.book.seats[waits].played_by(check_bot(None)))
