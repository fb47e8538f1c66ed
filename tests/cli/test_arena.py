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
    words = ("arena", GAME, "--bots", f"random,{QUICK}", "--alone", "--games", "4", "--seats", "3", "--threads", "1")
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
    (stored,) = (tmp_path / "home" / "arena").iterdir()
    rung = json.loads(stored.read_text("utf-8"))["rungs"][0]
    assert rung["answer"] == "stronger" and rung["games"] < 200
