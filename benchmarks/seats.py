"""The clients of `load.py`: they find another server when theirs is gone, and send again what was not answered."""

from __future__ import annotations

import asyncio
import json
import random
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection

from clients import TROUBLE, sit_down, table_with, who
from spielwerk.server.security.tokens import new_token

STATE, OPTIONS = '"type":"state"', '"options":[{'
NUMBER = re.compile(r'"n":(\d+)')
HEAD = 200
"""Characters in which the type of a message stands; nobody reads all of a state to know that it is one."""
SEATS = 3
AGAIN_AFTER = 0.2
"""Seconds until a person presses once more, or a browser looks for another server."""
PASSES = ("storage", "storage_busy")
"""Why a server refuses what it will do when the database is back."""


@dataclass
class Measured:
    """What the clients have seen."""

    moves: list[tuple[float, float]] = field(default_factory=list)
    """When a move was due, and how long it took until it was acknowledged."""
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When somebody's turn was over, and how long they waited for bots until the next one."""
    steps: list[tuple[float, float]] = field(default_factory=list)
    """When somebody began to wait for one move of a bot, and how long it took."""
    turns: int = 0
    """How many turns of people were over, so that bots were due."""
    acknowledged: dict[str, tuple[str, int]] = field(default_factory=dict)
    """The table and the number of the entry that the server has promised for a message."""
    refused: dict[str, int] = field(default_factory=dict)
    confirmed: int = 0
    states: int = 0
    stall: float = 0.0
    """The longest that the clients themselves were held up."""
    late: int = 0
    """Moves that were due while the table was still busy with the one before, or its bots were."""
    unanswered: int = 0
    """Moves that were sent and never answered."""


class Seat:
    """One client: a socket, and the last state that came over it, read when it is needed."""

    def __init__(self, urls: list[str], place: int, table: str, token: str) -> None:
        self.table = table
        self.text = ""
        self.waiting_since: float | None = None
        self._step_since, self._step_after = 0.0, 0
        self._urls, self._place, self._token = urls, place, token
        self._line: ClientConnection | None = None
        self._unanswered: dict[str, str] = {}
        self._answers: dict[str, asyncio.Future[dict[str, Any]]] = {}

    async def connect(self) -> None:
        """Sit down at the next server in the row."""
        self._place += 1
        url = self._urls[self._place % len(self._urls)]
        self._line = await sit_down(url, self.table, self._token)
        for text in list(self._unanswered.values()):
            await self._line.send(text)

    async def stay(self, measured: Measured) -> None:
        """Read for ever, at another server where the line breaks."""
        while True:
            with suppress(*TROUBLE):
                if self._line is None:
                    await self.connect()
                await self._read(measured)
            self._line = None
            await asyncio.sleep(AGAIN_AFTER)

    async def _read(self, measured: Measured) -> None:
        assert self._line is not None
        async for text in self._line:
            text = str(text)
            if STATE in text[:HEAD]:
                self.text = text
                measured.states += 1
                self._note_turn(measured)
                continue
            message = json.loads(text)
            if message.get("id") in self._answers:
                self._answers.pop(message["id"]).set_result(message)

    def begin_to_wait(self) -> None:
        """The turn is over; bots have the next moves."""
        self.waiting_since = self._step_since = time.perf_counter()
        self._step_after = self.n

    def _note_turn(self, measured: Measured) -> None:
        """Who comes to another server is shown the table as it was, too: that is no move."""
        if self.waiting_since is None:
            return
        now = time.perf_counter()
        if self.n > self._step_after:
            measured.steps.append((self._step_since, now - self._step_since))
            self._step_since, self._step_after = now, self.n
        if self.decides:
            measured.waits.append((self.waiting_since, now - self.waiting_since))
            self.waiting_since = None

    @property
    def n(self) -> int:
        """The last entry that this client was shown."""
        found = NUMBER.search(self.text[:HEAD])
        assert found is not None
        return int(found[1])

    @property
    def state(self) -> dict[str, Any]:
        return json.loads(self.text)

    @property
    def decides(self) -> bool:
        return OPTIONS in self.text

    async def ask(self, measured: Measured, **message: Any) -> dict[str, Any]:
        """The answer, however often it takes to get one."""
        number = new_token()
        text = self._unanswered[number] = json.dumps(message | {"id": number})
        try:
            answer = await self._once(number, text)
            while answer.get("code") in PASSES:
                await asyncio.sleep(AGAIN_AFTER)
                answer = await self._once(number, text)
        finally:
            del self._unanswered[number]
        if answer["type"] == "ack":
            measured.acknowledged[number] = self.table, answer["n"]
        return answer

    async def _once(self, number: str, text: str) -> dict[str, Any]:
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        if self._line is not None:
            with suppress(*TROUBLE):  # `stay` notices too, and sends it over the next line
                await self._line.send(text)
        return await answer


