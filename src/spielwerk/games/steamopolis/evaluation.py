"""What a position is worth to a player, in points; the weights are in `evaluation.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from spielwerk.games.steamopolis.catalogue import (
    ARROW_TOKEN,
    BOILERS,
    COG,
    CRYSTAL,
    DISTRICTS,
    FIELDS,
    FIXED_STORAGE,
    HAS_STATUE,
    LAST_STATUE,
    LEVEL,
    MACHINES,
    MARKER_TOKEN,
    MARKET_LEVEL,
    MARKET_RANKS,
    MARKET_VP,
    MARKETS,
    MOST_SPONSORS,
    PARASITES,
    PASSENGERS,
    POSITIONS,
    RANK,
    RANKS,
    RESOURCES,
    ROW_LENGTH,
    ROWS,
    VALUE,
)
from spielwerk.games.steamopolis.rules.gauge import holds_stone
from spielwerk.games.steamopolis.rules.passengers import destination_of, has_stone_on
from spielwerk.games.steamopolis.rules.prices import can_pay_price
from spielwerk.games.steamopolis.rules.stock import storage_places
from spielwerk.games.steamopolis.state import ARROW_STONE, NO_STONE, Player, State, game

_WEIGHTS = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))


def _pair(name: str, part: str = "") -> list[float]:
    """The early and the late weight of something."""
    phases = (_WEIGHTS[name][phase] for phase in ("early", "late"))
    return [float(phase[part] if part else phase) for phase in phases]


STOCK = np.array([_pair("stock", resource) for resource in RESOURCES.ids])
STORAGE, STONE, PRESSURE, ARROW, BASE = (
    np.array(_pair(name)) for name in ("storage", "stone", "pressure", "arrow", "base")
)
DESTINATION, DESTINATION_LEVEL = (np.array(_pair("destination", part)) for part in ("set", "level"))
TILE, TILE_RANK = (np.array(_pair("machine", part)) for part in ("tile", "rank"))
BOILER, MARKER, SPONSOR, GALA = (np.array(_pair(name)) for name in ("boiler", "bonus_marker", "sponsor", "gala"))
PARASITE, GUEST, PASSENGER_TILE, RIDE, BARGAIN, RIVAL = (
    np.array(_pair(name)) for name in ("parasite", "guest", "passenger_tile", "ride", "bargain", "rival")
)
RESERVE = int(_WEIGHTS["solo"]["reserve"]["points"])
RESERVE_WORTH, LOST = float(_WEIGHTS["solo"]["reserve"]["worth"]), float(_WEIGHTS["solo"]["lost"])
LONGEST_WAY = LAST_STATUE * len(RANKS)


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and what the player's means promise for the rest of the game."""
    points = float(s.player[p].score)
    if s.over:
        return LOST if s.lost else points
    if s.seats == 1:
        points += min(s.player[p].score, RESERVE) * RESERVE_WORTH
    late = how_late(s)
    me = s.player[p]
    worth = on_gauge(me, late) + on_board(me, late) + in_room(me, late) + in_stock(me, late)
    worth += abroad(s, p, late) + best_bargain(s, p) * blend(BARGAIN[0], BARGAIN[1], late)
    return (
        points
        + worth
        + rides(s, p) * blend(RIDE[0], RIDE[1], late)
        - best_rival(s, p) * blend(RIVAL[0], RIVAL[1], late)
    )


def blend(early: float, late: float, share: float) -> float:
    """A weight between its early and its late value."""
    return early + (late - early) * share


def how_late(s: State) -> float:
    """From 0 to 1: how much of the three emptiest markets has been bought, which is how most games end."""
    if s.end_triggered:
        return 1.0
    missing = LAST_STATUE
    left = 0
    for size in range(len(RANKS) + 1):
        taken = min(missing, markets_with(s, size))
        left += taken * size
        missing -= taken
    return 1.0 - left / LONGEST_WAY


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


