"""Networks from files on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.cli.helpers.checks import HUMAN, player_names
from spielwerk.cli.helpers.problems import Problem
from spielwerk.games import game
from tests.bots.test_onnx import write_network


def test_a_network_may_sit_at_the_table(tmp_path: Path) -> None:
    file = tmp_path / "high.onnx"
    write_network(file, game="dudo", seats="3")
    players = f"{HUMAN},onnx:{file},onnx:{file}"
    assert player_names(game("dudo"), players, (HUMAN,), networks=True) == players.split(",")


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problem):
        player_names(game("dudo"), f"{HUMAN},onnx:{tmp_path}/none.onnx", (HUMAN,), networks=True)
    with pytest.raises(Problem):
        player_names(game("dudo"), f"{HUMAN},onnx:{tmp_path}/none.onnx", (HUMAN,))
