"""`spielwerk analyse`: where a saved game turned."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from spielwerk.cli.helpers.files import journal_text
from spielwerk.games import game as find_game
from tests.cli.conftest import GAME, Run


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A file with the beginning of a game that is played without any sense."""
    table = find_game(GAME).table(3, 1, names=("Ann", "Ben", "Cem"))
    for number in range(60):
        table.play(random.Random(number).choice(table.options()))
    path = tmp_path_factory.mktemp("played") / "played.json"
    path.write_text(journal_text(table), "utf-8")
    return path


def test_report_for_a_machine(run: Run, played: Path) -> None:
    report = run("analyse", str(played), "--iterations", "60", "--points", "3", "--json").content
    assert report["iterations"] == 60
    studied = report["decisions"]
    assert [study["move"] for study in studied] == sorted({study["move"] for study in studied})
    assert all(0 <= study["loss"] <= study["chance"] <= 1 for study in studied)
    assert all((study["loss"] > 0) == (study["played"] != study["better"]) for study in studied)
    assert len(report["turning_points"]) == 3
    worst = max(study["loss"] for study in studied)
    assert worst > 0 and worst == max(point["loss"] for point in report["turning_points"])


def test_one_seat_only(run: Run, played: Path) -> None:
    report = run("analyse", str(played), "--iterations", "10", "--seat", "2", "--json").content
    assert {study["seat"] for study in report["decisions"]} == {1}


def test_a_game_in_which_nothing_was_given_away(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "begun.json"
    path.write_text(journal_text(find_game(GAME).table(3, 1)), "utf-8")
    assert "No decision gave anything away." in run("analyse", str(path)).out


@pytest.mark.parametrize(("lang", "title"), [("en", "Where the game turned"), ("de", "Wo sich das Spiel gedreht hat")])
def test_report_for_people(run: Run, played: Path, lang: str, title: str) -> None:
    outcome = run("analyse", str(played), "--iterations", "60", "--lang", lang)
    assert outcome.code == 0 and outcome.err == ""
    assert title in outcome.out
    assert any(name in outcome.out for name in ("Ann", "Ben", "Cem"))
