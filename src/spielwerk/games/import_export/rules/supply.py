"""The Supply action (5.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import SALE_PRICE
from ..state import ISLAND, ORIGINAL, State, game
from .free_options import (
    had_free_options,
    offer_free,
    use_free,
)
from .keys import CARD, FREE, IMPORT, SELL, STOP
from .limits import import_limit, import_room, imports_full
from .money import gain
from .reasons import hand_empty, island_empty
from .storing import add_import, to_island
from .zones import hand_of, offer_zone


@game.refusal("5.5.1")
def already_sold(out: Options, option: int) -> None: ...


def can_sell(s: State, p: int) -> bool:
    """One sale in a turn, of a hand card."""
    return s.count[hand_of(s, p)] > 0 and not s.player[p].sold


def can_import(s: State, p: int) -> bool:
    """A card of the island, if there is room for an import."""
    return s.count[ISLAND] > 0 and import_room(s, p)


@game.decision(SELL, IMPORT, STOP, FREE)
class supply_choice:
    """Sell a card to the island, or import one from it?"""

    @staticmethod
    def options(s: State, p: int, actions_left: int, effect_card: int, out: Options) -> None:
        if can_sell(s, p):
            offer(out, SELL + ORIGINAL)
        elif s.player[p].sold:
            already_sold(out, SELL + ORIGINAL)
        else:
            hand_empty(out, SELL + ORIGINAL)
        if can_import(s, p):
            offer(out, IMPORT)
        elif s.count[ISLAND] == 0:
            island_empty(out, IMPORT)
        else:
            imports_full(out, IMPORT, import_limit(s, p))
        offer(out, STOP)
        offer_free(s, p, effect_card, out)

    @staticmethod
    def take(s: State, p: int, actions_left: int, effect_card: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            supply_choice(s, p, actions_left, effect_card)
            return
        had_free_options(s, p, effect_card)
        if verb == STOP:
            return
        supply_card(s, p, 1 if verb == SELL else 0)
        if actions_left > 1:
            supply_choice(s, p, actions_left - 1, effect_card)


@game.decision(CARD)
class supply_card:
    """Which card?"""

    @staticmethod
    def options(s: State, p: int, selling: int, out: Options) -> None:
        offer_zone(s, hand_of(s, p) if selling else ISLAND, -1, CARD, out)

    @staticmethod
    def take(s: State, p: int, selling: int, verb: int, item: int) -> None:
        if selling:
            s.player[p].sold = 1
            to_island(s, p, item)
            gain(s, p, SALE_PRICE)
        else:
            add_import(s, p, item)
