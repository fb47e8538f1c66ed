"""What the donation board and the price list say: every airship and every facility (6.4, 6.5, 7.3)."""

from __future__ import annotations

import pytest

from tests.games.airship_city.printed import (
    AIRSHIP_COST,
    AIRSHIP_VP,
    FACILITY_COST,
    FACILITY_VP,
    FAMILY,
    NEEDS_TWO_OF,
    PANELS,
    PRICES,
    RESOURCES,
    Amounts,
    donation_spaces,
)
from tests.games.airship_city.staging import A, B, C, City, D, Stock

TO_PAY: dict[str, Amounts] = AIRSHIP_COST | {
    "residential_wood": {"wood": 8 - 2, "gear": 4},
    "residential_metal": {"metal": 6 - 2, "gear": 4},
}
"""What an airship costs whoever has just met its prerequisite: two private airships save two in the Shipyard."""


def ready_to_build(airship: str, seats: int = 4) -> City:
    """A has met the prerequisite of an airship, without majority, and has all expansions but no resources."""
    city = City(seats=seats)
    if airship in NEEDS_TWO_OF:
        city.donated(NEEDS_TWO_OF[airship], {A: 2, B: 2})
    city.expand(A, *RESOURCES)
    city.give(A, wood=0, metal=0, gold=0, gear=0)
    return city


# ---------------------------------------------------------------- airships


@pytest.mark.parametrize("airship", AIRSHIP_COST)
def test_airship_cost_and_points(airship: str) -> None:
    city = ready_to_build(airship)
    city.give(A, **TO_PAY[airship])
    city.go(A, "shipyard_2", f"build:{airship}", *(["donate"] if airship in PRICES else []))
    assert city.stock(A) == Stock(0, 0, 0, 0)
    assert city.score(A) == AIRSHIP_VP[airship]
    assert city.table.ledger()["airships"] == [AIRSHIP_VP[airship], 0, 0, 0]
    assert city.donations(airship) == [1, 0, 0, 0]
    assert city.majority(airship) == A


@pytest.mark.parametrize(("airship", "missing"), [(ship, r) for ship, cost in TO_PAY.items() for r in cost])
def test_airship_must_be_paid_in_full(airship: str, missing: str) -> None:
    city = ready_to_build(airship)
    city.give(A, wood=20, metal=20, gear=20)
    city.give(A, **{missing: TO_PAY[airship][missing] - 1})
    city.go(A, "shipyard_2")
    assert f"build:{airship}" not in city.options


@pytest.mark.parametrize(("airship", "lower"), NEEDS_TWO_OF.items())
def test_airship_prerequisite(airship: str, lower: str) -> None:
    city = City()
    city.enrich(A)
    city.donated(lower, {A: 1})
    city.go(A, "shipyard_2")
    assert f"build:{airship}" not in city.options, "one ship and the majority are not two ships"
    city.donated(lower, {A: 2, B: 3})
    city.go(A, "shipyard_2")
    assert f"build:{airship}" in city.options


def test_first_level_needs_nothing() -> None:
    city = City()
    city.enrich(A)
    city.go(A, "shipyard_1")
    assert city.offered("build") == {"private_wood", "private_metal", "tourist"}


SAVES = [
    ("private_wood", "shipyard_1", "build:private_wood", "wood", 4, 1),
    ("private_wood", "shipyard_1", "build:tourist", "wood", 2, 1),
    ("private_metal", "shipyard_1", "build:private_metal", "metal", 3, 1),
    ("private_metal", "shipyard_1", "build:tourist", "metal", 2, 1),
    ("tourist", "workshop_1", "expand:wood", "gold", 3, 1),
    ("residential_wood", "workshop_1", "expand:wood", "wood", 6, 1),
    ("residential_metal", "workshop_1", "expand:metal", "metal", 4, 1),
    ("passenger", "guild_hall_1", "hire", "gold", 10, 1),
    ("cargo_wood", "architects_office_1", "construct:park", "wood", 10, 2),
    ("cargo_metal", "architects_office_1", "construct:clock_tower", "metal", 10, 2),
    ("luxury", "architects_office_1", "construct:fountain", "gold", 10, 2),
]


def spent(airship: str, donated: dict[int, int], tile: str, action: str) -> Stock:
    """What an action costs A with these markers on an airship."""
    city = City()
    city.give(A, wood=10, metal=10, gold=10, gear=10)
    city.donated(airship, donated)
    city.go(A, tile, action)
    return Stock(*(10 - left for left in city.stock(A)))


@pytest.mark.parametrize(("airship", "tile", "action", "resource", "printed", "saved"), SAVES)
def test_airship_discount(airship: str, tile: str, action: str, resource: str, printed: int, saved: int) -> None:
    none = spent(airship, {B: 1}, tile, action)
    tied = spent(airship, {A: 1, B: 1}, tile, action)
    leading = spent(airship, {A: 1}, tile, action)
    assert none._asdict()[resource] == printed
    assert tied == none._replace(**{resource: printed - saved}), "one marker"
    assert leading == none._replace(**{resource: printed - 2 * saved}), "two markers: donation and majority"


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("players", [3, 4])
def test_donation_spaces(players: int, panel: str) -> None:
    spaces = donation_spaces(panel, players)
    assert takes_another(players, panel, spaces - 1)
    assert not takes_another(players, panel, spaces)


