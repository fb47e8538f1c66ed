"""`tools/lines.py`: every file of a game has one role."""

from __future__ import annotations

import pytest
from tools.lines import role

FILES = {
    "src/spielwerk/games/dudo/rules/bidding.py": "rules",
    "src/spielwerk/games/dudo/table.py": "table and words",
    "src/spielwerk/games/dudo/state.py": "state, data and the rest",
    "src/spielwerk/games/dudo/evaluation.py": "evaluation",
    "src/spielwerk/games/dudo/data.toml": "data",
    "src/spielwerk/games/dudo/rules.en.md": "texts",
    "web/src/games/dudo/generated.ts": "generated types",
    "web/src/games/dudo/players/Cup.svelte": "board",
    "tests/games/dudo/test_scenarios.py": "tests",
    "src/spielwerk/games/other/rules/bidding.py": None,
    "src/spielwerk/kernel/table.py": None,
}


@pytest.mark.parametrize("path", FILES)
def test_a_file_counts_for_one_role_of_its_game(path: str) -> None:
    assert role(path, "dudo") == FILES[path]
