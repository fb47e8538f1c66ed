"""Every card of the Jutaku expansion (9.3)."""

from __future__ import annotations

import pytest

from tests.games.import_export.staging import A, B, C, end_of_game, harbour_with, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
BLACK_A = ship_of(C, "a")


def test_oysters() -> None:
    harbour = harbour_with()
    harbour.completed(A, "oysters")
    harbour.hand(A, "tiny_poodles", "jets", "beer")
    harbour.turn(A)
    harbour.play("free:oysters")
    assert harbour.kind == "choose_ship", "jets need rank 2"
    harbour.play(f"ship:{GREEN_B}")
    assert harbour.contracts(GREEN_B) == ["tiny_poodles"]
    assert harbour.kind == "captain_main"


def test_cheap_shirts() -> None:
    harbour = harbour_with()
    harbour.completed(A, "cheap_shirts")
    harbour.imports(A, "beer", "cups", "drones")
    harbour.goods(A, "pens", "rope", "soap")
    end_of_game(harbour)
    harbour.play("card:cups")
    assert harbour.table.over, "room for one only"
    assert harbour.in_goods(A)[-1] == "cups" and harbour.in_imports(A) == ["beer", "drones"]


@pytest.mark.parametrize(("fourth", "winners"), [("pistols", [A]), ("", [B])])
def test_graphics_cards(fourth: str, winners: list[int]) -> None:
    harbour = harbour_with()
    harbour.completed(A, "graphics_cards")
    harbour.credits(B, 48)
    harbour.credits(A, 0)
    harbour.goods(A, "drones", "beer", "cups", *([fourth] if fourth else []))
    end_of_game(harbour)
    assert harbour.table.winners() == winners


def test_led_lamps() -> None:
    harbour = harbour_with()
    harbour.completed(A, "led_lamps")
    harbour.hand(A, "beer", "cups", "pens")
    harbour.island("drones", "jets")
    harbour.turn(A)
    harbour.play("free:led_lamps", "card:beer", "card:cups")
    assert harbour.options == {"card:drones", "card:jets"}
    harbour.play("card:jets")
    assert harbour.in_hand(A) == ["pens", "jets"]
    assert "free:led_lamps" not in harbour.options


def test_pick_up_sticks() -> None:
    harbour = harbour_with()
    harbour.at_sea(YELLOW_A, "beer", "drones")
    harbour.complete(A, "pick_up_sticks")
    assert harbour.money(A) == 10 + 2 + 2 and len(harbour.in_hand(A)) == 2
    harbour.play(f"ship:{YELLOW_A}", "card:beer", "place:goods")
    assert harbour.in_goods(A) == ["beer"] and harbour.money(B) == 12


def test_deliver_one_without_room() -> None:
    harbour = harbour_with()
    harbour.completed(A, "chewing_gum")
    harbour.imports(A, "jets", "cars", "sauna")
    harbour.goods(A, "pens", "rope", "soap", "shoes", "candy", "paper")
    harbour.at_sea(YELLOW_A, "beer", "drones")
    harbour.complete(A, "pick_up_sticks")
    harbour.play(f"ship:{YELLOW_A}", "card:beer")
    assert "beer" in harbour.in_discard(), "it may be taken and is discarded"


def test_rice_cookers() -> None:
    harbour = harbour_with()
    harbour.completed(A, "rice_cookers")
    harbour.hand(A, "drones", "beer", "sugar")
    harbour.imports(A, "laptops")
    harbour.turn(A)
    harbour.play("announce:load", "card:drones")
    assert harbour.options == {"keep", "swap:contract"}
    harbour.play("swap:contract")
    assert harbour.kind == "contract_card" and harbour.s.stack[harbour.s.depth - 1].a == 2


def test_smartwatches() -> None:
    harbour = harbour_with()
    harbour.completed(A, "smartwatches")
    harbour.goods(A, "sauna", "jets", "cups", "beer")
    assert harbour.table.ledger()["card_bonuses"][A] == 6


def test_stem_cells() -> None:
    harbour = harbour_with()
    harbour.completed(A, "stem_cells", "stolen_rice")
    harbour.at_sea(YELLOW_A, "beer", "drones")
    harbour.actions(A, "rob")
    harbour.play(f"ship:{YELLOW_A}", "card:beer")
    assert harbour.options == {"place:goods", "keep"}
    harbour.play("place:goods")
    assert harbour.in_goods(A) == ["beer"]
    assert harbour.money(A) == 10 - 2 + 2, "stolen rice pays for it too"


def test_vacuum_cleaners() -> None:
    harbour = harbour_with(3)
    harbour.hand(B, "beer", "cups")
    harbour.goods(B, "jets", "sauna")
    harbour.hand(C, "pens")
    harbour.complete(A, "vacuum_cleaners")
    assert (harbour.seat, harbour.options) == (B, {"pay:hand", "pay:goods"})
    harbour.play("pay:goods", "card:sauna")
    assert harbour.in_goods(A) == ["sauna"]
    assert harbour.in_hand(A) == ["pens"], "C has no choice"


def test_whole_grain_wheat() -> None:
    harbour = harbour_with()
    harbour.completed(A, "whole_grain_wheat")
    harbour.contract(YELLOW_B, "peppers")
    harbour.hand(B, "beer", "sugar", "onions")
    harbour.actions(B, "load", 2)
    harbour.play("card:beer")
    assert (harbour.kind, harbour.seat) == ("credits_or_cards", A)
    harbour.play("credits", "card:sugar", "cards")
    assert harbour.money(A) == 12 and len(harbour.in_hand(A)) == 2
