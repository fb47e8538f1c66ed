"""Consumer cards (10.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    BY_EFFECT,
    CARD_TYPE,
    CARDS_DRAWN,
    CREDITS,
    CREDITS_PER_COMPLETED,
    DELIVER,
    DRAWS,
    GIVES,
    MARK,
    SHIPS,
)
from ..state import AT_SEA, ISLAND, State, game
from .choices import (
    STOPPED,
    choose_card,
    choose_container,
    choose_ship,
    choose_type,
    chosen,
    offers,
    place_chosen,
    type_named,
)
from .deliver import can_deliver_from, island_as_target, pay_owner_fee
from .drawing import PLAIN, REACTIVE, show_top
from .events import NOTHING, completes, fire, reacts
from .free_options import begins, explain_useless, useful
from .gifts import BANK_GIVES, credits_given, give
from .keeping import any_keepable
from .keys import CARD, STOP
from .money import gain, no_use, uses_effect
from .reasons import island_empty
from .ships import any_cargo_at_sea
from .storing import discard, store, to_hand, to_island
from .taking import WHOLE_DELIVERY
from .zones import completed_of, hand_of, offer_zone


@game.note
def named_type(s: State, p: int, goods_type: int) -> None: ...


@game.refusal("7.10")
def too_few_hand_cards(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("7.10")
def just_given(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- books, fluffy pillows


@reacts.of("books")
def books_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if s.announced == DELIVER and not s.used & MARK[card]:
        s.used |= MARK[card]
        give(s, p, effect, BANK_GIVES)


@credits_given.of("fluffy_pillows")
def pillows_give(s: State, p: int, effect: int) -> int:
    return CREDITS_PER_COMPLETED[effect] * s.count[completed_of(s, p)]


# ---------------------------------------------------------------- chairs


@reacts.of("chairs")
def chairs_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if detail != REACTIVE and s.count[hand_of(s, p)] > 0:
        choose_card(s, p, effect, 0, 0)


@offers.of("chairs")
def cards_to_discard(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, hand_of(s, p), -1, CARD, out)
    offer(out, STOP)


@chosen.of("chairs")
def discard_from_hand(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    if card != STOPPED:
        uses_effect(s, p, effect)
        discard(s, p, card)


# ---------------------------------------------------------------- eyeglasses


@completes.of("eyeglasses")
def eyeglasses_complete(s: State, p: int, effect: int, card: int) -> None:
    if any_cargo_at_sea(s) or island_as_target(s, p):
        choose_ship(s, p, effect, WHOLE_DELIVERY)
    else:
        no_use(s, p, effect)


# ---------------------------------------------------------------- paper, protractors


@reacts.of("paper")
def paper_reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    """If a container on the open sea can be kept."""
    for ship in range(len(SHIPS)):
        if s.ship_place[ship] == AT_SEA and any_keepable(s, p, effect, ship):
            choose_ship(s, p, effect, effect)
            return


@reacts.of("protractors")
def protractors_react(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    if can_deliver_from(s, detail) and any_keepable(s, p, effect, detail):
        choose_container(s, p, effect, detail)


@place_chosen.of("protractors")
def store_for_fee(s: State, p: int, effect: int, card: int, origin: int, place: int) -> None:
    store(s, p, card, place, BY_EFFECT)
    pay_owner_fee(s, p, origin)


# ---------------------------------------------------------------- rope, led lamps


@useful.of("rope", "led_lamps")
def exchange_useful(s: State, p: int, effect: int) -> bool:
    return s.count[hand_of(s, p)] >= GIVES[effect] and s.count[ISLAND] > 0


@explain_useless.of("rope", "led_lamps")
def exchange_useless(s: State, p: int, effect: int, key: int, out: Options) -> None:
    if s.count[ISLAND] == 0:
        island_empty(out, key)
    else:
        too_few_hand_cards(out, key, GIVES[effect], s.count[hand_of(s, p)])


@begins.of("rope", "led_lamps")
def exchange_begins(s: State, p: int, effect: int, card: int) -> None:
    s.used |= MARK[card]
    choose_card(s, p, effect, 0, 0)


@offers.of("rope", "led_lamps")
def cards_to_exchange(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    """First hand cards to give, then an island card other than those just given."""
    if subject < GIVES[effect]:
        offer_zone(s, hand_of(s, p), -1, CARD, out)
        return
    card = s.last[ISLAND]
    for place in range(s.count[ISLAND]):
        card = s.following[card]
        if place < s.count[ISLAND] - GIVES[effect]:
            offer(out, CARD + card)
        else:
            just_given(out, CARD + card)


@chosen.of("rope", "led_lamps")
def exchange(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    """Give one card to the island, or take one at the end."""
    given = subject
    if given < GIVES[effect]:
        to_island(s, p, card)
        choose_card(s, p, effect, given + 1, 0)
    else:
        to_hand(s, p, card)


# ---------------------------------------------------------------- shower heads


@completes.of("shower_heads")
def shower_heads_complete(s: State, p: int, effect: int, card: int) -> None:
    choose_type(s, p, effect, 0)


@type_named.of("shower_heads", "exclusive_cards")
def draw_openly(s: State, p: int, effect: int, goods_type: int) -> None:
    """Draw for all to see; a card of the named type pays."""
    named_type(s, p, goods_type)
    found = 0
    drawn = 0
    for _ in range(DRAWS[effect]):
        card = show_top(s, p)
        if card >= 0:
            drawn += 1
            found += 1 if CARD_TYPE[card] == goods_type else 0
            to_hand(s, p, card)
    if drawn > 0:
        fire(s, p, CARDS_DRAWN, NOTHING, PLAIN)
    if found > 0:
        gain(s, p, CREDITS[effect])
