"""The effort that a hand card still needs until a rested population can pay for it, in turns."""

from __future__ import annotations

from spielwerk.kernel import constants
from spielwerk.kernel.weights import real_constants

from .catalogue import (
    ARTISAN,
    CARD_PURCHASE,
    CLASS_AT,
    CUBE_ITEM,
    FIRST_TOKEN,
    INDUSTRIES,
    ITEM,
    ITEM_COUNT,
    NAVAL,
    OLD_RESOURCES,
    POPULATION,
    PRODUCT,
    RESOURCES,
    START_REPLACED,
    TOKEN_ITEM,
    TRADE,
    UPGRADE_PURCHASE,
    UPGRADE_TO,
    UPGRADES,
    WORKER,
)
from .guesses import (
    BEGINNER,
    BUILD_EFFORT,
    GUESSES,
    INPUT_SHARE,
    NEW_WORLD_EFFORT,
    NO_CLASS_EFFORT,
    NO_ISLAND_EFFORT,
    NO_TOKEN_EFFORT,
    SWAP_EFFORT,
    TRADE_EFFORT,
)
from .rules.payable import cheapest_trade
from .state import Player, State

UPGRADE_INTO = constants([next((u for u in UPGRADES if UPGRADE_TO[u] == c), -1) for c in POPULATION])
"""The upgrade that leads to a class; -1 for none."""


def _makers() -> list[int]:
    """The industry that makes a resource (the last of the list where there are several); -1 for start industries."""
    makers = [-1] * OLD_RESOURCES
    for industry in INDUSTRIES:
        if START_REPLACED[industry] < 0:
            makers[PRODUCT[FIRST_TOKEN + industry]] = industry
    return makers


MAKER = constants(_makers())


def _effort_from_scratch(resource: int) -> float:
    """The effort for a resource in the start position, as a beginner guesses it."""
    if resource >= OLD_RESOURCES:
        return GUESSES[BEGINNER, NO_ISLAND_EFFORT]
    maker = MAKER[resource]
    if maker < 0:
        return 0.0
    inputs = sum(_effort_from_scratch(ITEM[maker, item]) for item in range(ITEM_COUNT[maker]))
    classes = {CLASS_AT[FIRST_TOKEN + maker], CUBE_ITEM[maker]} - {-1, WORKER, ARTISAN}
    firsts = sum(GUESSES[BEGINNER, NO_CLASS_EFFORT + population] for population in classes)
    return GUESSES[BEGINNER, BUILD_EFFORT] + GUESSES[BEGINNER, INPUT_SHARE] * inputs + firsts


EFFORT_FROM_SCRATCH = real_constants([_effort_from_scratch(resource) for resource in RESOURCES])


# ---------------------------------------------------------------- hand cards


def hand_effort(s: State, p: int, coming: int, skill: int) -> float:
    """What it takes to play all hand cards."""
    me = s.player[p]
    effort = 0.0
    for slot in range(me.hand_size):
        if me.hand[slot] >= 0:
            effort += card_effort(s, p, me.hand[slot], coming, skill)
    return effort


def card_effort(s: State, p: int, card: int, coming: int, skill: int) -> float:
    """What it takes until a rested population can pay for a card, at most what it takes to swap it for another.

    One resource may be on its way: that of an industry being paid or placed.
    """
    me = s.player[p]
    effort = 0.0
    for naval in range(len(NAVAL)):
        lacking = TOKEN_ITEM[CARD_PURCHASE + card, naval] - ship_tokens(me, naval)
        if lacking > 0:
            effort += lacking
    spare = ship_tokens(me, TRADE) - TOKEN_ITEM[CARD_PURCHASE + card, TRADE]
    for item in range(ITEM_COUNT[CARD_PURCHASE + card]):
        resource = ITEM[CARD_PURCHASE + card, item]
        price = trade_price(s, p, resource, coming)
        if 0 < price <= spare:
            spare -= price
            effort += price * GUESSES[skill, TRADE_EFFORT]
        else:
            effort += resource_effort(s, p, resource, coming, skill)
    return min(effort, GUESSES[skill, SWAP_EFFORT])


