"""Opening the database: a SQLite file that syncs before it answers, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, func, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, InterfaceError, InternalError, OperationalError, TimeoutError

from spielwerk.server.errors import Refused
from spielwerk.server.storage.migrations import HEAD, bring_up_to_date, revision_of

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None

POSTGRES = "postgresql+psycopg"
ENCODING = "UTF8"
_FULL = ("disk is full", "disk full", "no space left", "could not extend", "disk i/o error")
_BUSY = ("locked", "busy", "timeout", "deadlock", "could not serialize")


LOCK = 0x5917


class Taken(Exception):
    """Another server has this SQLite file."""


class WrongEncoding(Exception):
    """A PostgreSQL database that does not keep every letter; said with the name of its encoding."""


class OutOfDate(Exception):
    """The database was made by an earlier edition of Spielwerk, or by nobody yet; a server brings it up to date."""


def open_database(url: str, busy_seconds: float) -> Engine:
    """Connect, and bring the tables up to date."""
    engine = connect(url, busy_seconds)
    with engine.connect() as connection:
        is_current = revision_of(connection) == HEAD
    if not is_current:
        with alone(engine) as connection:
            bring_up_to_date(connection)
    return engine


def open_as_it_is(url: str, busy_seconds: float) -> Engine:
    """Connect to a database that a server uses, perhaps at this moment, and leave its tables as they are."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        raise OutOfDate(url)
    engine = connect(url, busy_seconds)
    with engine.connect() as connection:
        if revision_of(connection) != HEAD:
            raise OutOfDate(url)
    return engine


def connect(url: str, busy_seconds: float) -> Engine:
    """The engine for a database, whatever is in it."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite":
        return _open_sqlite(url, where.database, busy_seconds)
    if where.get_backend_name() != "postgresql":
        raise ArgumentError(f"{where.drivername} is none of our databases")
    engine = create_engine(where.set(drivername=POSTGRES), pool_pre_ping=True, pool_size=8)
    # Before anybody else reads something from the connection, which in such a database would be bytes and no text.
    event.listen(engine, "connect", _refuse_encoding, insert=True)
    return engine


def _refuse_encoding(connection: Any, _: Any) -> None:
    try:
        check_encoding(connection)
    except WrongEncoding:
        connection.close()
        raise


def check_encoding(connection: Any) -> None:
    """Refuse a database of PostgreSQL that can't keep what people write; the server says so when one connects."""
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != ENCODING:
        raise WrongEncoding(encoding)


@contextmanager
def alone(engine: Engine) -> Generator[Connection]:
    """A transaction in which no other process changes the tables; SQLite's also holds what makes tables."""
    if is_postgres(engine):
        with engine.begin() as connection:
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))
            yield connection
        return
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
        try:
            yield connection
        except BaseException:
            connection.exec_driver_sql("ROLLBACK")
            raise
        connection.exec_driver_sql("COMMIT")


@contextmanager
def hold(url: str) -> Generator[None]:
    """Keep other servers from the same SQLite file as long as this lasts; PostgreSQL is made for several."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite" or not where.database or where.database == ":memory:" or fcntl is None:
        yield
        return
    Path(where.database).parent.mkdir(parents=True, exist_ok=True)
    with Path(f"{Path(where.database).resolve()}-server").open("w") as mark:  # whichever link leads to it
        try:
            fcntl.flock(mark, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise Taken(where.database) from error
        yield


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
