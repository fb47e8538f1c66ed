"""`spielwerk learn`: a policy network from games, told or written."""

from __future__ import annotations

from pathlib import Path

import pytest

from spielwerk.bots.policy import POLICY_FILE, PolicyNetwork
from spielwerk.games import game as find_game
from tests.cli.conftest import GAME, Run

WORDS = ("learn", GAME, "--games", "40", "--contests", "4")


def test_report_for_a_machine(run: Run) -> None:
    file = find_game(GAME).folder / POLICY_FILE
    before = file.read_bytes()
    report = run(*WORDS, "--json").content
    assert (report["game"], report["games"], report["written"]) == (GAME, 40, False)
    assert report["loss"] < report["loss_before"]
    assert [one["others"] for one in report["contests"]] == [16, 64, 256]
    assert file.read_bytes() == before


@pytest.mark.parametrize(("lang", "words"), [("en", "learned from 40 games"), ("de", "aus 40 Partien gelernt")])
def test_report_for_people(run: Run, lang: str, words: str) -> None:
    outcome = run(*WORDS, "--lang", lang)
    assert outcome.code == 0 and outcome.err == ""
    assert words in outcome.out


def test_a_written_network_can_be_read(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("spielwerk.cli.commands.learn._file_of", lambda game: tmp_path / POLICY_FILE)
    assert str(tmp_path / POLICY_FILE) in run(*WORDS[:-2], "--contests", "0", "--write").out
    network = PolicyNetwork.load(find_game(GAME), tmp_path / POLICY_FILE)
    assert network.options.any()


@pytest.mark.parametrize("wrong", [("--games", "0"), ("--contests", "-1"), ("--games", "many")])
def test_what_can_not_be_played_is_refused(run: Run, wrong: tuple[str, str]) -> None:
    outcome = run("learn", GAME, *wrong)
    assert outcome.code == 2 and wrong[0] in outcome.err
