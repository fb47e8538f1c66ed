"""4 The end: the last player with dice wins; the others are ranked by when they were out."""

from .rules.dice import players_left
from .state import State, game


@game.standing
@game.score
def score(s: State, p: int) -> int:
    """How many players somebody has outlived so far (4.2); nobody is out at the same time: there are no ties."""
    if s.player[p].dice > 0:
        return s.seats - players_left(s)
    return s.player[p].outlived
