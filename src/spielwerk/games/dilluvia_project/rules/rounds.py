"""Set-up (3) and the rounds (4)."""

from __future__ import annotations

from spielwerk.kernel import shuffle

from ..catalogue import (
    BACKS,
    BUILDINGS,
    CIRCLES,
    COPIES,
    GARDENS,
    INCOMES,
    KINDS,
    LAND_ROW,
    MARKET_TILES,
    RESERVE,
    RESOURCES,
    ROUNDS,
    ROWS,
    SEATS,
    SPACES,
    SQUARES,
    START_AEROS,
    START_CUBES,
    START_HOUSE,
    START_INCOME,
    START_POPULATION,
    START_PRESTIGE,
    TILES_OF,
)
from ..scoring import final_scoring
from ..state import State, game
from .income import income_phase, take_back
from .market import draw_tile, market_phase, stack_tiles
from .turn import action_phase


@game.note
def round_begins(s: State, number: int) -> None: ...


@game.note
def order_drawn(s: State, p: int, place: int, aeros: int) -> None: ...


# ---------------------------------------------------------------- set-up (3)


@game.setup
def set_up(s: State) -> None:
    """Lay out city, market, stacks of buildings and player boards; draw the player order."""
    for circle in range(len(CIRCLES)):
        s.circle_owner[circle] = -1
    lay_city(s)
    for p in range(len(SEATS)):
        set_up_player(s, p)
    draw_order(s)
    lay_market(s)
    play_round(s)


def lay_city(s: State) -> None:
    """An empty city for this number of players; all buildings and gardens are in the supply."""
    for square in range(len(SQUARES)):
        s.owner[square] = -1
        s.tile[square] = -1
        s.cube[square] = -1
    for row in range(1, ROWS + 1):
        s.free[row] = LAND_ROW[s.seats, row]
    for building in range(len(BUILDINGS)):
        s.supply[building] = TILES_OF[building]
    s.gardens = GARDENS


def set_up_player(s: State, p: int) -> None:
    """A player board at the start."""
    me = s.player[p]
    me.population = START_POPULATION
    me.prestige = START_PRESTIGE
    me.house = START_HOUSE
    me.reserve = RESERVE
    for resource in range(len(RESOURCES)):
        me.cubes[resource] = START_CUBES
    for income in range(len(INCOMES)):
        me.income[income] = START_INCOME[income]
    for worker in range(RESERVE):
        me.workers_from[worker] = -1
    take_back(me)


def draw_order(s: State) -> None:
    """A random player order; the later a player comes, the more Aeros."""
    for place in range(len(SEATS)):
        s.order[place] = place if place < s.seats else -1
    shuffle(s, s.order, s.seats)
    for place in range(s.seats):
        s.player[s.order[place]].money = START_AEROS[place]
        order_drawn(s, s.order[place], place + 1, START_AEROS[place])


def lay_market(s: State) -> None:
    """Shuffle both kinds of backs; the beige stack lies on the grey one, and its first tiles on the market."""
    for tile in range(MARKET_TILES):
        s.deck[tile] = -1
    for back in range(len(BACKS)):
        for kind in range(len(KINDS)):
            s.stacked[back, kind] = COPIES[s.seats, back, kind]
    stack_tiles(s)
    for space in range(len(SPACES)):
        s.marked[space] = -1
        s.market[space] = draw_tile(s)


# ---------------------------------------------------------------- rounds (4)


@game.step
def play_round(s: State) -> None:
    """Market phase, action phase, income phase; the last round ends with the final scoring."""
    s.round_number += 1
    round_begins(s, s.round_number)
    market_phase(s)
    action_phase(s)
    if s.round_number < ROUNDS:
        income_phase(s)
        play_round(s)
    else:
        final_scoring(s)
