"""Answers of the rules (14) that are easy to break, as small stories; the section is in the name."""

from __future__ import annotations

import pytest

from tests.games.airship_city.printed import PANELS, SHIFTS
from tests.games.airship_city.staging import A, B, C, City, D, Stock

ALL_SHIFTS = {f"shift:{shift}" for shift in SHIFTS}


def test_14_5_an_ordinary_action_asks_for_no_shift() -> None:
    """`test_shift_first` has the actions before which a shift makes a difference."""
    city = City()
    city.go(A, "forest_1")
    assert city.kind == "perform_action"
    assert city.options == {"skip", "gather"}


def test_5_4_a_pause_is_a_full_turn_main() -> None:
    """In mid-hop A fulfils a contract, barters and shifts, then the same worker goes on."""
    city = City()
    city.place(A, "harbour_1", "marketplace_1")
    city.open_contract(A, "contract_03")
    city.set_bonus(A, "barter", "ready")
    city.give(A, wood=3, metal=2, gold=0, gear=3)
    city.play("move:harbour_1", "pause:marketplace_1")
    assert city.options == {"move:marketplace_1", "fulfil:contract_03", "barter"} | ALL_SHIFTS
    city.play("fulfil:contract_03", "barter", "give:gold:take:wood", "shift:row0_left")
    assert "end_turn" not in city.options
    city.play("move:marketplace_1", "to:shipyard_1")
    assert city.workers(A) == ["marketplace_1", "shipyard_1"]
    city.play("move:marketplace_1")
    assert "harbour_1" in city.offered("to"), "the other worker begins a movement of its own"


def test_5_4_no_pause_without_a_gear() -> None:
    city = City()
    city.place(A, "harbour_1", "forest_1", moved=["marketplace_1"])
    city.give(A, gear=0)
    city.play("move:harbour_1")
    assert city.offered("pause") == set()
    assert city.reach("to") == {1, 2, 4, 7, 9, 10}


def test_14_6_no_shift_once_all_have_moved() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.place(A, moved=["forest_1", "mine_1"])
    city.give(A, gear=10)
    assert city.options == {"barter", "end_turn"}


def test_14_7_the_tile_where_the_movement_began_stays_barred_after_it_was_shifted() -> None:
    """A pauses on the Marketplace and brings the Harbour, where it came from, to its other side."""
    city = City()
    city.place(A, "harbour_1", moved=["marketplace_1"])
    city.give(A, gear=3)
    city.play("move:harbour_1", "pause:marketplace_1")
    city.play("shift:col1_up", "shift:row0_right")
    assert city.position("harbour_1") == 2
    assert city.position("marketplace_1") == 6
    city.play("move:marketplace_1")
    assert city.reach("to") == {5, 7, 10}, "not 2, where the Harbour lies now"


def test_14_7_the_tile_where_the_movement_began_is_no_stepping_stone_either() -> None:
    """Another worker of A still stands on the Harbour; after the pause there is no way over it."""
    city = City()
    city.place(A, "harbour_1", "harbour_1", moved=["marketplace_1"])
    city.play("move:harbour_1", "pause:marketplace_1", "move:marketplace_1")
    assert city.reach("to") == {2, 7, 10}, "neither 1 nor 4 nor 9"
    assert city.offered("pause") == set()


def test_5_2_a_hop_does_not_lead_back() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1", "valley_1"])
    city.give(A, gear=0)
    city.play("move:forest_1")
    assert city.reach("to") == {2, 5, 8}


def test_14_8_several_pauses_each_on_another_tile() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1", "factory_1", "marketplace_1"])
    city.give(A, gear=1)
    city.play("move:forest_1")
    assert city.offered("pause") == {"mine_1", "factory_1", "marketplace_1"}
    city.play("pause:factory_1", "move:factory_1")
    assert city.offered("pause") == {"mine_1", "marketplace_1"}
    city.play("pause:mine_1", "move:mine_1")
    assert city.offered("pause") == {"marketplace_1"}
    city.play("pause:marketplace_1", "move:marketplace_1")
    assert city.offered("pause") == set()
    assert city.reach("to") == {3, 5, 7, 10}


