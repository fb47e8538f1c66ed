"""Every agriculture card (10.2); `coffee` and `wheat` are with the technology cards of the same wording."""

from __future__ import annotations

import pytest

from tests.games.import_export.staging import A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")


def test_apples_complete_a_card_of_the_hand() -> None:
    harbour = Harbour()
    harbour.completed(A, "onions")
    harbour.hand(A, "rice", "cups")
    harbour.complete(A, "apples")
    assert harbour.options == {"card:rice", "stop"}
    before = harbour.money(A)
    harbour.play("card:rice")
    assert harbour.in_completed(A) == ["onions", "apples", "rice"]
    assert harbour.money(A) == before + 6 + 2 + 2, "rice counts 3 contracts; onions react to rice and to apples"
    assert len(harbour.on_island()) == 1, "stocked once, for the ship"


def test_a_card_added_by_apples_does_not_react_to_apples() -> None:
    harbour = Harbour()
    harbour.hand(A, "onions")
    harbour.complete(A, "apples")
    before = harbour.money(A)
    harbour.play("card:onions")
    assert harbour.money(A) == before + 2, "onions react to themselves only"


def test_bamboo() -> None:
    harbour = Harbour()
    harbour.completed(A, "drones")
    harbour.complete(A, "bamboo")
    assert harbour.options == {f"ship:{GREEN_A}", "stop"}, "the departing ship is not in port"
    harbour.play(f"ship:{GREEN_A}")
    assert harbour.contracts(GREEN_A) == ["bamboo"]
    assert harbour.in_completed(A) == ["drones"]
    assert len(harbour.in_hand(A)) == 1, "it was accepted"


def test_beer() -> None:
    harbour = Harbour()
    harbour.completed(A, "onions")
    harbour.complete(A, "beer")
    before = harbour.money(A)
    harbour.play("yes")
    assert harbour.money(A) == before + 6 + 2, "it was completed all the same"
    assert "beer" in harbour.on_island() and harbour.in_completed(A) == ["onions"]


def test_glacier_water() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "glacier_water")
    harbour.hand(A, "beer", "sugar", "cups")
    harbour.hand(B, "pens")
    harbour.turn(A)
    harbour.play("free:glacier_water", "card:beer")
    assert harbour.money(A) == 12 and harbour.on_island() == ["beer"]
    harbour.play("announce:deliver")
    assert (harbour.kind, harbour.seat) == ("follow_or_draw", B)
    harbour.play("draw")
    assert (harbour.kind, harbour.seat) == ("anytime_window", A)
    harbour.play("free:glacier_water")
    assert harbour.money(A) == 14
    assert harbour.kind == "captain_main", "the window closes when nothing is left"


def test_hawaii_salt() -> None:
    harbour = Harbour(3)
    harbour.hand(B, "beer", "cups", "sugar")
    harbour.hand(C, "onions", "pens")
    harbour.complete(A, "hawaii_salt")
    assert sorted(harbour.in_hand(A)) == ["beer", "onions", "sugar"]
    assert harbour.in_hand(B) == ["cups"] and harbour.in_hand(C) == ["pens"]
    assert harbour.money(A) == 10 + 4 + 6


@pytest.mark.parametrize(
    ("card", "goods"), [("honey", ("beer", "sugar", "onions")), ("pens", ("cups", "rope", "soap"))]
)
def test_credits_for_all_goods_of_a_type(card: str, goods: tuple[str, str, str]) -> None:
    harbour = Harbour(3)
    harbour.goods(A, goods[0], "drones")
    harbour.goods(B, goods[1])
    harbour.goods(C, goods[2])
    harbour.completed(C, "sports_cars")
    harbour.complete(A, card)
    assert harbour.money(A) == 10 + 4 + 2 * 4


def test_chicken_feed() -> None:
    harbour = Harbour(3)
    harbour.credits(B, 4)
    harbour.complete(A, "chicken_feed")
    harbour.play("yes")
    assert (harbour.kind, harbour.seat) == ("effect_yes_no", C), "B can't pay"
    harbour.play("yes")
    assert (harbour.money(A), harbour.money(C)) == (10 + 2 + 6, 4)
    assert harbour.in_completed(C) == ["chicken_feed"] and harbour.in_completed(A) == []


def test_chicken_feed_without_a_buyer() -> None:
    harbour = Harbour(3)
    harbour.complete(A, "chicken_feed")
    harbour.play("yes", "no", "no")
    assert harbour.in_completed(A) == ["chicken_feed"]
    harbour = Harbour(3)
    harbour.credits(B, 0)
    harbour.credits(C, 4)
    harbour.complete(A, "chicken_feed")
    assert harbour.done, "nobody has 6 credits"


