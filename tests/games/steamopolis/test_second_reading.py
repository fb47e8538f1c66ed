"""What a second reading of the rulebook found: sentences that the first version of the rules had read too narrowly."""

from __future__ import annotations

import pytest

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.rules.bonus_markers import place_bonus_marker
from spielwerk.games.steamopolis.rules.turn import final_round
from spielwerk.kernel.decision import Note
from tests.games.steamopolis.staging import A, B, Town

# ---------------------------------------------------------------- a parasite goes home as soon as its slot is activated


@pytest.mark.parametrize("shaken", ["yes", "no"])
def test_the_broom_does_not_cancel_the_parasite_that_its_own_activation_triggers(shaken: str) -> None:
    town = Town()
    town.room(A, r2="capacity")
    town.parasite(B, A, "r1", "activation")
    town.parasite(B, A, "r2", "activation")
    town.descend(A, "m2_lightning_broom")
    assert town.parasites(B) == [(A, "r2", "activation")], "the one on the broom is home before the broom works"
    assert (town.kind, town.seat) == ("shake_off_all", A)
    town.play(shaken, "take:1:0")
    assert (town.kind, town.seat) == ("choose_resources", B), "its owner uses the effect in any case"
    town.play("take:0:1")
    assert (town.stock(A), town.stock(B)) == ((1, 0), (0, 1))
    assert town.parasites(B) == ([] if shaken == "yes" else [(A, "r2", "activation")])


def test_the_broom_alone_with_the_parasite_on_it_has_nothing_to_shake_off() -> None:
    town = Town()
    town.parasite(B, A, "r1", "activation")
    town.descend(A, "m2_lightning_broom")
    assert (town.kind, town.seat) == ("choose_resources", A)
    assert any("no enemy parasite is aboard" in line for line in town.table.log("en"))


# ---------------------------------------------------------------- any own stone can get an arrow


def test_the_stone_on_its_way_through_the_machines_can_get_the_arrow() -> None:
    town = Town()
    town.descend(A, "m1_ratchet_valve")
    assert town.kind == "turn_arrow_stone" and town.options == {"stone:g1", "stone:r1", "decline"}
    town.play("stone:r1", "place:l1_left")
    assert town.board(A) == {"l1_left": True} and town.gauge(A) == "g1"


def test_three_arrows_can_include_the_routed_stone() -> None:
    town = Town()
    town.stones(A, "g1 g3 l5_left")
    town.descend(A, "m3_arc_accumulator", "stone:g1", "stone:r1", "stone:l5_left")
    assert town.kind == "choose_resources", "no stone without an arrow is left"
    town.play("take:1:0", "decline", "place:l1_left")
    assert town.board(A) == {"l1_left": True, "l5_left": True}


def test_a_routed_arrow_stone_keeps_its_arrow_and_gets_no_second_one() -> None:
    town = Town()
    town.stones(A, "g3a")
    town.s.player[A].base = 3
    town.stones(A, "g4a g5")
    town.room(A, r1="m1_ratchet_valve")
    town.turn(A)
    town.play("set_destination", "stone:g6", "descend", "descend", "descend")
    assert town.kind == "turn_arrow_stone" and town.reason("stone:r1")[0] == "shows_arrow"


def test_the_parasite_of_another_turns_only_stones_of_its_owner() -> None:
    town = Town()
    town.parasite(B, A, "r1", "activation")
    town.descend(A, "m1_ratchet_valve", "decline")
    assert (town.kind, town.seat) == ("turn_arrow_stone", B)
    assert town.options == {"stone:g1", "decline"}


# ---------------------------------------------------------------- bonus markers can be laid down at any time


def test_before_the_action() -> None:
    town = Town()
    town.stones(A, "g1 l1_left")
    town.markers(A, "g3 g6")
    town.turn(A)
    assert {"discard_marker:g3", "discard_marker:g6"} < town.options
    town.play("discard_marker:g3")
    assert town.kind == "choose_action" and town.marker_fields(A) == "g6"


def test_at_a_stop_and_between_stops() -> None:
    town = Town()
    town.stones(A, "g1 g2 l1_left l2_left l3_left")
    town.markers(A, "g3 g5")
    town.fly(A)
    town.play("discard_marker:g3", "visit:l1_left")
    assert "g3" in town.gauge(A), "without the marker the stone lands on its field"
    town.play("discard_marker:g5")
    assert town.kind == "choose_stop_use" and town.marker_fields(A) == ""


def test_a_marker_that_a_stone_would_jump() -> None:
    town = Town()
    town.stones(A, "g5")
    town.markers(A, "g6")
    town.effect(A, "raise_pressure", 1)
    assert town.options == {"stone:g5", "discard_marker:g6", "decline"}
    town.play("discard_marker:g6", "stone:g5")
    assert town.gauge(A) == "g6"


def test_a_single_arrow_stone_asks_only_if_a_marker_lies_on_its_way() -> None:
    town = Town()
    town.stones(A, "g5a")
    town.markers(A, "g6")
    town.turn(A)
    assert town.kind == "move_arrow_stone" and town.options == {"stone:g5", "discard_marker:g6"}
    town = Town()
    town.stones(A, "g6a")
    town.markers(A, "g5")
    town.turn(A)
    assert town.kind == "choose_action" and town.gauge(A) == "g7a"


