"""Ways to what is pointed at, and what ends the turn after them."""

from __future__ import annotations

from spielwerk.kernel.ways import Prospect
from tests.games.dilluvia_project.staging import MARION, City


def test_the_end_of_the_turn_is_told_with_ways_after_which_nothing_has_to_be_chosen() -> None:
    city = City()
    city.tiles(MARION, converter=1)
    city.give(MARION, aeros=9, black=1)
    city.turn(MARION)
    ways = Prospect.at(city.table).about(["dark_workers:1"], "en").ways
    endings = {way.steps[0].key: way.ending and way.ending.key for way in ways}
    assert endings["place:brown"] == "end_turn", "the converter may be used, but has not to be"
    assert endings["place:land"] is None, "land is still to be bought"
