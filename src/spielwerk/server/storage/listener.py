"""Hearing what other processes have stored: LISTEN on PostgreSQL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

import psycopg
from psycopg.sql import SQL, Identifier
from sqlalchemy.engine import make_url

_log = logging.getLogger("spielwerk.server")
AGAIN_AFTER = 0.3

Heard = Callable[[str], Awaitable[None]]


def plain_address(url: str) -> str:
    """The address of a PostgreSQL as its own library knows it."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


async def listen(address: str, channel: str, heard: Heard, connected: Callable[[], Awaitable[None]]) -> None:
    """Pass on what the others say, for ever; after every new connection look what was missed."""
    while True:
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True) as connection:
                await connection.execute(SQL("LISTEN {}").format(Identifier(channel)))
                await connected()
                async for notice in connection.notifies():
                    await heard(notice.payload)
        except psycopg.Error as error:
            _log.warning("no news from the database: %s", error)
        await asyncio.sleep(AGAIN_AFTER)
