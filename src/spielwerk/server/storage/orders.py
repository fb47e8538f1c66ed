"""What the host does from outside: bans, and orders that running servers read on from the last one they know."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, union

from spielwerk.server.storage import schema
from spielwerk.server.tables import steady

BANS, CATCH_UP, REREAD, REMOVED = "bans", "catch up", "reread", "removed"
"""Orders: the bans have changed; a table has new entries, was changed in its past, was removed."""
KEPT_SECONDS = 30 * 24 * 3600.0
MOST = 1000


@dataclass(frozen=True)
class Order:
    """Something that running servers should know."""

    id: int
    what: str
    subject: str
    """The table it is about, where it is about one."""


@dataclass(frozen=True)
class Ban:
    """Who is kept out or silenced, and since when."""

    what: str
    who: str
    time: float


def give_order(connection: Connection, what: str, subject: str = "") -> None:
    """Let all servers know of something."""
    now = steady.now()
    connection.execute(insert(schema.orders).values(time=now, what=what, subject=subject))
    connection.execute(delete(schema.orders).where(schema.orders.c.time < now - KEPT_SECONDS))


def last_order(connection: Connection) -> int:
    """The number of the last order."""
    return connection.execute(select(func.coalesce(func.max(schema.orders.c.id), 0))).scalar_one()


def orders_after(connection: Connection, last: int) -> list[Order]:
    """What has been ordered since."""
    of = schema.orders.c
    query = select(of.id, of.what, of.subject).where(of.id > last).order_by(of.id).limit(MOST)
    return [Order(row.id, row.what, row.subject) for row in connection.execute(query)]


def all_bans(connection: Connection) -> list[Ban]:
    """Everybody who is kept out or silenced, the latest last."""
    rows = connection.execute(select(schema.bans).order_by(schema.bans.c.time))
    return [Ban(row.what, row.who, row.time) for row in rows]


def ban(connection: Connection, what: str, who: str) -> None:
    """Keep somebody out, or silence them."""
    unban(connection, what, who)
    connection.execute(insert(schema.bans).values(what=what, who=who, time=steady.now()))


def unban(connection: Connection, what: str, who: str) -> bool:
    """Let somebody in again, or speak again; False if they might already."""
    of = schema.bans.c
    gone = connection.execute(delete(schema.bans).where(of.what == what, of.who == who))
    give_order(connection, BANS)
    return gone.rowcount > 0


def visitors_like(connection: Connection, beginning: str) -> list[str]:
    """The visitors whose hash begins so, as far as anything is kept of them."""
    columns = (
        schema.seats.c.visitor,
        schema.tables.c.host,
        schema.notes.c.visitor,
        schema.bans.c.who,
        schema.devices.c.visitor,
        schema.reports.c.by,
        schema.reports.c.about,
    )
    found = union(*(select(column.label("who")).where(column.startswith(beginning)) for column in columns))
    return sorted(row.who for row in connection.execute(found))
