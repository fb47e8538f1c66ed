"""Paying for an action with hand cards: one of its kind, or two that share another kind (4.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import PRINTERS_3D
from ..catalogue import ACTIONS, CARD_ACTION, JOKER_CARDS
from ..state import PLAYED, State, game
from .keys import CARD, JOKER
from .reasons import other_action
from .zones import hand_of, has, put

ANNOUNCING, FOLLOWING, ONE_CARD = range(3)
"""How an action is paid: as captain (or by an effect), following, or with a single card of its kind."""
COUNT_BITS = 8
COUNT_MASK = (1 << COUNT_BITS) - 1


@game.note
def played(s: State, p: int, card: int) -> None: ...


@game.refusal("4.4")
def no_card_for(out: Options, option: int, action: int) -> None: ...


@game.refusal("4.4")
def too_few_for_joker(out: Options, option: int, action: int, number: int) -> None: ...


@game.refusal("4.4")
def joker_is_other(out: Options, option: int, action: int) -> None: ...


@game.refusal("7.7")
def single_card_only(out: Options, option: int, action: int) -> None: ...


def hand_actions(s: State, p: int) -> int:
    """How many hand cards a player has of each action, `COUNT_BITS` bits for each."""
    counts = 0
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        counts += 1 << COUNT_BITS * CARD_ACTION[card]
    return counts


def count_in(counts: int, action: int) -> int:
    """How many cards of an action were counted."""
    return counts >> COUNT_BITS * action & COUNT_MASK


def payable(counts: int, action: int) -> bool:
    """Whether counted hand cards pay for an action, by one card or as a joker."""
    if count_in(counts, action) > 0:
        return True
    for other in range(len(ACTIONS)):
        if count_in(counts, other) >= JOKER_CARDS:
            return True
    return False


def can_follow_with(s: State, p: int, action: int) -> bool:
    """Whether a player can pay for following; `printers_3d` takes any card."""
    return payable(hand_actions(s, p), action) or (has(s, p, PRINTERS_3D) and s.count[hand_of(s, p)] > 0)


@game.decision(CARD, JOKER)
class pay_action:
    """With which card do you pay for the action?"""

    @staticmethod
    def options(s: State, p: int, action: int, way: int, out: Options) -> None:
        any_card = way == FOLLOWING and has(s, p, PRINTERS_3D)
        counts = hand_actions(s, p)
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if any_card or CARD_ACTION[card] == action:
                offer(out, CARD + card)
            else:
                other_action(out, CARD + card, CARD_ACTION[card])
        for other in range(len(ACTIONS)):
            if way == ONE_CARD:
                single_card_only(out, JOKER + other, action)
            elif other == action:
                joker_is_other(out, JOKER + other, action)
            elif count_in(counts, other) >= JOKER_CARDS:
                offer(out, JOKER + other)
            else:
                too_few_for_joker(out, JOKER + other, other, JOKER_CARDS)

    @staticmethod
    def take(s: State, p: int, action: int, way: int, verb: int, item: int) -> None:
        if verb == CARD:
            play_card(s, p, item)
        else:
            pay_joker_card(s, p, item, JOKER_CARDS)


@game.decision(CARD)
class pay_joker_card:
    """Which cards do you play as a joker?"""

    @staticmethod
    def options(s: State, p: int, action: int, cards_to_play: int, out: Options) -> None:
        card = s.last[hand_of(s, p)]
        for _ in range(s.count[hand_of(s, p)]):
            card = s.following[card]
            if CARD_ACTION[card] == action:
                offer(out, CARD + card)
            else:
                other_action(out, CARD + card, CARD_ACTION[card])

    @staticmethod
    def take(s: State, p: int, action: int, cards_to_play: int, verb: int, item: int) -> None:
        play_card(s, p, item)
        if cards_to_play > 1:
            pay_joker_card(s, p, action, cards_to_play - 1)


def play_card(s: State, p: int, card: int) -> None:
    """A hand card goes to the played area."""
    put(s, card, PLAYED + s.player[p].port)
    played(s, p, card)
