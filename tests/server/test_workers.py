"""Two servers and two workers on one PostgreSQL: whoever of them is killed, nothing is lost and play goes on."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.cluster import Cluster
from tests.server.people import Line, Person, ServerProcess
from tests.server.test_commands import SPIELWERK, run
from tests.server.test_kill import stored
from tests.server.test_processes import elsewhere

WORK = """
import asyncio, sys
from spielwerk.server.bots.station import work
asyncio.run(work(sys.argv[1], 1, compile_rules=False))
"""
TABLES = 3
SEATS = ("me", {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
SECONDS = 180


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
        return self.process.wait(SECONDS)


def rows(database: str, query: Any) -> list[Any]:
    with psycopg.connect(database) as connection:
        return connection.execute(query).fetchall()


def until(database: str, query: str, wanted: list[Any]) -> None:
    """Wait until the database says so."""
    end = time.monotonic() + SECONDS
    while (found := rows(database, query)) != wanted:
        assert time.monotonic() < end, found
        time.sleep(0.05)


WORKERS = "SELECT count(*) FROM processes WHERE kind = 'worker' AND seen > now() - interval '3 seconds'"


class Player:
    """Somebody who plays against bots, at whichever server answers."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self.person = Person(servers[0].url)
        self.table = self.person.open(*SEATS)["table"]
        self.acknowledged: set[str] = set()

    def play(self, turns: int) -> None:
        """So many whole turns, bots' turns included; a line that breaks is taken up at another server."""
        end = time.monotonic() + SECONDS
        while turns:
            assert time.monotonic() < end, "play does not go on"
            for server in self.servers:
                with suppress(ConnectionClosed, OSError, TimeoutError):
                    turns = self._play_at(server, turns)

    def _play_at(self, server: ServerProcess, turns: int) -> int:
        with elsewhere(self.person, server).at(self.table) as line:
            line.greet()
            while turns and line.state["status"] == "playing":
                self._turn(line)
                turns -= 1
            return turns if line.state["status"] == "playing" else 0

    def _turn(self, line: Line) -> None:
        line.hear_until_mine()
        while line.state["options"] or line.state["can"]["confirm"]:
            message = self._message(line.state)
            answer = line.ask(**message)
            if answer["type"] == "ack":
                self.acknowledged.add(message["id"])
                line.state_after(answer["n"])

    @staticmethod
    def _message(state: dict[str, Any]) -> dict[str, Any]:
        number = f"{time.monotonic_ns()}"
        if state["can"]["confirm"]:
            return {"type": "confirm", "seat": state["pending"]["seat"], "id": number}
        key = state["options"][0]["key"]
        return {"type": "move", "seat": state["asked"]["seat"], "key": key, "n": state["n"], "id": number}


@pytest.fixture
def house(postgres: Cluster) -> Iterator[tuple[str, list[ServerProcess], list[WorkerProcess]]]:
    """Two servers that do not think themselves, and two workers."""
    database = postgres.new_database()
    with ExitStack() as stack:
        servers = [started(database, "--bot-workers", "0") for _ in range(2)]
        for server in servers:
            stack.callback(server.kill)
        workers = [WorkerProcess(database) for _ in range(2)]
        stack.callback(lambda: [worker.end() for worker in workers])
        until(database, WORKERS, [(2,)])
        yield database, servers, workers


def check(database: str, players: list[Player]) -> None:
    """Every promise was kept once, and logs have no gaps."""
    logs = stored(database)
    for player in players:
        log = logs[player.table]
        assert [row.n for row in log] == list(range(1, len(log) + 1))
        done = [row.ref.rpartition(":")[2] for row in log if row.ref]
        assert len(done) == len(set(done)) and player.acknowledged <= set(done)


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
    little = database.replace("spielwerk@", "thinker@")
    command = [*SPIELWERK, "worker", "--database", little, "--processes", "2", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "2 processes think" in process.stdout.readline()
        until(database, "SELECT kind, slots FROM processes", [("worker", 2)])
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) == 0
    assert rows(database, "SELECT id FROM processes") == []
