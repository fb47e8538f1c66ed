"""Never silly: what another option beats in everything that is counted is not taken; nothing else is called silly."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from spielwerk.bots import Position, position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.lore import lore_of
from spielwerk.bots.search import SearchBot, task_of
from spielwerk.bots.search.goods import goods_of
from spielwerk.bots.search.own_turn import Sense
from spielwerk.games import GAMES, game
from spielwerk.kernel import Table
from spielwerk.kernel.schema import Cell, State, cells
from tests.bots.searching import first_position
from tests.games.airship_city.staging import A
from tests.games.airship_city.staging import City as AirshipCity
from tests.games.dilluvia_project.staging import JEFF, MARION
from tests.games.dilluvia_project.staging import City as Dilluvia
from tests.kernel.medals import game as medals
from tests.laws.listed import Case, every_plain_case
from tests.laws.walks import positions

SIGHT = 2000
RARELY = 0.02
"""A decision may vanish when there is nothing left to gain: now and then an option is missing with more of a good."""


def silly(table: Table) -> set[str]:
    position = position_of(table)
    return {table.game.key(option) for option in Sense(table.game, SIGHT).silly(task_of(position))}


def skipping_a_gain() -> Table:
    """A worker comes to the mine; metal is to be had for nothing."""
    city = AirshipCity()
    city.turn(A, 2)
    city.place(A, "harbour_1")
    city.give(A, wood=0, metal=0, gold=0, gear=0)
    city.play("move:harbour_1", "to:mine_1")
    return city.table


def one_worker_too_many() -> Table:
    """On the construction field there is nothing to build, with however many workers."""
    city = Dilluvia(2)
    city.workers(JEFF, 4, 0)
    city.give(JEFF, aeros=0, white=0, black=0, brown=0, purple=0)
    city.turn(JEFF, 2)
    city.play("place:build")
    return city.table


def special_worker_without_a_bonus() -> Table:
    """The bonus of the field is gone; an ordinary worker does the same."""
    city = Dilluvia(2)
    city.workers(JEFF, 2, 1)
    city.occupy(MARION, "in1", dark=0, special=True)
    city.turn(JEFF, 2)
    city.play("place:income")
    return city.table


def test_a_free_gain_is_not_skipped() -> None:
    table = skipping_a_gain()
    assert set(table.options()) >= {"gather", "skip"}
    assert silly(table) == {"skip"}


def test_no_worker_is_sent_along_for_nothing() -> None:
    assert silly(one_worker_too_many()) == {"workers:2:0", "workers:3:0", "workers:4:0"}


def test_the_special_worker_is_kept_where_its_bonus_is_gone() -> None:
    table = special_worker_without_a_bonus()
    assert set(table.options()) >= {"workers:1:0", "workers:0:1"}
    found = silly(table)
    assert "workers:0:1" in found and "workers:1:0" not in found


@pytest.mark.parametrize("level", ["medium", "hard", "expert"])
@pytest.mark.parametrize("make", [skipping_a_gain, one_worker_too_many, special_worker_without_a_bonus])
def test_no_level_from_medium_on_is_silly(make: Callable[[], Table], level: str) -> None:
    table = make()
    settings = level_settings(level, {"iterations": 1, "seconds": 1e9, "root_lookahead": 0, "temperature": 1.0})
    chosen = {table.game.key(SearchBot(seed, settings).choose(position_of(table))) for seed in range(8)}
    assert not chosen & silly(table)


def test_silly_options_are_the_last_that_a_bot_thinks_of() -> None:
    table = one_worker_too_many()
    bot = SearchBot(1, level_settings("medium", {"iterations": 20, "seconds": 1e9}))
    best = bot.judge(position_of(table))[0]
    assert table.game.key(best.option) == "workers:1:0"


def test_a_game_that_names_no_goods_has_no_silly_options() -> None:
    position: Position = first_position(medals, 3)
    assert lore_of(medals) == {}
    assert Sense(medals, SIGHT).silly(task_of(position)) == set()


def test_without_room_nothing_is_called_silly() -> None:
    position = position_of(one_worker_too_many())
    assert Sense(position.game, 3).silly(task_of(position)) == set()


def test_goods_are_fields_of_players() -> None:
    for slug in GAMES:
        lore = lore_of(game(slug))
        goods = goods_of(game(slug), 0)
        assert (len(goods.parts) > 0) == bool(lore.get("goods"))
        known = {cell.field.name for cell in cells(game(slug).state_class)}
        assert set(lore.get("ignored", ())) <= known


@every_plain_case
def test_more_of_a_good_costs_neither_points_nor_options(case: Case) -> None:
    tried = missing = 0
    for table, _ in positions(case, games=1, chance=0.05):
        here = position_of(table)
        before, points = set(here.options), case.game.functions["score"](table.state, table.seat)
        for cell in goods_cells(case, table.seat):
            richer = table.state.twin()
            if not add_one(richer, cell):
                continue
            tried += 1
            assert case.game.functions["score"](richer, table.seat) >= points, cell.path
            missing += not before <= options_of(case, richer)
    assert missing <= RARELY * tried


def goods_cells(case: Case, seat: int) -> list[Cell]:
    offsets = set(goods_of(case.game, seat).parts[:, 1].tolist())
    return [cell for cell in cells(case.game.state_class) if cell.offset in offsets]


def add_one(state: State, cell: Cell) -> bool:
    """One more of a good, unless nobody can have more."""
    size = cell.field.dtype.base.itemsize
    held = int.from_bytes(state.memory[cell.offset : cell.offset + size], "little", signed=True)
    if held < cell.field.high:
        state.memory[cell.offset : cell.offset + size] = (held + 1).to_bytes(size, "little", signed=True)
    return held < cell.field.high


def options_of(case: Case, state: State) -> set[int]:
    """What is offered in a state."""
    row, out = np.frombuffer(bytes(state), np.uint8).copy(), np.zeros(case.game.most_options + 1, np.int32)
    return set(out[1 : 1 + case.game.native.advance(row, -1, out)].tolist())
