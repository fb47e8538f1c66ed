"""What the printed rules leave open and no other test shows, each with the section that answers it."""

from __future__ import annotations

import pytest

from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City, Cubes, Income


def test_the_house_starts_on_field_1() -> None:
    """14.6.1."""
    city = City()
    assert city.house(MARION) == 0
    assert city.table.view()["boards"][MARION]["house_value"] == 1
    city.points(MARION, prestige=9)
    city.turn(MARION)
    city.place("player_order", 0, 1)
    assert city.population(MARION) == 1


def test_income_is_limited_but_possessions_are_not() -> None:
    """8.2, 14.6.2."""
    city = City()
    for site in ("E5:F6", "G5:H6", "I5:J6", "E8:F9"):
        city.building(MARION, "b6a", site, "square_2")
    city.give(MARION, aeros=50, white=40)
    assert city.income(MARION) == Income(0, 0, 36)
    city.income_phase(6)
    assert (city.prestige(MARION), city.money(MARION), city.cubes(MARION).white) == (36, 50, 40)


def test_gardens_run_out() -> None:
    """2.6."""
    city = City()
    city.s.gardens = 0
    city.land(MARION, "F6")
    city.give(MARION, aeros=5)
    city.turn(MARION)
    city.place("garden")
    assert city.seat == JEFF and city.money(MARION) == 5


def test_money_of_a_tile_pays_the_next_one() -> None:
    """14.1.3."""
    city = City()
    city.market(m11="five_aeros", m14="settlers")
    city.give(MARION, aeros=1)
    city.buying(MARION, "row:1:left")
    assert city.options == {"buy:m11", "stop"}
    city.play("buy:m11", "buy:m14")
    assert city.population(MARION) == 2


def test_spaces_that_were_not_refilled_are_compensated() -> None:
    """14.1.4."""
    city = City()
    city.market()
    city.give(MARION, aeros=0)
    city.buying(MARION, "row:1:left")
    assert city.money(MARION) == 4


def test_a_worker_may_be_placed_without_effect() -> None:
    """14.2.1, 14.2.5."""
    city = City()
    city.give(MARION, aeros=0)
    city.turn(MARION)
    city.place("build", dark=2, special=1)
    assert city.prestige(MARION) == 4, "the bonus is for placing the special worker"
    assert city.seat == JEFF and city.circle("bu1") == MARION


def test_a_propeller_does_not_take_the_centre_away() -> None:
    """14.3.1."""
    city = City()
    city.propeller(MARION, "B2")
    city.give(MARION, aeros=1)
    city.turn(MARION)
    city.place("land")
    city.play("small")
    assert {"from:A1", "from:G6"} <= city.options


def test_all_land_turned_into_gardens_begins_anew() -> None:
    """14.3.2."""
    city = City()
    city.land(MARION, "A1")
    city.garden("A1")
    city.give(MARION, aeros=1)
    city.turn(MARION)
    city.place("land")
    city.play("small")
    assert city.offered("from") == {"F6", "G6", "H6", "F7", "H7", "F8", "G8", "H8"}


def test_an_enclosed_player_takes_no_land_without_a_propeller() -> None:
    """14.3.3."""
    city = City()
    city.land(MARION, "A1")
    city.land(JEFF, "B1", "A2")
    city.give(MARION, aeros=20)
    city.turn(MARION)
    city.place("land", 3)
    assert city.seat == JEFF, "no size has a position"
    city.propeller(MARION, "D4")
    city.turn(MARION)
    city.place("land", 2)
    city.play("small")
    assert "from:C3" in city.options and "from:F6" not in city.options


def test_beside_an_own_propeller_that_is_all() -> None:
    """14.3.3."""
    """The propeller B2 is next to A1 but belongs to nobody: it neither blocks nor helps."""
    city = City()
    city.land(MARION, "A1")
    city.give(MARION, aeros=1)
    city.turn(MARION)
    city.place("land")
    city.play("small")
    assert city.offered("from") == {"B1", "A2"}


def test_first_piece_anywhere_when_nothing_touches_anybody() -> None:
    city = City(2)
    city.land(0, "F6", "G6", "H6", "F7", "H7", "F8", "G8", "H8")
    city.garden("F6", "G6", "H6", "F7", "H7", "F8", "G8", "H8")
    city.give(1, aeros=1)
    city.turn(1)
    city.place("land")
    city.play("small")
    assert len(city.offered("from")) == 76 - 8