def test_jasmine_tea() -> None:
    harbour = Harbour()
    harbour.completed(A, "jasmine_tea")
    harbour.hand(A, "beer", "sugar", "cups", "pens")
    harbour.actions(A, "contract", 2)
    harbour.play("card:beer", f"ship:{GREEN_B}")
    assert harbour.options == {"card:sugar", "card:cups", "card:pens", "stop"}
    harbour.play("card:cups")
    assert harbour.money(A) == 12 and harbour.on_island() == ["cups"]
    harbour.play("card:sugar", f"ship:{GREEN_B}")
    assert harbour.done, "once in a turn"


def test_potatoes() -> None:
    harbour = Harbour()
    harbour.complete(A, "potatoes")
    assert harbour.money(A) == 10 + 2 + 2 and len(harbour.in_hand(A)) == 2


def test_almonds_count_after_earlier_effects_of_the_ship() -> None:
    harbour = Harbour()
    harbour.credits(A, 8)
    harbour.fill(GREEN_B, "potatoes")
    harbour.fill(GREEN_B, "almonds")
    harbour.settle(GREEN_B)
    assert harbour.money(A) == 8 + 10 + 2 + 4, "20 credits before the almonds"


def test_flour_all_or_nothing() -> None:
    harbour = Harbour()
    harbour.goods(A, "potatoes")
    harbour.hand(A, "flour", "beer", "sugar")
    harbour.actions(A, "contract")
    harbour.play("card:flour", f"ship:{GREEN_B}")
    assert harbour.done, "two of three containers are not enough"


def test_pak_choi() -> None:
    harbour = Harbour()
    harbour.completed(A, "generators")
    harbour.contract(GREEN_B, "usb_sticks", "pak_choi")
    harbour.hand(A, "drones")
    harbour.actions(A, "load")
    harbour.play("card:drones")
    assert harbour.money(A) == 10 + 2 + 2
    harbour = Harbour()
    harbour.contract(GREEN_B, "beer", "pak_choi", "sugar")
    harbour.settle(GREEN_B)
    assert harbour.money(A) == 12, "an agriculture contract pays nothing extra"


def test_peppers() -> None:
    harbour = Harbour()
    harbour.completed(A, "peppers", "bicycles")
    harbour.hand(A, "beer", "sugar")
    harbour.actions(A, "contract")
    harbour.play("card:beer", f"ship:{GREEN_B}")
    assert harbour.options == {"card:sugar", "stop"}
    harbour.play("card:sugar")
    assert harbour.on_board(GREEN_B) == ["sugar"]
    assert harbour.money(A) == 10, "it is no Load action"


def test_rice() -> None:
    harbour = Harbour()
    harbour.completed(A, "beer", "cups", "onions")
    harbour.complete(A, "rice")
    assert harbour.money(A) == 10 + 4 + 6 + 2, "3 agriculture contracts, and onions"


def test_soy_sauce() -> None:
    harbour = Harbour()
    harbour.imports(A, "beer", "cups", "sugar")
    harbour.complete(A, "soy_sauce")
    harbour.play("yes")
    assert harbour.in_goods(A) == ["beer", "sugar"] and harbour.in_imports(A) == ["cups"]
    assert harbour.money(A) == 10 + 4 + 4


def test_soy_sauce_with_too_little_room() -> None:
    harbour = Harbour()
    harbour.imports(A, "beer", "onions", "sugar")
    harbour.goods(A, "cups", "pens")
    harbour.complete(A, "soy_sauce")
    harbour.play("yes")
    assert harbour.options == {"card:beer", "card:onions", "card:sugar"}
    harbour.play("card:onions", "card:sugar")
    assert harbour.in_goods(A) == ["cups", "pens", "onions", "sugar"] and harbour.in_imports(A) == ["beer"]
    assert harbour.money(A) == 10 + 4 + 4


def test_dried_fish() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "dried_fish", "cups")
    harbour.goods(A, "beer", "sugar")
    harbour.turn(A)
    assert "free:dried_fish" not in harbour.options
    harbour.goods(A, "onions")
    harbour.play("free:dried_fish", f"ship:{GREEN_B}")
    assert harbour.contracts(GREEN_B) == ["dried_fish"]
    assert harbour.kind == "captain_main"


def test_sugar() -> None:
    harbour = Harbour()
    harbour.completed(A, "sugar")
    harbour.hand(A, "beer", "cups")
    harbour.actions(A, "contract", 2)
    harbour.play("card:beer", f"ship:{GREEN_B}", "card:cups", f"ship:{GREEN_B}")
    assert harbour.money(A) == 12


def test_onions() -> None:
    harbour = Harbour()
    harbour.complete(A, "onions")
    assert harbour.money(A) == 10 + 2 + 2
