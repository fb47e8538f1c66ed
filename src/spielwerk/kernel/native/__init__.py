"""The second speed: compiled rules, and compiled loops around them."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from typing import TYPE_CHECKING

import numpy as np

from spielwerk.kernel.engine import blanks, fill_in
from spielwerk.kernel.native.build import EntryPoints, load_rules
from spielwerk.kernel.native.bundles import (
    Array,
    Blanks,
    GameMemory,
    Results,
    Rules,
    empty_results,
    frame_layout,
    lines_of_memory,
)
from spielwerk.kernel.native.cache import engine_folder, keep_in
from spielwerk.kernel.native.calls import EVALUATE
from spielwerk.kernel.standing import LOST

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game
    from spielwerk.kernel.native.batch import Allocate, Batch, Extras

keep_in(str(engine_folder()))

_COMPILING = threading.Lock()
_SHARES = 8
"""Of games that each thread plays, one after the other."""


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
        """(games, seats): the share of the win, 1 for a sole winner; nobody has one where everybody has lost."""
        best = (self.standings == self.standings.max(axis=1, keepdims=True)) & (self.standings > LOST)
        shares: Array = best / np.maximum(best.sum(axis=1, keepdims=True), 1)
        return shares


class Native:
    """The compiled twin of a game. The first use of a game compiles it, later ones load it from the cache."""

    def __init__(self, game: Game, progress: Callable[[int, int, str], None] | None = None) -> None:
        self.game = game
        began = time.perf_counter()
        with _COMPILING:
            self._entry_points: EntryPoints = load_rules(game, progress or (lambda done, total, name: None))
        self.load_seconds = time.perf_counter() - began

    def __reduce__(self) -> tuple[Callable[[Game], Native], tuple[Game]]:
        """Machine code is never copied: whoever copies or pickles a twin gets that of the game."""
        return _twin_of, (self.game,)

    @property
    def rules(self) -> Rules:
        """The compiled rules as the loops want them; positions are judged by the game's evaluation."""
        return self._rules_by_judgement[0]

    def rules_for(self, skill: int, style: str = "") -> Rules:
        """The same for a player of some skill and temperament: positions are judged by the best judgement up to that
        skill that there is, and as usual where the game does not know the temperament."""
        styles = self.game.styles
        before = 1 + styles.index(style) if style in styles else 0
        return self._rules_by_judgement[before * self.game.skills + min(skill, self.game.skills - 1)]

    @cached_property
    def _rules_by_judgement(self) -> list[Rules]:
        frame = frame_layout(self.game.state_class)
        judgements = self.game.skills * (1 + len(self.game.styles))
        return [Rules(self._addresses(number), frame) for number in range(judgements)]

    def _addresses(self, judgement: int) -> Array:
        addresses = self._entry_points.addresses.copy()
        addresses[EVALUATE] = addresses[EVALUATE + judgement]
        return addresses

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

        def play(first: int, results: Results) -> None:
            done = random_games(self.rules, template, self.memory(4), seed + first, results)
            self._entry_points.check()
            if done < 0:
                raise RuntimeError(f"{self.game.slug}: the rules break in the game with seed {seed + first - 1 - done}")

        return gathered(play, games, seats, threads)

    def batch(
        self,
        size: int,
        seats: int,
        seed: int = 0,
        choices: Mapping[str, str] | None = None,
        threads: int = 1,
        extras: Extras | None = None,
        allocate: Allocate = lines_of_memory,
    ) -> Batch:
        """Many games stepped together, with masks and observations written into arrays."""
        from spielwerk.kernel.native.batch import Batch

        return Batch(self, size, seats, seed, choices, threads, extras, allocate)

    def advance(self, state: Array, option: int, out: Array) -> int:
        """Take an option (-1: none) and run to the next decision; returns the number of options, 0 at the end."""
        from spielwerk.kernel.native.loops import advance

        return int(advance(self.rules, state, out, option))

    def memory(self, *generators: int) -> GameMemory:
        """Room for one game in progress, with generators of this shape."""
        size, most = self.game.state_class.DTYPE.itemsize, self.game.most_options
        return GameMemory(
            lines_of_memory((size,), np.uint8),
            lines_of_memory((most + 1,), np.int32),
            lines_of_memory(generators, np.int64),
        )

    def evaluate(self, state: Array, seat: int, skill: int = 0) -> float:
        """What a state is worth to a seat, in points, as a player of some skill judges it."""
        from spielwerk.kernel.native.loops import evaluate

        return float(evaluate(self.rules_for(skill), state, seat))

    def concealed(self, state: Array, viewer: int) -> Array:
        """A copy of a state without anything the viewer may not see."""
        from spielwerk.kernel.native.loops import conceal

        seen = np.zeros_like(state)
        conceal(self.rules, Blanks(*blanks(self.game.state_class, viewer)), viewer, state, seen)
        return seen

    def imagined(self, seen: Array, viewer: int, seed: int) -> Array:
        """A full state that fits what the viewer sees, with all that is hidden dealt anew."""
        from spielwerk.kernel.native.loops import redeal

        state = seen.copy()
        redeal(self.rules, viewer, seed, state)
        return state

    def observation(self, state: Array, viewer: int, seats: int) -> Array:
        """What a viewer sees of a state, as a vector (see `observe.plan` for its names)."""
        from spielwerk.kernel.native.batch_loops import observe
        from spielwerk.kernel.native.observe import plan

        vector = np.zeros(plan(self.game, seats).length, plan(self.game, seats).dtype)
        observe(self.rules, viewer, state, state.copy(), vector)
        return vector

    def blanks_by_seat(self, seats: int) -> Blanks:
        """What hides a state from each viewer."""
        rows = [blanks(self.game.state_class, viewer) for viewer in range(seats)]
        return Blanks(*(np.stack(parts) for parts in zip(*rows, strict=True)))


def _twin_of(game: Game) -> Native:
    """The compiled twin of a game that was copied or pickled."""
    return game.native


def gathered(play: Callable[[int, Results], None], games: int, seats: int, threads: int) -> Playouts:
    """Share games out to threads, which write their results in one place; these do not depend on how many there are.

    `play(first, results)` plays the games from `first` on, as many as there is room for. There are
    more shares than threads, so that none waits long for one that something else has held up.
    """
    began = time.perf_counter()
    results = empty_results(games, seats)
    workers = max(1, min(threads, games))
    shares = min(workers * _SHARES, games)
    cuts = [games * number // shares for number in range(shares + 1)]
    parts = [results.part(first, last) for first, last in pairwise(cuts)]
    if workers == 1:
        play(0, results)
    else:
        with ThreadPoolExecutor(workers) as pool:
            list(pool.map(play, cuts, parts))
    return Playouts(seats, *results, seconds=time.perf_counter() - began)


def all_cores() -> int:
    """How many threads this process may keep busy."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
