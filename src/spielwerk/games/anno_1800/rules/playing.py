"""Playing a population card (6.2) and swapping cards (6.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import CARD_POINTS, CARD_PURCHASE, DECK_OF, MOST_SWAPS
from ..state import BEING_PAID, OPEN, State, game
from .cards import check_end_trigger, draw_card, leave_hand, return_card
from .free_actions import CARD
from .payable import payable
from .paying import pay
from .reach import promises
from .unpayable import refuse_cost

DONE = game.verb("done")


@game.note
def played_card(s: State, p: int, card: int, points: int) -> None: ...


@game.refusal("6.3")
def deck_empty(out: Options, option: int, deck: int) -> None: ...


@game.refusal("6.3")
def picked_already(out: Options, option: int) -> None: ...


@game.refusal("6.3")
def pick_first(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- 6.2 playing a card


def can_play_card(s: State, p: int, reach: int) -> bool:
    """Whether one hand card can be paid."""
    me = s.player[p]
    for slot in range(me.hand_size):
        purchase = CARD_PURCHASE + me.hand[slot]
        if promises(reach, purchase) and payable(s, p, purchase, 0):
            return True
    return False


@game.decision(CARD)
class play_card_choose:
    """Which population card do you play?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        me = s.player[p]
        for slot in range(me.hand_size):
            if payable(s, p, CARD_PURCHASE + me.hand[slot], 0):
                offer(out, CARD + me.hand[slot])

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        leave_hand(s, p, item)
        s.card_owner[item] = p
        s.card_face[item] = BEING_PAID
        pay(s, p, CARD_PURCHASE + item)
        lay_open(s, p, item)


@game.reasons(play_card_choose)
def why_not_played(s: State, p: int, out: Options) -> None:
    """Why hand cards can't be paid."""
    me = s.player[p]
    for slot in range(me.hand_size):
        if not payable(s, p, CARD_PURCHASE + me.hand[slot], 0):
            refuse_cost(s, p, CARD_PURCHASE + me.hand[slot], out, CARD + me.hand[slot])


@game.step
def lay_open(s: State, p: int, card: int) -> None:
    """The card lies open in the tableau; its effect waits for activation."""
    s.card_face[card] = OPEN
    s.player[p].open_cards += 1
    played_card(s, p, card, CARD_POINTS[card])
    check_end_trigger(s, p)


# ---------------------------------------------------------------- 6.3 swapping cards


def can_swap(s: State, p: int) -> bool:
    """Whether the deck of a hand card is not empty (6.3)."""
    for deck in range(len(s.pile_size)):
        if s.pile_size[deck] > 0 and s.player[p].hand_of_deck[deck] > 0:
            return True
    return False


@game.step
def begin_swap(s: State, p: int) -> None:
    """No card is picked yet."""
    s.units = 0
    swap_menu(s, p)


@game.decision(CARD, DONE)
class swap_menu:
    """Which card do you swap? You may swap up to three."""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        me = s.player[p]
        for slot in range(me.hand_size):
            deck = DECK_OF[me.hand[slot]]
            if is_picked(s, p, slot):
                picked_already(out, CARD + me.hand[slot])
            elif s.pile_size[deck] > 0:
                offer(out, CARD + me.hand[slot])
            else:
                deck_empty(out, CARD + me.hand[slot], deck)
        if s.units > 0:
            offer(out, DONE)
        else:
            pick_first(out, DONE)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == CARD:
            pick(s, p, item)
        if verb == DONE or s.units == MOST_SWAPS:
            swap_picked(s, p)
        else:
            swap_menu(s, p)


def is_picked(s: State, p: int, slot: int) -> bool:
    """Whether the card on a place of the hand is chosen for the swap."""
    for number in range(s.units):
        if s.player[p].picked[number] == slot:
            return True
    return False


def pick(s: State, p: int, card: int) -> None:
    """Choose a hand card for the swap."""
    me = s.player[p]
    for slot in range(me.hand_size):
        if me.hand[slot] == card:
            me.picked[s.units] = slot
    s.units += 1


def swap_picked(s: State, p: int) -> None:
    """All chosen cards go under their decks in the chosen order, then as many are drawn in the same order."""
    me = s.player[p]
    count = s.units
    for number in range(count):
        me.picked[number] = me.hand[me.picked[number]]
    for number in range(count):
        return_card(s, p, me.picked[number])
    for number in range(count):
        draw_card(s, p, DECK_OF[me.picked[number]])
        me.picked[number] = 0
    s.units = 0
