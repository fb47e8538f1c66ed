"""Scenarios of section 8 about the market: S1, S2, S9, S15."""

from __future__ import annotations

from tests.games.dilluvia_project.staging import ANGELIKA, JEFF, MARION, MICHAEL, City


def four_tiles() -> City:
    """Round 2, Marion's zeppelin points at four tiles without fixed price; she has 12 Aeros."""
    city = City()
    city.market(m11="converter", m12="visionary", m13="toll_right", m14="insurance")
    city.give(MARION, aeros=12)
    city.buying(MARION, "row:1:left", number=2)
    return city


def test_s1_buying_a_whole_line() -> None:
    city = four_tiles()
    city.play("buy:m11", "buy:m12", "buy:m13", "buy:m14")
    assert city.money(MARION) == 12 - (1 + 2 + 3 + 4) == 2


def test_s1_variant_only_the_first_and_the_third() -> None:
    city = four_tiles()
    city.play("buy:m11", "buy:m13", "stop")
    assert city.money(MARION) == 12 - 4


def test_s1_from_the_other_side() -> None:
    city = City()
    city.market(m11="converter", m12="visionary", m13="toll_right", m14="insurance")
    city.give(MARION, aeros=12)
    city.buying(MARION, "row:1:right")
    city.play("buy:m14")
    assert city.money(MARION) == 11
    city.play("buy:m11")
    assert city.money(MARION) == 7


def test_s2_compensation() -> None:
    city = City()
    city.market(m12="converter", m22="visionary", m42="insurance")
    city.give(ANGELIKA, aeros=3)
    city.buying(ANGELIKA, "column:2:top")
    city.play("buy:m12")
    assert city.money(ANGELIKA) == 2
    city.play("buy:m22")  # nothing else can be paid: she stops
    assert city.money(ANGELIKA) == 1
    assert city.tile_on("m42") == "insurance"
    assert city.kind != "buy_market"


def test_s9_fixed_price() -> None:
    city = City()
    city.market(m11="seven_prestige", m12="five_aeros", m13="settlers", m14="converter")
    city.give(JEFF, aeros=7)
    city.points(JEFF, prestige=4, house=0)
    city.buying(JEFF, "row:1:left")
    city.play("buy:m12", "buy:m11", "buy:m13")
    assert city.money(JEFF) == 7 - 2 + 5 - 5 - 3 == 2
    assert city.prestige(JEFF) == 11
    assert city.population(JEFF) == 1 + 2


def test_s9_variant_the_extra_field_costs_three() -> None:
    city = City()
    city.market(m33="seven_prestige")
    city.give(JEFF, aeros=7)
    city.turn(JEFF, 2)
    city.place("market_extra")
    city.play("buy:m33")
    assert (city.money(JEFF), city.prestige(JEFF)) == (4, 7)
    assert city.tile_on("m33") is None


def test_s15_last_market() -> None:
    city = City()
    city.market()
    city.give(MICHAEL, aeros=1)
    city.points(MICHAEL, prestige=8, house=8)
    city.order(MICHAEL, MARION, JEFF, ANGELIKA)
    city.s.player[MARION].berth = 10  # column:2:top, which contains m42
    city.give(MARION, aeros=0)
    city.buying(MICHAEL, "row:4:left", number=7)
    city.play("buy:m41")
    assert city.money(MICHAEL) == 8
    city.play("buy:m42", "stop")
    assert city.money(MICHAEL) == 1 - 1 + 8 - 2 == 6
    assert (city.prestige(MICHAEL), city.population(MICHAEL)) == (12, 5)
    assert city.table.view()["marked"]["m41"] == city.table.view()["marked"]["m42"] == MICHAEL
    assert city.money(MARION) == 1, "one of her four spaces was marked before"
