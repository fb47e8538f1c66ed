"""Tuning: the weights behind made-up examples are found again, and the file can be read back."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest

import spielwerk
from spielwerk.arena.features import Featured
from spielwerk.arena.tuning import Examples, Fit, Lot, NotTunable, fit, foretold, gather, joined, tents, tunable
from tests.kernel.medals import game as medals

COLUMNS = [0, 2, 6]


def made_up(count: int, seed: int = 1) -> tuple[np.ndarray, Examples]:
    """Examples that follow from weights, with some noise."""
    dice = np.random.default_rng(seed)
    weights = np.array([[0.0, 1.0], [2.0, 1.0], [5.0, -1.0]])
    features, left = dice.normal(size=(count, 2)), dice.integers(0, 7, count)
    gains = np.einsum("nk,nf,kf->n", tents(left, COLUMNS), features, weights)
    return weights, Examples(features, left, gains + dice.normal(size=count) * 0.1)


def test_weights_are_found_again() -> None:
    weights, examples = made_up(4000)
    found = fit(examples, COLUMNS, np.zeros_like(weights), ridge=0.01)
    assert found.weights == pytest.approx(weights, abs=0.05)
    assert found.after == pytest.approx(0.1, abs=0.02)
    assert found.before == pytest.approx(float(np.sqrt((examples.gains**2).mean())), rel=0.1)


def test_tents_share_between_neighbours() -> None:
    assert tents(np.array([0, 1, 4, 9]), COLUMNS).tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 0.5, 0.5], [0, 0, 1]]


def test_lots_can_be_joined() -> None:
    _, examples = made_up(10)
    assert len(joined([examples, examples]).gains) == 20


def test_a_game_without_weights_cannot_be_tuned() -> None:
    with pytest.raises(NotTunable):
        tunable(medals)


# ---------------------------------------------------------------- sums of features


def featured() -> Featured:
    return tunable(spielwerk.game("airship_city"))


def test_features_times_weights_are_the_evaluation() -> None:
    """What the weights of the file foretell is exactly what the evaluation adds to the points."""
    parts = featured()
    examples = gather(parts.game, Lot(4, 40, 3))
    said = foretold(parts.present, examples, parts.columns)
    table = parts.game.table(4, 3)
    features, left, _ = parts.rows(table.state, [0.0] * 4)[0]
    one = Examples(features[None], np.array([left]), np.zeros(1))
    worth = parts.game.functions["evaluate"](table.state, 0) - table.scores()[0]
    assert foretold(parts.present, one, parts.columns)[0] == pytest.approx(worth)
    assert said.shape == (160,)
    assert np.corrcoef(said, examples.gains)[0, 1] > 0.5


def test_a_new_file_tells_the_command_and_reads_back() -> None:
    parts = featured()
    text = parts.text(Fit(np.ones((len(parts.columns), len(parts.names))), 2.0, 1.0), "spielwerk tune airship_city")
    assert "spielwerk tune airship_city" in text
    assert set(tomllib.loads(text)["weights"]) == set(parts.names)


@pytest.mark.parametrize("slug", ["anno_1800", "dilluvia_project"])
def test_a_new_file_keeps_what_the_old_one_says_of_the_search(slug: str) -> None:
    parts = Featured.of(spielwerk.game(slug))
    assert parts is not None and parts.profile
    told = tomllib.loads(parts.text(Fit(parts.present, 2.0, 1.0), "spielwerk tune"))
    assert told["search"] == parts.profile
