"""How examples of the rules lay out cards: all that hangs together with the place of a card goes along."""

from __future__ import annotations

from .catalogue import CARDS
from .rules.zones import put, refresh_effects
from .state import COMPLETED, DRAW_PILE, PLAYED, State, game


@game.sets("zone")
def lay(s: State, card: int, zone: int) -> None:
    """Lay a card down somewhere, as the last one there; in the draw pile on top, to be drawn next."""
    if s.zone[card] == DRAW_PILE:
        take_out(s, card)
    if zone == DRAW_PILE:
        put_on_top(s, card)
        return
    put(s, card, zone)
    s.for_contract[card] = -1
    if COMPLETED <= zone < PLAYED:
        s.entries += 1
        s.entered[card] = s.entries
    refresh(s)


def take_out(s: State, card: int) -> None:
    """Close the gap that a card leaves in the draw pile; it counts there until it is put elsewhere."""
    pile = [other for other in s.draw_pile if other not in (card, -1)]
    for place in range(len(CARDS)):
        s.draw_pile[place] = pile[place] if place < len(pile) else -1


def put_on_top(s: State, card: int) -> None:
    """The card will be drawn next."""
    if s.zone[card] != DRAW_PILE:
        put(s, card, DRAW_PILE)
        s.following[card] = s.last[DRAW_PILE] = -1
    s.draw_pile[s.count[DRAW_PILE] - 1] = card


def refresh(s: State) -> None:
    """Effects have come or gone; nothing is scheduled for that."""
    depth = s.depth
    refresh_effects.function(s)
    s.depth = depth
