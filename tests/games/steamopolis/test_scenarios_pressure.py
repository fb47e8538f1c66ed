"""Worked examples of the spec (8): pressure, destinations, descending, arrow stones, making room."""

from __future__ import annotations

from tests.games.steamopolis.staging import A, B, Town


def long_example() -> Town:
    """Solo, normal difficulty, character 13 set up: start machine at r1, capacity tile at r2."""
    town = Town(seats=1)
    town.score(A, 4)
    town.stones(A, "g1a g2 g3")
    town.room(A, r1="start_machine_back", r2="capacity")
    return town


def test_s1_first_turn_of_the_long_example() -> None:
    town = long_example()
    town.turn()
    assert town.gauge(A) == "g2 g3 g4a"
    town.play("steam")
    assert town.vp(A) == 3
    town.play("stone:g2", "stone:g3", "stone:g4", "stone:g5")
    assert town.s.round_number == 2, "the turn is over"
    assert [move.decision for move in town.table.moves].count("raise_pressure") == 4
    assert town.gauge(A) == "g6 g8 g9a", "the arrow stone has moved from g7 at the start of the next turn"


def after_first_turn() -> Town:
    town = long_example()
    town.score(A, 3)
    town.stones(A, "g6 g7a g8")
    town.turn()
    return town


def test_s2_second_turn() -> None:
    town = after_first_turn()
    assert town.gauge(A) == "g6 g8 g9a"
    town.play("set_destination", "stone:g6", "descend", "descend")
    assert town.kind == "raise_pressure"
    assert town.options == {"stone:g8", "stone:g9", "decline"}
    town.play("stone:g8")
    town.play("descend", "place:l1_left")
    assert town.gauge(A) == "g9a g10"
    assert town.vp(A) == 3


def test_s3_third_turn() -> None:
    town = long_example()
    town.stones(A, "g9a g10 l1_left")
    town.turn()
    assert town.gauge(A) == "g9a g10", "no field is free to the right"
    town.play("set_destination", "stone:g10", "place:l8_left")
    assert set(town.board(A)) == {"l1_left", "l8_left"}
    assert town.gauge(A) == "g10a", "it moved at the start of the fourth turn"


def test_s4_boilers() -> None:
    town = Town()
    town.stones(A, "g1")
    town.room(A, r1="s3_twin_boiler", r7="capacity")
    town.turn()
    town.play("steam")
    assert town.gauge(A) == "g6", "2 + 3 steps; one stone needs no decision"


def test_s5_lost_pressure() -> None:
    town = Town()
    town.stones(A, "g4 g5 g6")
    town.room(A, r1="m2_turbo_boiler", r2="capacity")
    town.turn()
    town.play("steam", "stone:g4", "stone:g5", "stone:g6")
    assert town.kind == "raise_pressure" and town.options == {"stone:g7", "stone:g8", "stone:g9"}
    town.play("stone:g7")
    assert town.gauge(A) == "g8 g9 g10"
    assert (town.kind, town.seat) == ("choose_action", B)


def test_s6_where_a_stone_can_go() -> None:
    town = Town()
    town.stones(A, "g6 l1_left l2_right")
    town.stones(B, "g1 l3_left l4_left l4_right")
    town.turn()
    town.play("set_destination")
    assert town.kind == "route_stone"
    assert town.options == {"place:l1_right", "place:l2_left", "place:l3_right", "descend"}


def test_s7_no_descent() -> None:
    town = Town()
    town.stones(A, "g3")
    town.stones(B, "g1 l1_left l1_right")
    town.turn()
    town.play("set_destination")
    assert town.options == {"place:l2_left", "place:l2_right"}


def test_s7_descent_with_a_free_district_below() -> None:
    town = Town()
    town.stones(A, "g3")
    town.stones(B, "g1 l1_left")
    town.turn()
    town.play("set_destination")
    assert town.options == {"place:l1_right", "place:l2_left", "place:l2_right", "descend"}


def test_s7_no_descent_from_the_first_fields() -> None:
    for field in ("g1", "g2"):
        town = Town()
        town.stones(A, field)
        town.turn()
        town.play("set_destination")
        assert town.options == {"place:l1_left", "place:l1_right"}


def test_s8_a_machine_on_the_way() -> None:
    town = Town()
    town.stones(A, "g6")
    town.room(A, r2="m0_crystal_press")
    town.turn()
    town.play("set_destination", "descend", "descend")
    assert town.stock(A) == (0, 1)
    below = {f"place:l{level}_{side}" for level in (1, 2) for side in ("left", "right")}
    assert town.options == {*below, "descend"}


def test_s9_taking_back() -> None:
    town = Town()
    town.markers(A, "g3")
    town.stones(A, "g1 g2 l1_left l2_left")
    town.fly(A, "visit:l1_left")
    assert town.gauge(A) == "g1 g2 g4"
    town.play("skip", "skip")
    assert town.gauge(A) == "g1 g2 g4 g5"


def test_t2_order_of_arrow_stones() -> None:
    for first, then in (("g2", "g4a g5a"), ("g3", "g3a g4a")):
        town = Town()
        town.stones(A, "g2a g3a")
        town.turn()
        assert town.kind == "move_arrow_stone"
        town.play(f"stone:{first}")
        assert town.gauge(A) == then


def test_t17_making_room_in_an_effect() -> None:
    town = Town()
    town.markers(A, "g7")
    town.stones(A, "g6 g8 g9 g10 l1_left")
    town.room(A, r1="capacity")
    town.effect(A, "raise_pressure", 1)
    assert town.options == {"discard_marker:g7", "decline"}
    town.play("discard_marker:g7")
    assert town.options == {"stone:g6", "decline"}
    town.play("stone:g6")
    assert town.gauge(A) == "g7 g8 g9 g10"


def test_t17_making_room_with_steam() -> None:
    town = Town()
    town.markers(A, "g7")
    town.stones(A, "g6 g8 g9 g10 l1_left")
    town.turn()
    assert "steam" in town.options
    town.play("steam")
    assert town.options == {"discard_marker:g7", "stop"}
    town.play("stop")
    assert (town.gauge(A), town.marker_fields(A)) == ("g6 g8 g9 g10", "g7")


def test_t18_forced_flight() -> None:
    town = Town()
    town.stones(A, "l1_left l3_left")
    town.turn()
    assert town.kind == "choose_action" and town.options == {"fly"}
