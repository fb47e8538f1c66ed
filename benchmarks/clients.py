"""What the clients of `load.py` and `siege.py` have in common: who they are, how they open tables and sit down."""

from __future__ import annotations

from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAME = "airship_city"
TROUBLE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
"""What a client meets when a server does not want it or is not there."""


def who(token: str) -> dict[str, str]:
    """The header that says who calls."""
    return {"Authorization": f"Bearer {token}"}


def table_with(*kinds: str, game: str = GAME, bot: str = "greedy") -> dict[str, Any]:
    """A wish for a table with these kinds of seats."""
    seats = [{"kind": kind, "bot": bot} if kind == "bot" else {"kind": kind} for kind in kinds]
    return {"game": game, "seats": seats, "fixed_seats": True}


async def sit_down(url: str, table: str, token: str, address: str | None = None) -> ClientConnection:
    """A socket at a table, from an address of this machine."""
    place = None if address is None else (address, 0)
    return await connect(
        f"{url.replace('http', 'ws', 1)}/api/tables/{table}/live?lang=en", additional_headers=who(token),
        compression=None, max_size=None, ping_interval=None, open_timeout=10, local_addr=place,
    )  # fmt: skip
