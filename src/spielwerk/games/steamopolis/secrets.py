"""What is hidden: fronts of face-down tiles, unused tiles, the order of the passenger stack (15.26)."""

from __future__ import annotations

from spielwerk.kernel import shuffle

from .catalogue import (
    BANNER,
    BANNERS,
    MACHINES,
    MARKET_RANKS,
    MARKETS,
    PASSENGER_TILES,
    PLACE_IN_RANK,
    RANK,
    RANKS,
    TILE_OF_RANK,
)
from .rules.market import is_face_down
from .state import IN_STACK, UNSEEN, State, game


def knows(s: State, viewer: int, market: int, rank: int) -> bool:
    """Whether a viewer has looked at the tile on a place of a market; a spectator (-1) never has."""
    return viewer >= 0 and s.player[viewer].looked_at[market] >> rank & 1 == 1


@game.conceal
def conceal(s: State, viewer: int) -> None:
    """Face-down tiles show their banner only, except to whoever has looked at them."""
    for market in range(len(MARKETS)):
        for rank in range(s.market_rank[market] + 1, MARKET_RANKS[market]):
            if not knows(s, viewer, market, rank):
                s.market_tiles[market, rank] = -1


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """Unseen fronts over the face-down places of their rank and banner; passenger tiles not yet seen in any order."""
    for rank in range(1, len(RANKS)):
        for banner in range(len(BANNERS)):
            redeal_fronts(s, viewer, rank, banner)
    restack_passengers(s)


def redeal_fronts(s: State, viewer: int, rank: int, banner: int) -> None:
    """Shuffle what a viewer can't tell apart (in the place of the passenger stack) and lay it out."""
    count = 0
    for tile in range(len(MACHINES)):
        if RANK[tile] == rank and BANNER[tile] == banner and is_unknown(s, viewer, tile, rank):
            s.passenger_stack[count] = PLACE_IN_RANK[tile]
            count += 1
    shuffle(s, s.passenger_stack, count)
    for market in range(len(MARKETS)):
        hidden = is_face_down(s, market, rank) and not knows(s, viewer, market, rank)
        if hidden and s.market_banners[market, rank] == banner:
            count -= 1
            s.market_tiles[market, rank] = TILE_OF_RANK[rank, s.passenger_stack[count]]


def is_unknown(s: State, viewer: int, tile: int, rank: int) -> bool:
    """Whether a tile was never face up and the viewer has not looked at it."""
    if s.tile_place[tile] != UNSEEN:
        return False
    for market in range(len(MARKETS)):
        if s.market_tiles[market, rank] == tile and knows(s, viewer, market, rank):
            return False
    return True


def restack_passengers(s: State) -> None:
    """The passenger tiles that were never open, in any order."""
    count = 0
    for tile in range(len(PASSENGER_TILES)):
        s.passenger_stack[tile] = -1
        if s.passenger_place[tile] == IN_STACK:
            s.passenger_stack[count] = tile
            count += 1
    shuffle(s, s.passenger_stack, count)
