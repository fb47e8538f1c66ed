"""Why something is not possible: the reason and the section of the rules, for every reason a player can meet."""

from __future__ import annotations

import pytest

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.catalogue import SOURCES
from spielwerk.games.steamopolis.rules.answers import others_place
from spielwerk.games.steamopolis.rules.bonus_markers import buy_bonus_marker, place_bonus_marker
from spielwerk.games.steamopolis.rules.costs import pay_cost
from spielwerk.kernel import IllegalMove
from tests.games.steamopolis.staging import A, B, C, Town

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
    refused(town, "steam", "gauge_empty", "4.3")
    refused(town, "set_destination", "gauge_empty", "4.3")
    town.stones(A, "g10")
    town.turn(A)
    refused(town, "steam", "no_stone_can_move", "4.3")
    town.stones(A, "g1 l2_left")
    town.stones(B, "l1_left l1_right")
    town.turn(A)
    refused(town, "set_destination", "no_stone_can_be_placed", "4.3")
    town.stones(A, "g1")
    town.turn(A)
    refused(town, "fly", "no_stone_on_board", "4.3")


def test_stones_that_cannot_move() -> None:
    town = Town()
    town.stones(A, "g9 g10 g1")
    town.effect(A, "raise_pressure", 1)
    refused(town, "stone:g10", "no_free_field", "5.2")


def test_stones_that_are_not_at_hand() -> None:
    town = Town()
    town.stones(A, "g1a g3 g4a l1_left")
    town.turn(A)
    refused(town, "stone:l1_left", "not_on_gauge", "5.3")
    refused(town, "stone:g3", "shows_no_arrow", "4.2")
    refused(town, "stop", "must_move", "5.3")
    town.play("stone:g1")
    assert town.kind == "choose_action", "the other arrow stone had only one way to go"
    town.stones(A, "g1a g4a g6a")
    town.turn(A)
    town.play("stone:g1")
    refused(town, "stone:g2", "moved_in_this_turn", "4.2")


def test_pressure_has_to_be_raised() -> None:
    town = Town()
    town.stones(A, "g1 g5")
    town.turn(A)
    town.play("steam")
    refused(town, "decline", "must_move", "5.3")
    refused(town, "stop", "must_move", "5.3")


def test_a_marker_that_bars_no_way() -> None:
    town = Town()
    town.stones(A, "g1 g5")
    town.markers(A, "g3 g6")
    town.effect(A, "raise_pressure", 1)
    refused(town, "discard_marker:g3", "not_in_the_way", "5.5")


def test_stones_that_cannot_be_placed() -> None:
    town = Town()
    town.stones(A, "g1 g3 g4")
    town.stones(B, "l1_left l1_right")
    town.turn(A)
    town.play("set_destination")
    refused(town, "stone:g1", "no_district_in_reach", "6.1")


def test_districts() -> None:
    town = Town()
    town.stones(A, "g3")
    town.stones(B, "g1 l1_left l1_right")
    town.turn(A)
    town.play("set_destination")
    refused(town, "place:l1_left", "district_occupied", "6.1")
    assert "Player 2" in town.table.refusals("en")["place:l1_left"]
    refused(town, "place:l3_left", "too_high", "6.1")
    refused(town, "descend", "nothing_free_below", "6.2")


def test_whose_stone_is_in_the_way() -> None:
    town = Town(seats=1)
    town.stones(A, "g3 l2_left")
    town.s.shadow[0] = town.s.stones_at[0] = 1
    town.turn(A)
    town.play("set_destination")
    refused(town, "place:l2_left", "own_stone_there", "6.1")
    refused(town, "place:l1_left", "shadow_there", "12.3")


def test_no_pipe_from_the_first_fields() -> None:
    town = Town()
    town.stones(A, "g1 g2")
    town.turn(A)
    town.play("set_destination", "stone:g2")
    refused(town, "descend", "no_pipe", "6.2")


