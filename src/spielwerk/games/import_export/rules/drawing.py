"""Drawing (4.3): the draw pile, the discard pile, the supply island."""

from __future__ import annotations

from spielwerk.kernel import reveal, shuffle

from ..catalogue import CARDS_DRAWN, DRAW_IF_FULL, DRAW_UP_TO
from ..state import DISCARD_PILE, DRAW_PILE, ISLAND, SHOWN, State, game
from .events import NOTHING, fire
from .zones import hand_of, put

PLAIN, REACTIVE, BY_NANOBOTS = range(3)
"""How a drawing came about: by itself, because somebody drew, or inside a free Load action of the Nanobots."""


@game.note
def drew(s: State, p: int, number: int) -> None: ...


@game.note
def drew_nothing(s: State, p: int) -> None: ...


@game.private_note
def drew_card(s: State, p: int, card: int) -> None: ...


@game.note
def showed(s: State, p: int, card: int) -> None: ...


@game.note
def stocked(s: State, card: int) -> None: ...


@game.note
def shuffled(s: State, number: int) -> None: ...


@game.note
def piles_ran_out(s: State) -> None: ...


def cards_left(s: State) -> int:
    """How many cards can be taken from the draw pile, now or after a shuffle."""
    return s.count[DRAW_PILE] + s.count[DISCARD_PILE]


def reshuffle(s: State) -> None:
    """The discard pile becomes the new draw pile."""
    number = s.count[DISCARD_PILE]
    shuffled(s, number)
    card = s.last[DISCARD_PILE]
    for place in range(number):
        following = s.following[card]
        s.draw_pile[place] = card
        s.zone[card] = DRAW_PILE
        s.following[card] = -1
        card = following
    s.last[DISCARD_PILE] = -1
    s.count[DISCARD_PILE] = 0
    s.count[DRAW_PILE] = number
    shuffle(s, s.draw_pile, number)


def take_top(s: State, zone: int) -> int:
    """Take the top card of the draw pile to a zone; -1 if there is none. The last card triggers the end."""
    if s.count[DRAW_PILE] == 0 and s.count[DISCARD_PILE] > 0:
        reshuffle(s)
    if s.count[DRAW_PILE] == 0:
        return -1
    place = s.count[DRAW_PILE] - 1
    card = s.draw_pile[place]
    s.draw_pile[place] = -1
    reveal(s)
    put(s, card, zone)
    tell_captain(s, zone)
    if cards_left(s) == 0 and not s.piles_empty:
        s.piles_empty = 1
        piles_ran_out(s)
    return card


def tell_captain(s: State, zone: int) -> None:
    """A hidden card has come to a zone; the captain has news if he can see it there."""
    if zone in (ISLAND, SHOWN) or zone == hand_of(s, s.active):
        s.news = 1


@game.step
def draw(s: State, p: int, number: int, way: int) -> None:
    """Draw cards to the hand, as one drawing event."""
    drawn = 0
    for _ in range(number):
        card = take_top(s, hand_of(s, p))
        if card >= 0:
            drawn += 1
            drew_card(s, p, card)
    if drawn > 0:
        drew(s, p, drawn)
        fire(s, p, CARDS_DRAWN, NOTHING, way)
    elif number > 0:
        drew_nothing(s, p)


def draw_action(s: State, p: int) -> None:
    """Draw up to five cards in hand; with five or more exactly one."""
    missing = DRAW_UP_TO - s.count[hand_of(s, p)]
    draw(s, p, missing if missing > 0 else DRAW_IF_FULL, PLAIN)


def show_top(s: State, p: int) -> int:
    """Turn over the top card of the draw pile for a player; -1 if there is none."""
    card = take_top(s, SHOWN)
    if card >= 0:
        showed(s, p, card)
    return card


def stock_island(s: State) -> None:
    """Put the top card of the draw pile face up on the island."""
    card = take_top(s, ISLAND)
    if card >= 0:
        stocked(s, card)
