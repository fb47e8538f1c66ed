"""Questions and answers of the rules (15) and corners that no worked example shows."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import MAX_ROUNDS
from spielwerk.games.steamopolis.rules.turn import end_of_round, final_round
from tests.games.steamopolis.staging import A, B, C, Town


def test_7_storing_fills_all_places() -> None:
    town = Town()
    town.give(A, cog=3, crystal=1)
    town.stones(A, "g1 l1_left")
    town.fly(A, "skip")
    assert town.kind == "store_resources" and town.options == {"keep:2:1", "keep:3:0"}


def test_10_a_banner_can_cost_the_stone_just_taken_back() -> None:
    town = Town()
    town.sell("market_2", "m0_feed_pump")
    town.give(A, cog=2)
    town.stones(A, "l2_left l1_left")
    town.fly(A, "visit:l2_left", "buy:market_2:banner")
    assert town.kind == "choose_stop_use", "the only stone on the gauge was given, then the flight went on"
    assert (town.gauge(A), town.s.player[A].supply) == ("g1", 4)


def test_13_no_marker_on_the_field_of_the_base_marker() -> None:
    town = Town()
    town.base(A, "g5")
    town.stones(A, "g6 l1_left")
    town.bonus_front("crystal_row", 2)
    town.give(A, crystal=2)
    town.fly(A, "buy_bonus", "marker:crystal_row")
    assert town.vp(A) == 2, "only the box was left for the marker"
    assert town.marker_fields(A) == ""


def test_14_a_scrapped_capacity_tile_goes_back_to_the_supply() -> None:
    town = Town()
    town.room(A, r1="capacity")
    town.sell("market_2", "m1_twin_press")
    town.give(A, crystal=2)
    town.stones(A, "g1 l2_left")
    assert town.s.capacity_tiles == 19
    town.fly(A, "buy:market_2:machine", "position:r3")
    assert town.s.capacity_tiles == 20


def test_14_a_replaced_capacity_tile_is_out_of_the_game() -> None:
    town = Town()
    town.room(A, r1="capacity")
    town.effect(A, "gain_capacity")
    town.play("position:r1")
    assert town.s.capacity_tiles == 18


def test_15_a_full_machine_room() -> None:
    town = Town()
    town.room(A, **{f"r{n}": "capacity" for n in range(1, 8)})
    town.sell("market_2", "m0_feed_pump")
    town.give(A, cog=2)
    town.stones(A, "g1 l2_left")
    town.fly(A, "buy:market_2:machine")
    assert town.options == {f"position:r{n}" for n in range(1, 8)}
    town.play("position:r4")
    assert town.tiles(A)["r4"] == "m0_feed_pump" and town.s.capacity_tiles == 14


def test_16_scrapping_is_felt_when_storing() -> None:
    town = Town()
    town.room(A, r1="s4_cargo_gondola")
    town.sell("market_2", "m1_twin_press")
    town.give(A, cog=3, crystal=2)
    town.stones(A, "g1 l2_left l1_left")
    town.fly(A, "visit:l2_left", "buy:market_2:machine", "position:r1")
    assert town.stock(A) == (3, 0)


def test_18_two_rounds_of_answers() -> None:
    town = Town()
    town.room(A, r1="capacity", r2="capacity")
    town.sponsors(A, "cog")
    town.sell("market_2", "m2_synthesizer")
    town.give(A, crystal=3)
    town.stones(A, "g1 l7_right")
    town.fly(A, "district", "yes", "buy:market_2:machine", "scrap:r1", "position:r1")
    answers: list[int] = []
    while town.kind == "answer_place_parasite":
        answers.append(town.seat)
        town.play("pass")
    assert answers == [B, C, B, C]


def test_20_order_of_parasites_when_the_supply_runs_out() -> None:
    town = Town()
    town.supply(cog=0, crystal=2)
    town.parasite(B, A, "r1", "activation")
    town.parasite(C, A, "r1", "activation")
    town.descend(A, "m0_crystal_press")
    assert [town.stock(p) for p in (A, B, C)] == [(0, 1), (0, 1), (0, 0)]


def test_22_a_sponsor_helps_once_in_every_turn_of_anybody() -> None:
    town = Town()
    town.sponsors(B, "cog")
    town.s.player[B].sponsor_used[0] = 1
    town.parasite(B, A, "r1", "activation")
    town.give(A, cog=1)
    town.descend(A, "m0_exchange_pump", "no")
    assert (town.kind, town.seat) == ("use_block", B), "the mark was taken off at the start of the turn"
    town.play("yes")
    assert town.stock(B) == (0, 2) and town.s.player[B].sponsor_used[0] == 1


def test_24_extra_markets_have_no_statue() -> None:
    town = Town(seats=4)
    tile = town.face_up("market_2_extra")
    assert tile and tile.startswith("m0_")
    town.give(A, cog=3, crystal=3)
    town.stones(A, "g1 l2_left")
    town.fly(A, "buy:market_2_extra:machine", "position:r1")
    assert town.face_up("market_2_extra") is None
    assert (town.vp(A), town.s.statues) == (1, 0)


def test_25_a_district_can_not_use_itself() -> None:
    town = Town()
    town.stones(A, "l8_right")
    town.fly(A, "district", "alternative:1")
    assert "district:l8_right" not in town.options


def test_27_an_arrow_gained_by_the_same_effect_stays() -> None:
    town = Town()
    town.stones(A, "l8_right_a")
    town.fly(A, "district", "alternative:1", "district:l3_left", "stone:g1", "decline")
    assert town.gauge(A) == "g1a"


def test_28_a_passenger_tile_counts_at_once_for_blue_banners() -> None:
    town = Town()
    town.sell("market_6", "m0_crystal_press")
    town.give(A, cog=2)
    town.stones(A, "g1 l7_left l6_left")
    town.fly(A, "visit:l7_left", "yes", "skip", "buy:market_6:banner", "stone:g1")
    assert town.table.ledger()["banners"][A] == 1


def test_31_a_stone_on_the_last_field_can_always_be_placed() -> None:
    town = Town()
    town.stones(A, "g10")
    town.turn(A)
    assert town.options == {"set_destination"}


def test_32_a_game_that_never_ends_is_stopped() -> None:
    town = Town()
    town.s.round_number = MAX_ROUNDS
    open_tile = town.s.open_tile
    town.begin(end_of_round)
    assert town.s.final_round and town.kind == "final_step"
    assert town.s.open_tile == open_tile


def test_35_the_last_stone_is_never_given() -> None:
    town = Town()
    town.sell("market_2", "m0_feed_pump")
    town.give(A, cog=2)
    town.stones(A, "l2_left")
    town.fly(A)
    assert town.options == {"district", "buy:market_2:machine", "skip"}


def test_a_machine_of_rank_1_needs_a_tile_to_scrap() -> None:
    town = Town()
    town.sell("market_2", "m1_twin_press")
    town.give(A, crystal=2)
    town.stones(A, "g1 l2_left")
    town.fly(A)
    assert town.options == {"district", "buy:market_2:banner", "skip"}


def test_a_parasite_moves_to_another_slot() -> None:
    town = Town()
    town.room(B, r1="m1_velvet_salon", r2="capacity")
    town.parasite(A, B, "r1", "activation")
    town.effect(A, "place_parasite", 1)
    town.play("parasite:p2:r1:activation")
    assert town.options == {"slot:p2:r1:passive", "slot:p2:r2:activation"}, "the tile it leaves has room for it"
    town.play("slot:p2:r1:passive")
    assert town.parasites(A) == [(B, "r1", "passive")]


def test_one_parasite_on_a_tile_with_three_players_two_with_two() -> None:
    for seats, offered in ((3, {"slot:p2:r2:activation"}), (2, {"slot:p2:r1:activation", "slot:p2:r1:passive"})):
        town = Town(seats=seats)
        town.room(B, r1="m1_velvet_salon", r2="capacity")
        town.parasite(A, B, "r1", "activation")
        if seats == 2:
            town.parasite(A, B, "r2", "activation")
            town.parasite(A, B, "r2", "activation")
            town.s.player[A].parasite_host[0] = town.s.player[A].parasite_spot[0] = -1
            town.effect(A, "place_parasite", 1)
            town.play("dock")
            assert town.options == offered
        else:
            town.effect(A, "place_parasite", 1)
            town.play("dock")
            assert town.parasites(A) == [(B, "r1", "activation"), (B, "r2", "activation")], "one slot was left"


def test_each_parasite_is_handled_once_in_an_effect() -> None:
    town = Town()
    town.room(B, r1="capacity", r2="capacity", r3="capacity")
    town.effect(A, "place_parasite", 2)
    town.play("dock", "slot:p2:r1:activation")
    assert town.options == {"dock", "decline"}, "not the one just placed"


def test_passive_parasites_profit_once_and_go_home() -> None:
    town = Town()
    town.room(A, r1="m1_cloud_counter")
    town.parasite(B, A, "r1", "passive")
    town.stones(A, "g1 l7_left l7_right")
    town.fly(A, "visit:l7_left", "skip", "skip")
    assert (town.vp(A), town.vp(B)) == (2, 1)
    assert town.parasites(B) == []


def test_a_parasite_on_the_other_effect_is_not_disturbed() -> None:
    town = Town()
    town.parasite(B, A, "r1", "passive")
    town.descend(A, "m1_cloud_counter")
    assert town.parasites(B) == [(A, "r1", "passive")]


def test_steam_triggers_no_parasites() -> None:
    town = Town()
    town.room(A, r1="capacity")
    town.parasite(B, A, "r1", "activation")
    town.stones(A, "g1")
    town.turn(A)
    town.play("steam")
    assert town.parasites(B) == [(A, "r1", "activation")]


def test_the_last_passenger_tile_ends_the_game_after_the_round() -> None:
    town = Town()
    town.shrink_stack(0)
    town.stones(A, "l7_left l6_left")
    town.fly(A, "visit:l7_left", "yes", "skip", "skip")
    assert town.s.end_triggered and town.s.open_tile == -1
    assert (town.kind, town.seat, town.s.final_round) == ("choose_action", B, 0)


def test_printed_targets_bring_rewards_but_no_tile() -> None:
    town = Town()
    town.s.passenger_place[town.s.open_tile] = 2
    town.s.open_tile = -1
    town.s.player[C].passenger_tiles = 1
    town.s.passenger_level[0] = 7
    town.stones(A, "l7_left l8_left")
    town.fly(A, "visit:l7_left", "yes", "skip", "skip")
    assert (town.vp(A), town.s.player[A].passenger_tiles) == (1, 0)


def test_tie_break_by_tiles_then_by_turn_order() -> None:
    town = Town()
    town.s.start_player = B
    for p in (A, B, C):
        town.score(p, 10)
    town.room(C, r1="capacity")
    town.attach(A, "m0_feed_pump")
    town.begin(final_round)
    while not town.table.over:
        town.play("skip")
    assert town.table.winners() == [C], "A and C have one tile each, C is earlier in turn order"


def test_a_passenger_is_carried_once_in_a_turn() -> None:
    town = Town()
    town.stones(A, "l7_left l6_left l6_right l5_left")
    town.fly(A, "visit:l7_left", "yes", "skip", "visit:l6_left", "skip", "visit:l6_right")
    assert town.kind == "choose_stop_use"


def test_final_actions_come_in_order_and_only_if_legal() -> None:
    town = Town()
    town.stones(A, "g10")
    town.begin(final_round)
    assert town.kind == "final_step" and "set one destination" in town.prompt
    town.play("do", "place:l8_left")
    assert town.kind == "final_step" and "fly" in town.prompt
