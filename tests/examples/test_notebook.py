"""The notebook for designers runs from top to bottom; here with few games, so that it is done soon."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.examples.test_examples import EXAMPLES

NOTEBOOK = json.loads((EXAMPLES / "designer.ipynb").read_text("utf-8"))
CODE = ["".join(cell["source"]) for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code"]


@pytest.mark.native
def test_it_runs_and_finds_a_difference(tmp_path: Path) -> None:
    space: dict[str, Any] = {}
    for code in CODE:
        exec(code.replace("10_000", "50"), space)
    printed, changed = space["summary"]["points"].tolist()
    assert printed != changed
    assert len(space["moves"]) == len(space["table"].moves)


def test_it_is_kept_without_results() -> None:
    assert all(not cell["outputs"] for cell in NOTEBOOK["cells"] if cell["cell_type"] == "code")
    assert CODE[0].count("10_000") == 1
