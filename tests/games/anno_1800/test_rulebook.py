"""The examples of the rules are positions that a game can have, and the one about scoring adds up as it says."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from spielwerk.kernel.examples import stage
from tests.games.anno_1800.test_invariants import check_all

SECTIONS = game.rulebook("en").sections
EXAMPLES = [
    pytest.param(example, id=f"{section.number}-{number}")
    for section in SECTIONS
    for number, example in enumerate(section.examples, 1)
]


@pytest.mark.parametrize("example", EXAMPLES)
def test_nothing_is_missing_or_there_twice_in_an_example(example: dict[str, object]) -> None:
    check_all(stage(game, example).state)


def test_the_scoring_example_adds_up_as_its_text_says() -> None:
    scoring = game.rulebook("en").section_about("scoring")
    assert scoring is not None
    table = stage(game, scoring.examples[0])
    seat = table.seat
    table.play("festival")
    assert table.over
    points = {category: entries[seat] for category, entries in table.ledger().items()}
    assert points == {
        "population_cards": 21 + 16 + 15,
        "expeditions": 5 + 1 + 1,
        "gold": 3,
        "fireworks": 7,
        "objectives": 10 + 2 + 6 + 2,
    }
    for lang in ("de", "en"):
        told = game.rulebook(lang).section_about("scoring")
        assert told is not None and str(sum(points.values())) in told.html
