"""What is hidden: hands, expedition cards, piles and stacks (3.5)."""

from __future__ import annotations

from spielwerk.kernel import shuffle

from .catalogue import (
    CARDS,
    DECK_OF,
    DECKS,
    EXPEDITIONS,
    LARGEST_DECK,
    MOST_SWAPS,
    NEW_WORLD,
    OLD_WORLD,
)
from .rules.setup import shuffle_pile
from .state import LEFT_IN_HAND, State, game


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """What the viewer has not seen, dealt anew: the sizes of hands and piles are public, deck by deck."""
    redeal_cards(s, viewer)
    redeal_expeditions(s, viewer)
    redeal_islands(s)
    for p in range(s.seats):
        if p != viewer:
            for number in range(MOST_SWAPS):
                s.player[p].picked[number] = number


# ---------------------------------------------------------------- population cards


def redeal_cards(s: State, viewer: int) -> None:
    """Unseen cards of each deck are mixed, then dealt to the hidden hands; the rest is the pile."""
    for deck in range(len(DECKS)):
        count = 0
        for card in range(len(CARDS)):
            if DECK_OF[card] == deck and is_unseen(s, viewer, card):
                s.pile[deck, count] = card
                count += 1
        total = s.pile_size[deck]
        s.pile_size[deck] = count
        shuffle_pile(s, deck)
        s.pile_size[deck] = total
    for p in range(s.seats):
        if p != viewer:
            redeal_hand(s, p)


def is_unseen(s: State, viewer: int, card: int) -> bool:
    """Whether a card is neither on the table nor in the viewer's own hand."""
    if s.card_face[card] >= 0:
        return False
    if viewer >= 0:
        for slot in range(s.player[viewer].hand_size):
            if s.player[viewer].hand[slot] == card:
                return False
    return True


def redeal_hand(s: State, p: int) -> None:
    """A hidden hand gets as many unseen cards of each deck as it has; after the end it is known."""
    me = s.player[p]
    slot = 0
    for card in range(len(CARDS)):
        if s.card_owner[card] == p and s.card_face[card] == LEFT_IN_HAND:
            me.hand[slot] = card
            slot += 1
    if slot > 0:
        return
    for deck in range(len(DECKS)):
        for _ in range(me.hand_of_deck[deck]):
            me.hand[slot] = last_of_pile(s, deck)
            slot += 1


def last_of_pile(s: State, deck: int) -> int:
    """Take the last card of the mixed unseen cards of a deck, beyond its real size."""
    place = LARGEST_DECK - 1
    while s.pile[deck, place] < 0:
        place -= 1
    card = s.pile[deck, place]
    s.pile[deck, place] = -1
    return card


# ---------------------------------------------------------------- expedition cards and islands


def redeal_expeditions(s: State, viewer: int) -> None:
    """Unseen expedition cards are mixed, then dealt to the others; the rest is the pile."""
    count = 0
    for card in range(len(EXPEDITIONS)):
        if s.expedition_owner[card] < 0 and not holds_expedition(s, viewer, card):
            s.expedition_pile[count] = card
            count += 1
    shuffle(s, s.expedition_pile, count)
    for p in range(s.seats):
        if p != viewer:
            count = redeal_expeditions_of(s, p, count)


def holds_expedition(s: State, viewer: int, card: int) -> bool:
    """Whether the viewer has an expedition card."""
    if viewer >= 0:
        for slot in range(s.player[viewer].expeditions):
            if s.player[viewer].expedition[slot] == card:
                return True
    return False


def redeal_expeditions_of(s: State, p: int, count: int) -> int:
    """A player's hidden expedition cards; after the end they are known. Returns how many cards stay unseen."""
    me = s.player[p]
    slot = 0
    for card in range(len(EXPEDITIONS)):
        if s.expedition_owner[card] == p:
            me.expedition[slot] = card
            slot += 1
    while slot < me.expeditions:
        count -= 1
        me.expedition[slot] = s.expedition_pile[count]
        s.expedition_pile[count] = -1
        slot += 1
    return count


def redeal_islands(s: State) -> None:
    """The islands that nobody has yet, in any order."""
    count = 0
    for island in range(len(OLD_WORLD)):
        if not has_old_world(s, island):
            s.old_world_stack[count] = island
            count += 1
    shuffle(s, s.old_world_stack, count)
    count = 0
    for island in range(len(NEW_WORLD)):
        if not has_new_world(s, island):
            s.new_world_stack[count] = island
            count += 1
    shuffle(s, s.new_world_stack, count)


def has_old_world(s: State, island: int) -> bool:
    """Whether an Old World island has been opened."""
    for p in range(s.seats):
        for number in range(s.player[p].old_worlds):
            if s.player[p].old_world[number] == island:
                return True
    return False


def has_new_world(s: State, island: int) -> bool:
    """Whether a New World island has been explored."""
    for p in range(s.seats):
        for number in range(s.player[p].new_worlds):
            if s.player[p].new_world[number] == island:
                return True
    return False
