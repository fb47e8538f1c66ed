"""`spielwerk simulate`: reports for people and machines, and the same games at both speeds."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spielwerk.cli.series import Series, play_native, play_python
from tests.cli.conftest import GAME, Run
from tests.kernel.medals import game as medals


def nobody_watches(done: int, total: int) -> None: ...


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


def test_both_speeds_play_the_same_games_with_greedy_bots() -> None:
    series = Series(medals, ["greedy", "random"], 20, 2**62, {"generous": "yes"})
    native, python = play_native(series, 2, nobody_watches), play_python(series, nobody_watches)
    assert (native.playouts.scores == python.playouts.scores).all()
    assert (native.playouts.standings == python.playouts.standings).all()
    assert (native.playouts.lengths == python.playouts.lengths).all()


def test_portions_and_threads_change_nothing() -> None:
    one = play_native(Series(medals, ["random", "random"], 500, 3, {}), 1, nobody_watches).playouts
    two = play_native(Series(medals, ["random", "random"], 500, 3, {}), 2, nobody_watches).playouts
    late = play_native(Series(medals, ["random", "random"], 100, 403, {}), 1, nobody_watches).playouts
    assert (one.scores == two.scores).all()
    assert (one.scores[400:] == late.scores).all()


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


def test_use_is_the_same_at_both_speeds_and_with_any_threads() -> None:
    series = Series(medals, ["greedy", "random", "random"], 30, 5, {}, counts_use=True)
    one, two = (play_native(series, threads, nobody_watches).use for threads in (1, 2))
    python = play_python(series, nobody_watches).use
    assert one is not None and two is not None and python is not None
    for name in ("offered", "taken", "users", "wins"):
        assert (getattr(one, name) == getattr(python, name)).all(), name
        assert (getattr(one, name) == getattr(two, name)).all(), name
    assert one.users.sum() > 0


@pytest.mark.parametrize("lang", ["de", "en"])
def test_use_for_people_names_options_and_those_never_offered(run: Run, lang: str) -> None:
    shown = run("simulate", GAME, "--games", "5", "--seats", "3", "--use", "--lang", lang).out
    report = run("simulate", GAME, "--games", "5", "--seats", "3", "--use", "--json").content
    lines = shown.splitlines()
    for row in report["use"]:
        assert any(line.startswith(f"{row['key']} ") for line in lines) == (row["offered"] > 0), row
        assert row["offered"] or row["key"] in "".join(line.strip() for line in lines)
