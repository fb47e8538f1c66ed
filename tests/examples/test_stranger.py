"""A stranger's path: an empty environment, the wheel with PettingZoo, and the programs of README as they stand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, blocks
from tests.packaging.built import done, empty_environment, outside

LEARNED = 60
"""Of a hundred games alone against two who do anything; whoever has learned nothing wins a third of them."""


@pytest.mark.slow
@pytest.mark.native
@pytest.mark.xdist_group("packages")
def test_a_stranger_gets_a_policy_that_has_learned(wheel: Path, tmp_path: Path) -> None:
    python, home = empty_environment(tmp_path / "empty"), tmp_path / "home"
    home.mkdir()
    done(python, "-m", "pip", "install", "-q", "--no-compile", f"{wheel}[pettingzoo]")
    (home / "readme.py").write_text("\n".join(block.body for block in blocks(ROOT / "README.md", "python")), "utf-8")
    alone = outside() | {"HOME": str(home), "SPIELWERK_CACHE": str(home / "cache")}
    said = done(python, "readme.py", cwd=home, env=alone)
    shares = [int(share) for share in re.findall(r"(\d+)% of \d+ games won alone", said)]
    assert len(shares) == 4 and shares[-1] > LEARNED, said
    assert re.search(r"\[-?\d+, -?\d+, -?\d+\]\n$", said), "the scores of a game at PettingZoo's table come last"
