"""A whole database as one file, and back: consistent while games run, the same file for SQLite and PostgreSQL.

The file is a SQLite database of our tables. SQLite is copied by its own backup, PostgreSQL in one transaction that sees
one moment. A backup of an earlier edition is brought up to date when it is restored, so it also moves a server from one
kind of database to the other.
"""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from sqlalchemy import Connection, Engine, delete, func, insert, select
from sqlalchemy.exc import DatabaseError

from spielwerk.server.storage.database import alone, hold, is_postgres, open_as_it_is, open_database
from spielwerk.server.storage.edition import still_ours
from spielwerk.server.storage.schema import about, metadata, tables

ROWS_AT_ONCE = 500
BUSY_SECONDS = 10.0
FOR_OWNER_ALONE = 0o600
"""A backup holds the seeds of running games."""


class NoBackup(Exception):
    """A file that is no backup of Spielwerk."""


class NoPlace(Exception):
    """Something that a backup must not take the place of: the database itself, or a device."""


class NotEmpty(Exception):
    """There are tables already where a backup should be restored."""


def back_up(url: str, file: Path) -> int:
    """Write a backup, whole or not at all; returns how many tables are in it."""
    engine = open_as_it_is(url, BUSY_SECONDS)
    _check_place(file, engine)
    unfinished = file.with_name(f"{file.name}.part")
    unfinished.unlink(missing_ok=True)
    unfinished.touch(FOR_OWNER_ALONE)
    try:
        if is_postgres(engine):
            _copy_from_postgres(engine, unfinished)
        else:
            _copy_sqlite(Path(str(engine.url.database)), unfinished)
        count = _count(unfinished)
        unfinished.replace(file)
    finally:
        unfinished.unlink(missing_ok=True)
        engine.dispose()
    return count


def _check_place(file: Path, source: Engine) -> None:
    """A server would write on into a database that has another one in its place."""
    if not file.exists() or file.is_dir():  # the second is told by who writes
        return
    is_source = not is_postgres(source) and file.samefile(str(source.url.database))
    if is_source or not file.is_file():
        raise NoPlace(str(file))


def restore(file: Path, url: str, replace: bool) -> int:
    """Put a backup into a database that is empty, or whose tables are to be replaced; returns how many tables."""
    with TemporaryDirectory(prefix="spielwerk-restore-") as folder, hold(url):
        copy = Path(folder) / "backup.sqlite"
        shutil.copyfile(file, copy)
        with _opened_backup(copy) as source:
            target = open_database(url, BUSY_SECONDS)
            try:
                return _put(source, target, replace)
            finally:
                target.dispose()


@contextmanager
def _opened_backup(copy: Path) -> Generator[Engine]:
    """A backup, up to date."""
    try:
        _check_whole(copy)
        engine = open_database(f"sqlite:///{copy}", BUSY_SECONDS)
        with engine.connect() as connection:
            connection.execute(select(func.count()).select_from(tables)).scalar_one()
    except (DatabaseError, sqlite3.Error) as error:
        raise NoBackup(str(error)) from error
    try:
        yield engine
    finally:
        engine.dispose()


def _check_whole(copy: Path) -> None:
    """Refuse what was cut off or is something else: it would be an empty backup, and replace all that there is."""
    with closing(sqlite3.connect(copy)) as file:
        is_ours = file.execute("SELECT 1 FROM sqlite_master WHERE name = ?", [tables.name]).fetchone()
        if not is_ours or file.execute("PRAGMA quick_check").fetchone() != ("ok",):
            raise NoBackup(str(copy))


def _put(source: Engine, target: Engine, replace: bool) -> int:
    with source.connect() as reading, alone(target) as writing:
        there = writing.execute(select(func.count()).select_from(tables)).scalar_one()
        if there and not replace:
            raise NotEmpty(there)
        for table in reversed(metadata.sorted_tables):
            writing.execute(delete(table))
        _copy(reading, writing)
        if is_postgres(target):
            _count_on(writing)
        return writing.execute(select(func.count()).select_from(tables)).scalar_one()


def _count_on(connection: Connection) -> None:
    """Rows that bring their numbers along do not move PostgreSQL's own counting."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            following = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
            connection.execute(select(func.setval(sequence, following, False)))


def _copy(reading: Connection, writing: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = reading.execution_options(yield_per=ROWS_AT_ONCE).execute(select(table)).mappings()
        for part in rows.partitions(ROWS_AT_ONCE):
            writing.execute(insert(table), [dict(row) for row in part])


def _copy_sqlite(source: Path, target: Path) -> None:
    """SQLite copies itself, also while somebody writes."""
    with closing(sqlite3.connect(source)) as reading, closing(sqlite3.connect(target)) as writing:
        reading.backup(writing)
        writing.execute("PRAGMA journal_mode=DELETE").close()


def _copy_from_postgres(source: Engine, target: Path) -> None:
    copy = open_database(f"sqlite:///{target}", BUSY_SECONDS)
    seeing_one_moment = source.connect().execution_options(isolation_level="REPEATABLE READ")
    with seeing_one_moment as reading, alone(copy) as writing:
        still_ours(reading)  # and stay so: an upgrade waits until the copy is whole
        writing.execute(delete(about))
        _copy(reading, writing)
    copy.dispose()
    with closing(sqlite3.connect(target)) as finished:
        finished.execute("PRAGMA journal_mode=DELETE").close()


def _count(file: Path) -> int:
    with closing(sqlite3.connect(file)) as copy:
        return copy.execute(f"SELECT count(*) FROM {tables.name}").fetchone()[0]
