"""Data frames, and what a notebook shows of a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import spielwerk
from spielwerk.bots import make_bot, play_bot_move
from spielwerk.envs.frames import journal_frame, log_frame, move_frame, result_frame
from spielwerk.kernel import Table
from spielwerk.kernel.journal import to_journal
from tests.envs.playing import SMALL


@pytest.fixture(scope="module")
def table() -> Table:
    played = spielwerk.game(SMALL).table(3, seed=4)
    bots = [make_bot("random", seat) for seat in range(3)]
    while not played.over:
        play_bot_move(played, bots[played.seat])
    return played


def test_a_row_for_each_move(table: Table) -> None:
    moves = move_frame(table)
    assert moves["option"].tolist() == table.keys() and moves["seat"].tolist() == [move.seat for move in table.moves]
    assert min(moves["options"].tolist()) > 1
    assert moves.loc[0, ["points_0", "points_1", "points_2"]].tolist() == [0, 0, 0]


def test_a_row_for_each_line_of_the_log(table: Table) -> None:
    lines = log_frame(table, "de", seat=1)
    assert lines["text"].tolist() == [line.text for line in table.log_lines("de", 1)]
    others = lines[(lines["kind"] == "choice") & (lines["seat"] != 1)]
    assert others.empty, "what others chose under their cups is not read out"


def test_journals_are_read_from_files(table: Table, tmp_path: Path) -> None:
    for name in ("a", "b"):
        (tmp_path / f"{name}.json").write_text(json.dumps(to_journal(table)), "utf-8")
    moves = journal_frame(tmp_path / "a.json", tmp_path / "b.json")
    assert moves["file"].value_counts().to_dict() == {"a.json": len(table.moves), "b.json": len(table.moves)}


def test_a_row_for_each_seat_of_each_game() -> None:
    played = spielwerk.game(SMALL).native.playouts(games=50, seats=3, seed=1)
    results = result_frame(played)
    assert len(results) == 150 and sum(results["win"].tolist()) == pytest.approx(50)
    assert results[results["seat"] == 2]["score"].tolist() == played.scores[:, 2].tolist()


def test_a_notebook_shows_what_everybody_may_see() -> None:
    game = spielwerk.game(SMALL)
    open_table, other = game.table(2, seed=1), game.table(2, seed=1)
    for seat in range(2):
        cup = other.state.player[seat].cup
        for die in range(len(cup)):
            cup[die] = (cup[die] + 1) % 6
    shown, hidden_changed = open_table._repr_html_(), other._repr_html_()  # pyright: ignore[reportPrivateUsage]
    assert shown.startswith("<svg") and "Player" in shown
    prefix = shown.split("terminal-")[1].split("-")[0]
    assert shown.replace(prefix, "") == hidden_changed.replace(hidden_changed.split("terminal-")[1].split("-")[0], "")
