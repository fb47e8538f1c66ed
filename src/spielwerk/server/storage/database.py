"""Opening the database: a SQLite file that syncs before it answers, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, InternalError, OperationalError, TimeoutError

from spielwerk.server.errors import Refused
from spielwerk.server.storage.schema import about, metadata

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

POSTGRES = "postgresql+psycopg"
_FULL = ("disk is full", "disk full", "no space left", "could not extend", "disk i/o error")
_BUSY = ("locked", "busy", "timeout", "deadlock", "could not serialize")


UPGRADES: dict[int, tuple[str, ...]] = {
    2: (
        "ALTER TABLE tables ADD COLUMN allowed TEXT NOT NULL DEFAULT '{}'",
        "CREATE INDEX IF NOT EXISTS tables_by_host ON tables (host, status)",
        "CREATE INDEX IF NOT EXISTS ix_notes_visitor ON notes (visitor)",
    ),
}
"""What brings a database of the edition before up to date; new tables are made without it."""
EDITION = max(UPGRADES)
LOCK = 0x5917


class Taken(Exception):
    """Another server has this SQLite file."""


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


@contextmanager
def hold(url: str) -> Generator[None]:
    """Keep other servers from the same SQLite file as long as this lasts; PostgreSQL is made for several."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite" or not where.database or where.database == ":memory:" or fcntl is None:
        yield
        return
    Path(where.database).parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{where.database}-server").open("w") as mark:
        try:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Taken(where.database) from error
        yield


def _prepare(connection: Connection) -> None:
    """Make the tables where they are missing; one process at a time, and never in the file of a later edition."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
    metadata.create_all(connection)
    edition = connection.execute(select(about.c.edition)).scalar()
    if edition is None:
        connection.execute(insert(about).values(edition=EDITION))
    elif edition > EDITION:
        raise OtherEdition(edition)
    elif edition < EDITION:
        _upgrade(connection, edition)


def _upgrade(connection: Connection, edition: int) -> None:
    for later in range(edition + 1, EDITION + 1):
        for statement in UPGRADES[later]:
            connection.execute(text(statement))
    connection.execute(update(about).values(edition=EDITION))


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
