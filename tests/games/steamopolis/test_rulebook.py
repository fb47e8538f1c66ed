"""Examples of the rulebook that the spec does not number: the long example to its end, banners, rewards, storing."""

from __future__ import annotations

from spielwerk.games.steamopolis.state import IN_BOX
from tests.games.steamopolis.staging import A, B, C, Town
from tests.games.steamopolis.tally import tally, use_everything


def test_the_long_example_from_its_fourth_turn_on() -> None:
    town = Town(seats=1)
    town.score(A, 3)
    town.stones(A, "g9a l1_left l8_left")
    town.room(A, r1="start_machine_back", r2="capacity")
    town.give(A, cog=2, crystal=2)
    town.sell("market_6", "m0_crystal_press")
    town.sell("market_2", "m0_gear_lathe")
    town.sell("market_8", "m1_cloud_counter")
    town.passengers("passenger_6_2", banker=6, stoker=4)
    town.next_passenger_tile("passenger_8_2")

    town.turn()  # turn 4
    assert town.gauge(A) == "g10a"
    town.play("set_destination", "place:l6_left")
    assert town.options == {"fly"}  # turn 5
    town.play("fly")
    assert town.vp(A) == 2
    town.play("visit:l6_left")
    assert town.gauge(A) == "g1a"
    assert town.kind == "pick_up_passenger" and "level 8" in town.prompt, "the alternative target"
    town.play("yes", "buy:market_6:machine", "position:r3")
    assert (town.vp(A), town.stock(A), town.gauge(A)) == (3, (0, 2), "g1a")
    town.play("visit:l1_left", "district", "dock", "dock")
    assert town.at_stack() == 2
    assert town.gauge(A) == "g1a g2 g3", "the last stop needed no choice"
    town.play("district")
    assert town.level("banker") == 8 and town.vp(A) == 4
    town.play("decline", "stone:g1", "stone:g2")
    assert town.gauge(A) == "g3 g4a g5"
    town.play("stone:g3", "stone:g5")
    assert town.kind == "solo_use_removed_effect"
    assert (town.place_of("m0_gear_lathe"), town.place_of("m1_cloud_counter")) == (IN_BOX, IN_BOX)
    town.play("use:m1_cloud_counter:activation", "done")
    assert (town.stock(A), town.at_stack()) == ((0, 3), 1)
    assert town.kind == "move_arrow_stone"  # turn 6
    town.play("stone:g3", "stone:g4")  # the third needs no choice
    assert town.gauge(A) == "g6a g7a g8a", "4, 5 and 6, all with arrows"
    assert set(town.board(A)) == set()


def test_four_machines_and_an_orange_banner() -> None:
    town = Town()
    town.room(A, r1="start_machine_back", r2="capacity", r5="m0_crystal_press", r6="m1_twin_press")
    town.sell("market_3", "m0_guest_cabin")
    town.give(A, cog=2)
    town.stones(A, "g1 l3_left")
    town.fly(A, "buy:market_3:banner", "stone:g1")
    assert town.vp(A) == 4


def test_both_passengers_and_two_machines() -> None:
    town = Town()
    town.room(A, r1="m1_velvet_salon", r2="m0_guest_cabin")
    town.stones(A, "l7_left l6_left l2_right l3_left")
    town.fly(A, "visit:l2_right", "yes", "skip", "visit:l7_left", "yes", "skip", "visit:l6_left", "skip", "skip")
    use_everything(town, A)
    brought = tally(town, A, 0)
    assert (brought.points, brought.pressure) == (3, 6)
    assert any("1 step of pressure is lost" in line for line in town.table.log("en")), (
        "the seventh step finds no free field"
    )


def test_pressure_through_the_machines_and_storing() -> None:
    town = Town()
    town.room(
        A, r6="m0_gear_lathe", r5="s2_gear_mill", r4="m0_crystal_press", r3="m2_crystal_tribune", r2="s1_crystal_cooker"
    )
    town.stones(A, "g9 g1")
    town.give(A, crystal=1)
    town.turn(A)
    town.play("set_destination", "stone:g9", "descend", "descend", "descend", "descend", "yes", "descend")
    assert (town.stock(A), town.vp(A)) == ((2, 1), 2)
    town.play("place:l1_left")
    assert town.stock(A) == (2, 1), "three fixed places and three on machines hold everything"


def test_storing_when_there_is_no_room() -> None:
    town = Town()
    town.room(A, r2="m1_twin_press", r1="m1_viewing_gallery")
    town.stones(A, "g5 g1")
    town.give(A, crystal=2)
    town.turn(A)
    town.play("set_destination", "stone:g5", "descend", "descend", "place:l1_left")
    assert town.kind == "store_resources" and town.options == {"keep:0:3", "keep:1:2", "keep:2:1"}
    town.play("keep:2:1")
    assert town.stock(A) == (2, 1)


def test_a_statue_for_the_third_market_bought_empty() -> None:
    town = Town()
    town.empty("market_2", "market_3")
    town.sell("market_8", "m3_vote_press")
    town.room(A, r1="capacity")
    town.give(A, cog=1, crystal=4)
    town.stones(A, "g1 l8_left")
    town.fly(A, "buy:market_8:machine", "position:r1", "pass", "pass")
    assert town.vp(A) == 6 + 3 and town.s.end_triggered
    assert (town.kind, town.seat) == ("choose_action", B), "the round is completed first"


def test_black_and_red_share_the_first_stone_only() -> None:
    town = Town()
    town.room(C, r7="m1_cloud_counter")
    town.parasite(A, C, "r7", "passive")
    town.stones(C, "g1 l7_left l7_right")
    town.fly(C, "visit:l7_left", "skip", "skip")
    assert (town.vp(C), town.vp(A)) == (2, 1)
    assert town.parasites(A) == []