def test_14_8_a_new_movement_may_pause_where_another_worker_paused() -> None:
    city = City()
    city.place(A, "harbour_1", "workshop_1", moved=["marketplace_1"])
    city.play("move:harbour_1", "pause:marketplace_1", "move:marketplace_1", "to:factory_1", "skip")
    city.play("move:workshop_1")
    assert "marketplace_1" in city.offered("pause")


def test_14_9_a_flight_may_come_before_or_after_a_hop() -> None:
    """From corner 0, own worker on 5: over the free tiles 1 or 4 onto 5 and on to 6 or 9, or two free steps."""
    city = City()
    city.set_bonus(A, "long_haul_flight", "ready")
    city.place(A, "forest_1", moved=["harbour_1"])
    city.play("move:forest_1")
    assert city.reach("to") == {1, 4}
    assert city.reach("to_long") == {2, 6, 8, 9}
    assert city.offered("pause") == set(), "the own worker is reached only by the flight"


def test_14_9_one_flight_passes_one_free_tile() -> None:
    city = City()
    city.set_bonus(A, "long_haul_flight", "ready")
    city.place(A, "forest_1", moved=["architects_office_1"])
    city.play("move:forest_1")
    assert city.reach("to_long") == {2, 5, 8}


def test_14_9_flight_after_a_pause() -> None:
    city = City()
    city.set_bonus(A, "long_haul_flight", "ready")
    city.place(A, "forest_1", moved=["mine_1"])
    city.play("move:forest_1", "pause:mine_1", "move:mine_1")
    assert city.reach("to") == {2, 5}
    assert city.reach("to_long") == {3, 4, 6, 9}, "0 is barred"
    city.play("to_long:valley_1")
    assert city.bonus(A, "long_haul_flight") == "used"


def test_14_14_valley_is_barred_only_when_both_are_full() -> None:
    city = City()
    city.give(A, wood=10, metal=10)
    city.place(B, "valley_1", "mine_1")
    city.go(A, "valley_1")
    assert (city.kind, city.seat, city.stock(B)[:2]) == ("turn_main", A, (2, 2))


def test_14_19_without_markers_no_donation_and_no_facility() -> None:
    city = City()
    city.enrich(A)
    for panel, count in (("private_wood", 8), ("private_metal", 8), ("park", 1)):
        city.donated(panel, {A: count})
    assert city.markers(A) == 0
    city.go(A, "architects_office_1")
    assert city.kind == "turn_main", "nothing can be built"
    city.go(A, "shipyard_1")
    assert city.offered("build") == {"private_wood", "private_metal", "residential_wood", "residential_metal"}
    city.play("build:residential_wood")
    assert city.stock(A).gold == 20
    assert city.price_row("residential_wood") == 1, "sold without asking"


def test_14_19_the_last_marker_still_takes_a_majority() -> None:
    city = City()
    city.enrich(A)
    for panel, count in (("private_wood", 8), ("private_metal", 8), ("park", 1), ("fountain", 0)):
        city.donated(panel, {A: count})
    city.donated("park", {A: 1, B: 1})
    assert city.markers(A) == 1
    city.go(A, "architects_office_1", "construct:fountain")
    assert city.donations("fountain") == [1, 0, 0, 0]
    assert city.majority("fountain") == A, "with a substitute: the supply was empty"
    placed = sum(city.donations(panel)[A] + (city.majority(panel) == A) for panel in PANELS)
    assert placed == 21
    city.give(B, gold=10)
    city.go(B, "architects_office_1", "construct:fountain")
    assert city.majority("fountain") == -1
    city.go(A, "architects_office_1")
    assert city.kind == "turn_main", "the marker that came back was the substitute"


def test_14_18_full_spaces_leave_only_the_sale() -> None:
    city = City()
    city.enrich(A)
    city.donated("private_wood", {A: 2, B: 2, C: 2, D: 2})
    city.donated("tourist", {A: 2, B: 2, C: 2, D: 2})
    city.donated("passenger", {B: 3, C: 3})
    city.go(A, "shipyard_1")
    assert city.offered("build") == {"private_wood", "private_metal", "residential_wood"}


