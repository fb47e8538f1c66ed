"""Attacks on a server while ordinary tables play, on this machine only, each for a bounded time.

    python benchmarks/siege.py                                the working tree
    python benchmarks/siege.py --source /elsewhere/src        another state of the project, to compare

Ordinary tables come from addresses of their own (127.0.1.x); each attack comes from 127.0.0.2. A move's latency counts
from the moment it was due; `x peace` is p99 as a multiple of the p50 of peace. `loop` is the most processor time that
one step on the server's loop took: unlike latencies it does not depend on what else the machine does. `bots` is how
long it takes at one ordinary table from the end of a person's turn over those of two greedy bots to the next one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from besieged import Besieged
from spielwerk.games import game_slugs
from spielwerk.server.security.tokens import new_token

GAME = "airship_city"
ATTACKER = "127.0.0.2"
LONGEST = 30
TROUBLE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
Attack = Callable[["Siege"], Awaitable[str]]


class Client:
    """Somebody at an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url, self.address, self.token = url, address, new_token()
        self.headers = {"Authorization": f"Bearer {self.token}"}
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)  # plain http needs no certificates
        self.http = httpx.AsyncClient(base_url=f"{url}/api", headers=self.headers, transport=transport, timeout=30)

    async def open(self, *kinds: str, game: str = GAME, **wish: Any) -> str:
        seats = [{"kind": kind, "bot": "greedy"} if kind == "bot" else {"kind": kind} for kind in kinds]
        answer = await self.http.post("/tables", json={"game": game, "seats": seats, "fixed_seats": True} | wish)
        answer.raise_for_status()
        return answer.json()["table"]

    async def sit(self, table: str) -> ClientConnection:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live?lang=en"
        return await connect(
            address, additional_headers=self.headers, max_size=None, compression=None, local_addr=(self.address, 0),
            open_timeout=10, ping_interval=None,
        )  # fmt: skip


