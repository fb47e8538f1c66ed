"""What a position is worth to a player, in points: what was scored, and what the player's means promise.

The promise is a sum of features with weights that depend on how much of the game is left. `spielwerk tune` fits the
weights to games (`evaluation.toml`).
"""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel import Constants, Noun
from spielwerk.kernel.weights import SKILLS, read_judgements

from .catalogue import (
    ACTIVATION,
    ARROW_TOKEN,
    BANNERS,
    BOILERS,
    COG,
    CRYSTAL,
    DISTRICTS,
    FIELDS,
    FIXED_STORAGE,
    HAS_STATUE,
    LAST_STATUE,
    LEVEL,
    MARKER_TOKEN,
    MARKET_LEVEL,
    MARKET_RANKS,
    MARKET_VP,
    MARKETS,
    MOST_SPONSORS,
    PARASITES,
    PASSENGERS,
    POSITIONS,
    RANKS,
    RESOURCES,
    ROW_LENGTH,
    ROWS,
    STONES_AT_START,
    TILE_EFFECT,
    TILES,
    VALUE,
)
from .rules.gauge import holds_stone
from .rules.market import banner_points
from .rules.passengers import destination_of, has_stone_on
from .rules.prices import can_pay_price
from .rules.stock import storage_places
from .state import ARROW_STONE, NO_STONE, Player, State, game

FEATURES = Noun(
    "feature",
    (
        "time",
        "reserve",
        "stone",
        "extra_stone",
        "reach",
        "high_reach",
        "arrow",
        "base",
        "bonus_marker",
        "boiler",
        "storage",
        *(f"stock_{resource}" for resource in RESOURCES.ids),
        "pair",
        "sponsor",
        "gala",
        "parasite",
        "guest",
        "passenger_tile",
        "banner",
        "tile",
        *(f"at_{district}" for district in DISTRICTS.ids),
        "stop_ahead",
        "waiting_effect",
        *(f"machine_{tile}" for tile in TILES.ids),
        *(f"boiler_at_{position}" for position in POSITIONS.ids),
        "ride",
        "aboard",
        "machine_bargain",
        "banner_bargain",
    ),
)


def _first(name: str) -> int:
    return FEATURES.number(name)


TIME, RESERVE = _first("time"), _first("reserve")
STONE, EXTRA_STONE, REACH, HIGH_REACH = (_first(name) for name in ("stone", "extra_stone", "reach", "high_reach"))
ARROW, BASE, BONUS_MARKER = _first("arrow"), _first("base"), _first("bonus_marker")
BOILER, STORAGE, PAIR = _first("boiler"), _first("storage"), _first("pair")
STOCK = _first(f"stock_{RESOURCES.ids[0]}")
SPONSOR, GALA, PARASITE, GUEST = (_first(name) for name in ("sponsor", "gala", "parasite", "guest"))
PASSENGER_TILE, BANNER_TILE, TILE = _first("passenger_tile"), _first("banner"), _first("tile")
AT_DISTRICT, STOP_AHEAD, WAITING = _first(f"at_{DISTRICTS.ids[0]}"), _first("stop_ahead"), _first("waiting_effect")
MACHINE, BOILER_AT = _first(f"machine_{TILES.ids[0]}"), _first(f"boiler_at_{POSITIONS.ids[0]}")
RIDE, ABOARD = _first("ride"), _first("aboard")
MACHINE_BARGAIN, BANNER_BARGAIN = _first("machine_bargain"), _first("banner_bargain")

FINISHED, IN_FINAL_ROUND, END_IN_SIGHT = range(3)
"""What is left once the end is triggered; before that purchases are counted on from here."""
LONGEST_WAY = END_IN_SIGHT + LAST_STATUE * len(RANKS)
SOLO = 20
"""A lone player has weights of its own: from here on the same counts again."""
HIGH = 5
"""Pressure from this value on opens the upper half of the city."""
RESERVED = 4
"""The first points of a solo player keep the game alive."""
LOST = -25.0
"""What a lost solo game is worth."""


