"""Can a cost be paid? Exact, and independent of the order of payment (4.4).

A plan gives every open resource item one source. The sources of an item are bits, the items' sets stand side by side
in one number, and the plan in hand is the lowest bit of each set: so all plans pass like the digits of a counter.
Numbers of cubes by class stand side by side in one number as well, and so do the loads of the fields.
"""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    CARD_PURCHASE,
    CLASS_AT,
    CUBE_ITEM,
    EXPLORATION,
    ITEM,
    ITEM_COUNT,
    MOST_GOLD,
    MOST_SOURCES,
    NEW_WORLD_PRICE,
    OLD_RESOURCES,
    POPULATION,
    RECRUIT_PURCHASE,
    RESOURCES,
    SHIFT_END_GOLD,
    TOKEN_ITEM,
    TRADE,
    UPGRADE_PURCHASE,
    WORKPLACES,
)
from spielwerk.games.anno_1800.rules.cards import missing_card_gold
from spielwerk.games.anno_1800.rules.cubes import occupied
from spielwerk.games.anno_1800.rules.naval import available, trade_means
from spielwerk.games.anno_1800.state import Player, State, game
from spielwerk.kernel import Options, lowest, without_lowest

PAYABLE = -1
LACKS_MEANS, LACKS_GOLD, LACKS_TRADE, LACKS_EXPLORATION = range(len(RESOURCES), len(RESOURCES) + 4)
"""Why a cost can't be paid: a resource without any source has its own number, the other reasons come after them."""

NEW_WORLD_SOURCE = 1 << MOST_SOURCES
TRADE_SOURCE = 2 << MOST_SOURCES
SOURCE_BITS = MOST_SOURCES + 2
SOURCE_MASK = (1 << SOURCE_BITS) - 1
CLASS_BITS = 4
CLASS_MASK = (1 << CLASS_BITS) - 1
LOAD_BITS = 2
LOAD_MASK = (1 << LOAD_BITS) - 1
NO_CLEARING = -1


@game.refusal("4.4")
def no_source(out: Options, option: int, resource: int) -> None: ...


@game.refusal("4.4")
def not_enough_means(out: Options, option: int) -> None: ...


@game.refusal("4.4")
def not_enough_gold(out: Options, option: int) -> None: ...


@game.refusal("4.4")
def not_enough_trade_tokens(out: Options, option: int) -> None: ...


@game.refusal("4.4")
def not_enough_exploration_tokens(out: Options, option: int) -> None: ...


def refuse_cost(out: Options, option: int, obstacle: int) -> None:
    """Say why a cost can't be paid."""
    if obstacle == LACKS_MEANS:
        not_enough_means(out, option)
    elif obstacle == LACKS_GOLD:
        not_enough_gold(out, option)
    elif obstacle == LACKS_TRADE:
        not_enough_trade_tokens(out, option)
    elif obstacle == LACKS_EXPLORATION:
        not_enough_exploration_tokens(out, option)
    else:
        no_source(out, option, obstacle)


def gold_item(s: State, purchase: int) -> int:
    """The gold in a cost: for a recruit whose deck is empty (5.1.4)."""
    if RECRUIT_PURCHASE <= purchase < UPGRADE_PURCHASE:
        return missing_card_gold(s, purchase - RECRUIT_PURCHASE)
    return 0


def payable(s: State, p: int, purchase: int, first: int) -> bool:
    """Whether the items of a cost from the first open one on can be paid."""
    return obstacle(s, p, purchase, first) == PAYABLE


def obstacle(s: State, p: int, purchase: int, first: int) -> int:
    """What keeps a player from paying the items of a cost from the first open one on; PAYABLE for nothing."""
    gold = s.player[p].gold
    if purchase >= CARD_PURCHASE:
        gold -= gold_item(s, purchase)
        if gold < 0:
            return LACKS_GOLD
    exploration = available(s, p, EXPLORATION) - TOKEN_ITEM[purchase, EXPLORATION]
    if exploration < 0:
        return LACKS_EXPLORATION
    trade = trade_means(s, p, exploration) - TOKEN_ITEM[purchase, TRADE]
    if trade < 0:
        return LACKS_TRADE
    sources = 0
    for item in range(first, ITEM_COUNT[purchase]):
        found = usable_sources(s, p, ITEM[purchase, item], trade, gold)
        if found == 0:
            return ITEM[purchase, item]
        sources |= found << (SOURCE_BITS * item)
    if some_plan_works(s, p, purchase, first, sources, trade, gold):
        return PAYABLE
    return LACKS_MEANS


# ---------------------------------------------------------------- sources of one item


def usable_sources(s: State, p: int, resource: int, trade: int, gold: int) -> int:
    """The sources of a resource that are not out of the question by themselves, as bits."""
    me = s.player[p]
    if resource >= OLD_RESOURCES:
        known = me.from_new_world[resource - OLD_RESOURCES] > 0
        return NEW_WORLD_SOURCE if known and trade >= NEW_WORLD_PRICE else 0
    found = 0
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
    if me.owned[population] == 0 or (gold == 0 and occupied(me, site) == WORKPLACES):
        return False
    return me.district[population] > 0 or gold >= SHIFT_END_GOLD[population]


