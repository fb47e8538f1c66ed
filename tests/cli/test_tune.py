"""`spielwerk tune`: weights from games, shown or written."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from spielwerk.games import game as find_game
from tests.cli.conftest import GAME, Run

WORDS = ("tune", GAME, "--states", "100", "--seed", "3")
WEIGHTS = find_game(GAME).folder / "evaluation.toml"


def test_report_for_a_machine(run: Run) -> None:
    before = WEIGHTS.read_bytes()
    report = run(*WORDS, "--json").content
    assert report["game"] == GAME and report["written"] is False
    assert report["after"] > 0 and report["before"] > 0
    assert "spielwerk tune airship_city --states 100 --seed 3 --write" in report["file"]
    assert set(tomllib.loads(report["file"])["weights"]) == set(tomllib.loads(before.decode())["weights"])
    assert WEIGHTS.read_bytes() == before


@pytest.mark.parametrize(("lang", "words"), [("en", "the present ones by"), ("de", "die bisherigen irrten")])
def test_report_for_people(run: Run, lang: str, words: str) -> None:
    outcome = run(*WORDS, "--lang", lang)
    assert outcome.code == 0 and outcome.err == ""
    assert words in outcome.out and "[weights]" in outcome.out


def test_written_weights(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written = tmp_path / "evaluation.toml"
    monkeypatch.setattr("spielwerk.arena.features.Featured.path", written)
    assert str(written) in run(*WORDS, "--write").out
    assert tomllib.loads(written.read_text("utf-8"))["weights"]


def test_weights_moved_by_games_and_tried_by_a_search(run: Run, tmp_path: Path) -> None:
    """What is written is the best part of the way; the files of the games let the same command go on."""
    before = (find_game(GAME).folder / "expertise.toml").read_bytes()
    words = ("tune", GAME, "--by-games", "4", "--generations", "1", "--proof", "4", "--prover", "easy:iterations=8")
    kept = ("--workers", "1", "--checkpoint", str(tmp_path / "games"))
    report = run(*words, *kept, "--json").content
    assert [proof["games"] for proof in report["proofs"]] == [4, 4, 4] and report["written"] is False
    assert tomllib.loads(report["file"])["weights"].keys() == tomllib.loads(before.decode())["weights"].keys()
    assert {file.name for file in tmp_path.iterdir()} == {"games.games.jsonl", "games.proof.jsonl"}
    assert run(*words, *kept, "--json").content["proofs"] == report["proofs"]
    assert (find_game(GAME).folder / "expertise.toml").read_bytes() == before


@pytest.mark.parametrize("wrong", [("--player", "random"), ("--prover", "nobody")])
def test_who_can_not_judge_is_refused(run: Run, wrong: tuple[str, str]) -> None:
    outcome = run("tune", GAME, "--by-games", "4", *wrong)
    assert outcome.code != 0 and wrong[1] in outcome.err
