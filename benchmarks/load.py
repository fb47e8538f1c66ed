"""How much a server bears: N tables of clients over WebSockets, on this machine only, for a bounded time.

    python benchmarks/load.py                                  1,000 tables, 200 moves a second, SQLite, one process
    python benchmarks/load.py --postgres --processes 2         the same with PostgreSQL and two processes
    python benchmarks/load.py --idle 5 --rate 20               what a table costs that has gone to sleep
    python benchmarks/load.py --postgres --processes 2 --workers 2 --rate 20
                                                               one person and two greedy bots at each table, and two
                                                               workers that think for them

Every seat is a client of its own with its own socket (three for each table; with `--workers` one, and greedy bots in
the other seats). Moves are due at fixed moments whether or not the server keeps up; the latency of a move counts from
that moment to its acknowledgement. Confirmations come on top of the moves. How long people wait for bots counts from
the end of their turn to the next one. Memory is the resident memory of the server processes beyond what an empty server
has. Tables leave the server's memory after a minute without use; `--idle` makes that shorter, and then the benchmark
waits to see it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect

from spielwerk.server.bots.station import work
from spielwerk.server.security.tokens import new_token
from spielwerk.server.serving import bind, serve
from spielwerk.server.settings import Limits, Settings

STATE, OPTIONS = '"type":"state"', '"options":[{'
HEAD = 200
"""Characters in which the type of a message stands; nobody reads all of a state to know that it is one."""
GAME, SEATS = "airship_city", 3
UNLIMITED = 1e9
PACES = ("messages_per_second", "calls_per_second", "tables_per_minute", "visitor_cpu", "address_cpu", "watching_cpu")
COUNTS = (
    "messages_at_once", "calls_at_once", "tables_at_once", "sockets_per_address", "connections_per_address",
    "calls_under_way", "running_tables",
)  # fmt: skip
AT_ONCE = 16
WARM_UP = 3.0
LONGEST = 120
LONGEST_WAIT = 10.0


# ---------------------------------------------------------------- the server


def run_server(database: str, idle: float, bot_workers: int) -> None:
    """A server without limits of pace, in a process of its own."""
    pace = dict.fromkeys(PACES, UNLIMITED)
    counts = dict.fromkeys(COUNTS, 10**6)
    limits = Limits(**pace, **counts)
    listener = bind("127.0.0.1", 0)
    print(f"http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    settings = Settings(
        database=database, limits=limits, idle_seconds=idle, compile_rules=False, bot_workers=bot_workers
    )
    serve(settings, listener)


@contextmanager
def server(database: str, given: argparse.Namespace) -> Iterator[tuple[str, int]]:
    """Address and process number of a running server; where there are workers it does not think itself."""
    own = "0" if given.workers else str(Settings.bot_workers)
    with program("--serve", database, "--idle", str(given.idle), "--bot-workers", own) as process:
        assert process.stdout is not None
        yield process.stdout.readline().strip(), process.pid


@contextmanager
def program(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """This file in another process, killed in the end."""
    with subprocess.Popen([sys.executable, __file__, *arguments], stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of a database in a cluster of our own."""
    from tests.server import cluster

    with cluster.running() as running:
        yield running.new_database()


def memory(processes: list[int]) -> int:
    """Resident bytes of some processes."""
    pages = [int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes]
    return sum(pages) * os.sysconf("SC_PAGE_SIZE")


def processor_seconds(processes: list[int]) -> float:
    """The time that some processes have kept a core busy."""
    fields = [Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split() for process in processes]
    return sum(int(field[11]) + int(field[12]) for field in fields) / os.sysconf("SC_CLK_TCK")


# ---------------------------------------------------------------- the clients


@dataclass
class Measured:
    """What the clients have seen."""

    latencies: list[float] = field(default_factory=list)
    refused: dict[str, int] = field(default_factory=dict)
    confirmed: int = 0
    states: int = 0
    stall: float = 0.0
    """The longest that the clients themselves were held up."""
    late: int = 0
    """Moves that were due while the table was still busy with the one before, or its bots were."""
    waits: list[float] = field(default_factory=list)
    """How long people waited for bots."""


