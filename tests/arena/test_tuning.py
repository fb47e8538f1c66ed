"""Tuning: the weights behind made-up examples are found again, and the file can be read back."""

from __future__ import annotations

import tomllib

import numpy as np
import pytest

import spielwerk
from spielwerk.arena.features import Featured
from spielwerk.arena.numbers import MADE_BY, Numbered, evaluation_with, numbers_in, with_numbers
from spielwerk.arena.tuning import Examples, Fit, NotTunable, fit, foretold, gather, joined, tents, tunable
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
    parts = tunable(spielwerk.game("airship_city"))
    assert isinstance(parts, Featured)
    return parts


def test_features_times_weights_are_the_evaluation() -> None:
    """What the weights of the file foretell is exactly what the evaluation adds to the points."""
    parts = featured()
    examples = gather(parts, 4, 40, 3, lambda done, total: None)
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


# ---------------------------------------------------------------- any numbers

FILE = "# 0.5 of all\n[gold]   # worth\nearly = 1.25\nlate = -0.50  # 2.5 at most\nmost = 7\nrow = { a = 3.0, b = 4 }\n"


def test_numbers_with_a_point_are_found_outside_of_comments() -> None:
    assert numbers_in(FILE) == [1.25, -0.5, 3.0]


def test_numbers_are_replaced_where_they_stand() -> None:
    changed = with_numbers(FILE, [9.0, -0.0, 0.125], digits=3)
    assert changed == FILE.replace("1.25", "9.000").replace("-0.50", "0.000").replace("3.0", "0.125")
    assert tomllib.loads(changed)["gold"]["row"] == {"a": 0.125, "b": 4}


def test_an_evaluation_with_other_weights_leaves_the_game_alone() -> None:
    game = spielwerk.game("dilluvia_project")
    before = game.functions["evaluate"]
    state = game.table(3, 1).state
    text = (game.folder / "evaluation.toml").read_text("utf-8")
    nothing = evaluation_with(game, with_numbers(text, [0.0] * len(numbers_in(text)), digits=1))
    assert game.functions["evaluate"] is before
    assert nothing(state, 0) != before(state, 0)
    assert evaluation_with(game, text)(state, 0) == before(state, 0)


def test_numbers_move_to_where_the_games_say() -> None:
    """Slopes are what the evaluation changes by; a change found for a number is added to it in the file."""
    parts = tunable(spielwerk.game("dilluvia_project"))
    assert isinstance(parts, Numbered)
    state = parts.game.table(3, 1).state
    state.player[0].money += 10
    slopes = np.array([row[0] for row in parts.rows(state, [0.0] * 3)])
    assert slopes.sum(axis=0) == pytest.approx(np.zeros(len(parts.numbers)), abs=1e-9)
    money = parts.numbers.index(0.5, 3)
    assert slopes[0, money] > 0 > slopes[1, money]
    changes = np.zeros((1, len(parts.numbers)))
    changes[0, money] = 0.25
    text = parts.text(Fit(changes, 2.0, 1.0), "spielwerk tune dilluvia_project")
    assert text.startswith(f"{MADE_BY}spielwerk tune dilluvia_project\n")
    assert numbers_in(text)[money] == pytest.approx(parts.numbers[money] + 0.25)
    assert text.count("\n") == parts.path.read_text("utf-8").count("\n") + 1
