"""The pages that people read, and the blocks of code in them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "examples/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

NOT_RUN = "# not run: "
"""The first line of a block that can't run says so, and why, to everybody who reads it."""

_FENCE = re.compile(
    r"^(?P<indent> *)```(?P<language>[^\n]*)\n(?P<body>.*?)^(?P=indent)```\s*$", re.DOTALL | re.MULTILINE
)


class Block(NamedTuple):
    """A block of code on a page."""

    page: Path
    line: int
    language: str
    body: str

    @property
    def is_run(self) -> bool:
        return not self.body.startswith(NOT_RUN)


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, *languages: str) -> list[Block]:
    """The blocks of a page in some languages ("" for those without one)."""
    text = page.read_text("utf-8")
    found = [
        Block(page, text.count("\n", 0, match.start()) + 2, match["language"].strip(), match["body"])
        for match in _FENCE.finditer(text)
    ]
    return [block for block in found if block.language in languages]
