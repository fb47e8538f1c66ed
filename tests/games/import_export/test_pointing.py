"""Ways to what is pointed at: several containers of a delivery go to one place by one answer."""

from __future__ import annotations

import random
from collections.abc import Iterator

import spielwerk
from spielwerk.kernel import Table
from spielwerk.kernel.ways import Prospect

game = spielwerk.game("import_export")
KEYS_OF_ONE = 2
"""A container, and where it goes."""


def deliveries(count: int) -> Iterator[Table]:
    """Positions of random games in which somebody may take one of several containers and has put none anywhere."""
    for seed in range(count):
        dice, table = random.Random(seed), game.table(3, seed)
        while not table.over and len(table.moves) < 150:
            if table.decision is not None and table.decision.name == "deliver_take" and len(table.options()) > 3:
                yield table
            table.play(dice.choice(table.options()))


def test_two_containers_go_to_one_place_by_one_way() -> None:
    played = 0
    for table in deliveries(30):
        before = bytes(table.state)
        ways = Prospect.at(table).about(["place:goods"], "en").ways
        both = {tuple(step.key for step in way.steps): way for way in ways if len(way.steps) > KEYS_OF_ONE}
        assert len({frozenset(keys) for keys in both}) == len(both), "the same containers are told once"
        for keys, way in both.items():
            assert set(keys[1::KEYS_OF_ONE]) == {"place:goods"}
            assert {change.name: change.by for change in way.consequence.changes}["goods"] == len(keys) / KEYS_OF_ONE
            table.state.load(before)
            for key in keys:
                table.play(key)
            played += 1
        table.state.load(before)
    assert played, "no delivery took two containers"