LEFTS = SOLO + LONGEST_WAY + 1
WEIGHTS = read_judgements(Path(__file__).parent, FEATURES, range(LEFTS))
"""A row of weights for each number of purchases left, one skill after the other."""


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and the promise of the rest of the game."""
    return judge(s, p, 0)


@game.judgement(SKILLS)
def judge(s: State, p: int, skill: int) -> float:
    """The same as a player of some skill sees it."""
    points = float(s.player[p].score)
    if s.over:
        return LOST if s.lost else points
    return points + promise(s, p, WEIGHTS, skill * LEFTS + turns_left(s, p))


# ---------------------------------------------------------------- how much is left


def turns_left(s: State, p: int) -> int:
    """How far the end is away; for a lone player counted from `SOLO` on."""
    return SOLO + way_to_end(s, p) if s.seats == 1 else way_to_end(s, p)


def way_to_end(s: State, p: int) -> int:
    """Purchases until the third statue, or passenger tiles where a lone player has fewer; less in the end."""
    if s.final_round:
        return FINISHED if has_finished(s, p) else IN_FINAL_ROUND
    if s.end_triggered:
        return END_IN_SIGHT
    return END_IN_SIGHT + (min(purchases_left(s), s.stack_size) if s.seats == 1 else purchases_left(s))


def has_finished(s: State, p: int) -> bool:
    """Whether a player's final turn lies behind."""
    return (p - s.start_player) % s.seats < (s.active - s.start_player) % s.seats


def purchases_left(s: State) -> int:
    """How many purchases would bring the third statue, on the markets that are nearly empty."""
    missing = max(LAST_STATUE - s.statues, 0)
    left = 0
    for size in range(1, len(RANKS) + 1):
        found = min(missing, markets_with(s, size))
        left += found * size
        missing -= found
    return left


def markets_with(s: State, size: int) -> int:
    """How many markets with a statue have so many purchases left; two bonus markers count as one."""
    count = 0
    for market in range(len(MARKETS)):
        if HAS_STATUE[market] and MARKET_RANKS[market] - s.market_rank[market] == size:
            count += 1
    markers = 0
    for row in range(len(ROWS)):
        markers += ROW_LENGTH - s.marker_front[row]
    if (markers + 1) // 2 == size:
        count += 1
    return count


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What a player's means are worth; linear in the weights."""
    me = s.player[p]
    worth = 1.0 * weights[left, TIME]
    if s.seats == 1:
        worth += min(me.score, RESERVED) * weights[left, RESERVE]
    worth += stones(me, weights, left) + destinations(s, p, weights, left) + means(me, weights, left)
    worth += machines(me, weights, left) + parasites(s, p, weights, left)
    return worth + rides(s, p, weights, left) + bargains(s, p, weights, left)


# ---------------------------------------------------------------- means


def stones(me: Player, weights: Constants, left: int) -> float:
    """Stones on gauge and board, their pressure, arrows, bonus markers, base pressure."""
    worth = me.base * weights[left, BASE]
    count = me.stones_out
    for field in range(1, len(FIELDS)):
        if holds_stone(me, field):
            count += 1
            worth += VALUE[field] * weights[left, REACH] + max(VALUE[field] - HIGH, 0) * weights[left, HIGH_REACH]
            if me.gauge[field] == ARROW_TOKEN:
                worth += weights[left, ARROW]
        elif me.gauge[field] == MARKER_TOKEN:
            worth += weights[left, BONUS_MARKER]
    return worth + count * weights[left, STONE] + max(count - STONES_AT_START, 0) * weights[left, EXTRA_STONE]


def destinations(s: State, p: int, weights: Constants, left: int) -> float:
    """Destinations set, stops ahead on a flight, effects that wait for the end of the turn."""
    me = s.player[p]
    worth = 0.0
    if me.stones_out > 0:
        for district in range(len(DISTRICTS)):
            if me.destination[district] != NO_STONE:
                worth += weights[left, AT_DISTRICT + district]
                if me.destination[district] == ARROW_STONE:
                    worth += weights[left, ARROW]
    if s.active == p and s.flew:
        worth += me.stones_out * weights[left, STOP_AHEAD]
        if s.late_effects[0] >= 0:
            worth += weights[left, WAITING]
    return worth


