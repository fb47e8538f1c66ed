"""The attacks of `siege.py`: each goes on until it is ended, and notes what came of it.

They come from a process of their own that gives way to everybody: what attackers need of a processor would in truth be
spent on other machines.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import asdict, dataclass
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from clients import TROUBLE, sit_down, table_with, who
from spielwerk.games import game_slugs
from spielwerk.server.security.tokens import new_token

ATTACKER, HONEST = "127.0.0.2", "127.0.2.1"
POLITE = 5
LONGEST = 30


class Client:
    """Somebody at an address."""

    def __init__(self, url: str, address: str, token: str | None = None) -> None:
        self.url, self.address, self.token = url, address, token or new_token()
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)  # plain http needs no certificates
        self.http = httpx.AsyncClient(base_url=f"{url}/api", headers=who(self.token), transport=transport, timeout=30)

    async def open(self, *kinds: str, **wish: Any) -> str:
        answer = await self.http.post("/tables", json=table_with(*kinds) | wish)
        answer.raise_for_status()
        return answer.json()["table"]

    async def sit(self, table: str) -> ClientConnection:
        return await sit_down(self.url, table, self.token, self.address)


@dataclass(frozen=True)
class Scene:
    """What attackers know, as it is passed to their process."""

    url: str
    nosy: str
    """The token of the attacker."""
    honest: str
    """The token of somebody who plays, to see whether they are still served."""
    listed: str
    """The honest client's table in the public list."""
    long_table: str
    journal: dict[str, Any]


class Siege:
    """The same with clients."""

    def __init__(self, scene: Scene) -> None:
        self.url, self.listed, self.long_table, self.journal = scene.url, scene.listed, scene.long_table, scene.journal
        self.nosy = Client(scene.url, ATTACKER, scene.nosy)
        self.honest = Client(scene.url, HONEST, scene.honest)


Attack = Callable[[Siege], Awaitable[str]]
NOTED: dict[str, str] = {}
"""What an attack has found out, also if it was ended before it could say so."""


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
                            async with asyncio.timeout(0.01):
                                await line.recv()
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
                wish = table_with("bot", "bot", "bot", game=game, bot="expert")
                opened += (await siege.nosy.http.post("/tables", json=wish)).status_code == 201
                NOTED["told"] = f"{opened} opened"
        await asyncio.sleep(0.02)


# ---------------------------------------------------------------- many small things at once


async def raw_line(siege: Siege) -> socket.socket:
    """A connection on which anything can be said."""
    host, _, port = siege.url.removeprefix("http://").partition(":")
    line = socket.socket()
    line.setblocking(False)
    line.bind((ATTACKER, 0))
    await asyncio.get_running_loop().sock_connect(line, (host, int(port)))
    return line


async def pour(siege: Siege, lines: int, first: bytes, flood: bytes, reads: bool = True) -> str:
    """The same again and again over several connections, as fast as they take it."""
    loop, poured = asyncio.get_running_loop(), 0

    async def one() -> None:
        nonlocal poured
        while True:
            with suppress(*TROUBLE):
                line = await raw_line(siege)
                try:
                    await loop.sock_sendall(line, first)
                    if first:
                        await loop.sock_recv(line, 100)
                    while True:
                        async with asyncio.timeout(5):
                            await loop.sock_sendall(line, flood)
                        poured += len(flood)
                        NOTED["told"] = f"{poured / 1e6:.1f} MB taken"
                        if reads:
                            with suppress(BlockingIOError):
                                while line.recv(1 << 20):
                                    pass
                finally:
                    line.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(lines)))
    return ""


def handshake(siege: Siege) -> bytes:
    """What begins a socket at the long table, for a spectator."""
    return (
        f"GET /api/tables/{siege.long_table}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
    ).encode()


MASK = b"\0\0\0\0"


async def pings(siege: Siege) -> str:
    """Pings of a socket, ten thousand at a time, whose answers nobody reads."""
    return await pour(siege, 4, handshake(siege), (b"\x89\x80" + MASK) * 10_000, reads=False)


async def tiny_frames(siege: Siege) -> str:
    """Frames of one letter, ten thousand at a time."""
    return await pour(siege, 4, handshake(siege), (b"\x81\x81" + MASK + b"x") * 10_000)


async def tiny_pieces(siege: Siege) -> str:
    """Messages in ninety pieces, ten thousand at a time."""
    return await pour(
        siege, 4, handshake(siege), (b"\x01\x80" + MASK + (b"\x00\x80" + MASK) * 90 + b"\x80\x80" + MASK) * 110
    )


async def calls_in_a_row(siege: Siege) -> str:
    """Calls one after the other without waiting for an answer, all but a few refused."""
    return await pour(siege, 40, b"", b"GET /api/bots HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 2_000)


async def new_connections(siege: Siege) -> str:
    """Connections that come, ask and go."""
    return await pour(siege, 100, b"", b"GET /api/bots HTTP/1.0\r\n\r\n")


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
    "pings": pings,
    "tiny frames": tiny_frames,
    "tiny pieces": tiny_pieces,
    "calls in a row": calls_in_a_row,
    "new connections": new_connections,
}


# ---------------------------------------------------------------- the process that attacks


class Attacker:
    """An attack that goes on until it is ended."""

    def __init__(self, name: str, scene: Scene) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, name], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(asdict(scene)) + "\n")
        self._process.stdin.flush()
        self._told()  # it begins

    def _told(self) -> str:
        assert self._process.stdout is not None
        return self._process.stdout.readline().strip()

    def end(self) -> str:
        """End it; returns what came of it."""
        self._process.terminate()
        told = self._told()
        self._process.kill()
        self._process.wait()
        return told


async def attack(name: str, scene: Scene) -> None:
    """Go on until the signal comes, then say what came of it."""
    told = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, told.set)
    chosen = ATTACKS[name]
    assert chosen is not None
    print("begins", flush=True)
    working = asyncio.ensure_future(chosen(Siege(scene)))
    await told.wait()
    print(NOTED.get("told", ""), flush=True)
    working.cancel()


if __name__ == "__main__":
    os.nice(POLITE)
    asyncio.run(attack(sys.argv[1], Scene(**json.loads(sys.stdin.readline()))))
