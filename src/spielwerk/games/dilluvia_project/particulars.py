"""What options mean as things stand: prices, gains, what is lost. For their texts, at Python speed only."""

from __future__ import annotations

from .catalogue import (
    AERO_COST,
    COST,
    CUBES,
    CUBES_PER_WORKER,
    EFFECT,
    EFFECT_AEROS,
    EFFECT_SIZE,
    EXTRA_PRICE,
    LAND_WORKERS,
    LARGE,
    MATCHING_POPULATION,
    MEDIUM,
    MONEY,
    MONEY_TARGET,
    NUMBER,
    PRESTIGE,
    PROPELLER_PRESTIGE,
    PROPELLER_PRICE,
    RENTS,
    RESOURCES,
    ROUNDS,
    SMALL,
    SPACE_EFFECT,
    SPECIAL_AEROS,
    SPECIAL_CUBES,
    SQUARE_INCOME,
    SQUARE_WORKER,
    TARGET_FIELD,
    TARGET_RESOURCE,
)
from .rules.buildings import has_sent_worker
from .rules.construction import END_STEP, PROPELLER, open_steps
from .rules.erecting import BUILDING, FIRST_SQUARE, SECOND_SQUARE, SQUARE_1, SQUARE_2, discount
from .rules.gardens import GARDEN_ON, garden_price
from .rules.land import BUY_LARGE, BUY_MEDIUM, BUY_SMALL, land_menu, land_price
from .rules.market import BUY, buy_extra, buy_market, distance_to, line_price
from .rules.placing import (
    PLACE,
    WITH_SPECIAL,
    WORKERS,
    bonus_left,
    circle_for,
    money_earned,
    toll_owner,
)
from .rules.positions import FROM
from .rules.repositioning import SWITCH
from .rules.tiles import TILE
from .rules.words import FINISH
from .state import State, game

Told = dict[str, int]

# ---------------------------------------------------------------- market and tiles


@game.particulars(BUY, asked_by=[buy_market])
def in_the_line(s: State, p: int, space: int) -> Told:
    """What is for sale in the own line, and its price there."""
    return for_sale(s, space) | {"price": line_price(s, space, distance_to(s, p, space))}


@game.particulars(BUY, asked_by=[buy_extra])
def anywhere(s: State, space: int) -> Told:
    """What is for sale on a space, and the price on the action field."""
    return for_sale(s, space) | {"price": EXTRA_PRICE}


def for_sale(s: State, space: int) -> Told:
    """The tile on a space; in the last round what is printed there."""
    last = 1 if s.round_number == ROUNDS else 0
    return {"last": last, "kind": s.market[space], "space_effect": SPACE_EFFECT[space]}


@game.particulars(TILE)
def rents(s: State, p: int, kind: int) -> Told:
    """The Aeros that a tile would bring now."""
    if EFFECT[kind] != RENTS:
        return {"aeros": 0}
    return {"aeros": EFFECT_AEROS[kind] * s.player[p].buildings[EFFECT_SIZE[kind]]}


# ---------------------------------------------------------------- workers


@game.particulars(PLACE)
def price_of_circle(s: State, p: int, target: int) -> Told:
    """The Aero of the circle that would be used."""
    circle = circle_for(s, p, target)
    return {"aeros": 0 if circle < 0 or toll_owner(s) == p else AERO_COST[circle]}


@game.particulars(WORKERS)
def gain_of_workers(target: int, item: int) -> Told:
    """How many workers, and what they bring at once."""
    return brought(target, item, False) | {"dark": item}


@game.particulars(WITH_SPECIAL)
def gain_with_special(s: State, target: int, item: int) -> Told:
    """The same together with the special worker, who may earn the bonus of the field."""
    bonus = bonus_left(s, TARGET_FIELD[target])
    return brought(target, item + 1, bonus) | {"dark": item, "bonus": int(bonus)}