def test_6_6_a_hired_worker_stays_moved_on_the_harbour() -> None:
    city = City()
    city.give(A, gold=10)
    city.place(A, "lighthouse_1", "mine_1")
    city.play("move:lighthouse_1", "to:guild_hall_1", "hire", "move:mine_1")
    assert "harbour_1" not in city.offered("to"), "14.10: the new worker is there"
    assert city.reach("to") == {0, 2, 4, 6, 9}
    city.play("to:forest_1", "skip")
    assert city.seat == B
    assert city.workers(A) == ["forest_1", "guild_hall_1", "harbour_1"]


def test_6_10_recall_brings_no_new_movement_to_those_who_have_moved() -> None:
    city = City()
    city.place(A, "mine_1", moved=["forest_1", "guild_hall_1"])
    city.play("move:mine_1", "to:harbour_1", "recall")
    assert city.workers(A) == ["harbour_1"] * 3
    assert city.seat == B


def test_14_10_own_workers_on_the_harbour_are_hopped_over() -> None:
    city = City()
    city.place(A, "mine_1", moved=["harbour_1", "harbour_1"])
    city.play("move:mine_1")
    assert city.reach("to") == {0, 2, 4, 6, 9}
    assert city.offered("pause") == {"harbour_1"}


def test_14_17_14_32_full_stocks() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.enrich(A)
    assert "barter" not in city.options, "nothing would fit"
    city.go(A, "shipyard_1", "build:private_metal", "sell")
    assert (city.stock(A).gold, city.price_row("private_metal")) == (20, 1)


def test_14_30_the_stage_bonus_does_not_save_a_contract() -> None:
    city = City()
    city.set_stage_bonus(2, "stage_bonus_wood")
    city.give(A, wood=1, gear=1)
    city.open_contract(A, "contract_01", stages_left=1)
    city.finish_round(4)
    assert (city.stock(A), city.score(A)) == (Stock(4, 2, 2, 1), -1)


def test_14_34_unlocked_and_used_in_the_same_turn() -> None:
    city = City()
    city.donated("tourist", {A: 2})
    city.give(A, wood=2, metal=2, gear=3)
    city.go(A, "shipyard_1", "build:tourist", "barter", "give:gold:take:wood")
    assert city.bonus(A, "barter") == "used"
    assert city.stock(A) == Stock(1, 0, 1, 1)


def test_14_27_the_resource_bonus_comes_before_piggyback() -> None:
    city = City()
    city.develop("valley_1")
    city.expand(A, "wood", "metal")
    city.place(B, "valley_1", "mine_1")
    city.go(A, "valley_1", "gather")
    assert (city.kind, city.seat) == ("choose_resource_bonus", A)
    city.play("bonus:metal")
    assert (city.kind, city.seat) == ("piggyback_resource", B)
    city.play("piggyback:wood")
    assert (city.stock(A)[:2], city.stock(B)[:2]) == ((3, 4), (3, 2))


def test_14_37_stage_bonuses_are_seen_from_the_start_and_the_deck_is_not() -> None:
    shown = City().table.view(B)
    assert [bonus is None for bonus in shown["stage_bonus"]] == [True, True, False, False, False, False]
    assert "deck" not in shown
    assert shown["deck_size"] == 15


NEIGHBOURS = (
    {1, 4}, {0, 2, 5}, {1, 3, 6}, {2, 7},
    {0, 5, 8}, {1, 4, 6, 9}, {2, 5, 7, 10}, {3, 6, 11},
    {4, 9, 12}, {5, 8, 10, 13}, {6, 9, 11, 14}, {7, 10, 15},
    {8, 13}, {9, 12, 14}, {10, 13, 15}, {11, 14},
)  # fmt: skip


@pytest.mark.parametrize("position", range(16))
def test_steps_from_every_position(position: int) -> None:
    city = City()
    city.place(A, city.at(position), city.at((position + 8) % 16))
    city.play(f"move:{city.at(position)}")
    assert city.reach("to") == NEIGHBOURS[position]
