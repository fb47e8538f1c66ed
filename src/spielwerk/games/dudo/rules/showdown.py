"""3 The end of a round: all cups are lifted, and the bid is settled."""

from spielwerk.kernel import reveal

from ..catalogue import DICE
from ..state import State, game
from .dice import lose_die, matching, win_die_back


@game.note
def doubted(s: State, p: int, rival: int) -> None: ...
@game.note
def called_exact(s: State, p: int, rival: int) -> None: ...
@game.note
def shows(s: State, p: int, found: int, face: int) -> None: ...
@game.note
def bid_settled(s: State, bid: int, face: int, found: int) -> None: ...


def doubt(s: State, p: int) -> None:
    """With too few dice the bidder was wrong, else the one who doubted (3.1)."""
    doubted(s, p, s.bidder)
    lose_die(s, s.bidder if lift_cups(s) < s.bid_count else p)


def call_exact(s: State, p: int) -> None:
    """Just as many as were bid: a die comes back; else it costs one (3.2)."""
    called_exact(s, p, s.bidder)
    if lift_cups(s) == s.bid_count:
        win_die_back(s, p)
    else:
        lose_die(s, p)


def lift_cups(s: State) -> int:
    """Everybody shows the dice; returns how many count for the bid."""
    reveal(s)
    found = 0
    for p in range(s.seats):
        for die in range(DICE):
            s.player[p].shown[die] = s.player[p].cup[die]
        if s.player[p].dice > 0:
            count = matching(s, p, s.bid_face)
            shows(s, p, count, s.bid_face)
            found += count
    bid_settled(s, s.bid_count, s.bid_face, found)
    return found
