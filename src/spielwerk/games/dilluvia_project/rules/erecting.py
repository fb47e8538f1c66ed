"""Erecting a building: which ones can be had, their price, their site, their cube (7.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, without_lowest

from ..catalogue import (
    ACROSS,
    BLACK,
    BLOCK,
    BROWN,
    BUILDINGS,
    COLUMN,
    COST,
    COST_TOTAL,
    DISCOUNT_CUBES,
    EFFECT_CUBES,
    EFFECT_PRESTIGE,
    FOREMAN,
    FROM_MATCHING,
    HEIGHT,
    INCOME_SQUARES,
    LAND_SQUARES,
    MATCHING_POPULATION,
    MEDIUM,
    NUMBER,
    ONE_SQUARE,
    PUNCTUAL_BUILDER,
    PURPLE,
    RESOURCES,
    ROW,
    ROWS,
    SITE_AT,
    SITE_CORNER,
    SITE_SHAPE,
    SITES,
    SIZE,
    SMALL,
    UPRIGHT,
    VISIONARY,
    VISIONARY_LIMIT,
    WHITE,
    WIDTH,
    covered,
)
from ..state import Player, State, game
from .buildings import put_cube
from .city import corners, largest_site, lay_building, square_at
from .goods import gain_population, gain_prestige, give_cubes

BUILDING = game.verb("building:<building>")
DISCOUNT = game.verb("discount:" + ":".join(f"<{colour}_cubes=left_out>" for colour in RESOURCES.ids))
SITE = game.verb("site:<site>")
SQUARE_1 = game.verb("square_1")
SQUARE_2 = game.verb("square_2")
FIRST_SQUARE, SECOND_SQUARE = INCOME_SQUARES


@game.note
def built(s: State, p: int, building: int, site: int) -> None: ...


@game.note
def matched(s: State, p: int, building: int) -> None: ...


@game.refusal("7.5.3")
def too_early(out: Options, option: int, number: int) -> None: ...


@game.refusal("7.5.3")
def sold_out(out: Options, option: int) -> None: ...


@game.refusal("7.5.4")
def lacks_cubes(out: Options, option: int, white: int, black: int, brown: int, purple: int) -> None: ...


@game.refusal("7.5.4")
def lacks_cubes_despite_foreman(out: Options, option: int, missing: int, less: int) -> None: ...


@game.refusal("7.5.5")
def no_site(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("7.5.1")
def all_have_built(out: Options, option: int) -> None: ...


@game.refusal("7.5.4")
def rest_unpayable(out: Options, option: int, amount: int, resource: int) -> None: ...


@game.refusal("7.5.5")
def not_your_land(out: Options, option: int, square: int) -> None: ...


# ---------------------------------------------------------------- which buildings


def offer_buildings(s: State, p: int, out: Options) -> None:
    """Every type that may be built in this round, can be paid, and has a site."""
    me = s.player[p]
    room = largest_site(me)
    for building in range(len(BUILDINGS)):
        ready = room >= SIZE[building] and s.supply[building] > 0 and in_time(s, me, building)
        if ready and missing_cubes(me, building) <= discount(me, building):
            offer(out, BUILDING + building)


def explain_building(s: State, p: int, buildings: int, building: int, out: Options) -> None:
    """Say why a building can't be built; only asked at Python speed."""
    me = s.player[p]
    option = BUILDING + building
    if buildings == 0:
        all_have_built(out, option)
    elif not in_time(s, me, building):
        too_early(out, option, NUMBER[building])
    elif s.supply[building] == 0:
        sold_out(out, option)
    elif largest_site(me) < SIZE[building]:
        no_site(out, option, SIZE[building])
    else:
        explain_cubes(me, building, out)


def in_time(s: State, me: Player, building: int) -> bool:
    """Numbers up to the round; with `visionary` also later ones, up to its limit."""
    number = NUMBER[building]
    return number <= s.round_number or (number <= VISIONARY_LIMIT and me.tiles[VISIONARY] > 0)


def discount(me: Player, building: int) -> int:
    """How many cubes a player may leave out of the price of a building."""
    kind = FOREMAN[building]
    return min(COST_TOTAL[building], EFFECT_CUBES[kind] * me.tiles[kind]) if kind >= 0 else 0


def missing_cubes(me: Player, building: int) -> int:
    """How many cubes of the price a player does not have."""
    missing = 0
    for resource in range(len(RESOURCES)):
        missing += lack(me, building, resource)
    return missing


def lack(me: Player, building: int, resource: int) -> int:
    """How many cubes of a colour a player lacks for a building."""
    return max(0, COST[building, resource] - me.cubes[resource])


def explain_cubes(me: Player, building: int, out: Options) -> None:
    """Refuse a building with all colours that are missing, or with how many are missing in spite of a foreman."""
    option = BUILDING + building
    less = discount(me, building)
    if less > 0:
        lacks_cubes_despite_foreman(out, option, missing_cubes(me, building), less)
        return
    white, black = lack(me, building, WHITE), lack(me, building, BLACK)
    lacks_cubes(out, option, white, black, lack(me, building, BROWN), lack(me, building, PURPLE))


