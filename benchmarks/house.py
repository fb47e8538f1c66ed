"""The processes that `load.py` measures: servers, workers and the database, each of which can be killed in the middle.

Whoever is killed is started again at once, as any service manager would do.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
import psycopg
from tests.server import cluster

from clients import GAME
from spielwerk.server.bots.station import work
from spielwerk.server.serving import bind, serve
from spielwerk.server.settings import Limits, Settings

SERVER, WORKER, POSTGRES = "server", "worker", "postgres"
UNLIMITED = 1e9
COMPILED_AFTER = 120.0
"""Seconds until the rules of the game have to be compiled."""
PACES = ("messages_per_second", "calls_per_second", "tables_per_minute", "visitor_cpu", "address_cpu", "watching_cpu")
COUNTS = (
    "messages_at_once", "calls_at_once", "tables_at_once", "sockets_per_address", "connections_per_address",
    "calls_under_way", "running_tables", "tables_per_day", "kept_per_hour",
)  # fmt: skip


class House:
    """Servers, workers and database of one installation."""

    def __init__(self, database: str, postgres: cluster.Cluster | None, given: argparse.Namespace) -> None:
        self.database = database
        self._postgres = postgres
        # Where there are workers the servers do not think themselves.
        own = "0" if given.workers else str(Settings.bot_workers)
        self._serving = ("serve", database, "--idle", str(given.idle), "--bot-workers", own)
        self._servers: list[subprocess.Popen[str]] = []
        self._workers: list[subprocess.Popen[str]] = []
        self.urls: list[str] = []
        self._begin(given)

    def _begin(self, given: argparse.Namespace) -> None:
        for _ in range(given.processes):
            self._add_server()
        for url in self.urls:
            httpx.get(f"{url}/api/health", timeout=60)  # its tables are there for workers
        for _ in range(given.workers):
            self._add_worker()
        self._wait_for_workers(given.workers)

    def _wait_for_workers(self, wanted: int) -> None:
        """Until they have the compiled rules of the game, as they have for ever after their first start."""
        end = time.monotonic() + COMPILED_AFTER
        while wanted and self._ready_workers() < wanted:
            assert time.monotonic() < end, "the workers' compilers take too long"
            time.sleep(0.2)

    def _ready_workers(self) -> int:
        with psycopg.connect(self.database) as connection:
            rows = connection.execute("SELECT ready FROM processes WHERE kind = 'worker'").fetchall()
        return sum(GAME in ready for (ready,) in rows)

    def _add_server(self) -> None:
        process = program(*self._serving)
        assert process.stdout is not None
        self._servers.append(process)
        self.urls.append(process.stdout.readline().strip())

    def _add_worker(self) -> None:
        self._workers.append(program("work", self.database))

    def kill(self, what: str) -> None:
        """`kill -9` for one process, which somebody starts again."""
        if what == SERVER:
            end(self._servers.pop(0))
            self.urls.pop(0)
            self._add_server()
        elif what == WORKER:
            end(self._workers.pop(0))
            self._add_worker()
        elif self._postgres is not None:
            self._postgres.kill()
            self._postgres.start()

    def close(self) -> None:
        """End all."""
        for process in (*self._servers, *self._workers):
            end(process)

    @property
    def memory(self) -> int:
        """Resident bytes of the servers."""
        pages = [int(Path(f"/proc/{one.pid}/statm").read_text().split()[1]) for one in self._servers]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor_seconds(self) -> float:
        """The time that the servers have kept a core busy."""
        fields = [Path(f"/proc/{one.pid}/stat").read_text().rpartition(")")[2].split() for one in self._servers]
        return sum(int(field[11]) + int(field[12]) for field in fields) / os.sysconf("SC_CLK_TCK")


def program(*arguments: str) -> subprocess.Popen[str]:
    """This file in another process."""
    return subprocess.Popen([sys.executable, __file__, *arguments], stdout=subprocess.PIPE, text=True)


def end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


@contextmanager
def house(given: argparse.Namespace, folder: str) -> Iterator[House]:
    """All processes, ended in the end; PostgreSQL in a cluster of our own."""
    with ExitStack() as stack:
        postgres = stack.enter_context(cluster.running()) if given.postgres else None
        database = f"sqlite:///{folder}/tables.sqlite" if postgres is None else postgres.new_database()
        os.sync()  # a database that is an hour old has nothing left to write when it recovers
        there = House(database, postgres, given)
        stack.callback(there.close)
        yield there


# ---------------------------------------------------------------- inside the processes


def run_server(database: str, idle: float, bot_workers: int) -> None:
    """A server without limits of pace."""
    limits = Limits(**dict.fromkeys(PACES, UNLIMITED), **dict.fromkeys(COUNTS, 10**6))
    listener = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    settings = Settings(
        database=database, limits=limits, idle_seconds=idle, compile_rules=False, bot_workers=bot_workers
    )
    serve(settings, listener)


def main() -> None:
    parser = argparse.ArgumentParser(description="A server or a worker for load.py.")
    parser.add_argument("what", choices=("serve", "work"))
    parser.add_argument("database")
    parser.add_argument("--idle", type=float, default=Settings.idle_seconds)
    parser.add_argument("--bot-workers", type=int, default=Settings.bot_workers)
    given = parser.parse_args()
    if given.what == "serve":
        run_server(given.database, given.idle, given.bot_workers)
    else:
        asyncio.run(work(given.database, 1, compile_rules=True))


if __name__ == "__main__":
    main()
