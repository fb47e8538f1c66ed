"""Policy networks that imitate the best of many tries: slopes that are right, and games that are won by them."""

from __future__ import annotations

import numpy as np
import pytest

from spielwerk.arena.imitation import Course, Learner
from spielwerk.arena.imitation_loops import add_slopes
from spielwerk.games import game

pytestmark = pytest.mark.native

AIRSHIP = "airship_city"


def a_learner(games: int = 4, seed: int = 1) -> Learner:
    return Learner(Course(game(AIRSHIP), games=games, trials=12, seed=seed))


def loss_of(learner: Learner) -> float:
    """The surprise at the episodes that were noted last."""
    inputs = learner.network.inputs.table, learner.network.options
    loss, _ = add_slopes(learner._rules, learner._policy, *inputs, learner._notes, learner._slopes, 1.0)
    return float(loss)


def test_slopes_are_those_of_the_loss() -> None:
    """Every kind of weight is moved a little, and the loss changes as its slope says."""
    learner = a_learner()
    learner.learn(lambda games, loss: None)
    for slopes in learner._slopes:
        slopes[:] = 0
    loss_of(learner)
    slopes = [one.copy() for one in learner._slopes[:-1]]
    for weights, slope in zip(learner.network.learned, slopes, strict=True):
        steepest = np.unravel_index(np.argsort(-np.abs(slope), axis=None)[:5], slope.shape)
        for at in zip(*steepest, strict=True):
            before, step = weights[at].item(), 0.002
            weights[at] = before + step
            above = loss_of(learner)
            weights[at] = before - step
            below = loss_of(learner)
            weights[at] = before
            assert (above - below) / (2 * step) == pytest.approx(float(slope[at]), rel=0.05, abs=0.02)


def test_who_imitates_the_best_tries_wins_against_chance() -> None:
    learner = a_learner(games=400)
    losses: list[float] = []
    learner.learn(lambda games, loss: losses.append(loss))
    assert losses[-1] < losses[0] - 0.3
    leads, wins = learner.contest(80, 8, 8)
    assert leads.mean() > 3.0 and wins.mean() > 0.4


def test_same_seed_same_network() -> None:
    one, two, other = a_learner(8), a_learner(8), a_learner(8, seed=2)
    for learner in (one, two, other):
        learner.learn(lambda games, loss: None)
    assert np.array_equal(one.network.options, two.network.options)
    assert not np.array_equal(one.network.options, other.network.options)
