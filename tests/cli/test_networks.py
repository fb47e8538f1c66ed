"""Networks from files on the command line."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.cli.helpers.checks import HUMAN, player_names
from spielwerk.cli.helpers.problems import Problem
from spielwerk.games import game
from tests.bots.test_onnx import write_network
from tests.cli.conftest import Run


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


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("arena", "dudo", "--seats", "2", "--games", "2", "--bots", "{bot},greedy"), "dudo with 2 seats"),
        (
            ("arena", "steamopolis", "--seats", "3", "--games", "2", "--bots", "{bot},greedy"),
            "steamopolis with 3 seats",
        ),
        (("play", "dudo", "--seats", "{bot},greedy"), "dudo with 2 seats"),
    ],
)
def test_a_network_for_something_else_is_told_before_the_game(
    words: tuple[str, ...], said: str, run: Run, tmp_path: Path
) -> None:
    write_network(tmp_path / "high.onnx", game="dudo", seats="3")
    outcome = run(*(word.format(bot=f"onnx:{tmp_path}/high.onnx") for word in words), "--lang", "en")
    assert outcome.code != 0 and outcome.out == "", outcome
    assert outcome.err.count("\n") == 1 and f"was made for dudo with 3 seats, not for {said}" in outcome.err


def test_a_saved_game_whose_network_has_gone_is_told_in_one_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "high.onnx"
    write_network(file, game="dudo", seats="3")
    run("play", "dudo", "--seats", f"human,onnx:{file},greedy", "--seed", "1", "--save", str(tmp_path / "kept.json"))
    file.unlink()
    outcome = run("play", "--load", str(tmp_path / "kept.json"), "--lang", "en")
    assert outcome.err == f"kept.json: there is no file {file}\n"
