"""Weights files: rows for every number of turns left, between those that are given."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.kernel import Noun
from spielwerk.kernel.weights import SKILLS, read_judgements, read_weights, real_constants

FEATURES = Noun("feature", ("gold", "wood"))
FILE = "turns_left = [0, 2, 6]\n[weights]\nwood = [1.0, 2.0, 4.0]\ngold = [0.0, 0.5, 0.5]\n"


def test_between_columns_weights_change_evenly(tmp_path: Path) -> None:
    (tmp_path / "evaluation.toml").write_text(FILE, "utf-8")
    weights = read_weights(tmp_path, FEATURES, range(8))
    assert [weights[left, 0] for left in range(8)] == [0.0, 0.25, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]
    assert [weights[left, 1] for left in range(8)] == [1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0, 4.0]


def test_a_feature_without_weights_is_missed(tmp_path: Path) -> None:
    (tmp_path / "evaluation.toml").write_text(FILE.replace("gold", "silver"), "utf-8")
    with pytest.raises(KeyError, match="gold"):
        read_weights(tmp_path, FEATURES, range(8))


def test_only_the_highest_skill_judges_by_the_experts_file(tmp_path: Path) -> None:
    (tmp_path / "evaluation.toml").write_text(FILE, "utf-8")
    (tmp_path / "expertise.toml").write_text("[weights]\nwood = [9.0, 9.0, 9.0]\ngold = [0.0, 4.0, 8.0]\n", "utf-8")
    usual, all_skills = read_weights(tmp_path, FEATURES, range(3)), read_judgements(tmp_path, FEATURES, range(3))
    rows = all_skills.tolist()
    assert rows[: -len(usual.tolist())] == usual.tolist() * (SKILLS - 1)
    assert rows[-len(usual.tolist()) :] == [[0.0, 9.0], [2.0, 9.0], [4.0, 9.0]]


def test_constants_with_a_fraction_are_rows_without_gaps() -> None:
    """Compiled code reads them row by row."""
    constants = real_constants([[0.5, 1.5], [2.5, 3.5]])
    assert constants.tolist() == [[0.5, 1.5], [2.5, 3.5]]
    assert memoryview(constants).c_contiguous  # pyright: ignore[reportArgumentType]