def test_before_a_boost_the_base_marker_and_a_new_marker() -> None:
    town = Town()
    town.stones(A, "g3")
    town.markers(A, "g5 g6")
    town.effect(A, "boost_one_stone", 5)
    assert {"discard_marker:g5", "discard_marker:g6"} < town.options
    town.effect(A, "base_pressure")
    assert {"discard_marker:g5", "discard_marker:g6"} < town.options
    town.stones(A, "g3 g4")
    town.carry_out(A, place_bonus_marker, 2)
    assert {"discard_marker:g5", "discard_marker:g6"} < town.options


def test_in_the_final_turn() -> None:
    town = Town()
    town.stones(A, "g1")
    town.markers(A, "g5")
    town.s.end_triggered = 1
    town.s.round_number = 1
    town.begin(final_round)
    town.play("discard_marker:g5")
    assert town.kind == "final_step" and "make steam" in town.prompt


# ---------------------------------------------------------------- nothing is lost unasked, nothing happens silently


def test_a_stone_that_would_find_no_room_is_not_paid_for() -> None:
    town = Town()
    town.base(A, "g6")
    town.stones(A, "g8 g9 g10 l4_left")
    town.give(A, crystal=5)
    town.fly(A, "district")
    assert town.kind == "choose_action" and town.stock(A)[1] >= 3
    assert any("the gauge has no room for a stone" in line for line in town.table.log("en"))


def test_the_question_warns_before_a_stone_or_marker_leaves() -> None:
    town = Town()
    town.base(A, "g5")
    town.stones(A, "g6 g7 g8 g9 g10")
    town.effect(A, "base_pressure")
    assert "can't give way" in town.prompt
    town.stones(A, "g7")
    town.markers(A, "g6")
    town.effect(A, "base_pressure")
    assert "goes to the box" in town.prompt


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("base_pressure", "lies on field 4 already"),
        ("arrow", "all stones show their arrows"),
        ("boost_one_stone", "no stone can move"),
    ],
)
def test_an_effect_that_brings_nothing_says_why(kind: str, words: str) -> None:
    town = Town()
    town.base(A, "g6")
    town.stones(A, "g10a")
    town.effect(A, kind)
    assert any(words in line for line in notes(town))


def notes(town: Town) -> list[str]:
    """What the steps staged by hand have noted, in English."""
    return [game.texts.note("en", what, given, []) for what, given in town.noted if isinstance(what, Note)]


def test_a_passenger_who_cannot_come_along_says_why() -> None:
    town = Town()
    town.stones(A, "l7_left l1_left")
    town.fly(A, "visit:l7_left")
    assert any("The banker can't come along" in line for line in town.table.log("en"))


def test_a_moved_parasite_says_where_it_came_from() -> None:
    town = Town()
    town.room(B, r1="m0_crystal_press", r2="m0_gear_lathe")
    town.parasite(A, B, "r1", "activation")
    town.stones(A, "l1_left")
    town.fly(A, "district", "parasite:p2:r1:activation", "decline")
    moved = [line for line in town.table.log("en") if "moves a parasite" in line]
    assert moved and moved[0].index("Crystal Press") < moved[0].index("Gear Lathe")


def test_a_given_stone_is_logged_once() -> None:
    town = Town()
    town.stones(A, "g1 l8_right")
    town.fly(A, "district", "alternative:2", "yes", "stone:g1")
    lines = [line for line in town.table.log("en") if "stone" in line and ("supply" in line or "gives up" in line)]
    assert len(lines) == 1


# ---------------------------------------------------------------- options and questions say what they are about


def test_options_name_the_tile_its_price_and_its_points() -> None:
    town = Town()
    town.room(A, r1="capacity")
    town.sell("market_6", "m1_twin_press")
    town.give(A, crystal=3)
    town.stones(A, "g1 l6_left")
    town.fly(A)
    words = town.table.wording("en")
    assert "“Twin Press”" in words["buy:market_6:machine"] and "2 crystals" in words["buy:market_6:machine"]
    assert "brings 2 victory points" in words["buy:market_6:machine"]
    assert "1 stone" in words["buy:market_6:banner"]
    town.play("buy:market_6:machine")
    line = next(line for line in town.table.log_lines("de", A) if "Als Maschine kaufen" in line.text)
    assert "„Zwillingspresse“" in line.text and "2 Kristalle" in line.text, "the log knows it as it was then"


def test_the_question_names_the_effect_that_asks() -> None:
    town = Town()
    town.stones(A, "g1 l3_right")
    town.fly(A, "district")
    assert town.prompt.startswith("“Warehouses”: which 3 resources")


def test_one_way_of_naming_fields() -> None:
    town = Town()
    town.stones(A, "g1 l6_left")
    town.fly(A, "district", "cog")
    assert town.prompt.endswith("on field 8?")
    town.play("yes")
    assert any(line.endswith("→ field 8.") for line in town.table.log("en"))
