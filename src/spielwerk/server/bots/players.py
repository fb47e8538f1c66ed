"""Who plays for bots: whose turn it is gets played, without anybody waiting for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from spielwerk.bots.styles import style_at
from spielwerk.server.bots.compiling import Compiling
from spielwerk.server.bots.job import Advice, Job, job_at
from spielwerk.server.bots.pool import NoAnswer
from spielwerk.server.bots.queue import Errand
from spielwerk.server.bots.remote import NoWorker, RemoteWorkers
from spielwerk.server.bots.speed import simple_bot
from spielwerk.server.bots.studies import Studies
from spielwerk.server.bots.thinking import Thinking
from spielwerk.server.errors import Refused
from spielwerk.server.rooms.registry import Rooms
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.budgets import Budgets, asked_from, paid_by, when_paid_for
from spielwerk.server.settings import Settings
from spielwerk.server.tables.entries import MOVE, Draft
from spielwerk.server.tables.seats import BOT
from spielwerk.server.tables.table_log import THOUGHTS

_log = logging.getLogger("spielwerk.server")
TELL_AFTER = 0.4
RETRY_SECONDS, LONGEST_RETRY = 0.25, 1.0
"""A bot whose move could not be stored tries again soon, and then after twice as long each time."""
MOST_THOUGHTS, LEAST_SHARE = 4, 0.02
"""What is told of a bot's thoughts: so many options, if they got so much of the thinking."""
MOST_ADVICE = 2
"""So many hints can somebody wait for at a time."""
LEFT_TO_PEOPLE = 0.5
"""Where only bots sit they leave this share of what can be spent to the people at the same address."""


class Bots:
    """Plays for bots at all tables of this process."""

    def __init__(self, rooms: Rooms, settings: Settings, budgets: Budgets, remote: RemoteWorkers | None = None) -> None:
        self._rooms = rooms
        self._settings = settings
        self._budgets = budgets
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._advising: Counter[str] = Counter()
        self.compiling = Compiling(settings.compile_rules, self._tell_compiling)
        self.thinking = Thinking(settings.bot_workers, self.compiling, remote, rooms.storage.metrics)
        self.studies = Studies(self.thinking, settings)

    @property
    def troubles(self) -> list[str]:
        """What keeps bots from playing as well as they can."""
        workers = [] if self.thinking.broken is None else ["workers"]
        return workers + [f"compiling {slug}" for slug in sorted(self.compiling.failed)]

    def wake(self, room: Room) -> None:
        """Play at this table if a bot is to act; whoever comes to it while that can't be done is told."""
        if _bot_to_act(room) is None:
            return
        if self.thinking.nobody:
            room.connections.complain(Refused("no_worker"))
        if room.info.id not in self._tasks:
            self._tasks[room.info.id] = asyncio.create_task(self._play(room))

    async def look_after(self, table: str) -> None:
        """Play at a table where a bot's turn was forgotten."""
        room = await self._rooms.find(table)
        await room.look(self.wake)

    async def close(self) -> None:
        """Stop playing."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await self.studies.close()
        await self.compiling.close()
        await self.thinking.close()

    # ------------------------------------------------------------------ at one table

    async def _play(self, room: Room) -> None:
        """Move until it is somebody else's turn."""
        pause, before, advice = RETRY_SECONDS, None, None
        try:
            while True:
                try:
                    job = await paid_by(self._budgets.account(None, asked_from()), room.look(_next_job))
                    if job is None:
                        return
                    same = before is not None and (before.seat, before.bot) == (job.seat, job.bot)
                    before, advice = job, await self._move(room, job, job.planned(advice) if same else None)
                    pause = RETRY_SECONDS
                except Refused as refused:
                    if room.removed:
                        return
                    _log.info("a bot waits at table %s: %s", room.info.id, refused.code)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_RETRY)
        except Exception:
            _log.exception("a bot gave up at table %s", room.info.id)
        finally:
            self._tasks.pop(room.info.id, None)

    async def _move(self, room: Room, job: Job, planned: Advice | None) -> Advice:
        """Take a decision, as it was planned or as somebody has to think of now; returns what was thought."""
        errand = errand_at(room)
        telling = asyncio.create_task(_tell_thinking(room, job.seat))
        try:
            if room.connections:
                await asyncio.sleep(self._settings.bot_pause)
            if self.thinking.nobody:
                room.connections.complain(Refused("no_worker"))
            advice = planned or await self._choose(job, errand)
        finally:
            telling.cancel()
        if self.troubles:
            room.connections.complain(Refused("bots_simple"))
        await self._enter(room, errand, lambda room: _draft(room, job, advice))
        return advice

    async def _enter(self, room: Room, errand: Errand, draft: Callable[[Room], Draft]) -> None:
        """Store a move at the expense of the address that it was asked from; where only bots sit, of the host too.

        What nobody has asked for, such as a turn that another process has left, is paid from one purse for all.
        """
        is_for_nobody = errand.is_advice
        account = self._budgets.account(room.info.host if is_for_nobody else None, errand.address)
        share = LEFT_TO_PEOPLE if is_for_nobody else 0.0
        await when_paid_for(account, lambda: room.enter(None, None, draft), share)

    # ------------------------------------------------------------------ thinking

    async def advise(self, job: Job, visitor: str) -> Advice:
        """What a bot would do in somebody's place; nobody has much of that at a time."""
        if self._advising[visitor] >= MOST_ADVICE:
            raise Refused("too_fast")
        self._advising[visitor] += 1
        try:
            return await self._choose(job, Errand(visitor, is_advice=True, address=asked_from()))
        finally:
            self._advising[visitor] -= 1
            self._advising += Counter()  # forgets those who have none

    async def _choose(self, job: Job, errand: Errand) -> Advice:
        """The bot's choice; a simple one while the rules are being compiled, any option if even that takes too long."""
        while True:
            able, seconds = self._as_able(job)
            try:
                return await self.thinking.ask(able, seconds, errand)
            except NoWorker:
                continue
            except NoAnswer:
                why = self.thinking.broken or "too slow"
                _log.warning("the bot %s gave no answer in %s: %s", able.bot, job.game, why)
                return Advice(secrets.choice(job.keys), [])

    def _as_able(self, job: Job) -> tuple[Job, float]:
        """What can be asked now, and how long that may take."""
        if job.needs is None or self.thinking.is_ready(job.needs):
            return job, self._settings.bot_seconds
        return replace(job, bot=simple_bot()), self._settings.simple_bot_seconds

    def _tell_compiling(self, slug: str, done: int, total: int) -> None:
        for room in self._rooms.in_memory.values():
            if room.info.game == slug:
                room.connections.say({"type": "compiling", "done": done, "total": total})


