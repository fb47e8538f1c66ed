"""Consumer cards (5.12)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import (
    BOOKS,
    CHAIRS,
    EYEGLASSES,
    FLUFFY_PILLOWS,
    PAPER,
    PENS,
    PROTRACTORS,
    ROPE,
    SHOWER_HEADS,
)
from spielwerk.games.import_export.catalogue import (
    CARD_TYPE,
    CARDS_DRAWN,
    CREDITS,
    CREDITS_PER_COMPLETED,
    DELIVER,
    DRAWS,
    MARK,
    SHIPS,
)
from spielwerk.games.import_export.rules.agriculture import gain_for_goods
from spielwerk.games.import_export.rules.choices import (
    STOPPED,
    choose_card,
    choose_container,
    choose_ship,
    choose_type,
)
from spielwerk.games.import_export.rules.deliver import can_deliver_from, island_as_target
from spielwerk.games.import_export.rules.drawing import PLAIN, REACTIVE, draw, show_top
from spielwerk.games.import_export.rules.events import NO_EFFECT, NOTHING, fire, reacting_effect
from spielwerk.games.import_export.rules.free_options import exchange, offer_exchange
from spielwerk.games.import_export.rules.keys import CARD, STOP
from spielwerk.games.import_export.rules.money import effect_allowed, gain, uses_effect
from spielwerk.games.import_export.rules.ships import any_cargo_at_sea
from spielwerk.games.import_export.rules.storing import discard, to_hand
from spielwerk.games.import_export.rules.taking import WHOLE_DELIVERY, any_keepable
from spielwerk.games.import_export.rules.zones import completed_of, hand_of, offer_zone
from spielwerk.games.import_export.state import AT_SEA, State, game
from spielwerk.kernel import Options, offer


@game.note
def named_type(s: State, p: int, goods_type: int) -> None: ...


@game.step
def consumer_reacts(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """A completed consumer contract reacts to an event."""
    effect = reacting_effect(s, p, card)
    if effect == NO_EFFECT:
        return
    if effect == BOOKS:
        if s.announced == DELIVER and not s.used & MARK[card]:
            s.used |= MARK[card]
            gain_and_draw(s, p, BOOKS)
    elif effect == CHAIRS:
        if detail != REACTIVE and s.count[hand_of(s, p)] > 0:
            choose_card(s, p, CHAIRS, 0, 0)
    elif effect == PAPER:
        if paper_useful(s, p):
            choose_ship(s, p, PAPER, PAPER)
    elif effect == PROTRACTORS:
        if can_deliver_from(s, detail) and any_keepable(s, p, PROTRACTORS, detail):
            choose_container(s, p, PROTRACTORS, detail)
    else:  # bicycles, chewing gum, lipstick, mouthwash, backpacks, shoes
        gain_and_draw(s, p, effect)


def gain_and_draw(s: State, p: int, effect: int) -> None:
    """An effect that gives credits, cards or both."""
    uses_effect(s, p, effect)
    gain(s, p, CREDITS[effect])
    if DRAWS[effect] > 0:
        draw(s, p, DRAWS[effect], PLAIN)


def paper_useful(s: State, p: int) -> bool:
    """Whether a container on the open sea can be kept."""
    for ship in range(len(SHIPS)):
        if s.ship_place[ship] == AT_SEA and any_keepable(s, p, PAPER, ship):
            return True
    return False


@game.step
def consumer_completes(s: State, p: int, effect: int) -> None:
    """A consumer effect that comes once."""
    if not effect_allowed(s):
        return
    if effect == EYEGLASSES:
        if any_cargo_at_sea(s) or island_as_target(s, p):
            choose_ship(s, p, EYEGLASSES, WHOLE_DELIVERY)
    elif effect == SHOWER_HEADS:
        choose_type(s, p, SHOWER_HEADS, 0)
    elif effect == PENS:
        uses_effect(s, p, PENS)
        gain_for_goods(s, p, PENS)
    elif effect == FLUFFY_PILLOWS:
        uses_effect(s, p, FLUFFY_PILLOWS)
        gain(s, p, CREDITS_PER_COMPLETED[FLUFFY_PILLOWS] * s.count[completed_of(s, p)])
    else:  # cups
        gain_and_draw(s, p, effect)


def consumer_offers(s: State, p: int, effect: int, given: int, out: Options) -> None:
    """The cards a consumer effect lets the player choose from."""
    if effect == ROPE:
        offer_exchange(s, p, ROPE, given, out)
    else:
        offer_zone(s, hand_of(s, p), -1, CARD, out)
        offer(out, STOP)


@game.step
def consumer_chosen(s: State, p: int, effect: int, given: int, card: int) -> None:
    """What a consumer effect does with the card."""
    if effect == ROPE:
        exchange(s, p, ROPE, given, card)
    elif card != STOPPED:
        uses_effect(s, p, CHAIRS)
        discard(s, p, card)


@game.step
def draw_openly(s: State, p: int, effect: int, goods_type: int) -> None:
    """`shower_heads`, `exclusive_cards`: draw for all to see; a card of the named type pays."""
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
