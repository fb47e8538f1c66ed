"""Every kind of market tile (5.5, 11)."""

from __future__ import annotations

import pytest

from spielwerk.games.dilluvia_project.catalogue import KINDS
from tests.games.dilluvia_project import printed
from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City, Cubes


def bought(kind: str, number: int = 2) -> City:
    """Marion has bought a tile for 3 Aeros in her turn and may still act."""
    city = City()
    city.market(m11=kind)
    city.give(MARION, aeros=10)
    city.turn(MARION, number)
    city.place("market_extra")
    city.play("buy:m11")
    return city


def holding(kind: str, copies: int = 1, number: int = 2) -> City:
    """It is Marion's turn, and a tile lies in front of her."""
    city = City()
    city.tiles(MARION, **{kind: copies})
    city.give(MARION, aeros=0)
    city.turn(MARION, number)
    return city


def test_there_are_35_kinds_in_61_copies() -> None:
    copies = {kind: printed.BEIGE.get(kind, 0) + printed.GREY.get(kind, 0) for kind in KINDS.ids}
    assert len(copies) == 35 and sum(copies.values()) == 61
    assert copies == {kind: KINDS.facts(KINDS.number(kind))["count"] for kind in KINDS.ids}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tiles_by_number_of_players(seats: int) -> None:
    view = City(seats).table.view()
    beige, grey = printed.STACKS[seats]
    assert view["stacks"] == {"beige": beige - 16, "grey": grey}


@pytest.mark.parametrize("kind", sorted(printed.IMMEDIATE))
def test_immediate_tiles_take_effect_and_leave(kind: str) -> None:
    city = bought(kind)
    gain = printed.IMMEDIATE[kind]
    assert city.money(MARION) == 10 - 3 + gain.get("aeros", 0)
    assert city.cubes(MARION) == Cubes(**{colour: gain.get(colour, 0) for colour in printed.COLOURS})
    assert city.prestige(MARION) == gain.get("prestige", 0)
    assert city.population(MARION) == gain.get("population", 0)
    assert city.house(MARION) == gain.get("house", 0)
    assert not any(city.s.player[MARION].tiles)


@pytest.mark.parametrize("kind", sorted(set(KINDS.ids) - set(printed.IMMEDIATE)))
def test_other_tiles_are_kept(kind: str) -> None:
    city = bought(kind)
    assert city.copies(MARION, kind) == 1
    assert city.income(MARION).prestige == (1 if kind in printed.PLUS_PRESTIGE else 0)
    assert city.prestige(MARION) == 0, "the symbol raises the income, not the track"


@pytest.mark.parametrize("kind", sorted(KINDS.ids))
def test_price_in_the_market_phase(kind: str) -> None:
    city = City()
    city.market(m12=kind)
    city.give(MARION, aeros=9)
    city.buying(MARION, "row:1:left")
    assert city.table.view()["boards"][MARION]["prices"]["m12"] == (5 if kind in printed.FIXED_PRICE else 2)


# ---------------------------------------------------------------- played once


@pytest.mark.parametrize(
    ("kind", "buildings", "aeros"),
    [
        ("small_rents", {"b0": "F6", "b2a": "G6"}, 4),
        ("medium_rents", {"b3a": "F6:G6", "b4b": "F8:F9"}, 6),
        ("large_rents", {"b6a": "F5:G6", "b6b": "H5:I6"}, 10),
    ],
)
def test_rents(kind: str, buildings: dict[str, str], aeros: int) -> None:
    city = holding(kind)
    assert f"tile:{kind}" not in city.options
    assert city.refused(f"tile:{kind}") == "no_building_of_size"
    for building, site in buildings.items():
        city.building(MARION, building, site)
    city.building(JEFF, "b1a", "H8")
    city.play(f"tile:{kind}")
    assert city.money(MARION) == aeros
    assert city.copies(MARION, kind) == 0


def test_rents_count_a_building_of_the_same_action() -> None:
    city = holding("small_rents")
    city.land(MARION, "F6")
    city.give(MARION, white=1, purple=1)
    city.place("build", dark=2)
    city.play("building:b0", "square_1")
    assert city.kind == "build_menu", "the first step goes on"
    city.play("tile:small_rents")
    assert city.money(MARION) == 2


def test_land_claim_takes_up_to_two_squares() -> None:
    city = holding("land_claim")
    city.play("tile:land_claim")
    assert city.kind == "choose_land" and "none" not in city.options
    city.play("from:F6")
    assert city.kind == "choose_land" and {"none", "from:E5"} <= city.options
    city.play("from:E5")
    assert city.owned(MARION) == {"F6", "E5"}
    assert (city.money(MARION), city.copies(MARION, "land_claim")) == (0, 0)


def test_land_claim_the_second_square_may_be_declined() -> None:
    city = holding("land_claim")
    city.play("tile:land_claim", "from:F6", "none")
    assert city.owned(MARION) == {"F6"} and city.kind == "turn_menu"


