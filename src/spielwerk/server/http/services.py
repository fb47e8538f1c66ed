"""What every action may use: the rooms, the storage, the bots, the settings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, Request
from starlette.requests import HTTPConnection

from spielwerk.server.bots.players import Bots
from spielwerk.server.errors import Refused
from spielwerk.server.http.desk import Desk
from spielwerk.server.http.readiness import Readiness
from spielwerk.server.metrics import Metrics
from spielwerk.server.people.services import PeopleServices
from spielwerk.server.rooms.presence import Presence
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.security.bans import Bans
from spielwerk.server.security.counts import Counts
from spielwerk.server.security.rate_limits import Buckets
from spielwerk.server.security.who import address_of
from spielwerk.server.settings import Settings
from spielwerk.server.storage.store import Storage


@dataclass
class Services:
    """The parts of the server that run as long as it does."""

    settings: Settings
    storage: Storage
    rooms: Rooms
    bots: Bots
    presence: Presence
    openings: Buckets
    openings_of_day: Buckets
    public_openings: Buckets
    sockets: Counts
    chats: Buckets
    chats_of_address: Buckets
    kept: Buckets
    bans: Bans
    readiness: Readiness
    people: PeopleServices
    desk: Desk = field(default_factory=Desk)

    @property
    def metrics(self) -> Metrics:
        """Where things are counted."""
        return self.storage.metrics

    def address(self, request: HTTPConnection, path: str) -> str:
        """A link to show to people."""
        return (self.settings.public_url or str(request.base_url)).rstrip("/") + path

    def may_speak(self, visitor: str | None, address: str) -> bool:
        """Whether somebody may say one more thing now, over whichever socket and at whichever table."""
        return self.chats.take(visitor or address) and self.chats_of_address.take(address)

    def allow_keeping(self, request: HTTPConnection) -> None:
        """Refuse an address that leaves too much behind."""
        if not self.kept.take(address_of(request)):
            raise Refused("too_fast")

    async def allow_opening(self, request: HTTPConnection, visitor: str, public: bool = False) -> None:
        """Refuse somebody who opens tables too quickly, or too many."""
        address, limits = address_of(request), self.settings.limits
        if not (self.openings.take(address) and self.openings_of_day.take(address)):
            raise Refused("too_fast")
        running, listed = await self.storage.running_tables(visitor)
        if running >= limits.running_tables:
            raise Refused("too_many", most=limits.running_tables)
        if public and listed >= limits.public_tables:
            raise Refused("too_many_public", most=limits.public_tables)
        if public and not self.public_openings.take(address):
            raise Refused("too_fast")


async def _services(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


async def _keeping(request: Request) -> None:
    (await _services(request)).allow_keeping(request)


KeepsSomething = Depends(_keeping)
"""For calls that leave a row behind: whoever takes a new name for each must not fill the disk."""
Served = Annotated[Services, Depends(_services)]
