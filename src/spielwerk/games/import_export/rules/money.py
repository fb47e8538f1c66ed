"""Money (7.5): gaining and paying active credits."""

from __future__ import annotations

from ..cards import CAN_OPENERS
from ..catalogue import MOST_CREDITS, MOST_EFFECTS
from ..state import SAFE_DEPTH, State, game
from .zones import end_triggered, has, watch_for_wins

BANK = -1
"""Who gets a payment that goes to nobody."""


@game.note
def gained(s: State, p: int, amount: int) -> None: ...


@game.note
def paid(s: State, p: int, amount: int) -> None: ...


@game.note
def paid_to(s: State, p: int, amount: int, other: int) -> None: ...


@game.note
def uses_effect(s: State, p: int, effect_card: int) -> None: ...


@game.private_note
def no_use(s: State, p: int, effect_card: int) -> None: ...


@game.note
def effects_exhausted(s: State, number: int) -> None: ...


def effect_allowed(s: State) -> bool:
    """Whether one more effect may be resolved this turn (12.26); counts it."""
    if s.effects >= MOST_EFFECTS:
        return False
    s.effects += 1
    if s.effects == MOST_EFFECTS or s.depth > SAFE_DEPTH:
        effects_exhausted(s, s.effects)
        s.effects = MOST_EFFECTS
    return True


def gain(s: State, p: int, amount: int) -> None:
    """Gain credits from the bank."""
    if amount > 0:
        gained(s, p, amount)
        receive(s, p, amount)


def receive(s: State, p: int, amount: int) -> None:
    """Add credits; enough of them trigger the end of the game (8.1)."""
    me = s.player[p]
    me.credits = min(me.credits + amount, MOST_CREDITS)
    if me.credits >= s.threshold and not s.credits_reached and not s.scoring and not has(s, p, CAN_OPENERS):
        s.credits_reached = 1
        end_triggered(s, p, s.threshold)
    watch_for_wins(s)


def transfer(s: State, p: int, amount: int, to: int) -> int:
    """Pay to the bank or to a player, as much as there is (7.5); returns how much that was."""
    given = min(amount, s.player[p].credits)
    if given > 0:
        s.player[p].credits -= given
        if to == BANK:
            paid(s, p, given)
            watch_for_wins(s)
        else:
            paid_to(s, p, given, to)
            receive(s, to, given)
    return given
