"""Paying a cost: resources one by one, then a cube, naval tokens and gold (4.4, 5.2)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    CLASS_AT,
    CUBE_ITEM,
    EXPLORATION,
    EXPLORATION_FOR_TRADE,
    ITEM,
    ITEM_COUNT,
    MOST_SOURCES,
    NEW_WORLD_PRICE,
    OLD_RESOURCES,
    RECRUIT_PURCHASE,
    REPLACED,
    TOKEN_ITEM,
    TRADE,
    TRADE_GOLD,
    UPGRADE_PURCHASE,
    WORKPLACES,
)
from spielwerk.games.anno_1800.rules.cards import pay_missing_gold
from spielwerk.games.anno_1800.rules.cubes import exhaust, occupied, put_on_field, take_from_field
from spielwerk.games.anno_1800.rules.naval import (
    available,
    beryl_in_play,
    can_replace,
    pay_tokens_of,
    pay_trade_tokens,
    spend_trade,
)
from spielwerk.games.anno_1800.rules.payable import not_enough_exploration_tokens, payable
from spielwerk.games.anno_1800.rules.shift_end import SHIFT_END, end_shift, offer_payable_shift_ends
from spielwerk.games.anno_1800.state import State, game
from spielwerk.kernel import Options, offer

PRODUCE = game.verb("produce:<field>")
USE_NEW_WORLD = game.verb("new_world")
USE_NEW_WORLD_BERYL = game.verb("new_world:beryl=<k>")
TRADE_WITH = game.verb("trade:<partner=seat>")
TRADE_WITH_BERYL = game.verb("trade:<partner=seat>:beryl=<k>")
REPLACE_TOKENS = game.verb("beryl=<k>")


@game.note
def produced(s: State, p: int, resource: int, population: int, field: int) -> None: ...


@game.note
def used_new_world(s: State, p: int, resource: int) -> None: ...


@game.note
def traded(s: State, p: int, resource: int, other: int, gold: int) -> None: ...


@game.refusal("5.2")
def traded_already(out: Options, option: int, resource: int) -> None: ...


@game.refusal("4.4")
def trade_too_dear(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("5.2")
def workplaces_full(out: Options, option: int) -> None: ...


@game.refusal("4.4")
def no_cube_in_district(out: Options, option: int, population: int) -> None: ...


@game.refusal("4.4")
def needed_elsewhere(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- the items of a cost in order


@game.step
def pay(s: State, p: int, purchase: int) -> None:
    """Begin a payment; it can't be called off."""
    next_item(s, p, purchase, 0)


def next_item(s: State, p: int, purchase: int, item: int) -> None:
    """Go on with an item: a resource, then the cube, then tokens and gold."""
    count = ITEM_COUNT[purchase]
    cube = CUBE_ITEM[purchase]
    if item < count:
        pay_item(s, p, purchase, item, ITEM[purchase, item], -1)
    elif cube >= 0 and s.player[p].district[cube] == 0:
        pay_item(s, p, purchase, item, -1, cube)
    else:
        if cube >= 0:
            exhaust(s, p, cube)
        pay_tokens_and_gold(s, p, purchase)


def pay_tokens_and_gold(s: State, p: int, purchase: int) -> None:
    """The last items are paid by themselves, but Beryl O'Mara asks how."""
    pay_tokens_of(s, p, TOKEN_ITEM[purchase, EXPLORATION], EXPLORATION)
    if TOKEN_ITEM[purchase, TRADE] > 0 and beryl_in_play(s):
        pay_tokens(s, p, TOKEN_ITEM[purchase, TRADE])
    else:
        pay_tokens_of(s, p, TOKEN_ITEM[purchase, TRADE], TRADE)
    if RECRUIT_PURCHASE <= purchase < UPGRADE_PURCHASE:
        pay_missing_gold(s, p, purchase - RECRUIT_PURCHASE)


