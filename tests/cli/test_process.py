"""The command line as a process of its own: exit codes, signals, pipes, other data files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import spielwerk
from tests.cli.conftest import GAME

DATA = Path(spielwerk.__file__).parent / "games" / GAME / "data.toml"
MAIN = [sys.executable, "-c", "from spielwerk.cli import main; main()"]


def spielwerk_run(*words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run([*MAIN, *words], input=typed, capture_output=True, text=True, timeout=120)


def _hear_interrupts() -> None:
    """Shells start what runs in the background deaf to interrupts; a terminal does not."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_end_of_input_ends_politely() -> None:
    done = spielwerk_run("play", GAME, "--seed", "5")
    assert done.returncode == 0
    assert "This game was not saved." in done.stdout
    assert done.stderr == ""


def test_interrupt_ends_politely_and_the_game_is_saved(tmp_path: Path) -> None:
    words = [*MAIN, "play", GAME, "--seats", "human,random,random", "--seed", "5", "--save", "game.json"]
    surroundings = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        words, env=surroundings, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        preexec_fn=_hear_interrupts,
    ) as process:  # fmt: skip
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        process.stdin.write("1\n")
        process.stdin.flush()
        for line in process.stdout:
            if "where does this worker go?" in line:
                break
        process.send_signal(signal.SIGINT)
        rest = process.stdout.read()
        assert process.wait(30) == 0
        assert process.stderr.read() == ""
    assert "spielwerk play --load game.json" in rest
    assert json.loads((tmp_path / "game.json").read_text("utf-8"))["moves"] == ["move:harbour_1"]


def test_bad_input_has_no_traceback() -> None:
    done = spielwerk_run("simulate", "chess", "--lang", "de")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("Das Spiel „chess“ gibt es nicht")
    assert done.stderr.count("\n") == 1


def test_a_reader_who_goes_away_is_no_accident() -> None:
    words = " ".join(map(repr, [*MAIN, "play", GAME, "--seats", "random,random,random"]))
    done = subprocess.run(["bash", "-c", f"{words} | head -1"], capture_output=True, text=True, timeout=120)
    assert "Airship City" in done.stdout
    assert "Traceback" not in done.stderr


# ---------------------------------------------------------------- other data


def test_another_data_file(tmp_path: Path) -> None:
    text = DATA.read_text("utf-8")
    assert "rounds_total = 20" in text
    (tmp_path / "short.toml").write_text(text.replace("rounds_total = 20", "rounds_total = 17"), "utf-8")
    words = ("simulate", GAME, "--games", "2", "--seats", "3", "--speed", "python", "--json")
    usual, short = spielwerk_run(*words), spielwerk_run(*words, "--data", "short.toml")
    assert usual.returncode == short.returncode == 0
    assert json.loads(short.stdout)["length"]["mean"] < json.loads(usual.stdout)["length"]["mean"]
    assert "Round 1 of 17" in spielwerk_run("play", GAME, "--data", "short.toml").stdout


@pytest.mark.parametrize(
    ("content", "line"),
    [
        (b"x = ", "Invalid value"),
        (b"x = 1", "is missing"),
        (b"\xff\xfe", "can't be read"),
        (DATA.read_bytes().replace(b"hire_cost_gold = ", b"hire_cost_gold = 'a' # "), "can't be played"),
    ],
    ids=["no TOML", "empty", "no text", "nonsense"],
)
def test_a_broken_data_file(tmp_path: Path, content: bytes, line: str) -> None:
    (tmp_path / "data.toml").write_bytes(content)
    done = spielwerk_run("simulate", GAME, "--games", "1", "--data", "data.toml")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert line in done.stderr


def test_a_cache_that_can_not_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELWERK_CACHE", "/dev/null")
    done = spielwerk_run("simulate", GAME, "--games", "1")
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "SPIELWERK_CACHE" in done.stderr
