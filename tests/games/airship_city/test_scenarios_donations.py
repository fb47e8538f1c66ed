"""Worked examples of the specification: donating, majorities, prerequisites, selling, facilities, discounts."""

from __future__ import annotations

from tests.games.airship_city.staging import A, B, C, City, D, Stock


def test_s13_donation_ladder() -> None:
    city = City()
    city.give(A, wood=8, gear=8)
    wood = []
    for _ in range(3):
        city.go(A, "shipyard_1", "build:private_wood", "donate")
        wood.append(city.stock(A).wood)
        if len(wood) < 3:
            assert city.bonus(A, "long_haul_flight") == "locked"
    assert wood == [8 - 4, 4 - 2, 2 - 1]
    assert (city.stock(A).wood, city.stock(A).gear, city.score(A)) == (1, 2, 3)
    assert city.donations("private_wood") == [3, 0, 0, 0]
    assert city.majority("private_wood") == A
    assert city.bonus(A, "long_haul_flight") == "ready"


def test_s13_residential_after_the_ladder() -> None:
    city = City()
    city.donated("private_wood", {A: 3})
    city.give(A, wood=4, gear=4)
    city.go(A, "shipyard_1", "build:residential_wood", "sell")
    assert (city.stock(A).wood, city.stock(A).gear) == (0, 0)
    city.give(A, wood=3, gear=4)
    city.go(A, "shipyard_1")
    assert "build:residential_wood" not in city.options


def gold_for_an_expansion(city: City, p: int) -> int:
    """What the Workshop asks of a player for the wood expansion (printed: 3 gold)."""
    copy = City()
    copy.s.load(bytes(city.s))
    copy.give(p, wood=10, metal=10, gold=10)
    copy.go(p, "workshop_1", "expand:wood")
    return 10 - copy.stock(p).gold


def test_s14_tie_empties_the_majority() -> None:
    city = City()
    city.donated("tourist", {A: 1})
    assert gold_for_an_expansion(city, A) == 3 - 2
    city.give(B, wood=4, metal=4, gear=4)
    city.go(B, "shipyard_1", "build:tourist")
    assert city.donations("tourist") == [1, 1, 0, 0]
    assert city.majority("tourist") == -1
    assert city.markers(A) == 19, "A has the majority marker back"
    assert gold_for_an_expansion(city, A) == 3 - 1
    city.go(B, "shipyard_1", "build:tourist")
    assert city.majority("tourist") == B
    assert city.markers(B) == 17
    assert gold_for_an_expansion(city, B) == 3 - 3
    assert gold_for_an_expansion(city, A) == 3 - 1


def test_s15_prerequisite_ignores_the_majority_marker() -> None:
    city = City()
    city.donated("private_metal", {A: 1})
    city.give(A, metal=10, gear=10)
    city.go(A, "shipyard_1")
    assert "build:residential_metal" not in city.options


def test_s15_two_ships_are_enough_without_majority() -> None:
    city = City()
    city.donated("private_metal", {A: 2, B: 2})
    city.give(A, metal=10, gear=10)
    city.go(A, "shipyard_1", "build:residential_metal")
    assert (city.stock(A).metal, city.stock(A).gear) == (10 - 4, 10 - 4)


def test_s16_selling() -> None:
    city = City()
    gold = []
    for seller in (A, B, C):
        city.give(seller, metal=3, gear=2)
        city.go(seller, "shipyard_1", "build:private_metal", "sell")
        gold.append((city.stock(seller).gold, city.price_row("private_metal")))
    assert gold == [(2 + 5, 1), (2 + 4, 2), (2 + 4, 3)]


def test_s16_the_last_row_stays() -> None:
    city = City()
    city.set_price_row("private_metal", 6)
    city.give(D, metal=3, gear=2)
    city.go(D, "shipyard_1", "build:private_metal", "sell")
    assert city.stock(D).gold == 2 + 2
    assert city.price_row("private_metal") == 6


def test_s17_selling_beyond_the_limit() -> None:
    city = City()
    city.donated("residential_wood", {A: 2})
    city.expand(A, "wood")
    city.give(A, wood=14, gear=7, gold=8)
    city.go(A, "shipyard_1", "build:cargo_wood", "sell")
    assert city.stock(A).gold == 10
    assert city.price_row("cargo_wood") == 1
    assert city.score(A) == 0


def test_s18_full_panels() -> None:
    city = City(seats=3)
    city.donated("tourist", {A: 2, B: 2, C: 2})
    city.donated("private_wood", {A: 2, B: 2, C: 2})
    city.give(A, wood=10, metal=10, gear=10)
    city.go(A, "shipyard_1")
    assert "build:tourist" not in city.options
    city.play("build:private_wood")
    assert city.kind == "turn_main", "it was sold without asking"
    assert city.stock(A).gold == 2 + 5
    assert city.donations("private_wood") == [2, 2, 2]


def facilities_of(wood: int, metal: int, gold: int) -> set[str]:
    """The facilities offered to the owner of S-19's markers with these resources."""
    city = City()
    city.donated("cargo_wood", {A: 2})
    city.donated("luxury", {A: 1, B: 1})
    city.expand(A, "wood")
    city.give(A, wood=wood, metal=metal, gold=gold)
    city.go(A, "architects_office_1")
    return city.offered("construct")


def test_s19_facility_discounts() -> None:
    assert facilities_of(wood=12, metal=0, gold=8) == {"park", "signpost", "fountain"}
    assert facilities_of(wood=4, metal=0, gold=4) == {"park"}
    assert facilities_of(wood=3, metal=0, gold=4) == facilities_of(wood=4, metal=0, gold=3) == set()
    assert facilities_of(wood=12, metal=0, gold=0) == {"signpost"}
    assert facilities_of(wood=11, metal=0, gold=0) == set()
    assert facilities_of(wood=0, metal=0, gold=8) == {"fountain"}
    assert facilities_of(wood=0, metal=0, gold=7) == set()


def test_s19_first_builder_of_the_park() -> None:
    city = City()
    city.donated("cargo_wood", {A: 2})
    city.donated("luxury", {A: 1, B: 1})
    city.expand(A, "wood")
    city.give(A, wood=12, gold=8)
    city.go(A, "architects_office_1", "construct:park")
    assert (city.stock(A).wood, city.stock(A).gold, city.score(A)) == (8, 4, 5)
    assert city.majority("park") == A


def test_s20_discount_floor() -> None:
    city = City()
    city.donated("private_wood", {A: 4})
    city.give(A, wood=0, metal=0, gear=2)
    city.go(A, "shipyard_1", "build:private_wood", "sell")
    assert city.stock(A) == Stock(0, 0, 2 + 6, 0)
    city.give(A, wood=0, metal=2, gear=2, gold=0)
    city.go(A, "shipyard_1", "build:tourist")
    assert city.stock(A) == Stock(0, 0, 0, 0)
