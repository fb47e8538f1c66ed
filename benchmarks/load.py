"""How much a server bears: N tables of clients over WebSockets, on this machine only, for a bounded time.

    python benchmarks/load.py                                  1,000 tables, 200 moves a second, SQLite, one process
    python benchmarks/load.py --postgres --processes 2         the same with PostgreSQL and two processes
    python benchmarks/load.py --idle 5 --rate 20               what a table costs that has gone to sleep
    python benchmarks/load.py --postgres --processes 2 --workers 2 --rate 20 --seconds 60 --kill server,worker,postgres
                                                               one person and two greedy bots at each table, two
                                                               workers that think for them, and `kill -9`, evenly
                                                               spread over the time, for one process of each kind

Every seat is a client of its own with its own socket (three for each table; with `--workers` one, and greedy bots in
the other seats). Moves are due at fixed moments whether or not the server keeps up; the latency of a move counts from
that moment to its acknowledgement. Confirmations come on top of the moves. With `--workers` people play their turns
to the end, at as many tables at a time as moves are due in two seconds; how long they wait for bots counts from the
end of their turn to the next one, and for each move of a bot, with the tenth of a second that bots wait so that
people can follow. After a kill clients connect to the other server and send again what was not answered; the process
is started again at once. A pause after a kill is the longest that anybody's move took, or anybody waited for a bot's
move, of all that were under way then or began within ten seconds. In the end all that was acknowledged is looked for
in the database. Memory is the resident memory of the server processes beyond what an empty server has. Tables leave
the server's memory after a minute without use; `--idle` makes that shorter, and then the benchmark waits to see it.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from tests.server.test_kill import stored

from house import POSTGRES, SERVER, WORKER, House, house
from seats import SEATS, STAYING, Measured, Table, anywhere, in_turns, open_table, sit
from spielwerk.server.settings import Settings

AT_ONCE = 16
WARM_UP = 3.0
LONGEST = 120
LONGEST_WAIT = 10.0
AFTER_A_KILL = 10.0
"""Seconds in which what happens counts as a consequence of a kill."""
PATIENCE = 30.0
"""Seconds after which an answer that has not come is given up, and the benchmark says so."""
Kills = list[tuple[str, float, float]]
"""What was killed, when, and when it had been started again."""


async def in_parallel(works: list[Any]) -> list[Any]:
    """Some at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Any) -> Any:
        async with gate:
            return await work

    return await asyncio.gather(*(one(work) for work in works))


async def burst(tables: Iterator[Table], rate: float, seconds: float, measured: Measured) -> float:
    """Moves due at even intervals; returns how long it took."""
    dice = random.Random(1)
    tasks: set[asyncio.Task[None]] = set()
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        due = began + number / rate
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        measured.stall = max(measured.stall, time.perf_counter() - due)
        task = asyncio.create_task(next(tables).move(due, measured, dice))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    if tasks:
        _, unanswered = await asyncio.wait(tasks, timeout=PATIENCE)
        measured.unanswered += len(unanswered)
    return time.perf_counter() - began


async def kill_all(there: House, given: argparse.Namespace) -> Kills:
    """One process of each kind that was wished for, evenly spread over the time."""
    kills: Kills = []
    for what in given.kill:
        await asyncio.sleep(given.seconds / (len(given.kill) + 1))
        say(f"kill -9: {what}")
        moment = time.perf_counter()
        await asyncio.to_thread(there.kill, what)
        kills.append((what, moment, time.perf_counter()))
    return kills


# ---------------------------------------------------------------- the measurement


async def measure(given: argparse.Namespace, there: House) -> dict[str, Any]:
    bots = bool(given.workers)
    async with httpx.AsyncClient(timeout=60) as http:
        for number in range(len(there.urls)):
            await open_table(http, there.urls, number, bots)
        empty = there.memory
        say(f"opening {given.tables} tables")
        began = time.perf_counter()
        opened = await in_parallel([open_table(http, there.urls, number, bots) for number in range(given.tables)])
        opening = time.perf_counter() - began
    measured = Measured()
    say("everybody sits down")
    seated = [sit(there.urls, number, table, tokens, measured) for number, (table, tokens) in enumerate(opened)]
    tables: list[Table] = await in_parallel(seated)
    leave_garbage_alone()
    await asyncio.sleep(waiting(given))
    idle_at_first = there.memory
    say(f"play for {given.seconds:.0f} s")
    dice = random.Random(2)
    chosen = in_turns(tables, dice, int(2 * given.rate)) if bots else anywhere(tables, dice)
    await burst(chosen, given.rate, WARM_UP, Measured())
    measured.states, busy_before = 0, there.processor_seconds
    killing = asyncio.create_task(kill_all(there, given))
    took = await burst(chosen, given.rate, given.seconds, measured)
    kills = await killing
    busy = there.processor_seconds - busy_before
    playing = there.memory
    await asyncio.sleep(waiting(given))
    idle_again = there.memory
    for task in STAYING:
        task.cancel()
    speeds = report(given, measured, took, opening)
    if kills:
        return speeds | after_kills(measured, kills) | kept(there.database, measured)
    return speeds | used(given, len(measured.moves), busy, (empty, idle_at_first, playing, idle_again))


