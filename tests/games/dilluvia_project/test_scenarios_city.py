"""Scenarios of section 8 about the city and the end of the game: S8, S16, S18, S20, S21."""

from __future__ import annotations

import pytest

from tests.games.dilluvia_project.staging import JEFF, MARION, MICHAEL, City

AROUND_CENTRE = {"F6", "G6", "H6", "F7", "H7", "F8", "G8", "H8"}
AROUND_D4 = {"C3", "D3", "E3", "C4", "E4", "C5", "D5", "E5"}


@pytest.mark.parametrize(("prestige", "winners"), [((132, 137), [MICHAEL]), ((132, 122), [MARION, MICHAEL])])
def test_s8_tie_break(prestige: tuple[int, int], winners: list[int]) -> None:
    city = City()
    city.points(MARION, prestige=prestige[0], population=89)
    city.points(MICHAEL, prestige=prestige[1], population=89)
    city.final_scoring()
    assert city.table.scores() == [89, 0, 0, 89]
    assert city.table.winners() == winners


def test_s16_centre_full() -> None:
    city = City()
    city.land(MARION, "F6", "H6", "H8", "J8")
    city.land(JEFF, "F8", "G6")
    city.building(JEFF, "b1a", "F7")
    city.land(MARION, "G8", "H7")
    city.garden("G8", "H7")
    city.give(MICHAEL, aeros=1)
    city.turn(MICHAEL)
    city.place("land")
    city.play("small")
    assert city.kind == "choose_land"
    ring = {f"{column}{row}" for column in "EFGHI" for row in range(5, 10)} - AROUND_CENTRE - {"G7"}
    around_j8 = {"I7", "J7", "K7", "I8", "K8", "I9", "J9", "K9"}
    assert city.offered("from") == ring | around_j8


def majority(kind: str, staged: City) -> int:
    staged.tiles(MARION, **{kind: 1})
    staged.points(MARION, population=10)
    staged.final_scoring()
    return staged.ledger("majorities")[MARION]


def test_s18_majorities() -> None:
    assert majority("propeller_majority", City(3)) == 3
    city = City(3)
    city.propeller(MARION, "B2")
    city.propeller(JEFF, "G2", "L2")
    assert majority("propeller_majority", city) == -1
    city = City(3)
    city.building(MARION, "b6a", "F5:G6")
    assert majority("large_majority", city) == -1


def test_s20_garden_permit() -> None:
    city = City()
    city.building(MARION, "b1a", "F6")
    city.land(JEFF, "E6")
    city.s.gardens = 1
    city.tiles(MARION, garden_permit=2)
    city.points(MARION, prestige=0)
    city.turn(MARION)
    city.play("tile:garden_permit")
    assert "E5" in city.offered("garden")
    assert not {"E6", "G7", "F6"} & city.offered("garden")
    assert city.offered("garden") == {"E5", "F5", "G5", "G6", "E7", "F7"}
    city.play("garden:E5")
    assert city.s.gardens == 0 and city.is_garden("E5")
    assert "tile:garden_permit" not in city.options
    assert city.refused("tile:garden_permit") == "no_garden_possible"
    assert city.table.view()["boards"][MARION]["garden_prestige"] == 0, "only diagonal to F6"


def test_s21_start_from_a_propeller() -> None:
    city = City(2)
    michael = 1
    city.propeller(michael, "D4")
    city.give(michael, aeros=3)
    city.turn(michael)
    city.place("land", dark=3)
    city.play("medium")
    assert city.kind == "choose_land"
    assert city.offered("from") == AROUND_CENTRE | AROUND_D4
    city.play("from:E5")
    assert city.options == {"to:E4", "to:D5", "to:F5", "to:E6"}
    city.play("to:E6")
    city.play("small")
    beside_own = {"D5", "D6", "D7", "E4", "E7", "F4", "F5", "F6", "F7"}
    assert city.offered("from") == (AROUND_D4 - {"E5"}) | beside_own
