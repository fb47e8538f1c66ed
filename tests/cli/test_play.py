"""`spielwerk play airship_city`: what people type and see."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from spielwerk.kernel.journal import checksum
from tests.cli.conftest import GAME, Run

THREE = ("play", GAME, "--seats", "human,random,random", "--seed", "5")


def moves_in(file: Path) -> list[str]:
    return json.loads(file.read_text("utf-8"))["moves"]


def test_a_whole_game_by_numbers(run: Run, tmp_path: Path) -> None:
    outcome = run(*THREE, "--save", "game.json", typed="1\n" * 400)
    assert outcome.code == 0
    assert "Final scoring" in outcome.out
    assert re.search(r"(wins|share the win)\.$", outcome.out.strip())
    assert "Random 2 is on turn." in outcome.out
    content = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert content["players"] == ["human", "random", "random"]
    assert content["sha256"] == checksum(content)
    assert max(map(len, outcome.out.splitlines())) <= 100


def test_german(run: Run) -> None:
    outcome = run(*THREE, "--lang", "de", typed="help\n1\nundo\nfoo\n")
    assert "Spieler 1: Was machst du als Nächstes?" in outcome.out
    assert "Zurückgenommen." in outcome.out
    assert "„foo“ ist keine der Möglichkeiten" in outcome.out
    assert "nicht gespeichert" in outcome.out


def test_options_by_key_and_refusals(run: Run) -> None:
    outcome = run(*THREE, typed="end_turn\nmove:harbour_1\nto:lighthouse_1\nwhy to:harbour_1\nwhy nonsense\n")
    assert "end_turn is not possible: 2 workers still have to move" in outcome.out
    assert "(section 4.2)" in outcome.out
    assert "where does this worker go?" in outcome.out
    assert "to:lighthouse_1 is not possible" in outcome.out
    assert re.search(r"to:harbour_1 .* 5\.1", outcome.out)
    assert "Nothing is refused here." in outcome.out


def test_why_lists_every_reason_with_its_section(run: Run) -> None:
    outcome = run(*THREE, typed="why\n")
    assert re.search(r"end_turn +2 workers still have to move.* 4\.2", outcome.out)


def test_undo_and_redo(run: Run, tmp_path: Path) -> None:
    outcome = run(*THREE, "--save", "game.json", typed="undo\nredo\n1\n1\nundo\nredo\nundo\nundo\nundo\nredo\n")
    assert outcome.out.count("Taken back.") == 3
    assert "The last decision can't be taken back" in outcome.out
    assert "Nothing was taken back." in outcome.out
    assert moves_in(tmp_path / "game.json") == ["move:harbour_1"]


def test_people_do_not_take_back_what_bots_did(run: Run) -> None:
    outcome = run(*THREE, typed="1\n1\n1\n1\n1\n1\nundo\n")
    assert "Since your last turn" in outcome.out
    assert outcome.out.count("can't be taken back") + outcome.out.count("Taken back.") == 1


def test_log_board_help_and_wrong_numbers(run: Run) -> None:
    outcome = run(*THREE, typed=f"\n0\n18\n999999999999\n{'x' * 5000}\nlog\nlog 1\nboard\nhelp\nquit\n")
    assert outcome.out.count("There are options 1 to 17.") == 3
    assert outcome.out.count("Player 1 is on turn.") == 3
    assert outcome.out.count("The city") == 2
    assert "take back your last decision" in outcome.out
    assert "Goal: most victory points" in outcome.out


def test_save_and_go_on(run: Run, tmp_path: Path) -> None:
    first = run(*THREE, "--save", "game.json", typed="1\n1\n")
    assert first.code == 0
    assert "spielwerk play --load game.json" in first.out
    assert len(moves_in(tmp_path / "game.json")) == 2
    second = run("play", "--load", "game.json", typed="2\n")
    assert "Forest 1: what does your worker do here?" in second.out
    assert len(moves_in(tmp_path / "game.json")) == 3
    third = run("play", GAME, "--load", "game.json", "--save", "other.json", typed="1\n")
    assert third.code == 0
    assert len(moves_in(tmp_path / "game.json")) == 3
    assert len(moves_in(tmp_path / "other.json")) == 4


def test_saving_changes_nothing_about_the_bots(run: Run, tmp_path: Path) -> None:
    run(*THREE, "--save", "whole.json", typed="1\n" * 12)
    run(*THREE, "--save", "parts.json", typed="1\n" * 5)
    for _ in range(7):
        run("play", "--load", "parts.json", typed="1\n")
    assert moves_in(tmp_path / "whole.json") == moves_in(tmp_path / "parts.json")


def test_save_by_typing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("mine")
    outcome = run(*THREE, typed="save\nsave taken\nsave nowhere/x.json\nsave game.json\n1\nsave game.json\n")
    assert "Say where to" in outcome.out
    assert "taken exists already" in outcome.out
    assert "nowhere/x.json can't be written" in outcome.out
    assert outcome.out.count("Saved to game.json") == 2
    assert (tmp_path / "taken").read_text() == "mine"
    assert moves_in(tmp_path / "game.json") == ["move:harbour_1"]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["game.json", "taken"]


def test_a_full_disk_does_not_end_the_game(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def fail(path: Path, target: Path) -> None:
        raise OSError(28, "No space left on device")

    run(*THREE, "--save", "game.json", typed="1\n")
    before = (tmp_path / "game.json").read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fail)
        assert run("play", "--load", "game.json", typed="1\n").code == 2
    assert (tmp_path / "game.json").read_bytes() == before
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_another_person_takes_over_a_bot(run: Run, saved: Path) -> None:
    outcome = run("play", "--load", str(saved), "--seats", "random,human,random", typed="quit\n")
    assert "Random 2: What do you do next?" in outcome.out


def test_people_at_one_keyboard(run: Run) -> None:
    outcome = run("play", GAME, "--seats", "human,human,human", "--seed", "5", typed="1\n" * 6 + "undo\n")
    assert "Player 1: What do you do next?" in outcome.out
    assert "Player 2: What do you do next?" in outcome.out
    assert "Taken back." in outcome.out


def test_choices_and_made_up_seeds(run: Run, tmp_path: Path) -> None:
    outcome = run("play", GAME, "--choice", "shift_in_mid_hop=false", "--save", "game.json")
    assert outcome.code == 0
    content = json.loads((tmp_path / "game.json").read_text("utf-8"))
    assert content["choices"]["shift_in_mid_hop"] == "false"
    assert content["players"] == ["human", "greedy", "greedy", "greedy"]
    assert f"seed {content['seed']}" in outcome.out


def test_a_greedy_bot_plays(run: Run, tmp_path: Path) -> None:
    outcome = run("play", GAME, "--seats", "greedy,human,human", "--seed", "5", "--save", "game.json", typed="quit\n")
    assert "Greedy 1 moves" in outcome.out
    assert "Player 2: What do you do next?" in outcome.out
    assert len(moves_in(tmp_path / "game.json")) > 3
