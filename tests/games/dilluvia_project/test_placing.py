"""Placing workers: circles, their Aeros, the special worker, player order, income (6, 7.1-7.3, 8, 12.5)."""

from __future__ import annotations

import pytest

from tests.games.dilluvia_project import printed
from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City, Cubes, Income

FIELDS = ("player_order", "income", "resources", "land", "build", "market_extra", "garden", "reposition")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("row", sorted(printed.CIRCLES))
def test_circles(seats: int, row: str) -> None:
    circles = City(seats).table.view()["circles"][row]
    free, with_aero = printed.CIRCLES[row][seats]
    assert [circle["aeros"] for circle in circles] == [0] * free + [1] * with_aero


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_circles_of_a_colour(seats: int) -> None:
    circles = City(seats).table.view()["circles"]
    assert [len(circles[row]) for row in ("market_extra", "garden", "reposition")] == [seats + 1, seats, seats + 1]


def test_everything_is_offered_in_the_first_turn() -> None:
    city = City()
    city.turn(MARION)
    rows = {*printed.CIRCLES, "market_extra", "garden", "reposition"}
    assert city.options == {f"place:{row}" for row in rows}
    assert city.refused("place:market_extra:extra") == "own_circle_first"
    assert city.refused("idle") == "must_place"


@pytest.mark.parametrize("row", ["income", "white", "land", "build"])
def test_rows_for_many_workers(row: str) -> None:
    city = City()
    city.workers(MARION, 3, 1)
    city.turn(MARION)
    city.play(f"place:{row}")
    assert city.options == {f"workers:{d}:{s}" for d in range(4) for s in range(2) if d + s}


@pytest.mark.parametrize("row", ["player_order", "market_extra", "garden", "reposition"])
def test_rows_for_one_worker(row: str) -> None:
    city = City()
    city.turn(MARION)
    city.play(f"place:{row}")
    assert city.options == {"workers:1:0", "workers:0:1"}


def test_circles_fill_up_from_the_left() -> None:
    city = City(2)
    city.give(MARION, aeros=0)
    city.turn(MARION)
    city.place("white", 1)
    assert city.circle("re_white_1") == MARION
    city.turn(MARION)
    city.place("white", 1)
    assert city.circle("re_white_2") == MARION, "the same row again in a later turn (6.2)"
    city.turn(MARION)
    assert city.refused("place:white") == "lacks_aeros_for_circle"
    city.occupy(JEFF, "re_white_3")
    assert city.refused("place:white") == "no_circle_free"


def test_the_circle_of_the_own_colour_and_the_extra_one() -> None:
    city = City()
    city.give(MARION, aeros=0)
    city.turn(MARION)
    city.place("reposition")
    city.turn(MARION)
    assert city.refused("place:reposition") == "own_circle_used"
    assert "place:reposition:extra" in city.options and "place:market_extra:extra" not in city.options
    city.place("reposition:extra")
    assert city.circle("rp_extra") == MARION
    city.turn(JEFF)
    city.place("reposition")
    city.turn(JEFF)
    assert city.refused("place:reposition:extra") == "extra_circle_used"


def test_one_place_in_the_player_order() -> None:
    """7.1."""
    city = City()
    city.occupy(MARION, "po1")
    city.turn(MARION)
    assert city.refused("place:player_order") == "in_order_already"


@pytest.mark.parametrize(("workers", "aeros"), [(1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8), (8, 10)])
def test_money(workers: int, aeros: int) -> None:
    city = City()
    city.give(MARION, aeros=0)
    city.workers(MARION, 8, 1, reserve=0)
    city.turn(MARION)
    city.place("income", workers)
    assert city.money(MARION) == aeros


@pytest.mark.parametrize("colour", printed.COLOURS)
def test_resources(colour: str) -> None:
    city = City()
    city.turn(MARION)
    city.place(colour, 3)
    assert city.cubes(MARION) == Cubes(**{colour: 3})


@pytest.mark.parametrize("field", FIELDS)
def test_the_bonus_is_for_the_first_special_worker(field: str) -> None:
    city = City()
    city.turn(MARION)
    assert all(city.table.view()["bonus_left"].values())
    city.place("white" if field == "resources" else field, 0, 1)
    left = city.table.view()["bonus_left"]
    assert {name for name, free in left.items() if not free} == {field}