def test_land_grant_takes_a_medium_land() -> None:
    city = holding("land_grant")
    city.play("tile:land_grant")
    assert "none" not in city.options
    city.play("from:F6", "to:F5")
    assert city.owned(MARION) == {"F6", "F5"}
    assert city.copies(MARION, "land_grant") == 0


def test_garden_permit_on_own_land() -> None:
    city = holding("garden_permit")
    city.land(MARION, "F6")
    city.land(MARION, "H8")
    city.play("tile:garden_permit", "garden:F6")
    assert city.is_garden("F6") and city.owner("F6") == -1
    assert city.money(MARION) == 0 and city.s.gardens == 15


# ---------------------------------------------------------------- once in each round


def test_converter_changes_one_cube_in_each_round() -> None:
    city = holding("converter")
    assert city.refused("tile:converter") == "nothing_to_convert"
    city.give(MARION, brown=2)
    city.play("tile:converter")
    assert city.options == {"take:white", "take:black", "take:purple"}, "only brown can be given"
    city.play("take:white")
    assert city.cubes(MARION) == Cubes(white=1, brown=1)
    assert city.copies(MARION, "converter") == city.used(MARION, "converter") == 1
    assert city.refused("tile:converter") == "used_this_round"
    city.income_phase(2)
    assert city.used(MARION, "converter") == 0


def test_two_converters_work_twice() -> None:
    city = holding("converter", copies=2)
    city.give(MARION, white=1, black=1)
    city.play("tile:converter", "give:white", "take:purple")
    city.play("tile:converter", "give:black", "take:purple")
    assert city.cubes(MARION) == Cubes(purple=2)
    assert "tile:converter" not in city.options


# ---------------------------------------------------------------- permanent


@pytest.mark.parametrize(("copies", "prestige"), [(0, 0), (1, 3), (2, 6)])
def test_punctual_builder(copies: int, prestige: int) -> None:
    city = holding("punctual_builder", copies, number=1)
    city.give(MARION, white=2, brown=1)
    city.land(MARION, "F6")
    city.place("build")
    city.play("building:b1a", "square_1")
    assert (city.prestige(MARION), city.population(MARION)) == (prestige, 2)


def test_punctual_builder_needs_the_matching_round() -> None:
    city = holding("punctual_builder", number=3)
    city.give(MARION, white=2, brown=1)
    city.land(MARION, "F6")
    city.place("build")
    city.play("building:b1a", "square_1")
    assert (city.prestige(MARION), city.population(MARION)) == (0, 0)


@pytest.mark.parametrize(("copies", "prices"), [(0, (1, 2, 4)), (1, (1, 1, 3)), (2, (1, 0, 2))])
def test_land_agent(copies: int, prices: tuple[int, ...]) -> None:
    city = holding("land_agent", copies)
    shown = city.table.view()["boards"][MARION]["land_prices"]
    assert tuple(shown[size] for size in ("small", "medium", "large")) == prices
    city.give(MARION, aeros=prices[2])
    city.place("land", dark=3)
    city.play("large", "from:F6", "to:E5")
    assert city.money(MARION) == 0
    assert city.owned(MARION) == {"E5", "F5", "E6", "F6"}


def test_visionary_builds_early_up_to_number_5() -> None:
    city = holding("visionary", number=1)
    city.give(MARION, white=9, black=9, brown=9, purple=9)
    city.land(MARION, "F5:G6")
    city.place("build")
    assert city.offered("building") == set(printed.BUILDINGS) - {"b6a", "b6b"}
    assert city.refused("building:b6a") == "too_early"
    city.play("building:b5a", "site:F5:G5", "square_1")
    assert city.population(MARION) == 0, "not its matching round"


def test_without_visionary_only_up_to_the_round() -> None:
    city = City()
    city.give(MARION, white=9, black=9, brown=9, purple=9)
    city.land(MARION, "F5:G6")
    city.turn(MARION, 3)
    city.place("build")
    assert city.offered("building") == {"b0", "b1a", "b1b", "b2a", "b2b", "b3a", "b3b"}
    assert city.refused("building:b4a") == "too_early"


@pytest.mark.parametrize(("copies", "aeros"), [(0, 2), (1, 4), (2, 4)])
def test_insurance(copies: int, aeros: int) -> None:
    city = City()
    city.tiles(MARION, insurance=copies)
    city.market(m11="settlers", m14="settlers")
    city.give(MARION, aeros=0)
    city.buying(MARION, "row:1:left")
    assert city.money(MARION) == aeros, "nothing can be paid, two spaces were empty"


def test_toll_right_does_not_pay_for_gardens() -> None:
    city = City()
    city.tiles(JEFF, toll_right=1)
    city.give(JEFF, aeros=0)
    city.give(MARION, aeros=1)
    city.land(MARION, "F6")
    city.turn(MARION)
    city.place("garden")
    city.play("garden:F6")
    assert (city.money(MARION), city.money(JEFF)) == (0, 0)


