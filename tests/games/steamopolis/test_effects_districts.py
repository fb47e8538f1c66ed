"""Every district (13.1, 13.2): what its effect brings, and which show static discharge."""

from __future__ import annotations

import pytest

from spielwerk.games.steamopolis.catalogue import DISTRICTS
from tests.games.steamopolis.printed import STATIC, Uses
from tests.games.steamopolis.staging import A, B, C, Town
from tests.games.steamopolis.tally import expected, settled, tally, use_everything

SIMPLE = {
    "l1_left": Uses(parasites=2),
    "l1_right": Uses(anything=1, pressure=2),
    "l1_extra": Uses(anything=1),
    "l2_right": Uses(anything=2),
    "l2_extra": Uses(anything=1, arrows=1),
    "l3_left": Uses(arrows=1, pressure=3),
    "l3_right": Uses(anything=3),
    "l3_extra": Uses(anything=2, flips=1),
    "l8_extra": Uses(points=2, boost=5),
}


def stop_at(district: str, arrow: bool = False, others: str = "g3 g4") -> Town:
    """A has just reached a district of the board for four and may use it."""
    town = Town(seats=4)
    town.stones(A, f"{others} {district}{'_a' if arrow else ''}")
    town.sponsors(A, "crystal")
    for p in (B, C):
        town.room(p, r1="capacity", r2="capacity")
    town.fly(A)
    return town


@pytest.mark.parametrize("district", SIMPLE)
def test_simple_districts(district: str) -> None:
    town = stop_at(district)
    since = len(town.table.moves)
    town.play("district")
    use_everything(town, A)
    assert settled(tally(town, A, since)) == expected(SIMPLE[district])


@pytest.mark.parametrize("district", DISTRICTS.ids)
def test_static_discharge(district: str) -> None:
    town = stop_at(district, arrow=True, others="g5 g6")
    assert town.gauge(A) == "g1a g5 g6"
    town.play("district")
    town.s.current_stone = -1
    discharged = [what.name for move in town.table.moves for what, _ in move.events if hasattr(what, "name")]
    assert ("discharged" in discharged) == (district in STATIC)


def test_l1_extra_shakes_one_parasite_off() -> None:
    town = Town(seats=4)
    town.room(A, r1="capacity", r2="capacity")
    town.parasite(B, A, "r1", "activation")
    town.parasite(C, A, "r2", "activation")
    town.stones(A, "l1_extra")
    town.fly(A, "district", "take:1:0")
    assert town.options == {"parasite:p2:r1:activation", "parasite:p3:r2:activation", "decline"}
    town.play("parasite:p3:r2:activation")
    assert (town.parasites(B), town.parasites(C)) == ([(A, "r1", "activation")], [])


def test_l2_left_sells_a_capacity_tile_for_two_cogs() -> None:
    town = Town()
    town.room(A, r3="m0_feed_pump")
    town.parasite(B, A, "r3", "activation")
    town.give(A, cog=2)
    town.stones(A, "l2_left")
    town.fly(A, "district", "yes")
    assert town.options == {f"position:r{n}" for n in range(1, 8)} | {"decline"}
    town.play("position:r3")
    assert (town.stock(A), town.tiles(A)) == ((0, 0), {"r3": "capacity"})
    assert town.parasites(B) == [], "the tile that lay there has left the game"


def test_l2_left_is_not_offered_without_cogs_or_tiles() -> None:
    for cogs, tiles in ((1, 20), (2, 0)):
        town = Town()
        town.give(A, cog=cogs)
        town.s.capacity_tiles = tiles
        town.stones(A, "g1 l2_left")
        town.fly(A, "district")
        assert town.seat == B


def test_l4_right_moves_the_base_marker() -> None:
    town = Town()
    town.stones(A, "g1 l4_right")
    town.fly(A, "district", "yes")
    assert (town.s.player[A].base, town.gauge(A)) == (1, "g2 g3"), "the stone on g1 has made room"


def test_l5_right_places_activates_and_activates_again() -> None:
    town = Town()
    town.room(B, r1="m0_crystal_press", r2="m0_gear_lathe")
    town.parasite(A, B, "r2", "activation")
    town.stones(A, "l5_right")
    town.fly(A, "district")
    assert town.kind == "choose_parasite"
    town.play("dock")  # only one slot is left for it
    assert town.stock(A) == (0, 1)
    assert town.kind == "activate_parasite"
    both = {"parasite:p2:r1:activation", "parasite:p2:r2:activation"}
    assert town.options == both | {"decline"}, "two symbols: also the parasite that was just placed"
    town.play("parasite:p2:r2:activation")
    assert town.stock(A) == (1, 1) and town.stock(B) == (0, 0)
    assert len(town.parasites(A)) == 2, "they stay"


