"""Agriculture cards that do something once, when they are completed (10.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..cards import SOY_SAUCE
from ..catalogue import (
    AGRICULTURE,
    BY_EFFECT,
    CARD_ACTION,
    CARD_TYPE,
    CONTRACT,
    CREDITS,
    CREDITS_PER_CARD,
    CREDITS_PER_COMPLETED,
    EFFECT_TYPE,
    param,
)
from ..state import SHOWN, State, game
from .accepting import accept, offer_ships_with_room
from .choices import (
    STOPPED,
    answered,
    choose_card,
    choose_ship,
    chosen,
    declined,
    effect_yes_no,
    offers,
    offers_ships,
    ship_chosen,
)
from .completing import NO_SHIP, complete_contract
from .drawing import showed, tell_captain
from .events import completes, pay
from .gifts import credits_given, hands_out, most_credits
from .keys import CARD, STOP
from .limits import counted_goods, goods_limit, goods_room
from .money import gain, no_use, uses_effect
from .reasons import other_action
from .ships import room_for
from .storing import add_good, to_hand, to_island
from .zones import (
    completed_of,
    count_type,
    enter_area,
    hand_of,
    imports_of,
    leave_area,
    offer_zone,
)

ALMONDS_BELOW = param("almonds", "below")
ALMONDS_LOW = param("almonds", "credits_low")
FEED_PRICE = param("chicken_feed", "price")


@game.note
def bought_feed(s: State, p: int, card: int, other: int) -> None: ...


@game.note
def shows_hand(s: State, p: int) -> None: ...


# ---------------------------------------------------------------- almonds, rice


@credits_given.of("almonds")
def almonds_give(s: State, p: int, effect: int) -> int:
    return ALMONDS_LOW if s.player[p].credits < ALMONDS_BELOW else CREDITS[effect]


@credits_given.of("rice")
def rice_gives(s: State, p: int, effect: int) -> int:
    return CREDITS_PER_COMPLETED[effect] * count_type(s, completed_of(s, p), EFFECT_TYPE[effect])


# ---------------------------------------------------------------- apples


@completes.of("apples")
def apples_complete(s: State, p: int, effect: int, card: int) -> None:
    if count_type(s, hand_of(s, p), EFFECT_TYPE[effect]) > 0:
        choose_card(s, p, effect, 0, 0)
    else:
        no_use(s, p, effect)


@offers.of("apples")
def contracts_to_complete(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    offer_zone(s, hand_of(s, p), EFFECT_TYPE[effect], CARD, out)
    offer(out, STOP)


@chosen.of("apples")
def complete_from_hand(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    if card != STOPPED:
        uses_effect(s, p, effect)
        complete_contract(s, p, card, NO_SHIP)


# ---------------------------------------------------------------- bamboo


@completes.of("bamboo")
def bamboo_completes(s: State, p: int, effect: int, card: int) -> None:
    if room_for(s, p, card):
        choose_ship(s, p, effect, card)
    else:
        no_use(s, p, effect)


@offers_ships.of("bamboo")
def ships_for_bamboo(s: State, p: int, effect: int, card: int, out: Options) -> None:
    offer_ships_with_room(s, p, card, out)
    offer(out, STOP)


@ship_chosen.of("bamboo")
def accept_again(s: State, p: int, effect: int, card: int, cargo: int) -> None:
    uses_effect(s, p, effect)
    leave_area(s, card)
    accept(s, p, card, cargo)


# ---------------------------------------------------------------- beer


@completes.of("beer")
def beer_completes(s: State, p: int, effect: int, card: int) -> None:
    effect_yes_no(s, p, effect, card, 0, 0)


@answered.of("beer")
def sell_beer(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    leave_area(s, subject)
    to_island(s, p, subject)
    gain(s, p, CREDITS[effect])


# ---------------------------------------------------------------- chicken feed


@completes.of("chicken_feed")
def feed_completes(s: State, p: int, effect: int, card: int) -> None:
    if next_buyer(s, p, 1) < s.seats:
        effect_yes_no(s, p, effect, card, p, 0)
    else:
        no_use(s, p, effect)


def next_buyer(s: State, seller: int, distance: int) -> int:
    """How far the next player sits who can pay; the number of seats for nobody."""
    while distance < s.seats and s.player[(seller + distance) % s.seats].credits < FEED_PRICE:
        distance += 1
    return distance


@answered.of("chicken_feed")
def feed_wanted(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    """The seller offers the card; the first buyer gets it, without its effect (12.19)."""
    if distance == 0:
        offer_feed(s, seller, effect, subject, 1)
    else:
        bought_feed(s, p, subject, seller)
        pay(s, p, FEED_PRICE, seller)
        enter_area(s, p, subject)


@declined.of("chicken_feed")
def feed_declined(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    if distance > 0:
        offer_feed(s, seller, effect, subject, distance + 1)


def offer_feed(s: State, seller: int, effect: int, card: int, distance: int) -> None:
    """Ask the next player who can pay."""
    buyer = next_buyer(s, seller, distance)
    if buyer < s.seats:
        effect_yes_no(s, (seller + buyer) % s.seats, effect, card, seller, buyer)


# ---------------------------------------------------------------- hawaii salt


@most_credits.of("hawaii_salt")
def most_credits_of_salt(s: State, p: int, effect: int) -> int:
    """As if all cards of the others were agriculture cards."""
    cards = 0
    for distance in range(1, s.seats):
        cards += s.count[hand_of(s, (p + distance) % s.seats)]
    return CREDITS_PER_CARD[effect] * cards


@hands_out.of("hawaii_salt")
def take_salt(s: State, p: int, effect: int) -> None:
    """All others show their hands and lose their agriculture cards."""
    reveal(s)
    before = s.count[hand_of(s, p)]
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        show_hand(s, other)
        for _ in range(count_type(s, hand_of(s, other), AGRICULTURE)):
            to_hand(s, p, first_of_type(s, hand_of(s, other), AGRICULTURE))
    gain(s, p, CREDITS_PER_CARD[effect] * (s.count[hand_of(s, p)] - before))


def show_hand(s: State, p: int) -> None:
    """Everybody sees a player's hand."""
    shows_hand(s, p)
    tell_captain(s, SHOWN)
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        showed(s, p, card)


