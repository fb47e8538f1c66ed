"""Steps on the gauge (5.3 to 5.8): base pressure, boosting, arrows, field 8, stones without room."""

from __future__ import annotations

from tests.games.steamopolis.printed import VALUES
from tests.games.steamopolis.staging import A, Town


def test_values_of_the_gauge() -> None:
    for field, value in VALUES.items():
        town = Town()
        town.stones(A, field)
        assert town.table.view()["airships"][A]["values"] == {field: value}


def test_occupied_fields_are_jumped() -> None:
    town = Town()
    town.markers(A, "g3")
    town.stones(A, "g2 g4 g5")
    town.effect(A, "raise_pressure", 1)
    town.play("stone:g2")
    assert town.gauge(A) == "g4 g5 g6"


def test_an_effect_may_be_declined_only_before_its_first_step() -> None:
    town = Town()
    town.stones(A, "g1 g2")
    town.effect(A, "raise_pressure", 2)
    assert "decline" in town.options
    town.play("stone:g1")
    assert town.options == {"stone:g2", "stone:g3"}


def test_base_pressure_pushes_a_stone_on() -> None:
    town = Town()
    town.stones(A, "g1 g2")
    town.effect(A, "base_pressure")
    town.play("yes")
    assert (town.s.player[A].base, town.gauge(A)) == (1, "g2 g3")


def test_base_pressure_sends_a_marker_to_the_box() -> None:
    town = Town()
    town.base(A, "g4")
    town.markers(A, "g5")
    town.stones(A, "g6")
    town.effect(A, "base_pressure")
    town.play("yes")
    assert (town.s.player[A].base, town.marker_fields(A)) == (5, "")


def test_base_pressure_costs_a_stone_that_cannot_move() -> None:
    town = Town()
    town.base(A, "g5")
    town.markers(A, "g7")
    town.stones(A, "g6 g8 g9 g10")
    town.effect(A, "base_pressure")
    assert town.options == {"yes", "no", "discard_marker:g7"}
    town.play("yes")
    assert (town.gauge(A), town.s.player[A].supply) == ("g8 g9 g10", 2)


def test_base_pressure_with_room_made_for_the_stone() -> None:
    town = Town()
    town.base(A, "g5")
    town.markers(A, "g7")
    town.stones(A, "g6 g8 g9 g10")
    town.effect(A, "base_pressure")
    town.play("discard_marker:g7", "yes")
    assert town.gauge(A) == "g7 g8 g9 g10"


def test_base_pressure_ends_at_value_4() -> None:
    town = Town()
    town.base(A, "g6")
    town.stones(A, "g7")
    town.effect(A, "base_pressure")
    assert town.kind == "choose_action"


def test_stones_taken_back_lie_right_of_the_base_marker() -> None:
    town = Town()
    town.base(A, "g4")
    town.stones(A, "l1_left g5")
    town.fly(A)
    assert town.gauge(A) == "g5 g6"


def test_boosting_one_stone() -> None:
    town = Town()
    town.stones(A, "g1 g2 g9")
    town.effect(A, "boost_one_stone", 5)
    town.play("stone:g2")
    assert town.options == {f"amount:{n}" for n in range(1, 6)}
    town.play("amount:5")
    assert town.gauge(A) == "g1 g7 g9"


def test_a_boost_ends_at_the_last_field() -> None:
    town = Town()
    town.stones(A, "g7 g9")
    town.effect(A, "boost_one_stone", 5)
    town.play("stone:g7")
    assert town.options == {"amount:1", "amount:2"}
    town.play("amount:2")
    assert town.gauge(A) == "g9 g10"


def test_room_for_a_boost() -> None:
    town = Town()
    town.markers(A, "g7")
    town.stones(A, "g6 g8 g9 g10")
    town.effect(A, "boost_one_stone", 5)
    assert town.options == {"discard_marker:g7", "decline"}
    town.play("discard_marker:g7", "stone:g6")
    assert town.gauge(A) == "g7 g8 g9 g10", "one move is all there is"


def test_arrows_on_gauge_and_board() -> None:
    town = Town()
    town.stones(A, "g1 g2a l3_left")
    town.effect(A, "arrow", 3)
    assert town.options == {"stone:g1", "stone:l3_left", "decline"}
    town.play("stone:l3_left")
    assert town.board(A) == {"l3_left": True}
    town.play("stone:g1")
    assert town.kind != "turn_arrow_stone", "no stone without arrow is left"


def test_no_stone_to_send_to_field_8() -> None:
    town = Town()
    town.effect(A, "stone_to_8")
    assert town.kind == "choose_action"


def test_arrow_stones_on_the_board_do_not_move() -> None:
    town = Town()
    town.stones(A, "g1 l3_left_a")
    town.turn(A)
    assert (town.gauge(A), town.board(A)) == ("g1", {"l3_left": True})


def test_room_for_an_arrow_stone() -> None:
    town = Town()
    town.markers(A, "g7")
    town.stones(A, "g6a g8 g9 g10 l1_left")
    town.turn(A)
    assert town.kind == "move_arrow_stone" and town.options == {"discard_marker:g7", "stop"}
    town.play("stop")
    assert town.gauge(A) == "g6a g8 g9 g10"


def test_a_gained_stone_without_room_stays_in_the_supply() -> None:
    town = Town()
    town.base(A, "g6")
    town.stones(A, "g7 g8 g9 g10")
    town.effect(A, "gain_stone")
    assert town.s.player[A].supply == 1


def test_a_gained_stone_may_cost_one_of_several_markers() -> None:
    town = Town()
    town.base(A, "g4")
    town.markers(A, "g5 g6")
    town.stones(A, "g7 g8 g9 g10")
    town.effect(A, "gain_stone")
    assert town.kind == "discard_bonus_marker" and town.options == {"discard_marker:g5", "discard_marker:g6"}
    town.play("discard_marker:g6")
    assert (town.gauge(A), town.marker_fields(A)) == ("g6 g7 g8 g9 g10", "g5")


def test_a_current_stone_is_followed_when_pressure_moves_it() -> None:
    town = Town()
    town.stones(A, "l1_right g2")
    town.fly(A, "district", "take:1:0", "stone:g1", "stone:g3")
    assert town.gauge(A) == "g2 g4"
