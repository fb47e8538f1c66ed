"""Set-up: the city (3.1), the airships (3.2), first tiles (3.3), characters and their effects (3.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, shuffle

from ..catalogue import (
    BANNER,
    BASE_START,
    BEGINNER,
    CAPACITY,
    CAPACITY_TILES,
    CHARACTER_EFFECT,
    CHARACTER_NUMBER,
    CHARACTERS,
    FIELDS,
    FIRST_START_MACHINE,
    FROM_START,
    GALA_COUNT,
    LATE_DISTRICTS,
    MACHINES,
    MARKET_IN_PLAY,
    MARKET_RANKS,
    MARKETS,
    MOST_SPONSORS,
    PARASITES,
    PASSENGER_START,
    PASSENGER_TILES,
    PASSENGERS,
    PLACE_IN_RANK,
    POSITIONS,
    RANK,
    RANKS,
    RESOURCE_COUNT,
    RESOURCES,
    SOLO_START,
    SPONSORS,
    START_BACK,
    START_MACHINES,
    START_VP,
    STONE_TOKEN,
    STONES,
    STONES_AT_START,
    TILE_OF_RANK,
)
from ..state import EMPTY_MARKET, IN_STACK, ON_MARKET, OPEN_TILE, UNSEEN, State, game
from .effects import run_effect
from .machine_room import install, position_occupied
from .stock import store_afterwards
from .turn import play_round
from .words import POSITION

FRONT = game.verb("front")
BACK = game.verb("back")


@game.note
def drew_character(s: State, p: int, character: int) -> None: ...


@game.note
def starts(s: State, p: int) -> None: ...


@game.note
def character_effects(s: State, p: int, character: int) -> None: ...


@game.setup
def set_up(s: State) -> None:
    """Lay out the city, then the airships; players install their tiles and carry out their characters' effects."""
    lay_markets(s)
    lay_supplies(s)
    for seat in range(len(s.player)):
        lay_airship(s, seat)
    deal_characters(s)
    deal_start_machines(s)
    lay_passengers(s)
    s.active = s.start_player
    s.current_stone = -1
    s.routed_at = -1
    for place in range(LATE_DISTRICTS):
        s.late_effects[place] = -1
    for distance in range(s.seats):
        install_first_tiles(s, (s.start_player + distance) % s.seats)
    for distance in range(s.seats):
        use_character(s, (s.start_player + distance) % s.seats)
    play_round(s)


# ---------------------------------------------------------------- the city


def lay_markets(s: State) -> None:
    """One random tile of each rank on every market in play; the lowest rank lies face up."""
    for tile in range(len(MACHINES)):
        s.tile_place[tile] = UNSEEN
    for market in range(len(MARKETS)):
        in_play = MARKET_IN_PLAY[market, s.seats] and MARKET_RANKS[market] > 0
        s.market_rank[market] = 0 if in_play else EMPTY_MARKET
    for rank in range(len(RANKS)):
        deal_rank(s, rank)
    for market in range(len(MARKETS)):
        if s.market_rank[market] == 0:
            s.tile_place[s.market_tiles[market, 0]] = ON_MARKET


def deal_rank(s: State, rank: int) -> None:
    """Shuffle the tiles of a rank (in the place of the passenger stack) and lay them on the markets."""
    count = 0
    for tile in range(len(MACHINES)):
        if RANK[tile] == rank:
            s.passenger_stack[count] = PLACE_IN_RANK[tile]
            count += 1
    shuffle(s, s.passenger_stack, count)
    for market in range(len(MARKETS)):
        if s.market_rank[market] == 0 and rank < MARKET_RANKS[market]:
            count -= 1
            s.market_tiles[market, rank] = TILE_OF_RANK[rank, s.passenger_stack[count]]
            s.market_banners[market, rank] = BANNER[s.market_tiles[market, rank]]
        else:
            s.market_tiles[market, rank] = -1
            s.market_banners[market, rank] = -1


def lay_supplies(s: State) -> None:
    """Resources, galas, sponsors and capacity tiles."""
    for resource in range(len(RESOURCES)):
        s.supply[resource] = RESOURCE_COUNT[resource]
        s.galas[resource] = GALA_COUNT[resource]
    s.sponsors = SPONSORS
    s.capacity_tiles = CAPACITY_TILES


