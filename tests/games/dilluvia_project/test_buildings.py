"""Every type of building, every propeller, land, gardens in the city (2.2, 7.4, 7.5, 7.7, 12)."""

from __future__ import annotations

import pytest

from tests.games.dilluvia_project import printed
from tests.games.dilluvia_project.staging import JEFF, MARION, City, Cubes, Income

SITE = {"small": "F6", "medium": "F6:G6", "large": "F5:G6"}
TYPES = sorted(printed.BUILDINGS)


def ready(building: str, number: int = 7) -> City:
    """Marion has exactly the cubes and the land for a building, and workers on the field."""
    _, size, cost, _, _ = printed.BUILDINGS[building]
    city = City()
    city.land(MARION, SITE[size])
    city.give(MARION, aeros=0, **dict(zip(printed.COLOURS, cost, strict=True)))
    city.turn(MARION, number)
    city.place("build")
    return city


@pytest.mark.parametrize("building", TYPES)
@pytest.mark.parametrize("square", ["square_1", "square_2"])
def test_building(building: str, square: str) -> None:
    count, size, _, first, second = printed.BUILDINGS[building]
    city = ready(building)
    city.play(f"building:{building}")
    if city.kind == "choose_site":
        city.play(f"site:{SITE[size]}")
    city.play(square)
    assert city.cubes(MARION) == Cubes()
    assert city.income(MARION) == Income(*(first if square == "square_1" else second))
    assert city.table.view()["supply"][building] == count - 1
    assert city.house(MARION) == 1 and city.population(MARION) == 0
    standing = city.table.view()["standing"]
    assert [(it["building"], it["owner"], it["cube"]) for it in standing] == [(building, MARION, square)]
    hired = city.s.player[MARION].pending
    assert hired == (1 if (building, square) == ("b0", "square_1") else 0)


@pytest.mark.parametrize("building", TYPES)
def test_number_says_from_when_on(building: str) -> None:
    number = printed.number(building)
    assert city_offers(building, max(1, number))
    if number > 1:
        assert not city_offers(building, number - 1)


def city_offers(building: str, number: int) -> bool:
    city = City()
    city.land(MARION, SITE[printed.BUILDINGS[building][1]])
    city.give(MARION, aeros=10, white=9, black=9, brown=9, purple=9)
    city.turn(MARION, number)
    city.place("build")
    return f"building:{building}" in city.options


@pytest.mark.parametrize("building", [building for building in TYPES if building != "b0"])
def test_matching_round_brings_two_population(building: str) -> None:
    city = ready(building, printed.number(building))
    city.play(f"building:{building}")
    if city.kind == "choose_site":
        city.play(f"site:{SITE[printed.BUILDINGS[building][1]]}")
    city.play("square_1")
    assert city.population(MARION) == city.ledger("matching")[MARION] == 2


@pytest.mark.parametrize("building", TYPES)
def test_a_building_needs_all_its_cubes(building: str) -> None:
    _, size, cost, _, _ = printed.BUILDINGS[building]
    for missing, amount in enumerate(cost):
        if amount:
            city = City()
            city.land(MARION, SITE[size])
            stock = [9, 9, 9, 9]
            stock[missing] = amount - 1
            city.give(MARION, aeros=10, **dict(zip(printed.COLOURS, stock, strict=True)))
            city.turn(MARION, 7)
            city.place("build")
            assert city.refused(f"building:{building}") == "lacks_cubes"


def test_an_empty_stack_and_a_missing_site_are_explained() -> None:
    city = City()
    city.land(MARION, "F6")
    city.s.supply[1] = 0
    city.give(MARION, aeros=10, white=9, black=9, brown=9, purple=9)
    city.turn(MARION, 7)
    city.place("build")
    assert city.refused("building:b1a") == "sold_out"
    assert city.refused("building:b3a") == city.refused("building:b6a") == "no_site"


def test_sites_are_all_places_in_the_shape() -> None:
    city = City()
    city.land(MARION, "E5:F6", "G6", "F8")
    city.give(MARION, aeros=0, white=9, black=9, brown=9, purple=9)
    city.turn(MARION, 7)
    city.place("build", dark=3)
    city.play("building:b3a")
    assert city.offered("site") == {"E5:F5", "E6:F6", "F6:G6", "E5:E6", "F5:F6"}
    city.play("site:F6:G6", "square_1", "building:b1a")
    assert city.offered("site") == {"E5", "F5", "E6", "F8"}


