"""What the screen shows beside the record: incomes, prices, circles, buildings; and where options are pressed."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from spielwerk.kernel import Noun

from .catalogue import (
    AERO_COST,
    ALL_DARK,
    BUILDINGS,
    CIRCLE_TARGET,
    CIRCLES,
    COLOUR_CIRCLE,
    COLUMN,
    CRITERIA,
    CUBES,
    EFFECT,
    EXTRA_CIRCLE,
    EXTRA_OF,
    EXTRA_SPECIAL_CUBES,
    FIELDS,
    FIRST_BACK,
    HOUSE_VALUE,
    INCOME_LIMIT,
    INCOME_SQUARES,
    KEPT,
    KINDS,
    LAND_ROW,
    LARGE,
    LINE_LENGTH,
    MAJORITY,
    MEDIUM,
    MONEY,
    NEUTRAL,
    NEUTRAL_CIRCLE,
    NUMBER,
    PRESTIGE,
    PRESTIGE_STEP,
    PROPELLER_PRESTIGE,
    PROPELLER_PRICE,
    PROPELLER_SQUARE,
    PROPELLERS,
    RESOURCES,
    ROUND_KIND,
    ROUNDS,
    ROW,
    SECOND_BACK,
    SMALL,
    SPACE_BEFORE,
    SPACE_EFFECT,
    SPACE_EFFECTS,
    SPACES,
    SPECIAL_AEROS,
    SPECIAL_CUBES,
    SPECIAL_POPULATION,
    SPECIAL_PRESTIGE,
    SPECIAL_SQUARES,
    SPECIAL_SWITCHES,
    SQUARES,
    START_SPECIAL,
    TARGETS,
    covered,
)
from .rules.buildings import has_sent_worker, shown_income
from .rules.city import is_corner, own_propellers, shape_of
from .rules.erecting import discount, in_time, lack
from .rules.land import (
    land_price,
)
from .rules.market import is_empty, line_price
from .rules.placing import bonus_left, place_of
from .scoring import garden_prestige, majority_count, majority_points
from .shown import (
    BySize,
    Extras,
    IncomeSquareId,
    MarketSpace,
    OwnedTile,
    PlayerBoard,
    PropellerInCity,
    StandingBuilding,
    WorkerCircle,
)
from .state import Player, State, game


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """What the screen shows beside the record."""
    return {
        "rounds": ROUNDS,
        "printed_for_sale": s.round_number == ROUNDS,
        "matching": [BUILDINGS.ids[building] for building in BUILDINGS if NUMBER[building] == s.round_number],
        "boards": [board(s, p) for p in range(s.seats)],
        "spaces": {SPACES.ids[space]: market_space(s, space) for space in SPACES},
        "stacks": {"beige": stack_size(s, FIRST_BACK), "grey": stack_size(s, SECOND_BACK)},
        "circles": {TARGETS.ids[target]: circles(s, target) for target in TARGETS},
        "bonus_left": {FIELDS.ids[field]: bonus_left(s, field) for field in FIELDS},
        "standing": [building_on(s, square) for square in SQUARES if is_corner(s, square)],
        "propellers": {PROPELLERS.ids[propeller]: propeller_on(s, propeller) for propeller in PROPELLERS},
        "playable": [SQUARES.ids[square] for square in SQUARES if is_land(s, square)],
        "criteria": {CRITERIA.ids[it]: [majority_count(s, p, it) for p in range(s.seats)] for it in CRITERIA},
    }


def stack_size(s: State, back: int) -> int:
    """How many tiles with a back are still in the stack."""
    return sum(s.stacked[back, kind] for kind in KINDS)


# ---------------------------------------------------------------- player boards


def board(s: State, p: int) -> PlayerBoard:
    """What a player's board says."""
    me = s.player[p]
    return {
        "place": place_of(s, p),
        "income": {
            "money": shown_income(me, MONEY),
            "cubes": shown_income(me, CUBES),
            "prestige": shown_income(me, PRESTIGE),
        },
        "income_limit": INCOME_LIMIT,
        "house_value": HOUSE_VALUE[me.house],
        "to_ten": PRESTIGE_STEP - me.prestige % PRESTIGE_STEP,
        "workers_in_play": ALL_DARK - me.reserve + START_SPECIAL,
        "workers_placed": ALL_DARK - me.reserve + START_SPECIAL - me.pending - me.dark - me.special,
        "buildings": by_size(lambda size: me.buildings[size]),
        "propellers": own_propellers(s, p),
        "tiles": [owned_tile(s, p, kind) for kind in range(len(KEPT)) if me.tiles[kind]],
        "prices": line_prices(s, p),
        "land_prices": by_size(lambda size: land_price(me, size)),
        "discounts": {BUILDINGS.ids[building]: discount(me, building) for building in BUILDINGS},
        "lacking": {BUILDINGS.ids[building]: lacking(me, building) for building in BUILDINGS},
        "too_early": [BUILDINGS.ids[building] for building in BUILDINGS if not in_time(s, me, building)],
        "bonus": bonus(s, p),
        "garden_prestige": garden_prestige(s, p),
    }


