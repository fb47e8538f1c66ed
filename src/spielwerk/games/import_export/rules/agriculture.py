"""Agriculture cards (5.11)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    ALMONDS,
    APPLES,
    BAMBOO,
    BEER,
    CHICKEN_FEED,
    FLOUR,
    HAWAII_SALT,
    HONEY,
    JASMINE_TEA,
    LUMBER,
    PEPPERS,
    RICE,
    SOY_SAUCE,
)
from spielwerk.games.import_export.catalogue import (
    AGRICULTURE,
    BY_EFFECT,
    CARD_ACTION,
    CARD_TYPE,
    CARDS,
    CONTRACT,
    CREDITS,
    CREDITS_PER_CARD,
    CREDITS_PER_COMPLETED,
    CREDITS_PER_GOOD,
    DRAWS,
    EFFECT_TYPE,
    MARK,
    param,
)
from spielwerk.games.import_export.rules.accepting import can_fill_flour
from spielwerk.games.import_export.rules.choices import STOPPED, choose_card, choose_ship, effect_yes_no
from spielwerk.games.import_export.rules.completing import NO_SHIP, complete_contract
from spielwerk.games.import_export.rules.drawing import PLAIN, draw, showed
from spielwerk.games.import_export.rules.events import NO_EFFECT, pay, reacting_effect
from spielwerk.games.import_export.rules.keys import CARD, STOP
from spielwerk.games.import_export.rules.limits import counted_goods, goods_limit, goods_room
from spielwerk.games.import_export.rules.loading import load
from spielwerk.games.import_export.rules.money import effect_allowed, gain, uses_effect
from spielwerk.games.import_export.rules.ships import accepted_types, room_for
from spielwerk.games.import_export.rules.storing import add_good, to_hand, to_island
from spielwerk.games.import_export.rules.technology import draw_along, load_by_effect
from spielwerk.games.import_export.rules.zones import (
    completed_of,
    count_type,
    enter_area,
    goods_count,
    hand_of,
    imports_of,
    leave_area,
    offer_zone,
)
from spielwerk.games.import_export.state import State, game
from spielwerk.kernel import Options, offer, reveal

ALMONDS_BELOW = param("almonds", "below")
ALMONDS_LOW = param("almonds", "credits_low")
FEED_PRICE = param("chicken_feed", "price")


@game.note
def bought_feed(s: State, p: int, card: int, other: int) -> None: ...


@game.note
def shows_hand(s: State, p: int) -> None: ...


# ---------------------------------------------------------------- reactions


@game.step
def agriculture_reacts(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A completed agriculture contract reacts to an event."""
    effect = reacting_effect(s, p, card)
    if effect == NO_EFFECT:
        return
    if effect == JASMINE_TEA:
        if not s.used & MARK[card] and s.count[hand_of(s, p)] > 0:
            choose_card(s, p, JASMINE_TEA, card, 0)
    elif effect == PEPPERS:
        load_by_effect(s, p)
    elif effect == LUMBER:
        draw_along(s, p, effect, detail)
    else:  # sugar, onions
        uses_effect(s, p, effect)
        gain(s, p, CREDITS[effect])


# ---------------------------------------------------------------- completion


@game.step
def agriculture_completes(s: State, p: int, effect: int, card: int) -> None:
    """An agriculture effect that comes once."""
    if not effect_allowed(s):
        return
    if effect == APPLES:
        if count_type(s, hand_of(s, p), EFFECT_TYPE[APPLES]) > 0:
            choose_card(s, p, APPLES, 0, 0)
    elif effect == BAMBOO:
        if room_for(s, p, card):
            choose_ship(s, p, BAMBOO, card)
    elif effect == BEER:
        effect_yes_no(s, p, BEER, card, 0, 0)
    elif effect == CHICKEN_FEED:
        if next_buyer(s, p, 1) < s.seats:
            effect_yes_no(s, p, CHICKEN_FEED, card, p, 0)
    elif effect == SOY_SAUCE:
        if movable_imports(s, p) > 0:
            effect_yes_no(s, p, SOY_SAUCE, card, 0, 0)
    else:
        uses_effect(s, p, effect)
        agriculture_gains(s, p, effect)


def agriculture_gains(s: State, p: int, effect: int) -> None:
    """The effects that need no choice."""
    if effect == HAWAII_SALT:
        take_salt(s, p)
    elif effect == HONEY:
        gain_for_goods(s, p, HONEY)
    elif effect == ALMONDS:
        gain(s, p, ALMONDS_LOW if s.player[p].credits < ALMONDS_BELOW else CREDITS[ALMONDS])
    elif effect == RICE:
        gain(s, p, CREDITS_PER_COMPLETED[RICE] * count_type(s, completed_of(s, p), EFFECT_TYPE[RICE]))
    else:  # potatoes
        gain(s, p, CREDITS[effect])
        draw(s, p, DRAWS[effect], PLAIN)


def gain_for_goods(s: State, p: int, effect: int) -> None:
    """`honey`, `pens`: credits for all goods of a type, everybody's."""
    goods = 0
    for other in range(s.seats):
        goods += goods_count(s, other, EFFECT_TYPE[effect])
    gain(s, p, CREDITS_PER_GOOD[effect] * goods)


