"""Paying a cost: resources one by one, then a cube, naval tokens and gold (5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
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
from ..state import State, game
from .cards import pay_missing_gold
from .cubes import exhaust, occupied, put_on_field, take_from_field
from .naval import (
    available,
    beryl_in_play,
    lacks_exploration_tokens,
    lacks_trade_tokens,
    pay_tokens_of,
    pay_trade_tokens,
    spend_trade,
)
from .payable import payable
from .shift_end import (
    SHIFT_END,
    end_shift,
    needed_elsewhere,
    offer_payable_shift_ends,
)

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


@game.refusal("5.3")
def traded_already(out: Options, option: int, resource: int) -> None: ...


@game.refusal("5.3")
def made_by_nobody_there(out: Options, option: int, other: int, resource: int) -> None: ...


@game.refusal("5.3")
def not_for_trade(out: Options, option: int, resource: int) -> None: ...


@game.refusal("5.2")
def workplaces_full(out: Options, option: int) -> None: ...


@game.refusal("5.2")
def no_cube_in_district(out: Options, option: int, population: int) -> None: ...


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
            refuse_trades(s, p, resource, out)
        elif resource >= 0:
            offer_production(s, p, purchase, index, resource, out)
            offer_trades(s, p, purchase, index, resource, out)
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
    for replaced in range(ways_to_pay(s, NEW_WORLD_PRICE)):
        option = USE_NEW_WORLD_BERYL + replaced if beryl_in_play(s) else USE_NEW_WORLD
        offer_way(s, p, purchase, item, option, NEW_WORLD_PRICE, replaced, out)


def offer_trades(s: State, p: int, purchase: int, item: int, resource: int, out: Options) -> None:
    """Every opponent who makes the resource, once in a turn."""
    for other in range(s.seats):
        price = s.player[other].price[resource]
        if other == p:
            continue
        if price == 0:
            made_by_nobody_there(out, trade_option(s, other, 0), other, resource)
        elif s.traded[resource]:
            for replaced in range(ways_to_pay(s, price)):
                traded_already(out, trade_option(s, other, replaced), resource)
        else:
            s.traded[resource] = 1
            for replaced in range(ways_to_pay(s, price)):
                offer_way(s, p, purchase, item, trade_option(s, other, replaced), price, replaced, out)
            s.traded[resource] = 0


def refuse_trades(s: State, p: int, resource: int, out: Options) -> None:
    """Nobody trades what comes from the New World."""
    for other in range(s.seats):
        if other != p:
            not_for_trade(out, trade_option(s, other, 0), resource)


def trade_option(s: State, other: int, replaced: int) -> int:
    """The option to trade with an opponent; with Beryl O'Mara one for each number of tokens that is replaced."""
    if beryl_in_play(s):
        return TRADE_WITH_BERYL + other * len(REPLACED) + replaced
    return TRADE_WITH + other


def ways_to_pay(s: State, price: int) -> int:
    """How many ways there are to pay a price in trade tokens: with Beryl O'Mara any number of them is replaced."""
    return price + 1 if beryl_in_play(s) else 1


def offer_way(s: State, p: int, purchase: int, item: int, option: int, price: int, replaced: int, out: Options) -> None:
    """One way to pay a price, if the tokens are there and the rest of the cost stays payable."""
    if not tokens_suffice(s, p, price, replaced, out, option):
        return
    if payable_after_tokens(s, p, purchase, item + 1, price, replaced):
        offer(out, option)
    else:
        needed_elsewhere(out, option)


def tokens_suffice(s: State, p: int, price: int, replaced: int, out: Options, option: int) -> bool:
    """Whether a price can be paid with so many trade tokens replaced; else it is said which tokens are lacking."""
    if price - replaced > available(s, p, TRADE):
        lacks_trade_tokens(out, option, price - replaced, available(s, p, TRADE))
        return False
    if replaced * EXPLORATION_FOR_TRADE > available(s, p, EXPLORATION):
        lacks_exploration_tokens(out, option, replaced * EXPLORATION_FOR_TRADE, available(s, p, EXPLORATION))
        return False
    return True


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
    """The partner gets gold from the bank and can't refuse; no cube moves (5.3)."""
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
            if tokens_suffice(s, p, amount, replaced, out, REPLACE_TOKENS + replaced):
                offer(out, REPLACE_TOKENS + replaced)

    @staticmethod
    def take(s: State, p: int, amount: int, verb: int, item: int) -> None:
        pay_trade_tokens(s, p, amount, item)
