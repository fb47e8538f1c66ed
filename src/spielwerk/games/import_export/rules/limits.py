"""Rank (5.1.1) and limits (5.1.3, 6.5): what a player may accept, and how much fits into imports, goods and ships."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..cards import BOARD_GAMES, SCOTCH_WHISKY, TABLETS
from ..catalogue import (
    ALL_TYPES,
    CARD_TYPE,
    GOODS_BASE,
    GOODS_PER_COMPLETED,
    IMPORTS_BASE,
    IMPORTS_PER_COMPLETED,
    LUXURY,
    PORT_RANK,
    PORT_TYPE,
    SHIP_CAPACITY,
    param,
)
from ..state import State, game
from .zones import completed_of, goods_count, goods_of, has, imports_of

LARGE_CAPACITY = param("tablets", "capacity")
WHISKY_PAIR = param("scotch_whisky", "pair_size")
NOT_LEAVING = -1


@game.refusal("6.5")
def imports_full(out: Options, option: int, number: int) -> None: ...


@game.refusal("6.5")
def goods_full(out: Options, option: int, number: int) -> None: ...


def rank(s: State, p: int, goods_type: int) -> int:
    """A player's rank in a goods type."""
    port = s.player[p].port
    return goods_count(s, p, goods_type) + (PORT_RANK[port] if PORT_TYPE[port] == goods_type else 0)


def import_limit(s: State, p: int) -> int:
    """How many imports a player may have, unless `board_games` lifts the limit."""
    return IMPORTS_BASE + IMPORTS_PER_COMPLETED * s.count[completed_of(s, p)]


def goods_limit(s: State, p: int) -> int:
    """How many goods a player may have."""
    return GOODS_BASE + GOODS_PER_COMPLETED * s.count[completed_of(s, p)]


def import_room(s: State, p: int) -> bool:
    """Whether a player may add an import."""
    return s.count[imports_of(s, p)] < import_limit(s, p) or imports_unlimited(s, p, NOT_LEAVING)


def goods_room(s: State, p: int, goods_type: int) -> bool:
    """Whether a player may add a good of this type."""
    return counted_goods(s, p, goods_type) <= goods_limit(s, p)


def import_room_without(s: State, p: int, leaving: int) -> bool:
    """Whether a completed contract may become an import: room is counted after it has left."""
    limit = import_limit(s, p) - IMPORTS_PER_COMPLETED
    return s.count[imports_of(s, p)] < limit or imports_unlimited(s, p, leaving)


def goods_room_without(s: State, p: int, leaving: int) -> bool:
    """Whether a completed contract may become a good: room is counted after it has left."""
    return counted_goods(s, p, CARD_TYPE[leaving]) <= goods_limit(s, p) - GOODS_PER_COMPLETED


def counted_goods(s: State, p: int, new_type: int) -> int:
    """How many goods count for the limit after one of a type is added; two luxury goods as one by `scotch_whisky`."""
    goods = s.count[goods_of(s, p)] + 1
    if has(s, p, SCOTCH_WHISKY):
        goods -= (s.goods_tally[s.player[p].port, LUXURY] + (1 if new_type == LUXURY else 0)) // WHISKY_PAIR
    return goods


def imports_unlimited(s: State, p: int, leaving: int) -> bool:
    """`board_games`: a completed contract of every type, one that leaves not counted."""
    return has(s, p, BOARD_GAMES) and completed_types(s, p, leaving) == ALL_TYPES


def completed_types(s: State, p: int, leaving: int) -> int:
    """The types of a player's completed contracts, one bit each."""
    zone = completed_of(s, p)
    types = 0
    card = s.last[zone]
    for _ in range(s.count[zone]):
        card = s.following[card]
        if card != leaving:
            types |= 1 << CARD_TYPE[card]
    return types


def capacity(s: State, p: int) -> int:
    """How many containers each of a player's ships holds."""
    return LARGE_CAPACITY if has(s, p, TABLETS) else SHIP_CAPACITY
