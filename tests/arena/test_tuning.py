"""Tuning: the weights behind made-up examples are found again, and the file can be read back."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest

import spielwerk
from spielwerk.arena.tuning import Examples, NotTunable, fit, foretold, gather, joined, tents, tunable, weights_text
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
    found = fit(examples, COLUMNS, ridge=0.01)
    assert found.weights == pytest.approx(weights, abs=0.05)
    assert found.explained > 0.99 and found.error == pytest.approx(0.1, abs=0.02)


def test_tents_share_between_neighbours() -> None:
    assert tents(np.array([0, 1, 4, 9]), COLUMNS).tolist() == [[1, 0, 0], [0.5, 0.5, 0], [0, 0.5, 0.5], [0, 0, 1]]


def test_lots_can_be_joined() -> None:
    _, examples = made_up(10)
    assert len(joined([examples, examples]).gains) == 20


def test_the_features_of_a_game_make_its_evaluation() -> None:
    """Features times the weights of the file are exactly what the evaluation adds to the points."""
    game = spielwerk.game("airship_city")
    parts = tunable(game)
    examples = gather(parts, 4, 40, 3, lambda done, total: None)
    file = tomllib.loads(parts.path.read_text("utf-8"))
    weights = np.array([file["weights"][name] for name in parts.names]).T
    said = foretold(weights, examples, parts.columns)
    assert said.shape == (160,) and np.isfinite(said).all()
    assert np.corrcoef(said, examples.gains)[0, 1] > 0.5


def test_the_file_tells_the_command_and_reads_back() -> None:
    parts = tunable(spielwerk.game("airship_city"))
    count = len(parts.names)
    _, examples = made_up(50)
    found = fit(examples, COLUMNS, 1.0)
    wide = type(found)(np.ones((len(parts.columns), count)), found.explained, found.error)
    text = weights_text(parts, wide, "spielwerk tune airship_city")
    assert "spielwerk tune airship_city" in text
    assert set(tomllib.loads(text)["weights"]) == set(parts.names)


def test_an_evaluation_without_features_cannot_be_tuned() -> None:
    with pytest.raises((NotTunable, ModuleNotFoundError)):
        tunable(medals)