def means(me: Player, weights: Constants, left: int) -> float:
    """Resources that fit into the storage, storage places, sponsors, gala, passenger tiles, banners."""
    places = storage_places(me)
    cogs = min(me.stock[COG], places)
    crystals = min(me.stock[CRYSTAL], places - cogs)
    worth = cogs * weights[left, STOCK + COG] + crystals * weights[left, STOCK + CRYSTAL]
    worth += min(cogs, crystals) * weights[left, PAIR] + (places - FIXED_STORAGE) * weights[left, STORAGE]
    worth += me.passenger_tiles * weights[left, PASSENGER_TILE]
    for banner in range(len(BANNERS)):
        worth += me.banners[banner] * weights[left, BANNER_TILE]
    for sponsor in range(MOST_SPONSORS):
        if me.sponsor[sponsor] >= 0:
            worth += weights[left, SPONSOR]
    if me.gala >= 0:
        worth += weights[left, GALA]
    return worth


def machines(me: Player, weights: Constants, left: int) -> float:
    """The tiles in the machine room: each its own worth, its boilers, and where it lies."""
    worth = 0.0
    for position in range(len(POSITIONS)):
        tile = me.room[position]
        if tile >= 0:
            worth += weights[left, TILE] + weights[left, MACHINE + tile] + BOILERS[tile] * weights[left, BOILER]
            if TILE_EFFECT[tile, ACTIVATION] >= 0:
                worth += weights[left, BOILER_AT + position]
    return worth


def parasites(s: State, p: int, weights: Constants, left: int) -> float:
    """Own parasites on other machines, enemy ones on own machines."""
    abroad = 0
    guests = 0
    for seat in range(s.seats):
        for parasite in range(PARASITES):
            if seat == p and s.player[seat].parasite_spot[parasite] >= 0:
                abroad += 1
            elif s.player[seat].parasite_host[parasite] == p:
                guests += 1
    return abroad * weights[left, PARASITE] + guests * weights[left, GUEST]


# ---------------------------------------------------------------- what a flight can bring


def rides(s: State, p: int, weights: Constants, left: int) -> float:
    """Passengers aboard in the own turn, and those that wait at one destination to go to another."""
    worth = 0.0
    for passenger in range(len(PASSENGERS)):
        if s.heading[passenger] > 0 or s.delivered[passenger]:
            worth += (1.0 if s.active == p else 0.0) * weights[left, ABOARD]
        elif may_ride(s, p, passenger):
            worth += weights[left, RIDE]
    return worth


def may_ride(s: State, p: int, passenger: int) -> bool:
    """Whether a player has destinations where a passenger waits and where that one wants to go."""
    me = s.player[p]
    return has_stone_on(me, s.passenger_level[passenger]) and has_stone_on(me, destination_of(s, passenger))


def bargains(s: State, p: int, weights: Constants, left: int) -> float:
    """The best tile that could be paid now at a destination: as a machine, as a banner."""
    me = s.player[p]
    machine = 0
    banner = 0
    if me.stones_out > 0:
        levels = levels_ahead(me)
        for market in range(len(MARKETS)):
            if levels >> MARKET_LEVEL[market] & 1 and can_pay_price(s, p, market):
                rank = s.market_rank[market]
                machine = max(machine, MARKET_VP[market, rank])
                banner = max(banner, banner_points(me, s.market_banners[market, rank]))
    return machine * weights[left, MACHINE_BARGAIN] + banner * weights[left, BANNER_BARGAIN]


def levels_ahead(me: Player) -> int:
    """The levels on which a player has destinations, one bit each."""
    levels = 0
    for district in range(len(DISTRICTS)):
        if me.destination[district] != NO_STONE:
            levels |= 1 << LEVEL[district]
    return levels
