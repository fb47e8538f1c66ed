"""Ways to what is pointed at, told with how it is paid."""

from __future__ import annotations

import spielwerk
from spielwerk.kernel.ways import Prospect

game = spielwerk.game("anno_1800")


OVER_A_STRUCTURE = ["explore_new_world", "recruit", "recruit:farmer", "trade:2", "done", "explore_new_world"]
"""Moves after which one industry alone can be built over another one."""


def test_a_way_that_builds_over_a_structure_warns_and_is_not_gone_at_once() -> None:
    table = game.table(3, 3)
    for key in OVER_A_STRUCTURE:
        table.play(key)
    about = Prospect.at(table).about(["field:home:r3c1"], "en")
    (way,) = about.ways
    assert [step.key for step in way.steps] == ["expand", "industry:coffee_roastery", "field:home:r3c1"]
    assert [bool(step.warning) for step in way.steps] == [False, False, True]
    assert not about.goes_at_once


def test_the_way_to_an_industry_tells_how_it_is_paid() -> None:
    table = game.table(2, 5)
    ways = Prospect.at(table).about(["industry:bakery"], "en").ways
    assert ways
    for way in ways:
        table = game.table(2, 5)
        keys = [step.key for step in way.steps]
        assert keys[:2] == ["expand", "industry:bakery"] and len(keys) > 2
        for key in keys:
            table.play(key)
        assert table.decision is not None and table.decision.name not in game.payments
