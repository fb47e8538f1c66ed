"""How many presses a turn takes, option by option and by pointing first: turns of greedy players in every game.

    python benchmarks/presses.py [--turns 12] [GAME …]

Option by option every decision is one press. By pointing, resting on a component tells the way there: where it is the
only one, a press takes all its decisions; else a second press takes one of the ways, or the first steps of it. On a
touch screen it is always two. Whoever plays points where it saves most, at what the turn was really about.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile

import spielwerk
from spielwerk.bots import make_bot, position_of
from spielwerk.games import GAMES
from spielwerk.kernel import Game, Table
from spielwerk.kernel.ways import Prospect

FEWEST = 3
"""Turns of fewer decisions have nothing to save."""


@dataclass(frozen=True)
class Taken:
    """A decision of a turn: the position before it, what was taken, and where that is pressed."""

    before: bytes
    key: str
    refs: list[str]


def turns(game: Game, count: int) -> Iterator[list[Taken]]:
    """Turns of a game between greedy players; decisions in a row of one seat, up to chance."""
    table = game.table(game.seats[0] if len(game.seats) == 1 else game.seats[1], 5)
    bot, found, turn = make_bot("greedy", 1), 0, list[Taken]()
    while not table.over and found < count:
        seat, before = table.seat, bytes(table.state)
        option = bot.choose(position_of(table))
        turn.append(Taken(before, game.key(option), table.points_at(option)))
        table.play(game.key(option))
        if table.seat != seat or table.moves[-1].final:
            if len(turn) >= FEWEST:
                found += 1
                yield turn
            turn = []


def presses(table: Table, turn: list[Taken], touch: bool) -> int:
    """The fewest presses for a turn by pointing."""
    fewest = [0] * (len(turn) + 1)
    for first in range(len(turn) - 1, -1, -1):
        fewest[first] = 1 + fewest[first + 1]
        for steps, alone in offered(table, turn[first:]):
            fewest[first] = min(fewest[first], (1 if alone and not touch else 2) + fewest[first + steps])
    return fewest[0]


def offered(table: Table, turn: list[Taken]) -> Iterator[tuple[int, bool]]:
    """How many of the next decisions the ways take that the board tells of their components; whether by one press."""
    keys = [decision.key for decision in turn]
    for ref in dict.fromkeys(ref for decision in turn[1:] for ref in decision.refs):
        ways = ways_to(table, turn[0].before, ref)
        for way in ways:
            steps = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(way, keys, strict=False)))
            if steps:
                yield steps, len(ways) == 1 and steps == len(way)


@lru_cache(10_000)
def ways_to(table: Table, position: bytes, ref: str) -> list[list[str]]:
    """The ways to a component that the board tells in a position."""
    table.state.load(position)
    return [[step.key for step in way.steps] for way in Prospect.at(table).about([ref], "en").ways]


def told(before: int, after: int, turns: int) -> str:
    """What is left, and how much less that is."""
    return f"{after / turns:.1f} ({1 - after / before:.0%} fewer)"


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=12)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    for slug in given.games:
        game = spielwerk.game(slug)
        seen = list(turns(game, given.turns))
        table = game.table(game.seats[0] if len(game.seats) == 1 else game.seats[1], 5)
        if seen:
            before = sum(map(len, seen))
            mouse, finger = (sum(presses(table, turn, touch) for turn in seen) for touch in (False, True))
            print(f"{slug}: {len(seen)} turns, {before / len(seen):.1f} presses a turn;", end=" ")
            saved = f"by pointing {told(before, mouse, len(seen))}"
            print(f"{saved}, with a finger {told(before, finger, len(seen))}", flush=True)
        else:
            print(f"{slug}: no turn has {FEWEST} decisions or more")


if __name__ == "__main__":
    main()
