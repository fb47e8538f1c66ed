"""Many games stepped together: the interface for learners.

batch = game.native.batch(size=4096, seats=4)
batch.reset()
while learning:
    actions = policy(batch.observations, batch.masks)     # one number for each row
    batch.step(actions)                                   # batch.players, .rewards, .finished are new
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING, Any

import numpy as np

from spielwerk.kernel.native import loops
from spielwerk.kernel.native.observe import plan

if TYPE_CHECKING:
    from spielwerk.kernel.native import Native

Array = np.ndarray[Any, Any]


class Batch:
    """`size` games of `seats` players; row r holds game r. Finished games start anew by themselves."""

    def __init__(
        self, native: Native, size: int, seats: int, seed: int, choices: Mapping[str, str] | None, threads: int
    ) -> None:
        game = native.game
        self.native, self.size, self.seats = native, size, seats
        self.plan = plan(game, seats)
        self.action_count = game.action_base[-1]
        self._template = native.template(seats, choices)
        self._first_seed = seed
        self._base = np.array(game.action_base, np.int64)
        self._verb_of = np.repeat(np.arange(len(game.verbs)), [verb.size for verb in game.verbs])
        keep, fill = native.views(seats)
        self._views = (keep, fill, self.plan.sources)
        self._tables = (native.frame, self.plan.ends, self.plan.naming_seats, seats, game.has_secrets)
        self._seeds = np.zeros(size, np.int64)
        self._outs = np.zeros((size, game.most_options + 1), np.int32)
        self._threads = max(1, min(threads, size))
        self.states: Array = np.zeros((size, len(self._template)), np.uint8)
        self.players: Array = np.zeros(size, np.int8)
        self.masks: Array = np.zeros((size, self.action_count), np.uint8)
        self.observations: Array = np.zeros((size, self.plan.length), self.plan.dtype)
        self.rewards: Array = np.zeros((size, seats), np.float32)
        self.finished: Array = np.zeros(size, np.uint8)

    def reset(self) -> None:
        """Start all games afresh, row r with the seed `seed + r`."""
        self._seeds[:] = self._first_seed + np.arange(self.size)
        self.rewards[:] = 0
        self.finished[:] = 0
        self._share(
            lambda first, last: loops.begin_batch(
                self.native.doors, self._template, first, last, self._base, self._views, self._tables, self.states,
                self._seeds, self._outs, self.players, self.masks, self.observations, self._template.copy(),
            )
        )  # fmt: skip

    def step(self, actions: Array) -> None:
        """Take one legal action in every row."""
        if actions.shape != (self.size,):
            raise ValueError(f"{self.size} actions are needed, one for each row, not {actions.shape}")
        if actions.min() < 0 or actions.max() >= self.action_count:
            raise ValueError(f"actions are numbers from 0 to {self.action_count - 1}")
        bad = self._share(
            lambda first, last: loops.step_batch(
                self.native.doors, self._template, first, last, self._base, self._verb_of, self._views, self._tables,
                self.states, self._seeds, self._outs, self.players, self.masks, self.observations,
                actions.astype(np.int64, copy=False), self.rewards, self.finished, self.size,
                self._template.copy(),
            )
        )  # fmt: skip
        for row in bad:
            if row is not None and row >= 0:
                raise ValueError(f"action {actions[row]} is not legal in row {row}")

    def key(self, action: int) -> str:
        """The text key of an action."""
        verb = int(self._verb_of[action])
        return self.native.game.verbs[verb].key(action - int(self._base[verb]))

    def _share(self, work: Callable[[int, int], Any]) -> list[Any]:
        """Do rows in several threads."""
        cuts = [self.size * number // self._threads for number in range(self._threads + 1)]
        if self._threads == 1:
            return [work(0, self.size)]
        with ThreadPoolExecutor(self._threads) as pool:
            return list(pool.map(work, cuts[:-1], cuts[1:]))