def test_a_size_that_does_not_fit_at_the_centre_is_not_available() -> None:
    city = City()
    city.land(JEFF, "F6", "H6", "F7", "H7", "F8", "G8", "H8", "F5", "G5", "H5")
    city.give(MARION, aeros=9)
    city.turn(MARION)
    city.place("land", 5)
    assert "small" in city.options
    assert city.refused("medium") == city.refused("large") == "no_position"
    city.play("small")
    assert city.owned(MARION) == {"G6"}, "the only free square at the centre, taken without asking"


def test_prestige_inside_a_step_uses_the_old_position() -> None:
    """7.5.9, 14.4.1."""
    city = City()
    city.points(MARION, prestige=6, house=1)
    city.give(MARION, aeros=6, white=1, purple=1)
    city.land(MARION, "F6")
    city.turn(MARION)
    city.place("build")
    city.play("building:b0", "square_1", "propeller:G2")
    assert (city.prestige(MARION), city.population(MARION)) == (10, 1)
    assert city.house(MARION) == 3


def test_the_next_step_uses_the_new_position() -> None:
    """7.5.9, 14.4.1."""
    city = City()
    city.points(MARION, prestige=6, house=1)
    city.give(MARION, aeros=6, white=1, purple=1)
    city.land(MARION, "F6")
    city.turn(MARION)
    city.place("build", 2)
    city.play("building:b0", "square_1", "end_step", "propeller:G2")
    assert (city.prestige(MARION), city.population(MARION)) == (10, 2)


def test_several_tens_at_once() -> None:
    """14.6.3."""
    city = City()
    city.points(MARION, prestige=5, house=4)
    for site in ("E5:F6", "G5:H6", "I5:J6"):
        city.building(MARION, "b6a", site)
    city.income_phase(6)
    assert (city.prestige(MARION), city.population(MARION)) == (38, 3 * 3)


@pytest.mark.parametrize("number", range(1, 8))
def test_number_0_never_matches(number: int) -> None:
    """14.4.3."""
    city = City()
    city.give(MARION, white=1, purple=1)
    city.land(MARION, "F6")
    city.turn(MARION, number)
    city.place("build")
    city.play("building:b0", "square_2")
    assert city.population(MARION) == 0


def test_no_building_is_switched_twice() -> None:
    """14.2.9."""
    city = City()
    for site in ("F6", "G6", "H6", "I6"):
        city.building(MARION, "b1a", site)
    city.turn(MARION)
    city.place("reposition", 0, 1)
    city.play("switch:F6")
    assert city.refused("switch:F6") == "switched_already"
    city.play("switch:G6")
    assert city.offered("switch") == {"H6", "I6"}, "with the bonus three may be switched"
    city.play("switch:H6")
    assert city.income(MARION) == Income(9, 0, 2) and city.seat == JEFF


def test_reposition_without_the_bonus_switches_two() -> None:
    city = City()
    for site in ("F6", "G6", "H6"):
        city.building(MARION, "b1a", site)
    city.turn(MARION)
    city.place("reposition")
    city.play("switch:F6", "switch:H6")
    assert city.seat == JEFF and city.income(MARION) == Income(6, 0, 2)


def test_an_empty_reserve_grants_nothing() -> None:
    """14.4.4."""
    city = City()
    for site in ("F6", "G6", "H6"):
        city.building(MARION, "b0", site, "square_1")
    assert (city.s.player[MARION].reserve, city.s.player[MARION].pending) == (0, 3)
    city.building(MARION, "b0", "I6", "square_1")
    assert (city.s.player[MARION].reserve, city.s.player[MARION].pending) == (0, 3)
    sent = {building["square"]: building["worker_sent"] for building in city.table.view()["standing"]}
    assert sent == {"F6": True, "G6": True, "H6": True, "I6": False}


def test_three_large_buildings_against_two() -> None:
    """14.6.5."""
    city = City()
    for site in ("B8:C9", "B10:C11", "D8:E9"):
        city.building(MARION, "b6a", site, "square_1")
    for site in ("K8:L9", "K10:L11"):
        city.building(JEFF, "b6a", site, "square_1")
    city.tiles(MARION, large_majority=1)
    city.tiles(JEFF, worker_majority=1)
    city.final_scoring()
    assert city.ledger("majorities") == [4, 3, 0, 0]


