"""Why something is not possible: the reason and the section of the rules, for every reason a player can meet."""

from __future__ import annotations

import pytest

from spielwerk.kernel import IllegalMove
from tests.games.airship_city.staging import A, B, C, City, D


def reason(city: City, key: str) -> tuple[str, str]:
    """Name and section of the refusal of an option that is not offered."""
    assert key not in city.options
    refused = {entry.key: entry for entry in city.table.refused("en")}
    assert refused[key].text
    return refused[key].name, refused[key].section


def test_the_turn_is_not_over() -> None:
    assert reason(City(), "end_turn") == ("workers_left", "4.2")


def test_no_gear_to_shift() -> None:
    city = City()
    city.give(A, gear=0)
    assert reason(city, "shift:row0_left") == ("lacks_resource", "5.1.2")


def test_no_shift_after_the_last_move() -> None:
    city = City()
    city.place(A, moved=["forest_1", "mine_1"])
    assert reason(city, "shift:row0_left") == ("all_moved", "5.1.1")


def test_a_contract_can_not_be_paid() -> None:
    city = City()
    city.open_contract(A, "contract_16")
    assert reason(city, "fulfil:contract_16") == ("lacks_resource", "5.1.2")


@pytest.mark.parametrize(("state", "name"), [("locked", "bonus_locked"), ("used", "bonus_used")])
def test_no_barter_now(state: str, name: str) -> None:
    city = City()
    city.set_bonus(A, "barter", state)
    assert reason(city, "barter") == (name, "5.7")


def test_nothing_to_barter() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.give(A, wood=0, metal=0, gold=0, gear=0)
    assert reason(city, "barter") == ("nothing_to_exchange", "5.7")


def test_what_can_not_be_bartered() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.give(A, wood=0, metal=10)
    city.play("barter")
    assert reason(city, "give:wood:take:gold") == ("nothing_to_give", "5.7")
    assert reason(city, "give:gold:take:metal") == ("stock_full", "5.1.2")


def test_where_a_worker_can_not_go() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1"])
    city.play("move:forest_1")
    assert reason(city, "to:forest_1") == ("movement_began_there", "5.1")
    assert reason(city, "to:mine_1") == ("own_worker_there", "5.1")
    assert reason(city, "to:shipyard_1") == ("out_of_reach", "5.1")


def test_the_exact_reverse_at_the_lighthouse() -> None:
    city = City()
    city.go(A, "lighthouse_1", "shift:col0_up")
    assert reason(city, "shift:col0_down") == ("exact_reverse", "5.2.7")


def test_what_the_shipyard_can_not_build() -> None:
    city = City()
    city.donated("tourist", {A: 2, B: 2, C: 2, D: 2})
    city.give(A, wood=4, metal=0, gear=5)
    city.go(A, "shipyard_1")
    assert reason(city, "build:residential_wood") == ("needs_lower_ship", "5.2.2")
    assert reason(city, "build:tourist") == ("no_donation_left", "5.2.2")
    assert reason(city, "build:private_metal") == ("lacks_resource", "5.1.2")


def test_what_the_architect_can_not_build() -> None:
    city = City()
    city.give(A, gold=10)
    city.donated("park", {B: 4})
    city.go(A, "architects_office_1")
    assert reason(city, "construct:park") == ("no_facility_space", "5.2.3")
    assert reason(city, "construct:statue") == ("lacks_resource", "5.1.2")


def test_what_the_workshop_can_not_do() -> None:
    city = City()
    city.expand(A, "wood")
    city.develop("mine_1")
    city.give(A, wood=3, metal=4, gold=3, gear=0)
    city.go(A, "workshop_1")
    assert reason(city, "expand:wood") == ("expansion_built", "5.2.5")
    assert reason(city, "expand:gear") == ("lacks_resource", "5.1.2")
    city.play("expand:metal")
    assert reason(city, "develop:mine_1") == ("tile_developed", "5.2.5")
    assert reason(city, "develop:forest_1") == ("other_colour", "5.2.5")


def test_what_a_developed_tile_does_not_give() -> None:
    city = City()
    city.develop("harbour_1")
    city.expand(A, "wood", "metal", "gold")
    city.give(A, gold=20)
    city.go(A, "harbour_1", "recall")
    assert reason(city, "bonus:gold") == ("stock_full", "5.1.2")
    assert reason(city, "bonus:gear") == ("expansion_missing", "5.4")


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    city = City()
    before = bytes(city.s)
    with pytest.raises(IllegalMove, match=r"end_turn is not possible: .+"):
        city.table.play("end_turn")
    with pytest.raises(IllegalMove):
        city.table.play("fly:moon")
    assert bytes(city.s) == before
