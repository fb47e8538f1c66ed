"""What the tests of the command line share: a way to run it in this process, with a folder and a home of its own."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from spielwerk.cli import app

GAME = "airship_city"


@dataclass(frozen=True)
class Outcome:
    """What a command line came to."""

    code: int
    out: str
    err: str

    @property
    def content(self) -> Any:
        assert self.code == 0, self.err
        return json.loads(self.out)


Run = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def surroundings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("SPIELWERK_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)


def run_here(*words: str, typed: str = "") -> Outcome:
    """Run a command line in this process, typing some lines."""
    result = CliRunner().invoke(app, list(words), input=typed)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Outcome(result.exit_code, result.stdout, result.stderr)


@pytest.fixture
def run() -> Run:
    return run_here


@pytest.fixture(scope="session")
def short_game(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with a game of three moves: a person and two random bots."""
    path = tmp_path_factory.mktemp("saved") / "saved.json"
    seats = ("--seats", "human,random,random")
    assert run_here("play", GAME, *seats, "--seed", "5", "--save", str(path), typed="1\n1\n2\nquit\n").code == 0
    return path.read_bytes()


@pytest.fixture
def saved(short_game: bytes, tmp_path: Path) -> Path:
    path = tmp_path / "saved.json"
    path.write_bytes(short_game)
    return path
