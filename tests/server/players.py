"""People who play on and on against bots, at whichever of several servers answers, and remember what was promised."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.people import PATIENCE, Line, Person, ServerProcess
from tests.server.test_processes import elsewhere

SEATS = ("me", {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"})
BROKEN = (ConnectionClosed, InvalidMessage, OSError, TimeoutError, httpx.TransportError)
"""How a line ends, or does not come about, with a server that goes; a proxy may take the call and hang up."""


class Player:
    """Somebody who plays against bots, at whichever server answers, and begins anew when a game is over."""

    def __init__(self, servers: list[ServerProcess]) -> None:
        self.servers = servers
        self.person = Person(servers[0].url)
        self.tables = [self.person.open(*SEATS)["table"]]
        self.acknowledged: set[str] = set()

    @property
    def table(self) -> str:
        """Where they play now."""
        return self.tables[-1]

    def play(self, turns: int) -> None:
        """So many whole turns, bots' turns included; a line that breaks is taken up at another server."""
        end = time.monotonic() + PATIENCE
        while turns:
            assert time.monotonic() < end, "play does not go on"
            for server in self.servers:
                with suppress(*BROKEN):
                    turns = self._play_at(server, turns)

    def _play_at(self, server: ServerProcess, turns: int) -> int:
        here = elsewhere(self.person, server)
        with here.at(self.table) as line:
            line.greet()
            while turns and line.state["status"] == "playing":
                turns -= self._turn(line)
            if line.state["status"] == "over":
                self.tables.append(here.open(*SEATS)["table"])
            return turns

    def _turn(self, line: Line) -> bool:
        """Whether a turn was played; not where this server had yet to hear that it was over, at another one."""
        line.hear_until_mine()
        before = len(self.acknowledged)
        while line.state["options"] or line.state["can"]["confirm"]:
            message = self._message(line.state)
            answer = line.ask(**message)
            if answer["type"] == "ack":
                self.acknowledged.add(message["id"])
                line.state_after(answer["n"])
        return len(self.acknowledged) > before

    @staticmethod
    def _message(state: dict[str, Any]) -> dict[str, Any]:
        number = f"{time.monotonic_ns()}"
        if state["can"]["confirm"]:
            return {"type": "confirm", "seat": state["pending"]["seat"], "id": number}
        key = state["options"][0]["key"]
        return {"type": "move", "seat": state["asked"]["seat"], "key": key, "n": state["n"], "id": number}


@contextmanager
def under_way(player: Player) -> Iterator[None]:
    """Somebody plays as long as this lasts, at whichever server answers."""
    stop, troubles = threading.Event(), list[BaseException]()

    def play() -> None:
        try:
            while not stop.is_set():
                player.play(1)
        except BaseException as trouble:
            troubles.append(trouble)

    thread = threading.Thread(target=play)
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
        for trouble in troubles:  # which comes first where it is why something else was in vain
            raise trouble


def acknowledges(player: Player, more: int) -> None:
    """Wait until so many more of somebody's moves were acknowledged."""
    wanted, end = len(player.acknowledged) + more, time.monotonic() + PATIENCE
    while len(player.acknowledged) < wanted:
        assert time.monotonic() < end, "play does not go on"
        time.sleep(0.05)


def nothing_is_lost(database: str, player: Player) -> None:
    """What was acknowledged is there once, in logs without gaps; whichever edition the tables are of."""
    done: list[str] = []
    for table in player.tables:
        log = rows(database, f"SELECT n, ref FROM entries WHERE table_id = '{table}' ORDER BY n")
        assert [n for n, _ in log] == list(range(1, len(log) + 1))
        done += [ref.rpartition(":")[2] for _, ref in log if ref]
    assert len(done) == len(set(done)) and player.acknowledged <= set(done)


def rows(database: str, query: Any) -> list[Any]:
    with psycopg.connect(database) as connection:
        return connection.execute(query).fetchall()
