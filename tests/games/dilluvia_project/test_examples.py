"""The worked examples of the rulebook that are not scenarios already."""

from __future__ import annotations

import pytest

from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City, Cubes


def test_player_order_example() -> None:
    """7.1: Angelika, fourth, and Marion move to the front; Angelika's special worker brings 4 prestige."""
    city = City()
    city.order(JEFF, MICHAEL, MARION, ANGELIKA)
    city.turn(ANGELIKA)
    city.place("player_order", 0, 1)
    assert city.prestige(ANGELIKA) == 4
    city.turn(MARION)
    city.place("player_order")
    city.income_phase(1)
    assert list(city.s.order) == [ANGELIKA, MARION, JEFF, MICHAEL]


def test_money_example() -> None:
    """7.2: three workers, one of them special, bring 6 Aeros."""
    city = City()
    city.give(MICHAEL, aeros=0)
    city.turn(MICHAEL)
    city.place("income", 2, 1)
    assert city.circle("in1") == MICHAEL and city.money(MICHAEL) == 6


def test_resources_example() -> None:
    """7.3: the third circle costs 1 Aero, for two workers as well."""
    city = City()
    city.give(ANGELIKA, aeros=3)
    city.occupy(MARION, "re_white_1")
    city.occupy(JEFF, "re_white_2")
    city.turn(ANGELIKA)
    city.place("white", 2)
    assert city.money(ANGELIKA) == 2 and city.cubes(ANGELIKA) == Cubes(white=2)


@pytest.mark.parametrize(
    ("pieces", "squares", "price"),
    [
        (["small"] * 4, 4, 4),
        (["medium"] * 2, 4, 4),
        (["medium", "small", "small"], 4, 4),
        (["large", "small"], 5, 5),
    ],
)
def test_land_example(pieces: list[str], squares: int, price: int) -> None:
    """7.4.1: what four workers can buy."""
    city = City()
    city.give(MARION, aeros=9)
    city.turn(MARION)
    city.place("land", 4)
    for piece in pieces:
        city.play(piece)
        while city.kind in ("choose_land", "choose_land_far"):
            city.play(min(city.options))
    assert len(city.owned(MARION)) == squares
    assert city.money(MARION) == 9 - price
    assert city.seat == JEFF, "no worker is left"


def test_large_and_medium_need_five_workers() -> None:
    city = City()
    city.give(MARION, aeros=9)
    city.turn(MARION)
    city.place("land", 4)
    city.play("large", "from:F6", "to:E5")
    assert city.refused("medium") == "lacks_workers" and "small" in city.options


def test_construction_example() -> None:
    """7.5.6: Angelika builds for 3 money and 1 resource, buys a propeller for 6, her marker moves two houses."""
    city = City()
    city.give(ANGELIKA, aeros=6, white=1, black=2, brown=2)
    city.land(ANGELIKA, "F6")
    city.turn(ANGELIKA, 3)
    city.place("build")
    city.play("building:b2a", "square_1")
    assert city.house(ANGELIKA) == 0
    city.play("propeller:L7")
    income = city.income(ANGELIKA)
    assert (income.money, income.cubes) == (3, 1)
    assert (city.money(ANGELIKA), city.prestige(ANGELIKA), city.house(ANGELIKA)) == (0, 4, 2)


def test_population_example() -> None:
    """9.1: from 9 to 11 with the marker in field 2."""
    city = City()
    city.points(MARION, prestige=9, house=2)
    city.tiles(MARION, converter=1, insurance=1)
    city.s.player[MARION].income[2] = 2
    city.income_phase(1)
    assert (city.prestige(MARION), city.population(MARION)) == (11, 2)


def test_gardens_example() -> None:
    """10.3: garden A brings Marion 4 and Jeff 1, B brings Marion 6, C Marion 1 and Jeff 5."""
    city = City()
    city.building(MARION, "b6a", "B4:C5", "square_1")
    city.building(JEFF, "b1a", "D6", "square_1")
    city.garden("D5")  # A: large of Marion on its left, small of Jeff below
    city.building(MARION, "b6b", "F3:G4", "square_1")
    city.building(MARION, "b3a", "F6:G6", "square_1")
    city.garden("F5")  # B: large and medium of Marion
    city.building(MARION, "b1b", "I9", "square_1")
    city.building(JEFF, "b6a", "K9:L10", "square_1")
    city.building(JEFF, "b1b", "J8", "square_1")
    city.garden("J9")  # C: small of Marion, large and small of Jeff
    city.final_scoring()
    assert city.prestige(MARION) == 4 + 6 + 1
    assert city.prestige(JEFF) == 1 + 5


def test_start_money() -> None:
    """3.3: 3, 4, 5 and 6 Aeros in player order."""
    for seats in (2, 3, 4):
        for seed in range(5):
            table = City(seats, seed).table.game.table(seats, seed)
            order = list(table.state.order)[:seats]
            assert [table.state.player[p].money for p in order] == [3, 4, 5, 6][:seats]
            assert sorted(order) == list(range(seats))


def test_workers_at_the_start() -> None:
    """2.3: three dark workers are not there yet."""
    me = City().s.player[MARION]
    assert (me.dark, me.special, me.reserve, me.pending) == (5, 1, 3, 0)
