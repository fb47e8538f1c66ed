"""Buying the face-up tile of a market as a machine (8.2) or as a banner (8.3), looking at face-down ones (9.7)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..catalogue import (
    BANNER,
    BANNER_STONES,
    BANNERS,
    BANNERS_ON_TILE,
    BUY_TILE,
    COG,
    CRYSTAL,
    FIRST_TILE_SOURCE,
    FROM_BANNERS,
    FROM_MACHINES,
    HAS_STATUE,
    MARKET_IN_PLAY,
    MARKET_RANKS,
    MARKET_VP,
    MARKETS,
    NO_FACE_DOWN_TILE,
    NOTHING_TO_BUY,
    ORANGE,
    PARASITES_FROM,
    POSITIONS,
    PURPLE,
    RANKS,
    SCRAP_FROM,
)
from ..scoring import raise_statue, score_points, tiles_in_room
from ..state import AS_BANNER, EMPTY_MARKET, ON_MARKET, Player, State, game
from .answers import others_place
from .costs import give_stone, pay_cost, scrap_machine
from .effects import effect, why_useless
from .machine_room import (
    SCRAPPED,
    first_free_position,
    install,
    position_occupied,
    remove_tile,
)
from .machines import fire_passives
from .prices import can_buy_any, face_up_tile, offer_purchase, price
from .words import BUY_BANNER, BUY_MACHINE, DECLINE, POSITION, lapsed

PEEK = game.verb("peek:<market>:<rank>")
NO_ONE = -1
"""In place of a buyer: a tile is removed and nobody profits."""


@game.note
def machine_bought(s: State, p: int, tile: int, market: int) -> None: ...


@game.note
def banner_bought(s: State, p: int, tile: int, banner: int, market: int) -> None: ...


@game.note
def tile_revealed(s: State, market: int, tile: int) -> None: ...


@game.note
def looked(s: State, p: int, market: int, rank: int) -> None: ...


@game.private_note
def saw(s: State, p: int, market: int, rank: int, tile: int) -> None: ...


# ---------------------------------------------------------------- 8.2, 8.3 purchase


def buy(s: State, p: int, verb: int, market: int) -> None:
    """Pay the price, and a machine or a stone with it; then take the tile."""
    cogs = price(s, market, COG)
    crystals = price(s, market, CRYSTAL)
    source = FIRST_TILE_SOURCE + face_up_tile(s, market)
    if cogs + crystals > 0:
        pay_cost(s, p, cogs, crystals, source)
    if verb == BUY_MACHINE:
        if s.market_rank[market] >= SCRAP_FROM[market]:
            scrap_machine(s, p, source)
        get_machine(s, p, market)
    else:
        for _ in range(BANNER_STONES[market]):
            give_stone(s, p, source)
        get_banner(s, p, market)


@game.step
def get_machine(s: State, p: int, market: int) -> None:
    """Points of the market, the next tile is revealed, the new one is installed."""
    tile = face_up_tile(s, market)
    rank = s.market_rank[market]
    machine_bought(s, p, tile, market)
    score_points(s, p, MARKET_VP[market, rank], FROM_MACHINES)
    uncover(s, market, p)
    install_machine(s, p, tile)
    after_purchase(s, p, market, rank, tile)


@game.step
def get_banner(s: State, p: int, market: int) -> None:
    """The next tile is revealed, the banner is attached and scored."""
    tile = face_up_tile(s, market)
    rank = s.market_rank[market]
    banner_bought(s, p, tile, BANNER[tile], market)
    uncover(s, market, p)
    s.tile_place[tile] = AS_BANNER
    s.player[p].banners[BANNER[tile]] += 1
    points = banner_points(s.player[p], BANNER[tile])
    if points > 0:
        score_points(s, p, points, FROM_BANNERS)
    after_purchase(s, p, market, rank, tile)


def banner_points(me: Player, banner: int) -> int:
    """Purple counts own banners, orange own tiles in the machine room, blue own passenger tiles."""
    if banner == PURPLE:
        count = 0
        for colour in range(len(BANNERS)):
            count += me.banners[colour] * BANNERS_ON_TILE[colour]
        return count
    return tiles_in_room(me) if banner == ORANGE else me.passenger_tiles


@game.step
def after_purchase(s: State, p: int, market: int, rank: int, tile: int) -> None:
    """Passive effects for a tile bought, then parasites of the others."""
    fire_passives(s, p, BUY_TILE, 0)
    if rank >= PARASITES_FROM[market]:
        others_place(s, p, FIRST_TILE_SOURCE + tile)


def uncover(s: State, market: int, buyer: int) -> None:
    """The face-up tile leaves the market: the next one is revealed, or the statue goes to the tower top."""
    rank = s.market_rank[market]
    s.market_tiles[market, rank] = -1
    s.market_banners[market, rank] = -1
    if rank + 1 < MARKET_RANKS[market]:
        s.market_rank[market] = rank + 1
        tile = s.market_tiles[market, rank + 1]
        s.tile_place[tile] = ON_MARKET
        reveal(s)
        tile_revealed(s, market, tile)
    else:
        s.market_rank[market] = EMPTY_MARKET
        if HAS_STATUE[market]:
            raise_statue(s, market, buyer)


@game.decision(POSITION)
class install_machine:
    """Where do you install the machine?"""

    @staticmethod
    def options(s: State, p: int, tile: int, out: Options) -> None:
        me = s.player[p]
        full = first_free_position(me) < 0
        for position in range(len(POSITIONS)):
            if full or me.room[position] < 0:
                offer(out, POSITION + position)
            else:
                position_occupied(out, POSITION + position, position, me.room[position])

    @staticmethod
    def take(s: State, p: int, tile: int, verb: int, item: int) -> None:
        if s.player[p].room[item] >= 0:
            remove_tile(s, p, item, SCRAPPED)
        install(s, p, tile, item)


# ---------------------------------------------------------------- 9.9 buy anywhere


@effect.of("buy_anywhere")
def buy_anywhere(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Buy one face-up tile of any market with all normal costs and consequences."""
    if can_buy_any(s, p):
        choose_purchase(s, p, source)
    else:
        lapsed(s, p, source, NOTHING_TO_BUY)


