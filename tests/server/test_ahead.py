"""Bots that choose in no time think of the rest of their turn at once, and are asked again where something is new."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import spielwerk
from spielwerk.kernel import Table
from spielwerk.server.actions.open_table import new_table_info
from spielwerk.server.bots.ahead import MOST, sight
from spielwerk.server.bots.job import Advice, Job, job_for
from spielwerk.server.bots.queue import Errand
from spielwerk.server.bots.thinking import Thinking
from spielwerk.server.bots.worker import answer
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.info import Pace
from spielwerk.server.tables.seats import BOT, HUMAN, Seat
from tests.server.test_bots import house

DECISIONS = 60


def asked(table: Table, is_turn: bool = True) -> tuple[Job, Advice]:
    job = replace(job_for(table, "random", 1), is_turn=is_turn)
    return job, job.read(answer(json.loads(job.line()), False))


@pytest.mark.parametrize("slug", ["airship_city", "dudo", "import_export"])
def test_what_is_planned_can_be_played_and_was_chosen_for_what_the_seat_sees(slug: str) -> None:
    table = spielwerk.game(slug).table(3, 5)
    jobs, decisions = 0, 0
    before: Advice | None = None
    while not table.over and decisions < DECISIONS:
        job = replace(job_for(table, "random", 1), is_turn=True)
        before = job.planned(before)
        if before is None:
            jobs += 1
            before = job.read(answer(json.loads(job.line()), False))
        decisions += 1
        table.play(before.key)
    if slug == "airship_city":
        assert jobs < decisions / 2, "a turn there has several decisions"


def test_where_the_seat_sees_something_else_it_is_asked() -> None:
    table = spielwerk.game("airship_city").table(3, 5)
    job, advice = asked(table)
    assert 0 < len(advice.then) <= MOST
    table.play(advice.key)
    following = job_for(table, "random", 2)
    seen = sight(bytes.fromhex(following.seen))
    assert following.planned(advice) is not None and following.planned(None) is None
    other = replace(advice, then={sight(b"something else"): advice.then[seen]})
    assert following.planned(other) is None
    impossible = max(following.options) + 1
    assert following.planned(replace(advice, then={seen: impossible})) is None
    assert job.planned(advice) is None


def test_a_hint_is_one_decision() -> None:
    assert not asked(spielwerk.game("airship_city").table(3, 5), is_turn=False)[1].then


def test_bots_at_a_table_are_asked_once_for_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    questions: list[Job] = []

    async def ask(_: Thinking, question: Any, seconds: float, errand: Errand) -> Any:
        questions.append(question)
        return question.read(answer(json.loads(question.line()), False))

    async def play() -> int:
        storage, rooms, bots = await house(tmp_path)
        rooms.on_change = bots.wake
        try:
            info = new_table_info(spielwerk.game("airship_city"), 3, {}, "me", "", Pace(), public=False)
            seats = [Seat(BOT, "A", "orange", bot="random"), Seat(BOT, "B", "purple", bot="random")]
            room = await rooms.open(info, Beginning([*seats, Seat(HUMAN, "C", "green", "me")]), {})
            while await room.look(lambda room: room.waits_for) != 2:
                await asyncio.sleep(0.02)
            return await room.look(lambda room: room.log.moves)
        finally:
            await bots.close()
            await storage.settle()
            rooms.slow_work.close()
            storage.close()

    monkeypatch.setattr(Thinking, "ask", ask)
    moves = asyncio.run(play())
    assert {job.seat for job in questions} == {0, 1} and len(questions) < moves
