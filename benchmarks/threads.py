"""How playouts and batches gain by threads: `python benchmarks/threads.py --threads 1,2,4,8,16 --json threads.json`.

Every number of threads is measured in turn, and the turns are taken several times, so that a machine that slows down
does so for all of them. What counts is the best turn. Compiling comes before, and is not counted. Processor time of all
threads together says what gets in their way where other work takes cores from them: it should stay the same.

NumPy and Numba are all that it needs: `PYTHONPATH=src python benchmarks/threads.py` on a bare machine.
"""

import argparse
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NamedTuple

import numpy as np

import bare  # noqa: F401  stands in for `rich` where that is not installed
import spielwerk
from spielwerk.games import game_slugs
from spielwerk.kernel import Game
from spielwerk.kernel.native import all_cores, loops
from spielwerk.kernel.native.batch_loops import any_legal

SEED = 1
MOST_SEATS = 4
TURNS = 3


class Speed(NamedTuple):
    """How fast something is done."""

    rate: float
    """How many per second of the clock."""
    work: float
    """Nanoseconds of processor time that each takes."""


Speeds = dict[int, Speed]


def best_speeds(measures: dict[int, Callable[[], Speed]]) -> Speeds:
    """The best of some turns for each number of threads."""
    turns = [{threads: measure() for threads, measure in measures.items()} for _ in range(TURNS)]
    return {
        threads: Speed(max(turn[threads].rate for turn in turns), min(turn[threads].work for turn in turns))
        for threads in measures
    }


def playout_measure(game: Game, threads: int, seconds: float) -> Callable[[], Speed]:
    """Decisions of random play; as many games for each thread as take about `seconds`."""
    play, seats = game.native.playouts, min(MOST_SEATS, game.seats[-1])
    trial = play(200, seats, SEED)
    games = max(1, int(200 * seconds / trial.seconds)) * threads

    def measure() -> Speed:
        began = process_time()
        played = play(games, seats, SEED, threads=threads)
        return Speed(played.decisions / played.seconds, (process_time() - began) / played.decisions * 1e9)

    return measure


def batch_measure(game: Game, threads: int, rows: int, seconds: float) -> Callable[[], Speed]:
    """Steps in a batch that has mixed its games; choosing actions is not counted."""
    batch = game.native.batch(rows, min(MOST_SEATS, game.seats[-1]), SEED, threads=threads)
    batch.reset()
    actions, rng = np.zeros(rows, np.int64), np.zeros(4, np.int64)
    loops.seed_policy(rng, SEED)

    def measure() -> Speed:
        steps, spent, work = 0, 0.0, 0.0
        while spent < seconds:
            any_legal(batch.masks, rng, actions)
            began, worked = perf_counter(), process_time()
            batch.step(actions)
            spent += perf_counter() - began
            work += process_time() - worked
            steps += rows
        return Speed(steps / spent, work / steps * 1e9)

    return measure


def measured(game: Game, threads: Sequence[int], rows: int, seconds: float) -> dict[str, Speeds]:
    """What one game does in playouts and in batches, by the number of threads."""
    return {
        "playouts": best_speeds({count: playout_measure(game, count, seconds) for count in threads}),
        "batch": best_speeds({count: batch_measure(game, count, rows, seconds) for count in threads}),
    }


def show(report: dict[str, dict[str, Speeds]], threads: Sequence[int]) -> None:
    """Print millions per second, how many times the first number they are, and the processor time of each."""
    print(f"{'M/s (× the first), work of each':36}" + "".join(f"{f'{count} threads':>25}" for count in threads))
    for slug, kinds in report.items():
        for kind, speeds in kinds.items():
            first = speeds[threads[0]].rate
            cells = [f"{rate / 1e6:.2f} (×{rate / first:.1f}), {work:.0f} ns" for rate, work in speeds.values()]
            print(f"{slug:20}{kind:16}" + "".join(f"{cell:>25}" for cell in cells), flush=True)


def arguments() -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("games", nargs="*", default=game_slugs(), help="all games, if none is named")
    parser.add_argument("--threads", default="1,2,4,8,16", help="numbers of threads, with commas between them")
    parser.add_argument("--rows", type=int, default=16_384, help="games in a batch")
    parser.add_argument("--seconds", type=float, default=0.5, help="how long each of three turns takes")
    parser.add_argument("--json", type=Path, help="where to write the speeds as well")
    return parser.parse_args()


def main() -> None:
    """Measure all games one after the other."""
    chosen = arguments()
    threads = [int(count) for count in chosen.threads.split(",")]
    report: dict[str, dict[str, Speeds]] = {}
    for slug in chosen.games:
        game: Game = spielwerk.game(slug)
        report[slug] = measured(game, threads, chosen.rows, chosen.seconds)
        show({slug: report[slug]}, threads)
    facts: dict[str, Any] = {"cores": all_cores(), "load": os.getloadavg()[0], "rows": chosen.rows}
    show(report, threads)
    print(facts)
    if chosen.json:
        chosen.json.write_text(json.dumps(facts | {"games": report}, indent=2))


if __name__ == "__main__":
    main()
