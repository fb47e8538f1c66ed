"""Luxury cards (10.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import LIMOUSINES
from ..catalogue import (
    BY_EFFECT,
    CARD_TYPE,
    CARDS,
    CARDS_DRAWN,
    CREDIT_STEP,
    MOST_CREDITS,
    TYPES,
    param,
)
from ..state import OUT, State, game
from .choices import answered, choose_container, container_chosen, effect_yes_no
from .completing import taken_from
from .deliver import pick_up
from .drawing import PLAIN, draw, show_top
from .events import NOTHING, completes, fire, reacts
from .gifts import hands_out, most_cards, most_credits
from .granted import choose_action_type
from .keeping import any_keepable
from .keys import CARD, STOP
from .limits import goods_room_without
from .money import gain, no_use, uses_effect
from .storing import add_good, to_hand
from .zones import hand_of, leave_area, win

STORED_CREDITS = param("helicopters", "store")
RINGS_HAND = param("platinum_rings", "draw_to")
MOST_CHAIRS = len(TYPES) + 1
"""So many cards surely hold a type twice."""


@game.note
def named_card(s: State, p: int, card: int) -> None: ...


@game.note
def stored(s: State, amount: int, number: int) -> None: ...


@game.note
def found_again(s: State, p: int, number: int, goods_type: int) -> None: ...


# ---------------------------------------------------------------- helicopters


@reacts.of("helicopters")
def helicopters_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    s.on_helicopters = min(s.on_helicopters + STORED_CREDITS, MOST_CREDITS)
    stored(s, STORED_CREDITS, s.on_helicopters)


# ---------------------------------------------------------------- jets


@reacts.of("jets")
def jets_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if detail >= 0 and any_keepable(s, p, effect, detail):
        choose_container(s, p, effect, detail)


@container_chosen.of("jets")
def container_to_goods(s: State, p: int, effect: int, cargo: int, card: int) -> None:
    pick_up(s, p, card, cargo)
    add_good(s, p, card, BY_EFFECT)
    taken_from(s, cargo)


# ---------------------------------------------------------------- limousines


@completes.of("limousines")
def limousines_complete(s: State, p: int, effect: int, card: int) -> None:
    name_card(s, p)


@game.decision(CARD, STOP)
class name_card:
    """Which card do you name?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for card in range(len(CARDS)):
            if s.zone[card] != OUT:
                offer(out, CARD + card)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        uses_effect(s, p, LIMOUSINES)
        named_card(s, p, item)
        card = show_top(s, p)
        if card < 0:
            return
        to_hand(s, p, card)
        fire(s, p, CARDS_DRAWN, NOTHING, PLAIN)
        if card == item:
            win(s, p, LIMOUSINES)


# ---------------------------------------------------------------- massage chairs


@most_credits.of("massage_chairs")
def most_credits_of_chairs(s: State, p: int, effect: int) -> int:
    return MOST_CHAIRS


@most_cards.of("massage_chairs")
def most_cards_of_chairs(effect: int) -> int:
    return MOST_CHAIRS


@hands_out.of("massage_chairs")
def draw_until_repeat(s: State, p: int, effect: int) -> None:
    """Draw openly until two cards share a type; credits for all of them."""
    seen = 0
    drawn = 0
    repeated = False
    while not repeated:
        card = show_top(s, p)
        if card < 0:
            break
        drawn += 1
        repeated = seen >> CARD_TYPE[card] & 1 == 1
        seen |= 1 << CARD_TYPE[card]
        to_hand(s, p, card)
        if repeated:
            found_again(s, p, drawn, CARD_TYPE[card])
    if drawn > 0:
        fire(s, p, CARDS_DRAWN, NOTHING, PLAIN)
        gain(s, p, drawn + drawn % CREDIT_STEP)


# ---------------------------------------------------------------- platinum rings


@completes.of("platinum_rings")
def rings_complete(s: State, p: int, effect: int, card: int) -> None:
    effect_yes_no(s, p, effect, card, 0, 0)


@answered.of("platinum_rings")
def draw_and_act(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    draw(s, p, RINGS_HAND - s.count[hand_of(s, p)], PLAIN)
    choose_action_type(s, p, effect, 0)


# ---------------------------------------------------------------- tiny poodles


@completes.of("tiny_poodles")
def poodles_complete(s: State, p: int, effect: int, card: int) -> None:
    if goods_room_without(s, p, card):
        effect_yes_no(s, p, effect, card, 0, 0)
    else:
        no_use(s, p, effect)


@answered.of("tiny_poodles")
def contract_to_goods(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    leave_area(s, subject)
    add_good(s, p, subject, BY_EFFECT)
