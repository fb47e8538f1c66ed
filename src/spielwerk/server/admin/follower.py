"""In every running server: reads what the host has ordered meanwhile, and follows it; a later edition, too."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.bans import Bans
from spielwerk.server.settings import Settings
from spielwerk.server.storage.edition import Overtaken, still_ours
from spielwerk.server.storage.orders import BANS, CATCH_UP, REMOVED, REREAD, Order, all_bans, last_order, orders_after

_log = logging.getLogger("spielwerk.server")


class Follower:
    """Looks for orders as often as for clocks; at the latest then they take effect here."""

    def __init__(self, rooms: Rooms, bans: Bans, settings: Settings, make_way: Callable[[Overtaken], None]) -> None:
        self._rooms = rooms
        self._bans = bans
        self._every = settings.clock_seconds
        self._make_way = make_way
        self._last = 0
        self._at_table: dict[str, Callable[[Room], Awaitable[None]]] = {
            CATCH_UP: self._catch_up,
            REREAD: self._reread,
            REMOVED: self._remove,
        }

    async def start(self) -> None:
        """Know what holds from the beginning."""
        self._last = await self._rooms.storage.read(last_order)
        await self._read_bans()

    async def run(self) -> None:
        """For ever, or until the host has brought a later edition."""
        while True:
            await asyncio.sleep(self._every)
            try:
                await self._round()
            except Overtaken as why:
                self._make_way(why)
                return
            except Refused as refused:
                _log.warning("orders of the host wait: %s", refused.code)
            except Exception:
                _log.exception("an order of the host can't be followed")

    async def _round(self) -> None:
        if self._rooms.storage.shared:
            await self._rooms.storage.read(still_ours)
        last = self._last
        for order in await self._rooms.storage.read(lambda connection: orders_after(connection, last)):
            self._last = order.id
            await self._follow(order)

    async def _follow(self, order: Order) -> None:
        room = self._rooms.in_memory.get(order.subject)
        if order.what == BANS:
            await self._read_bans()
            self._send_away()
        elif room is not None and order.what in self._at_table:
            await self._at_table[order.what](room)

    async def _read_bans(self) -> None:
        known = await self._rooms.storage.read(all_bans)
        self._bans.replace((ban.what, ban.who) for ban in known)

    def _send_away(self) -> None:
        """Those who are kept out from now on lose their sockets."""
        for room in self._rooms.in_memory.values():
            for watcher in list(room.connections):
                if self._bans.keeps_out(watcher.visitor, watcher.address):
                    watcher.dismiss(Refused("banned"))

    @staticmethod
    async def _catch_up(room: Room) -> None:
        async with room.lock:
            await room.follow()

    async def _reread(self, room: Room) -> None:
        """The past of a table is another: everybody is shown all of it."""
        info = await self._rooms.storage.table_info(room.info.id)
        async with room.lock:
            room.sleep()
            room.info = info or room.info
            for watcher in room.connections:
                watcher.n = 0
            await room.follow()

    async def _remove(self, room: Room) -> None:
        self._rooms.in_memory.pop(room.info.id, None)
        for watcher in list(room.connections):
            watcher.dismiss(Refused("not_found"))