def brought(target: int, workers: int, bonus: bool) -> Told:
    """Aeros or cubes that workers bring on a field."""
    aeros = money_earned(workers) + SPECIAL_AEROS * bonus if target == MONEY_TARGET else 0
    coloured = TARGET_RESOURCE[target] >= 0
    amount = workers * CUBES_PER_WORKER + SPECIAL_CUBES * bonus if coloured else 0
    return {"aeros": aeros, "amount": amount, "resource": TARGET_RESOURCE[target]}


# ---------------------------------------------------------------- land and gardens


@game.particulars(BUY_SMALL)
def small_land(s: State, p: int) -> Told:
    """What small land costs."""
    return price_of_land(s, p, SMALL)


@game.particulars(BUY_MEDIUM)
def medium_land(s: State, p: int) -> Told:
    """What medium land costs."""
    return price_of_land(s, p, MEDIUM)


@game.particulars(BUY_LARGE)
def large_land(s: State, p: int) -> Told:
    """What large land costs."""
    return price_of_land(s, p, LARGE)


def price_of_land(s: State, p: int, size: int) -> Told:
    """Workers and Aeros for a piece of land."""
    return {"workers": LAND_WORKERS[size], "price": land_price(s.player[p], size)}


@game.particulars(FINISH, asked_by=[land_menu])
def unused_workers(workers: int, free_squares: int) -> Told:
    """What would be left over."""
    return {"workers": workers, "free_squares": free_squares}


@game.particulars(FROM)
def single_square(land_size: int) -> Told:
    """Whether the square is the whole piece."""
    return {"single": 1 if land_size == SMALL else 0}


@game.particulars(GARDEN_ON)
def price_of_garden(kind: int) -> Told:
    """What the garden costs."""
    return {"price": garden_price(kind)}


# ---------------------------------------------------------------- construction


@game.particulars(BUILDING)
def price_of_building(s: State, p: int, building: int) -> Told:
    """Its cubes, what foremen save, and the population of its matching round."""
    cost = {colour: COST[building, resource] for resource, colour in enumerate(RESOURCES.ids)}
    matching = MATCHING_POPULATION if NUMBER[building] == s.round_number else 0
    return cost | {"less": discount(s.player[p], building), "points": matching}


@game.particulars(PROPELLER)
def price_of_propeller(propeller: int) -> Told:
    """Its price and its prestige."""
    return {"price": PROPELLER_PRICE[propeller], "points": PROPELLER_PRESTIGE[propeller]}


@game.particulars(END_STEP)
def what_lapses(buildings: int, propellers: int) -> Told:
    """Halves of open steps that would lapse, and workers who have not begun."""
    untouched = min(buildings, propellers)
    lapse = {"buildings": buildings - untouched, "propellers": propellers - untouched}
    return lapse | {"open": open_steps(buildings, propellers), "workers": untouched}


@game.particulars(SQUARE_1)
def first_square(s: State, p: int, building: int, square: int) -> Told:
    """What the first square of a new building brings."""
    return income_of(s, p, building, square, FIRST_SQUARE)


@game.particulars(SQUARE_2)
def second_square(s: State, p: int, building: int, square: int) -> Told:
    """What the second square of a new building brings."""
    return income_of(s, p, building, square, SECOND_SQUARE)


@game.particulars(SWITCH)
def other_square(s: State, p: int, square: int) -> Told:
    """The building on a square, and what its other square brings."""
    building, other = s.tile[square], 1 - s.cube[square]
    return income_of(s, p, building, square, other) | {"building": building, "income_square": other}


def income_of(s: State, p: int, building: int, square: int, income_square: int) -> Told:
    """Income of one square of a building in each round, and whether it hires a worker (1) or can't any more (2)."""
    money, cubes, prestige = (SQUARE_INCOME[building, income_square, income] for income in (MONEY, CUBES, PRESTIGE))
    hires = 0
    if SQUARE_WORKER[building, income_square]:
        me = s.player[p]
        hires = 2 if me.reserve == 0 or has_sent_worker(me, square) else 1
    return {"money": money, "cubes": cubes, "prestige": prestige, "hires": hires}
