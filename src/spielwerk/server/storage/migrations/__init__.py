"""How databases of every edition are brought up to date, with Alembic; the package above says how one is written.

Alembic takes a moment to load, so it is asked only where something is to be done: which migration is the last is known
from the names of the files.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, String, Table, delete, insert, inspect, select, text

from spielwerk.server.storage.schema import about, metadata

FOLDER = Path(__file__).parent
REVISIONS = sorted(file.stem for file in (FOLDER / "versions").glob("[0-9]*.py"))
HEAD = REVISIONS[-1]
EDITIONS = {1: "0001_edition_1", 2: "0002_edition_2"}
"""Editions that did not know Alembic yet, by what their table `about` says."""
LAST_COUNTED = 3
"""What `about` says ever since, so that programs of these editions leave the database alone."""

version = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


class OtherEdition(Exception):
    """The database was made by a later edition of Spielwerk."""


def revision_of(connection: Connection) -> str | None:
    """The last migration that a database has seen; none if it is empty."""
    there = inspect(connection)
    edition = connection.execute(select(about.c.edition)).scalar() if there.has_table(about.name) else None
    if edition is None:
        return None
    revision = EDITIONS.get(edition)
    if edition == LAST_COUNTED:
        revision = connection.execute(select(version.c.version_num)).scalar()
    if revision not in REVISIONS:
        raise OtherEdition(revision or edition)
    return revision


def bring_up_to_date(connection: Connection) -> None:
    """Make what is missing, inside the transaction of this connection."""
    revision = revision_of(connection)
    if revision is None:
        metadata.create_all(connection)
        connection.execute(insert(about).values(edition=LAST_COUNTED))
        stamp(connection, HEAD)
    elif revision != HEAD:
        _wait_for_writers(connection)
        stamp(connection, revision)
        _upgrade(connection)


def _wait_for_writers(connection: Connection) -> None:
    """Let those finish who write, and let nobody begin until the upgrade is done (`edition.py` is the other side)."""
    if connection.dialect.name == "postgresql" and inspect(connection).has_table(version.name):
        connection.execute(text(f"LOCK TABLE {version.name} IN ACCESS EXCLUSIVE MODE"))


def stamp(connection: Connection, revision: str) -> None:
    """Note which migration a database has seen."""
    version.create(connection, checkfirst=True)
    connection.execute(delete(version))
    connection.execute(insert(version).values(version_num=revision))


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    command.upgrade(config, HEAD)
