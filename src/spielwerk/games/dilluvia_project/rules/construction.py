"""Construction: buildings and propellers in build steps (5.5)."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import (
    ACROSS,
    BLOCK,
    BUILDINGS,
    COST,
    COST_TOTAL,
    EFFECT_CUBES,
    EFFECT_PRESTIGE,
    FOREMAN,
    FROM_MATCHING,
    INCOME_SQUARES,
    LAST_RESOURCE,
    LEFT_OUT,
    MATCHING_POPULATION,
    MEDIUM,
    NUMBER,
    ONE_SQUARE,
    PROPELLER_PRESTIGE,
    PROPELLER_PRICE,
    PROPELLER_SQUARE,
    PROPELLERS,
    PUNCTUAL_BUILDER,
    RESOURCES,
    ROWS,
    SITE_AT,
    SITE_CORNER,
    SITE_SHAPE,
    SIZE,
    SMALL,
    UPRIGHT,
    VISIONARY,
    VISIONARY_LIMIT,
)
from spielwerk.games.dilluvia_project.rules.buildings import put_cube
from spielwerk.games.dilluvia_project.rules.city import claim_propeller, corners, largest_site, lay_building, square_at
from spielwerk.games.dilluvia_project.rules.goods import (
    gain_population,
    gain_prestige,
    give_cubes,
    move_house,
    pay,
)
from spielwerk.games.dilluvia_project.rules.tiles import TILE, offer_tiles, play_tile
from spielwerk.games.dilluvia_project.state import Player, State, game
from spielwerk.kernel import Options, lowest, offer, without_lowest

BUILDING = game.verb("building:<building>")
PROPELLER = game.verb("propeller:<propeller>")
END_STEP = game.verb("end_step")
DISCOUNT = game.verb("discount:" + ":".join(f"<{colour}_cubes=left_out>" for colour in RESOURCES.ids))
SITE = game.verb("site:<site>")
SQUARE_1 = game.verb("square_1")
SQUARE_2 = game.verb("square_2")
FIRST_SQUARE, SECOND_SQUARE = INCOME_SQUARES

NOTHING, BUILT, BOUGHT, BOTH = range(4)
"""What has been done in a build step; the first two add up to both."""


@game.note
def built(s: State, p: int, building: int, site: int) -> None: ...


@game.note
def matched(s: State, p: int, building: int) -> None: ...


@game.note
def bought_propeller(s: State, p: int, propeller: int) -> None: ...


@game.note
def stopped_building(s: State, p: int) -> None: ...


@game.refusal("5.5")
def too_early(out: Options, option: int, number: int) -> None: ...


@game.refusal("5.5")
def sold_out(out: Options, option: int) -> None: ...


@game.refusal("5.5")
def lacks_cubes(out: Options, option: int, needed: int, have: int, resource: int) -> None: ...


@game.refusal("5.5")
def lacks_cubes_despite_foreman(out: Options, option: int, missing: int, less: int) -> None: ...


@game.refusal("5.5")
def no_site(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("5.5")
def one_building_a_step(out: Options, option: int) -> None: ...


@game.refusal("5.5")
def one_propeller_a_step(out: Options, option: int) -> None: ...


@game.refusal("5.5")
def lacks_aeros_for_propeller(out: Options, option: int, price: int, have: int) -> None: ...


@game.refusal("5.5")
def propeller_taken(out: Options, option: int, owner: int) -> None: ...


# ---------------------------------------------------------------- build steps


@game.decision(BUILDING, PROPELLER, TILE, END_STEP)
class build_menu:
    """What do you build or buy in this step?"""

    @staticmethod
    def options(s: State, p: int, steps: int, done: int, out: Options) -> None:
        offer_buildings(s, p, done, out)
        offer_propellers(s, p, done, out)
        offer_tiles(s, p, out)
        offer(out, END_STEP)

    @staticmethod
    def take(s: State, p: int, steps: int, done: int, verb: int, item: int) -> None:
        if verb == TILE:
            play_tile(s, p, item)
            build_menu(s, p, steps, done)
        elif verb == BUILDING:
            begin_building(s, p, item)
            go_on_building(s, p, steps, done + BUILT)
        elif verb == PROPELLER:
            buy_propeller(s, p, item)
            go_on_building(s, p, steps, done + BOUGHT)
        elif done == NOTHING:
            stopped_building(s, p)
        else:
            end_step(s, p, steps, done)


@game.step
def go_on_building(s: State, p: int, steps: int, done: int) -> None:
    """A step ends by itself when a building and a propeller are done."""
    if done == BOTH:
        end_step(s, p, steps, done)
    else:
        build_menu(s, p, steps, done)


def end_step(s: State, p: int, steps: int, done: int) -> None:
    """Only now the building marker moves (R19); the next worker gives another step."""
    move_house(s, p, 2 if done == BOTH else 1)
    if steps > 1:
        build_menu(s, p, steps - 1, NOTHING)


# ---------------------------------------------------------------- propellers


def offer_propellers(s: State, p: int, done: int, out: Options) -> None:
    """Any propeller that belongs to nobody and can be paid."""
    money = s.player[p].money
    for propeller in range(len(PROPELLERS)):
        owner = s.owner[PROPELLER_SQUARE[propeller]]
        if owner >= 0:
            propeller_taken(out, PROPELLER + propeller, owner)
        elif done >= BOUGHT:
            one_propeller_a_step(out, PROPELLER + propeller)
        elif money < PROPELLER_PRICE[propeller]:
            lacks_aeros_for_propeller(out, PROPELLER + propeller, PROPELLER_PRICE[propeller], money)
        else:
            offer(out, PROPELLER + propeller)


def buy_propeller(s: State, p: int, propeller: int) -> None:
    """Pay for a propeller, mark it, gain its prestige."""
    bought_propeller(s, p, propeller)
    pay(s, p, PROPELLER_PRICE[propeller])
    claim_propeller(s, p, PROPELLER_SQUARE[propeller])
    gain_prestige(s, p, PROPELLER_PRESTIGE[propeller])


# ---------------------------------------------------------------- buildings


def offer_buildings(s: State, p: int, done: int, out: Options) -> None:
    """Every type that may be built in this round, can be paid, and has a site."""
    me = s.player[p]
    room = largest_site(me)
    for building in range(len(BUILDINGS)):
        option = BUILDING + building
        if done % BOUGHT:
            one_building_a_step(out, option)
        elif not in_time(s, me, building):
            too_early(out, option, NUMBER[building])
        elif s.supply[building] == 0:
            sold_out(out, option)
        elif room < SIZE[building]:
            no_site(out, option, SIZE[building])
        elif missing_cubes(me, building) > discount(me, building):
            explain_cubes(me, building, out)
        else:
            offer(out, option)


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
        missing += max(0, COST[building, resource] - me.cubes[resource])
    return missing


def explain_cubes(me: Player, building: int, out: Options) -> None:
    """Refuse a building with the first colour that is missing, or with how many are missing in spite of a foreman."""
    less = discount(me, building)
    if less > 0:
        lacks_cubes_despite_foreman(out, BUILDING + building, missing_cubes(me, building), less)
        return
    for resource in range(len(RESOURCES)):
        if me.cubes[resource] < COST[building, resource]:
            lacks_cubes(out, BUILDING + building, COST[building, resource], me.cubes[resource], resource)
            return


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
        for item in range(len(LEFT_OUT) ** len(RESOURCES)):
            if covers(me, building, item):
                offer(out, DISCOUNT + item)

    @staticmethod
    def take(s: State, p: int, building: int, verb: int, item: int) -> None:
        for resource in range(len(RESOURCES)):
            give_cubes(s, p, COST[building, resource] - left_out(item, resource), resource)


def left_out(item: int, resource: int) -> int:
    """How many cubes of a colour a discount leaves out."""
    for _ in range(LAST_RESOURCE - resource):
        item //= len(LEFT_OUT)
    return item % len(LEFT_OUT)


def covers(me: Player, building: int, item: int) -> bool:
    """Whether a discount is used in full, leaves out only what is asked, and makes the rest payable."""
    left = discount(me, building)
    for resource in range(len(RESOURCES)):
        less = left_out(item, resource)
        left -= less
        if less > COST[building, resource] or COST[building, resource] - less > me.cubes[resource]:
            return False
    return left == 0


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
