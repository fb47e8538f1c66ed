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
from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from spielwerk.kernel.native.batch_loops import ALL_WELL, WAIT, observe_rows
from spielwerk.kernel.native.bundles import Array, BatchPlan, ExtraRows, Rows, lines_of_memory
from spielwerk.kernel.native.crew import BEGIN, STEP, Crew, Work
from spielwerk.kernel.native.observe import plan

if TYPE_CHECKING:
    from spielwerk.kernel.native import Native

LINE = 128
"""Bytes of two lines of memory, which processors fetch together."""
Allocate = Callable[[tuple[int, ...], Any], Array]
"""Makes an array of zeros from a shape and a dtype, in whatever memory it likes."""


@dataclass(frozen=True)
class Extras:
    """What a batch writes on wish, since it costs time. Points and potential may know what is hidden from players."""

    points: bool = False
    """`batch.points` (size, seats): the points as they stand."""
    potential: bool = False
    """`batch.potential` (size, seats): what the position is worth to each seat by the game's own evaluation."""
    legal: bool = False
    """`batch.legal` (size, most options): the numbers of the legal actions, then -1; `batch.legal_counts`: how many."""
    history: int = 0
    """`batch.history` (size, history, 2): the last decisions that the seat on turn knows of, the newest first: by whom,
    counted from that seat, and the action; -1 where there were none. In games with secrets they are only its own."""
    final_states: bool = False
    """`batch.final_states` (size, bytes): the last state of games that have finished."""


