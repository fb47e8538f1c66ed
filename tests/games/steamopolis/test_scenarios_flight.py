"""Worked examples of the spec (8): stops, passengers, taking back, static discharge, effects that wait."""

from __future__ import annotations

import pytest

from tests.games.steamopolis.staging import A, B, Town


def flight_with(stones: str) -> Town:
    """Open tile passenger_6_3, banker on 7, stoker on 2."""
    town = Town()
    town.passengers("passenger_6_3", banker=7, stoker=2)
    town.stones(A, stones)
    town.turn()
    town.play("fly")
    return town


def test_s10_no_stone_where_the_stoker_wants_to_go() -> None:
    town = flight_with("l7_left l6_left l2_right")
    town.play("visit:l2_right")
    assert town.kind == "choose_stop_use", "the stoker is not offered"


def test_s10_the_banker_is_offered_while_the_stone_on_level_6_waits() -> None:
    town = flight_with("l7_left l6_left l2_right")
    town.play("visit:l7_left")
    assert town.kind == "pick_up_passenger" and town.options == {"yes", "no"}


def test_s10_the_banker_is_not_offered_after_level_6() -> None:
    town = flight_with("l7_left l6_left l2_right")
    town.play("visit:l6_left", "skip", "visit:l7_left")
    assert town.kind == "choose_stop_use"


def test_s10_both_passengers_bring_one_tile() -> None:
    town = flight_with("l7_left l6_left l2_right l3_left")
    town.play("visit:l2_right", "yes", "skip", "visit:l7_left", "yes", "skip", "visit:l6_left", "skip", "skip")
    assert (town.level("banker"), town.level("stoker")) == (6, 3)
    assert town.s.player[A].passenger_tiles == 1
    assert town.vp(A) == 1, "the banker's reward"
    assert town.kind == "raise_pressure", "the stoker's reward"


def test_s11_a_stop() -> None:
    town = Town()
    town.sell("market_3", "m0_feed_pump")
    town.stones(A, "g1 l3_right")
    town.give(A, cog=2)
    town.fly(A)
    assert town.options == {"district", "buy:market_3:machine", "buy:market_3:banner", "skip"}
    town.play("district")
    assert town.options == {"take:0:3", "take:1:2", "take:2:1", "take:3:0"}


def test_s15_filling_the_storage() -> None:
    town = Town()
    town.stones(A, "l5_left")
    town.give(A, cog=1)
    town.fly(A, "district")
    assert town.options == {"keep:0:3", "keep:1:2", "keep:2:1", "keep:3:0"}
    town.play("keep:0:3")
    assert town.stock(A) == (0, 3)
    assert list(town.s.supply) == [15, 12], "the cog is back"


def at_the_boiler_forge(crystals: int) -> Town:
    town = Town()
    town.stones(A, "l4_left l1_left l2_left")
    town.give(A, crystal=crystals)
    town.fly(A, "visit:l4_left", "district")
    assert town.gauge(A) == "g1" and town.kind == "raise_pressure"
    return town


def test_s16_price_of_a_stone() -> None:
    town = at_the_boiler_forge(crystals=3)
    town.play("decline")
    assert town.kind == "use_block"
    town.play("yes")
    assert town.stock(A) == (0, 0)
    assert town.gauge(A) == "g1 g2"
    assert town.s.player[A].supply == 1


def test_s16_not_enough_crystals() -> None:
    town = at_the_boiler_forge(crystals=2)
    town.play("decline")
    assert town.kind == "choose_next_stop"


def test_s16_after_the_upper_block_the_new_stone_comes_to_g1() -> None:
    town = at_the_boiler_forge(crystals=3)
    town.play("stone:g1")
    assert town.gauge(A) == "g3"
    town.play("yes")
    assert town.gauge(A) == "g1 g3"


def test_s21_passive_effect_twice() -> None:
    town = Town()
    town.room(A, r3="m1_cloud_counter")
    town.stones(A, "g1 l7_left l7_right")
    town.fly(A, "visit:l7_left")
    assert town.vp(A) == 1
    town.play("skip")
    assert town.vp(A) == 2


