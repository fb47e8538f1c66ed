"""`python -m spielwerk.server.settings.page`: writes the tables of docs/hosts/settings.md from the settings."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from spielwerk.server.settings import Limits, Settings
from spielwerk.server.settings.sources import LIMITS, Setting, all_settings

PAGE = Path(__file__).parents[4] / "docs" / "hosts" / "settings.md"
FIRST = "## The server"
"""What stands above this heading is written by hand."""
HEAD = "| setting | environment | usual | what it is |\n|---|---|---|---|"


def page(before: str) -> str:
    """The page anew: what was written by hand, and the tables."""
    limits = [_row(setting) for setting in all_settings().values() if "." in setting.name]
    others = [_row(setting) for setting in all_settings().values() if "." not in setting.name]
    above = before.partition(FIRST)[0]
    parts = [f"{above}{FIRST}\n", HEAD, *others, "\n## Limits\n", f"{Limits.__doc__}\n", HEAD, *limits]
    return "\n".join(parts) + "\n"


def _row(setting: Setting) -> str:
    of, name = (Limits, setting.name.removeprefix(f"{LIMITS}.")) if "." in setting.name else (Settings, setting.name)
    cells = f"`{setting.name}`", f"`{setting.variable}`", _usual(setting.name, getattr(of(), name)), sentences(of)[name]
    return f"| {' | '.join(cells)} |"


def _usual(name: str, value: Any) -> str:
    """A usual value as it is written; places that depend on the machine are told in the sentence."""
    if value is None or value == () or name in ("database", "static"):
        return "–"
    return f"`{str(value).lower() if isinstance(value, bool) else value}`"


def sentences(of: type) -> dict[str, str]:
    """What the source says below each field."""
    body = ast.parse(inspect.getsource(of)).body[0]
    assert isinstance(body, ast.ClassDef)
    return dict(_described(body.body))


def _described(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for field, below in pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield ast.unparse(field.target), str(below.value.value)


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text("utf-8")), "utf-8")
