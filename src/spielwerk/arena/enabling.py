"""What a choice makes possible: own decisions of the next turn that mostly follow it, and hardly ever the second best.

Both options are played on in the same deals, by greedy bots that judge positions with the same skill.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import islice
from time import perf_counter
from typing import NamedTuple

from spielwerk.arena.principal_variation import played_on
from spielwerk.bots import Position
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP

GAMES, FEWEST = 30, 12
"""So many deals are played on, or fewer where that takes too long; from fewer than the least nothing is told."""
SECONDS = 1.0
USUAL, RARE = 0.6, 0.2
"""Shares of the games in which a decision follows the choice at least, and the other option at most."""
MOST = 2
LONGEST = 400
"""Decisions of everybody, until the own next turn must have come."""


class Enabled(NamedTuple):
    """A decision of the next turn: its name, what is chosen, and what that means as things stand then."""

    decision: str
    option: int
    particulars: Mapping[str, int]


def made_possible(position: Position, choice: int, other: int, skill: int) -> list[Enabled]:
    """What mostly follows a choice in the own next turn and not the other option, as it comes."""
    until = perf_counter() + SECONDS
    after, after_other = Counter[int](), Counter[int]()
    first: dict[int, Position] = {}
    games = 0
    while games < GAMES and perf_counter() < until:
        found = next_turn(position, choice, skill, games)
        first = first | found
        after.update(found.keys())
        after_other.update(next_turn(position, other, skill, games).keys())
        games += 1
    if games < FEWEST:
        return []
    usual = [one for one in first if after[one] >= USUAL * games and after_other[one] <= RARE * games]
    telling = sorted(usual, key=lambda one: (not is_specific(position.game, one), after_other[one] - after[one]))
    return [enabled_at(first[one], one) for one in usual if one in telling[:MOST]]


def next_turn(position: Position, option: int, skill: int, seed: int) -> dict[int, Position]:
    """What the seat chooses in its next turn after an option, in one deal, and where; only where there is a choice."""
    before, changes, found = position.seat, 0, dict[int, Position]()
    seats = position.seen.seats
    for where, chosen in islice(played_on(position, option, skill, seed), LONGEST if seats > 1 else 0):
        changes += where.seat != before
        before = where.seat
        if changes >= 2 * seats:
            break
        if changes and where.seat == position.seat and len(where.options) > 1:
            found.setdefault(chosen, where)
    return found


def is_specific(game: Game, option: int) -> bool:
    """Whether an option speaks of a thing: what is bought says more than that something is."""
    return bool(game.verbs[option // VERB_STEP].slots)


def enabled_at(position: Position, option: int) -> Enabled:
    """An option where it was taken."""
    game = position.game
    s = game.state_class(bytes(position.seen))
    decision = game.decision_named(game.kinds[s.stack[s.depth - 1].kind].name)
    return Enabled(decision.name, option, game.particulars_of(s, decision, option))
