"""What is hidden (2.5, 5.3.2, 12.25): hands from all others, the draw pile from all, bids until they are shown."""

from __future__ import annotations

from spielwerk.kernel import roll, shuffle

from .catalogue import CARDS, CREDIT_STEP, PORTS
from .rules.zones import hand_of, link
from .state import DRAW_PILE, HAND, HAS_BID, IMPORTS, State, game


@game.conceal
def conceal(s: State, viewer: int) -> None:
    """The others' hand cards and those of the draw pile are nowhere to be seen; their numbers are."""
    own = hand_of(s, viewer) if viewer >= 0 else -1
    for card in range(len(CARDS)):
        zone = s.zone[card]
        if zone == DRAW_PILE or (HAND <= zone < IMPORTS and zone != own):
            s.zone[card] = -1
            s.following[card] = -1
    for port in range(len(PORTS)):
        if HAND + port != own:
            s.last[HAND + port] = -1


@game.redeal
def redeal(s: State, viewer: int) -> None:
    """Deal the unseen cards to the others' hands and the draw pile; the others may have bid anything."""
    unseen = 0
    for card in range(len(CARDS)):
        if s.zone[card] < 0:
            s.draw_pile[unseen] = card
            unseen += 1
    shuffle(s, s.draw_pile, unseen)
    for p in range(s.seats):
        if p != viewer:
            unseen = redeal_hand(s, p, unseen)
            if s.player[p].bidding == HAS_BID:
                s.player[p].bid = likely_bid(s, s.player[p].credits // CREDIT_STEP)
    for place in range(unseen):
        s.zone[s.draw_pile[place]] = DRAW_PILE


def likely_bid(s: State, most: int) -> int:
    """Anything up to the credits is possible; low bids are more likely than high ones."""
    return roll(s, roll(s, most + 1) + 1) * CREDIT_STEP


def redeal_hand(s: State, p: int, unseen: int) -> int:
    """Fill a hand from the end of the unseen cards; returns how many are left."""
    zone = hand_of(s, p)
    size = s.count[zone]
    s.count[zone] = 0
    for _ in range(size):
        unseen -= 1
        s.zone[s.draw_pile[unseen]] = zone
        link(s, s.draw_pile[unseen], zone)
        s.draw_pile[unseen] = -1
    return unseen
