"""Weights of experts moved by games, as `spielwerk tune --by-games`, on a machine with nothing but NumPy and Numba.

    python benchmarks/learn.py airship_city --games 800 --generations 10 --cores 16 --minutes 9
    python benchmarks/learn.py airship_city --player hard:iterations=60:trials=12 --games 64 --generations 6

It stops after `--minutes`; the same command goes on, since every game is kept in `--out`. In the end it says how the
parts of the way did, and leaves the file for the game (`expertise.toml`) there; `--write` puts it into its folder.
"""

import argparse
import json
import os
import shlex
import sys
import threading
from pathlib import Path

import bare  # noqa: F401 -- before anything that might draw
import spielwerk
from spielwerk.arena.evolution import Plan
from spielwerk.arena.executors.local import Processes
from spielwerk.arena.executors.surroundings import Surroundings
from spielwerk.arena.learning import PROVER, Learned, Lesson, Watching, kept_beside, learn


def parsed() -> argparse.Namespace:
    """What is learned, from how many games, and how long."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=800, help="of each generation")
    parser.add_argument("--generations", type=int, default=10)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--prover", default=PROVER)
    parser.add_argument("--proof", type=int, default=48, help="games for each part of the way")
    parser.add_argument("--shake", type=float, default=0.3)
    parser.add_argument("--rate", type=float, default=2.0)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cores", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, default=Path("learned"), help="a folder")
    parser.add_argument("--write", action="store_true", help="put the weights into the game's folder, if they lead")
    return parser.parse_args()


def stop_after(minutes: float) -> None:
    """End this process in time, whatever it is doing; its workers end with it, and what is done is kept."""

    def end() -> None:
        print("the time is over; the same command goes on", flush=True)
        os._exit(0)

    timer = threading.Timer(60 * minutes, end)
    timer.daemon = True
    timer.start()


def tell(generation: int, way: float) -> None:
    """How far the mean has gone."""
    print(f"generation {generation + 1}: {way:.2f} shakes from the beginning", flush=True)


def main() -> None:
    """Learn for a while."""
    options = parsed()
    stop_after(options.minutes)
    options.out.mkdir(parents=True, exist_ok=True)
    plan = Plan(
        spielwerk.game(options.game), options.player, options.seats, options.games, options.generations,
        options.shake, options.rate, options.seed,
    )  # fmt: skip
    lesson = Lesson(plan, options.prover, options.proof)
    lesson.check()
    place = Processes(options.cores, Surroundings.present(options.game))
    command = shlex.join(["python", "benchmarks/learn.py", *sys.argv[1:]])
    keep = kept_beside(options.out / f"{options.game}-{options.seed}")
    found = learn(lesson, place, keep, command, Watching(generation=tell))
    finish(found, options)


def finish(found: Learned, options: argparse.Namespace) -> None:
    """Say what came out, and keep it."""
    (options.out / f"{options.game}-{options.seed}.toml").write_text(found.text, "utf-8")
    print(json.dumps(found.report["proofs"], indent=1))
    if options.write and found.is_better:
        found.file.write_text(found.text, "utf-8")
        print(f"written to {found.file.name}")


if __name__ == "__main__":
    main()
