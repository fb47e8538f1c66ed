"""Backups are made while games run, and the games go on in what is restored, also in another kind of database."""

from __future__ import annotations

import os
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.server.cluster import Cluster
from tests.server.conftest import serving, settings_in
from tests.server.hosts import done, typed
from tests.server.people import Line, Person
from tests.server.test_migrations import plays_on, sqlite_of

BOT = {"kind": "bot", "bot": "random"}


class Game:
    """Anna at a table with two bots, who plays on and on."""

    def __init__(self, url: str) -> None:
        self.anna = Person(url)
        self.table = self.anna.open({"kind": "me", "name": "Anna"}, BOT, BOT)["table"]

    def go_on(self, line: Line, moves: int) -> None:
        for which in range(moves):
            if line.state["status"] == "over":
                return
            if not _may_act(line):
                line.hear_until(lambda _: _may_act(line) or line.state["status"] == "over")
            if _may_act(line):
                line.step(which)

    @contextmanager
    def under_way(self) -> Iterator[None]:
        """The game is played as long as this lasts."""
        stop = threading.Event()

        def play() -> None:
            with self.anna.at(self.table) as line:
                line.greet()
                while not stop.is_set() and line.state["status"] != "over":
                    self.go_on(line, 1)

        thread = threading.Thread(target=play)
        thread.start()
        try:
            yield
        finally:
            stop.set()
            thread.join()

    def plays_on_at(self, url: str, moves: int) -> None:
        """In a server with the restored database Anna finds the game as it was, and goes on."""
        there = Person(url)
        there.token = self.anna.token
        with there.at(self.table) as line:
            state = line.greet()
            assert state["moves"] >= moves and state["seats"][0]["name"] == "Anna" and state["status"] == "playing"
            self.go_on(line, 3)
            assert line.state["n"] > state["n"]


def _may_act(line: Line) -> bool:
    return line.state["can"]["confirm"] or bool((line.state["asked"] or {}).get("mine"))


@pytest.mark.parametrize(
    ("source", "target"),
    [("sqlite", "sqlite"), ("sqlite", "postgres"), ("postgres", "postgres"), ("postgres", "sqlite")],
)
def test_a_backup_is_made_while_a_game_runs_and_played_on(
    tmp_path: Path, postgres: Cluster, source: str, target: str
) -> None:
    def database(kind: str, name: str) -> str:
        return postgres.new_database() if kind == "postgres" else f"sqlite:///{tmp_path / name}"

    here, there = database(source, "here.sqlite"), database(target, "there.sqlite")
    file = tmp_path / "copy.sqlite"
    with serving(settings_in(tmp_path, database=here)) as url:
        game = Game(url)
        with game.anna.at(game.table) as line:
            line.greet()
            game.go_on(line, 4)
            moves = line.state["moves"]
        with game.under_way():
            for _ in range(3):
                assert "1 table is in" in done("backup", str(file), "--database", here, "--force")
    assert file.stat().st_mode & 0o777 == 0o600
    assert not list(tmp_path.glob("copy.sqlite?*")), "one file and nothing beside it"
    assert "1 table was restored" in done("restore", str(file), "--database", there)
    with serving(settings_in(tmp_path, database=there)) as url:
        game.plays_on_at(url, moves)
    if target == source == "sqlite":
        assert _backup_is_whole(file)


def _backup_is_whole(file: Path) -> bool:
    copy = sqlite3.connect(file)
    try:
        return copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    finally:
        copy.close()


def test_a_backup_of_an_earlier_edition_is_restored_and_played_on(tmp_path: Path) -> None:
    (tmp_path / "old").mkdir()
    sqlite_of(1, tmp_path / "old")
    there = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    done("restore", str(tmp_path / "old" / "tables.sqlite"), "--database", there)
    plays_on(there, tmp_path)


def test_nothing_is_lost_by_restoring(tmp_path: Path) -> None:
    here, file = f"sqlite:///{tmp_path / 'tables.sqlite'}", str(tmp_path / "copy.sqlite")
    with serving(settings_in(tmp_path)) as url:
        anna = Person(url)
        first = anna.open("me", "guest", "guest")["table"]
        done("backup", file, "--database", here)
        taken = typed("restore", file, "--database", here, "--replace")
        assert taken.code == 2 and "Another server has this file open" in taken.err
        second = anna.open("me", "guest", "guest")["table"]
    refused = typed("restore", file, "--database", here)
    assert refused.code == 2 and "2 tables already; --replace" in refused.err
    assert second in done("admin", "tables", "--database", here)
    done("restore", file, "--database", here, "--replace")
    listed = done("admin", "tables", "--database", here)
    assert first in listed and second not in listed


@pytest.mark.parametrize("lost", ["all of it", "the end", "the middle", "it is something else"])
def test_a_backup_that_is_not_whole_replaces_nothing(tmp_path: Path, lost: str) -> None:
    """Such as one that a full disk has cut off; an empty file is an empty database to SQLite."""
    here, file = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "copy.sqlite"
    with serving(settings_in(tmp_path)) as url:
        table = Person(url).open("me", "guest", "guest")["table"]
    done("backup", str(file), "--database", here)
    whole = file.read_bytes()
    middle = len(whole) // 8192 * 4096
    file.write_bytes({"all of it": b"", "the end": whole[:middle]}.get(lost, whole[:middle] + b"\xff" * 8192))
    if lost == "it is something else":
        file.unlink()
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE cookies (name)")
    ended = typed("restore", str(file), "--database", here, "--replace")
    assert ended.code == 2 and ended.err == f"{file} is no backup of Spielwerk.\n", ended
    assert table in done("admin", "tables", "--database", here)


def test_a_backup_takes_the_place_of_no_database_and_no_device(tmp_path: Path) -> None:
    """`--force` replaces a file: a server would write on into one that is nowhere any more."""
    here, file = f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path / "tables.sqlite"
    pipe, link = tmp_path / "pipe", tmp_path / "link"
    os.mkfifo(pipe)
    link.symlink_to(file)
    with serving(settings_in(tmp_path)) as url:
        table = Person(url).open("me", "guest", "guest")["table"]
        before = file.stat().st_ino
        for place in (file, link, pipe):
            ended = typed("backup", str(place), "--database", here, "--force")
            assert ended.code == 2 and ended.err.startswith(f"{place} is the database itself or a device"), ended
        assert file.stat().st_ino == before and pipe.is_fifo() and link.is_symlink()
        assert table in done("admin", "tables", "--database", here)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_what_can_not_be_done_is_told_in_one_line(tmp_path: Path, lang: str) -> None:
    garbage, nothing = tmp_path / "garbage", tmp_path / "nothing.sqlite"
    garbage.write_text("no backup", "utf-8")
    there, missing = f"sqlite:///{tmp_path / 'there.sqlite'}", f"sqlite:///{nothing}"
    for words in (
        ("restore", str(garbage), "--database", there),
        ("restore", str(nothing), "--database", there),
        ("backup", str(tmp_path / "copy"), "--database", missing),
        ("backup", str(garbage), "--database", there),
        ("admin", "tables", "--database", missing),
        ("admin", "tables", "--database", "mysql://x/y"),
    ):
        ended = typed(*words, lang=lang)
        assert ended.code == 2 and ended.err.count("\n") == 1 and not ended.out, (words, ended)
    assert not nothing.exists() and garbage.read_text("utf-8") == "no backup"
