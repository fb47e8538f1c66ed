"""Games of the quick policy alone, some hundred a second: what moves the weights of an evaluation fastest.

Every seat tries some episodes that the policy network draws, and plays the one that it judges best.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from spielwerk.arena.imitation import LONGEST, POLICY_SHARE, empty_desk, empty_notes, write_results
from spielwerk.arena.imitation_loops import REAL, Habits, play_judged
from spielwerk.bots.policy import policy_memory
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array, Results, Rules, empty_results
from spielwerk.kernel.native.calls import EVALUATE

TRIALS = 16


class QuickTable:
    """A table at which the quick policy plays on all seats."""

    def __init__(self, game: Game, seats: int) -> None:
        native = game.native
        self._seats = seats
        self._place = native.template(seats), native.blanks_by_seat(seats)
        self._desk, self._notes, self._policy = empty_desk(game), empty_notes(game, 1), policy_memory(game)
        self._habits = Habits(TRIALS, LONGEST, 0.0, POLICY_SHARE, 1.0)

    def play(self, judgements: Sequence[Rules], seed: int) -> Results:
        """Play a game in which each seat judges positions as these rules do."""
        judges = np.array([rules.entry_points[EVALUATE] for rules in judgements], np.int64)
        rules = Rules(judgements[0].entry_points.copy(), judgements[0].frame)
        memory: tuple[Array | object, ...] = (self._policy, *self._place, self._desk, self._notes, self._habits)
        if play_judged(rules, *memory, judges, seed) < 0:
            raise RuntimeError(f"the rules break in the game with seed {seed}")
        results = empty_results(1, self._seats)
        write_results(rules, self._desk.states[REAL], results)
        return results