def take_salt(s: State, p: int) -> None:
    """`hawaii_salt`: all others show their hands and lose their agriculture cards."""
    reveal(s)
    before = s.count[hand_of(s, p)]
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        zone = hand_of(s, other)
        shows_hand(s, other)
        card = s.last[zone]
        for _ in range(s.count[zone]):
            card = s.following[card]
            showed(s, other, card)
        for _ in range(count_type(s, zone, AGRICULTURE)):
            to_hand(s, p, first_of_type(s, zone, AGRICULTURE))
    gain(s, p, CREDITS_PER_CARD[HAWAII_SALT] * (s.count[hand_of(s, p)] - before))


def first_of_type(s: State, zone: int, goods_type: int) -> int:
    """The first card of a type in a zone that has one."""
    card = s.following[s.last[zone]]
    while CARD_TYPE[card] != goods_type:
        card = s.following[card]
    return card


# ---------------------------------------------------------------- chicken feed


def next_buyer(s: State, seller: int, distance: int) -> int:
    """How far the next player sits who can pay for `chicken_feed`; the number of seats for nobody."""
    while distance < s.seats and s.player[(seller + distance) % s.seats].credits < FEED_PRICE:
        distance += 1
    return distance


@game.step
def offer_feed(s: State, p: int, card: int, distance: int) -> None:
    """Ask the next player who can pay."""
    buyer = next_buyer(s, p, distance)
    if buyer < s.seats:
        effect_yes_no(s, (p + buyer) % s.seats, CHICKEN_FEED, card, p, buyer)


@game.step
def feed_answered(s: State, p: int, card: int, seller: int, distance: int, yes: int) -> None:
    """The seller offers the card; the first buyer gets it, without its effect (R34)."""
    if distance == 0:
        if yes:
            offer_feed(s, p, card, 1)
    elif yes:
        bought_feed(s, p, card, seller)
        pay(s, p, FEED_PRICE, seller)
        enter_area(s, p, card)
    else:
        offer_feed(s, seller, card, distance + 1)


# ---------------------------------------------------------------- answers and choices


@game.step
def agriculture_answered(s: State, p: int, effect: int, a: int) -> None:
    """The player uses an agriculture effect."""
    uses_effect(s, p, effect)
    if effect == BEER:
        leave_area(s, a)
        to_island(s, p, a)
        gain(s, p, CREDITS[BEER])
    elif effect == SOY_SAUCE:
        move_imports(s, p)
    else:
        choose_card(s, p, FLOUR, a, 0)


def agriculture_offers(s: State, p: int, effect: int, out: Options) -> None:
    """The cards an agriculture effect lets the player choose from."""
    if effect == SOY_SAUCE:
        offer_movable(s, p, out)
    elif effect == FLOUR:
        offer_for_flour(s, p, out)
    elif effect == JASMINE_TEA:
        offer_zone(s, hand_of(s, p), -1, CARD, out)
        offer(out, STOP)
    else:  # glacier water, apples
        offer_zone(s, hand_of(s, p), EFFECT_TYPE[effect], CARD, out)
        if effect == APPLES:
            offer(out, STOP)


@game.step
def agriculture_chosen(s: State, p: int, effect: int, a: int, card: int) -> None:
    """What an agriculture effect does with the card."""
    if card == STOPPED:
        return
    if effect == SOY_SAUCE:
        move_import(s, p, card)
        move_imports(s, p)
    elif effect == FLOUR:
        load(s, p, card, a * len(CARDS) + FLOUR, BY_EFFECT)
        fill_flour(s, p, a)
    elif effect == APPLES:
        uses_effect(s, p, APPLES)
        complete_contract(s, p, card, NO_SHIP)
    else:
        uses_effect(s, p, effect)
        if effect == JASMINE_TEA:
            s.used |= MARK[a]
        to_island(s, p, card)
        gain(s, p, CREDITS[effect])


def offer_for_flour(s: State, p: int, out: Options) -> None:
    """The hand cards that `flour` takes."""
    types = accepted_types(s, p, FLOUR)
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if types >> CARD_TYPE[card] & 1:
            offer(out, CARD + card)


@game.step
def fill_flour(s: State, p: int, ship: int) -> None:
    """The next container for `flour`, until it has all."""
    if can_fill_flour(s, p, ship):
        choose_card(s, p, FLOUR, ship, 0)


# ---------------------------------------------------------------- soy sauce


def movable_imports(s: State, p: int) -> int:
    """How many Contract imports a player has, if at least one fits into the goods."""
    imports = s.imports_tally[s.player[p].port, CONTRACT]
    return imports if imports > 0 and goods_room(s, p, AGRICULTURE) else 0


def move_imports(s: State, p: int) -> None:
    """`soy_sauce`: all of them if they fit, otherwise the player chooses one at a time."""
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


def offer_movable(s: State, p: int, out: Options) -> None:
    """The Contract imports."""
    card = s.last[imports_of(s, p)]
    for _ in range(s.count[imports_of(s, p)]):
        card = s.following[card]
        if CARD_ACTION[card] == CONTRACT:
            offer(out, CARD + card)