@pytest.mark.parametrize(
    ("kind", "cheaper"), [("foreman_2_3", ("b2a", "b2b", "b3a", "b3b")), ("foreman_4_5", ("b4a", "b4b", "b5a", "b5b"))]
)
def test_foremen(kind: str, cheaper: tuple[str, ...]) -> None:
    city = holding(kind)
    discounts = city.table.view()["boards"][MARION]["discounts"]
    assert {building for building, less in discounts.items() if less} == set(cheaper)
    assert {discounts[building] for building in cheaper} == {2}


def test_foreman_discount_is_used_in_full() -> None:
    city = holding("foreman_2_3")
    city.give(MARION, white=1, black=2, brown=2)
    city.land(MARION, "F6")
    city.place("build")
    city.play("building:b2a")
    assert city.offered("discount") == {"1:1:0:0", "1:0:1:0", "0:2:0:0", "0:0:2:0", "0:1:1:0"}
    city.play("discount:1:0:1:0")
    assert city.cubes(MARION) == Cubes(white=1, brown=1)


def test_foreman_is_not_enough() -> None:
    city = holding("foreman_2_3")
    city.give(MARION, aeros=4, white=1, black=1)
    city.land(MARION, "F6")
    city.place("build")
    assert city.refused("building:b2a") == "lacks_cubes_despite_foreman"
    assert city.refused("building:b1a") == "lacks_cubes"


# ---------------------------------------------------------------- final scoring


@pytest.mark.parametrize(("aeros", "cubes", "prestige"), [(4, 20, 0), (5, 5, 3), (14, 10, 6), (99, 14, 6), (15, 99, 9)])
def test_stockpile(aeros: int, cubes: int, prestige: int) -> None:
    city = holding("stockpile")
    city.give(MARION, aeros=aeros, white=cubes - cubes // 2, purple=cubes // 2)
    city.final_scoring()
    assert city.prestige(MARION) == prestige


def test_patron_counts_majority_tiles() -> None:
    city = holding("patron")
    city.tiles(MARION, **dict.fromkeys(printed.MAJORITIES, 1), stockpile=1, visionary=2)
    city.final_scoring()
    assert city.prestige(MARION) == 6 * 3


def counts(kind: str, mine: int, others: int) -> City:
    """Marion has so many of what a majority counts, Jeff so many."""
    city = City(4)
    smalls = {MARION: ["F6", "F8", "F9", "F10"], JEFF: ["H6", "H8", "H9", "H10"]}
    mediums = {MARION: ["E5:E6", "E7:E8", "E9:E10"], JEFF: ["I5:I6", "I7:I8", "I9:I10"]}
    larges = {MARION: ["B8:C9", "B10:C11", "D8:E9"], JEFF: ["K8:L9", "K10:L11", "I8:J9"]}
    propellers = {MARION: ["B2", "G2", "L2"], JEFF: ["D4", "J4", "B7"]}
    sectors = {MARION: ["A1", "E1", "J1"], JEFF: ["A13", "E13", "J13"]}
    for p, number in ((MARION, mine), (JEFF, others)):
        for place in range(number):
            if kind == "propeller_majority":
                city.propeller(p, propellers[p][place])
            elif kind == "small_majority":
                city.building(p, "b1a", smalls[p][place], "square_1")
            elif kind == "medium_majority":
                city.building(p, "b3a", mediums[p][place], "square_1")
            elif kind == "large_majority":
                city.building(p, "b6a", larges[p][place], "square_1")
            elif kind == "sector_majority":
                city.building(p, "b1a", sectors[p][place], "square_1")
            else:
                city.workers(p, 5, 1, 3 - number)
    return city


@pytest.mark.parametrize("kind", printed.MAJORITIES)
@pytest.mark.parametrize(("mine", "others", "points"), [(3, 2, 4), (2, 2, 3), (1, 2, -1), (2, 0, 4), (0, 1, -1)])
def test_majorities(kind: str, mine: int, others: int, points: int) -> None:
    city = counts(kind, mine, others)
    city.tiles(MARION, **{kind: 1})
    city.points(MARION, population=10)
    city.final_scoring()
    assert city.ledger("majorities") == [points, 0, 0, 0]
    assert city.population(MARION) == 10 + points + city.ledger("tens")[MARION] - 10


@pytest.mark.parametrize(
    ("kind", "points"), [(kind, -1 if kind == "large_majority" else 3) for kind in printed.MAJORITIES]
)
def test_majorities_with_nothing_at_all(kind: str, points: int) -> None:
    city = counts(kind, 0, 0)
    city.tiles(MICHAEL, **{kind: 1})
    city.points(MICHAEL, population=5)
    city.final_scoring()
    assert city.ledger("majorities")[MICHAEL] == points
    assert city.ledger("majorities")[ANGELIKA] == 0
