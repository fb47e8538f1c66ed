"""The measurements of `spielwerk bench`. Each takes about the seconds it is given."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from spielwerk.bots.dice import Dice
from spielwerk.cli.helpers.problems import Problem
from spielwerk.kernel import Game, Options
from spielwerk.kernel.engine import advance, new_state
from spielwerk.kernel.native import all_cores, loops
from spielwerk.kernel.native.batch_loops import any_legal

ROWS = 4096
"""How many games a batch steps together."""
SEED = 1
_MOMENT = 0.1

_LOAD = "import json, sys, spielwerk; print(json.dumps(spielwerk.game(sys.argv[1]).native.load_seconds))"


@dataclass(frozen=True)
class Subject:
    """What is measured, and for how long."""

    game: Game
    seats: int
    seconds: float

    def try_out(self) -> None:
        """Play one game at Python speed, where broken rules or data can do no harm."""
        _random_game(self.game, self.seats, SEED)

    @cached_property
    def start_times(self) -> tuple[float, float]:
        """Seconds to compile the rules from nothing and to load them again, in processes with an empty cache."""
        with tempfile.TemporaryDirectory(prefix="spielwerk-bench-") as folder:
            surroundings = {**os.environ, "SPIELWERK_CACHE": folder}
            began = time.perf_counter()
            self._run(["-m", "spielwerk.kernel.native", self.game.slug, "--exact"], surroundings)
            compiled = time.perf_counter() - began
            return compiled, float(json.loads(self._run(["-c", _LOAD, self.game.slug], surroundings)))

    def _run(self, arguments: list[str], surroundings: dict[str, str]) -> str:
        done = subprocess.run([sys.executable, *arguments], env=surroundings, capture_output=True, text=True)
        if done.returncode != 0:
            last = (done.stderr.strip().splitlines() or [""])[-1]
            raise Problem("compile-failed", game=self.game.slug, reason=last)
        return done.stdout


def rate(work: Callable[[int], int], seconds: float) -> float:
    """How much is done in a second: `work(portion)` says what it did. Warming up and growing portions do not count."""
    work(1)
    portion = 1
    while _timed(work, portion)[1] < min(_MOMENT, seconds / 4):
        portion *= 2
    done, spent = 0, 0.0
    while spent < seconds:
        count, took = _timed(work, portion)
        done += count
        spent += took
    return done / spent


def _timed(work: Callable[[int], int], portion: int) -> tuple[int, float]:
    """What a portion of work did, and how many seconds it took."""
    began = time.perf_counter()
    done = work(portion)
    return done, time.perf_counter() - began


# ---------------------------------------------------------------- random play


def compiled_one_core(subject: Subject) -> float:
    """Decisions per second of compiled random play on one core."""
    return _compiled(subject, 1)


def compiled_all_cores(subject: Subject) -> float:
    """Decisions per second of compiled random play on all cores."""
    return _compiled(subject, all_cores())


def _compiled(subject: Subject, threads: int) -> float:
    native = subject.game.native
    return rate(lambda games: native.playouts(games, subject.seats, SEED, threads=threads).decisions, subject.seconds)


def python(subject: Subject) -> float:
    """Decisions per second of random play at Python speed."""
    return rate(
        lambda games: sum(_random_game(subject.game, subject.seats, SEED + number) for number in range(games)),
        subject.seconds,
    )


def _random_game(game: Game, seats: int, seed: int) -> int:
    """Play one game at random; returns the number of decisions."""
    dice = Dice(seed)
    s = new_state(game, seats, seed)
    out = Options(game.most_options)
    advance(game, s, None, out)
    decisions = 0
    while not s.over:
        advance(game, s, out[1 + dice.roll(out[0])], out)
        s.notes.clear()
        decisions += 1
    return decisions


# ---------------------------------------------------------------- states


def state_copies(subject: Subject) -> float:
    """Copies of a state per second on one core."""
    template = subject.game.native.template(subject.seats)

    def copy(thousands: int) -> int:
        loops.copies(template, 1000 * thousands)
        return 1000 * thousands

    return rate(copy, subject.seconds)


def state_bytes(subject: Subject) -> int:
    """How many bytes a state has."""
    return subject.game.state_class.DTYPE.itemsize


# ---------------------------------------------------------------- batches


def batch_steps(subject: Subject) -> float:
    """Steps of single games per second in a batch with observations and masks; choosing actions is not counted.

    One thread does them all, and its own processor time counts: on a busy machine a second of the clock says little.
    """
    batch = subject.game.native.batch(ROWS, subject.seats, SEED)
    batch.reset()
    actions, rng = np.zeros(ROWS, np.int64), np.zeros(4, np.int64)
    loops.seed_policy(rng, SEED)
    steps, spent = 0, 0.0
    any_legal(batch.masks, rng, actions)
    batch.step(actions)
    while spent < subject.seconds:
        any_legal(batch.masks, rng, actions)
        began = time.thread_time()
        batch.step(actions)
        spent += time.thread_time() - began
        steps += ROWS
    return steps / spent


# ---------------------------------------------------------------- compiling and loading


def cold_compile(subject: Subject) -> float:
    """Seconds of a process that compiles the rules from nothing."""
    return subject.start_times[0]


def warm_load(subject: Subject) -> float:
    """Seconds in which a new process loads compiled rules."""
    return subject.start_times[1]


MEASURES: dict[str, Callable[[Subject], float]] = {
    "compiled_one_core": compiled_one_core,
    "compiled_all_cores": compiled_all_cores,
    "python": python,
    "batch_steps": batch_steps,
    "state_copies": state_copies,
    "state_bytes": state_bytes,
    "cold_compile_seconds": cold_compile,
    "warm_load_seconds": warm_load,
}
"""What is measured, by the name in reports; decisions, steps and copies are per second."""
