"""`spielwerk new`: a skeleton that can be played and keeps the laws as it stands."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from spielwerk.cli.commands.new import GAMES, TEMPLATE, TESTS
from tests.cli.conftest import Run, run_here

ROOT = Path(__file__).parents[2]
SLUG = "my_game"
NOT_COPIED = shutil.ignore_patterns("__pycache__", "static", "*.pyc", "golden")
WITH_COMPILED_RULES = {"tests/laws/test_two_speeds.py", "tests/laws/test_secrecy.py"}
AT_PYTHON_SPEED = {
    str(file.relative_to(ROOT)) for file in (ROOT / "tests/laws").glob("test_*.py")
} - WITH_COMPILED_RULES


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of this checkout, as far as the laws need it, with a new game."""
    copy = tmp_path_factory.mktemp("checkout")
    for folder in ("src", "tests/laws", "tests/kernel", "tests/games", "tests/packaging"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=NOT_COPIED)
    for file in ("pyproject.toml", "tests/__init__.py", "tests/conftest.py", "tests/needs.py", "tests/times.py"):
        shutil.copy(ROOT / file, copy / file)
    (copy / "tests/golden").mkdir()
    assert run_here("new", SLUG, "--checkout", str(copy)).code == 0
    return copy


def in_checkout(checkout: Path, *words: str) -> str:
    """What a program of the copy says."""
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "SPIELWERK_CACHE": str(checkout / "cache")}
    done = subprocess.run(
        [sys.executable, *words], cwd=checkout, env=environment, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_the_game_and_its_tests_are_written_with_its_name(checkout: Path) -> None:
    for part, place in (("game", GAMES), ("tests", TESTS)):
        template = {file.relative_to(TEMPLATE / part) for file in (TEMPLATE / part).rglob("*.*")}
        written = {file.relative_to(checkout / place / SLUG) for file in (checkout / place / SLUG).rglob("*.*")}
        assert written == {file for file in template if file.suffix != ".pyc"}
    assert "game-name = My game\n" in (checkout / GAMES / SLUG / "de.ftl").read_text("utf-8")
    texts = "".join(file.read_text("utf-8") for file in (checkout / GAMES / SLUG).rglob("*.*"))
    assert "__NAME__" not in texts


def test_the_new_game_can_be_played(checkout: Path) -> None:
    command = "from spielwerk.cli import main; main()"
    shown = in_checkout(checkout, "-c", command, "simulate", SLUG, "--games", "20", "--speed", "python", "--seed", "1")
    assert "My game" in shown


def laws(checkout: Path, files: set[str]) -> str:
    """What the laws say; the golden games, which a new game has not, are written."""
    files = {*files, f"tests/games/{SLUG}"}
    return in_checkout(checkout, "-m", "pytest", "-p", "no:cacheprovider", "--write-golden", *sorted(files), "-k", SLUG)


@pytest.mark.slow
def test_it_keeps_the_laws_at_once(checkout: Path) -> None:
    assert "." in laws(checkout, AT_PYTHON_SPEED)


@pytest.mark.native
def test_its_compiled_rules_are_the_same(checkout: Path) -> None:
    assert "." in laws(checkout, WITH_COMPILED_RULES)


# ---------------------------------------------------------------- what is refused


@pytest.mark.parametrize("name", ["My_Game", "my-game", "2nd", "", "_x", "a__b", "class", "x" * 41, "../x", "ü"])
def test_a_bad_name_is_refused_in_one_line(run: Run, tmp_path: Path, name: str) -> None:
    outcome = run("new", "--", name)
    assert outcome.code == 2 and outcome.err.startswith(f"“{name}” is no name for a game")
    assert outcome.err.count("\n") == 1 and not list(tmp_path.rglob("*.py"))


def test_what_is_there_stays(run: Run) -> None:
    there = {file: file.read_bytes() for file in (ROOT / GAMES / "dudo").rglob("*.py")}
    outcome = run("new", "dudo", "--lang", "de")
    assert outcome.code == 2 and outcome.err.endswith("gibt es schon; bitte das neue Spiel anders nennen.\n")
    assert {file: file.read_bytes() for file in (ROOT / GAMES / "dudo").rglob("*.py")} == there


def test_a_game_is_written_only_where_it_is_found(run: Run, tmp_path: Path) -> None:
    outcome = run("new", SLUG, "--checkout", str(tmp_path))
    assert outcome.code == 2 and "is no checkout of Spielwerk" in outcome.err
    assert not list(tmp_path.rglob("*.py"))
