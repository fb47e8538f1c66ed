"""The search bots: iterations per second, what a second thread brings, decisions against their limits, memory.

Run it on a quiet machine: `python benchmarks/search.py [GAME …] [--decisions N] [--json]`.
"""

import argparse
import json
import platform
import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from itertools import islice
from time import perf_counter
from typing import Any

from rich.console import Console
from rich.table import Table

import spielwerk
from spielwerk.bots import LEVELS, Position, position_of
from spielwerk.bots.levels import level_bot, level_settings
from spielwerk.bots.search import SearchBot, Settings
from spielwerk.kernel import Game
from spielwerk.kernel.native import all_cores

SEED = 1
LIMITS = {"easy": 0.3, "medium": 1.0, "hard": 3.0, "expert": 10.0}
"""Seconds that a decision may take."""
TOLERANCE = 1.2
WHOLE_GAME = 10**6


@dataclass(frozen=True)
class Pace:
    """How many iterations a search makes in a second at the start of a game."""

    full_length: float
    """Played at random to the end of the game."""
    as_hard: float
    """Played and cut off as the level hard does it."""
    two_threads: float
    """How many times as many with two threads, played to the end."""


@dataclass(frozen=True)
class Decisions:
    """How long the decisions of a level took, in seconds, and the memory of its bot."""

    level: str
    decisions: int
    mean: float
    slowest: float
    limit: float
    late: int
    """Decisions that took more than a fifth longer than the limit."""
    megabytes: float


def positions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """Decisions from games played at random, one after the other."""
    dice = random.Random(seed)
    for number in range(seed, 2**31):
        table = game.table(seats, number)
        while not table.over:
            if len(table.options()) > 1 and dice.random() < 0.1:
                yield position_of(table)
            table.play(dice.choice(table.options()))


# ---------------------------------------------------------------- pace


def pace_of(game: Game, seconds: float) -> Pace:
    """Search the first decision of a game for some seconds in each way."""
    position = position_of(game.table(game.seats[-1], SEED))
    hard = level_settings("hard")
    whole = replace(hard, parameters=hard.parameters._replace(horizon=WHOLE_GAME, epsilon=1.0))
    one = iterations_a_second(position, whole, 1, seconds)
    return Pace(
        full_length=one,
        as_hard=iterations_a_second(position, hard, 1, seconds),
        two_threads=iterations_a_second(position, whole, 2, seconds) / one,
    )


def iterations_a_second(position: Position, settings: Settings, threads: int, seconds: float) -> float:
    """A tree on each thread, for a time."""
    for limit in (0.05, seconds):  # the first time loads what is compiled
        budget = replace(settings.budget, seconds=limit, iterations=10**9, trees=threads, nodes=4_000_000)
        bot = SearchBot(SEED, replace(settings, budget=budget), threads)
        began = perf_counter()
        bot.judge(position)
    return bot.visits / (perf_counter() - began)


# ---------------------------------------------------------------- decisions


def decisions_of(game: Game, level: str, count: int) -> Decisions:
    """Let a level decide many positions, as the server does: all cores, a bot for each decision."""
    spent: list[float] = []
    memory = 0
    level_bot(level, SEED, all_cores()).choose(next(positions(game, game.seats[-1], SEED)))
    for position in islice(positions(game, game.seats[-1], SEED), count):
        bot = level_bot(level, SEED, all_cores())
        began = perf_counter()
        bot.choose(position)
        spent.append(perf_counter() - began)
        memory = max(memory, bot.memory)
    limit = LIMITS[level]
    late = sum(seconds > limit * TOLERANCE for seconds in spent)
    return Decisions(level, count, sum(spent) / count, max(spent), limit, late, memory / 2**20)


# ---------------------------------------------------------------- showing


def print_tables(slug: str, pace: Pace, rows: list[Decisions]) -> None:
    """Print the measures of one game for people."""
    table = Table(title=slug, title_justify="left")
    for heading in ("level", "decisions", "mean s", "slowest s", "limit s", "late", "MiB"):
        table.add_column(heading, justify="left" if heading == "level" else "right")
    for row in rows:
        seconds = (f"{value:.3f}" for value in (row.mean, row.slowest))
        table.add_row(row.level, str(row.decisions), *seconds, f"{row.limit:g}", str(row.late), f"{row.megabytes:.1f}")
    console = Console(highlight=False)
    console.print(table)
    console.print(f"{pace.full_length:,.0f} iterations a second on one core, played to the end of the game")
    console.print(f"{pace.as_hard:,.0f} iterations a second on one core, as the level hard plays")
    console.print(f"{pace.two_threads:.2f} times as many on two threads")


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=["airship_city"], help="games to measure")
    parser.add_argument("--decisions", type=int, default=1000, help="decisions of all levels together")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each pace is measured")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    return parser.parse_args()


def main() -> None:
    """Measure one game after the other."""
    chosen = arguments()
    report: dict[str, Any] = {"processor": platform.processor() or platform.machine(), "cores": all_cores()}
    for slug in chosen.games:
        game = spielwerk.game(slug)
        pace = pace_of(game, chosen.seconds)
        rows = [decisions_of(game, level, chosen.decisions // len(LEVELS)) for level in LEVELS]
        report[slug] = {"pace": asdict(pace), "levels": [asdict(row) for row in rows]}
        if not chosen.json:
            print_tables(slug, pace, rows)
    if chosen.json:
        print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