def takes_another(players: int, panel: str, taken: int) -> bool:
    """Whether A can still donate or construct when B has taken this many spaces."""
    city = ready_to_build(panel, players)
    city.enrich(A)
    city.donated(panel, {B: taken})
    if panel in FACILITY_COST:
        city.go(A, "architects_office_1")
        return f"construct:{panel}" in city.options
    city.go(A, "shipyard_1")
    if f"build:{panel}" not in city.options:
        return False
    city.play(f"build:{panel}")
    if city.kind == "donate_or_sell":
        city.play("donate")
    return city.donations(panel)[A] == 1


# ---------------------------------------------------------------- price list


@pytest.mark.parametrize(("airship", "row"), [(ship, row) for ship in PRICES for row in range(7)])
def test_price(airship: str, row: int) -> None:
    city = ready_to_build(airship)
    city.give(A, **TO_PAY[airship])
    city.set_price_row(airship, row)
    city.go(A, "shipyard_1", f"build:{airship}", "sell")
    assert city.stock(A) == Stock(0, 0, PRICES[airship][row], 0)
    assert city.price_row(airship) == min(row + 1, 6)
    assert all(city.price_row(other) == 0 for other in PRICES if other != airship)
    assert (city.score(A), city.donations(airship)[A]) == (0, 0), "no points, no marker"


@pytest.mark.parametrize("airship", FAMILY["tourist"])
def test_tourist_family_is_not_for_sale(airship: str) -> None:
    city = ready_to_build(airship)
    city.give(A, **TO_PAY[airship])
    city.go(A, "shipyard_1", f"build:{airship}")
    assert city.kind != "donate_or_sell", "donated without asking"
    assert (city.donations(airship)[A], city.stock(A).gold) == (1, 0)


# ---------------------------------------------------------------- facilities


@pytest.mark.parametrize("facility", FACILITY_COST)
def test_facility_cost_and_points(facility: str) -> None:
    city = City()
    city.expand(A, *RESOURCES)
    city.give(A, **{r: FACILITY_COST[facility].get(r, 0) for r in RESOURCES})
    city.go(A, "architects_office_1")
    assert city.options == {"skip", f"construct:{facility}"}
    city.play(f"construct:{facility}")
    assert city.stock(A) == Stock(0, 0, 0, 0)
    assert city.score(A) == FACILITY_VP[facility]
    assert city.table.ledger()["facilities"] == [FACILITY_VP[facility], 0, 0, 0]
    assert (city.donations(facility), city.majority(facility)) == ([1, 0, 0, 0], A)
    assert city.markers(A) == 18


@pytest.mark.parametrize(("facility", "missing"), [(f, r) for f, cost in FACILITY_COST.items() for r in cost])
def test_facility_must_be_paid_in_full(facility: str, missing: str) -> None:
    city = City()
    city.enrich(A)
    city.give(A, **{missing: FACILITY_COST[facility][missing] - 1})
    city.go(A, "architects_office_1")
    assert f"construct:{facility}" not in city.options


def test_a_player_may_build_the_same_facility_again() -> None:
    city = City()
    for _ in range(2):
        city.give(A, gold=10)
        city.go(A, "architects_office_1", "construct:fountain")
    assert city.donations("fountain") == [2, 0, 0, 0]
    assert (city.score(A), city.markers(A)) == (10, 17)


def test_a_full_facility_bars_only_itself() -> None:
    city = City()
    city.enrich(A)
    city.donated("park", {A: 1, B: 1, C: 1, D: 1})
    city.go(A, "architects_office_1")
    assert city.offered("construct") == {"signpost", "statue", "fountain", "clock_tower"}


# ---------------------------------------------------------------- majorities


@pytest.mark.parametrize(
    ("before", "builder", "leader"),
    [
        ({}, A, A),
        ({A: 1}, A, A),
        ({B: 1}, A, -1),
        ({B: 2}, A, B),
        ({A: 1, B: 1}, A, A),
        ({B: 1, C: 1}, A, -1),
        ({B: 2, C: 2}, A, -1),
        ({B: 1, C: 1}, D, -1),
        ({A: 1, B: 2}, A, -1),
    ],
)
def test_majority_needs_a_strict_lead(before: dict[int, int], builder: int, leader: int) -> None:
    city = City()
    city.donated("private_wood", before)
    city.give(builder, wood=4, gear=5)
    city.go(builder, "shipyard_1", "build:private_wood", "donate")
    assert city.majority("private_wood") == leader
    for p in (A, B, C, D):
        placed = before.get(p, 0) + (p == builder) + (p == leader)
        assert city.markers(p) == 20 - placed
