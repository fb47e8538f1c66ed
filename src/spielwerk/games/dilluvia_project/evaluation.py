"""What a position is worth to a player, in population: what was won, and what the player's means promise.

The promise is a sum of features with weights that depend on how many rounds are left (`evaluation.toml` says how they
were found). In the market phase the tiles before the own zeppelin count by the same weights.
"""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel import Constants, Noun
from spielwerk.kernel.weights import SKILLS, read_judgements

from .catalogue import (
    ALL_DARK,
    BUILDINGS,
    CUBES,
    EFFECT,
    GAIN_AEROS,
    GAIN_HOUSE,
    GAIN_POPULATION,
    GAIN_PRESTIGE,
    HOUSE_VALUE,
    KEPT,
    KIND_CUBES,
    KIND_GAIN,
    LAND_SQUARES,
    LARGE,
    LAST_HOUSE,
    LINE_LENGTH,
    MAJORITY,
    MATCHING_POPULATION,
    MEDIUM,
    MONEY,
    NUMBER,
    PATRON,
    PLUS_PRESTIGE,
    PRESTIGE,
    PRESTIGE_STEP,
    RESOURCES,
    ROUNDS,
    ROWS,
    SIZE,
    SIZES,
    SPACE_BEFORE,
    SPACE_CUBES,
    SPACE_EFFECT,
    SPACE_GAIN,
    SQUARE_INCOME,
    SQUARE_WORKER,
    STOCKPILE,
)
from .outlook import (
    BUILD_MENU,
    CHOOSE_SITE,
    GO_ON_BUILDING,
    better_square,
    colours_held,
    cubes_coming,
    rough_worth,
    share_held,
    size_coming,
    squares_going,
    steps_coming,
    still_to_buy,
)
from .rules.buildings import shown_income
from .rules.city import largest_site, own_propellers
from .rules.erecting import choose_square, in_time
from .rules.gardens import choose_garden_square
from .rules.goods import all_cubes
from .rules.land import land_menu
from .rules.market import buy_extra, is_empty, line_price
from .rules.placing import in_order_row, place_of
from .rules.repositioning import choose_switch
from .rules.tiles import pick_tile
from .scoring import (
    full_sets,
    garden_prestige,
    majority_points,
    population_tiles,
    size_of,
)
from .state import Player, State, game

FEATURES = Noun(
    "feature",
    (
        "constant",
        "worker_to_place",
        "special_to_place",
        "worker",
        "money",
        "money_plenty",
        "cube",
        "cube_plenty",
        "colours",
        "way_to_ten",
        "prestige_ahead",
        "prestige_income",
        "money_income",
        "cube_income",
        "house",
        "garden_prestige",
        "land",
        "land_plenty",
        "room_medium",
        "room_large",
        *(f"building_{size}" for size in SIZES.ids),
        "propeller",
        "plan",
        "plan_sited",
        "plan_ready",
        "plan_next",
        "build_step",
        "land_worker",
        "switch",
        "garden_choice",
        "tile_choice",
        "matching",
        "place",
        "claimed_place",
        "majority_points",
        "final_prestige",
        *(f"tile_{kind}" for kind in KEPT.ids),
    ),
)


def _first(name: str) -> int:
    return FEATURES.number(name)


