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


def test_a_worker_that_is_done() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1"])
    assert reason(city, "move:mine_1") == ("worker_done", "4.2")
    assert "move:harbour_1" not in city.table.refusals(), "no worker of A is there to ask for"


def test_another_worker_pauses() -> None:
    city = City()
    city.place(A, "harbour_1", "forest_1", moved=["marketplace_1"])
    city.play("move:harbour_1", "pause:marketplace_1")
    assert reason(city, "move:forest_1") == ("other_worker_pauses", "5.4")


def test_no_gear_to_shift() -> None:
    city = City()
    city.give(A, gear=0)
    assert reason(city, "shift:row0_left") == ("lacks", "6.2")


def test_no_shift_after_the_last_move() -> None:
    city = City()
    city.place(A, moved=["forest_1", "mine_1"])
    assert reason(city, "shift:row0_left") == ("all_moved", "5.3")


def test_a_contract_can_not_be_paid() -> None:
    city = City()
    city.open_contract(A, "contract_16")
    assert reason(city, "fulfil:contract_16") == ("lacks", "6.2")


@pytest.mark.parametrize(("state", "name"), [("locked", "bonus_locked"), ("used", "bonus_used")])
def test_no_barter_now(state: str, name: str) -> None:
    city = City()
    city.set_bonus(A, "barter", state)
    assert reason(city, "barter") == (name, "8.3")


def test_nothing_to_barter() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.give(A, wood=0, metal=0, gold=0, gear=0)
    assert reason(city, "barter") == ("nothing_to_exchange", "8.6")


def test_what_can_not_be_bartered() -> None:
    city = City()
    city.set_bonus(A, "barter", "ready")
    city.give(A, wood=0, metal=10)
    city.play("barter")
    assert reason(city, "give:wood:take:gold") == ("nothing_to_give", "8.6")
    assert reason(city, "give:gold:take:metal") == ("stock_full", "6.2")


def test_where_a_worker_can_not_go() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1"])
    city.play("move:forest_1")
    assert reason(city, "to:forest_1") == ("stands_there", "5.1")
    assert reason(city, "to:mine_1") == ("own_worker_there", "5.2")
    assert reason(city, "to:shipyard_1") == ("out_of_reach", "5.1")


def test_no_gear_to_pause() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1"])
    city.give(A, gear=0)
    city.play("move:forest_1")
    assert reason(city, "pause:mine_1") == ("lacks", "6.2")


def test_after_a_pause() -> None:
    city = City()
    city.place(A, "forest_1", moved=["mine_1", "factory_1"])
    city.play("move:forest_1", "pause:factory_1", "move:factory_1")
    assert reason(city, "to:factory_1") == ("stands_there", "5.1")
    assert reason(city, "to:forest_1") == ("movement_began_there", "5.2")
    city.play("pause:mine_1", "move:mine_1")
    assert reason(city, "pause:factory_1") == ("paused_there", "5.4")


@pytest.mark.parametrize(("state", "name"), [("locked", "bonus_locked"), ("used", "bonus_used")])
def test_no_flight_now(state: str, name: str) -> None:
    city = City()
    city.place(A, "forest_1", moved=["guild_hall_1"])
    city.set_bonus(A, "long_haul_flight", state)
    city.play("move:forest_1")
    assert reason(city, "to_long:harbour_1") == (name, "8.3")
    assert reason(city, "to:harbour_1") == ("out_of_reach", "5.1")
    assert "to_long:mine_1" not in city.table.refusals(), "the worker can walk there"
    assert "to_long:lighthouse_1" not in city.table.refusals(), "no flight goes so far"


def test_the_exact_reverse_at_the_lighthouse() -> None:
    city = City()
    city.go(A, "lighthouse_1", "shift:col0_up")
    assert reason(city, "shift:col0_down") == ("exact_reverse", "6.9")


def test_what_the_shipyard_can_not_build() -> None:
    city = City()
    city.donated("tourist", {A: 2, B: 2, C: 2, D: 2})
    city.give(A, wood=4, metal=0, gear=5)
    city.go(A, "shipyard_1")
    assert reason(city, "build:residential_wood") == ("needs_lower_ship", "7.1")
    assert reason(city, "build:tourist") == ("no_space_left", "7.4")
    assert reason(city, "build:private_metal") == ("lacks", "6.2")


def test_what_the_architect_can_not_build() -> None:
    city = City()
    city.give(A, gold=10)
    city.donated("park", {B: 4})
    city.go(A, "architects_office_1")
    assert reason(city, "construct:park") == ("no_space_left", "7.4")
    assert reason(city, "construct:statue") == ("lacks", "6.2")


def test_no_marker_left_is_another_reason_than_no_space() -> None:
    city = City()
    city.enrich(A)
    for panel, count in (("private_wood", 8), ("private_metal", 8), ("park", 1)):
        city.donated(panel, {A: count})
    city.go(A, "shipyard_1")
    assert reason(city, "build:tourist") == ("no_marker_left", "7.4")


def test_contracts_of_the_display_and_of_others() -> None:
    city = City()
    city.market(["contract_01", "contract_02"])
    city.open_contract(B, "contract_02")
    assert reason(city, "fulfil:contract_01") == ("not_taken_yet", "9.1")
    assert reason(city, "fulfil:contract_02") == ("taken_by_other", "9.1")
    city.go(A, "marketplace_1")
    assert reason(city, "take:contract_02") == ("not_on_display", "6.8")


def test_developing_is_no_choice() -> None:
    city = City()
    city.give(A, wood=3, metal=2, gold=4)
    city.go(A, "workshop_1", "expand:gold")
    assert reason(city, "decline") == ("must_develop", "6.7.2")


def test_what_the_workshop_can_not_do() -> None:
    city = City()
    city.expand(A, "wood")
    city.develop("mine_1")
    city.give(A, wood=3, metal=4, gold=3, gear=0)
    city.go(A, "workshop_1")
    assert reason(city, "expand:wood") == ("expansion_built", "6.7.1")
    assert reason(city, "expand:gear") == ("lacks", "6.2")
    city.play("expand:metal")
    assert reason(city, "develop:mine_1") == ("tile_developed", "6.7.2")
    assert reason(city, "develop:forest_1") == ("other_colour", "6.7.2")


def test_what_a_developed_tile_does_not_give() -> None:
    city = City()
    city.develop("harbour_1")
    city.expand(A, "wood", "metal", "gold")
    city.give(A, gold=20)
    city.go(A, "harbour_1", "recall")
    assert reason(city, "bonus:gold") == ("stock_full", "6.2")
    assert reason(city, "bonus:gear") == ("expansion_missing", "8.1")


def test_an_illegal_move_says_why_and_changes_nothing() -> None:
    city = City()
    before = bytes(city.s)
    with pytest.raises(IllegalMove, match=r"end_turn is not possible: .+"):
        city.table.play("end_turn")
    with pytest.raises(IllegalMove):
        city.table.play("fly:moon")
    assert bytes(city.s) == before
