"""Where points are to be expected from: two options of a decision, each played on to the end in the same deals.

The quick policy of the playouts plays for everybody. What an option earns more than the other one, by the sources
that a game names (its ledger), is told only where it is more than chance explains.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import numpy as np

from spielwerk.bots.search import task_of
from spielwerk.bots.search.forest import Task
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.bots.search.mcts import determinize
from spielwerk.bots.search.playout import play_episode
from spielwerk.bots.search.settings import Settings
from spielwerk.bots.search.structures import NOW, Parameters, Scratch, empty_scratch
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import advance, compiled, seed_policy

if TYPE_CHECKING:
    from spielwerk.bots import Position

GAMES, FEWEST = 120, 20
"""So many deals are played on, or fewer where that takes too long; from fewer than the least nothing is told."""
SECONDS = 1.0
TRIALS = 8
"""Random episodes from which the best is played, by everybody."""
DOUBT, TELLING = 2.0, 0.5
"""Standard errors by which a difference must be above chance, and the points that are worth telling."""
MOST = 3

Gain = tuple[int, float]
"""A source of points, by its number in the ledger, and how many more come from it."""


def gains(position: Position, choice: int, other: int, settings: Settings) -> list[Gain]:
    """What the seat may expect more of one option than of another one, the greatest difference first."""
    if position.game.ledger_noun is None:
        return []
    task = task_of(position, settings.skill, settings.style)
    params = settings.for_game(profile_of(position.game)).parameters._replace(trials=TRIALS)
    scratch = empty_scratch(task.game, task.seats)
    earned(task, scratch, params, choice, 0)  # the first time loads what is compiled
    until, found = time.perf_counter() + SECONDS, list[Array]()
    while len(found) < GAMES and time.perf_counter() < until:
        one, two = (earned(task, scratch, params, option, len(found)) for option in (choice, other))
        found.append(one - two)
    return telling(np.array(found)) if len(found) >= FEWEST else []


def telling(differences: Array) -> list[Gain]:
    """Of differences (games, sources) those means that are no chance, and worth a word."""
    means, errors = differences.mean(axis=0), differences.std(axis=0) / np.sqrt(len(differences))
    sure = np.flatnonzero((np.abs(means) >= TELLING) & (np.abs(means) > DOUBT * errors))
    ranked = sorted(sure.tolist(), key=lambda source: -abs(means[source]))
    return [(source, float(means[source])) for source in ranked[:MOST]]


def earned(task: Task, scratch: Scratch, params: Parameters, option: int, seed: int) -> Array:
    """The points of the seat by source when a game is played on from an option."""
    game = task.game
    play_out(task.rules, scratch, params, task.root, option, seed)
    final, entry = game.state_class(scratch.states[NOW].tobytes()), game.functions["ledger"]
    return np.array([entry(final, task.root.seat, source) for source in game.ledger_noun or ()], np.float64)


@compiled
def play_out(rules, scratch, params, root, option, seed):
    """Deal what is hidden, take an option, and play on to the end of the game."""
    seed_policy(scratch.rng, seed)
    determinize(rules, scratch, root)
    count = advance(rules, scratch.states[NOW], scratch.outs[NOW], option)
    while count > 0:
        count = play_episode(rules, scratch, params, count, params.trials)
