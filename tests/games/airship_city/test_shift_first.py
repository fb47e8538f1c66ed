"""A paid shift between a worker's arrival and its action: offered exactly where it makes a difference (5.5, 14.5)."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product
from typing import Any

import numpy as np
import pytest

from spielwerk.games.airship_city import game
from spielwerk.games.airship_city.rules.shifting import pay_shift
from spielwerk.kernel import Table
from tests.games.airship_city.printed import LAYOUT, SHIFTS
from tests.games.airship_city.staging import A, B, City
from tests.games.airship_city.test_invariants import fill_up, walk

FIRST = {f"shift_first:{shift}" for shift in SHIFTS}
FREE = {f"shift:{shift}" for shift in SHIFTS}
PARTS_OF_AN_ACTION = {
    "perform_action", "donate_or_sell", "develop_tile", "lighthouse_second_shift", "choose_resource_bonus",
    "piggyback_resource", "piggyback_negotiator",
}  # fmt: skip


# ---------------------------------------------------------------- the Factory


def test_full_gears_on_the_factory() -> None:
    city = City()
    city.give(A, gear=10)
    city.place(B, "factory_1", "mine_2")
    city.go(A, "factory_1")
    assert city.options == {"skip"} | FIRST, "nothing fits"
    city.play("shift_first:row2_left")
    assert city.row(2) == ["forest_2", "lighthouse_1", "guild_hall_1", "factory_2"]
    assert city.stock(A).gear == 9
    assert city.options == {"skip", "gather"} | FIRST, "one of two would still be lost"
    city.play("shift_first:col0_up")
    assert (city.stock(A).gear, city.options) == (8, {"skip", "gather"})
    city.play("gather")
    assert (city.stock(A).gear, city.stock(B).gear) == (10, 5), "the action was performed, so B gets a piggyback bonus"
    assert (city.kind, city.seat, len(city.offered("move"))) == ("turn_main", A, 1)


@pytest.mark.parametrize(("gears", "offered"), [(7, set[str]()), (8, set[str]()), (9, FIRST)])
def test_an_ordinary_factory_asks_nothing_more(gears: int, offered: set[str]) -> None:
    city = City()
    city.give(A, gear=gears)
    city.go(A, "factory_1")
    assert city.options == {"skip", "gather"} | offered


@pytest.mark.parametrize(("gears", "offered"), [(17, set[str]()), (18, FIRST)])
def test_the_bonus_of_a_developed_factory_counts(gears: int, offered: set[str]) -> None:
    city = City()
    city.develop("factory_1")
    city.expand(A, "gear")
    city.give(A, gear=gears)
    city.go(A, "factory_1")
    assert city.options == {"skip", "gather"} | offered


def test_not_once_all_have_moved() -> None:
    city = City()
    city.give(A, gear=9)
    city.place(A, "mine_1", moved=["forest_2"])
    city.play("move:mine_1", "to:factory_1")
    assert city.options == {"skip", "gather"}
    refused = {entry.key: entry.name for entry in city.table.refused("en")}
    assert {refused[key] for key in FIRST} == {"all_moved"}


def test_the_worker_performs_the_action_of_the_tile_it_reached() -> None:
    """Also at a table where workers do not travel with a shifted tile."""
    city = City(workers_stay_on_shifted_tile="false")
    city.give(A, gear=9)
    city.go(A, "factory_1", "shift_first:row0_left", "gather")
    assert city.stock(A).gear == 10


# ---------------------------------------------------------------- gears as a bonus


def rich_in_gears(*developed: str) -> City:
    """A has the gear expansion and as many gears as it holds."""
    city = City()
    city.develop(*developed)
    city.expand(A, "gear")
    city.give(A, wood=8, metal=8, gold=8, gear=20)
    return city


def test_the_bonus_of_the_lighthouse() -> None:
    city = rich_in_gears("lighthouse_1")
    city.go(A, "lighthouse_1")
    assert city.options == {"skip"} | FREE | FIRST
    city.play("shift_first:row0_left")
    assert city.options == {"skip"} | FREE, "now there is room for the bonus"
    city.play("shift:row3_left", "stop")
    assert city.stock(A).gear == 20
    assert city.row(0) == ["mine_1", "factory_1", "shipyard_1", "forest_1"]


@pytest.mark.parametrize("tile", ["harbour_1", "workshop_1"])
def test_a_bonus_of_choice(tile: str) -> None:
    city = rich_in_gears(tile)
    city.expand(A, "wood")
    action = ["recall"] if tile == "harbour_1" else ["expand:gold", "develop:marketplace_1"]
    city.go(A, tile, "shift_first:row3_left", *action)
    assert "bonus:gear" in city.options
    city.play("bonus:gear")
    assert city.stock(A).gear == 20


@pytest.mark.parametrize("tile", ["lighthouse_1", "harbour_1", "workshop_1", "shipyard_1"])
def test_no_bonus_no_question(tile: str) -> None:
    city = rich_in_gears()
    city.go(A, tile)
    assert city.offered("shift_first") == set()


def test_the_shipyard_has_paid_for_its_bonus() -> None:
    city = rich_in_gears("shipyard_1")
    city.go(A, "shipyard_1")
    assert city.offered("shift_first") == set()
    city.play("build:private_wood", "donate")
    assert city.stock(A).gear == 19


def test_a_workshop_without_a_payable_expansion() -> None:
    city = rich_in_gears("workshop_1")
    city.give(A, wood=0)
    city.go(A, "workshop_1")
    assert city.kind == "turn_main", "there is nothing to do, so nothing is lost"


def test_a_workshop_that_may_develop_itself() -> None:
    city = City(resource_bonus_tile_side_checked="after_action")
    city.expand(A, "gear")
    city.give(A, wood=8, metal=8, gold=8, gear=20)
    city.go(A, "workshop_1")
    assert city.offered("shift_first") == set(SHIFTS)


# ---------------------------------------------------------------- the answer of 14.5, proven by trying


def ends(table: Table, p: int) -> Iterator[tuple[int, ...]]:
    """The stocks a player can have after the action, all ways tried; any line will do at the Lighthouse."""
    s: Any = table.state
    if table.kind is None or table.kind.name not in PARTS_OF_AN_ACTION:
        yield tuple(s.player[p].stock)
        return
    before, moves = bytes(s), len(table.moves)
    for key in table.options():
        if key.startswith("shift_first") or (key.startswith("shift") and key != "shift:row0_left"):
            continue
        if key == "skip" and table.seat == p:
            continue
        table.play(key)
        yield from ends(table, p)
        s.load(before)
        del table.moves[moves:]


def shifts_matter(table: Table) -> bool:
    """Whether a gear paid before the action leaves a stock that a gear paid after it does not."""
    s: Any = table.state
    p, before = table.seat, bytes(s)
    after = {(*stock[:3], stock[3] - 1) for stock in ends(table, p)}
    pay_shift(s, p, 0)
    s.notes.clear()
    first = set(ends(table, p))
    s.load(before)
    return not first <= after


@pytest.mark.parametrize("seed", range(6))
def test_it_is_offered_where_trying_shows_a_difference(seed: int) -> None:
    dice, asked = random.Random(seed), {True: 0, False: 0}
    table = game.table(4, seed)
    while not table.over:
        kind, me = table.kind, table.state.player[table.seat]
        if kind and kind.name == "turn_main" and dice.random() < 0.3:
            fill_up(table)
        waiting = any(tile >= 0 and not moved for tile, moved in zip(me.worker_tile, me.worker_moved, strict=True))
        if kind and kind.name == "perform_action" and waiting and me.stock[3] > 0:
            offered = bool(FIRST & set(table.options()))
            assert shifts_matter(table) == offered
            asked[offered] += 1
        keys = [key for key in table.options() if "shift" not in key or dice.random() < 0.1]
        table.play(dice.choice(keys or table.options()))
    assert asked[True] > 5
    assert asked[False] > 50


def shifted(city: tuple[str, ...], shift: str) -> tuple[str, ...]:
    """A city after one more shift."""
    line, direction = shift.split("_")
    index, forward = int(line[-1]), direction in ("right", "down")
    along = [index * 4 + i if line.startswith("row") else i * 4 + index for i in range(4)]
    moved = list(city)
    for place, position in enumerate(along):
        moved[position] = city[along[(place - 1 if forward else place + 1) % 4]]
    return tuple(moved)


def test_the_lighthouse_reaches_the_same_cities_with_the_paid_shift_last() -> None:
    start = tuple(LAYOUT)
    free = [pair for pair in product(SHIFTS, SHIFTS) if shifted(shifted(start, pair[0]), pair[1]) != start]
    paid_first = {shifted(shifted(shifted(start, paid), first), second) for paid in SHIFTS for first, second in free}
    paid_last = {shifted(shifted(shifted(start, first), second), paid) for paid in SHIFTS for first, second in free}
    alone = {shifted(start, first) for first in SHIFTS}
    assert paid_first - paid_last <= alone, "what only undoes the paid shift is had for nothing"


@pytest.mark.parametrize("seats", [3, 4])
def test_both_speeds_agree_when_stocks_are_full(seats: int) -> None:
    """Random games of the laws hardly ever have so many gears."""
    out, compared = np.zeros(game.most_options + 1, np.int32), 0
    for seed in range(3):
        for table in walk(seats, seed, wealthy=True):
            if not table.moves:
                continue
            before = np.frombuffer(table.moves[-1].before, np.uint8).copy()
            count = game.native.advance(before, table.moves[-1].option, out)
            assert before.tobytes() == bytes(table.state)
            assert [game.key(option) for option in out[1 : 1 + count].tolist()] == table.options()
            compared += game.key(table.moves[-1].option).startswith("shift_first")
    assert compared > 5
