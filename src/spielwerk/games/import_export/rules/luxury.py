"""Luxury cards (5.14)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    HELICOPTERS,
    JETS,
    LIMOUSINES,
    MASSAGE_CHAIRS,
    PLATINUM_RINGS,
    TINY_POODLES,
)
from spielwerk.games.import_export.catalogue import (
    BY_EFFECT,
    CARD_TYPE,
    CARDS,
    CARDS_DRAWN,
    CREDIT_STEP,
    MOST_CREDITS,
    param,
)
from spielwerk.games.import_export.rules.choices import choose_container, effect_yes_no
from spielwerk.games.import_export.rules.drawing import PLAIN, draw, show_top
from spielwerk.games.import_export.rules.events import NOTHING, fire, reacting_effect
from spielwerk.games.import_export.rules.granted import choose_action_type
from spielwerk.games.import_export.rules.keys import CARD, STOP
from spielwerk.games.import_export.rules.limits import goods_room_without
from spielwerk.games.import_export.rules.money import effect_allowed, gain, uses_effect
from spielwerk.games.import_export.rules.storing import add_good, to_hand
from spielwerk.games.import_export.rules.taking import any_keepable
from spielwerk.games.import_export.rules.zones import hand_of, leave_area, win
from spielwerk.games.import_export.state import OUT, State, game
from spielwerk.kernel import Options, offer

STORED_CREDITS = param("helicopters", "store")
RINGS_HAND = param("platinum_rings", "draw_to")


@game.note
def named_card(s: State, p: int, card: int) -> None: ...


@game.note
def stored(s: State, amount: int, number: int) -> None: ...


@game.step
def luxury_reacts(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A completed luxury contract reacts to an event."""
    effect = reacting_effect(s, p, card)
    if effect == HELICOPTERS:
        s.on_helicopters = min(s.on_helicopters + STORED_CREDITS, MOST_CREDITS)
        stored(s, STORED_CREDITS, s.on_helicopters)
    elif effect == JETS and detail >= 0 and any_keepable(s, p, JETS, detail):
        choose_container(s, p, JETS, detail)


@game.step
def luxury_completes(s: State, p: int, effect: int, card: int) -> None:
    """A luxury effect that comes once."""
    if not effect_allowed(s):
        return
    if effect == LIMOUSINES:
        name_card(s, p)
    elif effect == MASSAGE_CHAIRS:
        uses_effect(s, p, MASSAGE_CHAIRS)
        draw_until_repeat(s, p)
    elif effect == PLATINUM_RINGS or goods_room_without(s, p, card):
        effect_yes_no(s, p, effect, card, 0, 0)


@game.step
def luxury_answered(s: State, p: int, effect: int, card: int) -> None:
    """The player uses a luxury effect."""
    uses_effect(s, p, effect)
    if effect == TINY_POODLES:
        leave_area(s, card)
        add_good(s, p, card, BY_EFFECT)
    else:
        draw(s, p, RINGS_HAND - s.count[hand_of(s, p)], PLAIN)
        choose_action_type(s, p, PLATINUM_RINGS, 0)


def draw_until_repeat(s: State, p: int) -> None:
    """`massage_chairs`: draw openly until two cards share a type; credits for all of them."""
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
    if drawn > 0:
        fire(s, p, CARDS_DRAWN, NOTHING, PLAIN)
        gain(s, p, drawn + drawn % CREDIT_STEP)


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
