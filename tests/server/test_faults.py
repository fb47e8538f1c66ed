"""Trouble with the database: a clear error, the table intact, and it goes on when the trouble is over."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import event

from spielwerk.server.errors import Refused
from spielwerk.server.storage.database import open_database
from spielwerk.server.storage.migrations import OtherEdition
from tests.server.conftest import serving, settings_in
from tests.server.people import Person


def test_a_locked_database_refuses_and_goes_on_afterwards(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, busy_seconds=0.3)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        with anna.at(table) as line:
            before = line.greet()
            other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
            other.execute("BEGIN IMMEDIATE")
            move = {"type": "move", "seat": 0, "key": before["options"][0]["key"], "n": 1, "id": "same"}
            assert line.refused(**move) == "storage_busy"
            refused = anna.http.post("/tables", json={"game": "airship_city", "seats": [{"kind": "me"}] * 3})
            assert refused.status_code == 503 and refused.json()["error"]["code"] == "storage_busy"
            assert anna.call("GET", f"/tables/{table}/position")["view"] == before["view"]
            other.execute("ROLLBACK")
            other.close()
            assert line.do(**move)["moves"] == 1


def test_many_who_wait_for_a_locked_database_are_all_answered_soon(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, busy_seconds=2)) as url:  # one after the other it would take twelve
        anna = Person(url)
        tables = [anna.open("me", "guest", "guest")["table"] for _ in range(6)]
        other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        codes: list[str] = []

        def play(table: str) -> None:
            with anna.at(table) as line:
                key = line.greet()["options"][0]["key"]
                codes.append(line.refused(type="move", seat=0, key=key, n=1))

        threads = [threading.Thread(target=play, args=[table]) for table in tables]
        began = time.monotonic()
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        other.execute("ROLLBACK")
        other.close()
        assert codes == ["storage_busy"] * 6 and time.monotonic() - began < 11


def play_until_full(anna: Person, table: str) -> int:
    """Moves until the disk is full; returns the number of the last acknowledged entry."""
    last = 1
    with anna.at(table) as line:
        line.greet()
        for number in range(3000):
            answer = line.ask(type="chat", text=f"{number} " + "x" * 400)
            if answer["type"] == "refused":
                assert answer["code"] == "storage_full", answer
                break
            last = answer["n"]
        else:
            raise AssertionError("the disk did not fill up")
        assert line.ask(type="ping")["n"] == last
        key = line.state["options"][0]["key"]
        assert line.refused(type="move", seat=0, key=key, n=line.state["n"]) == "storage_full"
        assert line.ask(type="ping")["n"] == last
    return last


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=700k", "tmpfs", str(place)]
    if os.getuid() != 0 or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("only root can mount a small disk; the fault is injected in the test beside this one")
    yield place
    subprocess.run(["umount", "-l", str(place)], check=True)


def test_a_full_disk(small_disk: Path) -> None:
    filler = small_disk / "filler"
    filler.write_bytes(b"x" * 100_000)
    with serving(settings_in(small_disk)) as url:
        anna = Person(url)
        table = anna.open("me", "guest", "guest")["table"]
        last = play_until_full(anna, table)
        filler.unlink()
        with anna.at(table) as line:
            assert line.greet()["n"] == last
            assert line.move()["n"] == last + 1
    with serving(settings_in(small_disk)) as url:
        anna.url = url
        with anna.at(table) as line:
            assert line.greet()["n"] == last + 1 and line.state["moves"] == 1


def test_a_fault_while_writing_is_told_and_nothing_is_half_done(tmp_path: Path) -> None:
    """The second statement of an entry fails: the first one must not stay."""
    from spielwerk.server.storage import database

    faulty = {"on": False}
    plain = database._open_sqlite

    def opened(*given: object) -> object:
        engine = plain(*given)  # pyright: ignore[reportArgumentType]

        @event.listens_for(engine, "before_cursor_execute")
        def fail(connection: object, cursor: object, statement: str, *rest: object) -> None:
            if faulty["on"] and statement.startswith("UPDATE tables"):
                raise sqlite3.OperationalError("database or disk is full")

        return engine

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(database, "_open_sqlite", opened)
        with serving(settings_in(tmp_path)) as url:
            anna = Person(url)
            table = anna.open("me", "guest", "guest")["table"]
            with anna.at(table) as line:
                before = line.greet()
                faulty["on"] = True
                key = before["options"][0]["key"]
                assert line.refused(type="move", seat=0, key=key, n=1) == "storage_full"
                assert anna.call("GET", f"/tables/{table}/position")["n"] == 1
                faulty["on"] = False
                assert line.do(type="move", seat=0, key=key, n=1)["n"] == 2


def test_a_bot_waits_for_better_times(tmp_path: Path) -> None:
    """A locked database stops the bots too, but only for so long."""
    with serving(settings_in(tmp_path, busy_seconds=0.2)) as url:
        anna = Person(url)
        table = anna.open("me", {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"})["table"]
        with anna.at(table) as line:
            line.greet()
            while not line.state["pending"]:
                line.move()
            line.confirm()
            other = sqlite3.connect(tmp_path / "tables.sqlite", isolation_level=None, timeout=20)
            other.execute("BEGIN IMMEDIATE")
            time.sleep(0.6)
            other.execute("ROLLBACK")
            other.close()
            line.hear_until(lambda message: message["type"] == "state" and (message["asked"] or {}).get("mine"))


@pytest.mark.parametrize(
    "later", ["UPDATE about SET edition = 99", "UPDATE alembic_version SET version_num = '9999_magic'"]
)
def test_a_database_of_a_later_edition_is_left_alone(tmp_path: Path, later: str) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    open_database(url, 1).dispose()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute(later)
    database.close()
    with pytest.raises(OtherEdition):
        open_database(url, 1)


@pytest.mark.parametrize("code", ["storage", "storage_busy", "storage_full"])
def test_troubles_have_words(code: str) -> None:
    assert Refused(code).text("de") != Refused(code).text("en")
