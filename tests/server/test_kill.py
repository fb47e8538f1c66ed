"""kill -9 at any moment: no acknowledged move is lost, none is there twice."""

from __future__ import annotations

import os
import random
import threading
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.server.cluster import Cluster
from tests.server.people import PATIENCE, Person, ServerProcess

KILLS = int(os.environ.get("SPIELWERK_KILLS", "6"))
"""How often the server is killed; `SPIELWERK_KILLS=50` for the long run."""
TABLES = 3
BURST = (0.0, 0.8)


class Burst:
    """One person who plays as fast as the server answers, and remembers what it has promised."""

    def __init__(self, person: Person, table: str, dice: random.Random) -> None:
        self.person = person
        self.table = table
        self.dice = dice
        self.acknowledged: dict[str, tuple[int, str]] = {}
        self.open: dict[str, Any] | None = None
        self.seen = 0

    def play(self) -> None:
        """Until the line breaks."""
        try:
            with self.person.at(self.table, self.seen) as line:
                line.greet()
                self._settle(line)
                while line.state["status"] == "playing":
                    self._act(line)
        except (ConnectionClosed, OSError, TimeoutError):
            return

    def _settle(self, line: Any) -> None:
        """Send again what was not answered before the break; the server does it once."""
        if self.open is not None:
            self._send(line, self.open)

    def _act(self, line: Any) -> None:
        state = line.state
        self.seen = state["n"]
        if state["can"]["confirm"]:
            message = {"type": "confirm", "seat": state["pending"]["seat"]}
        elif state["can"]["undo"] and self.dice.random() < 0.15:
            message = {"type": "undo", "seat": state["last"]["seat"]}
        else:
            option = self.dice.choice(state["options"])
            message = {"type": "move", "seat": state["asked"]["seat"], "key": option["key"], "n": state["n"]}
        self._send(line, message | {"id": f"{self.dice.getrandbits(64):x}"})

    def _send(self, line: Any, message: dict[str, Any]) -> None:
        self.open = message
        answer = line.ask(**message)
        self.open = None
        if answer["type"] == "ack":
            self.acknowledged[message["id"]] = (answer["n"], message["type"])
            line.state_after(answer["n"])


def stored(database: str) -> dict[str, list[Any]]:
    """The logs as they stand in the database."""
    from sqlalchemy import select

    from spielwerk.server.storage.database import open_database
    from spielwerk.server.storage.schema import entries

    engine = open_database(database, 5)
    logs: dict[str, list[Any]] = {}
    with engine.connect() as connection:
        for row in connection.execute(select(entries).order_by(entries.c.table_id, entries.c.n)):
            logs.setdefault(row.table_id, []).append(row)
    engine.dispose()
    return logs


def check(bursts: list[Burst], database: str) -> None:
    """Every promise is kept, once, under its number; numbers have no gaps."""
    logs = stored(database)
    for burst in bursts:
        assert burst.table in logs, "lost: a whole table"
        log = logs[burst.table]
        assert [row.n for row in log] == list(range(1, len(log) + 1))
        by_id: dict[str, list[Any]] = {}
        for row in log:
            if row.ref:
                by_id.setdefault(row.ref.rpartition(":")[2], []).append(row)
        assert all(len(rows) == 1 for rows in by_id.values()), "a message was done twice"
        for message, (n, kind) in burst.acknowledged.items():
            assert message in by_id, f"lost: {kind} acknowledged as {n}"
            assert (by_id[message][0].n, by_id[message][0].kind) == (n, kind)


def torment(database: str, kills: int) -> None:
    """Play, kill, start again, look; many times."""
    dice = random.Random(kills)
    server = ServerProcess(database)
    try:
        bursts = [new_burst(server.url, dice) for _ in range(TABLES)]
        ended: list[Burst] = []
        for _ in range(kills):
            threads = [threading.Thread(target=burst.play) for burst in bursts]
            for thread in threads:
                thread.start()
            wait_for_moves(bursts)
            time.sleep(dice.uniform(*BURST))
            server.kill()
            for thread in threads:
                thread.join()
            check(ended + bursts, database)
            server.start_again()
            ended += [burst for burst in bursts if not running(burst)]
            bursts = [new_burst(server.url, dice) if burst in ended else burst for burst in bursts]
        acknowledged = promises(ended + bursts)
        print(f"{kills} kills: all of {acknowledged} acknowledged messages kept, each once")
        assert acknowledged > kills
    finally:
        server.kill()


def wait_for_moves(bursts: list[Burst]) -> None:
    """Until one of them has moved; a slow machine may take a while to get going."""
    before, end = promises(bursts), time.monotonic() + PATIENCE
    while promises(bursts) == before and time.monotonic() < end:
        time.sleep(0.01)


def promises(bursts: list[Burst]) -> int:
    return sum(len(burst.acknowledged) for burst in bursts)


def new_burst(url: str, dice: random.Random) -> Burst:
    person = Person(url)
    table = person.open("me", "guest", "guest")["table"]
    return Burst(person, table, random.Random(dice.random()))


def running(burst: Burst) -> bool:
    return burst.person.call("GET", f"/tables/{burst.table}")["status"] == "playing"


def test_kills_with_sqlite(tmp_path: Path) -> None:
    torment(f"sqlite:///{tmp_path / 'tables.sqlite'}", KILLS)


def test_kills_with_postgresql(postgres: Cluster) -> None:
    torment(postgres.new_database(), KILLS)
