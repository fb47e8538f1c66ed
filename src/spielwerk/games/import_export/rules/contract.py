"""The Contract action (5.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import CONTRACT_USED
from ..state import SHOWN, State, game
from .accepting import (
    accept,
    explain_contract,
    missing_rank,
    offer_ships_with_room,
)
from .events import NO_EFFECT, NOTHING, notify
from .free_options import had_free_options, offer_free, use_free
from .keys import CARD, FREE, SHIP, STOP
from .ships import room_for
from .zones import hand_of, put


def acceptable(s: State, p: int, card: int, actions_left: int, effect: int) -> bool:
    """Whether a card can be accepted with the actions left; only actions of the turn skip ranks."""
    missing = missing_rank(s, p, card)
    return (missing == 0 or (effect == NO_EFFECT and missing < actions_left)) and room_for(s, p, card)


def can_accept_any(s: State, p: int, effect: int) -> bool:
    """Whether a player holds a card that one action accepts."""
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if acceptable(s, p, card, 1, effect):
            return True
    return False


@game.decision(CARD, STOP, FREE)
class contract_card:
    """Which card do you accept as a contract?"""

    @staticmethod
    def options(s: State, p: int, actions_left: int, effect_card: int, out: Options) -> None:
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if acceptable(s, p, card, actions_left, effect_card):
                offer(out, CARD + card)
            else:
                explain_contract(s, p, card, CARD + card, effect_card == NO_EFFECT, out)
        offer(out, STOP)
        offer_free(s, p, effect_card, out)

    @staticmethod
    def take(s: State, p: int, actions_left: int, effect_card: int, verb: int, item: int) -> None:
        if verb == FREE:
            use_free(s, p, item)
            contract_card(s, p, actions_left, effect_card)
            return
        had_free_options(s, p, effect_card)
        if verb == STOP:
            return
        actions_left -= 1 + missing_rank(s, p, item)
        put(s, item, SHOWN)
        contract_ship(s, p, item)
        notify(s, p, CONTRACT_USED, NOTHING, NOTHING)
        if actions_left > 0:
            contract_card(s, p, actions_left, effect_card)


@game.decision(SHIP)
class contract_ship:
    """Onto which ship does this contract go?"""

    @staticmethod
    def options(s: State, p: int, card: int, out: Options) -> None:
        offer_ships_with_room(s, p, card, out)

    @staticmethod
    def take(s: State, p: int, card: int, verb: int, item: int) -> None:
        accept(s, p, card, item)
