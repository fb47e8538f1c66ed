"""Can a cost be paid? Exact, and independent of the order of payment (5.1).

A plan gives every open resource item one source. All plans are tried until tokens, cubes, workplaces and gold suffice
for one of them.
"""

from __future__ import annotations

from spielwerk.kernel import lowest, without_lowest

from ..catalogue import (
    CLASS_AT,
    CUBE_ITEM,
    EXPLORATION,
    ITEM,
    ITEM_COUNT,
    MOST_SOURCES,
    NEW_WORLD_PRICE,
    OLD_RESOURCES,
    POPULATION,
    RECRUIT_PURCHASE,
    SHIFT_END_GOLD,
    TOKEN_ITEM,
    TRADE,
    UPGRADE_PURCHASE,
    WORKPLACES,
)
from ..state import Player, State
from .cards import missing_card_gold
from .cubes import is_full, occupied
from .naval import available, trade_means
from .tallies import (
    NEW_WORLD_SOURCE,
    NO_PLAN,
    NO_SOURCE,
    TRADE_SOURCE,
    chosen_source,
    cubes_of,
    next_plan,
    units_at,
    with_cubes,
    with_sources,
    with_unit,
)

NO_CLEARING = -1


def payable(s: State, p: int, purchase: int, first: int) -> bool:
    """Whether the items of a cost from the first open one on can be paid."""
    gold = spare_gold(s, p, purchase)
    exploration = spare_exploration(s, p, purchase)
    if gold < 0 or exploration < 0 or lacks_cube(s.player[p], CUBE_ITEM[purchase]):
        return False
    trade = spare_trade(s, p, purchase, exploration)
    if trade < 0:
        return False
    every_source = 0
    for item in range(first, ITEM_COUNT[purchase]):
        sources = usable_sources(s, p, ITEM[purchase, item], trade, gold)
        if sources == NO_SOURCE:
            return False
        every_source = with_sources(every_source, item, sources)
    return some_plan_works(s, p, purchase, first, every_source, trade, gold)


def lacks_cube(me: Player, population: int) -> bool:
    """Whether a cost asks for a cube of a class (-1: for none) of which there is none at all."""
    return population >= 0 and me.owned[population] == 0


# ---------------------------------------------------------------- what the resources may cost


def spare_gold(s: State, p: int, purchase: int) -> int:
    """The gold that is left beside the gold in a cost: for a recruit whose deck is empty (6.4.1)."""
    gold = s.player[p].gold
    if RECRUIT_PURCHASE <= purchase < UPGRADE_PURCHASE:
        gold -= missing_card_gold(s, purchase - RECRUIT_PURCHASE)
    return gold


def spare_exploration(s: State, p: int, purchase: int) -> int:
    """The exploration tokens that are left beside those in a cost."""
    return available(s, p, EXPLORATION) - TOKEN_ITEM[purchase, EXPLORATION]


def spare_trade(s: State, p: int, purchase: int, exploration: int) -> int:
    """The trade tokens that are left beside those in a cost; spare exploration tokens may stand for some."""
    return trade_means(s, p, exploration) - TOKEN_ITEM[purchase, TRADE]


# ---------------------------------------------------------------- sources of one item


def usable_sources(s: State, p: int, resource: int, trade: int, gold: int) -> int:
    """The sources of a resource that are not out of the question by themselves, as bits."""
    me = s.player[p]
    if resource >= OLD_RESOURCES:
        known = me.from_new_world[resource - OLD_RESOURCES] > 0
        return NEW_WORLD_SOURCE if known and trade >= NEW_WORLD_PRICE else NO_SOURCE
    found = NO_SOURCE
    for source in range(MOST_SOURCES):
        site = me.made_at[resource, source]
        if site < 0:
            break
        if can_work(me, site, gold):
            found |= 1 << source
    if trade > 0 and not s.traded[resource]:
        price = cheapest_trade(s, p, resource)
        if 0 < price <= trade:
            found |= TRADE_SOURCE
    return found


def can_work(me: Player, site: int, gold: int) -> bool:
    """Whether one unit could be made on a field, with shift ends as far as the gold goes."""
    population = CLASS_AT[me.shown[site]]
    can_end_shift = me.owned[population] > 0 and gold >= SHIFT_END_GOLD[population]
    return (gold > 0 or not is_full(me, site)) and (me.district[population] > 0 or can_end_shift)


