"""The record of a game of Dilluvia Project: every field once, with its range and who may see it."""

from __future__ import annotations

from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import NOBODY, Game, Record, flag, number, numbers, records

from .catalogue import (
    ALL_DARK,
    BACKS,
    BERTHS,
    BUILDINGS,
    CIRCLES,
    CITY_TILES,
    COLUMN_ENDS,
    CRITERIA,
    DARK_WORKERS,
    EXTRA_FIELDS,
    FEWEST_PLAYERS,
    FIELDS,
    FULL_ROW,
    GARDENS,
    INCOME_SQUARES,
    INCOMES,
    KEPT,
    KINDS,
    LAST_HOUSE,
    LEDGER,
    LEFT_OUT,
    LINES,
    MAJORITY_LOST,
    MARKET_TILES,
    MOST_COPIES,
    PHASES,
    PROPELLERS,
    RESERVE,
    RESOURCES,
    ROUND_KINDS,
    ROUNDS,
    ROW_ENDS,
    ROWS_WITH_EDGES,
    SEATS,
    SHARES,
    SHOWN_TILES,
    SITES,
    SIZES,
    SPACE_EFFECTS,
    SPACES,
    SQUARE_INCOME,
    SQUARES,
    TARGETS,
    TILES_OF,
)

MOST_POINTS = 999
"""More than anybody can have of Aeros, cubes of one colour, prestige or population; none of them has a limit."""
MOST_BUILDINGS = sum(TILES_OF.tolist())


def _most_income() -> int:
    """More than anybody can produce: all buildings of the game with the better square, and all tiles."""
    best = [max(squares[0] + squares[1]) for squares in SQUARE_INCOME.tolist()]
    return sum(count * amount for count, amount in zip(TILES_OF.tolist(), best, strict=True)) + MARKET_TILES


class Player(Record):
    """What belongs to one player."""

    money = number(0, MOST_POINTS)
    cubes = numbers(RESOURCES, high=MOST_POINTS)
    population = number(0, MOST_POINTS)
    prestige = number(0, MOST_POINTS)
    house = number(0, LAST_HOUSE)
    income = numbers(INCOMES, high=_most_income())
    dark = number(0, ALL_DARK)
    special = flag()
    reserve = number(0, RESERVE)
    pending = number(0, RESERVE)
    special_on = number(of=CIRCLES, bookkeeping=True)
    berth = number(of=BERTHS)
    tiles = numbers(KEPT, high=MOST_COPIES)
    used = numbers(ROUND_KINDS, high=MOST_COPIES)
    workers_from = numbers(RESERVE, of=SQUARES, bookkeeping=True)
    ledger = numbers(LEDGER, low=MAJORITY_LOST * len(CRITERIA) * MOST_COPIES, high=MOST_POINTS, bookkeeping=True)
    buildings = numbers(SIZES, high=MOST_BUILDINGS, derived=True)
    land = numbers(ROWS_WITH_EDGES, high=FULL_ROW, derived=True)
    own = numbers(ROWS_WITH_EDGES, high=FULL_ROW, derived=True)


class State(kernel.State):
    """Everything on the table."""

    stack = records(kernel.Frame, 12)
    round_number = number(0, ROUNDS)
    phase = number(of=PHASES)
    order = numbers(len(SEATS), of=SEATS)
    circle_owner = numbers(CIRCLES, of=SEATS, bookkeeping=True)
    circle_dark = numbers(CIRCLES, high=ALL_DARK, bookkeeping=True)
    market = numbers(SPACES, of=KINDS)
    marked = numbers(SPACES, of=SEATS, bookkeeping=True)
    deck = numbers(MARKET_TILES, of=KINDS, seen_by=NOBODY)
    deck_size = number(0, MARKET_TILES)
    stacked = numbers(BACKS, KINDS, high=MOST_COPIES, bookkeeping=True)
    set_aside = numbers(KINDS, high=MOST_COPIES)
    supply = numbers(BUILDINGS, high=max(TILES_OF.tolist()))
    gardens = number(0, GARDENS)
    owner = numbers(SQUARES, of=SEATS)
    tile = numbers(SQUARES, of=CITY_TILES)
    cube = numbers(SQUARES, of=INCOME_SQUARES)
    free = numbers(ROWS_WITH_EDGES, high=FULL_ROW, derived=True)
    player = records(Player, SEATS)


game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS)
for noun in (
    RESOURCES,
    INCOMES,
    SIZES,
    FIELDS,
    TARGETS,
    EXTRA_FIELDS,
    BUILDINGS,
    INCOME_SQUARES,
    SQUARES,
    SITES,
    PROPELLERS,
    KINDS,
    SHOWN_TILES,
    SPACES,
    SPACE_EFFECTS,
    BERTHS,
    LINES,
    ROW_ENDS,
    COLUMN_ENDS,
    DARK_WORKERS,
    LEFT_OUT,
    SHARES,
):
    game.noun(noun)
