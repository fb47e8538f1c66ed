"""A new edition is started beside the old one while people play: nothing is lost, and the old one makes way."""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text

from spielwerk.server.storage import backup
from spielwerk.server.storage.database import alone, connect, open_database
from spielwerk.server.storage.edition import REVISION, Overtaken, still_ours
from spielwerk.server.storage.migrations import HEAD, REVISIONS, bring_up_to_date, stamp
from tests.server import people
from tests.server.cluster import Cluster
from tests.server.later import edition, next_edition
from tests.server.people import PATIENCE, ServerProcess
from tests.server.players import Player, acknowledges, nothing_is_lost, rows, under_way
from tests.server.test_commands import SPIELWERK, run
from tests.server.test_workers import started

MAKES_WAY = (
    "A later edition of Spielwerk has brought the database up to date. This process has ended because of that; start it"
)


class AnyShape:
    """Messages of earlier editions lack what was added since."""

    def validate_python(self, message: Any) -> None: ...


def test_servers_of_the_edition_before_play_on_beside_the_new_one_until_they_are_stopped(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "server_message", AnyShape())
    database = postgres.new_database()
    with ExitStack() as stack:
        old = ServerProcess(database, tree=edition(2, tmp_path))
        stack.callback(old.kill)
        player = Player([old])
        player.play(2)
        new = started(database)  # brings the database up to date under the old one's hands
        stack.callback(new.kill)
        for server in (old, new, old, new):
            player.servers = [server]
            before = len(player.acknowledged)
            player.play(1)
            assert len(player.acknowledged) > before
        old.process.send_signal(signal.SIGTERM)
        assert old.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        player.play(2)
        nothing_is_lost(database, player)
        again = subprocess.run(
            [SPIELWERK[0], "-m", "tests.server.served", "--database", database],
            cwd=old.tree,
            env=os.environ | {"PYTHONPATH": str(tmp_path / "src")},
            capture_output=True,
            text=True,
        )
        assert again.returncode != 0 and "OtherEdition" in again.stderr, "an old one does not start again"


def host_starts(database: str, *words: str) -> subprocess.Popen[str]:
    """A command of a host, as a process that says what it has to say."""
    quick = {"SPIELWERK_COMPILE_RULES": "false", "SPIELWERK_BOT_PAUSE": "0", "SPIELWERK_DATABASE_URL": database}
    command = [*SPIELWERK, *words, "--lang", "en"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | quick)


def makes_way(process: subprocess.Popen[str]) -> None:
    """It ends with one line that says why, and nothing else."""
    _, said = process.communicate(timeout=PATIENCE)
    assert process.returncode == 2 and said.startswith(MAKES_WAY) and said.count("\n") == 1, said


def test_servers_and_workers_make_way_for_a_later_edition_and_no_acknowledged_move_is_lost(
    postgres: Cluster, tmp_path: Path
) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        servers = [started(database, "--bot-workers", "1")]
        stack.callback(servers[0].kill)
        by_host = [host_starts(database, "serve", "--port", "0"), host_starts(database, "worker")]
        for process in by_host:
            stack.enter_context(process)
            stack.callback(process.kill)
            assert process.stdout is not None and process.stdout.readline(), "it has begun"
        player = Player(servers)
        with under_way(player):
            acknowledges(player, 3)
            later = ServerProcess(database, "--bot-workers", "1", tree=next_edition(tmp_path / "next"))
            stack.callback(later.kill)
            servers.append(later)
            for process in by_host:
                makes_way(process)
            assert servers[0].process.wait(PATIENCE) != 0
            acknowledges(player, 3)
        nothing_is_lost(database, player)
        assert rows(database, "SELECT DISTINCT weather FROM tables") == [("fine",)]
        refused = run("serve", "--port", "0", "--database", database, "--lang", "en")
        assert refused.returncode == 2 and "made by a later edition" in refused.stderr
        assert refused.stderr.count("\n") == 1


def test_a_server_that_is_overtaken_refuses_to_write_at_once(postgres: Cluster) -> None:
    """Before it has noticed by itself, which takes up to a second."""
    database = postgres.new_database()
    server = started(database)
    try:
        player = Player([server])
        with people.Person(server.url).at(player.table) as line:
            line.greet()
        with psycopg.connect(database) as connection:
            connection.execute("UPDATE alembic_version SET version_num = '9999_later'")
        answer = player.person.http.post("/tables", json={"game": "airship_city", "seats": [{"kind": "me"}] * 3})
        assert answer.status_code == 503 and answer.json()["error"]["code"] == "overtaken"
        assert server.process.wait(PATIENCE) != 0
    finally:
        server.kill()


class Upgrade:
    """A database of the migration before, which somebody brings up to date in a thread."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.begun, self.done = threading.Event(), threading.Event()
        self._thread = threading.Thread(target=self._run)
        engine = open_database(url, 1)
        with alone(engine) as connection:
            connection.execute(text("ALTER TABLE reports DROP COLUMN resolved"))
            stamp(connection, REVISIONS[-2])
        engine.dispose()

    def start(self) -> None:
        self._thread.start()
        assert self.begun.wait(PATIENCE)

    def end(self) -> None:
        self._thread.join(PATIENCE)
        assert self.done.is_set()

    def _run(self) -> None:
        engine = connect(self.url, 1)
        with alone(engine) as connection:
            self.begun.set()
            bring_up_to_date(connection)
        engine.dispose()
        self.done.set()


def test_an_upgrade_waits_for_who_is_writing_and_lets_nobody_begin(postgres: Cluster) -> None:
    url = postgres.new_database()
    upgrade, engine = Upgrade(url), connect(url, 1)
    asked, answers = threading.Event(), list[object]()

    def ask() -> None:
        with engine.begin() as connection:
            asked.set()
            answers.append(connection.execute(text(REVISION)).scalar())

    asking = threading.Thread(target=ask)
    with engine.begin() as writing:
        assert writing.execute(text(REVISION)).scalar() == REVISIONS[-2]
        upgrade.start()
        assert not upgrade.done.wait(0.5), "the upgrade waits"
        asking.start()
        assert asked.wait(PATIENCE) and not answers, "whoever asks meanwhile waits for the upgrade"
        writing.execute(text("UPDATE about SET edition = edition"))
    upgrade.end()
    asking.join(PATIENCE)
    assert answers == [HEAD]
    engine.dispose()


def test_an_upgrade_waits_for_a_backup(postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = postgres.new_database()
    upgrade = Upgrade(url)
    monkeypatch.setattr("spielwerk.server.storage.edition.HEAD", REVISIONS[-2])  # who backs up is of the edition before
    monkeypatch.setattr(backup, "open_as_it_is", connect)
    monkeypatch.setattr(backup, "_count", lambda _: 0)

    def slowly(reading: Any, writing: Any) -> None:
        upgrade.start()
        assert not upgrade.done.wait(0.5), "the upgrade waits"
        reading.execute(text("SELECT count(*) FROM reports")).scalar()

    monkeypatch.setattr(backup, "_copy", slowly)
    backup.back_up(url, tmp_path / "copy")
    upgrade.end()


def test_whoever_asks_learns_of_a_later_edition(postgres: Cluster) -> None:
    engine = open_database(postgres.new_database(), 1)
    with engine.begin() as connection:
        still_ours(connection)
        stamp(connection, "9999_later")
    with engine.begin() as connection, pytest.raises(Overtaken):
        still_ours(connection)
    engine.dispose()
