"""The Load action (5.2), with what cards add to it (7.8)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import (
    AUTONOMOUS_CARS,
    BATTERIES,
    CELL_PHONES,
    NANOBOTS,
    ROBOT_CATS,
    WIND_TURBINES,
)
from ..catalogue import CARD_TYPE, CARDS_DRAWN, MARK, TECHNOLOGY
from ..state import COPY, ORIGINAL, SHOWN, State, game
from .choices import choose_card
from .drawing import BY_NANOBOTS, PLAIN, cards_left, show_top
from .events import NOTHING, notify
from .free_options import (
    had_free_options,
    offer_free,
    use_free,
    way_open,
)
from .keys import BLIND, CARD, FREE, PAIR, SELL, STOP
from .loading import (
    LOAD_ACTION,
    NO_SHIP_BARRED,
    ONE_CARD,
    THE_PAIR,
    TWO_CARDS,
    can_load_from_hand,
    can_load_pair,
    load_slot,
    loadable_types,
    nothing_takes_type,
    open_technology_slot,
    way_of,
    wild_by,
)
from .reasons import hand_empty, piles_are_empty, used_this_turn
from .storing import to_hand
from .zones import completed_of, effects, hand_of, has, put


@game.refusal("7.8")
def no_load_action(out: Options, option: int, effect_card: int) -> None: ...


@game.refusal("5.2")
def no_open_slot(out: Options, option: int) -> None: ...


@game.refusal("7.9")
def no_pair_in_hand(out: Options, option: int) -> None: ...


@game.refusal("7.9")
def no_slot_of_type(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("7.5")
def already_paid(out: Options, option: int, effect_card: int) -> None: ...


def can_load_blind(s: State, p: int, types: int) -> bool:
    """`cell_phones`: an open slot and a card to draw."""
    return has(s, p, CELL_PHONES) and types != 0 and cards_left(s) > 0


def sale_ways(s: State, p: int) -> int:
    """`autonomous_cars`: who can sell a hand card now; bit 0 its own card, bit 1 the Wind Turbines."""
    if s.count[hand_of(s, p)] == 0:
        return 0
    mine = completed_of(s, p)
    ways = 1 if s.zone[AUTONOMOUS_CARS] == mine and not s.used & MARK[AUTONOMOUS_CARS] else 0
    if s.copied == AUTONOMOUS_CARS and s.zone[WIND_TURBINES] == mine and not s.used & MARK[WIND_TURBINES]:
        ways |= 2
    return ways


def load_action_useful(s: State, p: int, effect: int) -> bool:
    """Whether a Load action given by an effect can be used at all."""
    types = loadable_types(s, p, wild_by(s, p, effect), NO_SHIP_BARRED)
    return can_load_from_hand(s, p, effect) or can_load_blind(s, p, types) or sale_ways(s, p) > 0


@game.decision(CARD, BLIND, PAIR, SELL, STOP, FREE)
class load_card:
    """Which card do you load?"""

    @staticmethod
    def options(s: State, p: int, loads_left: int, effect_card: int, out: Options) -> None:
        types = loadable_types(s, p, wild_by(s, p, effect_card), NO_SHIP_BARRED)
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if types >> CARD_TYPE[card] & 1:
                offer(out, CARD + card)
            else:
                nothing_takes_type(out, CARD + card, CARD_TYPE[card])
        offer_pair(s, p, out)
        if way_of(effect_card) == LOAD_ACTION:
            offer_other_uses(s, p, types, out)
        else:
            explain_no_action(s, p, effect_card, out)
        if effect_card == BATTERIES:
            already_paid(out, STOP, BATTERIES)
        else:
            offer(out, STOP)
        offer_free(s, p, effect_card, out)

    @staticmethod
    def take(s: State, p: int, loads_left: int, effect_card: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            load_card(s, p, loads_left, effect_card)
            return
        had_free_options(s, p, effect_card)
        if verb == STOP:
            return
        if verb == CARD:
            put(s, item, SHOWN)
            load_slot(s, p, item, effect_card, ONE_CARD)
        elif verb == PAIR:
            load_slot(s, p, THE_PAIR, effect_card, TWO_CARDS)
        elif verb == BLIND:
            load_blind(s, p, effect_card)
        else:
            sell_instead(s, p, item)
        if loads_left > 1:
            load_card(s, p, loads_left - 1, effect_card)


@game.step
def load_by_effect(s: State, p: int, effect: int) -> None:
    """Load 1 container without an action, if the player likes."""
    if can_load_from_hand(s, p, effect):
        load_card(s, p, 1, effect)


def offer_pair(s: State, p: int, out: Options) -> None:
    """`robot_cats`: two cards as one container."""
    if can_load_pair(s, p):
        offer(out, PAIR)
    elif has(s, p, ROBOT_CATS):
        if open_technology_slot(s, p):
            no_pair_in_hand(out, PAIR)
        else:
            no_slot_of_type(out, PAIR, TECHNOLOGY)


def offer_other_uses(s: State, p: int, types: int, out: Options) -> None:
    """A Load action may draw its container, or be a sale instead."""
    if can_load_blind(s, p, types):
        offer(out, BLIND)
    elif has(s, p, CELL_PHONES):
        if types == 0:
            no_open_slot(out, BLIND)
        else:
            piles_are_empty(out, BLIND)
    ways = sale_ways(s, p)
    if ways & 1:
        offer(out, SELL + ORIGINAL)
    if ways & 2:
        offer(out, SELL + (COPY if s.zone[AUTONOMOUS_CARS] == completed_of(s, p) else ORIGINAL))
    explain_sale(s, p, out)


def explain_sale(s: State, p: int, out: Options) -> None:
    """Say why `autonomous_cars` can't sell."""
    instances = effects(s, p, AUTONOMOUS_CARS)
    for copy in range(instances):
        if s.count[hand_of(s, p)] == 0:
            hand_empty(out, SELL + copy)
        elif not way_open(sale_ways(s, p), copy, instances):
            used_this_turn(out, SELL + copy, AUTONOMOUS_CARS)


def explain_no_action(s: State, p: int, effect: int, out: Options) -> None:
    """Say why a container that is no action can't be used in other ways."""
    if has(s, p, CELL_PHONES):
        no_load_action(out, BLIND, effect)
    for copy in range(effects(s, p, AUTONOMOUS_CARS)):
        no_load_action(out, SELL + copy, effect)


def load_blind(s: State, p: int, effect: int) -> None:
    """`cell_phones`: the top card of the draw pile is loaded if possible, otherwise it goes to the hand."""
    card = show_top(s, p)
    types = loadable_types(s, p, wild_by(s, p, effect), NO_SHIP_BARRED)
    if types >> CARD_TYPE[card] & 1:
        load_slot(s, p, card, effect, ONE_CARD)
    else:
        to_hand(s, p, card)
    notify(s, p, CARDS_DRAWN, NOTHING, BY_NANOBOTS if effect == NANOBOTS else PLAIN)  # it was drawn (12.9)


def sell_instead(s: State, p: int, copy: int) -> None:
    """`autonomous_cars`: a sale to the island instead of a Load action."""
    by_copy = copy == COPY or s.zone[AUTONOMOUS_CARS] != completed_of(s, p)
    s.used |= MARK[WIND_TURBINES] if by_copy else MARK[AUTONOMOUS_CARS]
    choose_card(s, p, AUTONOMOUS_CARS, 0, 0)
