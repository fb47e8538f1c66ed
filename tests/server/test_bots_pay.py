"""What the moves of bots cost, and who waits until that is paid."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest

import spielwerk
from spielwerk.server.actions.open_table import new_table_info
from spielwerk.server.bots.players import LEFT_TO_PEOPLE
from spielwerk.server.rooms.room import Room
from spielwerk.server.security.budgets import PAYER, Budgets, when_paid_for
from spielwerk.server.settings import Limits
from spielwerk.server.tables.beginning import Beginning
from spielwerk.server.tables.info import Pace, TableInfo
from spielwerk.server.tables.seats import BOT, HUMAN, Seat
from tests.server.people import PATIENCE
from tests.server.served import GENEROUS
from tests.server.test_bots import house

NEVER_AGAIN = 1e-9
"""So much a second: what is spent does not come back while a test runs."""


def moves_of_bots(
    folder: Path, limits: Limits, person: bool, wanted: int, address: str = "there", left: float = 1.0
) -> int:
    """How many moves two bots make in the turn before that of a person, or of a third bot: soon after those wanted.

    Whoever has opened the table comes from an address, whose purse is full to a part (`left`).
    """

    async def play() -> int:
        storage, rooms, bots = await house(folder, limits)
        rooms.on_change = bots.wake
        account = bots._budgets.account(None, address)
        account._purses[0].left *= left
        PAYER.set(account)
        try:
            return await _played(await rooms.open(*_table(person), {}), wanted)
        finally:
            await bots.close()
            await storage.settle()
            rooms.slow_work.close()
            storage.close()

    return asyncio.run(play())


def _table(person: bool) -> tuple[TableInfo, Beginning]:
    info = new_table_info(spielwerk.game("airship_city"), 3, {}, "me", "", Pace(), public=False)
    last = Seat(HUMAN, "C", "green", "me") if person else Seat(BOT, "C", "green", bot="random")
    return info, Beginning([Seat(BOT, "A", "orange", bot="random"), Seat(BOT, "B", "purple", bot="random"), last])


async def _played(room: Room, wanted: int) -> int:
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while await room.look(lambda room: room.log.moves) < wanted:
                await asyncio.sleep(0.05)
    await asyncio.sleep(1.5)
    return await room.look(lambda room: room.log.moves)


def test_where_only_bots_sit_the_host_pays_for_each_move_before_the_next(tmp_path: Path) -> None:
    """With an almost empty purse that stays so: one move, then never another."""
    poor = replace(GENEROUS, visitor_cpu=NEVER_AGAIN, visitor_cpu_at_once=NEVER_AGAIN)
    assert moves_of_bots(tmp_path, poor, person=False, wanted=1) == 1


def test_where_somebody_waits_for_them_the_host_does_not_pay(tmp_path: Path) -> None:
    poor = replace(GENEROUS, visitor_cpu=NEVER_AGAIN, visitor_cpu_at_once=NEVER_AGAIN)
    assert moves_of_bots(tmp_path, poor, person=True, wanted=2) >= 2


@pytest.mark.parametrize("person", [False, True])
@pytest.mark.parametrize("address", ["there", ""])
def test_the_address_that_has_asked_pays_for_each_move_before_the_next(
    tmp_path: Path, person: bool, address: str
) -> None:
    """However many hosts come from there; and all turns that nobody has asked for share a purse."""
    poor = replace(GENEROUS, address_cpu=NEVER_AGAIN, address_cpu_at_once=NEVER_AGAIN)
    assert moves_of_bots(tmp_path, poor, person, 0, address) == 0, "to ask for the first was too much already"


@pytest.mark.parametrize("person", [False, True])
def test_where_only_bots_sit_they_leave_something_to_the_people_of_their_address(tmp_path: Path, person: bool) -> None:
    some = replace(GENEROUS, address_cpu=0.01, address_cpu_at_once=100)
    moves = moves_of_bots(tmp_path, some, person, 2 if person else 0, left=0.9 * LEFT_TO_PEOPLE)
    assert moves >= 2 if person else moves == 0


def test_those_who_wait_for_the_same_purse_go_one_after_the_other() -> None:
    """Forty tables of one address whose bots are to move: others have the processor between one and the next."""
    account = Budgets(Limits(address_cpu=0.4, address_cpu_at_once=100)).account(None, "there")
    account.spend(1)
    at_once, most = 0, 0

    async def move() -> None:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        await asyncio.sleep(0.005)
        at_once -= 1

    async def all_of_them() -> None:
        await asyncio.gather(*(when_paid_for(account, move) for _ in range(10)))

    asyncio.run(all_of_them())
    assert most == 1
