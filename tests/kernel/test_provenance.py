"""Where numbers come from: marks of tables, rows, single entries and parts of them."""

from __future__ import annotations

import tomllib

import spielwerk
from spielwerk.kernel.provenance import entries, reconstructed_entries

DATA = """
[rules]
rounds = 4
rounds_source = "reconstructed"
hands = 5

[[ships]]
id = "brig"
name_en = "Brig"
cost = { wood = 1, iron = 2 }
cost_source = { wood = "rulebook", iron = "reconstructed" }
points = 3
source = "rulebook"

[[cards]]
id = "salt"
rank = 2
source = "reconstructed"
"""


def test_the_nearest_mark_counts() -> None:
    marks = {entry.path: mark for entry, mark in entries(tomllib.loads(DATA))}
    assert marks == {
        "rules.rounds": "reconstructed",
        "rules.hands": "",
        "ships.brig.cost.wood": "rulebook",
        "ships.brig.cost.iron": "reconstructed",
        "ships.brig.points": "rulebook",
        "cards.salt.rank": "reconstructed",
    }


def test_dudo_has_one_number_that_nobody_plays_with_elsewhere() -> None:
    assert [entry.path for entry in reconstructed_entries(spielwerk.game("dudo").folder)] == ["rules.rounds_with_gains"]