CONSTANT, TO_PLACE, SPECIAL_TO_PLACE, HIRED = (
    _first(name) for name in ("constant", "worker_to_place", "special_to_place", "worker")
)
AERO, AERO_PLENTY, CUBE, CUBE_PLENTY, COLOURS_HELD = (
    _first(name) for name in ("money", "money_plenty", "cube", "cube_plenty", "colours")
)
WAY, AHEAD, PRESTIGE_INCOME, MONEY_INCOME, CUBE_INCOME, HOUSE = (
    _first(name) for name in ("way_to_ten", "prestige_ahead", "prestige_income", "money_income", "cube_income", "house")
)
GARDEN_PRESTIGE, LAND, LAND_PLENTY, ROOM_MEDIUM, ROOM_LARGE = (
    _first(name) for name in ("garden_prestige", "land", "land_plenty", "room_medium", "room_large")
)
STANDING, OWN_PROPELLER = _first(f"building_{SIZES.ids[0]}"), _first("propeller")
PLAN, PLAN_SITED, PLAN_READY, PLAN_NEXT = (_first(name) for name in ("plan", "plan_sited", "plan_ready", "plan_next"))
BUILD_STEP, LAND_WORKER, SWITCH_LEFT, GARDEN_CHOICE, TILE_CHOICE, MATCHING = (
    _first(name) for name in ("build_step", "land_worker", "switch", "garden_choice", "tile_choice", "matching")
)
PLACE_IN_ORDER, CLAIMED_PLACE = _first("place"), _first("claimed_place")
MAJORITY_NOW, FINAL_PRESTIGE = _first("majority_points"), _first("final_prestige")
TILE_OWNED = _first(f"tile_{KEPT.ids[0]}")

MONEY_ENOUGH, CUBES_ENOUGH, LAND_ENOUGH = 8, 9, 4
"""What a player has beyond this is hard to use soon and has a weight of its own."""
LINE_SHARE = 0.7
"""How much of the tiles before the own zeppelin a player may hope for: others may be faster."""

CHOOSE_SQUARE, LAND_MENU = choose_square.number, land_menu.number
CHOOSE_SWITCH, CHOOSE_GARDEN, BUY_EXTRA, PICK_TILE = (
    kind.number for kind in (choose_switch, choose_garden_square, buy_extra, pick_tile)
)


LEFTS = ROUNDS + 1
WEIGHTS = read_judgements(Path(__file__).parent, FEATURES, range(LEFTS))
"""A row of weights for each number of rounds left, one skill after the other."""


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Population now, and the promise of the rest of the game."""
    return judge(s, p, 0)


@game.judgement(SKILLS)
def judge(s: State, p: int, skill: int) -> float:
    """The same as a player of some skill sees it."""
    population = float(s.player[p].population)
    if s.over:
        return population
    row = skill * LEFTS + turns_left(s, p)
    return population + promise(s, p, WEIGHTS, row) + LINE_SHARE * line_promise(s, p, WEIGHTS, row)


def turns_left(s: State, p: int) -> int:
    """How many rounds follow this one."""
    return ROUNDS - s.round_number


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What a player's means are worth; linear in the weights."""
    coming = size_coming(s, p)
    room = max(largest_site(s.player[p]), coming)
    worth = means(s, p, weights, left) + prestige_to_come(s, p, weights, left)
    worth += ground(s, p, coming, room, weights, left) + plans(s, p, room, weights, left)
    return worth + under_way(s, p, weights, left) + tiles_owned(s, p, weights, left)


# ---------------------------------------------------------------- means


def means(s: State, p: int, weights: Constants, left: int) -> float:
    """Workers, Aeros, cubes, their incomes, the place in the player order."""
    me = s.player[p]
    cubes = all_cubes(me) + cubes_coming(s, p)
    worth = weights[left, CONSTANT] + (ALL_DARK - me.reserve) * weights[left, HIRED]
    worth += me.dark * weights[left, TO_PLACE] + me.special * weights[left, SPECIAL_TO_PLACE]
    worth += min(me.money, MONEY_ENOUGH) * weights[left, AERO]
    worth += max(0, me.money - MONEY_ENOUGH) * weights[left, AERO_PLENTY]
    worth += min(cubes, CUBES_ENOUGH) * weights[left, CUBE]
    worth += max(0, cubes - CUBES_ENOUGH) * weights[left, CUBE_PLENTY]
    worth += colours_held(me) * weights[left, COLOURS_HELD]
    worth += (
        shown_income(me, MONEY) * weights[left, MONEY_INCOME] + shown_income(me, CUBES) * weights[left, CUBE_INCOME]
    )
    worth += place_of(s, p) * weights[left, PLACE_IN_ORDER]
    return worth + (1 if in_order_row(s, p) else 0) * weights[left, CLAIMED_PLACE]