def lacking(me: Player, building: int) -> list[str]:
    """The colours of which a player has too few cubes for a building."""
    return [RESOURCES.ids[resource] for resource in RESOURCES if lack(me, building, resource) > 0]


def bonus(s: State, p: int) -> dict[str, int]:
    """How much the first special worker on each field would earn a player."""
    return {
        "player_order": place_of(s, p),
        "income": SPECIAL_AEROS,
        "resources": SPECIAL_CUBES,
        "land": SPECIAL_SQUARES,
        "build": SPECIAL_PRESTIGE,
        "market_extra": EXTRA_SPECIAL_CUBES,
        "garden": SPECIAL_POPULATION,
        "reposition": SPECIAL_SWITCHES,
    }


def by_size(number: Callable[[int], int]) -> BySize:
    """A number for each size."""
    return {"small": number(SMALL), "medium": number(MEDIUM), "large": number(LARGE)}


def owned_tile(s: State, p: int, kind: int) -> OwnedTile:
    """A kind of tile in front of a player."""
    me = s.player[p]
    return {
        "kind": KINDS.ids[kind],
        "copies": me.tiles[kind],
        "used": me.used[ROUND_KIND[kind]] if ROUND_KIND[kind] >= 0 else 0,
        "points": majority_points(s, p, kind) if EFFECT[kind] == MAJORITY else None,
    }


def line_prices(s: State, p: int) -> dict[str, int]:
    """What the spaces before a player's zeppelin cost."""
    berth = s.player[p].berth
    if berth < 0:
        return {}
    spaces = [SPACE_BEFORE[berth, distance] for distance in range(LINE_LENGTH)]
    return {SPACES.ids[space]: line_price(s, space, distance) for distance, space in enumerate(spaces)}


# ---------------------------------------------------------------- market and circles


def market_space(s: State, space: int) -> MarketSpace:
    """A space of the market."""
    tile, owner = s.market[space], s.marked[space]
    return {
        "tile": KINDS.ids[tile] if tile >= 0 else None,
        "effect": SPACE_EFFECTS.ids[SPACE_EFFECT[space]],
        "marked": owner if owner >= 0 else None,
        "shows": shown_on(s, space),
        "for_sale": not is_empty(s, space),
    }


def shown_on(s: State, space: int) -> str | None:
    """The tile on a space; in the last round what is printed there."""
    if s.market[space] >= 0:
        return at(KINDS, s.market[space])
    return at(SPACE_EFFECTS, SPACE_EFFECT[space]) if s.round_number == ROUNDS else None


def circles(s: State, target: int) -> list[WorkerCircle]:
    """The circles of a row that exist for this number of players, from left to right."""
    if NEUTRAL[target]:
        row = [circle for circle in NEUTRAL_CIRCLE.tolist()[s.seats][target] if circle >= 0]
    else:
        row = [COLOUR_CIRCLE[target, p] for p in range(s.seats)]
        row += [EXTRA_CIRCLE[extra] for extra in range(len(EXTRA_OF)) if EXTRA_OF[extra] == target]
    return [circle_on(s, circle) for circle in row]


def circle_on(s: State, circle: int) -> WorkerCircle:
    """A circle and the workers on it."""
    owner = s.circle_owner[circle]
    colours = [COLOUR_CIRCLE[CIRCLE_TARGET[circle], p] for p in range(s.seats)]
    return {
        "id": CIRCLES.ids[circle],
        "aeros": AERO_COST[circle],
        "colour_of": colours.index(circle) if circle in colours else None,
        "extra": circle in EXTRA_CIRCLE.tolist(),
        "owner": owner if owner >= 0 else None,
        "dark": s.circle_dark[circle],
        "special": owner >= 0 and s.player[owner].special_on == circle,
    }


# ---------------------------------------------------------------- city


def is_land(s: State, square: int) -> bool:
    """Whether a square is land in a game of so many players."""
    return bool(LAND_ROW[s.seats, ROW[square]] >> COLUMN[square] & 1)


def building_on(s: State, corner: int) -> StandingBuilding:
    """The building with this top left square."""
    shape, owner, cube = shape_of(s, corner), s.owner[corner], s.cube[corner]
    return {
        "square": SQUARES.ids[corner],
        "building": BUILDINGS.ids[s.tile[corner]],
        "owner": owner,
        "squares": [SQUARES.ids[square] for square in covered(shape, corner)],
        "cube": cast(IncomeSquareId, INCOME_SQUARES.ids[cube]) if cube >= 0 else None,
        "worker_sent": has_sent_worker(s.player[owner], corner),
    }


def propeller_on(s: State, propeller: int) -> PropellerInCity:
    """A propeller and its owner."""
    owner = s.owner[PROPELLER_SQUARE[propeller]]
    return {
        "price": PROPELLER_PRICE[propeller],
        "prestige": PROPELLER_PRESTIGE[propeller],
        "owner": owner if owner >= 0 else None,
    }


def at(noun: Noun, thing: int) -> str:
    """A component by its noun and id."""
    return f"{noun.name}:{noun.ids[thing]}"
