"""Two servers and two workers on one PostgreSQL: whoever of them is killed, nothing is lost and play goes on."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import psycopg
import pytest

from tests.server.cluster import Cluster
from tests.server.people import PATIENCE, Person, ServerProcess
from tests.server.players import SEATS, Player, nothing_is_lost, rows
from tests.server.test_commands import SPIELWERK, run
from tests.server.test_kill import stored

WORK = """
import asyncio, sys
from spielwerk.server.bots.station import work
asyncio.run(work(sys.argv[1], 1, compile_rules=False))
"""
TABLES = 3


def started(database: str, *options: str) -> ServerProcess:
    """A server that answers: its tables are there for workers."""
    server = ServerProcess(database, *options)
    Person(server.url).call("GET", "/health")
    return server


class WorkerProcess:
    """A worker in a process of its own that compiles nothing."""

    def __init__(self, database: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", WORK, database])

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


def until(database: str, query: str, wanted: list[Any]) -> None:
    """Wait until the database says so."""
    end = time.monotonic() + PATIENCE
    while (found := rows(database, query)) != wanted:
        assert time.monotonic() < end, found
        time.sleep(0.05)


WORKERS = "SELECT count(*) FROM processes WHERE kind = 'worker' AND seen > now() - interval '3 seconds'"


@contextmanager
def housed(database: str) -> Iterator[tuple[list[ServerProcess], list[WorkerProcess]]]:
    """Two servers that do not think themselves, and two workers."""
    with ExitStack() as stack:
        servers = [started(database, "--bot-workers", "0") for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
        workers = [WorkerProcess(database) for _ in range(2)]
        stack.callback(lambda: [worker.end() for worker in workers])
        until(database, WORKERS, [(2,)])
        yield servers, workers


@pytest.fixture
def house(postgres: Cluster) -> Iterator[tuple[str, list[ServerProcess], list[WorkerProcess]]]:
    """The same on a database of its own."""
    database = postgres.new_database()
    with housed(database) as (servers, workers):
        yield database, servers, workers


def check(database: str, players: list[Player]) -> None:
    """Every promise was kept once, and logs have no gaps."""
    for player in players:
        nothing_is_lost(database, player)


def test_whoever_is_killed_nothing_is_lost_and_play_goes_on(
    house: tuple[str, list[ServerProcess], list[WorkerProcess]],
) -> None:
    database, servers, workers = house
    players = [Player(servers[::order]) for order in (1, -1, 1)[:TABLES]]
    for player in players:
        player.play(1)
    workers[0].end()
    for player in players:
        player.play(1)
    servers[0].kill()
    for player in players:
        player.play(1)
    workers.append(WorkerProcess(database))
    assert workers[1].end(signal.SIGTERM) == 0
    for player in players:
        player.play(1)
    check(database, players)
    until(database, "SELECT count(*) FROM jobs WHERE answer IS NULL AND worker IS NOT NULL", [(0,)])


def test_bots_wait_for_a_worker_where_the_servers_do_not_think_and_all_are_told(postgres: Cluster) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        server = started(database, "--bot-workers", "0")
        stack.callback(server.kill)
        anna = Person(server.url)
        table = anna.open(SEATS[1], "me", SEATS[2])["table"]
        with anna.at(table) as line:
            line.greet()
            assert line.hear_type("error")["code"] == "no_worker"
            assert anna.call("GET", "/health")["troubles"] == ["workers"]
            worker = WorkerProcess(database)
            stack.callback(worker.end)
            line.hear_until_mine()
        assert anna.call("GET", "/health")["troubles"] == []


def test_servers_think_themselves_when_no_worker_is_there_any_more(postgres: Cluster) -> None:
    database = postgres.new_database()
    with ExitStack() as stack:
        server = started(database)
        stack.callback(server.kill)
        worker = WorkerProcess(database)
        stack.callback(worker.end)
        until(database, WORKERS, [(1,)])
        player = Player([server])
        player.play(1)
        worker.end()
        player.play(2)
        check(database, [player])


# ---------------------------------------------------------------- the command


def test_the_command_says_in_one_line_what_is_wrong(postgres: Cluster) -> None:
    for url, said in (
        ("sqlite:///x.sqlite", "postgresql://"),
        ("nonsense", "postgresql://"),
        ("postgresql://127.0.0.1:9/nothing", "can't be opened"),
        (postgres.new_database(), "start one first"),
    ):
        done = run("worker", "--database", url, "--lang", "en")
        assert done.returncode == 2 and said in done.stderr and done.stderr.count("\n") == 1, done.stderr


def test_the_command_works_until_sigterm_with_few_rights_and_leaves_nothing_behind(postgres: Cluster) -> None:
    database = postgres.new_database()
    stored(database)  # makes the tables, as a server does
    with psycopg.connect(database) as connection:
        connection.execute("CREATE ROLE thinker LOGIN")
        connection.execute("GRANT SELECT, INSERT, UPDATE, DELETE ON jobs, processes TO thinker")
        connection.execute("GRANT SELECT ON alembic_version TO thinker")
    little = database.replace("spielwerk@", "thinker@")
    command = [*SPIELWERK, "worker", "--database", little, "--processes", "2", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "2 processes think" in process.stdout.readline()
        until(database, "SELECT kind, slots FROM processes", [("worker", 2)])
        process.send_signal(signal.SIGTERM)
        assert process.wait(PATIENCE) == 0
    assert rows(database, "SELECT id FROM processes") == []
