"""Every consumer card (10.3); `candy`, `soap` and `pens` are with the cards of the same wording."""

from __future__ import annotations

import pytest

from tests.games.import_export.staging import A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
BLACK_B = ship_of(C, "b")


def test_eyeglasses() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "beer", "drones", "sauna")
    harbour.complete(A, "eyeglasses")
    harbour.play(f"ship:{YELLOW_A}", "card:beer", "place:imports", "card:drones")
    assert harbour.in_imports(A) == ["beer"] and harbour.in_goods(A) == ["drones"]
    assert harbour.money(B) == 12 and harbour.money(A) == 12, "the fee from the bank, no bid"


def test_books() -> None:
    harbour = Harbour(3)
    harbour.completed(A, "books")
    harbour.at_sea(YELLOW_A, "beer", "drones")
    harbour.hand(A, "cups", "rope")
    harbour.hand(B, "soap", "pens")
    harbour.hand(C, "shoes", "candy")
    harbour.turn(A)
    harbour.play("announce:deliver", "card:cups", "follow", "card:soap")
    assert harbour.money(A) == 12
    harbour.play("follow", "card:shoes")
    assert harbour.money(A) == 12, "once in a turn"


def test_bicycles() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "bicycles")
    harbour.contract(YELLOW_B, "tablets")
    harbour.hand(B, "drones", "laptops")
    harbour.actions(B, "load", 2)
    harbour.play("card:drones", "card:laptops")
    assert harbour.money(A) == 14


def took_consumer_good(*completed: str, place: str = "goods") -> Harbour:
    """B alone delivers a consumer card from A's ship."""
    harbour = Harbour(3)
    harbour.completed(C, *completed)
    harbour.at_sea(GREEN_A, "cups", "beer", "drones")
    harbour.actions_of_delivery(B)
    harbour.play(f"ship:{GREEN_A}") if harbour.kind == "deliver_ship" else None
    harbour.play("card:cups", f"place:{place}", "stop")
    return harbour


def test_trousers() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "trousers")
    harbour.at_sea(GREEN_A, "cups", "beer")
    harbour.actions_of_delivery(B)
    harbour.play("card:cups", "place:goods", "stop")
    assert harbour.money(A) == 14


def test_chewing_gum_and_lipstick() -> None:
    assert took_consumer_good("chewing_gum").money(C) == 14
    assert took_consumer_good("lipstick").money(C) == 12
    assert took_consumer_good("chewing_gum", "lipstick").money(C) == 16
    assert took_consumer_good("chewing_gum", "lipstick", place="imports").money(C) == 10


def test_chewing_gum_only_counts_deliveries() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "chewing_gum", "lipstick")
    harbour.island("cups", "rope", "pens")
    harbour.hand(A, "beer")
    harbour.complete(A, "dinosaur_bones")
    harbour.play("yes", "card:cups", "stop")
    assert harbour.money(B) == 12, "lipstick only"


def test_mouthwash() -> None:
    harbour = Harbour(2)
    harbour.fill(GREEN_B, "mouthwash")
    harbour.fill(GREEN_B, "cups")
    harbour.settle(GREEN_B)
    assert harbour.money(A) == 10 + 10 + 2, "not for itself, but for the later contract of the same ship"
    harbour.complete(B, "rope")
    assert harbour.money(A) == 24


def test_paper() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "beer", "drones")
    harbour.complete(A, "paper")
    harbour.play(f"ship:{YELLOW_A}", "card:beer", "place:goods")
    assert harbour.in_goods(A) == ["beer"] and harbour.money(B) == 10, "no owner fee"
    harbour.complete(A, "cups", "a")
    assert harbour.kind == "choose_ship", "for every consumer contract"


def test_backpacks() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "backpacks")
    harbour.at_sea(GREEN_A, "cups")
    harbour.actions(A, "rob")
    harbour.play(f"ship:{GREEN_A}")
    assert harbour.place(GREEN_A) == "port"
    assert len(harbour.in_hand(B)) == 1


def test_shampoo() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "shampoo")
    harbour.at_sea(YELLOW_A, "cups", "beer", "drones", "sauna")
    harbour.actions_of_delivery(A)
    harbour.play("card:cups", "place:goods", "card:beer", "place:imports")
    harbour.play("card:drones")
    assert harbour.in_goods(A) == ["cups", "drones"], "only one import"
    assert harbour.done, "three containers"


def test_shoes() -> None:
    harbour = Harbour(2)
    harbour.complete(A, "shoes")
    assert len(harbour.in_hand(A)) == 1, "for its own ship"
    harbour.complete(B, "pistols")
    assert len(harbour.in_hand(A)) == 2


