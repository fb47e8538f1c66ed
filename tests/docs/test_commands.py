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
from tests.packaging.docker_lines import spielwerk_inside

SHELL = ("sh", "bash", "console", "")
PROGRAMS = ("spielwerk", "make", "python", "docker")
COMMANDS: Any = typer.main.get_command(app)


def _lines(page: Path) -> list[tuple[int, list[str]]]:
    """The command lines of a page, cut into words, without what a comment says."""
    found: list[tuple[int, list[str]]] = []
    for block in blocks(page, *SHELL):
        joined = block.body.replace("\\\n", "  ")
        for number, line in enumerate(joined.splitlines()):
            words = _program(_words(line))
            if words and words[0] in PROGRAMS:
                found.append((block.line + number, words))
    return found


def _words(line: str) -> list[str]:
    """A line cut into words, without what a comment says; nothing where it is no command (output, a quotation)."""
    try:
        return shlex.split(line.strip().removeprefix("$ "), comments=True)
    except ValueError:
        return []


def _program(words: list[str]) -> list[str]:
    """What is started in the end: without variables, in whoever's name; the program without its folder."""
    while words and (words[0] == "sudo" or re.match(r"\w+=", words[0])):
        words = words[3:] if words[:2] == ["sudo", "-u"] else words[1:]
    return [words[0].rpartition("/")[2], *words[1:]] if words else []


def understood(words: list[str]) -> None:
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
def test_the_command_lines_of_a_page_areunderstood(page: Path) -> None:
    for line, (program, *words) in _lines(page):
        try:
            _check(program, words)
        except Exception as error:
            raise AssertionError(f"{name_of(page)}:{line}: {program} {shlex.join(words)}: {error}") from error


def _check(program: str, words: list[str]) -> None:
    if program == "spielwerk":
        understood(words)
    elif program == "make":
        targets = re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
        assert set(words) <= set(targets), "no such target"
    elif program == "docker":
        if inside := spielwerk_inside(words):
            understood(inside)
    elif words[0].endswith(".py"):
        assert (ROOT / words[0]).is_file(), "no such file"


def test_commands_are_found_and_wrong_ones_are_not_understood() -> None:
    assert {"README.md", "docs/bots.md", "docs/hosts/index.md"} <= {name_of(page) for page in PAGES_WITH_COMMANDS}
    for wrong in ("simulate airship_city --no-such-option", "no-such-command", "simulate"):
        with pytest.raises(Exception):  # noqa: B017 (typer has no public name for its errors)
            understood(list(wrong.split()))


def test_what_stands_before_a_command_does_not_hide_it() -> None:
    for line in ("sudo -u spielwerk spielwerk games", "A=1 B=2 /opt/bin/spielwerk games", "$ spielwerk games"):
        assert _program(_words(line)) == ["spielwerk", "games"]


@pytest.mark.parametrize(
    "wrong",
    [
        "exec server-3 spielwerk games",
        "exec server-1 spielwerk no-such-command",
        "run --rm server-1 restore file --replace",  # the image serves, whatever it is told
        "up --detach server",
        "up --detach --scale workers=3",
        "cp server:/tables.backup .",
    ],
)
def test_wrong_lines_of_docker_are_not_understood(wrong: str) -> None:
    _check("docker", ["compose", "-f", "packaging/compose/compose.yaml", "ps"])
    with pytest.raises(Exception):  # noqa: B017 (as above, and `_check` itself asserts)
        _check("docker", ["compose", "-f", "packaging/compose/compose.yaml", *wrong.split()])