class Player:
    """One socket that plays all human seats of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.busy = False

    async def hear(self) -> dict[str, Any]:
        message = json.loads(await self.socket.recv())
        if message["type"] == "state":
            self.state = message
        return message

    async def act(self) -> None:
        """One move or confirmation, up to its acknowledgement and the state after it."""
        number, state = new_token(), self.state
        if state["can"]["confirm"]:
            said: dict[str, Any] = {"type": "confirm", "seat": state["pending"]["seat"]}
        else:
            key = random.choice(state["options"])["key"]
            said = {"type": "move", "seat": state["asked"]["seat"], "key": key, "n": state["n"]}
        await self.socket.send(json.dumps(said | {"id": number}))
        answer: dict[str, Any] = {}
        while answer.get("id") != number:
            answer = await self.hear()
        while self.state["n"] < answer.get("n", 0):
            await self.hear()

    @property
    def can_act(self) -> bool:
        return bool(self.state.get("options")) or bool(self.state.get("can", {}).get("confirm"))


class Siege:
    """A server, its ordinary tables, and what is measured."""

    def __init__(self, server: Besieged, given: argparse.Namespace) -> None:
        self.url, self.given = server.url, given
        self.players: list[Player] = []
        self.nosy = Client(server.url, ATTACKER)
        self.journal = server.journal

    async def prepare(self) -> None:
        for number in range(self.given.tables):
            client = Client(self.url, f"127.0.1.{1 + number % 250}")
            player = Player(await client.sit(await client.open("me", "guest", "guest")))
            while not player.state:
                await player.hear()
            self.players.append(player)
        self.honest = Client(self.url, "127.0.2.1")
        self.listed = await self.honest.open("me", "open", "open", public=True)
        await self._sit_with_bots()
        answer = await self.nosy.http.post("/import", json=self.journal, timeout=60)
        self.long_table = answer.json()["table"]

    async def measure(self, attack: Attack | None) -> dict[str, Any]:
        """Play for a while, with an attack going on."""
        working = None if attack is None else asyncio.ensure_future(attack(self))
        bots = asyncio.create_task(self._bots())
        latencies, late = await self._moves()
        bots.cancel()
        told = ""
        if working is not None:
            working.cancel()
            with suppress(asyncio.CancelledError, *TROUBLE):
                told = await working
        with suppress(asyncio.CancelledError):
            await bots
        return {"latencies": latencies, "late": late, "bots": self.bot_times, "told": told or NOTED.pop("told", "")}

    async def _moves(self) -> tuple[list[float], int]:
        latencies: list[float] = []
        tasks: set[asyncio.Task[None]] = set()
        late, began, dice = 0, time.perf_counter(), random.Random(1)
        for number in range(int(self.given.rate * self.given.seconds)):
            due = began + number / self.given.rate
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            player = dice.choice(self.players)
            if player.busy or not player.can_act:
                late += 1
                continue
            task = asyncio.create_task(self._one(player, due, latencies))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
        if tasks:
            await asyncio.wait(tasks, timeout=60)
        return latencies, late + len(tasks)

    @staticmethod
    async def _one(player: Player, due: float, latencies: list[float]) -> None:
        player.busy = True
        try:
            await player.act()
            latencies.append(time.perf_counter() - due)
        finally:
            player.busy = False

    async def _bots(self) -> None:
        """Play at the table with bots; how long from our last message until it is our turn again."""
        self.bot_times: list[float] = []
        while True:
            if self.bot_player.state["status"] == "over":
                await self._sit_with_bots()
            self.bot_times.append(await self._turn_of_bots())

    async def _sit_with_bots(self) -> None:
        """A table with two bots, and one turn of theirs, so that they are awake."""
        self.bot_player = Player(await self.honest.sit(await self.honest.open("me", "bot", "bot")))
        while not self.bot_player.state:
            await self.bot_player.hear()
        await self._turn_of_bots()

    async def _turn_of_bots(self) -> float:
        player, began = self.bot_player, time.perf_counter()
        while player.can_act:
            began = time.perf_counter()
            await player.act()
        while not player.can_act and player.state["status"] == "playing":
            await player.hear()
        return time.perf_counter() - began


NOTED: dict[str, str] = {}
"""What an attack has found out, also if it was ended before it could say so."""


# ---------------------------------------------------------------- the attacks


async def language_frames(siege: Siege) -> str:
    """400 frames at once over one socket at a long table, again and again."""
    done = 0
    while True:
        with suppress(*TROUBLE):
            async with await siege.nosy.sit(siege.long_table) as line:
                for number in range(400):
                    lang = "de" if number % 2 else "en"
                    await line.send(json.dumps({"type": "language", "id": new_token(), "lang": lang}))
                while True:
                    message = json.loads(await line.recv())
                    done += message["type"] == "ack"
                    NOTED["told"] = f"{done} frames answered"
        await asyncio.sleep(0.05)


async def ten_sockets(siege: Siege) -> str:
    """Ten sockets of different visitors, each within the limits of one."""

    async def one() -> None:
        client = Client(siege.url, ATTACKER)
        while True:
            with suppress(*TROUBLE):
                async with await client.sit(siege.long_table) as line:
                    number = 0
                    while True:
                        number += 1
                        lang = "de" if number % 2 else "en"
                        await line.send(json.dumps({"type": "language", "id": new_token(), "lang": lang}))
                        await asyncio.sleep(0.05)
                        with suppress(TimeoutError):
                            await asyncio.wait_for(line.recv(), 0.01)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(10)))
    return ""


async def spectators(siege: Siege) -> str:
    """As many watchers as can be at somebody's table; can the host still come in?"""
    lines: list[ClientConnection] = []
    for _ in range(210):
        with suppress(*TROUBLE):
            lines.append(await Client(siege.url, ATTACKER).sit(siege.listed))
    line = await siege.honest.sit(siege.listed)
    message = json.loads(await line.recv())
    NOTED["told"] = "the host comes in" if message["type"] == "state" else f"the host is locked out: {message['code']}"
    await asyncio.sleep(LONGEST)
    return ""


async def half_requests(siege: Siege) -> str:
    """A thousand connections that begin a request and never end it; is somebody else still served?"""
    host, _, port = siege.url.removeprefix("http://").partition(":")
    loop, lines = asyncio.get_running_loop(), list[socket.socket]()
    for _ in range(1000):
        line = socket.socket()
        line.setblocking(False)
        line.bind((ATTACKER, 0))
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(loop.sock_connect(line, (host, int(port))), 2)
            await loop.sock_sendall(line, b"GET /api/bots HTTP/1.1\r\nHost: 127")
        lines.append(line)
    await asyncio.sleep(1)
    answer = await siege.honest.http.get("/bots")
    kept = sum(still_open(line) for line in lines)
    NOTED["told"] = f"{kept} of 1000 kept, others get {answer.status_code}"
    await asyncio.sleep(LONGEST)
    return ""


def still_open(line: socket.socket) -> bool:
    try:
        return line.recv(1) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


async def imports(siege: Siege) -> str:
    """Long games brought in one after the other, three at a time."""
    done: dict[int, int] = {}

    async def one() -> None:
        while True:
            with suppress(*TROUBLE):
                answer = await siege.nosy.http.post("/import", json=siege.journal, timeout=60)
                done[answer.status_code] = done.get(answer.status_code, 0) + 1
                NOTED["told"] = f"answers: {done}"
                await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(3)))
    return ""


