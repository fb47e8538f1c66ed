"""Events and the effects that react to them: who, in which order, and how often (7.2)."""

from __future__ import annotations

from ..catalogue import (
    CARD_TYPE,
    CARDS,
    CONTRACT_COMPLETED,
    CREDITS_LOST,
    EFFECT_TYPE,
    EVENT,
    INCLUDES_SELF,
    NEEDED_WAY,
    OTHERS,
    OWN,
    SCOPE,
    SHIP_COMPLETING,
    SHIP_DEPARTED,
    param,
)
from ..state import State, game
from .money import effect_allowed, transfer
from .zones import completed_of, effect_of

NOTHING = -1
"""An event without a card."""
NO_EFFECT = -1
LARGE_PAYMENT = param("pirated_copies", "at_least")


# ---------------------------------------------------------------- what cards do of themselves; the chapters say which


@game.effects(CARDS, by="effect")
def completes(s: State, p: int, effect: int, card: int) -> None:
    """What comes once, when a contract is completed; for a copy the card is the Wind Turbines."""


@game.effects(CARDS, by="effect")
def reacts(s: State, p: int, effect: int, card: int, subject: int, causer: int, detail: int) -> None:
    """How a completed contract reacts to an event."""


@game.effects(CARDS)
def is_accepted(s: State, p: int, card: int, ship: int) -> None:
    """What a contract does as soon as it lies on a ship."""


@game.effects(CARDS)
def is_carried(s: State, p: int, card: int, ship: int) -> None:
    """What a container on board does when its ship is completed."""


# ---------------------------------------------------------------- events


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
                react(s, owner, card, subject, p, detail)


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


@game.step
def react(s: State, p: int, card: int, subject: int, causer: int, detail: int) -> None:
    """One completed contract reacts, if it still lies there and effects are allowed."""
    if s.zone[card] == completed_of(s, p) and effect_allowed(s):
        reacts(s, p, effect_of(s, card), card, subject, causer, detail)


@game.step
def resolve_once(s: State, p: int, effect: int, card: int) -> None:
    """An effect that comes once, when its contract is completed; for a copy the card is the Wind Turbines."""
    if effect_allowed(s):
        completes(s, p, effect, card)


@game.step
def pay(s: State, p: int, amount: int, to: int) -> None:
    """Pay to the bank or to a player; a large payment may please others."""
    given = transfer(s, p, amount, to)
    if given >= LARGE_PAYMENT:
        fire(s, p, CREDITS_LOST, NOTHING, given)
