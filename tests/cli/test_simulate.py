"""`spielwerk simulate`: reports for people and machines, and the same games at both speeds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cli.conftest import GAME, Run


def results_of(report: dict[str, Any]) -> dict[str, Any]:
    return {name: report[name] for name in ("scores", "wins", "length", "decisions", "seed", "choices", "bots")}


def test_report_for_a_machine(run: Run) -> None:
    report = run("simulate", GAME, "--games", "40", "--seats", "3", "--seed", "7", "--json").content
    assert report["game"] == GAME
    assert report["bots"] == ["random"] * 3
    assert report["games"] == 40
    assert report["speed"] == "native"
    assert report["decisions"] == pytest.approx(40 * report["length"]["mean"])
    assert len(report["scores"]["by_seat"]) == 3
    assert sum(row["count"] for row in report["scores"]["histogram"]) == 40 * 3
    assert sum(wins["share"] for wins in report["wins"]) == pytest.approx(1)
    assert all(wins["low"] <= wins["share"] <= wins["high"] for wins in report["wins"])
    assert report["ledger"] is None


def test_both_speeds_play_the_same_games(run: Run) -> None:
    words = ("simulate", GAME, "--games", "3", "--seats", "4", "--seed", "11", "--json")
    native, python = run(*words).content, run(*words, "--speed", "python").content
    assert results_of(native) == results_of(python)
    assert native["ledger"] is None
    means = np.sum(list(python["ledger"].values()), axis=0)
    assert means == pytest.approx([seat["mean"] for seat in python["scores"]["by_seat"]])


def test_choices_change_the_game(run: Run) -> None:
    words = ("simulate", GAME, "--games", "50", "--seats", "3", "--threads", "1", "--json")
    usual = run(*words).content
    gentle = run(*words, "--choice", "score_may_be_negative=false").content
    assert gentle["choices"]["score_may_be_negative"] == "false"
    assert gentle["scores"]["all"]["min"] >= 0 > usual["scores"]["all"]["min"]


def test_a_bot_for_each_seat(run: Run) -> None:
    report = run("simulate", GAME, "--games", "20", "--bots", "greedy,random,random", "--json").content
    assert report["bots"] == ["greedy", "random", "random"]
    assert report["scores"]["by_seat"][0]["mean"] > report["scores"]["by_seat"][1]["mean"]


@pytest.mark.parametrize(("lang", "words"), [("en", "Points by seat"), ("de", "Punkte je Platz")])
def test_report_for_people(run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, words: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    outcome = run("simulate", GAME, "--games", "2", "--seats", "3", "--speed", "python", "--lang", lang)
    assert outcome.code == 0
    assert words in outcome.out
    assert "█" in outcome.out
    assert max(map(len, outcome.out.splitlines())) <= 80
    assert "…" not in outcome.out
    assert outcome.err == ""


def test_use_of_every_option(run: Run) -> None:
    words = ("simulate", GAME, "--games", "30", "--seats", "3", "--seed", "4", "--bots", "greedy", "--json")
    report = run(*words, "--use").content
    assert run(*words).content["use"] is None
    use = report["use"]
    assert sum(row["taken"] for row in use) == report["decisions"]
    assert all(row["taken"] <= row["offered"] for row in use)
    assert all(row["users"] <= min(row["taken"], 30 * 3) for row in use)
    assert all(0 <= row["wins"] <= 1 for row in use)
    assert len({row["key"] for row in use}) == len(use)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_use_for_people_names_options_and_those_never_offered(run: Run, lang: str) -> None:
    shown = run("simulate", GAME, "--games", "5", "--seats", "3", "--use", "--lang", lang).out
    report = run("simulate", GAME, "--games", "5", "--seats", "3", "--use", "--json").content
    lines = shown.splitlines()
    for row in report["use"]:
        assert any(line.startswith(f"{row['key']} ") for line in lines) == (row["offered"] > 0), row
        assert row["offered"] or row["key"] in "".join(line.strip() for line in lines)


def test_a_checkpoint_is_gone_on_with_and_tells_other_games_apart(run: Run, tmp_path: Path) -> None:
    words = ("simulate", GAME, "--games", "40", "--seats", "3", "--checkpoint", "kept.jsonl", "--json")
    whole = results_of(run(*words).content)
    lines = (tmp_path / "kept.jsonl").read_text("utf-8").splitlines(keepends=True)
    (tmp_path / "kept.jsonl").write_text("".join(lines[:11]) + lines[11][:30], "utf-8")  # killed while it wrote
    assert results_of(run(*words).content) == whole
    assert sorted((tmp_path / "kept.jsonl").read_text("utf-8").splitlines(keepends=True)) == sorted(lines)
    outcome = run(*words, "--seed", "2")
    assert outcome.code == 2 and "holds results of other bots, rules, options or versions" in outcome.err


def test_plain_python_on_several_processes(run: Run) -> None:
    words = ("simulate", GAME, "--games", "4", "--seats", "3", "--speed", "python", "--json")
    one, two = run(*words).content, run(*words, "--workers", "2").content
    assert results_of(one) == results_of(two) and one["ledger"] == two["ledger"]
