"""The tutorial builds Dudo: every block is a part of the file that its first line names, and no rule is left out."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from spielwerk.games import game_folder
from spielwerk.kernel import Game
from tests.docs.pages import ROOT, Block, blocks

PAGE = ROOT / "docs" / "writing-a-game.md"
DUDO = game_folder("dudo")
BLOCKS = blocks(PAGE, "python", "toml", "ftl")
HEAD = "# "


def file_of(block: Block) -> Path:
    """The file that a block is a part of: one of Dudo's, or of this checkout."""
    name = block.body.partition("\n")[0].removeprefix(HEAD)
    return DUDO / name if (DUDO / name).exists() else ROOT / name


def pieces(block: Block) -> list[str]:
    """What stands together: definitions of Python, single lines of data and texts."""
    body = block.body.partition("\n")[2]
    return re.split(r"\n\n\n+", body.strip("\n")) if block.language == "python" else body.splitlines()


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: f"line-{block.line}")
def test_a_block_is_a_part_of_its_file(block: Block) -> None:
    assert block.body.startswith(HEAD) and file_of(block).is_file(), "the first line names the file"
    there, at = file_of(block).read_text("utf-8"), 0
    for piece in pieces(block):
        if block.language == "python":
            assert f"\n{piece}\n" in f"\n{there}", f"{PAGE.name}:{block.line} is not what {file_of(block).name} says"
        else:
            assert f"{piece}\n" in there[at:], piece
            at = there.index(f"{piece}\n", at)


def rules_of(file: Path) -> Iterator[str]:
    """The names of functions and classes that do something; notes and refusals only speak."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and ast.unparse(node.body[-1]) != "...":
            yield node.name


@pytest.mark.parametrize("file", sorted(DUDO.rglob("*.py")), ids=lambda file: file.name)
def test_no_rule_of_dudo_is_left_out(file: Path) -> None:
    shown = "\n".join(block.body for block in BLOCKS if file_of(block) == file)
    assert [name for name in rules_of(file) if not re.search(rf"^(def|class) {name}\b", shown, re.MULTILINE)] == []


def test_every_decorator_of_a_game_is_on_the_page() -> None:
    """What can be declared to a game is a method that gives back what it was given."""
    text = PAGE.read_text("utf-8")
    declared = re.findall(
        r"^    def ([a-z]\w*)\(self, (?:function|section|noun|decision|\*verbs|skills|categories)\b(?!.*-> bool)",
        _source(),
        re.M,
    )
    assert len(declared) > 20
    assert [name for name in declared if not re.search(rf"game\.{name}\b", text)] == []


def _source() -> str:
    """`Game` and what it inherits."""
    return "".join(inspect.getsource(part) for part in Game.__mro__ if part is not object)


def test_every_file_of_the_folder_is_named() -> None:
    text = PAGE.read_text("utf-8")
    files = {file.name for file in DUDO.iterdir() if file.is_file()}
    assert [name for name in files if f"`{name}`" not in text] == []
