"""Why something is not possible: the reason and the section of the rules, for every reason a player can meet."""

from __future__ import annotations

import pytest

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.rules.bonus_markers import buy_bonus_marker, place_bonus_marker
from spielwerk.games.steamopolis.rules.costs import pay_cost
from spielwerk.games.steamopolis.rules.parasites import activate_parasites, place_parasites
from spielwerk.games.steamopolis.rules.pressure import boost_one_stone, raise_by, turn_stones
from spielwerk.games.steamopolis.rules.resources import gain_resources
from spielwerk.kernel import IllegalMove
from tests.games.steamopolis.staging import A, B, Town

MET: set[str] = set()


def refused(town: Town, key: str, name: str, section: str) -> None:
    """An option is not offered, for this reason; asking for it nevertheless says why."""
    assert key not in town.options
    assert town.reason(key) == (name, section)
    with pytest.raises(IllegalMove, match="not possible"):
        town.table.play(key)
    MET.add(name)


def test_actions() -> None:
    town = Town()
    town.stones(A, "l1_left")
    town.turn(A)
    refused(town, "steam", "no_stone_can_move", "4.3")
    refused(town, "set_destination", "no_stone_can_be_placed", "4.3")
    town.stones(A, "g1")
    town.turn(A)
    refused(town, "fly", "no_stone_on_board", "4.3")


def test_stones_that_cannot_move() -> None:
    town = Town()
    town.stones(A, "g9 g10 g1")
    town.carry_out(A, raise_by, 1)
    refused(town, "stone:g10", "no_free_field", "4.4")


def test_stones_that_cannot_be_placed() -> None:
    town = Town()
    town.stones(A, "g1 g3 g4")
    town.stones(B, "l1_left l1_right")
    town.turn(A)
    town.play("set_destination")
    refused(town, "stone:g1", "no_district_in_reach", "4.5")


def test_districts() -> None:
    town = Town()
    town.stones(A, "g3")
    town.stones(B, "g1 l1_left l1_right")
    town.turn(A)
    town.play("set_destination")
    refused(town, "place:l1_left", "district_occupied", "4.5")
    refused(town, "place:l3_left", "too_high", "4.5")
    refused(town, "descend", "nothing_free_below", "4.5")


def test_no_pipe_from_the_first_fields() -> None:
    town = Town()
    town.stones(A, "g1 g2")
    town.turn(A)
    town.play("set_destination", "stone:g2")
    refused(town, "descend", "no_pipe", "4.5")


def test_purchases() -> None:
    town = Town()
    town.sell("market_2", "m1_twin_press")
    town.stones(A, "l2_left")
    town.fly(A)
    refused(town, "buy:market_2:machine", "lacks_resource", "5.1")
    town.give(A, crystal=2)
    refused(town, "buy:market_2:machine", "nothing_to_scrap", "5.4")
    refused(town, "buy:market_2:banner", "last_stone", "5.5")


def test_an_empty_market() -> None:
    town = Town()
    town.empty("market_2")
    town.stones(A, "g1 l2_left")
    town.fly(A)
    refused(town, "buy:market_2:machine", "market_empty", "5.4")


def test_bonus_markers() -> None:
    town = Town()
    town.stones(A, "g1 l1_left")
    town.fly(A)
    refused(town, "buy_bonus", "no_marker_payable", "5.6")
    town.bonus_front("cog_row", 4)
    town.give(A, crystal=1)
    town.carry_out(A, buy_bonus_marker)
    refused(town, "marker:cog_row", "row_empty", "5.6")


def test_fields_for_markers() -> None:
    town = Town()
    town.base(A, "g3")
    town.carry_out(A, place_bonus_marker, 2)
    refused(town, "field:g3", "base_marker_there", "5.6")


def test_positions() -> None:
    town = Town()
    town.room(A, r1="capacity")
    town.sell("market_2", "m0_feed_pump")
    town.give(A, cog=2)
    town.stones(A, "g1 l2_left")
    town.fly(A, "buy:market_2:machine")
    refused(town, "position:r1", "position_occupied", "5.4")


def test_payments() -> None:
    town = Town()
    town.sponsors(A, "cog")
    town.gala(A, "cog")
    town.give(A, cog=1)
    town.carry_out(A, pay_cost, 2, 0)
    refused(town, "pay:none", "needs_discount", "5.1")


def test_resources_that_are_gone() -> None:
    town = Town()
    town.supply(cog=1, crystal=5)
    town.carry_out(A, gain_resources, 2)
    refused(town, "take:2:0", "supply_lacks", "5.1")


def test_arrows_and_boosts() -> None:
    town = Town()
    town.stones(A, "g2a g8")
    town.carry_out(A, turn_stones, 1)
    refused(town, "stone:g2", "shows_arrow", "5.1")
    town.stones(A, "g7 g8")
    town.carry_out(A, boost_one_stone, 5)
    town.play("stone:g7")
    refused(town, "amount:3", "moves_no_further", "5.1")


def test_other_districts() -> None:
    town = Town()
    town.stones(A, "l8_right l3_right")
    town.fly(A, "visit:l8_right", "district", "alternative:1")
    refused(town, "district:l3_right", "visited_in_this_turn", "5.1")
    town.s.visited[18] = 0
    refused(town, "district:l8_right", "uses_other_district_itself", "5.1")


def test_parasites() -> None:
    town = Town()
    town.room(B, r1="capacity", r2="capacity", r3="m1_velvet_salon", r4="capacity")
    town.parasite(A, B, "r1", "activation")
    town.parasite(A, B, "r2", "activation")
    town.carry_out(A, place_parasites, 2)
    town.play("dock")
    refused(town, "slot:p2:r1:activation", "tile_full", "5.7")
    town.play("slot:p2:r3:passive")
    refused(town, "parasite:p2:r3:passive", "parasite_handled", "5.7")
    town.s.activated = 1
    town.carry_out(A, activate_parasites, 3)
    refused(town, "parasite:p2:r1:activation", "parasite_handled", "5.7")


def test_no_other_slot_for_a_parasite() -> None:
    town = Town()
    town.room(B, r1="capacity", r2="capacity")
    town.parasite(A, B, "r1", "activation")
    town.parasite(A, B, "r2", "activation")
    town.s.player[A].parasite_host[2], town.s.player[A].parasite_spot[2] = -1, -1
    town.room(B, r3="m1_velvet_salon")
    town.carry_out(A, place_parasites, 1)
    assert "dock" in town.options
    town.s.player[B].room[2] = -1
    refused(town, "dock", "no_slot_for_parasite", "5.7")


def test_every_reason_is_met_here() -> None:
    for name, test in list(globals().items()):
        if name.startswith("test_") and name != "test_every_reason_is_met_here":
            test()
    assert set(game.refusals) == MET
