"""A first look at many costs together: what can't be had at all now needs no plan (5.1)."""

from __future__ import annotations

from ..catalogue import (
    EXPLORATION,
    NEEDED,
    NEW_RESOURCES,
    NEW_WORLD_PRICE,
    OLD_RESOURCES,
)
from ..state import Player, State
from .naval import available, trade_means


def resources_in_reach(s: State, p: int) -> int:
    """The resources of which a player might get one unit now, as bits, if all tokens went into it."""
    trade = trade_means(s, p, available(s, p, EXPLORATION))
    found = made_by(s.player[p])
    if trade > 0:
        for other in range(s.seats):
            if other != p:
                found |= sold_by(s.player[other], trade)
    if trade >= NEW_WORLD_PRICE:
        found |= grown_in_reach(s.player[p])
    return found


def made_by(me: Player) -> int:
    """What own industries make, if they can work."""
    found = 0
    for resource in range(OLD_RESOURCES):
        if me.made_at[resource, 0] >= 0:
            found |= 1 << resource
    return found


def sold_by(other: Player, trade: int) -> int:
    """What an opponent sells for so many tokens, if it was not bought in this turn."""
    found = 0
    for resource in range(OLD_RESOURCES):
        if 0 < other.price[resource] <= trade:
            found |= 1 << resource
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