class Batch:
    """`size` games of `seats` players; row r holds game r. Finished games start anew by themselves.

    `seeds` are those of the games in progress; `final_scores` and `final_standings` (points with tie-breaks) are
    those of the last game that finished in each row.
    """

    def __init__(
        self,
        native: Native,
        size: int,
        seats: int,
        seed: int,
        choices: Mapping[str, str] | None,
        threads: int,
        extras: Extras | None = None,
        allocate: Allocate = lines_of_memory,
    ) -> None:
        game = native.game
        self.native, self.size, self.seats = native, size, seats
        self.plan = plan(game, seats)
        self.action_count = game.action_base[-1]
        wanted = extras or Extras()
        self._made = (native, size, seats, seed, choices, threads, wanted, allocate)
        self._first_seed = seed
        self._crew: Crew | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._threads = max(1, min(threads, size))
        self._actions: Array = np.zeros(size, np.int64)
        self._chosen: Array = np.zeros(size, np.bool_)
        self.common = BatchPlan(
            native.rules,
            native.template(seats, choices),
            np.array(game.action_base, np.int64),
            np.repeat(np.arange(len(game.verbs)), [verb.size for verb in game.verbs]),
            game.has_secrets,
            has_history=wanted.history > 0,
            has_extras=wanted != Extras(),
            stride=size,
        )
        state_size, most = len(self.common.template), game.most_options
        self.states: Array = lines_of_memory((size, state_size), np.uint8)
        self.seeds: Array = lines_of_memory((size,), np.int64)
        self.players: Array = allocate((size,), np.int8)
        self.masks: Array = allocate((size, self.action_count), np.uint8)
        self.observations: Array = allocate((size, self.plan.length), self.plan.dtype)
        self.rewards: Array = allocate((size, seats), np.float32)
        self.finished: Array = allocate((size,), np.uint8)
        self.final_scores: Array = lines_of_memory((size, seats), np.int64)
        self.final_standings: Array = lines_of_memory((size, seats), np.int64)
        self.points: Array = allocate((size, seats * wanted.points), np.float32)
        self.potential: Array = allocate((size, seats * wanted.potential), np.float32)
        self.legal: Array = allocate((size, most * wanted.legal), np.int32)
        self.legal_counts: Array = allocate((size,), np.int32)
        self.history: Array = allocate((size, wanted.history, 2), np.int32)
        self.final_states: Array = lines_of_memory((size, state_size * wanted.final_states), np.uint8)
        self.rows = Rows(
            self.states,
            self.seeds,
            lines_of_memory((size, most + 1), np.int32),
            self.players,
            self.masks,
            self.observations,
            self.rewards,
            self.finished,
            self.final_scores,
            self.final_standings,
            ExtraRows(
                self.points,
                self.potential,
                self.legal,
                self.legal_counts,
                self.history,
                lines_of_memory((size, seats, wanted.history, 2), np.int32),
                self.final_states,
            ),
        )

    def __reduce__(self) -> Any:
        """Copied and pickled as what is in its rows: arrays of its own there, and threads of its own."""
        return type(self), self._made, (self.common.template, self.rows)

    def __setstate__(self, kept: tuple[Array, Rows]) -> None:
        template, rows = kept
        self.common.template[:] = template
        for own, other in zip(self.rows[:-1] + self.rows.extras, rows[:-1] + rows.extras, strict=True):
            own[:] = other

    def choose(self, choices: Mapping[str, str] | None) -> None:
        """Let games that begin from now on have other choices, if any are given."""
        if choices is not None:
            self.common.template[:] = self.native.template(self.seats, choices)

    def reset(self, seeds: Array | int | None = None, rows: Array | None = None) -> None:
        """Start all games afresh, or those of some rows (a mask): row r with the seed `seeds + r` or `seeds[r]`."""
        chosen = np.ones(self.size, np.bool_) if rows is None else rows
        first = self._first_seed if seeds is None else seeds
        by_row = first if isinstance(first, np.ndarray) else first + np.arange(self.size)
        self.seeds[chosen] = by_row[chosen]
        self._begin(chosen)

    def restart(self, rows: Array) -> None:
        """Give up the games of some rows (a mask); each goes on with its next seed, as after the end of a game."""
        self.seeds[rows] += self.size
        self._begin(rows)

    def _begin(self, rows: Array) -> None:
        self.rewards[rows] = 0
        self.finished[rows] = 0
        self._chosen[:] = rows
        self._do(BEGIN, 0, self.size)

    def step(self, actions: Array) -> None:
        """Take one legal action in every row; a row whose action is -1 waits."""
        self.step_part(actions, 0, self.size)

    def step_part(self, actions: Array, first: int, last: int) -> None:
        """Take one legal action in every row from `first` to before `last`; the others stay as they are."""
        if actions.shape != (last - first,):
            raise ValueError(f"{last - first} actions are needed, one for each row, not {actions.shape}")
        np.copyto(self._actions[first:last], actions)
        bad = self._do(STEP, first, last)
        if bad != ALL_WELL:
            raise ValueError(self._complaint(bad, int(self._actions[bad])))

    def _complaint(self, row: int, action: int) -> str:
        if WAIT <= action < self.action_count:
            return f"action {action} is not legal in row {row}"
        return f"actions are numbers from 0 to {self.action_count - 1}, or {WAIT} for a row that waits, not {action}"

    def parts(self, count: int = 2) -> list[Part]:
        """The rows in parts that are stepped one by one: while a network thinks about one, another is stepped."""
        cuts = [self.size * number // count for number in range(count + 1)]
        return [Part(self, first, last) for first, last in pairwise(cuts)]

    def _do(self, order: int, first: int, last: int) -> int:
        """Let the crew do some rows."""
        if self._crew is None or not self._crew.is_here:
            scratch = lines_of_memory((self._threads, -(-len(self.common.template) // LINE) * LINE), np.uint8)
            work = Work(self.common, self.rows, self._actions, self._chosen, scratch)
            self._crew = Crew(work, self._threads)
        return self._crew.do(order, first, last)

    def observe(self, states: Array, viewers: Array) -> Array:
        """What viewers see of some states, a row for each (see `plan` for its names)."""
        seen = np.zeros((len(states), self.plan.length), self.plan.dtype)
        observe_rows(self.common.rules, states, viewers, self.common.template.copy(), seen)
        return seen

    def key(self, action: int) -> str:
        """The text key of an action."""
        verb = int(self.common.verb_of[action])
        return self.native.game.verbs[verb].key(action - self.native.game.action_base[verb])

    def share(self, work: Callable[[int, int], int]) -> list[int]:
        """Do rows in several threads."""
        cuts = [self.size * number // self._threads for number in range(self._threads + 1)]
        if self._threads == 1:
            return [work(0, self.size)]
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads)
        return list(self._pool.map(work, cuts[:-1], cuts[1:]))


class Part:
    """Some rows of a batch that are stepped by themselves. Its arrays are those of the batch, as far as they go."""

    def __init__(self, batch: Batch, first: int, last: int) -> None:
        self.batch, self.rows = batch, slice(first, last)
        self.size = last - first
        self.players: Array = batch.players[self.rows]
        self.masks: Array = batch.masks[self.rows]
        self.observations: Array = batch.observations[self.rows]
        self.rewards: Array = batch.rewards[self.rows]
        self.finished: Array = batch.finished[self.rows]
        self.legal: Array = batch.legal[self.rows]
        self.legal_counts: Array = batch.legal_counts[self.rows]

    def step(self, actions: Array) -> None:
        """Take one legal action in every row of this part."""
        self.batch.step_part(actions, self.rows.start, self.rows.stop)