def trade_price(s: State, p: int, resource: int, coming: int) -> int:
    """The trade tokens for a resource that a player does not make; 0 where nobody else does either."""
    if resource >= OLD_RESOURCES or resource == coming or s.player[p].made_at[resource, 0] >= 0:
        return 0
    return cheapest_trade(s, p, resource)


def ship_tokens(me: Player, naval: int) -> int:
    """Naval tokens of a type, available or exhausted."""
    return me.tokens[naval] + me.tokens_exhausted[naval]


def resource_effort(s: State, p: int, resource: int, coming: int, skill: int) -> float:
    """What it takes to make a resource at home: nothing if a cube of the right class can."""
    effort = effort_of_source(s, p, resource, coming, skill)
    if effort >= 0.0:
        return effort
    maker = MAKER[resource]
    if s.supply[maker] == 0:
        return GUESSES[skill, NO_TOKEN_EFFORT]
    effort = GUESSES[skill, BUILD_EFFORT] + class_effort(s, p, CLASS_AT[FIRST_TOKEN + maker], skill)
    if CUBE_ITEM[maker] >= 0:
        effort += class_effort(s, p, CUBE_ITEM[maker], skill)
    for item in range(ITEM_COUNT[maker]):
        effort += GUESSES[skill, INPUT_SHARE] * input_effort(s, p, ITEM[maker, item], coming, skill)
    return effort


def input_effort(s: State, p: int, resource: int, coming: int, skill: int) -> float:
    """What it takes to come by a resource once, for a building."""
    price = trade_price(s, p, resource, coming)
    if 0 < price <= ship_tokens(s.player[p], TRADE):
        return price * GUESSES[skill, TRADE_EFFORT]
    effort = effort_of_source(s, p, resource, coming, skill)
    return effort if effort >= 0.0 else EFFORT_FROM_SCRATCH[resource]


def effort_of_source(s: State, p: int, resource: int, coming: int, skill: int) -> float:
    """The effort where a player has a source of a resource; -1 where an industry must be built."""
    me = s.player[p]
    if resource == coming:
        return 0.0
    if resource >= OLD_RESOURCES:
        has_island = me.from_new_world[resource - OLD_RESOURCES] > 0
        return GUESSES[skill, NEW_WORLD_EFFORT if has_island else NO_ISLAND_EFFORT]
    site = me.made_at[resource, 0]
    if site >= 0:
        return class_effort(s, p, CLASS_AT[me.shown[site]], skill)
    return -1.0 if MAKER[resource] >= 0 else GUESSES[skill, NO_TOKEN_EFFORT]


def class_effort(s: State, p: int, population: int, skill: int) -> float:
    """What it takes to have a cube of a class: an upgrade, and what it costs as far as that is not at hand."""
    if s.player[p].owned[population] > 0:
        return 0.0
    effort = GUESSES[skill, NO_CLASS_EFFORT + population]
    upgrade = UPGRADE_INTO[population]
    if upgrade >= 0:
        for item in range(ITEM_COUNT[UPGRADE_PURCHASE + upgrade]):
            if not at_hand(s, p, ITEM[UPGRADE_PURCHASE + upgrade, item]):
                effort += GUESSES[skill, INPUT_SHARE]
    return effort


def at_hand(s: State, p: int, resource: int) -> bool:
    """Whether a player makes a resource or has ships enough to trade for it."""
    me = s.player[p]
    if resource >= OLD_RESOURCES:
        return me.from_new_world[resource - OLD_RESOURCES] > 0
    return me.made_at[resource, 0] >= 0 or 0 < cheapest_trade(s, p, resource) <= ship_tokens(me, TRADE)