def cheapest_trade(s: State, p: int, resource: int) -> int:
    """The lowest price any opponent offers for a resource; 0 if none makes it."""
    cheapest = 0
    for other in range(s.seats):
        price = s.player[other].price[resource]
        if other != p and price > 0 and (cheapest == 0 or price < cheapest):
            cheapest = price
    return cheapest


# ---------------------------------------------------------------- plans


def some_plan_works(s: State, p: int, purchase: int, first: int, sources: int, trade: int, gold: int) -> bool:
    """Go through all plans until one works."""
    plan = sources
    while plan >= 0:
        if plan_works(s, p, purchase, first, plan, trade, gold):
            return True
        plan = next_plan(plan, sources, first, ITEM_COUNT[purchase] - 1)
    return False


def next_plan(plan: int, sources: int, first: int, last: int) -> int:
    """The last item goes on to its next source; one that has none left starts anew and the item before goes on."""
    for item in range(last, first - 1, -1):
        shift = SOURCE_BITS * item
        left = without_lowest(plan >> shift & SOURCE_MASK)
        plan &= ~(SOURCE_MASK << shift)
        if left:
            return plan | left << shift
        plan |= (sources >> shift & SOURCE_MASK) << shift
    return -1


def plan_works(s: State, p: int, purchase: int, first: int, plan: int, trade: int, gold: int) -> bool:
    """Whether tokens, cubes, workplaces and gold suffice for a plan (4.4, 1 to 4)."""
    me = s.player[p]
    count = ITEM_COUNT[purchase]
    needs = 0
    if CUBE_ITEM[purchase] >= 0:
        needs = 1 << (CLASS_BITS * CUBE_ITEM[purchase])
    loads = 0
    crowded = 0
    last_traded = -1
    for item in range(first, count):
        resource = ITEM[purchase, item]
        choices = plan >> (SOURCE_BITS * item) & SOURCE_MASK
        source = choices & -choices
        if source == TRADE_SOURCE:
            if resource == last_traded:  # at most one unit of a resource; units of a resource are neighbours
                return False
            last_traded = resource
            trade -= cheapest_trade(s, p, resource)
        elif source == NEW_WORLD_SOURCE:
            trade -= NEW_WORLD_PRICE
        else:
            site = me.made_at[resource, lowest(source)]
            needs += 1 << (CLASS_BITS * CLASS_AT[me.shown[site]])
            loads += 1 << (LOAD_BITS * site)
            if (loads >> (LOAD_BITS * site) & LOAD_MASK) + occupied(me, site) > WORKPLACES:
                crowded |= 1 << site
    if trade < 0:
        return False
    if crowded == 0:
        return shift_end_gold(me, needs, 0) <= gold
    return gold > 0 and some_clearing_works(me, needs, loads, crowded, gold)


def shift_end_gold(me: Player, needs: int, freed: int) -> int:
    """What the shift ends cost that bring these cubes back; too much where there is no such cube at all."""
    total = 0
    for population in range(len(POPULATION)):
        needed = needs >> (CLASS_BITS * population) & CLASS_MASK
        if needed > 0 and me.owned[population] == 0:
            return MOST_GOLD + 1
        ends = max(needed - me.district[population], freed >> (CLASS_BITS * population) & CLASS_MASK)
        if ends > 0:
            total += ends * SHIFT_END_GOLD[population]
    return total


# ---------------------------------------------------------------- workplaces that have to be cleared


def some_clearing_works(me: Player, needs: int, loads: int, crowded: int, gold: int) -> bool:
    """Go through all ways to clear the crowded fields until one can be paid."""
    ways = 1
    fields = crowded
    while fields:
        fields = without_lowest(fields)
        ways <<= WORKPLACES
    for way in range(ways):
        freed = cubes_cleared(me, loads, crowded, way)
        if freed != NO_CLEARING and shift_end_gold(me, needs, freed) <= gold:
            return True
    return False


def cubes_cleared(me: Player, loads: int, crowded: int, way: int) -> int:
    """The cubes by class that leave the crowded fields: two bits for each field say which standing ones go.

    The other shift ends on a field take cubes placed there in this payment, at most one less than are placed.
    """
    freed = 0
    fields = crowded
    while fields:
        site = lowest(fields)
        fields = without_lowest(fields)
        units = loads >> (LOAD_BITS * site) & LOAD_MASK
        ends = units + occupied(me, site) - WORKPLACES
        for slot in range(WORKPLACES):
            if way >> slot & 1:
                if me.workplace[site, slot] < 0:
                    return NO_CLEARING
                freed += 1 << (CLASS_BITS * me.workplace[site, slot])
                ends -= 1
        if ends < 0 or ends > units - 1:
            return NO_CLEARING
        freed += ends << (CLASS_BITS * CLASS_AT[me.shown[site]])
        way >>= WORKPLACES
    return freed
