"""Who plays the other seats of a learner: bots by name, in one game or in all rows of a batch."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from spielwerk.arena.contestants import Contestant, contestant
from spielwerk.arena.play import ConcealedState
from spielwerk.bots import Bot, Position
from spielwerk.bots.native import (
    GREEDY,
    POLICIES,
    SEAT_SALT,
    Lookahead,
    Seating,
    empty_lookahead,
    greedy_choice,
)
from spielwerk.kernel.native.batch import Batch
from spielwerk.kernel.native.batch_loops import WAIT
from spielwerk.kernel.native.bundles import Array, BatchPlan, Rows
from spielwerk.kernel.native.loops import blanks_of, compiled, random_word, seed_policy
from spielwerk.kernel.nouns import ITEM_MASK, VERB_BITS

LEARNER = "learner"


def lineup(opponents: str | Sequence[str] | None, seats: int, learner: int) -> list[str]:
    """Who sits where: one name for all other seats, or a name for each of them in turn order."""
    if opponents is None:
        return [LEARNER] * seats
    others = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(others) != seats - 1:
        raise ValueError(f"{seats - 1} opponents are needed for {seats} seats, not {len(others)}")
    return [LEARNER, *others][-learner:] + [LEARNER, *others][:-learner] if learner else [LEARNER, *others]


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own chance in the game of a seed; the same for bots that are compiled."""
    return seed ^ (SEAT_SALT * (seat + 1))


class Opponents:
    """Plays the seats of a batch that are not the learner's; its chance follows from the seeds of the games."""

    def __init__(self, batch: Batch, opponents: str | Sequence[str], seat: int | None) -> None:
        self._batch, self._seat = batch, seat
        names = lineup(opponents, batch.seats, 0)[1:]
        self._contestants: list[Contestant] = [contestant(name) for name in names]
        self._bots: dict[tuple[int, int], Bot] = {}
        self.learners: Array = np.zeros(batch.size, np.int8)
        self._compiled = all(name in POLICIES for name in names)
        self._policies = np.array([POLICIES.get(name, -1) for name in names], np.int64)
        self._rngs: Array = np.zeros((batch.size, batch.seats, 4), np.int64)
        self._actions: Array = np.zeros(batch.size, np.int64)

    def begin(self, rows: Array) -> None:
        """New games have begun in some rows (a mask): the learner takes its seat, the bots get new chance."""
        batch = self._batch
        self.learners[rows] = batch.seeds[rows] % batch.seats if self._seat is None else self._seat
        if self._compiled:
            seed_rows(self._rngs, batch.seeds, rows)
        else:
            for row in np.flatnonzero(rows).tolist():
                for seat in range(batch.seats):
                    self._bots.pop((row, seat), None)

    def actions(self) -> Array:
        """What bots do in the rows where it is theirs to decide; in the others nothing."""
        return self._compiled_actions() if self._compiled else self._actions_of_bots()

    def _compiled_actions(self) -> Array:
        batch = self._batch
        seating = Seating(self._policies, batch.native.blanks_by_seat(batch.seats))

        def work(first: int, last: int) -> int:
            memory = empty_lookahead(batch.native.game)
            choose_rows(
                batch.common, batch.rows, seating, self.learners, self._rngs, memory, self._actions, first, last
            )
            return 0

        batch.share(work)
        return self._actions

    def _actions_of_bots(self) -> Array:
        batch, game = self._batch, self._batch.native.game
        self._actions[:] = WAIT
        for row in np.flatnonzero(batch.players != self.learners).tolist():
            seat, out = int(batch.players[row]), batch.rows.outs[row]
            seen = ConcealedState(batch.native.concealed(batch.states[row], seat), batch.seats)
            position = Position(game, seat, seen, tuple(out[1 : 1 + out[0]].tolist()))
            option = self._bot(row, seat).choose(position)
            self._actions[row] = game.action_base[option >> VERB_BITS] + (option & ITEM_MASK)
        return self._actions

    def _bot(self, row: int, seat: int) -> Bot:
        if (row, seat) not in self._bots:
            place = (seat - int(self.learners[row])) % self._batch.seats - 1
            self._bots[row, seat] = self._contestants[place].bot(bot_seed(int(self._batch.seeds[row]), seat))
        return self._bots[row, seat]


@compiled
def seed_rows(rngs: Array, seeds: Array, rows: Array) -> None:
    """Start the generators of all seats in some rows."""
    for row in range(rngs.shape[0]):
        if rows[row]:
            for seat in range(rngs.shape[1]):
                seed_policy(rngs[row, seat], seeds[row] ^ (SEAT_SALT * (seat + 1)))


@compiled
def choose_rows(
    plan: BatchPlan,
    rows: Rows,
    seating: Seating,
    learners: Array,
    rngs: Array,
    lookahead: Lookahead,
    actions: Array,
    first: int,
    last: int,
) -> None:
    """The actions of compiled bots; policies are listed in turn order from the learner's left."""
    for row in range(first, last):
        seat = rows.players[row]
        actions[row] = WAIT
        if seat != learners[row]:
            out, rng = rows.outs[row], rngs[row, seat]
            if seating.policies[(seat - learners[row]) % rngs.shape[1] - 1] == GREEDY:
                hiding = blanks_of(seating.blanks, seat)
                option = greedy_choice(plan.rules, hiding, seat, rows.states[row], out, rng, lookahead)
            else:
                option = out[1 + ((random_word(rng) * out[0]) >> 32)]
            actions[row] = plan.action_base[option >> VERB_BITS] + (option & ITEM_MASK)