def test_rope() -> None:
    harbour = Harbour()
    harbour.completed(A, "rope")
    harbour.hand(A, "beer", "cups")
    harbour.island("drones", "sauna")
    harbour.turn(A)
    harbour.play("free:rope", "card:beer")
    assert harbour.options == {"card:drones", "card:sauna"}, "not the card just given"
    harbour.play("card:sauna")
    assert harbour.in_hand(A) == ["cups", "sauna"] and harbour.on_island() == ["drones", "beer"]
    assert "free:rope" not in harbour.options


def test_rope_belongs_to_the_captain() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "rope")
    harbour.hand(A, "pens", "shoes")
    harbour.hand(B, "beer", "cups")
    harbour.island("drones")
    harbour.turn(A)
    harbour.play("announce:deliver", "card:pens")
    assert harbour.seat == B and harbour.options == {"draw", "follow"}


def test_chairs() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "chairs")
    harbour.hand(A, "beer")
    harbour.hand(B, "cups", "pens")
    harbour.turn(A)
    harbour.play("draw")
    assert (harbour.kind, harbour.seat) == ("choose_card", B)
    assert harbour.options == {"card:cups", "card:pens", "stop"}
    harbour.play("card:cups")
    assert harbour.in_discard() == ["cups"]


def test_chairs_ignore_reactive_draws() -> None:
    harbour = Harbour(3)
    harbour.completed(B, "chairs")
    harbour.completed(C, "compact_cars")
    harbour.hand(B, "cups", "pens")
    harbour.complete(A, "potatoes")
    assert (harbour.kind, harbour.seat) == ("choose_card", B)
    harbour.play("stop")
    assert harbour.done, "no second question for C's reactive draw"


def test_cups() -> None:
    harbour = Harbour()
    harbour.complete(A, "cups")
    assert len(harbour.in_hand(A)) == 5


def test_protractors() -> None:
    harbour = Harbour(3)
    harbour.completed(C, "protractors")
    harbour.at_sea(GREEN_A, "cups", "beer", "drones")
    harbour.actions_of_delivery(B)
    harbour.play("card:cups", "place:goods", "stop")
    assert (harbour.kind, harbour.seat) == ("choose_container", C)
    harbour.play("card:beer", "place:imports")
    assert harbour.in_imports(C) == ["beer"]
    assert harbour.money(A) == 14, "a fee for each who took something; only paper says that there is none"


def test_protractors_take_nothing_where_nothing_was_delivered() -> None:
    harbour = Harbour(3)
    harbour.completed(C, "protractors")
    harbour.at_sea(GREEN_A, "cups", "beer", "drones")
    harbour.actions_of_delivery(B)
    harbour.play("stop")
    assert harbour.done and harbour.money(A) == 10


def test_protractors_pay_no_fee_for_the_own_ship() -> None:
    harbour = Harbour(3)
    harbour.completed(A, "protractors")
    harbour.at_sea(GREEN_A, "cups", "beer", "drones")
    harbour.actions_of_delivery(B)
    harbour.play("card:cups", "place:goods", "stop", "card:beer", "place:goods")
    assert harbour.in_goods(A) == ["beer"] and harbour.money(A) == 12, "for the delivery alone"


def test_protractors_after_the_delivery_of_a_single_container() -> None:
    harbour = Harbour(3, A, jutaku="on")
    harbour.completed(C, "protractors")
    harbour.at_sea(ship_of(B, "a"), "beer", "drones", "sauna")
    harbour.complete(A, "pick_up_sticks")
    harbour.play(f"ship:{ship_of(B, 'a')}", "card:beer", "place:goods")
    assert (harbour.kind, harbour.seat) == ("choose_container", C)
    harbour.play("card:drones", "place:goods")
    assert harbour.in_goods(C) == ["drones"] and harbour.money(B) == 14


def test_fluffy_pillows() -> None:
    harbour = Harbour()
    harbour.completed(A, "drones", "beer")
    harbour.complete(A, "fluffy_pillows")
    assert harbour.money(A) == 10 + 8 + 6


@pytest.mark.parametrize(("named", "gain"), [("luxury", 8), ("illegal", 8), ("agrar", 0)])
def test_shower_heads(named: str, gain: int) -> None:
    harbour = Harbour()
    harbour.top("beer", "sauna", "pistols")
    harbour.complete(A, "shower_heads")
    before = harbour.money(A)
    harbour.play(f"type:{named}")
    assert harbour.money(A) == before + gain
    assert harbour.in_hand(A) == ["sauna", "pistols"]
