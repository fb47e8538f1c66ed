"""Attacks on a server while ordinary tables play, on this machine only, each for a bounded time.

    python benchmarks/siege.py                                the working tree
    python benchmarks/siege.py --source /elsewhere/src        another state of the project, to compare

Ordinary tables come from addresses of their own (127.0.1.x); each attack comes from 127.0.0.2, from a process that
leaves the processor to all others. A move's latency counts
from the moment it was due; `x peace` is p50 and p99 as multiples of the p50 of peace, before which everybody has
played for as long once, so that all is awake. `loop` is the most processor time that
one step on the server's loop took: unlike latencies it does not depend on what else the machine does. `bots` is how
long each decision of two greedy bots takes at one ordinary table, with the tenth of a second that they wait so that
people can follow.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from websockets.asyncio.client import ClientConnection

from attacks import ATTACKER, ATTACKS, HONEST, LONGEST, Attacker, Client, Scene
from besieged import Besieged
from spielwerk.server.security.tokens import new_token


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
        self.bot_times: list[float] = []
        self.journal = server.journal

    async def prepare(self) -> None:
        for number in range(self.given.tables):
            client = Client(self.url, f"127.0.1.{1 + number % 250}")
            player = Player(await client.sit(await client.open("me", "guest", "guest")))
            while not player.state:
                await player.hear()
            self.players.append(player)
        self.honest = Client(self.url, HONEST)
        listed = await self.honest.open("me", "open", "open", public=True)
        await self._sit_with_bots()
        nosy = Client(self.url, ATTACKER)
        answer = await nosy.http.post("/import", json=self.journal, timeout=60)
        self.scene = Scene(self.url, nosy.token, self.honest.token, listed, answer.json()["table"], self.journal)

    async def measure(self, name: str) -> dict[str, Any]:
        """Play for a while, with an attack going on."""
        attacker = None if ATTACKS[name] is None else await asyncio.to_thread(Attacker, name, self.scene)
        bots = asyncio.create_task(self._bots())
        latencies, late = await self._moves()
        bots.cancel()
        told = "" if attacker is None else await asyncio.to_thread(attacker.end)
        with suppress(asyncio.CancelledError):
            await bots
        return {"latencies": latencies, "late": late, "bots": self.bot_times, "told": told}

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
        self.bot_times = []
        while True:
            if self.bot_player.state["status"] == "over":
                await self._sit_with_bots()
            self.bot_times += await self._turns_of_bots()

    async def _sit_with_bots(self) -> None:
        """A table with two bots, and one turn of theirs, so that they are awake."""
        self.bot_player = Player(await self.honest.sit(await self.honest.open("me", "bot", "bot")))
        while not self.bot_player.state:
            await self.bot_player.hear()
        await self._turns_of_bots()

    async def _turns_of_bots(self) -> list[float]:
        """Play until the bots have to; then how long each of their decisions takes."""
        player, times = self.bot_player, list[float]()
        while player.can_act:
            await player.act()
        began, seen = time.perf_counter(), player.state["n"]
        while not player.can_act and player.state["status"] == "playing":
            await player.hear()
            if player.state["n"] > seen:
                times.append((time.perf_counter() - began) / (player.state["n"] - seen))
                began, seen = time.perf_counter(), player.state["n"]
        return times


async def besiege(server: Besieged, given: argparse.Namespace) -> None:
    siege = Siege(server, given)
    await siege.prepare()
    await siege.measure("peace")
    print("| attack | p50 ms | p99 ms | x peace | max ms | moves | not made | loop ms | bots ms | what came of it |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    peace = 0.0
    for name in ATTACKS:
        if given.only and name != "peace" and given.only not in name:
            continue
        server.longest_step()
        seen = await siege.measure(name)
        longest, what = server.longest_step()
        times = sorted(seen["latencies"]) or [float("nan")]
        middle, worst, last = statistics.median(times), times[int(0.99 * len(times))], times[-1]
        peace = peace or middle
        bots = f"{1000 * statistics.median(seen['bots']):.0f}" if seen["bots"] else "none"
        shown = (
            f"{1000 * middle:.0f} | {1000 * worst:.0f} | {middle / peace:.1f} {worst / peace:.1f} | {1000 * last:.0f}"
        )
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
        server = Besieged(given.source, folder, given.steps)
        try:
            asyncio.run(besiege(server, given))
        finally:
            server.close()
    print(f"\nload of this machine: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