# ---------------------------------------------------------------- prestige


def prestige_to_come(s: State, p: int, weights: Constants, left: int) -> float:
    """The way to the next ten, prestige income until the end, gardens, the building marker."""
    me = s.player[p]
    house = min(LAST_HOUSE, me.house + steps_coming(s, p))
    ten = HOUSE_VALUE[house] / PRESTIGE_STEP
    income = shown_income(me, PRESTIGE)
    worth = me.prestige % PRESTIGE_STEP * ten * weights[left, WAY] + house * weights[left, HOUSE]
    worth += income * (left % LEFTS + 1) * ten * weights[left, AHEAD] + income * weights[left, PRESTIGE_INCOME]
    return worth + garden_prestige(s, p) * ten * weights[left, GARDEN_PRESTIGE]


# ---------------------------------------------------------------- land, buildings, plans


def ground(s: State, p: int, coming: int, room: int, weights: Constants, left: int) -> float:
    """Land with the piece that is coming, room for larger buildings, buildings and propellers."""
    me = s.player[p]
    land = (LAND_SQUARES[coming] if coming >= 0 else 0) - squares_going(s, p)
    for row in range(1, ROWS + 1):
        land += size_of(me.land[row])
    worth = min(land, LAND_ENOUGH) * weights[left, LAND] + max(0, land - LAND_ENOUGH) * weights[left, LAND_PLENTY]
    worth += (1 if room >= MEDIUM else 0) * weights[left, ROOM_MEDIUM]
    worth += (1 if room >= LARGE else 0) * weights[left, ROOM_LARGE]
    worth += own_propellers(s, p) * weights[left, OWN_PROPELLER]
    for size in range(len(SIZES)):
        worth += me.buildings[size] * weights[left, STANDING + size]
    return worth


def plans(s: State, p: int, room: int, weights: Constants, left: int) -> float:
    """The best building of this round by the share of its cubes that is held, and the best one of the next round.

    `room` is the size of the largest building for which there will be a site.
    """
    me = s.player[p]
    best = 0.0
    sited = 0.0
    ready = 0.0
    following = 0.0
    for building in range(len(BUILDINGS)):
        if s.supply[building] > 0:
            if in_time(s, me, building):
                share = share_held(me, building)
                hope = rough_worth(me, building, left % LEFTS) * share * share
                best = max(best, hope)
                if room >= SIZE[building]:
                    sited = max(sited, hope)
                    if share >= 1.0:
                        ready = max(ready, hope)
            elif NUMBER[building] == s.round_number + 1:
                share = share_held(me, building)
                following = max(following, rough_worth(me, building, left % LEFTS - 1) * share * share)
    worth = best * weights[left, PLAN] + sited * weights[left, PLAN_SITED]
    return worth + ready * weights[left, PLAN_READY] + following * weights[left, PLAN_NEXT]


# ---------------------------------------------------------------- actions under way


def under_way(s: State, p: int, weights: Constants, left: int) -> float:
    """What the action in progress is sure to bring, or lets a player choose."""
    worth = 0.0 * weights[left, CONSTANT]
    for place in range(s.depth):
        frame = s.stack[place]
        if frame.player == p:
            if frame.kind in (CHOOSE_SITE, CHOOSE_SQUARE):
                worth += building_coming(s, p, frame.a, weights, left)
            if frame.kind == CHOOSE_SITE:
                worth += weights[left, STANDING + SIZE[frame.a]]
            elif frame.kind in (BUILD_MENU, GO_ON_BUILDING):
                worth += min(frame.a, frame.b) * weights[left, BUILD_STEP]
            elif frame.kind == LAND_MENU:
                worth += min(frame.a, s.player[p].money) * weights[left, LAND_WORKER]
            elif frame.kind == CHOOSE_SWITCH:
                worth += frame.a * weights[left, SWITCH_LEFT]
            elif frame.kind == CHOOSE_GARDEN:
                worth += weights[left, GARDEN_CHOICE]
            elif frame.kind in (BUY_EXTRA, PICK_TILE):
                worth += weights[left, TILE_CHOICE]
    return worth