class Table:
    """One table and its clients."""

    def __init__(self, seats: list[Seat]) -> None:
        self.seats = seats
        self.busy = False

    @property
    def acting(self) -> Seat | None:
        """Whoever has something to decide."""
        return next((seat for seat in self.seats if seat.decides), None)

    async def move(self, due: float, measured: Measured, dice: random.Random) -> None:
        """One move of whoever is to act, and the confirmation if it ended the turn."""
        acting = self.acting
        if self.busy or acting is None:
            measured.late += 1
            return
        self.busy = True
        try:
            await self._move(acting, due, measured, dice)
        finally:
            self.busy = False

    async def _move(self, acting: Seat, due: float, measured: Measured, dice: random.Random) -> None:
        state = acting.state
        key = dice.choice(state["options"])["key"]
        answer = await acting.ask(measured, type="move", seat=state["asked"]["seat"], key=key, n=state["n"])
        if answer["type"] == "ack":
            measured.moves.append((due, time.perf_counter() - due))
            await self._confirm(acting, answer["n"], measured)
            self._note_end(acting, measured)
        else:
            measured.refused[answer["code"]] = measured.refused.get(answer["code"], 0) + 1

    @staticmethod
    def _note_end(acting: Seat, measured: Measured) -> None:
        if not acting.decides:
            acting.begin_to_wait()
            measured.turns += 1

    @staticmethod
    async def _confirm(acting: Seat, n: int, measured: Measured) -> None:
        state = acting.state
        if state["n"] >= n and state["can"]["confirm"]:
            await acting.ask(measured, type="confirm", seat=state["pending"]["seat"])
            measured.confirmed += 1


def anywhere(tables: list[Table], dice: random.Random) -> Iterator[Table]:
    """Any table, again and again."""
    while True:
        yield dice.choice(tables)


def in_turns(tables: list[Table], dice: random.Random, at_once: int) -> Iterator[Table]:
    """Tables at which people play their turns to the end, so many at a time; then the bots there have theirs."""
    playing = dice.sample(tables, min(at_once, len(tables)))
    while True:
        for place, table in enumerate(playing):
            if not table.busy and table.acting is None:
                playing[place] = dice.choice(tables)
            yield playing[place]


async def open_table(http: httpx.AsyncClient, urls: list[str], number: int, bots: bool) -> tuple[str, list[str]]:
    """A table with a visitor for each seat that is no bot's; returns its name and the tokens by seat."""
    tokens = [new_token() for _ in range(1 if bots else SEATS)]
    wish = table_with("me", *["bot" if bots else "open"] * (SEATS - 1))
    url = urls[number % len(urls)]
    opened = (await http.post(f"{url}/api/tables", json=wish, headers=who(tokens[0]))).json()
    for link in opened["links"]:
        path = link["url"].removeprefix(url)
        answer = await http.post(f"{url}/api{path}", json={}, headers=who(tokens[link["seat"]]))
        answer.raise_for_status()
    return opened["table"], tokens


async def sit(urls: list[str], number: int, table: str, tokens: list[str], measured: Measured) -> Table:
    """Connect all seats of a table; with several processes its clients are at different ones."""
    seats = [Seat(urls, number + place, table, token) for place, token in enumerate(tokens)]
    for seat in seats:
        await seat.connect()
        STAYING.add(asyncio.create_task(seat.stay(measured)))
    return Table(seats)


STAYING: set[asyncio.Task[None]] = set()
