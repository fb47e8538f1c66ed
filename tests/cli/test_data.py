"""`spielwerk data`: what is reconstructed, a copy to correct, and what a corrected file changes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import GAME, Run


def spielwerk(*words: str) -> subprocess.CompletedProcess[str]:
    """A process of its own: a game is read once in each, with one data file."""
    command = [sys.executable, "-c", "from spielwerk.cli import main; main()", *words]
    return subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LANG": "en_GB.UTF-8"})


@pytest.fixture
def copy(run: Run, tmp_path: Path) -> Path:
    assert run("data", GAME, "--write", "mine.toml").code == 0
    return tmp_path / "mine.toml"


def test_what_nobody_printed_is_listed(run: Run) -> None:
    entries = {fact["entry"]: fact["value"] for fact in run("data", GAME, "--json").content}
    assert "contracts.contract_01.vp" in entries, "the contracts are reconstructed"
    assert "airships.tourist.vp" not in entries, "the airships are printed"
    assert "action_kinds.forest.colors" in entries, "a mark for one entry goes before that of the whole"


def test_a_copy_changes_nothing(copy: Path) -> None:
    checked = spielwerk("data", GAME, "--data", str(copy))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "changes nothing" in checked.stdout


def test_a_copy_is_not_overwritten(run: Run, copy: Path) -> None:
    before = copy.read_bytes()
    assert run("data", GAME, "--write", "mine.toml").code == 2
    assert copy.read_bytes() == before


def test_a_correction_is_listed(copy: Path) -> None:
    text = copy.read_text("utf-8")
    start = text.index('id = "contract_01"')
    place = text.index("vp = ", start)
    end = text.index("\n", place)
    copy.write_text(f"{text[:place]}vp = 9{text[end:]}", "utf-8")
    checked = spielwerk("data", GAME, "--data", str(copy), "--json")
    assert checked.returncode == 0, checked.stderr
    assert '"contracts.contract_01.vp"' in checked.stdout and '"value": 9' in checked.stdout


def test_a_contradiction_is_one_clear_line(copy: Path) -> None:
    copy.write_text(copy.read_text("utf-8").replace('id = "contract_01"', 'id = "contract_02"'), "utf-8")
    checked = spielwerk("data", GAME, "--data", str(copy))
    assert checked.returncode == 2
    assert checked.stderr.count("\n") == 1 and "mine.toml" in checked.stderr


def test_serve_wants_a_game_and_a_file(run: Run) -> None:
    assert run("serve", "--data", "mine.toml").code == 2
