"""What the screen shows beside the record: values, prices, targets, storage, parasites, what a flight would bring."""

from __future__ import annotations

from .catalogue import (
    BANNERS,
    BANNERS_ON_TILE,
    BONUS_MARKERS,
    BONUS_MARKET,
    COG,
    CRYSTAL,
    DISTRICTS,
    FIELDS,
    HAS_STATUE,
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
from .rules.bonus_markers import all_markers_sold
from .rules.costs import least_to_pay
from .rules.destination import route_stone
from .rules.gauge import holds_stone, own_stones
from .rules.market import banner_points, is_face_down
from .rules.passengers import destination_of, targets_row
from .rules.pressure import boilers
from .rules.prices import face_up_tile, price
from .rules.stock import storage_places
from .scoring import rating_of, tiles_in_room
from .shapes import (
    AirshipView,
    DistrictView,
    Extras,
    HiddenTile,
    MarketView,
    PassengerView,
    RoutedStone,
    RowView,
    StoneOnDistrict,
)
from .state import ARROW_STONE, EMPTY_MARKET, NO_STONE, State, game


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    return {
        "turn_order": [(s.start_player + distance) % s.seats for distance in range(s.seats)],
        "districts": {DISTRICTS.ids[district]: stones_on(s, district) for district in districts_in_play(s)},
        "markets": {MARKETS.ids[market]: market_view(s, market, viewer) for market in tile_markets(s)},
        "bonus_rows": {ROWS.ids[row]: bonus_row(s, row, viewer) for row in ROWS},
        "statues_waiting": [MARKETS.ids[market] for market in MARKETS if statue_waits(s, market)],
        "statues_to_end": max(0, LAST_STATUE - s.statues),
        "passengers": {PASSENGERS.ids[passenger]: passenger_view(s, passenger) for passenger in PASSENGERS},
        "airships": [airship(s, p) for p in range(s.seats)],
        "rating": rating(s),
        "removed_tiles": [MACHINES.ids[tile] for tile in s.removed if tile >= 0],
        "routed_stone": routed_stone(s),
    }


# ---------------------------------------------------------------- the moment


def routed_stone(s: State) -> RoutedStone | None:
    """The stone that is being led through a machine room: whose, where, with what pressure, where it could go on."""
    for depth in range(s.depth):
        frame = s.stack[depth]
        if frame.kind == route_stone.number:
            _, value, pipe, position = route_stone.held(frame)
            return {
                "seat": frame.player,
                "value": value,
                "position": POSITIONS.ids[position] if position >= 0 else None,
                "next": POSITIONS.ids[pipe] if pipe >= 0 else None,
                "arrow": s.routed == ARROW_STONE,
            }
    return None


# ---------------------------------------------------------------- the city


def districts_in_play(s: State) -> list[int]:
    """The districts of the side of the board in use."""
    return [district for district in DISTRICTS if IN_PLAY[district, s.seats]]


def tile_markets(s: State) -> list[int]:
    """The markets in use that sell machine tiles."""
    return [market for market in MARKETS if MARKET_RANKS[market] > 0 and MARKET_IN_PLAY[market, s.seats]]


def stones_on(s: State, district: int) -> DistrictView:
    """Whose stones lie on a district, and whether they show arrows."""
    stones: list[StoneOnDistrict] = [
        {"seat": p, "arrow": s.player[p].destination[district] > 1}
        for p in range(s.seats)
        if s.player[p].destination[district] != NO_STONE
    ]
    return {"level": LEVEL[district], "stones": stones, "shadow": bool(s.shadow[district])}


def market_view(s: State, market: int, viewer: int | None) -> MarketView:
    """The face-up tile of a market with its price and points, and the tiles that lie face down."""
    hidden: list[HiddenTile] = [
        {"rank": rank, "banner": BANNERS.ids[s.market_banners[market, rank]], "tile": known_tile(s, market, rank)}
        for rank in range(MARKET_RANKS[market])
        if is_face_down(s, market, rank)
    ]
    rank = s.market_rank[market]
    if rank == EMPTY_MARKET:
        return {"tile": None, "rank": None, "price": None, "missing": None, "points": None, "hidden": []}
    cost = {RESOURCES.ids[resource]: price(s, market, resource) for resource in RESOURCES}
    return {
        "tile": MACHINES.ids[face_up_tile(s, market)],
        "rank": rank,
        "price": cost,
        "missing": missing(s, cost, viewer),
        "points": MARKET_VP[market, rank],
        "hidden": hidden,
    }


def missing(s: State, cost: dict[str, int], viewer: int | None) -> dict[str, int]:
    """What the viewer lacks for a price after every discount, by resource."""
    if viewer is None:
        return {}
    me = s.player[viewer]
    lacking = {thing: least_to_pay(me, amount, RESOURCES.number(thing)) for thing, amount in cost.items()}
    return {thing: max(amount - me.stock[RESOURCES.number(thing)], 0) for thing, amount in lacking.items()}


def statue_waits(s: State, market: int) -> bool:
    """Whether the statue of a market waits there until everything is sold."""
    if market == BONUS_MARKET:
        return not all_markers_sold(s)
    return bool(HAS_STATUE[market]) and s.market_rank[market] != EMPTY_MARKET


def known_tile(s: State, market: int, rank: int) -> str | None:
    """A face-down tile that the viewer has looked at; the state is concealed already."""
    tile = s.market_tiles[market, rank]
    return MACHINES.ids[tile] if tile >= 0 else None


def bonus_row(s: State, row: int, viewer: int | None) -> RowView:
    """The front marker of a row with its price and points, and how many there are."""
    front = s.marker_front[row]
    if front == ROW_LENGTH:
        return {"marker": None, "number": None, "price": None, "missing": None, "points": None, "left": 0}
    ids = [marker["id"] for marker in BONUS_MARKERS.rows if marker["row"] == ROWS.ids[row]]
    cost = {RESOURCES.ids[ROW_RESOURCE[row]]: MARKER_COST[row, front]}
    return {
        "marker": ids[front],
        "number": MARKER_NUMBER[row, front],
        "price": cost,
        "missing": missing(s, cost, viewer),
        "points": MARKER_VP[row, front],
        "left": ROW_LENGTH - front,
    }


def passenger_view(s: State, passenger: int) -> PassengerView:
    """Where a passenger is, wants to go, and what the open tile says."""
    row = targets_row(s)
    aboard = s.heading[passenger] > 0
    return {
        "level": None if aboard else s.passenger_level[passenger],
        "aboard": s.active if aboard else None,
        "destination": s.heading[passenger] if aboard else destination_of(s, passenger),
        "target": TARGET[row, passenger],
        "other_target": OTHER_TARGET[row, passenger],
    }


# ---------------------------------------------------------------- the airships


def airship(s: State, p: int) -> AirshipView:
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
    """How a solo game would be rated now; a lost one is not rated (12.6)."""
    return None if s.seats > 1 or s.lost else RATINGS.ids[rating_of(s.player[0].score)]