def first_of_type(s: State, zone: int, goods_type: int) -> int:
    """The first card of a type in a zone that has one."""
    card = s.following[s.last[zone]]
    while CARD_TYPE[card] != goods_type:
        card = s.following[card]
    return card


# ---------------------------------------------------------------- soy sauce


@completes.of("soy_sauce")
def sauce_completes(s: State, p: int, effect: int, card: int) -> None:
    if movable_imports(s, p) > 0:
        effect_yes_no(s, p, effect, card, 0, 0)
    else:
        no_use(s, p, effect)


def movable_imports(s: State, p: int) -> int:
    """How many Contract imports a player has, if at least one fits into the goods."""
    imports = s.imports_tally[s.player[p].port, CONTRACT]
    return imports if imports > 0 and goods_room(s, p, AGRICULTURE) else 0


@answered.of("soy_sauce")
def sauce_used(s: State, p: int, effect: int, subject: int, seller: int, distance: int) -> None:
    uses_effect(s, p, effect)
    move_imports(s, p)


def move_imports(s: State, p: int) -> None:
    """All of them if they fit, otherwise the player chooses one at a time."""
    imports = movable_imports(s, p)
    if imports == 0:
        return
    if counted_goods(s, p, AGRICULTURE) + imports - 1 > goods_limit(s, p):
        choose_card(s, p, SOY_SAUCE, 0, 0)
        return
    for _ in range(imports):
        card = s.following[s.last[imports_of(s, p)]]
        while CARD_ACTION[card] != CONTRACT:
            card = s.following[card]
        move_import(s, p, card)


def move_import(s: State, p: int, card: int) -> None:
    """An import becomes a good and pays."""
    add_good(s, p, card, BY_EFFECT)
    gain(s, p, CREDITS_PER_CARD[SOY_SAUCE])


@offers.of("soy_sauce")
def imports_to_move(s: State, p: int, effect: int, subject: int, detail: int, out: Options) -> None:
    card = s.last[imports_of(s, p)]
    for _ in range(s.count[imports_of(s, p)]):
        card = s.following[card]
        if CARD_ACTION[card] == CONTRACT:
            offer(out, CARD + card)
        else:
            other_action(out, CARD + card, CARD_ACTION[card])


@chosen.of("soy_sauce")
def import_chosen(s: State, p: int, effect: int, subject: int, detail: int, card: int) -> None:
    move_import(s, p, card)
    move_imports(s, p)
