"""Events and the effects that react to them: who, in which order, and how often (4.9, 5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spielwerk.games.import_export.catalogue import (
    AGRICULTURE,
    CARD_TYPE,
    CHAPTER,
    CONSUMER,
    CONTRACT_COMPLETED,
    CREDITS_LOST,
    EFFECT_TYPE,
    EVENT,
    ILLEGAL,
    INCLUDES_SELF,
    LUXURY,
    NEEDED_WAY,
    OTHERS,
    OWN,
    SCOPE,
    SHIP_COMPLETING,
    SHIP_DEPARTED,
    TECHNOLOGY,
    param,
)
from spielwerk.games.import_export.rules.money import effect_allowed, transfer
from spielwerk.games.import_export.rules.zones import completed_of, effect_of
from spielwerk.games.import_export.state import State, game

if TYPE_CHECKING:  # effects make new events: `circle` hands these in
    from spielwerk.games.import_export.rules.agriculture import agriculture_completes, agriculture_reacts
    from spielwerk.games.import_export.rules.consumer import consumer_completes, consumer_reacts
    from spielwerk.games.import_export.rules.extra_sets import extra_completes, extra_reacts
    from spielwerk.games.import_export.rules.illegal import illegal_completes, illegal_reacts
    from spielwerk.games.import_export.rules.luxury import luxury_completes, luxury_reacts
    from spielwerk.games.import_export.rules.technology import technology_completes, technology_reacts

NOTHING = -1
"""An event without a card."""
NO_EFFECT = -1
LARGE_PAYMENT = param("pirated_copies", "at_least")


def fire(s: State, causer: int, event: int, subject: int, detail: int) -> None:
    """Something has happened; completed contracts that listen now will react to it."""
    if s.listening >> event & 1:
        notify(s, causer, event, subject, detail)


@game.step
def notify(s: State, p: int, event: int, subject: int, detail: int) -> None:
    """Let completed contracts react: clockwise from the causer, of each player in the order of completion."""
    if not s.listening >> event & 1:
        return
    for distance in range(s.seats):
        owner = (p + distance) % s.seats
        card = s.last[completed_of(s, owner)]
        for _ in range(s.count[completed_of(s, owner)]):
            card = s.following[card]
            effect = effect_of(s, card)
            if effect >= 0 and EVENT[effect] == event and concerns(s, effect, distance, card, subject, detail):
                schedule_reaction(s, CHAPTER[effect], owner, card, subject, p, detail)


def concerns(s: State, effect: int, distance: int, card: int, subject: int, detail: int) -> bool:
    """Whether an effect reacts to this event: by person, goods type, way, and time of its own completion."""
    if (SCOPE[effect] == OWN and distance > 0) or (SCOPE[effect] == OTHERS and distance == 0):
        return False
    if subject >= 0 and EFFECT_TYPE[effect] >= 0 and EFFECT_TYPE[effect] != CARD_TYPE[subject]:
        return False
    if NEEDED_WAY[effect] >= 0 and NEEDED_WAY[effect] != detail:
        return False
    event = EVENT[effect]
    if event == CONTRACT_COMPLETED:
        return s.entered[card] < s.entered[subject] or (card == subject and INCLUDES_SELF[effect] == 1)
    if event in (SHIP_DEPARTED, SHIP_COMPLETING):
        return s.completed_on[card] != detail or INCLUDES_SELF[effect] == 1
    return True


def schedule_reaction(s: State, chapter: int, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """One completed contract will react."""
    if chapter == TECHNOLOGY:
        technology_reacts(s, p, card, subject, causer, detail)
    elif chapter == AGRICULTURE:
        agriculture_reacts(s, p, card, subject, causer, detail)
    elif chapter == CONSUMER:
        consumer_reacts(s, p, card, subject, causer, detail)
    elif chapter == ILLEGAL:
        illegal_reacts(s, p, card, subject, causer, detail)
    elif chapter == LUXURY:
        luxury_reacts(s, p, card, subject, causer, detail)
    else:
        extra_reacts(s, p, card, subject, causer, detail)


def reacting_effect(s: State, p: int, card: int) -> int:
    """The effect of a card that is to react, if the card still lies there and effects are allowed; -1 if not."""
    return effect_of(s, card) if s.zone[card] == completed_of(s, p) and effect_allowed(s) else NO_EFFECT


def resolve_once(s: State, p: int, effect: int, card: int) -> None:
    """An effect that comes once, when its contract is completed; for a copy the card is the Wind Turbines."""
    chapter = CHAPTER[effect]
    if chapter == TECHNOLOGY:
        technology_completes(s, p)
    elif chapter == AGRICULTURE:
        agriculture_completes(s, p, effect, card)
    elif chapter == CONSUMER:
        consumer_completes(s, p, effect)
    elif chapter == ILLEGAL:
        illegal_completes(s, p, effect, card)
    elif chapter == LUXURY:
        luxury_completes(s, p, effect, card)
    else:
        extra_completes(s, p, effect, card)


@game.step
def pay(s: State, p: int, amount: int, to: int) -> None:
    """Pay to the bank or to a player; a large payment may please others."""
    given = transfer(s, p, amount, to)
    if given >= LARGE_PAYMENT:
        fire(s, p, CREDITS_LOST, NOTHING, given)