@game.decision(PRODUCE, USE_NEW_WORLD, USE_NEW_WORLD_BERYL, TRADE_WITH, TRADE_WITH_BERYL, SHIFT_END)
class pay_item:
    """How do you pay this item of the cost?"""

    @staticmethod
    def options(s: State, p: int, purchase: int, index: int, resource: int, population: int, out: Options) -> None:
        if resource >= OLD_RESOURCES:
            offer_new_world(s, p, purchase, index, out)
        elif resource >= 0:
            offer_production(s, p, purchase, index, resource, out)
            offer_trades(s, p, purchase, index, resource, out)
        if s.player[p].gold > 0:
            offer_payable_shift_ends(s, p, purchase, index, population, out)

    @staticmethod
    def take(s: State, p: int, purchase: int, index: int, resource: int, population: int, verb: int, item: int) -> None:
        if verb == SHIFT_END:
            end_shift(s, p, item)
            next_item(s, p, purchase, index)
            return
        if verb == PRODUCE:
            produce(s, p, resource, item)
        elif verb in (USE_NEW_WORLD, USE_NEW_WORLD_BERYL):
            used_new_world(s, p, resource)
            pay_trade_tokens(s, p, NEW_WORLD_PRICE, item)
        elif verb == TRADE_WITH:
            trade(s, p, resource, item, 0)
        else:
            trade(s, p, resource, item // len(REPLACED), item % len(REPLACED))
        next_item(s, p, purchase, index + 1)


# ---------------------------------------------------------------- production


def offer_production(s: State, p: int, purchase: int, item: int, resource: int, out: Options) -> None:
    """Own visible industries with a free workplace, if a cube of their class is in the district."""
    me = s.player[p]
    for source in range(MOST_SOURCES):
        site = me.made_at[resource, source]
        if site < 0:
            return
        population = CLASS_AT[me.shown[site]]
        if occupied(me, site) == WORKPLACES:
            workplaces_full(out, PRODUCE + site)
        elif me.district[population] == 0:
            no_cube_in_district(out, PRODUCE + site, population)
        elif payable_after_production(s, p, purchase, item + 1, population, site):
            offer(out, PRODUCE + site)
        else:
            needed_elsewhere(out, PRODUCE + site)


def payable_after_production(s: State, p: int, purchase: int, item: int, population: int, site: int) -> bool:
    """Try a production, look, and take it back."""
    me = s.player[p]
    me.district[population] -= 1
    put_on_field(me, site, population)
    possible = payable(s, p, purchase, item)
    take_from_field(me, site, population)
    me.district[population] += 1
    return possible


def produce(s: State, p: int, resource: int, site: int) -> None:
    """A cube goes from its district to a workplace and makes one unit."""
    me = s.player[p]
    population = CLASS_AT[me.shown[site]]
    me.district[population] -= 1
    put_on_field(me, site, population)
    produced(s, p, resource, population, site)


# ---------------------------------------------------------------- New World and trade


def offer_new_world(s: State, p: int, purchase: int, item: int, out: Options) -> None:
    """A resource of an own New World island for its price."""
    offer_ways(s, p, purchase, item, USE_NEW_WORLD, USE_NEW_WORLD_BERYL, NEW_WORLD_PRICE, out)


def offer_trades(s: State, p: int, purchase: int, item: int, resource: int, out: Options) -> None:
    """Every opponent who makes the resource, once in a turn."""
    for other in range(s.seats):
        price = s.player[other].price[resource]
        if other != p and price > 0:
            plain = TRADE_WITH + other
            if s.traded[resource]:
                traded_already(out, plain, resource)
            else:
                s.traded[resource] = 1
                offer_ways(s, p, purchase, item, plain, TRADE_WITH_BERYL + other * len(REPLACED), price, out)
                s.traded[resource] = 0


def offer_ways(
    s: State, p: int, purchase: int, item: int, plain: int, replacing: int, price: int, out: Options
) -> None:  # fmt: skip
    """The ways to pay a price in trade tokens: one, or with Beryl O'Mara one for each number that is replaced."""
    if not beryl_in_play(s):
        offer_way(s, p, purchase, item, plain, price, 0, out)
        return
    for replaced in range(price + 1):
        offer_way(s, p, purchase, item, replacing + replaced, price, replaced, out)


def offer_way(s: State, p: int, purchase: int, item: int, option: int, price: int, replaced: int, out: Options) -> None:
    """One way to pay a price, if the tokens are there and the rest of the cost stays payable."""
    if price - replaced > available(s, p, TRADE):
        trade_too_dear(out, option, price - replaced, available(s, p, TRADE))
    elif replaced * EXPLORATION_FOR_TRADE > available(s, p, EXPLORATION):
        not_enough_exploration_tokens(out, option)
    elif payable_after_tokens(s, p, purchase, item + 1, price, replaced):
        offer(out, option)
    else:
        needed_elsewhere(out, option)


def payable_after_tokens(s: State, p: int, purchase: int, item: int, price: int, replaced: int) -> bool:
    """Try paying trade tokens, look, and take them back."""
    me = s.player[p]
    trade_tokens = me.tokens[TRADE]
    trade_bonus = s.bonus[TRADE]
    exploration_tokens = me.tokens[EXPLORATION]
    exploration_bonus = s.bonus[EXPLORATION]
    spend_trade(s, p, price, replaced)
    possible = payable(s, p, purchase, item)
    unspend(s, p, TRADE, trade_tokens, trade_bonus)
    unspend(s, p, EXPLORATION, exploration_tokens, exploration_bonus)
    return possible


def unspend(s: State, p: int, naval: int, tokens: int, bonus: int) -> None:
    """Have as many tokens on ships and of the turn's bonus as before."""
    me = s.player[p]
    me.tokens_exhausted[naval] -= tokens - me.tokens[naval]
    me.tokens[naval] = tokens
    s.bonus[naval] = bonus


def trade(s: State, p: int, resource: int, other: int, replaced: int) -> None:
    """The partner gets gold from the bank and can't refuse; no cube moves (5.2)."""
    price = s.player[other].price[resource]
    s.traded[resource] = 1
    s.player[other].gold += TRADE_GOLD
    traded(s, p, resource, other, TRADE_GOLD)
    pay_trade_tokens(s, p, price, replaced)


# ---------------------------------------------------------------- tokens


@game.decision(REPLACE_TOKENS)
class pay_tokens:
    """How many of the trade tokens do you replace by exploration tokens?"""

    @staticmethod
    def options(s: State, p: int, amount: int, out: Options) -> None:
        for replaced in range(amount + 1):
            if can_replace(s, p, amount, replaced):
                offer(out, REPLACE_TOKENS + replaced)

    @staticmethod
    def take(s: State, p: int, amount: int, verb: int, item: int) -> None:
        pay_trade_tokens(s, p, amount, item)