def lay_passengers(s: State) -> None:
    """Banker and stoker on their levels; the passenger tiles are shuffled and the top one is revealed."""
    for passenger in range(len(PASSENGERS)):
        s.passenger_level[passenger] = PASSENGER_START[passenger]
        s.removed[passenger] = -1
    for tile in range(len(PASSENGER_TILES)):
        s.passenger_stack[tile] = tile
        s.passenger_place[tile] = IN_STACK
    shuffle(s, s.passenger_stack, len(PASSENGER_TILES))
    s.stack_size = len(PASSENGER_TILES) - 1
    s.open_tile = s.passenger_stack[s.stack_size]
    s.passenger_stack[s.stack_size] = -1
    s.passenger_place[s.open_tile] = OPEN_TILE


# ---------------------------------------------------------------- the airships


def lay_airship(s: State, seat: int) -> None:
    """An empty airship; for a player at the table three stones, three parasites and the points of the beginning."""
    me = s.player[seat]
    me.character = -1
    me.start_machine = -1
    me.gala = -1
    me.base = BASE_START
    for field in range(len(FIELDS)):
        me.gauge[field] = -1
    for position in range(len(POSITIONS)):
        me.room[position] = -1
    for sponsor in range(MOST_SPONSORS):
        me.sponsor[sponsor] = -1
    for parasite in range(PARASITES):
        me.parasite_host[parasite] = -1
        me.parasite_spot[parasite] = -1
    if seat < s.seats:
        for stone in range(STONES_AT_START):
            me.gauge[BASE_START + 1 + stone] = STONE_TOKEN
        me.supply = STONES - STONES_AT_START
        me.score = SOLO_START[s.solo_difficulty] if s.seats == 1 else START_VP
        me.ledger[FROM_START] = me.score


def deal_characters(s: State) -> None:
    """A random character each, without the three harder ones if so chosen; the lowest number starts."""
    count = 0
    for character in range(len(CHARACTERS)):
        if BEGINNER[character] or not s.beginner_characters:
            s.passenger_stack[count] = character
            count += 1
    shuffle(s, s.passenger_stack, count)
    s.start_player = 0
    for seat in range(s.seats):
        s.player[seat].character = s.passenger_stack[seat]
        drew_character(s, seat, s.player[seat].character)
        if number_of(s, seat) < number_of(s, s.start_player):
            s.start_player = seat
    starts(s, s.start_player)


def number_of(s: State, seat: int) -> int:
    """The number of a player's character."""
    return CHARACTER_NUMBER[s.player[seat].character]


def deal_start_machines(s: State) -> None:
    """A random start machine each."""
    for machine in range(len(START_MACHINES)):
        s.passenger_stack[machine] = machine
    shuffle(s, s.passenger_stack, len(START_MACHINES))
    for seat in range(s.seats):
        s.player[seat].start_machine = s.passenger_stack[seat]


# ---------------------------------------------------------------- start machine, capacity tile, character


@game.step
def install_first_tiles(s: State, p: int) -> None:
    """The start machine, then a capacity tile."""
    s.active = p
    setup_start_side(s, p, s.player[p].start_machine)
    setup_place_capacity(s, p)


@game.decision(FRONT, BACK)
class setup_start_side:
    """Which side of your start machine do you use?"""

    @staticmethod
    def options(s: State, p: int, start_machine: int, out: Options) -> None:
        offer(out, FRONT)
        offer(out, BACK)

    @staticmethod
    def take(s: State, p: int, start_machine: int, verb: int, item: int) -> None:
        setup_place_start_machine(s, p, FIRST_START_MACHINE + start_machine if verb == FRONT else START_BACK)


@game.decision(POSITION)
class setup_place_start_machine:
    """Where do you install your start machine?"""

    @staticmethod
    def options(s: State, p: int, tile: int, out: Options) -> None:
        offer_free_positions(s, p, out)

    @staticmethod
    def take(s: State, p: int, tile: int, verb: int, item: int) -> None:
        install(s, p, tile, item)


@game.decision(POSITION)
class setup_place_capacity:
    """Where do you install your capacity tile?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_free_positions(s, p, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        s.capacity_tiles -= 1
        install(s, p, CAPACITY, item)


def offer_free_positions(s: State, p: int, out: Options) -> None:
    """Every position without a tile."""
    for position in range(len(POSITIONS)):
        if s.player[p].room[position] < 0:
            offer(out, POSITION + position)
        else:
            position_occupied(out, POSITION + position, position, s.player[p].room[position])


@game.step
def use_character(s: State, p: int) -> None:
    """The effects of the character from top to bottom, then storing."""
    s.active = p
    character_effects(s, p, s.player[p].character)
    run_effect(s, p, CHARACTER_EFFECT[s.player[p].character])
    store_afterwards(s, p)
