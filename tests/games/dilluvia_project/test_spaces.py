"""The market and its spaces in the last round (5, 7.6, 12.6)."""

from __future__ import annotations

import pytest

from tests.games.dilluvia_project import printed
from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City, Cubes


def last_market(*set_aside: str) -> City:
    """Round 7: Marion has placed a worker to buy any space."""
    city = City()
    city.market()
    city.set_aside(*set_aside)
    city.give(MARION, aeros=3)
    city.turn(MARION, 7)
    city.place("market_extra")
    return city


def spaces(effect: str) -> list[str]:
    return [space for space, what in printed.SPACES.items() if what == effect]


def test_all_sixteen_spaces_are_for_sale() -> None:
    assert last_market().offered("buy") == set(printed.SPACES)


@pytest.mark.parametrize("space", spaces("aeros"))
def test_aeros(space: str) -> None:
    city = last_market()
    city.play(f"buy:{space}")
    assert city.money(MARION) == 8


@pytest.mark.parametrize("space", spaces("prestige"))
def test_prestige(space: str) -> None:
    city = last_market()
    city.play(f"buy:{space}")
    assert city.prestige(MARION) == 4


@pytest.mark.parametrize("space", spaces("population"))
def test_population(space: str) -> None:
    city = last_market()
    city.play(f"buy:{space}")
    assert city.population(MARION) == city.ledger("tiles")[MARION] == 2


@pytest.mark.parametrize("space", spaces("resources"))
def test_resources(space: str) -> None:
    city = last_market()
    city.play(f"buy:{space}", "resource:white", "resource:white", "resource:brown", "resource:purple")
    assert city.cubes(MARION) == Cubes(white=2, brown=1, purple=1)
    assert city.kind != "choose_resource"


@pytest.mark.parametrize("space", spaces("land"))
def test_land(space: str) -> None:
    city = last_market()
    city.play(f"buy:{space}")
    assert city.kind == "choose_land" and "none" in city.options
    city.play("from:F6", "to:F5")
    assert city.owned(MARION) == {"F5", "F6"} and city.money(MARION) == 0


def test_land_may_be_declined() -> None:
    city = last_market()
    city.play("buy:m22", "none")
    assert city.owned(MARION) == set() and city.seat == JEFF


@pytest.mark.parametrize("space", spaces("pick"))
def test_pick_tile(space: str) -> None:
    city = last_market("settlers", "settlers", "converter")
    city.play(f"buy:{space}")
    assert city.options == {"pick:settlers", "pick:converter", "none"}
    city.play("pick:settlers")
    assert city.population(MARION) == 2
    assert city.table.view()["set_aside"]["settlers"] == 1


def test_a_picked_tile_can_be_played_in_the_same_turn() -> None:
    city = last_market("converter")
    city.give(MARION, black=1)
    city.play("buy:m23", "pick:converter")
    assert city.kind == "end_turn_menu" and "tile:converter" in city.options
    assert city.income(MARION).prestige == 1


def test_pick_tile_without_tiles_has_no_effect() -> None:
    city = last_market()
    city.play("buy:m34")
    assert city.seat == JEFF and city.money(MARION) == 0


def test_a_marked_space_is_gone() -> None:
    city = last_market()
    city.play("buy:m13")
    city.give(JEFF, aeros=3)
    city.turn(JEFF, 7)
    city.place("market_extra")
    assert "buy:m13" not in city.options
    assert city.refused("buy:m13") == "space_marked"


# ---------------------------------------------------------------- the phases


def test_the_last_market_sets_the_tiles_aside() -> None:
    city = City(2)
    city.market(m11="settlers", m23="settlers", m44="patron")
    rest = city.s.deck_size
    city.market_phase(7)
    view = city.table.view()
    assert (view["set_aside"]["settlers"], view["set_aside"]["patron"]) == (2, 1)
    assert city.s.deck_size == rest and set(view["market"].values()) == {None}
    assert set(view["marked"].values()) == {None}


def test_refill_takes_grey_tiles_after_beige_ones_row_by_row() -> None:
    city = City(2)
    tiles = list(city.s.deck)[: city.s.deck_size][::-1]
    city.market()
    city.market_phase(2)
    assert list(city.s.market) == tiles[:16]
    assert city.table.view()["stacks"] == {"beige": 0, "grey": 9}


def test_spaces_stay_empty_when_both_stacks_are_empty() -> None:
    city = City(2)
    city.market()
    city.market_phase(2)
    city.market()
    city.market_phase(3)
    assert sum(tile >= 0 for tile in city.s.market) == 9
    assert list(city.s.market)[9:] == [-1] * 7
    assert city.s.deck_size == 0


def test_the_first_round_refills_nothing() -> None:
    city = City(4)
    city.market(m11="settlers")
    city.market_phase(1)
    assert sum(tile >= 0 for tile in city.s.market) == 1


def test_a_line_is_for_one_zeppelin() -> None:
    city = City()
    city.market_phase(1)
    assert city.seat == MARION and len(city.options) == 16
    city.play("row:4:left")
    assert city.seat == JEFF and len(city.options) == 14
    assert city.refused("row:4:right") == "line_taken"
    city.play("column:2:bottom")
    assert city.seat == ANGELIKA and len(city.options) == 12
    city.play("column:1:top")
    assert city.seat == MICHAEL and len(city.options) == 10


def test_the_price_belongs_to_the_place() -> None:
    """14.1.2: empty spaces in between do not shift it."""
    city = City()
    city.market(m14="settlers")
    city.give(MARION, aeros=4)
    city.buying(MARION, "row:1:left")
    city.play("buy:m14")
    assert city.money(MARION) == 0 + 3, "4 Aeros, and 3 back for three empty spaces"


def test_insurance_counts_at_once() -> None:
    """14.1.5."""
    city = City()
    city.market(m11="insurance", m12="settlers", m13="settlers")
    city.give(MARION, aeros=1)
    city.buying(MARION, "row:1:left")
    city.play("buy:m11")
    assert city.money(MARION) == 2


def test_own_purchases_are_not_compensated() -> None:
    city = City()
    city.market(m11="settlers", m12="settlers", m13="settlers", m14="settlers")
    city.give(MARION, aeros=3)
    city.buying(MARION, "row:1:left")
    city.play("buy:m11", "buy:m12")
    assert city.money(MARION) == 0 and city.population(MARION) == 4


def test_extra_tile_needs_three_aeros() -> None:
    city = City()
    city.market(m11="settlers")
    city.give(MARION, aeros=2)
    city.turn(MARION)
    city.place("market_extra")
    assert city.seat == JEFF, "nothing can be bought: the action ends by itself"
    assert city.tile_on("m11") == "settlers"


def test_extra_tile_special_bonus_without_a_purchase() -> None:
    city = City()
    city.give(MARION, aeros=0)
    city.turn(MARION)
    city.place("market_extra", dark=0, special=1)
    city.play("resource:purple")
    assert city.cubes(MARION) == Cubes(purple=1)
