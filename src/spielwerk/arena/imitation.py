"""A policy network from nothing but the rules and an evaluation: it imitates the best of many tries.

The quick policy plays games: of some dozen episodes that the network draws it takes the one with the best evaluation.
That one is more likely to be drawn afterwards, so the next best is better still (expert iteration with a very small
expert; Anthony, Tian, Barber 2017). Some episodes are always drawn at random, lest anything be forgotten.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from spielwerk.arena.imitation_loops import (
    REAL,
    Desk,
    Habits,
    Notes,
    Slopes,
    adam,
    add_slopes,
    play_against,
    play_with_notes,
)
from spielwerk.bots.policy import PolicyNetwork
from spielwerk.bots.policy.structures import AMOUNT, BYTES, OFFSET, OWN_ROW, OWNER, SORT
from spielwerk.bots.policy.units import WIDTH
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array, Blanks, empty_results
from spielwerk.kernel.native.loops import compiled, write_result

MOST_NOTES, DECISIONS = 1000, 6
"""Episodes that are noted in a game, and decisions for each of them."""
LONGEST = 12
"""Decisions of an episode."""
EXPLORATION = 0.03
"""Share of decisions taken at random."""
POLICY_SHARE = 0.8
"""Share of the options on the way that the network draws."""
TELLING = 0.2
"""Of a telling lead: what the best episode must be above the mean to count fully."""
TYPICAL_DECISIONS = 500
"""Slopes are divided by it, whatever the game, so that rates mean the same."""
SAMPLE_GAMES = 24
"""Games at random by which amounts are scaled."""
CHECK_SEED = 90_000_000
USUAL_TABLE = 0.6
"""Share of games with four seats, where a game allows them; the others have any number of seats."""


@dataclass(frozen=True)
class Course:
    """How much is learned, and how."""

    game: Game
    games: int = 20_000
    trials: int = 32
    rate: float = 0.002
    games_a_step: int = 4
    skill: int = 5
    seed: int = 1


class Learner:
    """Plays games and learns from them."""

    def __init__(self, course: Course, network: PolicyNetwork | None = None) -> None:
        self.course = course
        self.network = network or PolicyNetwork.fresh(course.game, course.seed)
        game = course.game
        lead = profile_of(game).lead
        self.habits = Habits(course.trials, LONGEST, EXPLORATION, POLICY_SHARE, TELLING * lead)
        self._rules = game.native.rules_for(course.skill)
        self._policy = self.network.memory()
        self._desk, self._notes = empty_desk(game), empty_notes(game)
        self._slopes = Slopes(*_nothing(self.network), units=np.zeros(WIDTH, np.float32))
        self._means, self._squares = _nothing(self.network), _nothing(self.network)
        self._steps = 0
        self._dice = np.random.default_rng(course.seed)
        self._tables: dict[int, tuple[Array, Blanks]] = {}
        if network is None:
            self._scale_amounts()

    def learn(self, tell: Callable[[int, float], None]) -> None:
        """Play all games of the course; `tell` hears the games played and the loss, a hundred times in all."""
        course, loss, weight = self.course, 0.0, 0.0
        told = max(1, course.games // 100)
        for number in range(course.games):
            self._play(number)
            more = add_slopes(
                self._rules,
                self._policy,
                self.network.inputs.table,
                self.network.options,
                self._notes,
                self._slopes,
                1.0 / (TYPICAL_DECISIONS * course.games_a_step),
            )
            loss, weight = loss + more[0], weight + more[1]
            if (number + 1) % course.games_a_step == 0:
                self._step(course.rate * (0.05 + 0.475 * (1.0 + math.cos(math.pi * number / course.games))))
            if (number + 1) % told == 0:
                tell(number + 1, loss / max(weight, 1e-9))
                loss = weight = 0.0

    def contest(self, games: int, trials: int, others: int, seats: int = 4) -> tuple[Array, Array]:
        """One who draws by the network against others who draw at random: leads in points, and shares of the win."""
        one = self.habits._replace(trials=trials, epsilon=0.0)
        rest = one._replace(trials=others, policy_share=0.0)
        leads, wins = np.zeros(games), np.zeros(games)
        for number in range(games):
            seat = number % seats
            play_against(
                self._rules, self._policy, *self._table(seats), self._desk, self._notes, one, rest,
                CHECK_SEED + number // seats, seat,
            )  # fmt: skip
            results = empty_results(1, seats)
            write_results(self._rules, self._desk.states[REAL], results)
            points, best = results.scores[0], results.standings[0] == results.standings[0].max()
            leads[number] = points[seat] - (points.sum() - points[seat]) / (seats - 1)
            wins[number] = best[seat] / best.sum()
        return leads, wins

    def _play(self, number: int) -> None:
        course = self.course
        seed = course.seed * 1_000_000_000 + number
        policy, table = self._policy, self._table(self._seats())
        if play_with_notes(self._rules, policy, *table, self._desk, self._notes, self.habits, seed) < 0:
            raise RuntimeError(f"{course.game.slug}: the rules break in the game with seed {seed}")

    def _seats(self) -> int:
        seats = self.course.game.seats
        return 4 if 4 in seats and self._dice.random() < USUAL_TABLE else int(self._dice.choice(list(seats)))

    def _table(self, seats: int) -> tuple[Array, Blanks]:
        if seats not in self._tables:
            native = self.course.game.native
            self._tables[seats] = native.template(seats), native.blanks_by_seat(seats)
        return self._tables[seats]

    def _step(self, rate: float) -> None:
        self._steps += 1
        for weights, slopes, means, squares in zip(
            self.network.learned, self._slopes[:-1], self._means, self._squares, strict=True
        ):
            adam(*(one.reshape(-1) for one in (weights, slopes, means, squares)), rate, self._steps)

    def _scale_amounts(self) -> None:
        """Divide each amount by its usual size, as games of nobody in particular have it."""
        table = self.network.inputs.table
        squares = np.zeros(len(self.network.inputs.names))
        counts = np.zeros_like(squares)
        for number in range(SAMPLE_GAMES):
            seats = self._seats()
            template, blanks = self._table(seats)
            habits = self.habits._replace(trials=2, policy_share=0.0)
            play_with_notes(
                self._rules, self._policy, template, blanks, self._desk, self._notes, habits, CHECK_SEED + number
            )
            positions = self._notes.positions[: self._notes.counts[0]]
            for line in table[(table[:, SORT] == AMOUNT) & (table[:, OWNER] < seats)]:
                column = positions[:, line[OFFSET] : line[OFFSET] + line[BYTES]]
                values = np.ascontiguousarray(column).view(f"i{line[BYTES]}")
                squares[line[OWN_ROW]] += np.square(values, dtype=np.float64).sum()
                counts[line[OWN_ROW]] += len(values)
        usual = np.sqrt(squares / np.maximum(counts, 1.0))[table[:, OWN_ROW]]
        self.network.scales[:] = 1.0 / np.maximum(usual, 1.0)


def _nothing(network: PolicyNetwork) -> tuple[Array, Array, Array, Array]:
    """Arrays for one number for each weight."""
    rows, bias, options, likings = map(np.zeros_like, network.learned)
    return rows, bias, options, likings


@compiled
def write_results(rules, state, results):
    """The result of the game that was played last."""
    write_result(rules, state, results, 0)


def empty_desk(game: Game) -> Desk:
    """The memory of one game in progress."""
    most, size = game.most_options + 1, game.state_class.DTYPE.itemsize
    return Desk(
        states=np.zeros((3, size), np.uint8),
        outs=np.zeros((3, most), np.int32),
        rng=np.zeros(4, np.int64),
        way=np.zeros(LONGEST, np.int32),
        best_way=np.zeros(LONGEST, np.int32),
        lists=np.zeros((LONGEST, most), np.int32),
        best_lists=np.zeros((LONGEST, most), np.int32),
    )


def empty_notes(game: Game, most: int = MOST_NOTES) -> Notes:
    """Room for the notes of one game."""
    decisions = most * DECISIONS
    return Notes(
        positions=np.zeros((most, game.state_class.DTYPE.itemsize), np.uint8),
        seats=np.zeros(most, np.int64),
        weights=np.zeros(most),
        note_of=np.zeros(decisions, np.int64),
        taken=np.zeros(decisions, np.int32),
        offered=np.zeros((decisions, game.most_options + 1), np.int32),
        counts=np.zeros(2, np.int64),
    )