def on_gauge(me: Player, late: float) -> float:
    """Stones and their pressure, arrows, bonus markers, base pressure."""
    worth = me.base * blend(BASE[0], BASE[1], late)
    for field in range(len(FIELDS)):
        if me.gauge[field] == MARKER_TOKEN:
            worth += blend(MARKER[0], MARKER[1], late)
        elif holds_stone(me, field):
            worth += blend(STONE[0], STONE[1], late) + VALUE[field] * blend(PRESSURE[0], PRESSURE[1], late)
            if me.gauge[field] == ARROW_TOKEN:
                worth += blend(ARROW[0], ARROW[1], late)
    return worth


def on_board(me: Player, late: float) -> float:
    """Destinations set, the higher the better."""
    worth = 0.0
    for district in range(len(DISTRICTS)):
        if me.destination[district] != NO_STONE:
            worth += blend(STONE[0], STONE[1], late) + blend(DESTINATION[0], DESTINATION[1], late)
            worth += LEVEL[district] * blend(DESTINATION_LEVEL[0], DESTINATION_LEVEL[1], late)
            if me.destination[district] == ARROW_STONE:
                worth += blend(ARROW[0], ARROW[1], late)
    return worth


def in_room(me: Player, late: float) -> float:
    """Tiles by rank, boilers."""
    worth = 0.0
    for position in range(len(POSITIONS)):
        tile = me.room[position]
        if tile >= 0:
            worth += blend(TILE[0], TILE[1], late) + BOILERS[tile] * blend(BOILER[0], BOILER[1], late)
            if tile < len(MACHINES):
                worth += RANK[tile] * blend(TILE_RANK[0], TILE_RANK[1], late)
    return worth


def in_stock(me: Player, late: float) -> float:
    """Resources that fit into the storage, storage places, sponsors, gala, passenger tiles."""
    places = storage_places(me)
    cogs = min(me.stock[COG], places)
    crystals = min(me.stock[CRYSTAL], places - cogs)
    worth = cogs * blend(STOCK[COG, 0], STOCK[COG, 1], late)
    worth += crystals * blend(STOCK[CRYSTAL, 0], STOCK[CRYSTAL, 1], late)
    worth += (places - FIXED_STORAGE) * blend(STORAGE[0], STORAGE[1], late)
    worth += me.passenger_tiles * blend(PASSENGER_TILE[0], PASSENGER_TILE[1], late)
    for sponsor in range(MOST_SPONSORS):
        if me.sponsor[sponsor] >= 0:
            worth += blend(SPONSOR[0], SPONSOR[1], late)
    return worth + (blend(GALA[0], GALA[1], late) if me.gala >= 0 else 0.0)


def abroad(s: State, p: int, late: float) -> float:
    """Own parasites on other machines, enemy ones on own machines."""
    worth = 0.0
    for seat in range(s.seats):
        for parasite in range(PARASITES):
            if seat == p and s.player[seat].parasite_spot[parasite] >= 0:
                worth += blend(PARASITE[0], PARASITE[1], late)
            elif s.player[seat].parasite_host[parasite] == p:
                worth += blend(GUEST[0], GUEST[1], late)
    return worth


def rides(s: State, p: int) -> int:
    """Passengers aboard in the own turn, or waiting at one destination to go to another."""
    count = 0
    for passenger in range(len(PASSENGERS)):
        if s.heading[passenger] > 0:
            count += 1 if s.active == p else 0
        elif has_stone_on(s.player[p], s.passenger_level[passenger]):
            count += 1 if has_stone_on(s.player[p], destination_of(s, passenger)) else 0
    return count


def best_bargain(s: State, p: int) -> int:
    """The points of the best tile that could be paid now on the level of a destination."""
    best = 0
    for market in range(len(MARKETS)):
        if has_stone_on(s.player[p], MARKET_LEVEL[market]) and can_pay_price(s, p, market):
            best = max(best, MARKET_VP[market, s.market_rank[market]])
    return best


def best_rival(s: State, p: int) -> float:
    """The most points of any other player."""
    best = 0
    for seat in range(s.seats):
        if seat != p:
            best = max(best, s.player[seat].score)
    return float(best)