async def hints(siege: Siege) -> str:
    """Hints at five tables at once, over and over."""
    done = 0

    async def one() -> None:
        nonlocal done
        line = await siege.nosy.sit(await siege.nosy.open("me", "guest", "guest"))
        while True:
            await line.send(json.dumps({"type": "hint", "id": new_token(), "seat": 0}))
            while json.loads(await line.recv())["type"] not in ("hint", "refused"):
                pass
            done += 1
            NOTED["told"] = f"{done} answers"
            await asyncio.sleep(0.02)

    await asyncio.gather(*(one() for _ in range(5)))
    return ""


async def public_tables(siege: Siege) -> str:
    """240 public tables; is the honest one still in the list?"""
    opened = 0
    for _ in range(240):
        with suppress(*TROUBLE):
            await Client(siege.url, ATTACKER).open("me", "open", "open", public=True)
            opened += 1
        listed = [one["table"] for one in (await siege.honest.http.get("/tables/public")).json()]
        NOTED["told"] = f"{opened} opened, the honest one is {'listed' if siege.listed in listed else 'NOT listed'}"
        await asyncio.sleep(0.02)
    return NOTED["told"]


async def notes(siege: Siege) -> str:
    """Notes without end at a table of others."""
    stored = 0
    for number in range(2000):
        client = Client(siege.url, ATTACKER)
        with suppress(*TROUBLE):
            answer = await client.http.put(f"/tables/{siege.listed}/notes", json={"text": f"{number}" * 2000})
            stored += 2000 * len(str(number)) if answer.status_code == 200 else 0
            NOTED["told"] = f"{stored / 1e6:.1f} MB stored"
        await client.http.aclose()
    return NOTED["told"]


async def analyses(siege: Siege) -> str:
    """Games brought in and looked at again and again."""
    answers: dict[str, int] = {}
    table = siege.long_table
    while True:
        with suppress(*TROUBLE):
            answer = await siege.nosy.http.get(f"/tables/{table}/analysis")
            said = answer.json().get("status") or answer.json()["error"]["code"]
            answers[said] = answers.get(said, 0) + 1
            NOTED["told"] = f"answers: {answers}"
        await asyncio.sleep(0.02)


async def expert_tables(siege: Siege) -> str:
    """Tables of every game at which only experts sit: the compilers of all games, and thinking without end."""
    opened = 0
    while True:
        for game in game_slugs():
            with suppress(*TROUBLE):
                seats = [{"kind": "bot", "bot": "expert"}] * 3
                wish = {"game": game, "seats": seats, "fixed_seats": True}
                opened += (await siege.nosy.http.post("/tables", json=wish)).status_code == 201
                NOTED["told"] = f"{opened} opened"
        await asyncio.sleep(0.02)


ATTACKS: dict[str, Attack | None] = {
    "peace": None,
    "400 language frames": language_frames,
    "ten sockets within limits": ten_sockets,
    "210 spectators": spectators,
    "1000 half requests": half_requests,
    "imports": imports,
    "hints": hints,
    "240 public tables": public_tables,
    "notes": notes,
    "analyses": analyses,
    "expert tables, all compilers": expert_tables,
}


async def besiege(server: Besieged, given: argparse.Namespace) -> None:
    siege = Siege(server, given)
    await siege.prepare()
    print("| attack | p50 ms | p99 ms | x peace | max ms | moves | not made | loop ms | bots p50 s | what came of it |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    peace = 0.0
    for name, attack in ATTACKS.items():
        if given.only and name != "peace" and given.only not in name:
            continue
        NOTED.clear()
        server.longest_step()
        seen = await siege.measure(attack)
        longest, what = server.longest_step()
        times = sorted(seen["latencies"]) or [float("nan")]
        middle, worst, last = statistics.median(times), times[int(0.99 * len(times))], times[-1]
        peace = peace or middle
        bots = f"{statistics.median(seen['bots']):.2f}" if seen["bots"] else "none finished"
        shown = f"{1000 * middle:.0f} | {1000 * worst:.0f} | {worst / peace:.1f} | {1000 * last:.0f}"
        counts = f"{len(seen['latencies'])} | {seen['late']} | {1000 * longest:.0f}"
        print(f"| {name} | {shown} | {counts} | {bots} | {seen['told']} |", flush=True)
        if given.steps:
            print(f"    {what}", file=sys.stderr)
        await asyncio.sleep(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=20, help="ordinary moves per second")
    parser.add_argument("--seconds", type=float, default=10, help="for each attack")
    parser.add_argument(
        "--source", type=Path, default=Path(__file__).parents[1] / "src", help="the project's src folder"
    )
    parser.add_argument("--only", help="part of the name of an attack")
    parser.add_argument("--steps", action="store_true", help="tell which step on the loop was the longest")
    given = parser.parse_args()
    given.seconds = min(given.seconds, LONGEST)
    with tempfile.TemporaryDirectory(prefix="spielwerk-siege-", ignore_cleanup_errors=True) as folder:
        server = Besieged(given.source, folder)
        try:
            asyncio.run(besiege(server, given))
        finally:
            server.close()
    print(f"\nload of this machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