# ---------------------------------------------------------------- price


def begin_building(s: State, p: int, building: int) -> None:
    """Take a tile from its stack, pay for it, choose its site."""
    s.supply[building] -= 1
    if discount(s.player[p], building) > 0:
        choose_discount(s, p, building)
    else:
        for resource in range(len(RESOURCES)):
            give_cubes(s, p, COST[building, resource], resource)
    choose_site(s, p, building)


@game.decision(DISCOUNT)
class choose_discount:
    """Which cubes do you leave out of the price?"""

    @staticmethod
    def options(s: State, p: int, building: int, out: Options) -> None:
        me = s.player[p]
        for discounted in range(len(DISCOUNT_CUBES)):
            if covers(me, building, discounted):
                offer(out, DISCOUNT + discounted)

    @staticmethod
    def take(s: State, p: int, building: int, verb: int, item: int) -> None:
        for resource in range(len(RESOURCES)):
            give_cubes(s, p, rest_of_price(building, item, resource), resource)


@game.reasons(choose_discount)
def why_not_left_out(s: State, p: int, building: int, out: Options) -> None:
    """Sets of cubes that fit the price, but leave something to pay that the player lacks."""
    me = s.player[p]
    for discounted in range(len(DISCOUNT_CUBES)):
        for resource in RESOURCES:
            rest = rest_of_price(building, discounted, resource)
            if rest > me.cubes[resource]:
                rest_unpayable(out, DISCOUNT + discounted, rest, resource)
                break


def rest_of_price(building: int, discounted: int, resource: int) -> int:
    """How many cubes of a colour are still to be paid for a building; less than 0 where more is left out than asked."""
    return COST[building, resource] - DISCOUNT_CUBES[discounted, resource]


def covers(me: Player, building: int, discounted: int) -> bool:
    """Whether a discount is used in full, leaves out only what is asked, and makes the rest payable."""
    saved = 0
    for resource in range(len(RESOURCES)):
        rest = rest_of_price(building, discounted, resource)
        if rest < 0 or rest > me.cubes[resource]:
            return False
        saved += DISCOUNT_CUBES[discounted, resource]
    return saved == discount(me, building)


# ---------------------------------------------------------------- site and cube


@game.decision(SITE)
class choose_site:
    """Where does the building stand?"""

    @staticmethod
    def options(s: State, p: int, building: int, out: Options) -> None:
        me = s.player[p]
        size = SIZE[building]
        if size == SMALL:
            offer_sites(me, ONE_SQUARE, out)
        elif size == MEDIUM:
            offer_sites(me, ACROSS, out)
            offer_sites(me, UPRIGHT, out)
        else:
            offer_sites(me, BLOCK, out)

    @staticmethod
    def take(s: State, p: int, building: int, verb: int, item: int) -> None:
        lay_building(s, p, building, SITE_SHAPE[item], SITE_CORNER[item])
        built(s, p, building, item)
        choose_square(s, p, building, SITE_CORNER[item])


def offer_sites(me: Player, shape: int, out: Options) -> None:
    """Offer all places of own land for a building of this shape."""
    for row in range(1, ROWS + 1):
        bits = corners(me, shape, row)
        while bits:
            offer(out, SITE + SITE_AT[shape, square_at(row, lowest(bits))])
            bits = without_lowest(bits)


@game.reasons(choose_site)
def why_not_on_this_site(s: State, p: int, building: int, out: Options) -> None:
    """The first square of each other site of this size that is no land of the player's."""
    me = s.player[p]
    for site in range(len(SITES)):
        for square in covered(SITE_SHAPE[site], SITE_CORNER[site]):
            if fits(building, SITE_SHAPE[site]) and not me.land[ROW[square]] >> COLUMN[square] & 1:
                not_your_land(out, SITE + site, square)
                break


def fits(building: int, shape: int) -> bool:
    """Whether a building has this shape."""
    return HEIGHT[shape] * WIDTH[shape] == LAND_SQUARES[SIZE[building]]


@game.decision(SQUARE_1, SQUARE_2)
class choose_square:
    """On which square of the building do you put your cube?"""

    @staticmethod
    def options(s: State, p: int, building: int, square: int, out: Options) -> None:
        offer(out, SQUARE_1)
        offer(out, SQUARE_2)

    @staticmethod
    def take(s: State, p: int, building: int, square: int, verb: int, item: int) -> None:
        put_cube(s, p, square, FIRST_SQUARE if verb == SQUARE_1 else SECOND_SQUARE)
        if NUMBER[building] == s.round_number:
            matching_round(s, p, building)


def matching_round(s: State, p: int, building: int) -> None:
    """A building in the round of its number brings population, with `punctual_builder` prestige as well."""
    matched(s, p, building)
    gain_population(s, p, MATCHING_POPULATION, FROM_MATCHING)
    gain_prestige(s, p, EFFECT_PRESTIGE[PUNCTUAL_BUILDER] * s.player[p].tiles[PUNCTUAL_BUILDER])