def no_room(second: str) -> Town:
    """Base marker on g6, bonus marker on g7, three stones beyond it, two on the board."""
    town = Town()
    town.passengers("passenger_8_1", banker=5, stoker=4)
    town.base(A, "g6")
    town.markers(A, "g7")
    town.stones(A, f"g8 g9 g10 l1_right {second}")
    town.fly(A, "visit:l1_right")
    assert town.marker_fields(A) == "" and town.gauge(A) == "g7 g8 g9 g10"
    town.play("skip")
    return town


def test_t3_no_room() -> None:
    town = no_room("l6_left_a")
    assert town.gauge(A) == "g7 g8 g9 g10" and town.s.player[A].supply == 1
    assert town.kind == "choose_stop_use", "the stop is used normally"
    town.play("district", "crystal")
    assert town.kind == "choose_action" and town.seat == B, "no stone could go to field 8"
    assert town.s.player[A].gala == 1
    assert town.gauge(A) == "g7 g8 g9 g10"


def test_t8_static_discharge_when_the_district_is_used() -> None:
    town = Town()
    town.stones(A, "g1 l7_right_a")
    town.fly(A, "district")
    assert town.gauge(A) == "g1 g2"


def test_t8_no_static_discharge_at_the_market() -> None:
    town = Town()
    town.sell("market_7", "m0_feed_pump")
    town.stones(A, "g1 l7_right_a")
    town.give(A, cog=2)
    town.fly(A, "buy:market_7:machine", "position:r1")
    assert town.gauge(A) == "g1 g2a"


def test_t9_end_of_turn_passive_bought_later_in_the_turn() -> None:
    town = Town()
    town.sell("market_4", "m2_lightning_broom")
    town.room(A, r1="capacity")
    town.stones(A, "g1 l5_left l6_right l4_left")
    town.fly(A, "visit:l5_left", "district", "keep:1:3", "visit:l6_right", "district")
    town.play("decline")  # pressure of the capacity tile
    assert town.kind == "choose_stop_use"
    town.play("buy:market_4:machine", "position:r5", "pass", "pass")
    assert town.stock(A) == (0, 1)
    assert town.vp(A) == 3
    assert town.tiles(A) == {"r5": "m2_lightning_broom"}
    raised = 0
    while town.seat == A and town.kind == "raise_pressure":
        town.play(min(town.options - {"decline"}))
        raised += 1
    assert raised == 4, "pressure +2 twice"


def test_t13_using_another_district() -> None:
    town = Town()
    town.stones(A, "l3_right l5_left l8_right")
    town.stones(B, "g1 l6_left")
    town.fly(A, "visit:l3_right", "skip", "visit:l8_right", "district", "alternative:1")
    assert town.vp(A) == 1
    offered = {key.removeprefix("district:") for key in town.options}
    assert "l6_left" in offered and not offered & {"l3_right", "l5_left", "l8_right"}
    town.play("district:l6_left", "cog", "yes")
    assert town.s.player[A].gala == 0
    assert town.gauge(A) == "g1 g2 g10", "the last stone has been taken back as well"
    assert town.board(A) == {}


@pytest.mark.parametrize("district", ["l7_left", "l7_right"])
def test_t19_bought_too_late_for_its_own_stop(district: str) -> None:
    other = "l7_right" if district == "l7_left" else "l7_left"
    town = Town()
    town.sell("market_7", "m1_cloud_counter")
    town.room(A, r1="capacity")
    town.stones(A, f"g1 {district} {other}")
    town.give(A, cog=1, crystal=1)
    town.fly(A, f"visit:{district}", "buy:market_7:machine", "position:r1")
    assert town.vp(A) == 2 + 1, "the market, then the second stone taken back"
    assert town.kind == "choose_stop_use"


def test_t19_passenger_machine_bought_in_time() -> None:
    town = Town()
    town.sell("market_2", "m1_velvet_salon")
    town.room(A, r1="capacity")
    town.give(A, cog=1, crystal=1)
    town.stones(A, "l7_left l6_left l2_left")
    town.fly(A, "visit:l7_left", "yes", "skip", "visit:l6_left", "skip", "buy:market_2:machine", "position:r1")
    assert town.kind == "raise_pressure" and town.vp(A) == 2 + 1, "market and banker"
    town.play("stone:g1")
    assert town.vp(A) == 2 + 1 + 1
