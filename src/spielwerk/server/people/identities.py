"""Whom a device stands for: the one place where a visitor becomes a person."""

from __future__ import annotations

from spielwerk.server.errors import Refused
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.security.tokens import hashed, new_token
from spielwerk.server.storage.people import Device, PeopleStorage
from spielwerk.server.storage.store import Storage
from spielwerk.server.tables import steady

MOST_KNOWN = 20_000


class Identities:
    """Knows all devices that have come lately; other processes say when one changes hands."""

    def __init__(self, people: PeopleStorage, storage: Storage, rooms: Rooms) -> None:
        self._people = people
        self._storage = storage
        self._rooms = rooms
        self._known: dict[str, str | None] = {}

    async def visitor(self, device: str | None) -> str | None:
        """Who comes with a device: a person, or just that visitor; nobody where the device was removed."""
        if device is None:
            return None
        if device not in self._known:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            self._known[device] = await self._people.stands_for(device)
        return self._known[device]

    async def add_device(self, person: str, name: str, brings: str | None) -> str:
        """A new token for a device of a person; it may bring along the tables of the visitor that it was before."""
        if brings is not None and await self._people.together(person, brings):
            raise Refused("same_table")
        token = new_token()
        device = Device(hashed(token), name, steady.now())
        tables = await self._people.add_device(person, device, brings)
        if brings is not None:
            await self._changed(brings, tables)
        return token

    async def remove_device(self, person: str, device: str) -> None:
        """A device that can't come in any more; what was its is still the person's."""
        if not await self._people.remove_device(person, device):
            raise Refused("no_such_device")
        await self._changed(device, [])

    async def _changed(self, device: str, tables: list[str]) -> None:
        await self.heard(device, tables)
        await self._storage.tell_of_device(device, tables)

    async def heard(self, device: str, tables: list[str]) -> None:
        """A device stands for somebody else now, which concerns these tables."""
        self._known.pop(device, None)
        await self._rooms.reread(tables)
        self._rooms.part(device)

    def forget(self) -> None:
        """Look all devices up anew."""
        self._known.clear()