def _bot_to_act(room: Room) -> str | None:
    """The bot everybody waits for."""
    waits = room.waits_for
    seat = None if waits is None else room.log.seats[waits]
    return seat.bot if seat is not None and seat.kind == BOT else None


def errand_at(room: Room) -> Errand:
    """A bot's move is thought of for the table's host, and where it follows somebody's move for where that came from;
    where only bots sit nobody waits for it."""
    return Errand(room.info.host, all(seat.kind == BOT for seat in room.log.seats), asked_from())


def _next_job(room: Room) -> Job | None:
    bot, seat = _bot_to_act(room), room.waits_for
    if bot is None or seat is None:
        return None
    return replace(job_at(room, bot, style_at(room.table.game, room.info.id, seat)), is_turn=True)


def _draft(room: Room, job: Job, advice: Advice) -> Draft:
    """The bot's move, if the decision is still the one it was asked."""
    if room.log.decided != job.decided or room.waits_for != job.seat or _bot_to_act(room) is None:
        raise Refused("stale")
    return Draft(MOVE, job.seat, {"key": advice.key, THOUGHTS: _worth_telling(advice)})


def _worth_telling(advice: Advice) -> list[list[Any]]:
    """The few options that a bot has thought about most."""
    most = [thought for thought in advice.considered if thought.share >= LEAST_SHARE][:MOST_THOUGHTS]
    return [[thought.key, round(thought.share, 3), _rounded(thought.value)] for thought in most]


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 3)


async def _tell_thinking(room: Room, seat: int) -> None:
    began = time.monotonic()
    await asyncio.sleep(TELL_AFTER)
    while True:
        room.connections.say({"type": "thinking", "seat": seat, "seconds": round(time.monotonic() - began, 1)})
        await asyncio.sleep(1)
