"""`spielwerk study`: from a file to tables and a report; what was broken off goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.needs import needs

FILE = 'game = "dudo"\ngames = 6\nseats = [2]\nbots = ["random"]\n'


@pytest.fixture(autouse=True)
def parquet() -> None:
    needs("pyarrow", "study")


@pytest.mark.native
def test_tables_and_a_report_in_either_language(run: Run, tmp_path: Path) -> None:
    (tmp_path / "dice.toml").write_text(FILE, "utf-8")
    outcome = run("study", "dice.toml", "--workers", "1")
    assert outcome.code == 0 and "6 games are played. Tables and report are in dice" in outcome.out
    assert {file.name for file in (tmp_path / "dice").iterdir()} == {
        "checkpoint.jsonl", "games.parquet", "report.html", "use.parquet",
    }  # fmt: skip
    before = (tmp_path / "dice" / "checkpoint.jsonl").read_bytes()
    summary = run("study", "dice.toml", "--workers", "1", "--lang", "de", "--json").content
    assert (tmp_path / "dice" / "checkpoint.jsonl").read_bytes() == before  # nothing was played again
    assert summary["cells"][0]["variant"] == "printed" and len(summary["cells"][0]["wins"]) == 2
    assert "Anteil der Siege" in (tmp_path / "dice" / "report.html").read_text("utf-8")
    (tmp_path / "dice.toml").write_text(FILE.replace("6", "7"), "utf-8")
    outcome = run("study", "dice.toml", "--workers", "1")
    assert outcome.code == 2 and "holds results of other bots, rules, options or versions" in outcome.err


@pytest.mark.parametrize(("lang", "line"), [("en", "is missing or no text"), ("de", "fehlt oder ist kein Text")])
def test_a_wrong_file_is_one_line(run: Run, tmp_path: Path, lang: str, line: str) -> None:
    (tmp_path / "wrong.toml").write_text("games = 5\n", "utf-8")
    outcome = run("study", "wrong.toml", "--lang", lang)
    assert outcome.code == 2 and outcome.out == "" and outcome.err.count("\n") == 1
    assert outcome.err.startswith("wrong.toml: ") and line in outcome.err
    assert not (tmp_path / "wrong").exists()


def test_ray_may_have_an_address_or_none() -> None:
    from spielwerk.cli.helpers.options import with_address

    assert with_address(["dudo", "--ray"]) == ["dudo", "--ray", "auto"]
    assert with_address(["--ray", "--json"]) == ["--ray", "auto", "--json"]
    assert with_address(["--ray", "dudo"]) == ["--ray", "auto", "dudo"]
    assert with_address(["--ray", "10.0.0.5:6379", "dudo"]) == ["--ray", "10.0.0.5:6379", "dudo"]
    assert with_address(["--ray", "local"]) == ["--ray", "local"]
