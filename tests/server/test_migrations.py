"""Databases of every released edition are brought up to date, with their games in progress.

`editions/` has dumps of databases that these editions made themselves: a game of Airship City between Anna, Ben and a
bot in the middle of play, with chat and notes.
"""

from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import psycopg
import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from spielwerk.server.storage.database import OutOfDate, alone, connect, open_as_it_is, open_database
from spielwerk.server.storage.migrations import FOLDER, HEAD, REVISIONS, _upgrade, revision_of, stamp
from spielwerk.server.storage.schema import metadata
from tests.server.cluster import Cluster
from tests.server.conftest import serving, settings_in
from tests.server.people import PATIENCE, Person

EDITIONS = sorted({int(file.name.partition(".")[0]) for file in (Path(__file__).parent / "editions").glob("*.sql")})
ANNA, BEN = "edition-fixture-token-anna", "edition-fixture-token-ben-"


def dump(edition: int, kind: str) -> str:
    return (Path(__file__).parent / "editions" / f"{edition}.{kind}.sql").read_text("utf-8")


def sqlite_of(edition: int, folder: Path) -> str:
    database = sqlite3.connect(folder / "tables.sqlite")
    database.executescript(dump(edition, "sqlite"))
    database.close()
    return f"sqlite:///{folder / 'tables.sqlite'}"


def postgres_of(edition: int, cluster: Cluster) -> str:
    url = cluster.new_database()
    with psycopg.connect(url) as database:
        database.execute(dump(edition, "postgresql").encode())
    return url


def differences(engine: Engine) -> list[object]:
    """What a database lacks of the schema, or has beyond it."""
    with engine.connect() as connection:
        options = {"compare_type": True, "compare_server_default": True}
        return list(compare_metadata(MigrationContext.configure(connection, opts=options), metadata))


def plays_on(url: str, folder: Path) -> None:
    """Anna and Ben find their game, and go on."""
    with serving(settings_in(folder, database=url)) as address:
        anna, ben = (person_with(address, token) for token in (ANNA, BEN))
        (listed,) = anna.call("GET", "/tables")
        table = listed["table"]
        assert listed["name"] == "Altbau" and listed["status"] == "playing"
        assert anna.call("GET", f"/tables/{table}/notes")["text"] == "Züge zählen"
        assert "Wer baut die Werft?" in [line["text"] for line in anna.whole_log(table)]
        with anna.at(table) as line, ben.at(table) as other:
            before = line.greet()["n"], other.greet()["n"]
            assert line.state["moves"] == 14 and line.state["allowed"]["hints"]
            who = other if may_act(other.state) else line
            if not may_act(who.state):
                who.hear_until(lambda message: may_act(who.state))
            assert who.step()["n"] > max(before)


def person_with(address: str, token: str) -> Person:
    person = Person(address)
    person.token = token
    person.http.headers["Authorization"] = f"Bearer {token}"
    return person


def may_act(state: dict[str, Any]) -> bool:
    return state["can"]["confirm"] or bool((state["asked"] or {}).get("mine"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_sqlite_file_of_every_edition_is_upgraded_and_played_on(tmp_path: Path, edition: int) -> None:
    url = sqlite_of(edition, tmp_path)
    with pytest.raises(OutOfDate):
        open_as_it_is(url, 1)
    engine = open_database(url, 1)
    assert differences(engine) == []
    engine.dispose()
    plays_on(url, tmp_path)
    open_as_it_is(url, 1).dispose()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_postgresql_database_of_every_edition_is_upgraded_and_played_on(
    tmp_path: Path, postgres: Cluster, edition: int
) -> None:
    url = postgres_of(edition, postgres)
    engine = open_database(url, 1)
    assert differences(engine) == []
    engine.dispose()
    plays_on(url, tmp_path)


@pytest.mark.parametrize("way", ["schema", "migrations"])
def test_the_schema_and_the_migrations_lead_to_the_same_tables_in_sqlite(tmp_path: Path, way: str) -> None:
    _same_tables(f"sqlite:///{tmp_path / 'tables.sqlite'}", way)


@pytest.mark.parametrize("way", ["schema", "migrations"])
def test_the_schema_and_the_migrations_lead_to_the_same_tables_in_postgresql(postgres: Cluster, way: str) -> None:
    _same_tables(postgres.new_database(), way)


def _same_tables(url: str, way: str) -> None:
    engine = connect(url, 1)
    if way == "schema":
        open_database(url, 1).dispose()
    else:
        with alone(engine) as connection:
            _upgrade(connection)
    assert differences(engine) == []
    with engine.connect() as connection:
        assert revision_of(connection) == HEAD
    engine.dispose()


def test_the_migrations_are_one_row_in_the_order_of_their_names() -> None:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    scripts = ScriptDirectory.from_config(config)
    assert [script.revision for script in scripts.walk_revisions()] == REVISIONS[::-1]
    assert scripts.get_heads() == [HEAD]


def test_an_upgrade_that_breaks_leaves_the_database_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = sqlite_of(1, tmp_path)
    monkeypatch.setattr("alembic.op.execute", lambda *_: 1 / 0)  # the last step of migration 2
    with pytest.raises(ZeroDivisionError):
        open_database(url, 1)
    engine = connect(url, 1)
    with engine.connect() as connection:
        assert revision_of(connection) == "0001_edition_1"
        assert not inspect(connection).has_table("alembic_version")
        assert "allowed" not in [column["name"] for column in inspect(connection).get_columns("tables")]
    engine.dispose()


@pytest.mark.parametrize("made_by", ["edition 1", "nobody", "edition 1, SQLite"])
def test_servers_that_start_at_the_same_moment_upgrade_once(tmp_path: Path, postgres: Cluster, made_by: str) -> None:
    url = {
        "edition 1": lambda: postgres_of(1, postgres),
        "nobody": postgres.new_database,
        "edition 1, SQLite": lambda: sqlite_of(1, tmp_path),
    }[made_by]()
    engines: list[Engine] = []
    threads = [threading.Thread(target=lambda: engines.append(open_database(url, 20))) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(engines) == 4 and differences(engines[0]) == []
    for engine in engines:
        engine.dispose()


def test_a_database_that_is_up_to_date_opens_without_alembic(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    program = f"""
import sys
from spielwerk.server.storage.database import open_database
for _ in range(2):
    open_database({url!r}, 1).dispose()
assert "alembic" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=PATIENCE)


def test_a_stamp_names_one_revision(tmp_path: Path) -> None:
    engine = open_database(f"sqlite:///{tmp_path / 'tables.sqlite'}", 1)
    with alone(engine) as connection:
        stamp(connection, REVISIONS[0])
        assert revision_of(connection) == REVISIONS[0]
    engine.dispose()
