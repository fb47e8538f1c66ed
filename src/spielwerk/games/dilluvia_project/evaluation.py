"""What a position is worth to a player, in population; the weights are in `evaluation.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from spielwerk.games.dilluvia_project.catalogue import (
    ALL_DARK,
    BUILDINGS,
    COST_TOTAL,
    CUBES,
    EFFECT,
    HOUSE_VALUE,
    KEPT,
    MAJORITY,
    MATCHING_POPULATION,
    MONEY,
    NUMBER,
    PRESTIGE,
    PRESTIGE_STEP,
    ROUNDS,
    ROWS,
    SIZE,
    SQUARE_INCOME,
    SQUARE_WORKER,
)
from spielwerk.games.dilluvia_project.rules.buildings import shown_income
from spielwerk.games.dilluvia_project.rules.city import largest_site
from spielwerk.games.dilluvia_project.rules.construction import (
    FIRST_SQUARE,
    SECOND_SQUARE,
    discount,
    in_time,
    missing_cubes,
)
from spielwerk.games.dilluvia_project.rules.goods import all_cubes
from spielwerk.games.dilluvia_project.scoring import garden_prestige, majority_points, size_of
from spielwerk.games.dilluvia_project.state import Player, State, game

_WEIGHTS = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))


def _weights(name: str, *entries: str) -> list[float]:
    """Some weights of one paragraph."""
    return [float(_WEIGHTS[name][entry]) for entry in entries]


TENS_HOUSE, TENS_GROWTH = _weights("tens", "house", "growth")
(PRESTIGE_WAY,) = _weights("prestige", "way")
MONEY_EARLY, MONEY_LATE = _weights("money", "early", "late")
CUBE_EARLY, CUBE_LATE, CUBES_PLENTY, CUBE_SURPLUS = _weights("cube", "early", "late", "plenty", "surplus")
INCOME_MONEY, INCOME_CUBES = _weights("income", "money", "cubes")
WORKER_HIRED, WORKER_UNPLACED = _weights("worker", "hired", "unplaced")
LAND_EARLY, LAND_LATE, LAND_PLENTY = _weights("land", "early", "late", "plenty")
PLAN_SHARE, PLAN_NO_LAND = _weights("plan", "share", "no_land")
HOUSE_POSITION, TENS_A_ROUND = _weights("house", "position", "tens_a_round")
(GARDEN_SHARE,) = _weights("garden", "share")
MAJORITY_EARLY, MAJORITY_LATE = _weights("majority", "early", "late")
TILE = np.array([float(_WEIGHTS["tiles"].get(kind, 0.0)) for kind in KEPT.ids])


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Population now, and what the player's prestige, income and means promise."""
    me = s.player[p]
    if s.over:
        return float(me.population)
    late = s.round_number / ROUNDS
    left = ROUNDS - s.round_number
    ten = TENS_HOUSE * HOUSE_VALUE[me.house] + TENS_GROWTH * left
    return (
        me.population + prestige_worth(s, p, ten) + means(me, late, left) + plans(s, p, ten, late) + tiles(s, p, late)
    )


def blend(early: float, late: float, share: float) -> float:
    """A weight between its early and its late value."""
    return early + (late - early) * share


def prestige_worth(s: State, p: int, ten: float) -> float:
    """The way to the next ten, prestige income to come, gardens, the building marker."""
    me = s.player[p]
    payments = ROUNDS - s.round_number + 1
    to_come = shown_income(me, PRESTIGE) * payments + GARDEN_SHARE * garden_prestige(s, p)
    worth = me.prestige % PRESTIGE_STEP * HOUSE_VALUE[me.house] * PRESTIGE_WAY / PRESTIGE_STEP
    worth += to_come * ten / PRESTIGE_STEP
    return worth + me.house * HOUSE_POSITION * TENS_A_ROUND * payments


def means(me: Player, late: float, left: int) -> float:
    """Aeros, cubes, incomes that can still be spent, workers."""
    cubes = all_cubes(me)
    few = min(float(cubes), CUBES_PLENTY)
    worth = me.money * blend(MONEY_EARLY, MONEY_LATE, late)
    worth += (few + (cubes - few) * CUBE_SURPLUS) * blend(CUBE_EARLY, CUBE_LATE, late)
    worth += (shown_income(me, MONEY) * INCOME_MONEY + shown_income(me, CUBES) * INCOME_CUBES) * left
    worth += (ALL_DARK - me.reserve) * WORKER_HIRED * left
    return worth + (me.dark + me.special) * WORKER_UNPLACED


def plans(s: State, p: int, ten: float, late: float) -> float:
    """Land to build on, and the best building within reach."""
    me = s.player[p]
    land = 0
    for row in range(1, ROWS + 1):
        land += size_of(me.land[row])
    room = largest_site(me)
    best = 0.0
    for building in range(len(BUILDINGS)):
        if s.supply[building] > 0 and in_time(s, me, building):
            share = share_held(me, building)
            worth = building_worth(s, me, building, ten) * share * share
            best = max(best, worth if room >= SIZE[building] else worth * PLAN_NO_LAND)
    return min(float(land), LAND_PLENTY) * blend(LAND_EARLY, LAND_LATE, late) + best * PLAN_SHARE


def building_worth(s: State, me: Player, building: int, ten: float) -> float:
    """What a building would bring if it were built now, with its cube on the better square."""
    payments = ROUNDS - s.round_number + 1
    worth = max(square_worth(s, me, building, FIRST_SQUARE, ten), square_worth(s, me, building, SECOND_SQUARE, ten))
    if NUMBER[building] == s.round_number:
        worth += MATCHING_POPULATION
    return worth + HOUSE_POSITION * TENS_A_ROUND * payments


def square_worth(s: State, me: Player, building: int, square: int, ten: float) -> float:
    """What one square of a building would bring to the end of the game."""
    left = ROUNDS - s.round_number
    worth = SQUARE_INCOME[building, square, PRESTIGE] * (left + 1) * ten / PRESTIGE_STEP
    worth += SQUARE_INCOME[building, square, MONEY] * INCOME_MONEY * left
    worth += SQUARE_INCOME[building, square, CUBES] * INCOME_CUBES * left
    if me.reserve > 0:
        worth += SQUARE_WORKER[building, square] * WORKER_HIRED * left
    return worth


def share_held(me: Player, building: int) -> float:
    """How much of a building's price a player has, from 0 to 1."""
    missing = max(0, missing_cubes(me, building) - discount(me, building))
    return (COST_TOTAL[building] - missing) / COST_TOTAL[building]


def tiles(s: State, p: int, late: float) -> float:
    """Tiles in front of the player, majorities as they stand."""
    me = s.player[p]
    worth = 0.0
    for kind in range(len(KEPT)):
        if me.tiles[kind] > 0:
            if EFFECT[kind] == MAJORITY:
                worth += majority_points(s, p, kind) * blend(MAJORITY_EARLY, MAJORITY_LATE, late)
            worth += me.tiles[kind] * TILE[kind] * (1.0 - late)
    return worth
