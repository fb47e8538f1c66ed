"""What every deed may use: the tables, the storage, the bots, the settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from spielwerk.server.bots.players import Bots
from spielwerk.server.limits import Buckets
from spielwerk.server.live.house import House
from spielwerk.server.live.presence import Presence
from spielwerk.server.problems import Refused
from spielwerk.server.settings import Settings
from spielwerk.server.storage import Storage


@dataclass
class Services:
    """The rooms of the server."""

    settings: Settings
    storage: Storage
    house: House
    bots: Bots
    presence: Presence
    openings: Buckets

    def address(self, request: HTTPConnection, path: str) -> str:
        """A link to show to people."""
        return (self.settings.public_url or str(request.base_url)).rstrip("/") + path

    def allow_opening(self, request: HTTPConnection) -> None:
        """Refuse somebody who opens tables too quickly."""
        if not self.openings.take(request.client.host if request.client else ""):
            raise Refused("too_fast")


async def _services(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


Served = Annotated[Services, Depends(_services)]
