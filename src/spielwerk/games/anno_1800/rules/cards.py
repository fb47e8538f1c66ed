"""Hand cards, decks, expedition cards, and the end trigger (2.5, 6.4.1, 8.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, reveal

from ..catalogue import (
    DECK_OF,
    DECK_OF_CLASS,
    FINAL_ROUNDS,
    MAX_ROUNDS,
    MISSING_CARD_GOLD,
)
from ..state import State, game
from .cubes import gain_cube


@game.note
def drew_from_deck(s: State, p: int, deck: int) -> None: ...


@game.private_note
def drew_card(s: State, p: int, card: int) -> None: ...


@game.note
def returned_to_deck(s: State, p: int, deck: int) -> None: ...


@game.private_note
def returned_card(s: State, p: int, card: int) -> None: ...


@game.note
def drew_expeditions(s: State, p: int, amount: int) -> None: ...


@game.private_note
def drew_expedition(s: State, p: int, expedition: int) -> None: ...


@game.note
def expeditions_run_out(s: State, p: int) -> None: ...


@game.note
def paid_for_missing_card(s: State, p: int, amount: int, deck: int) -> None: ...


@game.note
def end_triggered(s: State, p: int, rounds: int) -> None: ...


@game.refusal("6.4.1")
def lacks_gold_for_card(out: Options, option: int, needed: int, have: int, deck: int) -> None: ...


@game.refusal("6.8")
def no_expedition_left(out: Options, option: int) -> None: ...


def draw_card(s: State, p: int, deck: int) -> None:
    """Take the top card of a deck that is not empty, and say so; only the player reads which card it is."""
    card = take_top_card(s, p, deck)
    drew_from_deck(s, p, deck)
    drew_card(s, p, card)


def take_top_card(s: State, p: int, deck: int) -> int:
    """The top card of a deck comes into the hand."""
    me = s.player[p]
    s.pile_size[deck] -= 1
    card = s.pile[deck, s.pile_size[deck]]
    s.pile[deck, s.pile_size[deck]] = -1
    me.hand[me.hand_size] = card
    me.hand_size += 1
    me.hand_of_deck[deck] += 1
    reveal(s)
    return card


def slot_of(s: State, p: int, card: int) -> int:
    """Where a card stands in the hand."""
    me = s.player[p]
    for slot in range(me.hand_size):
        if me.hand[slot] == card:
            return slot
    return -1


def leave_hand(s: State, p: int, card: int) -> None:
    """A card leaves the hand; the others move up."""
    me = s.player[p]
    for slot in range(slot_of(s, p, card), me.hand_size - 1):
        me.hand[slot] = me.hand[slot + 1]
    me.hand_size -= 1
    me.hand[me.hand_size] = -1
    me.hand_of_deck[DECK_OF[card]] -= 1


def return_card(s: State, p: int, card: int) -> None:
    """A hand card goes under its deck; the others only see which deck (3.5)."""
    leave_hand(s, p, card)
    deck = DECK_OF[card]
    for place in range(s.pile_size[deck], 0, -1):
        s.pile[deck, place] = s.pile[deck, place - 1]
    s.pile[deck, 0] = card
    s.pile_size[deck] += 1
    returned_to_deck(s, p, deck)
    returned_card(s, p, card)


def missing_card_gold(s: State, population: int) -> int:
    """The gold that a cube costs because its deck is empty; 0 while there are cards."""
    deck = DECK_OF_CLASS[population]
    return MISSING_CARD_GOLD[deck] if s.pile_size[deck] == 0 else 0


def cube_with_card(s: State, p: int, population: int) -> None:
    """First the cube, then its card if one is left (12.27)."""
    gain_cube(s, p, population)
    if s.pile_size[DECK_OF_CLASS[population]] > 0:
        draw_card(s, p, DECK_OF_CLASS[population])


def refuse_missing_gold(s: State, p: int, population: int, out: Options, option: int) -> None:
    """Say what a cube costs whose deck is empty."""
    lacks_gold_for_card(out, option, missing_card_gold(s, population), s.player[p].gold, DECK_OF_CLASS[population])


def pay_missing_gold(s: State, p: int, population: int) -> None:
    """Pay for a cube whose deck is empty."""
    amount = missing_card_gold(s, population)
    if amount > 0:
        s.player[p].gold -= amount
        paid_for_missing_card(s, p, amount, DECK_OF_CLASS[population])


def draw_expedition_cards(s: State, p: int, amount: int) -> None:
    """Draw so many expedition cards, or all that are left (12.21)."""
    me = s.player[p]
    drawn = min(amount, s.expedition_pile_size)
    for _ in range(drawn):
        s.expedition_pile_size -= 1
        card = s.expedition_pile[s.expedition_pile_size]
        s.expedition_pile[s.expedition_pile_size] = -1
        me.expedition[me.expeditions] = card
        me.expeditions += 1
        reveal(s)
        drew_expedition(s, p, card)
    if drawn > 0:
        drew_expeditions(s, p, drawn)
    if drawn < amount:
        expeditions_run_out(s, p)


def check_end_trigger(s: State, p: int) -> None:
    """The first empty hand takes the fireworks token and starts the end of the game (8.1, 8.6)."""
    if s.player[p].hand_size == 0 and s.end_trigger_round == 0:
        s.end_trigger_round = s.round_number
        s.fireworks = p
        end_triggered(s, p, min(FINAL_ROUNDS, MAX_ROUNDS - s.round_number))
