"""How long it takes to answer what is pointed at: every component of every game, in positions from random games.

    python benchmarks/pointing.py [--positions 12] [GAME …]

Times are of the processor, so that other work on the machine does not count. Every question is asked as if it were the
first at its position; later ones use what was found.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

import spielwerk
from spielwerk.games import GAMES
from spielwerk.kernel import Game, Table
from spielwerk.kernel.consequences import Foresight
from spielwerk.kernel.ways import About, Prospect


def positions(game: Game, count: int) -> Iterator[Table]:
    """Some positions of random games of all sizes, each the beginning of somebody's decisions."""
    for number in range(count):
        dice = random.Random(number)
        table = game.table(game.seats[number % len(game.seats)], number)
        target = dice.randrange(20, 160)
        while not table.over and (len(table.moves) < target or table.seat == table.moves[-1].seat):
            table.play(dice.choice(table.options()))
        if not table.over:
            yield table


def components(table: Table) -> list[str]:
    """Everything that has a name, and everywhere options or refusals are pressed."""
    named = [f"{noun.name}:{thing}" for noun in table.game.nouns.values() for thing in noun.ids]
    pressed = [ref for key in table.options() for ref in table.points_at(table.game.option(key) or 0)]
    return list(dict.fromkeys(named + pressed))


def answered(about: About) -> str:
    """The kind of an answer."""
    return "now" if about.now else "way" if about.ways else "lacking" if about.lacking else "nothing"


def percentile(times: list[float], share: float) -> str:
    """A time in milliseconds that so many stay under."""
    ordered = sorted(times)
    return f"{ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1000:.1f}"


def measure(game: Game, count: int) -> None:
    """One line for a game."""
    every: list[float] = []
    previews: list[float] = []
    kinds: Counter[str] = Counter()
    steps: Counter[int] = Counter()
    for table in positions(game, count):
        began = time.process_time()
        foresight = Foresight.at(table)
        for key in table.options():
            foresight.of(game.option(key) or 0)
        previews.append(time.process_time() - began)
        for ref in components(table):
            began = time.process_time()
            about = Prospect.at(table).about([ref], "en")
            every.append(time.process_time() - began)
            kinds[answered(about)] += 1
            steps.update(len(way.steps) for way in about.ways[:1])
    print(f"{game.slug}: {len(every)} asked, {dict(kinds)}, steps of the ways {dict(sorted(steps.items()))}")
    print(f"    an answer: p50 {percentile(every, 0.5)} ms, p99 {percentile(every, 0.99)} ms")
    print(f"    all options of a decision: p50 {percentile(previews, 0.5)} ms, p99 {percentile(previews, 0.99)} ms")


def main() -> None:
    """All games, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=12)
    parser.add_argument("games", nargs="*", default=list(GAMES))
    given = parser.parse_args()
    for slug in given.games:
        measure(spielwerk.game(slug), given.positions)


if __name__ == "__main__":
    main()