@pytest.mark.parametrize(("p", "place"), [(MARION, 1), (JEFF, 2), (ANGELIKA, 3), (MICHAEL, 4)])
def test_player_order_bonus_is_the_place(p: int, place: int) -> None:
    city = City()
    city.turn(p)
    city.place("player_order", 0, 1)
    assert city.prestige(p) == place
    later = (p + 1) % 4
    before = city.prestige(later)
    city.turn(later)
    city.place("player_order", 0, 1)
    assert city.prestige(later) == before, "the second special worker earns nothing extra"


def test_new_player_order() -> None:
    city = City()
    city.occupy(MICHAEL, "po1")
    city.occupy(JEFF, "po2")
    city.income_phase(1)
    assert list(city.s.order) == [MICHAEL, JEFF, MARION, ANGELIKA]


def test_nobody_on_the_field_keeps_the_order() -> None:
    city = City(3)
    city.order(2, 0, 1)
    city.income_phase(1)
    assert list(city.s.order) == [2, 0, 1, -1]


def test_players_without_workers_are_skipped() -> None:
    city = City(3)
    city.workers(1, 0, 0)
    city.workers(2, 0, 0)
    city.workers(0, 2, 0)
    city.turn(0)
    city.place("white", 1)
    assert city.seat == 0 and city.kind == "turn_menu"


def test_a_tile_before_the_placement_pays_the_circle() -> None:
    """14.2.6."""
    city = City()
    city.give(MARION, aeros=0)
    city.tiles(MARION, small_rents=1)
    city.building(MARION, "b1a", "F6")
    for circle in ("la1", "la2", "la3"):
        city.occupy(JEFF, circle)
    city.turn(MARION)
    assert "place:land" not in city.options
    city.play("tile:small_rents")
    assert "place:land" in city.options


def fill_all_circles(city: City, p: int, but: str = "") -> None:
    """Somebody stands on every circle that a player could use."""
    for row, circles in city.table.view()["circles"].items():
        for circle in circles:
            if row != but:
                city.occupy(p, circle["id"])


def test_without_a_circle_workers_go_idle() -> None:
    """6.8."""
    city = City(2)
    city.workers(1, 0, 0)
    city.workers(0, 2, 1)
    city.tiles(0, small_rents=1)
    city.building(0, "b1a", "F6")
    fill_all_circles(city, 0)
    city.turn(0)
    assert city.options == {"idle", "tile:small_rents"}
    city.play("idle")
    assert city.s.round_number == 2, "nobody has a worker left: income and the next round"


def test_without_a_tile_idling_is_automatic() -> None:
    city = City(2)
    city.workers(1, 1, 0)
    city.workers(0, 2, 1)
    fill_all_circles(city, 0, but="income")
    city.give(0, aeros=0)
    city.give(1, aeros=0)
    city.occupy(0, "in1")
    city.occupy(0, "in2")
    city.turn(1)
    city.place("income")
    assert city.s.round_number == 2


# ---------------------------------------------------------------- income phase


def test_income() -> None:
    city = City(2)
    city.building(0, "b3b", "F5:F6", "square_1")
    city.building(0, "b4b", "H5:H6", "square_2")
    city.give(0, aeros=0)
    assert city.income(0) == Income(4, 3, 5)
    city.income_phase(4)
    assert city.kind == "income_split"
    assert city.options == {f"white:{n}" for n in range(4)}
    city.play("white:1")
    assert city.options == {f"black:{n}" for n in range(3)}
    city.play("black:0")
    assert city.options == {f"brown:{n}" for n in range(3)}
    city.play("brown:1")
    assert city.cubes(0) == Cubes(1, 0, 1, 1)
    assert (city.money(0), city.prestige(0)) == (4, 5)
    assert city.s.round_number == 5


def test_income_split_ends_when_nothing_is_left() -> None:
    city = City(2)
    city.building(0, "b1b", "F6", "square_1")
    city.income_phase(1)
    city.play("white:2")
    assert city.cubes(0) == Cubes(white=2) and city.kind == "place_zeppelin"


def test_new_workers_come_with_the_next_round() -> None:
    city = City(2)
    city.building(0, "b0", "F6", "square_1")
    me = city.s.player[0]
    assert (me.dark, me.pending, me.reserve) == (5, 1, 2)
    city.income_phase(1)
    assert (me.dark, me.special, me.pending, me.reserve) == (6, 1, 0, 2)
    assert me.berth == me.special_on == -1
    assert set(city.s.circle_owner) == {-1}