def test_purchases() -> None:
    town = Town()
    town.sell("market_2", "m1_twin_press")
    town.stones(A, "l2_left")
    town.fly(A)
    refused(town, "buy:market_2:machine", "lacks_resources", "8.6")
    assert "2 crystals" in town.table.refusals("en")["buy:market_2:machine"]
    town.give(A, crystal=2)
    refused(town, "buy:market_2:machine", "nothing_to_scrap", "8.2")
    refused(town, "buy:market_2:banner", "last_stone", "8.3")


def test_all_that_is_missing_is_named() -> None:
    town = Town()
    town.sell("market_6", "m3_brass_band")
    town.stones(A, "g1 l6_left")
    town.give(A, crystal=2)
    town.fly(A)
    assert "1 cog and 2 crystals" in town.table.refusals("en")["buy:market_6:machine"]


def test_no_stone_on_the_gauge_to_give() -> None:
    town = Town()
    town.sell("market_2", "m0_feed_pump")
    town.give(A, cog=2)
    town.base(A, "g6")
    town.stones(A, "l2_left l1_left")
    town.fly(A, "visit:l2_left")
    town.s.player[A].gauge[7] = -1  # as if another cost had taken it
    refused(town, "buy:market_2:banner", "last_stone", "8.3")
    town.stones(A, "l1_left l1_right")
    refused(town, "buy:market_2:banner", "none_on_gauge", "8.3")


def test_an_empty_market() -> None:
    town = Town()
    town.empty("market_2")
    town.stones(A, "g1 l2_left")
    town.fly(A)
    refused(town, "buy:market_2:machine", "market_empty", "8.4")


def test_bonus_markers() -> None:
    town = Town()
    town.stones(A, "g1 l1_left")
    town.fly(A)
    refused(town, "buy_bonus", "no_marker_payable", "8.5")
    town.bonus_front("cog_row", 4)
    town.bonus_front("crystal_row", 4)
    refused(town, "buy_bonus", "no_marker_left", "8.5")
    town.bonus_front("crystal_row", 0)
    town.bonus_front("cog_row", 4)
    town.give(A, crystal=1)
    town.carry_out(A, buy_bonus_marker)
    refused(town, "marker:cog_row", "row_empty", "8.5")


def test_fields_for_markers() -> None:
    town = Town()
    town.base(A, "g3")
    town.carry_out(A, place_bonus_marker, 2)
    refused(town, "field:g3", "base_marker_there", "15.6")


def test_positions() -> None:
    town = Town()
    town.room(A, r1="capacity")
    town.sell("market_2", "m0_feed_pump")
    town.give(A, cog=2)
    town.stones(A, "g1 l2_left")
    town.fly(A, "buy:market_2:machine")
    refused(town, "position:r1", "position_occupied", "8.2")


def test_nothing_to_scrap_there() -> None:
    town = Town()
    town.room(A, r1="capacity", r2="capacity")
    town.sell("market_2", "m1_twin_press")
    town.give(A, crystal=2)
    town.stones(A, "g1 l2_left")
    town.fly(A, "buy:market_2:machine")
    refused(town, "scrap:r3", "position_empty", "8.2")


def test_payments() -> None:
    town = Town()
    town.sponsors(A, "cog")
    town.gala(A, "cog")
    town.give(A, cog=1)
    town.carry_out(A, pay_cost, 2, 0, SOURCES.number("l2_left"))
    refused(town, "pay:none", "rest_too_high", "8.6")
    town.give(A, crystal=1)
    town.carry_out(A, pay_cost, 0, 1, SOURCES.number("l2_left"))
    assert town.kind == "choose_action", "nothing but the crystal could pay"
    town.give(A, cog=3, crystal=2)
    town.s.player[A].sponsor[1] = 1
    town.carry_out(A, pay_cost, 1, 1, SOURCES.number("l2_left"))
    town.s.player[A].sponsor_used[1] = 1
    refused(town, "pay:sponsor_crystal", "sponsor_used_up", "8.6")
    town.s.player[A].gala = 1
    town.carry_out(A, pay_cost, 2, 0, SOURCES.number("l2_left"))
    refused(town, "pay:gala", "nothing_to_reduce", "8.6")