def building_coming(s: State, p: int, building: int, weights: Constants, left: int) -> float:
    """A building that is paid for, as if its cube were on the better square already."""
    me = s.player[p]
    square = better_square(me, building, left % LEFTS)
    prestige = SQUARE_INCOME[building, square, PRESTIGE]
    ten = HOUSE_VALUE[me.house] / PRESTIGE_STEP
    worth = prestige * (left % LEFTS + 1) * ten * weights[left, AHEAD] + prestige * weights[left, PRESTIGE_INCOME]
    worth += SQUARE_INCOME[building, square, MONEY] * weights[left, MONEY_INCOME]
    worth += SQUARE_INCOME[building, square, CUBES] * weights[left, CUBE_INCOME]
    if me.reserve > 0:
        worth += SQUARE_WORKER[building, square] * weights[left, HIRED]
    if NUMBER[building] == s.round_number:
        worth += MATCHING_POPULATION * weights[left, MATCHING]
    return worth


# ---------------------------------------------------------------- tiles


def tiles_owned(s: State, p: int, weights: Constants, left: int) -> float:
    """Tiles in front of the player, majorities and the final scoring as they stand."""
    me = s.player[p]
    ten = HOUSE_VALUE[me.house] / PRESTIGE_STEP
    prestige = me.tiles[STOCKPILE] * full_sets(me) + me.tiles[PATRON] * population_tiles(me)
    worth = prestige * ten * weights[left, FINAL_PRESTIGE]
    for kind in range(len(KEPT)):
        if me.tiles[kind] > 0:
            worth += me.tiles[kind] * weights[left, TILE_OWNED + kind]
            if EFFECT[kind] == MAJORITY:
                worth += majority_points(s, p, kind) * weights[left, MAJORITY_NOW]
    return worth


def line_promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What a player who is still to buy can hope for from the own line."""
    me = s.player[p]
    if me.berth < 0 or not still_to_buy(s, p):
        return 0.0
    money = me.money
    hope = 0.0
    for distance in range(LINE_LENGTH):
        space = SPACE_BEFORE[me.berth, distance]
        price = line_price(s, space, distance)
        if money >= price and not is_empty(s, space):
            gain = space_worth(s, me, space, weights, left) - price * weights[left, AERO]
            if gain > 0.0:
                hope += gain
                money -= price
    return hope


def space_worth(s: State, me: Player, space: int, weights: Constants, left: int) -> float:
    """What the tile on a space is worth to a player; in the last round what is printed there."""
    if s.round_number == ROUNDS:
        effect = SPACE_EFFECT[space]
        return gain_worth(me, SPACE_GAIN, effect, weights, left) + SPACE_CUBES[effect] * weights[left, CUBE]
    kind = s.market[space]
    if kind < len(KEPT):
        ten = HOUSE_VALUE[me.house] / PRESTIGE_STEP
        income = (left % LEFTS + 1) * ten * weights[left, AHEAD] + weights[left, PRESTIGE_INCOME]
        return weights[left, TILE_OWNED + kind] + PLUS_PRESTIGE[kind] * income
    cubes = 0
    for resource in range(len(RESOURCES)):
        cubes += KIND_CUBES[kind, resource]
    return gain_worth(me, KIND_GAIN, kind, weights, left) + cubes * weights[left, CUBE]


def gain_worth(me: Player, gains: Constants, row: int, weights: Constants, left: int) -> float:
    """What Aeros, population, prestige and steps of the building marker are worth."""
    worth = gains[row, GAIN_AEROS] * weights[left, AERO] + gains[row, GAIN_POPULATION]
    worth += gains[row, GAIN_PRESTIGE] * HOUSE_VALUE[me.house] / PRESTIGE_STEP
    return worth + gains[row, GAIN_HOUSE] * weights[left, HOUSE]
