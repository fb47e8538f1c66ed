"""Opening the database: a SQLite file that syncs before it answers, or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, InternalError, OperationalError, TimeoutError

from spielwerk.server.problems import Refused
from spielwerk.server.storage.schema import about, metadata

POSTGRES = "postgresql+psycopg"
_FULL = ("disk is full", "disk full", "no space left", "could not extend", "disk i/o error")
_BUSY = ("locked", "busy", "timeout", "deadlock", "could not serialize")


EDITION = 1
"""Of the database tables; a later one must bring older databases up to date."""
LOCK = 0x5917


class OtherEdition(Exception):
    """The database was made by a later edition of Spielwerk."""


def open_database(url: str, busy_seconds: float) -> Engine:
    """Connect, and make the tables where they are missing."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite":
        engine = _open_sqlite(url, where.database, busy_seconds)
    elif where.get_backend_name() != "postgresql":
        raise ArgumentError(f"{where.drivername} is none of our databases")
    else:
        engine = create_engine(where.set(drivername=POSTGRES), pool_pre_ping=True, pool_size=8)
    with engine.begin() as connection:
        _prepare(connection)
    return engine


def _prepare(connection: Connection) -> None:
    """Make the tables where they are missing; one process at a time, and never in the file of a later edition."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    metadata.create_all(connection)
    edition = connection.execute(select(about.c.edition)).scalar()
    if edition is None:
        connection.execute(insert(about).values(edition=EDITION))
    elif edition != EDITION:
        raise OtherEdition(edition)


def _open_sqlite(url: str, file: str | None, busy_seconds: float) -> Engine:
    if file:
        Path(file).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": busy_seconds, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}").close()

    return engine


def is_postgres(engine: Engine) -> bool:
    """Whether other processes may serve the same tables."""
    return engine.dialect.name == "postgresql"


def trouble(error: Exception) -> Refused:
    """What is wrong with the database, for the person whose move was not stored."""
    said = str(getattr(error, "orig", error)).lower()
    if any(word in said for word in _FULL):
        return Refused("storage_full")
    if any(word in said for word in _BUSY):
        return Refused("storage_busy")
    return Refused("storage")


TROUBLES = (OperationalError, InterfaceError, InternalError, TimeoutError, OSError)
"""What the database raises when it can't do its work."""