def test_sponsors_and_galas() -> None:
    town = Town()
    town.sponsors(A, "cog")
    town.effect(A, "flip_sponsor")
    refused(town, "flip:crystal", "no_sponsor_shows", "9.4")
    town.effect(A, "gain_gala")
    town.s.galas[0] = 0
    refused(town, "cog", "no_gala_for", "9.5")


def test_contents_of_the_storage() -> None:
    town = Town()
    town.give(A, cog=3, crystal=1)
    town.stones(A, "g1 l1_left")
    town.fly(A, "skip")
    refused(town, "keep:0:3", "only_so_many", "7.5")


def test_resources_that_are_gone() -> None:
    town = Town()
    town.supply(cog=1, crystal=5)
    town.effect(A, "gain_resource", 2)
    refused(town, "take:2:0", "supply_lacks", "1.3")


def test_arrows_and_boosts() -> None:
    town = Town()
    town.stones(A, "g2a g8")
    town.effect(A, "arrow", 1)
    refused(town, "stone:g2", "shows_arrow", "5.7")
    town.stones(A, "g7 g8")
    town.effect(A, "boost_one_stone", 5)
    town.play("stone:g7")
    refused(town, "amount:3", "moves_no_further", "5.8")


def test_other_districts() -> None:
    town = Town()
    town.stones(A, "l8_right l3_right")
    town.fly(A, "visit:l8_right", "district", "alternative:1")
    refused(town, "district:l3_right", "was_a_stop", "9.8")
    town.s.visited[0] = 2
    refused(town, "district:l1_left", "used_already", "9.8")
    town.s.visited[18] = 0
    refused(town, "district:l8_right", "uses_other_district_itself", "9.8")


def test_parasites() -> None:
    town = Town()
    town.room(B, r1="capacity", r2="capacity", r3="m1_velvet_salon", r4="capacity", r5="capacity")
    town.parasite(A, B, "r1", "activation")
    town.parasite(A, B, "r2", "activation")
    town.effect(A, "place_parasite", 2)
    town.play("dock")
    refused(town, "slot:p2:r1:activation", "tile_full", "10.1")
    town.play("slot:p2:r3:passive")
    refused(town, "parasite:p2:r3:passive", "parasite_handled", "10.1")
    refused(town, "dock", "no_parasite_on_dock", "10.1")
    town.play("parasite:p2:r1:activation")
    refused(town, "slot:p2:r1:activation", "lies_there_already", "10.1")
    town.effect(A, "activate_parasite", 3)
    town.play("parasite:p2:r1:activation")
    while town.kind != "activate_parasite":
        town.play("decline")
    refused(town, "parasite:p2:r1:activation", "parasite_handled", "10.1")


def test_slots_that_are_not_open() -> None:
    town = Town()
    for p in (A, B, C):
        town.room(p, r1="capacity", r2="capacity")
    town.effect(A, "place_parasite", 1)
    town.play("dock")
    refused(town, "slot:p1:r1:activation", "own_machine", "10.1")
    town.carry_out(A, others_place, SOURCES.number("l2_left"))
    assert (town.kind, town.seat) == ("answer_place_parasite", B)
    refused(town, "slot:p3:r1:activation", "other_machines", "10.2")
    refused(town, "slot:p2:r1:activation", "own_machine", "10.1")


def test_no_other_slot_for_a_parasite() -> None:
    town = Town()
    town.room(B, r1="capacity", r2="capacity")
    town.parasite(A, B, "r1", "activation")
    town.parasite(A, B, "r2", "activation")
    town.s.player[A].parasite_host[2], town.s.player[A].parasite_spot[2] = -1, -1
    town.room(B, r3="m1_velvet_salon")
    town.effect(A, "place_parasite", 1)
    assert "dock" in town.options
    town.s.player[B].room[2] = -1
    refused(town, "dock", "no_slot_for_parasite", "10.1")


def test_every_reason_is_met_here() -> None:
    for name, test in list(globals().items()):
        if name.startswith("test_") and name != "test_every_reason_is_met_here":
            test()
    assert set(game.refusals) == MET
