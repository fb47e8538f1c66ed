"""The payment assistant of the screen: what is being paid, the obvious way to go on, and what could be paid next."""

from __future__ import annotations

from spielwerk.kernel import Options
from spielwerk.kernel.nouns import VERB_STEP

from .catalogue import (
    CARD_PURCHASE,
    CLASS_AT,
    PLACES,
    POPULATION,
    PURCHASES,
    RECRUIT_PURCHASE,
    REPLACED,
    RESOURCES,
    SHIFT_END_GOLD,
    TOKENS,
    UPGRADE_PURCHASE,
    UPGRADES,
)
from .rules.expand import can_build
from .rules.payable import payable
from .rules.paying import (
    PRODUCE,
    TRADE_WITH,
    TRADE_WITH_BERYL,
    USE_NEW_WORLD,
    USE_NEW_WORLD_BERYL,
    pay_item,
)
from .rules.upgrading import can_upgrade
from .scoring import score
from .shapes import Payment
from .state import State, game

OWN, NEW_WORLD, PARTNER, OVERTIME = range(4)
"""Ways to pay an item, the obvious ones first: own cubes, an own New World island, a trade, a shift end."""


def payment(s: State, viewer: int | None) -> Payment | None:
    """The payment that waits for the viewer: what is bought, the item to pay, and the obvious option."""
    frame = s.stack[s.depth - 1] if s.depth else None
    if frame is None or frame.kind != pay_item.number or frame.player != viewer:
        return None
    options = Options(game.most_options)
    pay_item.options(s, *pay_item.held(frame), options)
    return {
        "purchase": PURCHASES.ids[frame.a],
        "paid": frame.b,
        "resource": RESOURCES.ids[frame.c] if frame.c >= 0 else None,
        "cube": POPULATION.ids[frame.d] if frame.d >= 0 else None,
        "obvious": game.key(min(options.offered, key=lambda option: trouble(s, frame.player, option))),
    }


def trouble(s: State, p: int, option: int) -> tuple[int, int, int]:
    """How far from obvious an option is: by its kind, then by what it takes away, then by whom it helps."""
    item = option % VERB_STEP
    verb = option - item
    if verb == PRODUCE:
        population = CLASS_AT[s.player[p].shown[item]]
        return OWN, -s.player[p].district[population], population
    if verb in (USE_NEW_WORLD, USE_NEW_WORLD_BERYL):
        return NEW_WORLD, item, 0
    if verb == TRADE_WITH:
        return PARTNER, 0, score(s, item)
    if verb == TRADE_WITH_BERYL:
        return PARTNER, item % len(REPLACED), score(s, item // len(REPLACED))
    return OVERTIME, SHIFT_END_GOLD[item // len(PLACES)], item


def payable_now(s: State, viewer: int | None) -> list[str]:
    """Everything the viewer could build, play, recruit or upgrade at this moment."""
    if viewer is None or s.over:
        return []
    me = s.player[viewer]
    tokens = [token for token in TOKENS if can_build(s, viewer, token, True)]
    cards = [CARD_PURCHASE + me.hand[slot] for slot in range(me.hand_size)]
    recruits = [RECRUIT_PURCHASE + population for population in POPULATION if s.cubes[population] > 0]
    upgrades = [UPGRADE_PURCHASE + upgrade for upgrade in UPGRADES if can_upgrade(s, viewer, upgrade)]
    others = [purchase for purchase in (*cards, *recruits, *upgrades) if payable(s, viewer, purchase, 0)]
    return [PURCHASES.ids[purchase] for purchase in (*tokens, *others)]
