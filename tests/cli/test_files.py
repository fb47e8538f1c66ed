"""`spielwerk replay`, `export` and `import`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import GAME, Run


def test_replay_for_people(run: Run, saved: Path) -> None:
    outcome = run("replay", str(saved))
    assert outcome.code == 0
    assert "After move 3 of 3" in outcome.out
    assert "3  Player 1 gains 3 wood." in outcome.out
    assert "Nach Zug 2 von 3" in run("replay", str(saved), "--to", "2", "--lang", "de").out


def test_replay_for_a_machine(run: Run, saved: Path) -> None:
    content = run("replay", str(saved), "--to", "1", "--json").content
    assert content["game"] == GAME
    assert (content["move"], content["moves"], content["over"]) == (1, 3, False)
    assert content["decision"]["name"] == "choose_destination"
    assert content["options"]
    assert content["scores"] == [0, 0, 0]
    assert content["winners"] == []
    assert {"move": 0, "seat": -1, "text": "Player 1 is on turn."} in content["log"]
    assert "deck" not in content["view"]


def test_replay_of_a_finished_game(run: Run, tmp_path: Path) -> None:
    run("play", GAME, "--seats", "random,random,random", "--seed", "3", "--save", "whole.json")
    outcome = run("replay", "whole.json")
    assert "Final scoring" in outcome.out
    content = run("replay", "whole.json", "--json").content
    assert content["over"] and content["winners"]
    assert content["decision"] is None


def test_export_cuts_at_a_move(run: Run, saved: Path, tmp_path: Path) -> None:
    outcome = run("export", str(saved), "--to", "cut.json", "--at", "1")
    assert outcome.code == 0
    assert "1 move written to cut.json" in outcome.out
    content = json.loads((tmp_path / "cut.json").read_text("utf-8"))
    assert content["moves"] == ["move:harbour_1"]
    assert content["players"] == ["human", "random", "random"]
    assert run("replay", "cut.json").code == 0


def test_export_of_a_whole_game_is_the_game(run: Run, saved: Path, tmp_path: Path) -> None:
    assert run("export", str(saved), "--to", "copy.json").code == 0
    assert (tmp_path / "copy.json").read_bytes() == saved.read_bytes()
    assert run("export", str(saved), "--to", "copy.json", "--at", "1").code == 2
    assert (tmp_path / "copy.json").read_bytes() == saved.read_bytes()
    assert run("export", str(saved), "--to", "copy.json", "--at", "1", "--force").code == 0
    assert (tmp_path / "copy.json").read_bytes() != saved.read_bytes()


def test_import_stores_a_game_under_a_name(run: Run, saved: Path, tmp_path: Path) -> None:
    outcome = run("import", str(saved), "--name", "evening", "--lang", "de")
    assert "unter dem Namen evening" in outcome.out
    assert (tmp_path / "home" / "games" / "evening.json").read_bytes() == saved.read_bytes()
    assert "After move 3 of 3" in run("replay", "evening").out
    assert run("export", "evening", "--to", "out.json").code == 0
    assert "Player 1: What do you do next?" in run("play", "--load", "evening", typed="quit\n").out


def test_import_takes_the_name_of_the_file_and_overwrites_no_other_game(run: Run, saved: Path, tmp_path: Path) -> None:
    assert run("import", str(saved)).code == 0
    assert run("import", str(saved)).code == 0
    run("export", str(saved), "--to", "other.json", "--at", "1")
    outcome = run("import", "other.json", "--name", "saved")
    assert outcome.code == 2
    assert "Another game has this name already" in outcome.err
    assert (tmp_path / "home" / "games" / "saved.json").read_bytes() == saved.read_bytes()
