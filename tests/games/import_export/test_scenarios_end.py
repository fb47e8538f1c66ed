"""Scenarios S21 to S29 of the spec."""

from __future__ import annotations

from tests.games.import_export.staging import A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")


def test_s21_latch() -> None:
    harbour = Harbour(2)
    harbour.credits(A, 48)
    harbour.completed(B, "poison_bottles")
    harbour.contract(GREEN_B, "pistols", "vans")
    harbour.at_sea(YELLOW_A, "drugs", "cups")
    harbour.hand(A, "seeds", "beer")
    harbour.turn(A)
    harbour.play("announce:rob", f"ship:{YELLOW_A}", "card:drugs")
    assert harbour.table.over
    assert harbour.money(A) == 48, "50 by the payout, then 2 for the poison"
    assert harbour.money(B) == 12


def test_s22_mri_in_the_same_turn() -> None:
    harbour = Harbour(2)
    harbour.credits(A, 50)
    harbour.contract(GREEN_B, "laptops", "drones")
    harbour.contract(YELLOW_B, "mri_machines", "segways")
    harbour.hand(A, "batteries", "tablets")
    harbour.hand(B, "usb_sticks", "cell_phones")
    harbour.turn(A)
    harbour.play("announce:load", "card:tablets", "follow", "card:cell_phones")
    assert harbour.money(A) == 50
    harbour.play("card:batteries")
    assert harbour.money(A) == 52 and harbour.s.credits_reached
    harbour.play("card:usb_sticks")
    assert harbour.in_completed(B) == ["mri_machines"]
    assert not harbour.s.credits_reached and not harbour.table.over
    harbour.credits(A, 66)
    harbour.hand(A, "beer")
    harbour.actions(A, "supply")
    harbour.play("sell", "card:beer")
    assert harbour.s.credits_reached, "the threshold is 70"


def test_s23_reactive_draws() -> None:
    harbour = Harbour(3)
    harbour.completed(B, "compact_cars")
    harbour.copying(C, "compact_cars")
    harbour.hand(A, "beer", "cups")
    harbour.turn(A)
    harbour.play("draw")
    assert len(harbour.in_hand(A)) == 5
    assert len(harbour.in_hand(B)) == 1
    assert len(harbour.in_hand(C)) == 1


def test_s24_flour_with_skipped_rank() -> None:
    harbour = Harbour()
    harbour.hand(A, "flour", "beer", "sugar", "onions")
    harbour.actions(A, "contract", 2)
    harbour.play("card:flour", f"ship:{GREEN_B}")
    assert harbour.done, "the effect is not offered"
    assert harbour.contracts(GREEN_B) == ["flour"]

    harbour = Harbour()
    harbour.goods(A, "potatoes")
    harbour.hand(A, "flour", "beer", "sugar", "onions")
    harbour.actions(A, "contract", 2)
    harbour.play("card:flour", f"ship:{GREEN_B}", "yes", "card:beer", "card:sugar")
    assert harbour.in_completed(A) == ["flour"]
    assert harbour.money(A) == 14
    assert harbour.on_board(GREEN_B) == ["beer", "sugar", "onions"]


def test_s25_final_scoring() -> None:
    harbour = Harbour(2)
    harbour.credits(A, 44)
    harbour.cargo(GREEN_B, "beer")
    harbour.goods(A, "drones", "laptops", "tablets", "sugar", "cups", "pistols", "drugs", "sauna")
    harbour.goods(B, "batteries", "potatoes", "onions", "rope", "pens", "vans", "seeds", "ammunition", "jets", "cars")
    ledger = {category: points[A] for category, points in harbour.table.ledger().items()}
    assert ledger == {
        "credits": 44, "containers": 2, "goods": 10, "majorities": 6, "set_bonus": 10, "card_bonuses": 0,
    }  # fmt: skip
    assert harbour.table.scores()[A] == 72


def test_s26_robot_cats() -> None:
    harbour = Harbour()
    harbour.completed(A, "robot_cats")
    harbour.contract(GREEN_B, "usb_sticks", "drones")
    harbour.hand(A, "pistols", "drugs", "beer")
    harbour.actions(A, "load")
    harbour.play("pair")
    assert harbour.options == {"card:pistols", "card:drugs"}
    harbour.play("card:pistols")
    assert harbour.in_completed(A) == ["robot_cats", "usb_sticks"]
    assert harbour.money(A) == 14, "3 container cards"
    assert harbour.on_board(GREEN_B) == ["drones", "pistols", "drugs"]


def test_s27_laptops_per_contract() -> None:
    harbour = Harbour()
    harbour.completed(A, "laptops")
    harbour.contract(GREEN_B, "usb_sticks", "drones", "batteries")
    harbour.contract(GREEN_B, "potatoes", "beer")
    harbour.hand(A, "sugar")
    harbour.actions(A, "load")
    harbour.play("card:sugar")
    assert harbour.money(A) == 20
    assert len(harbour.in_hand(A)) == 4
    assert len(harbour.on_island()) == 1
    assert harbour.in_completed(A) == ["laptops", "usb_sticks", "potatoes"]


def test_s28_wild_containers() -> None:
    harbour = Harbour()
    harbour.completed(A, "televisions", "peppers")
    harbour.hand(A, "potatoes", "drones", "beer")
    harbour.actions(A, "contract")
    harbour.play("card:potatoes", f"ship:{GREEN_B}")
    assert harbour.kind == "load_card" and harbour.options == {"card:beer", "stop"}
    harbour.play("stop")
    harbour.actions(A, "load")
    harbour.play("card:drones")
    assert harbour.for_contract("drones") == "potatoes"


def test_s29_game_consoles() -> None:
    harbour = Harbour()
    harbour.completed(A, "game_consoles")
    harbour.goods(A, "drones", "laptops", "tablets", "segways")
    harbour.contract(GREEN_B, "nanobots")
    harbour.hand(A, "batteries", "cell_phones", "usb_sticks", "telescopes", "satellite", "robot_cats", "compact_cars")
    harbour.contract(GREEN_A, "mri_machines")
    harbour.actions(A, "load", 2)
    loads = 0
    while harbour.kind in ("load_card", "load_slot"):
        key = min(key for key in harbour.options if key.startswith(("card:", "slot:")))
        loads += harbour.kind == "load_card"
        harbour.play(key)
    assert harbour.done
    assert len(harbour.on_board(GREEN_A)) + len(harbour.on_board(GREEN_B)) == 6
    assert harbour.in_hand(A), "a card was left"
