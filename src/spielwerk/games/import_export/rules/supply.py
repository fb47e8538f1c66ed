"""The Supply action (5.7)."""

from __future__ import annotations

from spielwerk.games.import_export.catalogue import SALE_PRICE
from spielwerk.games.import_export.rules.free_options import offer_free, use_free
from spielwerk.games.import_export.rules.keys import CARD, FREE, IMPORT, SELL, STOP
from spielwerk.games.import_export.rules.limits import import_limit, import_room, imports_full
from spielwerk.games.import_export.rules.loading import REGULAR
from spielwerk.games.import_export.rules.money import gain
from spielwerk.games.import_export.rules.storing import add_import, to_island
from spielwerk.games.import_export.rules.zones import hand_of, offer_zone
from spielwerk.games.import_export.state import ISLAND, ORIGINAL, State, game
from spielwerk.kernel import Options, offer


@game.refusal("5.7")
def already_sold(out: Options, option: int) -> None: ...


@game.refusal("5.7")
def hand_empty(out: Options, option: int) -> None: ...


@game.refusal("5.7")
def island_empty(out: Options, option: int) -> None: ...


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
    def options(s: State, p: int, left: int, way: int, out: Options) -> None:
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
        if way == REGULAR:
            offer_free(s, p, out)

    @staticmethod
    def take(s: State, p: int, left: int, way: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        if verb == FREE:
            use_free(s, p, item)
            supply_choice(s, p, left, way)
            return
        supply_card(s, p, 1 if verb == SELL else 0)
        if left > 1:
            supply_choice(s, p, left - 1, way)


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
