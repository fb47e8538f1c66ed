"""The second speed: compiled rules, and compiled loops around them."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from spielwerk.kernel.engine import blanks, fill_in
from spielwerk.kernel.native.build import Doors, open_doors
from spielwerk.kernel.native.cache import engine_folder, keep_in
from spielwerk.kernel.native.calls import EVALUATE
from spielwerk.kernel.schema import Frame, offset_of

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game
    from spielwerk.kernel.native.batch import Batch

keep_in(str(engine_folder()))

Array = np.ndarray[Any, Any]
_COMPILING = threading.Lock()


@dataclass(frozen=True)
class Playouts:
    """The results of whole games played by the compiled loops."""

    seats: int
    scores: Array
    """(games, seats)"""
    standings: Array
    """(games, seats): points with tie-breaks"""
    lengths: Array
    """(games): decisions taken"""
    seconds: float

    @property
    def games(self) -> int:
        return len(self.lengths)

    @property
    def decisions(self) -> int:
        return int(self.lengths.sum())

    @property
    def wins(self) -> Array:
        """(games, seats): the share of the win, 1 for a sole winner."""
        best = self.standings == self.standings.max(axis=1, keepdims=True)
        shares: Array = best / best.sum(axis=1, keepdims=True)
        return shares


class Native:
    """The compiled twin of a game. The first use of a game compiles it, later ones load it from the cache."""

    def __init__(self, game: Game, progress: Callable[[int, int, str], None] | None = None) -> None:
        self.game = game
        began = time.perf_counter()
        with _COMPILING:
            self._doors: Doors = open_doors(game, progress or (lambda done, total, name: None))
        self.load_seconds = time.perf_counter() - began

    @property
    def doors(self) -> Array:
        """The addresses of the compiled rules, as the loops want them."""
        return self._doors.addresses

    def doors_for(self, skill: int) -> Array:
        """The same for a player of some skill: positions are judged by the best judgement up to it that there is."""
        return self._doors_by_skill[min(skill, self.game.skills - 1)]

    @cached_property
    def _doors_by_skill(self) -> list[Array]:
        found: list[Array] = []
        for skill in range(self.game.skills):
            found.append(self.doors.copy())
            found[skill][EVALUATE] = self.doors[EVALUATE + skill]
        return found

    def template(self, seats: int, choices: Mapping[str, str] | None = None) -> Array:
        """A state before its set-up: number of seats and choices filled in, all else empty."""
        s = self.game.state_class()
        fill_in(self.game, s, seats, choices)
        return np.frombuffer(bytes(s), np.uint8).copy()

    def playouts(
        self, games: int, seats: int, seed: int = 0, choices: Mapping[str, str] | None = None, threads: int = 1
    ) -> Playouts:
        """Play whole games at random; game number n has the seed `seed + n`."""
        from spielwerk.kernel.native.loops import random_games

        template = self.template(seats, choices)

        def play(first: int, count: int) -> Playouts:
            scores = np.zeros((count, seats), np.int64)
            standings, lengths = np.zeros_like(scores), np.zeros(count, np.int64)
            done = random_games(self.doors, template, self.game.most_options, seed + first, scores, standings, lengths)
            if done < 0:
                raise RuntimeError(f"{self.game.slug}: the rules break in the game with seed {seed + first - 1 - done}")
            return Playouts(seats, scores, standings, lengths, 0.0)

        return gathered(play, games, seats, threads)

    def batch(
        self, size: int, seats: int, seed: int = 0, choices: Mapping[str, str] | None = None, threads: int = 1
    ) -> Batch:
        """Many games stepped together, with masks and observations written into arrays."""
        from spielwerk.kernel.native.batch import Batch

        return Batch(self, size, seats, seed, choices, threads)

    def advance(self, state: Array, option: int, out: Array) -> int:
        """Take an option (-1: none) and run to the next decision; returns the number of options, 0 at the end."""
        from spielwerk.kernel.native.loops import advance

        return int(advance(self.doors, state, option, out)) - 1

    @cached_property
    def frame(self) -> Array:
        """Where the loops find the depth, the stack, the size of a frame, and its kind, numbers and player."""
        state = self.game.state_class
        slots = [offset_of(Frame, name) for name in ("kind", "a", "b", "c", "d", "player")]
        return np.array([offset_of(state, "depth"), offset_of(state, "stack"), Frame.DTYPE.itemsize, *slots], np.int64)

    def evaluate(self, state: Array, seat: int) -> float:
        """What a state is worth to a seat, in points."""
        from spielwerk.kernel.native.loops import evaluate

        return float(evaluate(self.doors, state, seat))

    def concealed(self, state: Array, viewer: int) -> Array:
        """A copy of a state without anything the viewer may not see."""
        from spielwerk.kernel.native.loops import conceal

        seen = np.zeros_like(state)
        conceal(self.doors, *blanks(self.game.state_class, viewer), viewer, state, seen)
        return seen

    def imagined(self, seen: Array, viewer: int, seed: int) -> Array:
        """A full state that fits what the viewer sees, with all that is hidden dealt anew."""
        from spielwerk.kernel.native.loops import redeal

        state = seen.copy()
        redeal(self.doors, viewer, seed, state)
        return state

    def observation(self, state: Array, viewer: int, seats: int) -> Array:
        """What a viewer sees of a state, as a vector (see `observe.plan` for its names)."""
        from spielwerk.kernel.native.loops import observe
        from spielwerk.kernel.native.observe import plan

        how = plan(self.game, seats)
        vector = np.zeros(how.length, how.dtype)
        keep, fill = blanks(self.game.state_class, viewer)
        observe(
            self.doors, state, viewer, seats, self.game.has_secrets, keep, fill, how.sources[viewer], how.ends,
            how.naming_seats, self.frame, state.copy(), vector,
        )  # fmt: skip
        return vector

    def views(self, seats: int) -> tuple[Array, Array]:
        """What to keep and what to fill in so that a state is hidden from each viewer."""
        pairs = [blanks(self.game.state_class, viewer) for viewer in range(seats)]
        return np.stack([keep for keep, _ in pairs]), np.stack([fill for _, fill in pairs])


def gathered(play: Callable[[int, int], Playouts], games: int, seats: int, threads: int) -> Playouts:
    """Share games out to threads and put their results together; results do not depend on the number of threads."""
    began = time.perf_counter()
    workers = max(1, min(threads, games))
    cuts = [games * number // workers for number in range(workers + 1)]
    shares = [(cuts[number], cuts[number + 1] - cuts[number]) for number in range(workers)]
    if workers == 1:
        parts = [play(0, games)]
    else:
        with ThreadPoolExecutor(workers) as pool:
            parts = list(pool.map(lambda share: play(*share), shares))
    return Playouts(
        seats,
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.standings for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        time.perf_counter() - began,
    )


def all_cores() -> int:
    """How many threads this process may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
