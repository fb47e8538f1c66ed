"""What the board answers: pressed too early, an airship tells the way to the shipyard, or what is lacking."""

from __future__ import annotations

import spielwerk
from spielwerk.kernel import Table
from spielwerk.kernel.consequences import Consequence, Foresight
from spielwerk.kernel.examples import write
from spielwerk.kernel.ways import Prospect

game = spielwerk.game("airship_city")


def near_a_shipyard() -> Table:
    """A first turn in which one worker can reach a shipyard."""
    table = game.table(3, 2)
    assert table.options()[0].startswith(("move:", "shift:"))
    return table


def by_name(consequence: Consequence) -> dict[str, int | None]:
    return {change.name: change.by for change in consequence.changes}


def test_the_way_to_an_airship_leads_over_the_shipyard() -> None:
    table = near_a_shipyard()
    (way,) = Prospect.at(table).about(["airship:tourist"], "en").ways
    assert [step.key for step in way.steps] == ["move:harbour_1", "to:shipyard_2", "build:tourist"]
    price = table.view(table.seat)["prices"][table.seat]["airship"]["tourist"]
    told = by_name(way.consequence)
    assert {name: by for name, by in told.items() if name.startswith("resource:")} == {
        f"resource:{resource}": -amount for resource, amount in price.items() if amount
    }
    assert told["points"] == 1, "a tourist airship can only be donated, for 1 VP"


def test_the_way_to_a_place_leads_on_to_its_only_action() -> None:
    ways = Prospect.at(near_a_shipyard()).about(["tile:forest_1"], "en").ways
    assert ways and all([step.key for step in way.steps][-2:] == ["to:forest_1", "gather"] for way in ways)


def test_what_is_lacking_is_told_with_the_rule() -> None:
    table = near_a_shipyard()
    lacking = Prospect.at(table).about(["airship:luxury"], "en").lacking
    assert lacking is not None
    assert [step.key for step in lacking.steps] == ["move:harbour_1", "to:shipyard_2"]
    (reason,) = lacking.reasons
    assert reason.name == "needs_lower_ship" and reason.section


def test_what_can_be_chosen_now_is_told_first() -> None:
    about = Prospect.at(near_a_shipyard()).about(["tile:harbour_1"], "en")
    assert about.now == ("move:harbour_1",) and not about.ways


def test_what_is_refused_now_is_told_before_anything_is_done() -> None:
    """Pressing the place where the worker stands does not send it off to build a ship, be that the only way back."""
    table = game.table(3, 24)
    table.play("move:harbour_1")
    about = Prospect.at(table).about(["tile:harbour_1"], "en")
    (way,) = about.ways
    assert [step.key for step in way.steps] == ["to:shipyard_1", "build:tourist", "move:harbour_1"]
    assert not way.consequence.open and about.refused and not about.goes_at_once


def test_gathering_with_full_stores_warns() -> None:
    """Nothing comes of it where there is no room, and somebody is told before (only where nothing at all comes)."""
    table = near_a_shipyard()
    for key in ("move:harbour_1", "to:forest_1"):
        if key not in table.options():
            key = next(option for option in table.options() if option.startswith("to:") and _gathers(table, option))
        table.play(key)
    foresight = Foresight.at(table)
    gather, skip = game.option("gather") or 0, game.option("skip") or 0
    assert by_name(foresight.of(gather)) and not foresight.warning(gather, "en")
    for resource, room in table.view(table.seat)["capacity"][table.seat].items():
        write(game, table.state, f"player.{table.seat}.stock.{resource}", room)
    full = Foresight.at(table)
    assert full.warning(gather, "en") == "Nothing comes of this."
    assert full.warning(skip, "en") == "", "who skips means to do nothing"


def _gathers(table: Table, option: str) -> bool:
    tried = game.table(3, 2)
    tried.state.load(bytes(table.state))
    tried.play(option)
    return "gather" in tried.options()