@pytest.mark.parametrize("square", sorted(printed.PROPELLERS))
def test_propeller(square: str) -> None:
    price, prestige = printed.PROPELLERS[square]
    for seats in (2, 4):
        city = City(seats)
        city.give(MARION, aeros=price - 1)
        city.turn(MARION)
        city.place("build")
        assert f"propeller:{square}" not in city.options
        city = City(seats)
        city.give(MARION, aeros=price)
        city.turn(MARION)
        city.place("build")
        city.play(f"propeller:{square}")
        assert (city.money(MARION), city.prestige(MARION), city.house(MARION)) == (0, prestige, 1)
        assert city.owner(square) == MARION
        assert city.population(MARION) == 0


def test_a_propeller_is_bought_once() -> None:
    city = City()
    city.propeller(JEFF, "D4")
    city.give(MARION, aeros=10)
    city.turn(MARION)
    city.place("build")
    assert city.refused("propeller:D4") == "propeller_taken"
    assert "propeller:J4" in city.options


# ---------------------------------------------------------------- the map


@pytest.mark.parametrize(("seats", "squares"), [(2, 76), (3, 108), (4, 156)])
def test_playable_squares(seats: int, squares: int) -> None:
    playable = City(seats).table.view()["playable"]
    assert len(playable) == squares
    assert playable == [square for square in printed.SQUARES if printed.is_playable(square, seats)]


def buying_land(workers: int, aeros: int, special: int = 0) -> City:
    city = City()
    city.give(MARION, aeros=aeros)
    city.turn(MARION)
    city.place("land", dark=workers - special, special=special)
    return city


@pytest.mark.parametrize(("size", "workers", "price"), [("small", 1, 1), ("medium", 2, 2), ("large", 3, 4)])
def test_land_costs_workers_and_aeros(size: str, workers: int, price: int) -> None:
    city = buying_land(workers, price)
    assert size in city.options
    city.play(size)
    assert city.money(MARION) == 0
    if workers > 1:
        assert buying_land(workers - 1, 9).refused(size) == "lacks_workers"
    poor = buying_land(5, price - 1)
    assert size not in poor.options
    assert poor.refused(size) == ("lacks_aeros_for_land" if price > 1 else "")


def test_free_square_of_the_special_worker() -> None:
    city = buying_land(1, 0, special=1)
    city.play("free_square", "from:G8")
    assert city.owned(MARION) == {"G8"} and city.seat == JEFF


def test_free_square_and_land_in_any_order() -> None:
    city = buying_land(2, 2, special=1)
    city.play(
        "small", "from:F6", "free_square", "from:E5", "small", "from:D4" if "from:D4" in city.options else "from:E4"
    )
    assert city.owned(MARION) == {"F6", "E5", "E4"} and city.money(MARION) == 0


def test_the_next_piece_continues_from_the_one_before() -> None:
    city = buying_land(3, 3)
    city.play("medium", "from:H6", "to:I6", "small")
    assert "from:J5" in city.options and "from:F8" not in city.options
    assert city.refused("from:F8") == "too_far"


def test_first_land_is_explained() -> None:
    city = buying_land(1, 1)
    city.play("small")
    assert city.refused("from:A1") == "too_far_first"


def test_a_large_piece_goes_wherever_there_is_room() -> None:
    city = buying_land(3, 4)
    city.land(JEFF, "E7")
    city.play("large", "from:F6")
    assert city.options == {"to:E5", "to:G5"}, "E7 is Jeff's, G7 the propeller"


# ---------------------------------------------------------------- gardens


def test_garden_on_own_land_for_an_aero() -> None:
    city = City()
    city.land(MARION, "F6", "F7")
    city.land(JEFF, "H6")
    city.building(MARION, "b1a", "F8")
    city.give(MARION, aeros=1)
    city.turn(MARION)
    city.place("garden")
    assert city.options == {"garden:F6", "garden:F7", "none"}
    city.play("garden:F6")
    assert (city.money(MARION), city.s.gardens) == (0, 15)
    assert city.is_garden("F6") and city.owned(MARION) == {"F7", "F8"}


def test_garden_bonus_without_a_garden() -> None:
    city = City()
    city.turn(MARION)
    city.place("garden", dark=0, special=1)
    assert city.population(MARION) == city.ledger("garden_bonus")[MARION] == 2


@pytest.mark.parametrize(
    ("building", "site", "points"), [("b1a", "F6", 1), ("b3a", "F6:G6", 2), ("b3b", "F5:F6", 2), ("b6a", "E5:F6", 4)]
)
def test_gardens_score_by_size(building: str, site: str, points: int) -> None:
    city = City()
    city.building(MARION, building, site, "square_1")
    city.garden("F7", "E4")
    city.final_scoring()
    beside = 2 if building == "b6a" else 1
    assert city.prestige(MARION) == points * beside, "E4 lies beside the large building only"
