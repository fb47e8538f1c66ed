"""The Load action (5.4), with what cards add to it (5.10)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import AUTONOMOUS_CARS, CELL_PHONES, WIND_TURBINES
from spielwerk.games.import_export.catalogue import CARD_TYPE, CARDS_DRAWN, MARK
from spielwerk.games.import_export.rules.choices import choose_card
from spielwerk.games.import_export.rules.drawing import BY_NANOBOTS, PLAIN, cards_left, show_top
from spielwerk.games.import_export.rules.events import NOTHING, notify
from spielwerk.games.import_export.rules.free_options import offer_free, use_free
from spielwerk.games.import_export.rules.keys import BLIND, CARD, FREE, PAIR, SELL, STOP
from spielwerk.games.import_export.rules.loading import (
    GRANTED,
    NANOBOTS_GRANT,
    NO_SHIP_BARRED,
    PAID_EXTRA,
    REGULAR,
    THE_PAIR,
    can_load_from_hand,
    can_load_pair,
    load_slot,
    loadable_types,
    nothing_takes_type,
    wild_by,
)
from spielwerk.games.import_export.rules.storing import to_hand
from spielwerk.games.import_export.rules.zones import completed_of, hand_of, has, put
from spielwerk.games.import_export.state import COPY, ORIGINAL, SHOWN, State, game
from spielwerk.kernel import Options, offer


def is_load_action(way: int) -> bool:
    """Whether a way of loading is an action, so that it can be used in other ways too."""
    return way in (REGULAR, GRANTED, NANOBOTS_GRANT)


def can_load_blind(s: State, p: int, types: int) -> bool:
    """`cell_phones`: an open slot and a card to draw."""
    return has(s, p, CELL_PHONES) and types != 0 and cards_left(s)


def sale_ways(s: State, p: int) -> int:
    """`autonomous_cars`: who can sell a hand card now; bit 0 its own card, bit 1 the Wind Turbines."""
    if s.count[hand_of(s, p)] == 0:
        return 0
    mine = completed_of(s, p)
    ways = 1 if s.zone[AUTONOMOUS_CARS] == mine and not s.used & MARK[AUTONOMOUS_CARS] else 0
    if s.copied == AUTONOMOUS_CARS and s.zone[WIND_TURBINES] == mine and not s.used & MARK[WIND_TURBINES]:
        ways |= 2
    return ways


def load_action_useful(s: State, p: int) -> bool:
    """Whether a Load action given by an effect can be used at all."""
    types = loadable_types(s, p, wild_by(s, p, GRANTED), NO_SHIP_BARRED)
    return can_load_from_hand(s, p, GRANTED) or can_load_blind(s, p, types) or sale_ways(s, p) > 0


@game.decision(CARD, BLIND, PAIR, SELL, STOP, FREE)
class load_card:
    """Which card do you load?"""

    @staticmethod
    def options(s: State, p: int, left: int, way: int, out: Options) -> None:
        types = loadable_types(s, p, wild_by(s, p, way), NO_SHIP_BARRED)
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if types >> CARD_TYPE[card] & 1:
                offer(out, CARD + card)
            else:
                nothing_takes_type(out, CARD + card, CARD_TYPE[card])
        if can_load_pair(s, p):
            offer(out, PAIR)
        if is_load_action(way):
            offer_other_uses(s, p, types, out)
        if way != PAID_EXTRA:
            offer(out, STOP)
        if way == REGULAR:
            offer_free(s, p, out)

    @staticmethod
    def take(s: State, p: int, left: int, way: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        if verb == FREE:
            use_free(s, p, item)
            load_card(s, p, left, way)
            return
        if verb == CARD:
            put(s, item, SHOWN)
            load_slot(s, p, item, way)
        elif verb == PAIR:
            load_slot(s, p, THE_PAIR, way)
        elif verb == BLIND:
            load_blind(s, p, way)
        else:
            sell_instead(s, p, item)
        if left > 1:
            load_card(s, p, left - 1, way)


def offer_other_uses(s: State, p: int, types: int, out: Options) -> None:
    """A Load action may draw its container, or be a sale instead."""
    if can_load_blind(s, p, types):
        offer(out, BLIND)
    ways = sale_ways(s, p)
    if ways & 1:
        offer(out, SELL + ORIGINAL)
    if ways & 2:
        offer(out, SELL + (COPY if s.zone[AUTONOMOUS_CARS] == completed_of(s, p) else ORIGINAL))


def load_blind(s: State, p: int, way: int) -> None:
    """`cell_phones`: the top card of the draw pile is loaded if possible, otherwise it goes to the hand."""
    card = show_top(s, p)
    types = loadable_types(s, p, wild_by(s, p, way), NO_SHIP_BARRED)
    if types >> CARD_TYPE[card] & 1:
        load_slot(s, p, card, way)
    else:
        to_hand(s, p, card)
    notify(s, p, CARDS_DRAWN, NOTHING, BY_NANOBOTS if way == NANOBOTS_GRANT else PLAIN)  # R42: after it was placed


def sell_instead(s: State, p: int, copy: int) -> None:
    """`autonomous_cars`: a sale to the island instead of a Load action."""
    by_copy = copy == COPY or s.zone[AUTONOMOUS_CARS] != completed_of(s, p)
    s.used |= MARK[WIND_TURBINES] if by_copy else MARK[AUTONOMOUS_CARS]
    choose_card(s, p, AUTONOMOUS_CARS, 0, 0)
