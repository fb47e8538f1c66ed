"""Resources: capacity, gaining, costs after discounts, paying (6.2, 7.2)."""

from __future__ import annotations

from spielwerk.kernel import Constants, Options

from ..catalogue import (
    BASE_CAPACITY,
    DISCOUNT_AMOUNT,
    DISCOUNT_SHIP,
    EXPANDED_CAPACITY,
    GEAR,
    GOLD,
    METAL,
    RESOURCES,
    WOOD,
)
from ..state import Player, State, game


@game.note
def gained(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def wasted(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def paid(s: State, p: int, amount: int, resource: int) -> None: ...


@game.refusal("6.2")
def lacks(out: Options, option: int, wood: int, metal: int, gold: int, gear: int) -> None: ...


def capacity(me: Player, resource: int) -> int:
    """How much of a resource a player can hold."""
    return EXPANDED_CAPACITY if me.expanded[resource] else BASE_CAPACITY


def room(me: Player, resource: int) -> int:
    """How much more of a resource a player can hold."""
    return capacity(me, resource) - me.stock[resource]


def gain(s: State, p: int, amount: int, resource: int) -> None:
    """Gain a resource; what exceeds the capacity is lost."""
    me = s.player[p]
    kept = min(amount, room(me, resource))
    me.stock[resource] += kept
    if kept > 0:
        gained(s, p, kept, resource)
    if kept < amount:
        wasted(s, p, amount - kept, resource)


def own_markers(s: State, p: int, panel: int) -> int:
    """A player's markers on a panel: donation spaces and majority space."""
    return s.donations[panel, p] + (1 if s.majority[panel] == p else 0)


def discounted(s: State, p: int, kind: int, printed: int, resource: int) -> int:
    """What remains of a printed cost when a player performs this kind of action."""
    ship = DISCOUNT_SHIP[kind, resource]
    if ship < 0 or printed == 0:
        return printed
    return max(0, printed - DISCOUNT_AMOUNT[ship] * own_markers(s, p, ship))


def holds(me: Player, cost: Constants, row: int) -> bool:
    """Whether a player holds one row of a cost table as it is printed."""
    missing = 0  # counted rather than returned at once: a branch that can't be foreseen costs more than the sum
    for resource in range(len(RESOURCES)):
        missing += 1 if me.stock[resource] < cost[row, resource] else 0
    return missing == 0


def can_pay(s: State, p: int, kind: int, cost: Constants, row: int) -> bool:
    """Whether a player can pay one row of a cost table, discounts of the action counted."""
    me = s.player[p]
    missing = 0
    for resource in range(len(RESOURCES)):
        missing += 1 if me.stock[resource] < discounted(s, p, kind, cost[row, resource], resource) else 0
    return missing == 0


def pay(s: State, p: int, kind: int, cost: Constants, row: int) -> None:
    """Pay one row of a cost table, discounts of the action counted."""
    for resource in range(len(RESOURCES)):
        spend(s, p, discounted(s, p, kind, cost[row, resource], resource), resource)


def spend(s: State, p: int, amount: int, resource: int) -> None:
    """Give away some of a resource."""
    if amount > 0:
        s.player[p].stock[resource] -= amount
        paid(s, p, amount, resource)


def pay_printed(s: State, p: int, cost: Constants, row: int) -> None:
    """Pay one row of a cost table as it is printed."""
    for resource in range(len(RESOURCES)):
        spend(s, p, cost[row, resource], resource)


def explain_cost(s: State, p: int, kind: int, cost: Constants, row: int, out: Options, option: int) -> None:
    """Refuse an option with all that is missing for it."""
    wood = missing(s, p, kind, cost[row, WOOD], WOOD)
    metal = missing(s, p, kind, cost[row, METAL], METAL)
    gold = missing(s, p, kind, cost[row, GOLD], GOLD)
    gear = missing(s, p, kind, cost[row, GEAR], GEAR)
    lacks(out, option, wood, metal, gold, gear)


def missing(s: State, p: int, kind: int, printed: int, resource: int) -> int:
    """How much a player lacks of a printed cost, discounts of the action counted."""
    return max(0, discounted(s, p, kind, printed, resource) - s.player[p].stock[resource])