@why_useless.of("buy_anywhere")
def nothing_to_buy(s: State, p: int, kind: int) -> int:
    """No market has a tile that the player could pay."""
    return -1 if can_buy_any(s, p) else NOTHING_TO_BUY


@game.decision(BUY_MACHINE, BUY_BANNER, DECLINE)
class choose_purchase:
    """Which face-up tile do you buy?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        for market in range(len(MARKETS)):
            if MARKET_RANKS[market] > 0 and MARKET_IN_PLAY[market, s.seats]:
                offer_purchase(s, p, market, out)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        if verb != DECLINE:
            buy(s, p, verb, item)


# ---------------------------------------------------------------- 9.7 look at a tile


def is_face_down(s: State, market: int, rank: int) -> bool:
    """Whether a face-down tile lies on this place of a market."""
    return rank > s.market_rank[market] and rank < MARKET_RANKS[market]


@effect.of("peek_tile")
def look_at_tile(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """The front of one face-down tile may be looked at, if there is one."""
    for market in range(len(MARKETS)):
        if s.market_rank[market] + 1 < MARKET_RANKS[market]:
            peek_tile(s, p, source)
            return
    lapsed(s, p, source, NO_FACE_DOWN_TILE)


@game.decision(PEEK, DECLINE)
class peek_tile:
    """Which face-down tile do you look at?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        for market in range(len(MARKETS)):
            for rank in range(s.market_rank[market] + 1, MARKET_RANKS[market]):
                offer(out, PEEK + market * len(RANKS) + rank)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        if verb == PEEK:
            market = item // len(RANKS)
            rank = item % len(RANKS)
            s.player[p].looked_at[market] |= 1 << rank
            reveal(s)
            looked(s, p, market, rank)
            saw(s, p, market, rank, s.market_tiles[market, rank])
