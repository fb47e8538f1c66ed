"""What is written in settings of other tools is true here."""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from spielwerk import __version__

ROOT = Path(__file__).parents[2]


def read(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads(read("pyproject.toml"))
    assert "version" not in project["project"] and "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "src/spielwerk/__init__.py"
    assert "version" not in json.loads(read("web/package.json"))


def test_the_latest_change_is_of_this_version() -> None:
    released = re.findall(r"^## (\d+\.\d+\.\d+)", read("CHANGELOG.md"), re.MULTILINE)
    assert released[0] == __version__


def test_hooks_can_be_read_and_call_what_there_is() -> None:
    check = [sys.executable, "-m", "pre_commit", "validate-config", ".pre-commit-config.yaml"]
    assert subprocess.run(check, cwd=ROOT).returncode == 0
    called = re.findall(r"entry: make ([\w-]+)", read(".pre-commit-config.yaml"))
    assert called and all(re.search(rf"^{target}:", read("Makefile"), re.MULTILINE) for target in called)


def test_the_workflow_does_what_everybody_does() -> None:
    assert "- run: .ci/run\n" in read(".github/workflows/ci.yml")


def test_editors_are_told_marks_that_exist() -> None:
    arguments = json.loads(read(".vscode/settings.json"))["python.testing.pytestArgs"]
    assert "--quick" in arguments
