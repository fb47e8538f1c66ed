"""What a delivery promises: the points that the best container at sea would add as a good."""

from __future__ import annotations

from .catalogue import (
    BASE_VALUE,
    CARD_TYPE,
    MAJORITY_BONUS,
    SET_BONUS,
    SHIPS,
    TYPES,
)
from .rules.limits import goods_limit
from .rules.ships import at_sea_with_cargo
from .rules.zones import goods_of
from .state import ON_BOARD, State

NEARER_THE_SET = 0.1
"""The share of the set bonus that a new type is worth as long as others are missing."""


def best_good(s: State, p: int) -> float:
    """What the best container at sea would add to the points as a good."""
    if s.count[goods_of(s, p)] >= goods_limit(s, p):
        return 0.0
    best = 0.0
    types = types_at_sea(s)
    for goods_type in range(len(TYPES)):
        if types >> goods_type & 1:
            best = max(best, good_points(s, p, goods_type))
    return best


def types_at_sea(s: State) -> int:
    """The types of all containers on ships at sea, one bit each."""
    types = 0
    for ship in range(len(SHIPS)):
        if at_sea_with_cargo(s, ship):
            card = s.last[ON_BOARD + ship]
            for _ in range(s.count[ON_BOARD + ship]):
                card = s.following[card]
                types |= 1 << CARD_TYPE[card]
    return types


def good_points(s: State, p: int, goods_type: int) -> float:
    """What one more good of a type would add to the points, roughly: half of a majority for a tie."""
    port = s.player[p].port
    mine = s.goods_tally[port, goods_type]
    most = 0
    for other in range(s.seats):
        if other != p:
            most = max(most, s.goods_tally[s.player[other].port, goods_type])
    points = float(BASE_VALUE[goods_type])
    if mine <= most <= mine + 1:
        points += MAJORITY_BONUS[goods_type] * (1.0 if mine == most == 0 else 0.5)
    if mine == 0:
        points += SET_BONUS * (1.0 if kinds_of_goods(s, port) + 1 == len(TYPES) else NEARER_THE_SET)
    return points


def kinds_of_goods(s: State, port: int) -> int:
    """How many types of goods lie in a port."""
    kinds = 0
    for goods_type in range(len(TYPES)):
        kinds += 1 if s.goods_tally[port, goods_type] > 0 else 0
    return kinds
