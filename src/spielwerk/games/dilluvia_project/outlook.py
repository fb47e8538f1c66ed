"""What the evaluation reads off a position: what is under way, and roughly what buildings would bring."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import numpy as np

from spielwerk.kernel import Constants

from .catalogue import (
    BUILDINGS,
    COST_TOTAL,
    CUBES,
    HOUSE_VALUE,
    INCOME_SQUARES,
    LAND_SQUARES,
    LAST_HOUSE,
    MATCHING_POPULATION,
    MONEY,
    NUMBER,
    PRESTIGE,
    PRESTIGE_STEP,
    RESOURCES,
    ROUNDS,
    SIZE,
    SQUARE_INCOME,
    SQUARE_WORKER,
)
from .rules.construction import PARTS_OF_STEP, build_menu, go_on_building, open_steps
from .rules.erecting import FIRST_SQUARE, SECOND_SQUARE, choose_site, discount, missing_cubes
from .rules.income import income_split
from .rules.market import buy_market, market_turn
from .rules.positions import choose_land, choose_land_far
from .rules.tiles import choose_resource
from .state import Player, State

BUILD_MENU, GO_ON_BUILDING, CHOOSE_SITE = build_menu.number, go_on_building.number, choose_site.number
CHOOSE_LAND, CHOOSE_LAND_FAR = choose_land.number, choose_land_far.number
CHOOSE_RESOURCE, INCOME_SPLIT = choose_resource.number, income_split.number
MARKET_TURN, BUY_MARKET = market_turn.number, buy_market.number

ROUGH_MONEY, ROUGH_CUBES, ROUGH_WORKER, ROUGH_HOUSE, ROUGH_GROWTH = 0.35, 0.5, 1.0, 0.5, 0.45
"""What one unit brings each round, in population: only to compare buildings with each other."""


# ---------------------------------------------------------------- under way


def colours_held(me: Player) -> int:
    """Of how many colours a player has cubes."""
    count = 0
    for resource in range(len(RESOURCES)):
        if me.cubes[resource] > 0:
            count += 1
    return count


def cubes_coming(s: State, p: int) -> int:
    """Cubes whose colours a player is still to choose."""
    count = 0
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p:
            if frame.kind == CHOOSE_RESOURCE:
                count += frame.a
            elif frame.kind == INCOME_SPLIT:
                count += frame.b
    return count


def steps_coming(s: State, p: int) -> int:
    """How far the building marker will move for the build steps under way."""
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p and frame.kind == BUILD_MENU:
            return open_steps(frame.a, frame.b)
        if frame.player == p and frame.kind == GO_ON_BUILDING:
            return open_steps(frame.a, frame.b) + PARTS_OF_STEP * frame.c
    return 0


def size_coming(s: State, p: int) -> int:
    """The size of the land whose position a player is choosing; -1 for none."""
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p and frame.kind in (CHOOSE_LAND, CHOOSE_LAND_FAR):
            return frame.a
    return -1


def squares_going(s: State, p: int) -> int:
    """How many squares of a player's land the building will cover whose site is being chosen."""
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p and frame.kind == CHOOSE_SITE:
            return LAND_SQUARES[SIZE[frame.a]]
    return 0


def still_to_buy(s: State, p: int) -> bool:
    """Whether a player's turn on the market is still to come or under way."""
    for place in range(s.depth):
        if s.stack[place].player == p and s.stack[place].kind in (MARKET_TURN, BUY_MARKET):
            return True
    return False


# ---------------------------------------------------------------- buildings


def share_held(me: Player, building: int) -> float:
    """How much of a building's price a player has, from 0 to 1."""
    missing = max(0, missing_cubes(me, building) - discount(me, building))
    return (COST_TOTAL[building] - missing) / COST_TOTAL[building]


def rough_worth(me: Player, building: int, left: int) -> float:
    """What a building would bring if it were built with so many rounds left, with its cube on the better square."""
    return ROUGH_WORTH[left, 1 if me.reserve > 0 else 0, me.house, building]


def better_square(me: Player, building: int, left: int) -> int:
    """The square of a building that brings more until the end of the game."""
    return BETTER_SQUARE[left, 1 if me.reserve > 0 else 0, me.house, building]


def _square_worth(left: int, hiring: bool, house: int, building: int, square: int) -> float:
    """What one square of a building brings to the end of the game."""
    ten = (HOUSE_VALUE[house] + ROUGH_GROWTH * left) / PRESTIGE_STEP
    worth = SQUARE_INCOME[building, square, PRESTIGE] * (left + 1) * ten
    worth += SQUARE_INCOME[building, square, MONEY] * ROUGH_MONEY * left
    worth += SQUARE_INCOME[building, square, CUBES] * ROUGH_CUBES * left
    return worth + hiring * SQUARE_WORKER[building, square] * ROUGH_WORKER * left


def _better_square(left: int, hiring: bool, house: int, building: int) -> int:
    first, second = (_square_worth(left, hiring, house, building, square) for square in INCOME_SQUARES)
    return FIRST_SQUARE if first > second else SECOND_SQUARE


def _rough_worth(left: int, hiring: bool, house: int, building: int) -> float:
    square = _better_square(left, hiring, house, building)
    matching = MATCHING_POPULATION if NUMBER[building] == ROUNDS - left else 0
    return _square_worth(left, hiring, house, building, square) + ROUGH_HOUSE * (left + 1) + matching


def _tabled(function: Callable[[int, bool, int, int], float], kind: type) -> Constants:
    """What a function says for each number of rounds left, with and without workers to hire, house and building."""
    lengths = (ROUNDS + 1, 2, LAST_HOUSE + 1, len(BUILDINGS))
    table = np.array([function(*at) for at in np.ndindex(lengths)], kind).reshape(lengths)
    return cast(Constants, memoryview(table.data))


BETTER_SQUARE, ROUGH_WORTH = _tabled(_better_square, np.int64), _tabled(_rough_worth, np.float64)