@pytest.mark.parametrize(
    ("sites", "sectors"),
    [
        ({"b3a": "D3:E3"}, 1),
        ({"b3a": "D3:E3", "b3b": "D2:E2"}, 2),
        ({"b3a": "D3:E3", "b3b": "D2:E2", "b4a": "D1:E1"}, 2),
        ({"b3a": "D3:E3", "b1a": "A1"}, 2),
        ({"b3a": "D3:E3", "b1a": "A1", "b1b": "F1"}, 2),
        ({"b3a": "H4:H5", "b3b": "I7:J7", "b1a": "F6"}, 3),
        ({"b3a": "H4:H5", "b3b": "I7:J7", "b1a": "F6", "b6a": "F9:G10"}, 4),
        ({"b6a": "D8:E9", "b6b": "F9:G10", "b1a": "F8"}, 3),
    ],
)
def test_a_building_counts_for_one_of_its_sectors(sites: dict[str, str], sectors: int) -> None:
    """14.6.6."""
    city = City()
    for building, site in sites.items():
        city.building(MARION, building, site)
    assert city.table.view()["criteria"]["sectors"][MARION] == sectors


def test_a_chain_of_buildings_on_borders() -> None:
    """14.6.6."""
    """North-west to north, north to north-east, one in the north-west: three sectors, whoever is counted first."""
    city = City()
    city.building(MARION, "b3a", "D3:E3")
    city.building(MARION, "b3b", "I3:J3")
    city.building(MARION, "b1a", "A1")
    assert city.table.view()["criteria"]["sectors"][MARION] == 3
    city.building(MARION, "b1b", "F3")
    assert city.table.view()["criteria"]["sectors"][MARION] == 3
    city.building(MARION, "b4a", "D1:E1")
    assert city.table.view()["criteria"]["sectors"][MARION] == 3


def test_settlers_do_not_count_for_patron() -> None:
    """14.5.6."""
    city = City()
    city.market(m11="settlers")
    city.tiles(MARION, patron=1)
    city.give(MARION, aeros=3)
    city.turn(MARION)
    city.place("market_extra")
    city.play("buy:m11")
    city.final_scoring()
    assert city.prestige(MARION) == 0


def test_a_boost_is_one_position() -> None:
    """14.5.5."""
    city = City()
    city.points(MARION, house=0)
    city.market(m11="building_boost")
    city.give(MARION, aeros=5)
    city.buying(MARION, "row:1:left")
    city.play("buy:m11")
    assert city.house(MARION) == 1


def test_the_house_stays_on_its_last_position() -> None:
    city = City()
    city.points(MARION, house=23)
    city.give(MARION, aeros=4)
    city.turn(MARION)
    city.place("build")
    city.play("propeller:D4")
    assert city.house(MARION) == 23


def test_a_tile_is_usable_in_the_same_round() -> None:
    """14.1.7."""
    city = City()
    city.market(m11="converter")
    city.give(MARION, aeros=1, black=1)
    city.buying(MARION, "row:1:left")
    city.play("buy:m11")
    assert city.kind == "turn_menu" and "tile:converter" in city.options


def test_the_centre_of_another_player_is_still_the_centre() -> None:
    """14.3.6."""
    city = City()
    city.propeller(JEFF, "G7")
    city.give(MARION, aeros=1)
    city.turn(MARION)
    city.place("land")
    city.play("small")
    assert len(city.offered("from")) == 8


def test_population_does_not_become_negative() -> None:
    """14.6.8."""
    city = City()
    city.propeller(JEFF, "G2")
    city.tiles(MARION, propeller_majority=1)
    city.final_scoring()
    assert city.population(MARION) == 0 and city.ledger("majorities")[MARION] == 0


def test_the_results_of_all_tiles_are_added_up_first() -> None:
    """14.6.8."""
    city = City()
    city.propeller(JEFF, "G2")
    city.tiles(MARION, propeller_majority=1, worker_majority=1)
    city.final_scoring()
    assert city.population(MARION) == 3 - 1


def test_final_scoring_pays_income_first() -> None:
    """Step 1 books the cubes as white, and the income counts for the stockpile of step 2."""
    city = City()
    city.building(ANGELIKA, "b5b", "F5:F6", "square_1")
    city.give(ANGELIKA, aeros=2, black=1)
    city.tiles(ANGELIKA, stockpile=1)
    city.final_scoring()
    assert city.money(ANGELIKA) == 5
    assert city.cubes(ANGELIKA) == Cubes(white=4, black=1)
    assert city.prestige(ANGELIKA) == 3
    assert city.table.over and city.population(MICHAEL) == 0
