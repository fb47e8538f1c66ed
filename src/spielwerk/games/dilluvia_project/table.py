"""What the screen shows beside the record: incomes, prices, circles, buildings, stacks, majorities, gardens."""

from __future__ import annotations

from typing import Any

from spielwerk.games.dilluvia_project.catalogue import (
    AERO_COST,
    ALL_DARK,
    BACKS,
    BUILDINGS,
    CIRCLES,
    COLOUR_CIRCLE,
    COLUMN,
    COLUMNS,
    CRITERIA,
    EFFECT,
    EXTRA_CIRCLE,
    EXTRA_OF,
    FIELDS,
    HEIGHT,
    HOUSE_VALUE,
    INCOME_LIMIT,
    INCOME_SQUARES,
    INCOMES,
    KEPT,
    KINDS,
    LAND_ROW,
    LINE_LENGTH,
    MAJORITY,
    NEUTRAL,
    NEUTRAL_CIRCLE,
    PRESTIGE_STEP,
    PROPELLER_PRESTIGE,
    PROPELLER_PRICE,
    PROPELLER_SQUARE,
    PROPELLERS,
    ROUND_KIND,
    ROUNDS,
    ROW,
    SIZES,
    SPACE_BEFORE,
    SPACE_EFFECT,
    SPACE_EFFECTS,
    SPACES,
    SQUARES,
    START_SPECIAL,
    TARGETS,
    WIDTH,
)
from spielwerk.games.dilluvia_project.rules.buildings import has_sent_worker, shown_income
from spielwerk.games.dilluvia_project.rules.city import is_corner, own_propellers, shape_of
from spielwerk.games.dilluvia_project.rules.construction import discount
from spielwerk.games.dilluvia_project.rules.land import land_price
from spielwerk.games.dilluvia_project.rules.market import line_price
from spielwerk.games.dilluvia_project.rules.placing import bonus_left
from spielwerk.games.dilluvia_project.scoring import garden_prestige, majority_count, majority_points
from spielwerk.games.dilluvia_project.state import State, game


@game.view
def extras(s: State, viewer: int | None) -> dict[str, Any]:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    return {
        "rounds": ROUNDS,
        "boards": [board(s, p) for p in range(s.seats)],
        "spaces": {SPACES.ids[space]: market_space(s, space) for space in SPACES},
        "stacks": {BACKS.ids[back]: sum(s.stacked[back, kind] for kind in KINDS) for back in BACKS},
        "circles": {TARGETS.ids[target]: circles(s, target) for target in TARGETS},
        "bonus_left": {FIELDS.ids[field]: bonus_left(s, field) for field in FIELDS},
        "standing": [building_on(s, square) for square in SQUARES if is_corner(s, square)],
        "propellers": {PROPELLERS.ids[propeller]: propeller_on(s, propeller) for propeller in PROPELLERS},
        "playable": [SQUARES.ids[square] for square in SQUARES if is_land(s, square)],
        "criteria": {CRITERIA.ids[it]: [majority_count(s, p, it) for p in range(s.seats)] for it in CRITERIA},
    }


# ---------------------------------------------------------------- player boards


def board(s: State, p: int) -> dict[str, Any]:
    """What a player's board says: markers, workers, buildings, tiles, prices."""
    me = s.player[p]
    return {
        "place": list(s.order).index(p) + 1,
        "income": {INCOMES.ids[income]: shown_income(me, income) for income in INCOMES},
        "income_limit": INCOME_LIMIT,
        "house_value": HOUSE_VALUE[me.house],
        "to_ten": PRESTIGE_STEP - me.prestige % PRESTIGE_STEP,
        "workers_in_play": ALL_DARK - me.reserve + START_SPECIAL,
        "buildings": {SIZES.ids[size]: me.buildings[size] for size in SIZES},
        "propellers": own_propellers(s, p),
        "tiles": [owned_tile(s, p, kind) for kind in range(len(KEPT)) if me.tiles[kind]],
        "prices": line_prices(s, p),
        "land_prices": {SIZES.ids[size]: land_price(me, size) for size in SIZES},
        "discounts": {BUILDINGS.ids[building]: discount(me, building) for building in BUILDINGS},
        "garden_prestige": garden_prestige(s, p),
    }