class Seat:
    """One client: a socket, and the last state that came over it, read when it is needed."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.text = ""
        self.waiting_since: float | None = None
        self.answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def read(self, measured: Measured) -> None:
        async for text in self.socket:
            text = str(text)
            if STATE in text[:HEAD]:
                self.text = text
                measured.states += 1
                self._note_turn(measured)
                continue
            message = json.loads(text)
            if message.get("id") in self.answers:
                self.answers.pop(message["id"]).set_result(message)

    def _note_turn(self, measured: Measured) -> None:
        if self.waiting_since is not None and self.decides:
            measured.waits.append(time.perf_counter() - self.waiting_since)
            self.waiting_since = None

    @property
    def state(self) -> dict[str, Any]:
        return json.loads(self.text)

    @property
    def decides(self) -> bool:
        return OPTIONS in self.text

    async def ask(self, **message: Any) -> dict[str, Any]:
        number = new_token()
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps(message | {"id": number}))
        return await answer


class Table:
    """One table and its clients."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.busy = False

    async def move(self, due: float, measured: Measured, dice: random.Random) -> None:
        """One move of whoever is to act, and the confirmation if it ended the turn."""
        acting = next((seat for seat in self.seats if seat.decides), None)
        if self.busy or acting is None:
            measured.late += 1
            return
        self.busy = True
        try:
            state = acting.state
            key = dice.choice(state["options"])["key"]
            answer = await acting.ask(type="move", seat=state["asked"]["seat"], key=key, n=state["n"])
            if answer["type"] == "ack":
                measured.latencies.append(time.perf_counter() - due)
                await self._confirm(acting, answer["n"], measured)
                acting.waiting_since = None if acting.decides else time.perf_counter()
            else:
                measured.refused[answer["code"]] = measured.refused.get(answer["code"], 0) + 1
        finally:
            self.busy = False

    @staticmethod
    async def _confirm(acting: Seat, n: int, measured: Measured) -> None:
        state = acting.state
        if state["n"] >= n and state["can"]["confirm"]:
            await acting.ask(type="confirm", seat=state["pending"]["seat"])
            measured.confirmed += 1


async def open_table(http: httpx.AsyncClient, urls: list[str], number: int, bots: bool) -> tuple[str, list[str]]:
    """A table with a visitor for each seat that is no bot's; returns its name and the tokens by seat."""
    tokens = [new_token() for _ in range(1 if bots else SEATS)]
    others = {"kind": "bot", "bot": "greedy"} if bots else {"kind": "open"}
    seats = [{"kind": "me"}] + [others] * (SEATS - 1)
    wish = {"game": GAME, "seats": seats, "fixed_seats": True}
    url = urls[number % len(urls)]
    opened = (await http.post(f"{url}/api/tables", json=wish, headers=who(tokens[0]))).json()
    for link in opened["links"]:
        path = link["url"].removeprefix(url)
        answer = await http.post(f"{url}/api{path}", json={}, headers=who(tokens[link["seat"]]))
        answer.raise_for_status()
    return opened["table"], tokens


