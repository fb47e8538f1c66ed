"""A first look at many costs together: what can't be had at all now needs no plan (5.1)."""

from __future__ import annotations

from ..catalogue import (
    EXPLORATION,
    FIRST_YARD,
    NEEDED,
    NEW_RESOURCES,
    NEW_WORLD_PRICE,
    OLD_RESOURCES,
    PRODUCT,
    SITES,
)
from ..state import Player, State
from .naval import available, trade_means
from .payable import can_work


def resources_in_reach(s: State, p: int) -> int:
    """The resources of which a player could get one unit now, as bits, if all gold and all tokens went into it."""
    trade = trade_means(s, p, available(s, p, EXPLORATION))
    found = made_in_reach(s.player[p])
    if trade > 0:
        found |= traded_in_reach(s, p, trade)
    if trade >= NEW_WORLD_PRICE:
        found |= grown_in_reach(s.player[p])
    return found


def made_in_reach(me: Player) -> int:
    """What the own industries can make."""
    found = 0
    for site in range(SITES):
        structure = me.shown[site]
        if 0 <= structure < FIRST_YARD and can_work(me, site, me.gold):
            found |= 1 << PRODUCT[structure]
    return found


def traded_in_reach(s: State, p: int, trade: int) -> int:
    """What an opponent sells for so many tokens, and was not bought in this turn."""
    found = 0
    for other in range(s.seats):
        if other != p:
            for resource in range(OLD_RESOURCES):
                if 0 < s.player[other].price[resource] <= trade:
                    found |= 1 << resource
    for resource in range(OLD_RESOURCES):
        if s.traded[resource]:
            found &= ~(1 << resource)
    return found


def grown_in_reach(me: Player) -> int:
    """What comes from the own islands in the New World."""
    found = 0
    for resource in range(NEW_RESOURCES):
        if me.from_new_world[resource] > 0:
            found |= 1 << (OLD_RESOURCES + resource)
    return found


def promises(reach: int, purchase: int) -> bool:
    """Whether all that a cost needs is in reach; then `payable` looks for a plan."""
    return NEEDED[purchase] & ~reach == 0