def owned_tile(s: State, p: int, kind: int) -> dict[str, Any]:
    """A kind of tile in front of a player: copies, how many are used, what a majority would bring now."""
    me = s.player[p]
    shown = {"kind": KINDS.ids[kind], "copies": me.tiles[kind], "used": 0}
    if ROUND_KIND[kind] >= 0:
        shown["used"] = me.used[ROUND_KIND[kind]]
    if EFFECT[kind] == MAJORITY:
        shown["points"] = majority_points(s, p, kind)
    return shown


def line_prices(s: State, p: int) -> dict[str, int]:
    """What the spaces before a player's zeppelin cost."""
    berth = s.player[p].berth
    if berth < 0:
        return {}
    spaces = [SPACE_BEFORE[berth, distance] for distance in range(LINE_LENGTH)]
    return {SPACES.ids[space]: line_price(s, space, distance) for distance, space in enumerate(spaces)}


# ---------------------------------------------------------------- market and circles


def market_space(s: State, space: int) -> dict[str, Any]:
    """A space of the market: its tile, what is printed on it, and who has marked it."""
    tile, owner = s.market[space], s.marked[space]
    return {
        "tile": KINDS.ids[tile] if tile >= 0 else None,
        "effect": SPACE_EFFECTS.ids[SPACE_EFFECT[space]],
        "marked": owner if owner >= 0 else None,
    }


def circles(s: State, target: int) -> list[dict[str, Any]]:
    """The circles of a row that exist for this number of players, from left to right."""
    if NEUTRAL[target]:
        row = [circle for circle in NEUTRAL_CIRCLE.tolist()[s.seats][target] if circle >= 0]
    else:
        row = [COLOUR_CIRCLE[target, p] for p in range(s.seats)]
        row += [EXTRA_CIRCLE[extra] for extra in range(len(EXTRA_OF)) if EXTRA_OF[extra] == target]
    return [circle_on(s, circle) for circle in row]


def circle_on(s: State, circle: int) -> dict[str, Any]:
    """A circle: price, who is on it, and with which workers."""
    owner = s.circle_owner[circle]
    return {
        "id": CIRCLES.ids[circle],
        "aeros": AERO_COST[circle],
        "owner": owner if owner >= 0 else None,
        "dark": s.circle_dark[circle],
        "special": owner >= 0 and s.player[owner].special_on == circle,
    }


# ---------------------------------------------------------------- city


def is_land(s: State, square: int) -> bool:
    """Whether a square is land in a game of so many players."""
    return bool(LAND_ROW[s.seats, ROW[square]] >> COLUMN[square] & 1)


def building_on(s: State, corner: int) -> dict[str, Any]:
    """A building in the city: type, owner, squares, cube, whether it has sent its worker."""
    shape, owner, cube = shape_of(s, corner), s.owner[corner], s.cube[corner]
    covered = [corner + down * COLUMNS + right for down in range(HEIGHT[shape]) for right in range(WIDTH[shape])]
    return {
        "square": SQUARES.ids[corner],
        "building": BUILDINGS.ids[s.tile[corner]],
        "owner": owner,
        "squares": [SQUARES.ids[square] for square in covered],
        "cube": INCOME_SQUARES.ids[cube] if cube >= 0 else None,
        "worker_sent": has_sent_worker(s.player[owner], corner),
    }


def propeller_on(s: State, propeller: int) -> dict[str, Any]:
    """A propeller: price, prestige, owner."""
    owner = s.owner[PROPELLER_SQUARE[propeller]]
    return {
        "price": PROPELLER_PRICE[propeller],
        "prestige": PROPELLER_PRESTIGE[propeller],
        "owner": owner if owner >= 0 else None,
    }
