"""How many presses a turn takes, option by option and by pointing first: turns of greedy players in every game.

    python benchmarks/presses.py [--turns 12] [GAME …]

Option by option every decision is one press. By pointing, a press on a component and one on its way take all the
decisions of the way; whoever plays points where it saves most, at what the turn was really about.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass

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


def presses(table: Table, turn: list[Taken]) -> int:
    """The fewest presses for a turn by pointing."""
    fewest = [0] * (len(turn) + 1)
    for first in range(len(turn) - 1, -1, -1):
        fewest[first] = 1 + fewest[first + 1]
        for last in range(len(turn) - 1, first + 1, -1):
            if 2 + fewest[last + 1] < fewest[first] and is_way(table, turn[first : last + 1]):
                fewest[first] = 2 + fewest[last + 1]
    return fewest[0]


def is_way(table: Table, taken: list[Taken]) -> bool:
    """Whether the board offers just these decisions when a component of one of them is pressed."""
    keys = [decision.key for decision in taken]
    for ref in dict.fromkeys(ref for decision in reversed(taken) for ref in decision.refs):
        table.state.load(taken[0].before)
        for way in Prospect.at(table).about([ref], "en").ways:
            if [step.key for step in way.steps][: len(keys)] == keys:
                return True
    return False


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
        before, after = sum(map(len, seen)), sum(presses(table, turn) for turn in seen)
        if seen:
            each = f"{before / len(seen):.1f} → {after / len(seen):.1f}"
            print(f"{slug}: {len(seen)} turns, {each} presses a turn, {1 - after / before:.0%} fewer", flush=True)
        else:
            print(f"{slug}: no turn has {FEWEST} decisions or more")


if __name__ == "__main__":
    main()
