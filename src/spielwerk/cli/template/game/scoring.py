"""3 The end: most points win."""

from __future__ import annotations

from .state import State, game


@game.score
def score(s: State, p: int) -> int:
    """The points that are safe (3.1)."""
    return s.player[p].points


@game.standing
def standing(s: State, p: int) -> int:
    """Equal points share the win (3.1)."""
    return score(s, p)
