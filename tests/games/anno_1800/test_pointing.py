"""Ways to what is pointed at, told with how it is paid."""

from __future__ import annotations

import spielwerk
from spielwerk.kernel.ways import Prospect

game = spielwerk.game("anno_1800")


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
