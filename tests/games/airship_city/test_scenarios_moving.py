"""Worked examples of the specification: set-up, moving, shifting, Long-haul Flight, Lighthouse, Harbour, pauses."""

from __future__ import annotations

from spielwerk.games.airship_city import game
from tests.games.airship_city.printed import PANELS, PRICES, SHIFTS
from tests.games.airship_city.staging import A, B, C, City, D, Stock

ALL_SHIFTS = {f"shift:{shift}" for shift in SHIFTS}


def spaces(players: int, panel: str) -> int:
    """How many donations fit on a panel: A goes on donating where C has given all so far."""
    for taken in range(20):
        city = City(seats=players)
        for lower in ("private_wood", "residential_wood"):
            city.donated(lower, {A: 2})
        city.donated(panel, {A: 2, C: taken - 2} if taken >= 2 else {C: taken})
        city.enrich(A)
        if panel == "park":
            city.go(A, "architects_office_1")
            if "construct:park" not in city.options:
                return taken
        else:
            city.go(A, "shipyard_1", f"build:{panel}")
            if city.kind != "donate_or_sell":
                return taken
    return 20


def test_s01_set_up_for_four() -> None:
    table = game.table(seats=4, seed=1)
    players = [table.state.player[p] for p in range(4)]
    assert [Stock(*me.stock) for me in players] == [
        Stock(2, 2, 2, 3),
        Stock(2, 2, 2, 4),
        Stock(2, 2, 2, 5),
        Stock(2, 2, 2, 5),
    ]
    city = City()
    assert [city.price_row(airship) for airship in PRICES] == [0] * 6
    assert (city.price("private_wood"), city.price("cargo_metal")) == (6, 17)
    assert [spaces(4, panel) for panel in ("private_wood", "residential_wood", "cargo_wood", "park")] == [8, 6, 5, 4]


def test_s01_set_up_for_three() -> None:
    city = City(seats=3)
    assert [city.stock(p) for p in (A, B, C)] == [Stock(2, 2, 2, 3), Stock(2, 2, 2, 4), Stock(2, 2, 2, 5)]
    assert [city.price_row(airship) for airship in PRICES] == [1] * 6
    assert {airship: city.price(airship) for airship in PRICES} == {
        "private_wood": 5,
        "private_metal": 4,
        "residential_wood": 9,
        "residential_metal": 8,
        "cargo_wood": 16,
        "cargo_metal": 15,
    }
    assert [spaces(3, panel) for panel in ("private_wood", "residential_wood", "cargo_wood", "park")] == [6, 5, 4, 3]


def test_s01_everybody_starts_with_nothing_built() -> None:
    city = City()
    for p in (A, B, C, D):
        assert city.workers(p) == ["harbour_1", "harbour_1"]
        assert (city.score(p), city.markers(p)) == (0, 20)
        assert {city.bonus(p, action) for action in ("long_haul_flight", "seasoned_negotiator", "barter")} == {"locked"}
    assert all(city.majority(panel) == -1 for panel in PANELS)
    assert (len(city.display()), city.s.deck_size, city.s.round_number) == (5, 15, 1)


def test_s02_first_move() -> None:
    city = City()
    city.play("move:harbour_1")
    assert city.reach("to") == {1, 4, 6, 9}
    city.play("to:mine_1", "gather")
    assert city.stock(A).metal == 4
    assert city.offered("move") == {"harbour_1"}, "one worker is still unmoved"
    assert "end_turn" not in city.options


def test_s03_paid_shift() -> None:
    city = City()
    city.play("shift:row1_right")
    assert city.stock(A).gear == 2
    assert city.row(1) == ["workshop_1", "valley_1", "harbour_1", "marketplace_1"]
    for p in (A, B, C, D):
        assert [city.position(tile) for tile in city.workers(p)] == [6, 6]
    city.play("move:harbour_1")
    assert city.reach("to") == {2, 5, 7, 10}


def test_s04_chain_of_hops() -> None:
    city = City()
    city.place(A, "valley_1", "forest_1", "mine_1", "harbour_1")
    city.play("move:valley_1")
    assert city.reach("to") == {2, 6, 8, 9}


def test_s05_edges_are_not_joined() -> None:
    city = City()
    city.place(A, "forest_1", moved=["lighthouse_1"])
    city.play("move:forest_1")
    assert city.reach("to") == {1, 4}, "neither 3 nor 12"


def test_s22_harbour() -> None:
    city = City()
    city.place(A, "mine_1", "architects_office_1", moved=["forest_2"])
    city.play("move:mine_1", "to:harbour_1", "recall")
    assert city.workers(A) == ["harbour_1"] * 3
    assert city.offered("move") == {"harbour_1"}
    city.play("move:harbour_1")
    assert city.reach("to") == {1, 4, 6, 9}
    city.play("to:mine_1", "skip")
    assert (city.kind, city.seat) == ("turn_main", B), "all have moved, nothing is left to do"


def test_s28_long_haul_flight() -> None:
    city = City()
    city.set_bonus(A, "long_haul_flight", "ready")
    city.place(A, "forest_1", moved=["mine_1"])
    city.play("move:forest_1")
    assert city.reach("to") == {2, 4, 5}
    assert city.reach("to_long") == {3, 6, 8, 9}
    city.play("to_long:forest_2")
    assert city.workers(A) == ["forest_2", "mine_1"]
    assert city.bonus(A, "long_haul_flight") == "used"


def test_s28_no_second_flight_before_the_next_stage() -> None:
    city = City()
    city.set_bonus(A, "long_haul_flight", "used")
    city.turn(A, number=4)
    city.place(A, "forest_1", moved=["mine_1"])
    city.play("move:forest_1")
    assert city.reach("to_long") == set()
    city.finish_round(4)
    assert (city.s.round_number, city.bonus(A, "long_haul_flight")) == (5, "ready")


def test_s29_lighthouse() -> None:
    city = City()
    gears = city.stock(A).gear
    city.go(A, "lighthouse_1", "shift:row2_left")
    assert city.row(2) == ["forest_2", "lighthouse_1", "guild_hall_1", "factory_2"]
    assert "lighthouse_1" in city.workers(A)
    assert city.position("lighthouse_1") == 9
    assert city.kind == "lighthouse_second_shift"
    assert city.options == {"stop"} | ALL_SHIFTS - {"shift:row2_right"}
    city.play("shift:row2_left")
    assert city.row(2) == ["lighthouse_1", "guild_hall_1", "factory_2", "forest_2"]
    assert city.stock(A).gear == gears


def test_s32_shift_in_mid_hop() -> None:
    city = City()
    city.place(A, "harbour_1", moved=["marketplace_1"])
    city.give(A, gear=2)
    city.play("move:harbour_1")
    assert city.reach("to") == {1, 2, 4, 7, 9, 10}
    assert city.offered("pause") == {"marketplace_1"}
    city.play("pause:marketplace_1")
    assert city.options == {"move:marketplace_1"} | ALL_SHIFTS
    city.play("shift:col2_up")
    assert city.stock(A).gear == 1
    assert city.column(2) == ["marketplace_1", "lighthouse_1", "marketplace_2", "factory_1"]
    assert [city.position(tile) for tile in city.workers(A)] == [2, 2]
    city.play("move:marketplace_1")
    assert city.options == {"to:mine_1", "to:shipyard_1", "to:lighthouse_1"}, "no pause: that tile was used already"
    assert city.reach("to") == {1, 3, 6}
    city.play("to:shipyard_1")
    assert (city.kind, city.seat) == ("turn_main", B), "A can't build; all have moved, so no further shift"
