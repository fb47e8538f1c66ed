"""Every Python block in README and docs runs, page by page and from top to bottom, each block after those before it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import NOT_RUN, PAGES, ROOT, Block, blocks, name_of

TESTED_ELSEWHERE = {
    "docs/writing-a-game.md": "its blocks are parts of files: tests/docs/test_writing_a_game.py",
    "README.md": "a stranger runs it, and looks at what it says: tests/examples/test_stranger.py",
}
"""Pages that have a test of their own."""

NATIVE = "game.native"
"""What compiles the rules of a whole game."""


def _programs() -> list[object]:
    found = [(page, [block for block in blocks(page, "python") if block.is_run]) for page in PAGES]
    return [
        pytest.param(page, code, id=name_of(page), marks=[pytest.mark.native] if _compiles(code) else [])
        for page, code in found
        if code and name_of(page) not in TESTED_ELSEWHERE
    ]


def _compiles(code: list[Block]) -> bool:
    return any(NATIVE in block.body for block in code)


def _program(code: list[Block]) -> str:
    """The blocks as one program, each in the line where it stands on its page, so that a traceback names that."""
    lines: list[str] = []
    for block in code:
        lines += [""] * (block.line - 1 - len(lines)) + block.body.splitlines()
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("page", "code"), _programs())
def test_the_python_of_a_page_runs(page: Path, code: list[Block], tmp_path: Path) -> None:
    program = tmp_path / f"{page.stem}.py"
    program.write_text(_program(code), "utf-8")
    done = subprocess.run([sys.executable, program], cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_what_is_not_run_says_why(page: Path) -> None:
    for block in blocks(page, "python"):
        reason = block.body.partition("\n")[0].removeprefix(NOT_RUN)
        assert block.is_run or len(reason.split()) >= 3, f"{name_of(page)}:{block.line}"


def test_exceptions_are_still_there() -> None:
    for name in TESTED_ELSEWHERE:
        assert blocks(ROOT / name, "python"), f"{name} needs no exception"


def test_the_examples_are_found() -> None:
    assert len(blocks(ROOT / "README.md", "python")) == 3
    assert len(blocks(ROOT / "docs" / "researchers" / "index.md", "python")) == 3
