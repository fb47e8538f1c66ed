"""Bad input: one clear line, exit code 2, nothing changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from spielwerk.kernel.journal import checksum
from tests.cli.conftest import GAME, Run

SIMULATE = ("simulate", GAME)
PLAY = ("play", GAME)
ARENA = ("arena", GAME)

LINES = {
    ("nonsense",): "There is no command nonsense",
    ("games", "extra"): "can't be understood",
    ("games", "--nonsense"): "There is no option --nonsense",
    ("games", "--lang"): "The option --lang is used the wrong way",
    ("games", "--lang", "fr"): "--lang is one of de, en, not “fr”",
    ("simulate",): "GAME is missing",
    ("simulate", "chess"): "There is no game “chess”",
    (*SIMULATE, "--seats", "2"): "--seats is a whole number from 3 to 4",
    (*SIMULATE, "--seats", "three"): "--seats is a whole number from 3 to 4",
    (*SIMULATE, "--bots", "alpha"): "There is no player “alpha”",
    (*SIMULATE, "--bots", "human"): "There is no player “human”",
    (*SIMULATE, "--bots", "hard"): "hard thinks before it plays and can do so at Python speed only",
    (*SIMULATE, "--bots", "greedy,random"): "is for 3 to 4 players, not 2",
    (*SIMULATE, "--bots", "greedy,random,random", "--seats", "4"): "--bots names 3 players, but --seats says 4",
    (*SIMULATE, "--seed", "-1"): "--seed is a whole number from 0",
    (*SIMULATE, "--seed", "9223372036854775808"): "--seed is a whole number from 0",
    (*SIMULATE, "--seed", "9223372036854775807", "--games", "2"): "--seed is a whole number from 0",
    (*SIMULATE, "--seed", "1.5"): "--seed is a whole number from 0",
    (*SIMULATE, "--seed", "²"): "--seed is a whole number from 0",
    (*SIMULATE, "--seed", ""): "--seed is a whole number from 0",
    (*SIMULATE, "--games", "0"): "--games is a whole number from 1",
    (*SIMULATE, "--games", "9" * 5000): "--games is a whole number from 1",
    (*SIMULATE, "--speed", "warp"): "--speed is one of native, python",
    (*SIMULATE, "--workers", "0"): "--workers is a whole number from 1",
    (*SIMULATE, "--workers", "2", "--ray"): "Leave out one of --workers and --ray",
    (*SIMULATE, "--choice", "shift_in_mid_hop"): "NAME=VALUE",
    (*SIMULATE, "--choice", "magic=true"): "has no choice “magic”",
    (*SIMULATE, "--choice", "shift_in_mid_hop=perhaps"): "--choice shift_in_mid_hop is one of false, true",
    (
        "simulate",
        "anno_1800",
        "--choice",
        "objective_selection=custom",
        "--choice",
        "objective_1=zoo",
    ): "The objective card “Zoo” is chosen more than once",
    (*SIMULATE, "--data", "missing.toml"): "missing.toml can't be read: there is no such file",
    (*SIMULATE, "--data", "folder"): "folder can't be read: it is a folder",
    ("bench", "chess"): "There is no game “chess”",
    ("bench", GAME, "--seconds", "0"): "--seconds is a number from 0.01",
    ("bench", GAME, "--seconds", "nan"): "--seconds is a number from 0.01",
    ("bench", GAME, "--seconds", "soon"): "--seconds is a number from 0.01",
    ("bench", "--data", "missing.toml"): "--data needs exactly one game",
    ("play",): "Say which game to play",
    ("play", "chess"): "There is no game “chess”",
    (*PLAY, "--seats", "human"): "is for 3 to 4 players, not 1",
    (*PLAY, "--seats", ""): "There is no player “”",
    (*PLAY, "--seats", "human,alpha,greedy"): "There is no player “alpha”; there are: human, random, greedy",
    (*PLAY, "--seed", "x"): "--seed is a whole number from 0",
    (*PLAY, "--choice", "magic=true"): "has no choice “magic”",
    (*PLAY, "--save", "nowhere/game.json"): "nowhere/game.json can't be written: there is no such file or folder",
    (*PLAY, "--save", "/dev/null/game.json"): "can't be written: part of the path is no folder",
    (*PLAY, "--save", "saved.json"): "saved.json exists already",
    (*PLAY, "--save", "n" * 300): "can't be written: the name is too long",
    ("play", "--load", "missing.json"): "missing.json can't be read: there is no such file",
    ("play", "--load", "saved.json", "--seed", "4"): "--seed can't be given with --load",
    ("play", "--load", "saved.json", "--choice", "a=b"): "--choice can't be given with --load",
    ("play", "--load", "saved.json", "--seats", "human,human,human,human"): "has 3 seats, but --seats names 4",
    ("play", "--load", "saved.json", "--data", "missing.toml"): "--data needs exactly one game",
    ("play", "chess", "--load", "saved.json"): "There is no game “chess”",
    ("arena", "chess"): "There is no game “chess”",
    (*ARENA, "--bots", "greedy"): "A match needs at least two different bots",
    (*ARENA, "--bots", "greedy,alpha"): "--bots: there is no bot 'alpha'",
    (*ARENA, "--bots", "greedy,easy:depth=3"): "a level has no number 'depth'",
    (*ARENA, "--bots", "greedy,easy:iterations"): "a change is written name=number",
    (*ARENA, "--games", "0"): "--games is a whole number from 1",
    (*ARENA, "--seats", "9"): "--seats is a whole number from 3 to 4",
    (*ARENA, "--threads", "none"): "--workers is a whole number from 1",
    (*ARENA, "--out", "nowhere/match.json"): "nowhere/match.json can't be written",
    (*ARENA, "--out", "folder"): "folder can't be written: it is a folder",
    (*ARENA, "--plot", "nowhere/match.svg"): "nowhere/match.svg can't be written",
    ("analyse",): "FILE is missing",
    ("analyse", "missing"): "missing can't be read: there is no such file",
    ("analyse", "saved.json", "--iterations", "0"): "--iterations is a whole number from 1",
    ("analyse", "saved.json", "--seat", "4"): "--seat is a whole number from 1 to 3",
    ("analyse", "saved.json", "--points", "many"): "--points is a whole number from 1",
    ("tune", "chess"): "There is no game “chess”",
    ("tune", GAME, "--states", "1"): "--states is a whole number from 100",
    ("tune", GAME, "--seed", "-1"): "--seed is a whole number from 0",
    ("replay",): "FILE is missing",
    ("replay", "missing"): "missing can't be read: there is no such file",
    ("replay", "folder"): "folder can't be read: it is a folder",
    ("replay", "saved.json", "--to", "4"): "the game has 3 moves; there is no move 4",
    ("replay", "saved.json", "--to", "-1"): "--to is a whole number from 0",
    ("export", "saved.json"): "--to is missing",
    ("export", "saved.json", "--to", "folder"): "folder exists already",
    ("export", "saved.json", "--to", "folder", "--force"): "folder can't be written: it is a folder",
    ("export", "saved.json", "--to", "nowhere/out.json"): "nowhere/out.json can't be written",
    ("export", "saved.json", "--to", "out.json", "--at", "9"): "the game has 3 moves; there is no move 9",
    ("import", "missing.json"): "missing.json can't be read",
    ("import", "saved.json", "--name", "../outside"): "is no name for a stored game",
    ("import", "saved.json", "--name", ".hidden"): "is no name for a stored game",
    ("import", "saved.json", "--name", ""): "is no name for a stored game",
}


def everything_in(folder: Path) -> dict[str, bytes | None]:
    return {str(path): path.read_bytes() if path.is_file() else None for path in sorted(folder.rglob("*"))}


@pytest.mark.usefixtures("saved")
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("words", LINES, ids=lambda words: " ".join(words)[:60])
def test_one_line_and_nothing_changed(run: Run, tmp_path: Path, words: tuple[str, ...], lang: str) -> None:
    (tmp_path / "folder").mkdir()
    before = everything_in(tmp_path)
    spoken = words if "--lang" in words else (*words, "--lang", lang)
    outcome = run(*spoken, typed="1\n")
    assert outcome.code == 2
    assert outcome.out == ""
    assert outcome.err.count("\n") == 1
    if lang == "en":
        assert LINES[words] in outcome.err
    assert everything_in(tmp_path) == before


# ---------------------------------------------------------------- files that are no games


def changed(saved: Path, **entries: Any) -> dict[str, Any]:
    """A journal that was changed by somebody who knows about the checksum."""
    content = json.loads(saved.read_text("utf-8")) | entries
    return content | {"sha256": checksum(content)}


BROKEN: dict[str, Any] = {
    "empty": b"",
    "half": b'{"format": "spielwerk-game", ',
    "no text": b"\xff\xfe\x00",
    "deep": b"[" * 100_000,
    "a list": b"[]",
    "foreign": b'{"format": "chess"}',
    "only a head": b'{"format": "spielwerk-game", "format_version": 1}',
    "half a character": b'{"format": "spielwerk-game", "format_version": 1, "names": ["\\ud800"]}',
    "other format": {"format_version": 2},
    "unknown game": {"game": "chess"},
    "no game": {"game": ["airship_city"]},
    "other rules": {"game_version": 999},
    "seats": {"seats": 9},
    "no seats": {"seats": "three"},
    "seed": {"seed": "5"},
    "choices": {"choices": {"magic": "true"}},
    "illegal move": {"moves": ["end_turn"]},
    "unknown move": {"moves": ["castle"]},
    "no moves": {"moves": None},
    "a long name": {"names": ["n" * 2000, "", ""]},
    "signs for the terminal": {"names": ["\x1b[2J", "", ""]},
    "players": {"players": ["human", "human"]},
    "strange players": {"players": ["human", "alpha", "random"]},
    "more strange players": {"players": [[], {}, 1]},
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize("command", ["replay", "export", "import", "play", "analyse"])
def test_broken_files(run: Run, saved: Path, tmp_path: Path, name: str, command: str) -> None:
    what = BROKEN[name]
    content = what if isinstance(what, bytes) else json.dumps(changed(saved, **what)).encode()
    (tmp_path / "broken.json").write_bytes(content)
    before = everything_in(tmp_path)
    words = {"export": ("export", "broken.json", "--to", "out.json"), "play": ("play", "--load", "broken.json")}
    outcome = run(*words.get(command, (command, "broken.json")), typed="1\n")
    if command in ("replay", "analyse") and "players" in name:
        assert outcome.code == 0
    else:
        assert outcome.code == 2
        assert outcome.out == ""
        assert outcome.err.count("\n") == 1
        assert "broken.json" in outcome.err
    assert everything_in(tmp_path) == before


def test_a_changed_file_is_noticed(run: Run, saved: Path) -> None:
    saved.write_text(saved.read_text("utf-8").replace('"seed": 5', '"seed": 6'), "utf-8")
    assert "its checksum does not fit" in run("replay", str(saved)).err


def test_a_folder_that_can_not_be_made(run: Run, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELWERK_HOME", "/dev/null")
    outcome = run("import", str(saved))
    assert outcome.code == 2
    assert "/dev/null/games can't be written" in outcome.err
