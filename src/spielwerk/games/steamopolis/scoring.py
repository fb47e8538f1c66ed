"""Points, statues, the end of the game, ledger and tie-breaks (11.1, 11.3)."""

from __future__ import annotations

from spielwerk.kernel import LOST, game_over

from .catalogue import (
    BANNERS,
    FROM_STATUE,
    LAST_STATUE,
    LEDGER,
    POSITIONS,
    RATING_FROM,
    RATINGS,
    STATUE_VP,
)
from .state import Player, State, game

TIE_BREAK_STEP = 100
"""More than any player can have of what breaks a tie."""


@game.note
def scored(s: State, p: int, points: int, category: int) -> None: ...


@game.note
def statue_raised(s: State, market: int, count: int) -> None: ...


@game.note
def end_comes(s: State) -> None: ...


@game.note
def game_ends(s: State) -> None: ...


@game.closing_note
def rated(s: State, p: int, points: int, rating: int, missing: int, next_rating: int) -> None: ...


def score_points(s: State, p: int, points: int, category: int) -> None:
    """Add points to a score and to its ledger."""
    s.player[p].score += points
    s.player[p].ledger[category] += points
    scored(s, p, points, category)


def raise_statue(s: State, market: int, buyer: int) -> None:
    """The statue of an empty market goes to the tower top; the third brings its buyer (-1: none) points and the end."""
    s.statues += 1
    statue_raised(s, market, s.statues)
    if s.statues == LAST_STATUE:
        if buyer >= 0:
            score_points(s, buyer, STATUE_VP, FROM_STATUE)
        trigger_end(s)


def trigger_end(s: State) -> None:
    """The running round is completed, then the final round follows (11.1)."""
    if not s.end_triggered:
        s.end_triggered = 1
        end_comes(s)


def end_game(s: State) -> None:
    """All points are scored already; a solo player is rated."""
    game_ends(s)
    if s.seats == 1:
        points = s.player[0].score
        rating = rating_of(points)
        higher = min(rating + 1, len(RATINGS) - 1)
        rated(s, 0, points, rating, max(RATING_FROM[higher] - points, 0), higher)
    game_over(s)


def rating_of(points: int) -> int:
    """The highest row of the rating table that is reached (12.6)."""
    reached = 0
    for rating in range(len(RATINGS)):
        if points >= RATING_FROM[rating]:
            reached = rating
    return reached


def tiles_in_room(me: Player) -> int:
    """How many tiles lie in a machine room."""
    count = 0
    for position in range(len(POSITIONS)):
        if me.room[position] >= 0:
            count += 1
    return count


@game.score
def score(s: State, p: int) -> int:
    """A player's points as they stand."""
    return s.player[p].score


@game.ledger(LEDGER)
def ledger_entry(s: State, p: int, category: int) -> int:
    """A player's points from one category."""
    return s.player[p].ledger[category]


@game.standing
def standing(s: State, p: int) -> int:
    """Points, then tiles and banner tiles, then the earlier place in turn (11.3); a solo game can be lost (12.2)."""
    if s.lost:
        return LOST
    me = s.player[p]
    tiles = tiles_in_room(me)
    for banner in range(len(BANNERS)):
        tiles += me.banners[banner]
    place = (p - s.start_player) % s.seats
    return (me.score * TIE_BREAK_STEP + tiles) * TIE_BREAK_STEP + s.seats - place
