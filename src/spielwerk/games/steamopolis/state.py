"""The record of a game of Steamopolis: every field once, with its range and who may see it."""

from __future__ import annotations

from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import NOBODY, Game, Noun, Record, flag, number, numbers, records

from .catalogue import (
    ACTIONS,
    ALTERNATIVES,
    BANNERS,
    BASE_MAX,
    BONUS_MARKERS,
    BOOSTS,
    CAPACITY_TILES,
    CHARACTERS,
    COGS,
    CRYSTALS,
    DATA,
    DIFFICULTIES,
    DISTRICTS,
    EFFECT_BLOCKS,
    EQUIPMENT,
    FEWEST_PLAYERS,
    FIELDS,
    HOSTS,
    LAPSES,
    LATE_DISTRICTS,
    LEDGER,
    LEVELS,
    MACHINES,
    MARKETS,
    MOST_GALAS,
    MOST_RESOURCES,
    MOST_SPONSORS,
    PARASITES,
    PASSENGER_TILES,
    PASSENGERS,
    PLACES,
    POSITIONS,
    PRICED_BLOCKS,
    RANKS,
    RATINGS,
    RESOURCES,
    ROW_LENGTH,
    ROWS,
    SEATS,
    SIDES,
    SOURCES,
    SPONSORS,
    SPOTS,
    START_MACHINES,
    STATUES,
    STONES,
    TILES,
    TOKENS,
)

MOST_POINTS = 3000
MOST_ROUNDS = 3000
"""Solo games are bounded by passenger tiles and points, not by rounds."""
EMPTY_MARKET = len(RANKS)
"""In place of the rank of the face-up tile."""

NO_STONE, PLAIN_STONE, ARROW_STONE = range(3)
"""What lies on a district, or is led through the machine room."""
NOT_VISITED, STOP_THERE, USED_FROM_AFAR = range(3)
"""What the active player has to do with a district in this turn."""

TILE_PLACES = Noun("tile_place", ("unseen", "market", "machine_room", "banner", "box"))
UNSEEN, ON_MARKET, INSTALLED, AS_BANNER, IN_BOX = TILE_PLACES
PASSENGER_PLACES = Noun("passenger_place", ("stack", "open", "taken", "box"))
IN_STACK, OPEN_TILE, TAKEN, REMOVED = PASSENGER_PLACES


class Player(Record):
    """What belongs to one player."""

    score = number(0, MOST_POINTS, bookkeeping=True)
    character = number(of=CHARACTERS)
    start_machine = number(of=START_MACHINES)
    base = number(0, BASE_MAX)
    gauge = numbers(FIELDS, of=TOKENS)
    destination = numbers(DISTRICTS, high=ARROW_STONE)
    stones_out = number(0, STONES, derived=True)
    supply = number(0, STONES)
    room = numbers(POSITIONS, of=TILES)
    stock = numbers(RESOURCES, high=MOST_RESOURCES)
    sponsor = numbers(MOST_SPONSORS, of=RESOURCES)
    sponsor_used = numbers(MOST_SPONSORS, bookkeeping=True)
    gala = number(of=RESOURCES)
    parasite_host = numbers(PARASITES, of=SEATS, bookkeeping=True)
    parasite_spot = numbers(PARASITES, of=SPOTS, bookkeeping=True)
    banners = numbers(BANNERS, high=len(MACHINES))
    passenger_tiles = number(0, len(PASSENGER_TILES))
    looked_at = numbers(MARKETS, high=2 ** len(RANKS) - 1, bookkeeping=True)
    ledger = numbers(LEDGER, low=-MOST_POINTS, high=MOST_POINTS, bookkeeping=True)


class State(kernel.State):
    """Everything on the table."""

    stack = records(kernel.Frame, 32)
    beginner_characters = flag()
    solo_difficulty = number(0, len(DIFFICULTIES) - 1)
    round_number = number(0, MOST_ROUNDS)
    start_player = number(of=SEATS)
    active = number(of=SEATS, bookkeeping=True)
    end_triggered = flag()
    final_round = flag()
    lost = flag(bookkeeping=True)

    supply = numbers(RESOURCES, high=MOST_RESOURCES)
    capacity_tiles = number(0, CAPACITY_TILES, bookkeeping=True)
    sponsors = number(0, SPONSORS)
    galas = numbers(RESOURCES, high=MOST_GALAS)

    market_rank = numbers(MARKETS, high=EMPTY_MARKET, bookkeeping=True)
    market_tiles = numbers(MARKETS, RANKS, of=MACHINES, bookkeeping=True)
    market_banners = numbers(MARKETS, RANKS, of=BANNERS, bookkeeping=True)
    tile_place = numbers(MACHINES, of=TILE_PLACES)
    marker_front = numbers(ROWS, high=ROW_LENGTH, bookkeeping=True)
    statues = number(0, STATUES)

    passenger_level = numbers(PASSENGERS, high=LEVELS, bookkeeping=True)
    passenger_stack = numbers(len(PASSENGER_TILES), of=PASSENGER_TILES, seen_by=NOBODY)
    stack_size = number(0, len(PASSENGER_TILES), bookkeeping=True)
    passenger_place = numbers(PASSENGER_TILES, of=PASSENGER_PLACES, bookkeeping=True)
    open_tile = number(of=PASSENGER_TILES, bookkeeping=True)

    stones_at = numbers(DISTRICTS, high=len(SEATS) + 1, derived=True)
    shadow = numbers(DISTRICTS, bookkeeping=True)

    flew = flag(bookkeeping=True)
    current_stone = number(of=FIELDS, bookkeeping=True)
    visited = numbers(DISTRICTS, high=USED_FROM_AFAR, bookkeeping=True)
    heading = numbers(PASSENGERS, high=LEVELS, bookkeeping=True)
    delivered = numbers(PASSENGERS, bookkeeping=True)
    open_tile_taken = flag(bookkeeping=True)
    late_effects = numbers(LATE_DISTRICTS, low=-1, high=len(EFFECT_BLOCKS) - 1, bookkeeping=True)
    routed = number(0, ARROW_STONE, bookkeeping=True)
    routed_at = number(of=POSITIONS, bookkeeping=True)
    others_may_place = flag(bookkeeping=True)
    time_paid = flag(bookkeeping=True)
    removed = numbers(PASSENGERS, of=MACHINES, bookkeeping=True)

    player = records(Player, SEATS)


game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS, version=DATA["meta.data_version"])
for noun in (
    HOSTS,
    RESOURCES,
    COGS,
    CRYSTALS,
    FIELDS,
    POSITIONS,
    TOKENS,
    TILES,
    START_MACHINES,
    BANNERS,
    SIDES,
    DISTRICTS,
    PLACES,
    MARKETS,
    RANKS,
    ROWS,
    BONUS_MARKERS,
    PASSENGERS,
    PASSENGER_TILES,
    CHARACTERS,
    ACTIONS,
    ALTERNATIVES,
    PRICED_BLOCKS,
    BOOSTS,
    RATINGS,
    EQUIPMENT,
    SOURCES,
    LAPSES,
):
    game.noun(noun)

game.choice("beginner_characters", ("false", "true"), "false")
game.choice("solo_difficulty", DIFFICULTIES, "normal")
