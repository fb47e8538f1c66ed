"""What the screen shows beside the record: values, prices, targets, storage, parasites, what a flight would bring."""

from __future__ import annotations

from typing import Any

from spielwerk.games.steamopolis.catalogue import (
    BANNERS,
    BANNERS_ON_TILE,
    BONUS_MARKERS,
    COG,
    CRYSTAL,
    DISTRICTS,
    FIELDS,
    IN_PLAY,
    LAST_STATUE,
    LEVEL,
    MACHINES,
    MARKER_COST,
    MARKER_NUMBER,
    MARKER_VP,
    MARKET_IN_PLAY,
    MARKET_RANKS,
    MARKET_VP,
    MARKETS,
    OTHER_TARGET,
    PARASITES,
    PASSENGERS,
    POSITIONS,
    RATINGS,
    RESOURCES,
    ROW_LENGTH,
    ROW_RESOURCE,
    ROWS,
    SIDES,
    STACK_SPOT,
    TARGET,
    TILE_EFFECT,
    VALUE,
)
from spielwerk.games.steamopolis.rules.destination import route_stone
from spielwerk.games.steamopolis.rules.gauge import holds_stone, own_stones
from spielwerk.games.steamopolis.rules.market import banner_points, is_face_down
from spielwerk.games.steamopolis.rules.passengers import destination_of, targets_row
from spielwerk.games.steamopolis.rules.pressure import boilers
from spielwerk.games.steamopolis.rules.prices import face_up_tile, price
from spielwerk.games.steamopolis.rules.stock import storage_places
from spielwerk.games.steamopolis.scoring import rating_of, tiles_in_room
from spielwerk.games.steamopolis.state import EMPTY_MARKET, NO_STONE, State, game
from spielwerk.kernel import Seats


@game.view
def extras(s: State, viewer: int | None) -> dict[str, Any]:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    return {
        "turn_order": [(s.start_player + distance) % s.seats for distance in range(s.seats)],
        "districts": {DISTRICTS.ids[district]: stones_on(s, district) for district in districts_in_play(s)},
        "markets": {MARKETS.ids[market]: market_view(s, market) for market in tile_markets(s)},
        "bonus_rows": {ROWS.ids[row]: bonus_row(s, row) for row in ROWS},
        "statues_to_end": max(0, LAST_STATUE - s.statues),
        "passengers": {PASSENGERS.ids[passenger]: passenger_view(s, passenger) for passenger in PASSENGERS},
        "airships": [airship(s, p) for p in range(s.seats)],
        "rating": rating(s),
        "removed": [MACHINES.ids[tile] for tile in s.removed if tile >= 0],
        "asked": asked(s),
        "routed": routed(s),
    }


# ---------------------------------------------------------------- the moment


def asked(s: State) -> dict[str, Any]:
    """What the waiting decision is about, by the words of its question."""
    if s.over or s.depth == 0:
        return {}
    frame = s.stack[s.depth - 1]
    kind = game.kinds[frame.kind]
    words = dict(zip(("p", *kind.arguments), kind.held(frame), strict=True))
    return {word: thing(word, number) for word, number in words.items() if word != "p"}


def thing(word: str, number: int) -> str | int | None:
    """A number of a decision as the thing it stands for."""
    noun = game.noun_of(word)
    if noun is None or isinstance(noun, Seats):
        return number
    return noun.ids[number] if number >= 0 else None


def routed(s: State) -> dict[str, Any] | None:
    """The stone that is being led through a machine room: whose, where, with what pressure, where it could go on."""
    for depth in range(s.depth):
        frame = s.stack[depth]
        if frame.kind == route_stone.number:
            _, value, pipe, arrow, position = route_stone.held(frame)
            return {
                "seat": frame.player,
                "value": value,
                "position": POSITIONS.ids[position] if position >= 0 else None,
                "next": POSITIONS.ids[pipe] if pipe >= 0 else None,
                "arrow": bool(arrow),
            }
    return None


# ---------------------------------------------------------------- the city


def districts_in_play(s: State) -> list[int]:
    """The districts of the side of the board in use."""
    return [district for district in DISTRICTS if IN_PLAY[district, s.seats]]


def tile_markets(s: State) -> list[int]:
    """The markets in use that sell machine tiles."""
    return [market for market in MARKETS if MARKET_RANKS[market] > 0 and MARKET_IN_PLAY[market, s.seats]]


def stones_on(s: State, district: int) -> dict[str, Any]:
    """Whose stones lie on a district, and whether they show arrows."""
    stones = [
        {"seat": p, "arrow": s.player[p].destination[district] > 1}
        for p in range(s.seats)
        if s.player[p].destination[district] != NO_STONE
    ]
    return {"level": LEVEL[district], "stones": stones, "shadow": bool(s.shadow[district])}


