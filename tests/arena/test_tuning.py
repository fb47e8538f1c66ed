"""Tuning: the weights behind made-up examples are found again, and the file can be read back."""

from __future__ import annotations

import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

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


@pytest.mark.parametrize("slug", ["anno_1800", "dilluvia_project"])
def test_a_new_file_keeps_what_the_old_one_says_of_the_search(slug: str) -> None:
    parts = Featured.of(spielwerk.game(slug))
    assert parts is not None and parts.measure
    told = tomllib.loads(parts.text(Fit(parts.present, 2.0, 1.0), "spielwerk tune"))
    assert told["search"] == parts.measure


def test_numbers_with_a_point_are_found_outside_of_comments() -> None:
    assert numbers_in(FILE) == [1.25, -0.5, 3.0]


def test_numbers_are_replaced_where_they_stand() -> None:
    changed = with_numbers(FILE, [9.0, -0.0, 0.125], digits=3)
    assert changed == FILE.replace("1.25", "9.000").replace("-0.50", "0.000").replace("3.0", "0.125")
    assert tomllib.loads(changed)["gold"]["row"] == {"a": 0.125, "b": 4}


TOY_WEIGHTS = "[gold]\neach = 0.50   # of 1.0\nmost = 7\n[wood]\neach = 0.25\n"
TOY_EVALUATION = """
import tomllib
from pathlib import Path
from tests.arena.test_tuning import TOY

WEIGHTS = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))

@TOY.evaluation
def evaluate(s, p):
    return min(s.gold[p], WEIGHTS["gold"]["most"]) * WEIGHTS["gold"]["each"] + s.wood[p] * WEIGHTS["wood"]["each"]
"""


class Toy:
    """As much of a game as tuning by numbers needs."""

    slug = "toy"
    folder = Path()

    def __init__(self) -> None:
        self.functions: dict[str, Any] = {}

    def evaluation(self, function: Any) -> Any:
        assert "evaluate" not in self.functions
        self.functions["evaluate"] = function
        return function


TOY = Toy()
POSITION = SimpleNamespace(gold=[9, 1], wood=[0, 4])


@pytest.fixture
def toy(tmp_path: Path) -> Any:
    TOY.folder = tmp_path
    TOY.functions = {"evaluate": lambda s, p: min(s.gold[p], 7) * 0.5 + s.wood[p] * 0.25}
    (tmp_path / "evaluation.py").write_text(TOY_EVALUATION, "utf-8")
    (tmp_path / "evaluation.toml").write_text(TOY_WEIGHTS, "utf-8")
    return TOY


def test_an_evaluation_with_other_weights_leaves_the_game_alone(toy: Any) -> None:
    before = toy.functions["evaluate"]
    changed = evaluation_with(toy, with_numbers(TOY_WEIGHTS, [2.0, 0.0], digits=1))
    assert toy.functions["evaluate"] is before
    assert [changed(POSITION, p) for p in (0, 1)] == [14.0, 2.0]
    assert [evaluation_with(toy, TOY_WEIGHTS)(POSITION, p) for p in (0, 1)] == [before(POSITION, p) for p in (0, 1)]


def test_rows_tell_what_each_number_counts_for_beside_the_others(toy: Any) -> None:
    parts = Numbered(toy)
    assert parts.numbers == [0.5, 0.25]
    (first, _, gain), (second, _, other) = parts.rows(POSITION, [10.0, 1.5])
    assert first.tolist() == pytest.approx([3.0, -2.0]) and second.tolist() == pytest.approx([-3.0, 2.0])
    assert (gain, other) == pytest.approx((3.25, -3.25))  # 10 - 3.5 and 1.5 - 1.5 around their mean


def test_numbers_move_in_their_file(toy: Any) -> None:
    text = Numbered(toy).text(Fit(np.array([[0.25, -0.05]]), 2.0, 1.0), "spielwerk tune toy")
    assert text == f"{MADE_BY}spielwerk tune toy\n" + TOY_WEIGHTS.replace("0.50", "0.750").replace("0.25", "0.200")
    toy.folder.joinpath("evaluation.toml").write_text(text, "utf-8")
    again = Numbered(toy).text(Fit(np.zeros((1, 2)), 1.0, 1.0), "spielwerk tune toy --seed 2")
    assert again.count(MADE_BY) == 1 and "--seed 2" in again
