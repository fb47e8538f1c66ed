"""Every illegal card (10.4); `big_cats` and `seeds` are with the technology cards of the same wording."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.rules.events import pay
from spielwerk.kernel.chance import seed_chance
from tests.games.import_export.staging import A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
BLACK_A, BLACK_B = ship_of(C, "a"), ship_of(C, "b")
ILLEGAL = ("pistols", "drugs", "seeds", "vans", "cannabis", "cannons", "big_cats", "ammunition")


def test_mother_lode() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "mother_lode", "beer", "cups", "rope")
    harbour.goods(A, *ILLEGAL[:7])
    harbour.at_sea(YELLOW_A, ILLEGAL[7], "beer")
    harbour.actions_of_delivery(A)
    harbour.play(f"card:{ILLEGAL[7]}", "place:goods")
    assert harbour.table.over and harbour.table.winners() == [A]


def test_mother_lode_with_sports_cars() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "sports_cars")
    harbour.goods(A, *ILLEGAL[:7])
    harbour.complete(A, "mother_lode")
    assert harbour.table.over and harbour.table.winners() == [A]


def test_dinosaur_bones() -> None:
    harbour = Harbour(3)
    harbour.hand(A, "beer")
    harbour.hand(C, "cups", "pens")
    harbour.fill(GREEN_B, "dinosaur_bones")
    harbour.top("sauna")
    harbour.settle(GREEN_B)
    harbour.play("yes")
    assert (harbour.kind, harbour.seat) == ("choose_card", C), "A has one card, B none"
    harbour.play("card:pens")
    assert harbour.options == {"card:sauna", "card:beer", "card:pens", "stop"}
    harbour.play("card:beer", "card:pens")
    assert harbour.in_goods(A) == ["beer", "pens"] and harbour.on_island() == ["sauna"]


def test_drugs() -> None:
    harbour = Harbour(2, on_turn=B)
    harbour.completed(A, "drugs", "poison_bottles")
    harbour.contract(GREEN_B, "vans")
    harbour.at_sea(YELLOW_A, "pistols", "seeds", "cannons")
    harbour.island("beer", "cups")
    harbour.actions(A, "rob", 2)
    harbour.play("island", "card:beer")
    assert harbour.kind == "choose_ship" and harbour.options == {f"ship:{YELLOW_A}", "stop"}
    harbour.play(f"ship:{YELLOW_A}", "card:seeds")
    assert harbour.on_board(GREEN_B) == ["seeds"]
    harbour.play("island")
    assert harbour.done, "once in a turn"


def test_counterfeit_money() -> None:
    harbour = Harbour(3)
    harbour.contract(GREEN_A, "vans")
    harbour.at_sea(YELLOW_A, "pistols")
    harbour.contract(BLACK_B, "tablets", "drones", "laptops")
    harbour.complete(A, "counterfeit_money")
    assert harbour.options == {"card:pistols", "stop"}
    harbour.play("card:pistols")
    assert harbour.options == {"place:load", "place:hand"}
    harbour.play("place:load")
    assert harbour.on_board(GREEN_A) == ["pistols"] and harbour.place(YELLOW_A) == "port"
    harbour.play("card:laptops")
    assert harbour.in_hand(A) == ["laptops"], "no slot takes it"
    assert harbour.on_board(BLACK_B) == ["drones"]
    assert harbour.money(B) == harbour.money(C) == 10, "no fee"
    assert harbour.done


def test_flamethrowers_show_both_faces() -> None:
    seen: set[tuple[int, int, int]] = set()
    for seed in range(8):
        harbour = Harbour(3)
        harbour.credits(C, 2)
        seed_chance(harbour.s, seed, 0, 0)
        harbour.complete(A, "flamethrowers")
        harbour.play("yes")
        seen.add((harbour.money(A), harbour.money(B), harbour.money(C)))
    assert seen == {(14 + 4 + 2, 6, 0), (14 - 4, 12, 4)}


def test_dangerous_animals() -> None:
    harbour = Harbour(3)
    harbour.credits(B, 0)
    harbour.complete(A, "dangerous_animals")
    assert [harbour.money(p) for p in range(3)] == [14, 0, 8]


def test_stolen_research_completes_anew() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "wind_turbines", "potatoes")
    harbour.completed(A, "pistols")
    harbour.complete(A, "stolen_research")
    harbour.play("card:wind_turbines")
    assert harbour.options == {"card:potatoes", "card:pistols", "stop"}, "the turbines copy anew"
    harbour.play("card:potatoes")
    assert len(harbour.in_hand(A)) == 2
    assert harbour.in_completed(B) == ["stolen_research", "potatoes"]


def test_poison_bottles() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "poison_bottles")
    harbour.island("beer", "cups", "pens")
    harbour.actions(A, "rob", 2)
    harbour.play("island", "card:beer")
    assert (harbour.money(A), harbour.money(B)) == (8, 12)
    harbour.play("island", "card:cups")
    assert (harbour.money(A), harbour.money(B)) == (8, 12), "once per player and turn"


def test_large_calibre_ammo() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "large_calibre_ammo")
    harbour.at_sea(YELLOW_A, "beer", "cups")
    harbour.at_sea(GREEN_A, "pens", "rope")
    harbour.hand(B, "drones")
    harbour.actions(A, "rob", 2)
    harbour.play(f"ship:{GREEN_A}", "card:pens")
    assert harbour.in_hand(A) == [], "an own ship"
    harbour.play(f"ship:{YELLOW_A}", "card:beer")
    assert harbour.in_hand(A) == ["drones"] and harbour.in_hand(B) == []


def test_cannabis() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "cannabis")
    harbour.at_sea(YELLOW_A, "pistols", "drugs", "cups")
    harbour.actions_of_delivery(A)
    harbour.play("card:pistols", "place:goods", "card:drugs", "place:imports")
    assert (harbour.money(A), harbour.money(B)) == (8, 14), "once for the delivery, and the fee"


def test_cannons() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "cannons")
    harbour.imports(A, "pistols")
    harbour.imports(B, "drugs", "seeds")
    harbour.hand(A, "vans")
    harbour.island("beer", "cups", "pens", "rope", "shoes", "soap")
    harbour.turn(A)
    harbour.play("announce:rob")
    assert harbour.seat == A and harbour.s.stack[harbour.s.depth - 1].a == 1 + 1 + 3


def test_small_tank() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "small_tank")
    harbour.hand(A, "beer", "cups")
    harbour.complete(A, "pistols")
    assert (harbour.kind, harbour.seat) == ("choose_card", A) and harbour.options == {"card:beer", "card:cups"}
    harbour.play("card:beer")
    assert harbour.in_hand(B) == ["beer"]


def test_vans() -> None:
    harbour = Harbour(3, on_turn=B)
    harbour.completed(A, "vans")
    harbour.contract(GREEN_B, "cannons", "seeds")
    harbour.contract(YELLOW_B, "tablets", "drones")
    harbour.hand(C, "pistols")
    harbour.actions(A, "rob", 4)
    assert harbour.options == {
        f"ship:{GREEN_B}", f"ship:{YELLOW_B}", "draw_pile", f"hand:{C}", "stop",
    }  # fmt: skip
    harbour.play(f"hand:{C}")
    assert harbour.on_board(GREEN_B) == ["seeds", "pistols"]
    harbour.top("drugs")
    harbour.play("draw_pile")
    assert harbour.on_board(GREEN_B) == ["seeds", "pistols", "drugs"]
    harbour.play(f"ship:{GREEN_B}", "card:drugs")
    assert harbour.in_discard() == ["drugs"], "not back onto the same ship"
    harbour.play(f"ship:{YELLOW_B}")
    assert harbour.on_board(YELLOW_B) == []


def test_machine_guns() -> None:
    harbour = Harbour(4)
    harbour.credits(3, 2)
    harbour.completed(B, "drones", "beer")
    harbour.goods(C, "cups", "pens", "rope")
    harbour.complete(A, "machine_guns")
    assert (harbour.seat, harbour.options) == (B, {"pay:credits", "pay:contract"})
    harbour.play("pay:contract", "card:drones")
    assert harbour.in_completed(A) == ["machine_guns", "drones"]
    assert (harbour.seat, harbour.options) == (C, {"pay:credits", "pay:goods"})
    harbour.play("pay:goods", "card:cups", "card:rope")
    assert harbour.in_goods(A) == ["cups", "rope"]
    assert harbour.money(3) == 0, "who can give nothing in full gives all his credits"
    harbour.hand(A, "onions")
    harbour.actions(A, "contract")
    harbour.play("card:onions")
    assert len(harbour.in_hand(A)) == 1, "the effect of the drones has changed hands"


def test_ammunition() -> None:
    harbour = Harbour(3)
    harbour.goods(C, "pistols")
    harbour.complete(A, "ammunition")
    assert [harbour.money(p) for p in range(3)] == [14, 10, 8]


def test_pistols() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "pistols")
    harbour.complete(A, "drugs")
    assert (harbour.money(A), harbour.money(B)) == (10, 12)
    harbour.complete(A, "beer", "a")
    harbour.play("no")
    assert harbour.money(B) == 12


@pytest.mark.parametrize(("amount", "gain"), [(2, 0), (4, 2), (10, 2)])
def test_pirated_copies(amount: int, gain: int) -> None:
    harbour = Harbour(3)
    harbour.completed(C, "pirated_copies")
    harbour.run(lambda s: pay(s, A, amount, B))
    assert [harbour.money(p) for p in range(3)] == [10 - amount, 10 + amount, 10 + gain]


def test_shotguns() -> None:
    harbour = Harbour(3)
    harbour.completed(C, "shotguns")
    harbour.island("beer", "cups", "pens", "rope", "soap")
    harbour.hand(A, "drugs", "drones", "laptops", "satellite")
    harbour.hand(B, "pistols", "sauna")
    harbour.hand(C, "vans", "jets")
    harbour.turn(A)
    harbour.play("announce:rob", "card:drugs", "follow", "follow")
    harbour.play("island", "card:beer", "island", "card:cups", "island", "card:pens")
    assert (harbour.kind, harbour.seat) == ("choose_shotgun_payment", A)
    harbour.play("pay:cards", "card:drones", "card:laptops")
    harbour.play("pay:credits")
    assert harbour.in_hand(C) == ["jets", "drones", "laptops"]
    assert (harbour.money(B), harbour.money(C)) == (8, 12)
