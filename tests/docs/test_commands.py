"""Every command line on the pages is one that can be typed: options exist, targets exist, files exist."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest
import typer

from spielwerk.cli import app
from tests.docs.pages import PAGES, ROOT, blocks, name_of

SHELL = ("sh", "bash", "console", "")
COMMANDS: Any = typer.main.get_command(app)


def _lines(page: Path) -> list[tuple[int, list[str]]]:
    """The command lines of a page, cut into words, without what a comment says."""
    found: list[tuple[int, list[str]]] = []
    for block in blocks(page, *SHELL):
        joined = block.body.replace("\\\n", "  ")
        for number, line in enumerate(joined.splitlines()):
            if re.match(r"\s*(\$ )?(\S*/)?(spielwerk|make|python) ", line):
                found.append((block.line + number, shlex.split(line.strip().removeprefix("$ "), comments=True)))
    return found


def _understood(words: list[str]) -> None:
    """Parse a line as the command line would, without doing anything."""
    if words and words[0].startswith("--"):
        COMMANDS.make_context("spielwerk", words, resilient_parsing=True)
        return
    context = COMMANDS.make_context("spielwerk", [], resilient_parsing=True)
    name, command, rest = COMMANDS.resolve_command(context, words)
    if "--help" not in rest:
        command.make_context(name, rest)


PAGES_WITH_COMMANDS = [page for page in PAGES if _lines(page)]


@pytest.mark.parametrize("page", PAGES_WITH_COMMANDS, ids=name_of)
def test_the_command_lines_of_a_page_are_understood(page: Path) -> None:
    for line, (program, *words) in _lines(page):
        try:
            _check(program.rpartition("/")[2], words)
        except Exception as error:
            raise AssertionError(f"{name_of(page)}:{line}: {program} {shlex.join(words)}: {error}") from error


def _check(program: str, words: list[str]) -> None:
    if program == "spielwerk":
        _understood(words)
    elif program == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        assert set(words) <= set(targets), "no such target"
    elif words[0].endswith(".py"):
        assert (ROOT / words[0]).is_file(), "no such file"


def test_commands_are_found_and_wrong_ones_are_not_understood() -> None:
    assert {"README.md", "docs/bots.md", "docs/hosts/index.md"} <= {name_of(page) for page in PAGES_WITH_COMMANDS}
    for wrong in ("simulate airship_city --no-such-option", "no-such-command", "simulate"):
        with pytest.raises(Exception):  # noqa: B017 (typer has no public name for its errors)
            _understood(list(wrong.split()))
