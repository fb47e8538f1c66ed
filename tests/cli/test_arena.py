"""`spielwerk arena`: matches for people and machines, stored with all that made them."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from spielwerk import __version__
from tests.cli.conftest import GAME, Run

QUICK = "easy:iterations=4"


def test_ratings_for_a_machine(run: Run, tmp_path: Path) -> None:
    words = ("arena", GAME, "--bots", "random,greedy", "--games", "8", "--seats", "4", "--seed", "5")
    report = run(*words, "--out", "match.json", "--json").content
    assert report == json.loads((tmp_path / "match.json").read_text("utf-8"))
    assert report["kind"] == "tournament" and report["spielwerk"] == __version__
    best, worst = report["ratings"]
    assert (best["name"], worst["name"]) == ("greedy", "random")
    assert best["low"] < best["rating"] < best["high"]
    assert best["games"] == worst["games"] == 16


def test_a_ladder_is_stored_with_its_configuration_and_drawn(run: Run, tmp_path: Path) -> None:
    words = ("arena", GAME, "--bots", f"random,{QUICK}", "--alone", "--games", "4", "--seats", "3", "--workers", "1")
    report = run(*words, "--out", "ladder.json", "--plot", "ladder.svg", "--json").content
    assert report == json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert report["bots"][QUICK]["iterations"] == 4 and report["bots"]["random"] == {}
    (rung,) = report["rungs"]
    assert (rung["lower"], rung["upper"], rung["games"]) == ("random", QUICK, 4)
    assert rung["wins_low"] <= rung["wins"] <= rung["wins_high"]
    assert rung["parity"] == pytest.approx(1 / 3)
    assert 0 < rung["mean_seconds"] <= rung["slowest_seconds"]
    texts = {one.text for one in ElementTree.parse(tmp_path / "ladder.svg").iter()}
    assert {"parity", "wanted", f"{QUICK} : random"} <= texts


@pytest.mark.parametrize(("lang", "words"), [("en", ("stronger?", "Stored in")), ("de", ("stärker?", "Abgelegt in"))])
def test_a_decided_match_for_people(run: Run, tmp_path: Path, lang: str, words: tuple[str, ...]) -> None:
    match = ("arena", GAME, "--bots", "random,greedy", "--alone", "--stop", "--games", "200", "--lang", lang)
    outcome = run(*match)
    assert outcome.code == 0 and outcome.err == ""
    assert all(word in outcome.out for word in words)
    (stored,) = (tmp_path / "home" / "arena").glob("*.json")
    rung = json.loads(stored.read_text("utf-8"))["rungs"][0]
    assert rung["answer"] == "stronger" and rung["games"] < 200


def test_a_match_that_was_broken_off_goes_on(run: Run, tmp_path: Path) -> None:
    words = ("arena", GAME, "--bots", "random,greedy", "--alone", "--seats", "3", "--out", "match.json", "--json")
    whole = run(*words, "--games", "6").content["rungs"][0]
    games = (tmp_path / "match.jsonl").read_text("utf-8").splitlines()
    assert len(games) == 1 + 6
    (tmp_path / "match.jsonl").write_text("\n".join(games[:4]) + "\n", "utf-8")
    again = run(*words, "--games", "6", "--resume").content["rungs"][0]
    assert len((tmp_path / "match.jsonl").read_text("utf-8").splitlines()) == 1 + 6
    assert (again["wins"], again["points"], again["games"]) == (whole["wins"], whole["points"], 6)


def test_a_match_of_others_is_not_gone_on_with(run: Run, tmp_path: Path) -> None:
    words = ("arena", GAME, "--alone", "--seats", "3", "--games", "1", "--out", "match.json", "--resume")
    assert run(*words, "--bots", "random,greedy").code == 0
    before = (tmp_path / "match.jsonl").read_bytes()
    outcome = run(*words, "--bots", f"random,{QUICK}")
    assert outcome.code == 2 and "holds results of other bots" in outcome.err
    assert (tmp_path / "match.jsonl").read_bytes() == before
    (tmp_path / "match.jsonl").write_text("nonsense\n", "utf-8")
    assert "holds no results of Spielwerk" in run(*words, "--bots", "random,greedy").err