def say(what: str) -> None:
    """How far it is, for whoever waits."""
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


def leave_garbage_alone() -> None:
    """Clients that stop to look through 3,000 sockets for garbage would have their own pause counted as the server's.

    Only the clients: the servers are processes of their own and collect as they always do.
    """
    gc.collect()
    gc.disable()


def waiting(given: argparse.Namespace) -> float:
    """How long to wait until tables have gone to sleep; not at all where that takes too long."""
    return 2 * given.idle if 2 * given.idle <= LONGEST_WAIT else 0.0


# ---------------------------------------------------------------- what is told


def report(given: argparse.Namespace, measured: Measured, took: float, opening: float) -> dict[str, Any]:
    """How fast it was."""
    return {
        "tables": given.tables,
        "sockets": given.tables * (1 if given.workers else SEATS),
        "database": "postgresql" if given.postgres else "sqlite",
        "processes": given.processes,
        "workers": given.workers,
        "opened per second": round(given.tables / opening, 1),
        "moves due per second": given.rate,
        "moves per second": round(len(measured.moves) / took, 1),
        "confirmations per second": round(measured.confirmed / took, 1),
        "states per second": round(measured.states / took, 1),
        **spread("", [seconds for _, seconds in measured.moves]),
        "turns after which bots were due": measured.turns,
        "of these the bots have played": len(measured.waits),
        **spread("a bot's move ", [seconds for _, seconds in measured.steps]),
        **spread("until my turn again ", [seconds for _, seconds in measured.waits]),
        "load of this machine": round(os.getloadavg()[0], 1),
        "longest stall of the clients ms": round(1000 * measured.stall, 1),
        "not made, table busy": measured.late,
        "not answered": measured.unanswered,
        "refused": measured.refused,
    }


def spread(what: str, seconds: list[float]) -> dict[str, float]:
    """Middle, late and latest, if there are any."""
    if not seconds:
        return {}
    times = [round(1000 * one, 1) for one in sorted(seconds)]
    return {
        f"{what}p50 ms": statistics.median(times),
        f"{what}p99 ms": times[int(0.99 * len(times))],
        f"{what}max ms": times[-1],
    }


def used(given: argparse.Namespace, moves: int, busy: float, memories: tuple[int, int, int, int]) -> dict[str, Any]:
    """What it cost; a server that was killed can't be asked for that."""
    empty, *later = memories
    idle_at_first, playing, idle_again = [round((value - empty) / given.tables / 1000, 1) for value in later]
    asleep = "asleep" if waiting(given) else "awake"
    return {
        "server ms of processor per move": round(1000 * busy / moves, 2),
        "seconds until a table sleeps": given.idle,
        f"kB per table, just opened, {asleep}": idle_at_first,
        "kB per table, playing": playing,
        f"kB per table, after play, {asleep}": idle_again,
        "MB of an empty server": round(empty / 1e6 / given.processes, 1),
    }


def after_kills(measured: Measured, kills: Kills) -> dict[str, float]:
    """The longest pauses of people and bots after each kill, in seconds."""
    told: dict[str, float] = {}
    for what, moment, back in kills:
        told[f"s until the {what} was back"] = round(back - moment, 2)
        told[f"s until a move, {what} killed"] = longest(measured.moves, moment)
        told[f"s until a bot's move, {what} killed"] = longest(measured.steps, moment)
    return told


def longest(spans: list[tuple[float, float]], moment: float) -> float:
    """The longest of those that were under way at a moment or began soon after."""
    touched = [took for began, took in spans if began < moment + AFTER_A_KILL and began + took > moment]
    return round(max(touched, default=0.0), 2)


def kept(database: str, measured: Measured) -> dict[str, int]:
    """What was acknowledged, and what of it is in the database under the number that was promised."""
    logs = {
        (table, row.ref.rpartition(":")[2]): row.n for table, log in stored(database).items() for row in log if row.ref
    }
    found = sum(logs.get((table, message)) == n for message, (table, n) in measured.acknowledged.items())
    return {"acknowledged": len(measured.acknowledged), "found afterwards": found}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=200, help="moves per second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--postgres", action="store_true", help="in a cluster of its own")
    parser.add_argument("--idle", type=float, default=Settings.idle_seconds, help="seconds until a table sleeps")
    parser.add_argument("--workers", type=int, default=0, help="processes that think for bots; needs --postgres")
    killed = "server, worker, postgres, with commas between: what is killed, in this order; needs --postgres"
    parser.add_argument("--kill", type=lambda text: text.split(","), default=[], help=killed)
    given = parser.parse_args()
    if given.workers and not given.postgres:
        parser.error("--workers needs --postgres")
    if set(given.kill) - {SERVER, WORKER, POSTGRES}:
        parser.error("--kill takes server, worker and postgres, with commas between")
    if given.kill and not (given.postgres and given.processes > 1 and given.workers > 1):
        parser.error("--kill needs --postgres, --processes 2 and --workers 2")
    given.seconds = min(given.seconds, LONGEST)
    with tempfile.TemporaryDirectory(prefix="spielwerk-load-") as folder, house(given, folder) as there:
        result = asyncio.run(measure(given, there))
    for name, value in result.items():
        print(f"{name:42} {value}")


if __name__ == "__main__":
    main()