def market_view(s: State, market: int) -> dict[str, Any]:
    """The face-up tile of a market with its price and points, and the tiles that lie face down."""
    hidden = [
        {"rank": rank, "banner": BANNERS.ids[s.market_banners[market, rank]], "tile": known_tile(s, market, rank)}
        for rank in range(MARKET_RANKS[market])
        if is_face_down(s, market, rank)
    ]
    rank = s.market_rank[market]
    if rank == EMPTY_MARKET:
        return {"tile": None, "hidden": []}
    return {
        "tile": MACHINES.ids[face_up_tile(s, market)],
        "rank": rank,
        "price": {RESOURCES.ids[resource]: price(s, market, resource) for resource in RESOURCES},
        "points": MARKET_VP[market, rank],
        "hidden": hidden,
    }


def known_tile(s: State, market: int, rank: int) -> str | None:
    """A face-down tile that the viewer has looked at; the state is concealed already."""
    tile = s.market_tiles[market, rank]
    return MACHINES.ids[tile] if tile >= 0 else None


def bonus_row(s: State, row: int) -> dict[str, Any]:
    """The front marker of a row with its price and points, and how many there are."""
    front = s.marker_front[row]
    if front == ROW_LENGTH:
        return {"marker": None, "left": 0}
    ids = [marker["id"] for marker in BONUS_MARKERS.rows if marker["row"] == ROWS.ids[row]]
    return {
        "marker": ids[front],
        "number": MARKER_NUMBER[row, front],
        "price": {RESOURCES.ids[ROW_RESOURCE[row]]: MARKER_COST[row, front]},
        "points": MARKER_VP[row, front],
        "left": ROW_LENGTH - front,
    }


def passenger_view(s: State, passenger: int) -> dict[str, Any]:
    """Where a passenger is, wants to go, and what the open tile says."""
    row = targets_row(s)
    aboard = s.heading[passenger] > 0
    return {
        "level": None if aboard else s.passenger_level[passenger],
        "aboard": aboard,
        "destination": s.heading[passenger] if aboard else destination_of(s, passenger),
        "target": TARGET[row, passenger],
        "other_target": OTHER_TARGET[row, passenger],
    }


# ---------------------------------------------------------------- the airships


def airship(s: State, p: int) -> dict[str, Any]:
    """What a player's airship can do now."""
    me = s.player[p]
    return {
        "boilers": boilers(me),
        "storage": storage_places(me),
        "stored": me.stock[COG] + me.stock[CRYSTAL],
        "stones": own_stones(me),
        "values": {FIELDS.ids[field]: VALUE[field] for field in FIELDS if holds_stone(me, field)},
        "tiles": tiles_in_room(me),
        "banners": sum(me.banners[banner] * BANNERS_ON_TILE[banner] for banner in BANNERS),
        "banner_points": {BANNERS.ids[banner]: next_banner_points(s, p, banner) for banner in BANNERS},
        "docked": docked(s, p),
        "at_stack": sum(me.parasite_spot[parasite] == STACK_SPOT for parasite in range(PARASITES)),
        "slots": [slots(s, p, position) for position in POSITIONS],
    }


def docked(s: State, p: int) -> int:
    """How many of a player's parasites lie on the dock."""
    return sum(s.player[p].parasite_spot[parasite] < 0 for parasite in range(PARASITES))


def next_banner_points(s: State, p: int, banner: int) -> int:
    """What one more banner tile of a colour would bring."""
    me = s.player[p]
    me.banners[banner] += 1
    points = banner_points(me, banner)
    me.banners[banner] -= 1
    return points


def slots(s: State, p: int, position: int) -> dict[str, list[int]]:
    """The effects of the tile on a position, each with the owners of the parasites that lie there."""
    tile = s.player[p].room[position]
    return {
        SIDES.ids[side]: guests(s, p, position * len(SIDES) + side)
        for side in SIDES
        if tile >= 0 and TILE_EFFECT[tile, side] >= 0
    }


def guests(s: State, host: int, spot: int) -> list[int]:
    """The owners of the parasites on one slot, one entry for each parasite."""
    return [
        owner
        for owner in range(s.seats)
        for parasite in range(PARASITES)
        if s.player[owner].parasite_host[parasite] == host and s.player[owner].parasite_spot[parasite] == spot
    ]


def guests_on(s: State, host: int, position: int) -> list[int]:
    """The owners of the parasites on a tile, whichever effect they lie on."""
    return [owner for side in SIDES for owner in guests(s, host, position * len(SIDES) + side)]


def rating(s: State) -> str | None:
    """How a solo game would be rated now; a lost one is not rated (4.10)."""
    return None if s.seats > 1 or s.lost else RATINGS.ids[rating_of(s.player[0].score)]