def cheapest_trade(s: State, p: int, resource: int) -> int:
    """The lowest price any opponent offers for a resource; 0 if none makes it (on free seats nobody does)."""
    cheapest = 0
    for other in range(len(s.player)):
        price = s.player[other].price[resource]
        if other != p and price > 0 and (cheapest == 0 or price < cheapest):
            cheapest = price
    return cheapest


# ---------------------------------------------------------------- plans


def some_plan_works(s: State, p: int, purchase: int, first: int, every_source: int, trade: int, gold: int) -> bool:
    """Go through all plans until one works."""
    plan = every_source
    while plan != NO_PLAN:
        if plan_works(s, p, purchase, first, plan, trade, gold):
            return True
        plan = next_plan(plan, every_source, first, ITEM_COUNT[purchase] - 1)
    return False


def plan_works(s: State, p: int, purchase: int, first: int, plan: int, trade: int, gold: int) -> bool:
    """Whether tokens, cubes, workplaces and gold suffice for a plan (5.1)."""
    me = s.player[p]
    needed = 0
    if CUBE_ITEM[purchase] >= 0:
        needed = with_cubes(needed, CUBE_ITEM[purchase], 1)
    made = 0
    crowded = 0
    last_traded = -1
    for item in range(first, ITEM_COUNT[purchase]):
        resource = ITEM[purchase, item]
        source = chosen_source(plan, item)
        if source == TRADE_SOURCE:
            if resource == last_traded:  # at most one unit of a resource; units of a resource are neighbours
                return False
            last_traded = resource
            trade -= cheapest_trade(s, p, resource)
        elif source == NEW_WORLD_SOURCE:
            trade -= NEW_WORLD_PRICE
        else:
            site = me.made_at[resource, lowest(source)]
            needed = with_cubes(needed, CLASS_AT[me.shown[site]], 1)
            made = with_unit(made, site)
            if units_at(made, site) + occupied(me, site) > WORKPLACES:
                crowded |= 1 << site
    if trade < 0:
        return False
    if crowded == 0:
        return shift_end_gold(me, needed, 0) <= gold
    return gold > 0 and some_clearing_works(me, needed, made, crowded, gold)


def shift_end_gold(me: Player, needed: int, freed: int) -> int:
    """What the shift ends cost that bring the needed cubes back, and those that free workplaces."""
    total = 0
    for population in range(len(POPULATION)):
        missing = max(0, cubes_of(needed, population) - me.district[population])
        total += max(missing, cubes_of(freed, population)) * SHIFT_END_GOLD[population]
    return total


# ---------------------------------------------------------------- workplaces that have to be cleared


def some_clearing_works(me: Player, needed: int, made: int, crowded: int, gold: int) -> bool:
    """Go through all ways to clear the crowded fields until one can be paid."""
    ways = 1
    fields = crowded
    while fields:
        fields = without_lowest(fields)
        ways <<= WORKPLACES
    for way in range(ways):
        freed = cubes_cleared(me, made, crowded, way)
        if freed != NO_CLEARING and shift_end_gold(me, needed, freed) <= gold:
            return True
    return False


def cubes_cleared(me: Player, made: int, crowded: int, way: int) -> int:
    """The cubes by class that leave the crowded fields: one bit for each workplace says whether its cube goes.

    The other shift ends on a field take cubes placed there in this payment, at most one less than are placed.
    """
    freed = 0
    fields = crowded
    while fields:
        site = lowest(fields)
        fields = without_lowest(fields)
        placed = units_at(made, site)
        ends = placed + occupied(me, site) - WORKPLACES
        for slot in range(WORKPLACES):
            if way >> slot & 1:
                if me.workplace[site, slot] < 0:
                    return NO_CLEARING
                freed = with_cubes(freed, me.workplace[site, slot], 1)
                ends -= 1
        if ends < 0 or ends > placed - 1:
            return NO_CLEARING
        freed = with_cubes(freed, CLASS_AT[me.shown[site]], ends)
        way >>= WORKPLACES
    return freed
