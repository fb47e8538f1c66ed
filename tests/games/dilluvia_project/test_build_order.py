"""Construction: every worker pays for one building and one propeller, done in whatever order (7.5)."""

from __future__ import annotations

from itertools import permutations

import pytest

from tests.games.dilluvia_project.staging import JEFF, MARION, City

BUILD, BUY = "building", "propeller"
ORDERS = sorted(set(permutations((BUILD, BUILD, BUY, BUY))))
PROPELLERS = ["D4", "J4", "D10", "J10"]
"""Each costs 4 Aeros and brings 2 prestige."""


def ready(workers: int, aeros: int = 16, prestige: int = 0, house: int = 0) -> City:
    """Marion has land, cubes and Aeros for more than her workers can use, and workers on the field."""
    city = City()
    city.points(MARION, prestige=prestige, house=house)
    city.give(MARION, aeros=aeros, white=5, purple=5)
    city.land(MARION, "F6", "G6", "H6", "F8", "G8")
    city.turn(MARION)
    city.place("build", workers)
    return city


def build(city: City) -> None:
    """Put up the cheapest building on the first site."""
    city.play("building:b0")
    if city.kind == "choose_site":
        city.play(min(city.options))
    city.play("square_2")


def buy(city: City) -> None:
    """Buy the first propeller that is free."""
    city.play(next(f"propeller:{square}" for square in PROPELLERS if city.owner(square) < 0))


def do(city: City, *deeds: str) -> None:
    for deed in deeds:
        if deed == BUILD:
            build(city)
        else:
            buy(city)


@pytest.mark.parametrize("order", ORDERS, ids="-".join)
def test_two_workers_do_two_of_each_in_any_order(order: tuple[str, ...]) -> None:
    city = ready(2)
    do(city, *order)
    assert city.house(MARION) == 4 and city.prestige(MARION) == 4
    assert city.s.player[MARION].buildings[0] == 2 and city.money(MARION) == 8
    assert city.seat == JEFF, "all that was paid for is done"


def test_buildings_then_propellers_then_buildings_again() -> None:
    city = ready(3)
    do(city, BUILD, BUILD, BUY, BUY, BUILD, BUY)
    assert city.house(MARION) == 6 and city.seat == JEFF


def test_never_more_than_the_workers_pay_for() -> None:
    city = ready(2)
    do(city, BUILD, BUILD)
    assert city.offered(BUILD) == set() and city.refused("building:b0") == "all_have_built"
    assert "D4" in city.offered(BUY)
    other = ready(2)
    do(other, BUY, BUY)
    assert other.offered(BUY) == set() and other.refused("propeller:D10") == "all_have_bought"
    assert "b0" in other.offered(BUILD)


def test_prestige_inside_an_open_step_uses_the_old_position() -> None:
    """Two buildings stand, but the marker has moved for neither when the propeller passes the ten (7.5.9)."""
    city = ready(2, prestige=8, house=1)
    do(city, BUILD, BUILD)
    assert city.house(MARION) == 1
    buy(city)
    assert (city.prestige(MARION), city.population(MARION)) == (10, 1)
    assert city.house(MARION) == 3, "one step is completed, the other is open"


def test_closing_a_step_moves_the_marker_and_forgoes_its_other_half() -> None:
    city = ready(2, prestige=8, house=1)
    build(city)
    assert city.table.wording("en")["end_step"] == "Move the building marker now and forgo 1 propeller"
    city.play("end_step")
    assert city.house(MARION) == 2 and city.kind == "build_menu"
    buy(city)
    assert city.population(MARION) == 2, "the propeller of the next worker counts with the new position"
    assert city.refused("propeller:J4") == "all_have_bought"


def test_the_end_says_what_is_lost() -> None:
    city = ready(3)
    assert city.table.wording("en")["end_step"] == "End construction; 3 workers stay unused"
    do(city, BUILD, BUILD, BUILD)
    assert city.table.wording("en")["end_step"] == "End construction and forgo 3 propellers"
    assert city.table.wording("de")["end_step"] == "Bau beenden und auf 3 Propeller verzichten"
    city.play("end_step")
    assert city.house(MARION) == 3 and city.seat == JEFF


def test_a_step_that_nobody_can_complete_ends_by_itself_with_its_marker() -> None:
    city = ready(1, aeros=0)
    build(city)
    assert city.house(MARION) == 1 and city.seat == JEFF
