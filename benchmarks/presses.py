"""How many presses a turn takes, option by option and by pointing first: turns of greedy players in every game.

    python benchmarks/presses.py [--turns 150] [--touch] [--with fly] [GAME …]

Option by option every decision is one press. By pointing, one press at a component goes the whole way there where it is
the only one and can be taken back; else it tells the ways, and a second press goes one of them, or the first steps of
it, or all of it and ends the turn. Resting on something first is not counted and not needed. Whoever plays points where
it saves most, at what the turn was really about. With `--touch` the board always tells first, as it does for fingers;
with `--with` only turns count in which an option of that kind is taken.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice, takewhile

import spielwerk
from spielwerk.bots import make_bot, position_of
from spielwerk.games import GAMES
from spielwerk.kernel import Game, Table
from spielwerk.kernel.ways import About, Prospect

FIRST_SEED = 5
FEWEST = 3
"""Turns of fewer decisions have nothing to save."""


@dataclass(frozen=True)
class Taken:
    """A decision of a turn: the position before it, what was taken, and where that is pressed."""

    before: bytes
    key: str
    refs: list[str]


def turns(game: Game, count: int, kind: str = "") -> Iterator[list[Taken]]:
    """Turns of games between greedy players; decisions in a row of one seat, up to chance."""
    every = (turn for number in range(count) for turn in turns_of(table_of(game, FIRST_SEED + number)))
    wanted = (turn for turn in every if not kind or any(taken.key.partition(":")[0] == kind for taken in turn))
    return islice(wanted, count)


def turns_of(table: Table) -> Iterator[list[Taken]]:
    """The turns of one game that take more than a press or two."""
    bot, turn = make_bot("greedy", 1), list[Taken]()
    while not table.over:
        seat, before = table.seat, bytes(table.state)
        option = bot.choose(position_of(table))
        turn.append(Taken(before, table.game.key(option), table.points_at(option)))
        table.play(turn[-1].key)
        if table.seat != seat or table.moves[-1].final:
            if len(turn) >= FEWEST:
                yield turn
            turn = []


def table_of(game: Game, seed: int) -> Table:
    """A table of the second smallest size, where there is one."""
    return game.table(game.seats[:2][-1], seed)


def presses(table: Table, turn: list[Taken], touch: bool = False) -> int:
    """The fewest presses for a turn by pointing; fingers are told first where a press goes."""
    fewest = [0] * (len(turn) + 1)
    for first in range(len(turn) - 1, -1, -1):
        fewest[first] = 1 + fewest[first + 1]
        for steps, at_once in offered(table, turn[first:]):
            fewest[first] = min(fewest[first], (1 if at_once and not touch else 2) + fewest[first + steps])
    return fewest[0]


def offered(table: Table, turn: list[Taken]) -> Iterator[tuple[int, bool]]:
    """How many of the next decisions the ways take that the board tells of their components; whether by one press."""
    keys = [decision.key for decision in turn]
    for ref in dict.fromkeys(ref for decision in turn[1:] for ref in decision.refs):
        about = told_about(table, turn[0].before, ref)
        for way in about.ways:
            going = [step.key for step in way.steps]
            steps = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(going, keys, strict=False)))
            if sorted(going) == sorted(keys[: len(going)]):
                steps = len(going)  # the same cards to the same place, in another order
            if steps:
                yield steps, about.goes_at_once and steps == len(going)
            if steps == len(going) and way.ending and way.ending.key in keys[steps : steps + 1]:
                yield steps + 1, False  # told together with the end of the turn


@lru_cache(10_000)
def told_about(table: Table, position: bytes, ref: str) -> About:
    """What the board tells of a component in a position."""
    table.state.load(position)
    return Prospect.at(table).about([ref], "en")


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--turns", type=int, default=150)
    parser.add_argument("--touch", action="store_true")
    parser.add_argument("--with", dest="kind", default="")
    parser.add_argument("games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    for slug in given.games:
        game = spielwerk.game(slug)
        seen = list(turns(game, given.turns, given.kind))
        if seen:
            table, before = table_of(game, FIRST_SEED), sum(map(len, seen))
            after = sum(presses(table, turn, given.touch) for turn in seen)
            saved = f"by pointing {after / len(seen):.1f} ({1 - after / before:.0%} fewer)"
            print(f"{slug}: {len(seen)} turns, {before / len(seen):.1f} presses a turn; {saved}", flush=True)
        else:
            print(f"{slug}: no turn of {FEWEST} decisions or more")


if __name__ == "__main__":
    main()