def test_l5_right_may_activate_the_same_parasite_twice() -> None:
    town = Town()
    town.room(B, r1="m0_crystal_press")
    town.stones(A, "l5_right")
    town.fly(A, "district", "dock", "parasite:p2:r1:activation")
    assert town.stock(A) == (0, 2) and town.parasites(A) == [(B, "r1", "activation")]


def test_l7_left_activates_each_parasite_once() -> None:
    town = Town()
    town.room(B, r1="m0_crystal_press", r2="m0_gear_lathe")
    town.parasite(A, B, "r1", "activation")
    town.parasite(A, B, "r2", "activation")
    town.stones(A, "l7_left")
    town.fly(A, "district", "alternative:2", "parasite:p2:r1:activation")
    assert town.options == {"parasite:p2:r2:activation", "decline"}


def test_l6_left_gala_and_field_8() -> None:
    town = stop_at("l6_left")
    town.play("district", "cog")
    assert town.kind == "move_stone_to_8"
    town.play("yes")
    assert (town.s.player[A].gala, town.gauge(A)) == (0, "g3 g4 g10")


def test_l6_left_field_8_is_occupied() -> None:
    town = stop_at("l6_left", others="g10")
    town.play("district", "cog")
    assert town.seat == B and town.gauge(A) == "g1 g10"


def test_l6_right_runs_machines_from_right_to_left() -> None:
    town = Town()
    town.room(A, r1="m0_exchange_pump", r7="m0_gear_lathe")
    town.stones(A, "l6_right")
    town.fly(A, "district")
    assert town.kind == "use_block" and town.stock(A) == (1, 0), "the cog of r7 can be paid at r1"
    town.play("yes")
    assert town.stock(A) == (0, 2)


def test_l7_left_places_or_activates() -> None:
    town = Town()
    town.room(B, r1="m0_crystal_press", r2="m0_gear_lathe", r3="capacity")
    town.stones(A, "l7_left")
    town.fly(A, "district")
    assert town.options == {"alternative:1", "alternative:2"}
    town.play("alternative:1", "dock", "slot:p2:r1:activation", "dock", "slot:p2:r2:activation", "dock")
    assert town.parasites(A) == [(B, f"r{n}", "activation") for n in (1, 2, 3)], "the last slot needed no choice"
    town.stones(A, "l7_left")
    town.fly(A, "district", "alternative:2", "parasite:p2:r1:activation", "parasite:p2:r2:activation", "decline")
    assert town.stock(A) == (1, 1)


def test_l7_right_sponsor_and_purchase() -> None:
    town = Town()
    town.sell("market_2", "m0_feed_pump")
    town.room(A, r1="capacity")
    town.give(A, cog=2)
    town.stones(A, "g1 l7_right")
    town.fly(A, "district", "cog")
    assert town.kind == "use_block", "others may place parasites for it"
    town.play("yes")
    assert "buy:market_2:machine" in town.options and "decline" in town.options
    town.play("buy:market_2:machine", "pay:none", "position:r2")
    assert (town.kind, town.seat) == ("answer_place_parasite", B)
    town.play("slot:p1:r2:activation", "pass")
    assert town.parasites(B) == [(A, "r2", "activation")]


def test_l7_right_without_a_purchase_the_block_is_not_offered() -> None:
    town = stop_at("l7_right")
    town.play("district")
    assert town.seat == B, "the player has a sponsor already and can pay nothing"


def test_l8_left_waits_for_the_end_of_the_turn() -> None:
    town = Town()
    town.stones(A, "g1 l8_left l1_right")
    town.fly(A, "visit:l8_left", "district")
    assert town.kind == "choose_stop_use", "the next stop comes first"
    town.play("skip")
    assert town.kind == "peek_tile"
    town.play("peek:market_5:2", "stone:g1", "stone:g2")
    assert town.kind == "turn_arrow_stone"
    use_everything(town, A)
    assert town.gauge(A).count("a") == 3


def test_l8_right_other_district_or_a_stone_for_points() -> None:
    town = stop_at("l8_right")
    town.play("district", "alternative:2", "yes", "stone:g4")
    assert (town.vp(A), town.gauge(A), town.s.player[A].supply) == (4, "g1 g3", 3)


def test_l8_right_the_last_stone_stays() -> None:
    town = stop_at("l8_right", others="")
    town.play("district", "alternative:2")
    assert town.seat == B and town.vp(A) == 0


def test_l8_right_using_a_district_that_waits() -> None:
    town = Town()
    town.stones(A, "l8_right")
    town.fly(A, "district", "alternative:1", "district:l8_left")
    assert town.kind == "peek_tile" and town.s.flew, "section 15.14: at the end of the turn"
    assert town.s.stack[town.s.depth - 1].player == A