def who(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


async def sit(urls: list[str], number: int, table: str, tokens: list[str], measured: Measured) -> Table:
    """Connect all seats of a table; with several processes its clients are at different ones."""
    seats: list[Seat] = []
    for place, token in enumerate(tokens):
        url = urls[(number + place) % len(urls)].replace("http", "ws", 1)
        socket = await connect(
            f"{url}/api/tables/{table}/live?lang=en", additional_headers=who(token), compression=None, max_size=None,
            ping_interval=None,
        )  # fmt: skip
        seat = Seat(socket)
        READING.add(asyncio.create_task(seat.read(measured)))
        seats.append(seat)
    return Table(seats)


READING: set[asyncio.Task[None]] = set()


async def in_parallel(works: list[Any]) -> list[Any]:
    """Some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return await asyncio.gather(*(one(work) for work in works))


async def burst(tables: list[Table], rate: float, seconds: float, measured: Measured) -> float:
    """Moves due at even intervals at random tables; returns how long it took."""
    dice = random.Random(1)
    tasks: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        measured.stall = max(measured.stall, time.perf_counter() - due)
        task = asyncio.create_task(dice.choice(tables).move(due, measured, dice))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    while tasks:
        await asyncio.wait(tasks)
    return time.perf_counter() - began


# ---------------------------------------------------------------- the measurement


async def measure(given: argparse.Namespace, urls: list[str], processes: list[int]) -> dict[str, Any]:
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(len(urls)):
            await open_table(http, urls, number, bool(given.workers))
        empty = memory(processes)
        began = time.perf_counter()
        bots = bool(given.workers)
        opened = await in_parallel([open_table(http, urls, number, bots) for number in range(given.tables)])
        opening = time.perf_counter() - began
    measured = Measured()
    seated = [sit(urls, number, table, tokens, measured) for number, (table, tokens) in enumerate(opened)]
    tables: list[Table] = await in_parallel(seated)
    leave_garbage_alone()
    await asyncio.sleep(waiting(given))
    idle_at_first = memory(processes)
    await burst(tables, given.rate, WARM_UP, Measured())
    measured.states = 0
    busy_before = processor_seconds(processes)
    took = await burst(tables, given.rate, given.seconds, measured)
    busy = processor_seconds(processes) - busy_before
    playing = memory(processes)
    await asyncio.sleep(waiting(given))
    idle_again = memory(processes)
    for task in READING:
        task.cancel()
    return report(given, measured, took, busy, opening, (empty, idle_at_first, playing, idle_again))


def leave_garbage_alone() -> None:
    """Clients that stop to look through 3,000 sockets for garbage would have their own pause counted as the server's.

    Only the clients: the servers are processes of their own and collect as they always do.
    """
    gc.collect()
    gc.disable()


def waiting(given: argparse.Namespace) -> float:
    """How long to wait until tables have gone to sleep; not at all where that takes too long."""
    return 2 * given.idle if 2 * given.idle <= LONGEST_WAIT else 0.0


def report(
    given: argparse.Namespace,
    measured: Measured,
    took: float,
    busy: float,
    opening: float,
    memories: tuple[int, int, int, int],
) -> dict[str, Any]:
    empty, *later = memories
    idle_at_first, playing, idle_again = [round((value - empty) / given.tables / 1000, 1) for value in later]
    latencies = sorted(measured.latencies)
    return {
        "tables": given.tables,
        "sockets": given.tables * (1 if given.workers else SEATS),
        "database": "postgresql" if given.postgres else "sqlite",
        "processes": given.processes,
        "workers": given.workers,
        "opened per second": round(given.tables / opening, 1),
        "moves due per second": given.rate,
        "moves per second": round(len(latencies) / took, 1),
        "confirmations per second": round(measured.confirmed / took, 1),
        "states per second": round(measured.states / took, 1),
        "p50 ms": round(1000 * statistics.median(latencies), 1),
        "p99 ms": round(1000 * latencies[int(0.99 * len(latencies))], 1),
        "max ms": round(1000 * latencies[-1], 1),
        **waits_for_bots(measured.waits),
        "server ms of processor per move": round(1000 * busy / len(latencies), 2),
        "load of this machine": round(os.getloadavg()[0], 1),
        "longest stall of the clients ms": round(1000 * measured.stall, 1),
        "not made, table busy": measured.late,
        "refused": measured.refused,
        "seconds until a table sleeps": given.idle,
        f"kB per table, just opened, {'asleep' if waiting(given) else 'awake'}": idle_at_first,
        "kB per table, playing": playing,
        f"kB per table, after play, {'asleep' if waiting(given) else 'awake'}": idle_again,
        "MB of an empty server": round(empty / 1e6 / given.processes, 1),
    }


def waits_for_bots(waits: list[float]) -> dict[str, float]:
    """How long people waited for bots, if there were any."""
    if not waits:
        return {}
    middle, worst = statistics.median(waits), sorted(waits)[int(0.99 * len(waits))]
    return {
        "turns of bots": len(waits),
        "until my turn again p50 ms": round(1000 * middle, 1),
        "until my turn again p99 ms": round(1000 * worst, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="in a cluster of its own")
    parser.add_argument("--idle", type=float, default=Settings.idle_seconds, help="seconds until a table sleeps")
    parser.add_argument("--workers", type=int, default=0, help="processes that think for bots; needs --postgres")
    parser.add_argument("--serve", metavar="DATABASE", help=argparse.SUPPRESS)
    parser.add_argument("--bot-workers", type=int, default=Settings.bot_workers, help=argparse.SUPPRESS)
    parser.add_argument("--work", metavar="DATABASE", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        run_server(given.serve, given.idle, given.bot_workers)
        return
    if given.work:
        asyncio.run(work(given.work, 1, compile_rules=False))
        return
    if given.workers and not given.postgres:
        parser.error("--workers needs --postgres")
    given.seconds = min(given.seconds, LONGEST)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="spielwerk-load-"))
        database = stack.enter_context(postgres()) if given.postgres else f"sqlite:///{folder}/tables.sqlite"
        servers = [stack.enter_context(server(database, given)) for _ in range(given.processes)]
        for url, _ in servers:
            httpx.get(f"{url}/api/health", timeout=60)  # its tables are there for workers
        for _ in range(given.workers):
            stack.enter_context(program("--work", database))
        result = asyncio.run(measure(given, [url for url, _ in servers], [process for _, process in servers]))
    for name, value in result.items():
        print(f"{name:34} {value}")


if __name__ == "__main__":
    main()
