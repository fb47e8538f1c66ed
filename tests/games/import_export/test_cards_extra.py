"""Every card of the Kickstarter expansion and of the captain (9.4, 9.5)."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.rules.limits import import_room
from tests.games.import_export.staging import A, B, C, Harbour, harbour_with, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
BLACK_A = ship_of(C, "a")


def test_printers_3d() -> None:
    harbour = harbour_with()
    harbour.completed(B, "printers_3d")
    harbour.hand(A, "beer", "cups")
    harbour.hand(B, "jets", "pistols")
    harbour.turn(A)
    harbour.play("announce:contract", "follow")
    assert harbour.options == {"card:jets", "card:pistols"}


def test_aeroponic_crops() -> None:
    harbour = harbour_with(on_turn=B)
    harbour.completed(A, "aeroponic_crops")
    harbour.at_sea(GREEN_A, "beer", "sugar")
    harbour.actions(B, "rob")
    harbour.play(f"ship:{GREEN_A}", "card:sugar")
    assert harbour.place(GREEN_A) == "port" and harbour.on_board(GREEN_A) == ["beer"]
    harbour.hand(A, "onions")
    harbour.actions(A, "contract")
    harbour.play("card:onions", f"ship:{GREEN_A}")
    assert harbour.for_contract("beer") == "onions"


def test_aeroponic_crops_save_the_last_container_from_a_delivery() -> None:
    harbour = harbour_with()
    harbour.completed(A, "aeroponic_crops")
    harbour.at_sea(GREEN_A, "beer", "sugar")
    harbour.actions_of_delivery(B)
    harbour.play("card:sugar", "place:goods")
    assert harbour.place(GREEN_A) == "port" and harbour.on_board(GREEN_A) == ["beer"]
    assert harbour.money(A) == 12, "the fee is paid all the same"


def test_board_games() -> None:
    harbour = harbour_with()
    harbour.completed(A, "board_games", "drones", "beer", "pistols")
    harbour.imports(A, "cups", "pens", "rope", "soap", "shoes")
    assert not import_room(harbour.s, A)
    harbour.completed(A, "sauna")
    harbour.imports(A, "candy")
    assert import_room(harbour.s, A), "a completed contract of every type"


def test_can_openers() -> None:
    harbour = harbour_with()
    harbour.completed(A, "can_openers")
    harbour.credits(A, 48)
    harbour.hand(A, "beer")
    harbour.actions(A, "supply")
    harbour.play("sell")
    assert harbour.money(A) == 52 and not harbour.s.credits_reached


def test_losing_can_openers_triggers_the_end() -> None:
    harbour = harbour_with()
    harbour.completed(B, "can_openers")
    harbour.credits(B, 60)
    harbour.complete(A, "machine_guns")
    harbour.play("pay:contract")
    assert harbour.in_completed(A) == ["machine_guns", "can_openers"] and harbour.s.credits_reached


def test_dragon_fruit() -> None:
    harbour = harbour_with()
    harbour.completed(A, "dragon_fruit")
    harbour.hand(A, "pistols", "beer")
    harbour.turn(A)
    harbour.play("announce:rob")
    assert harbour.kind == "credits_or_cards"
    harbour.play("credits")
    assert harbour.money(A) == 12


def test_ivory() -> None:
    harbour = harbour_with()
    harbour.completed(A, "ivory")
    harbour.goods(A, "pistols")
    assert harbour.table.ledger()["majorities"] == [6, 0]
    harbour.goods(B, "drugs")
    assert harbour.table.ledger()["majorities"] == [3, -3]


def test_prefab_houses() -> None:
    harbour = harbour_with()
    harbour.completed(A, "prefab_houses")
    harbour.contract(GREEN_B, "golden_toilets", "sauna")
    harbour.hand(A, "jets", "cars", "foxes", "cologne")
    harbour.actions(A, "load", 2)
    harbour.play("card:jets")
    assert harbour.kind == "load_card", "2 of 5 are not half of them"
    harbour.play("card:cars")
    assert harbour.kind == "complete_early"
    harbour.play("yes")
    assert harbour.money(A) == 10 + 4 and "golden_toilets" in harbour.in_completed(A)


def test_stolen_tires() -> None:
    harbour = harbour_with()
    harbour.completed(A, "stolen_tires")
    harbour.island("beer")
    harbour.top("cups", "pens")
    harbour.actions(A, "rob")
    harbour.play("island")
    assert harbour.in_hand(A) == ["cups"] and harbour.on_island() == ["pens"]


def test_stolen_rice() -> None:
    harbour = harbour_with()
    harbour.completed(A, "stolen_rice")
    harbour.island("beer", "cups")
    harbour.actions(A, "rob", 2)
    harbour.play("island", "card:beer", "island")
    assert harbour.money(A) == 12


def test_ceramics() -> None:
    harbour = harbour_with()
    harbour.completed(A, "ceramics")
    harbour.goods(A, "cups", "pens", "rope", "soap")
    assert harbour.table.ledger()["goods"][A] == 4 + 2
    assert harbour.table.ledger()["majorities"][A] == 6 + 8


def test_scotch_whisky() -> None:
    harbour = harbour_with()
    harbour.completed(A, "scotch_whisky")
    harbour.goods(A, "jets", "sauna", "cars", "beer")
    harbour.at_sea(YELLOW_A, "drones", "foxes", "cups")
    harbour.actions_of_delivery(A)
    harbour.play("card:drones", "place:goods")
    harbour.play("card:foxes", "place:goods")
    assert harbour.in_goods(A)[-2:] == ["drones", "foxes"], "4 luxury goods count as 2"


def test_rare_metals() -> None:
    harbour = harbour_with()
    harbour.completed(A, "rare_metals")
    harbour.fill(GREEN_B, "mri_machines")
    harbour.fill(GREEN_B, "trousers")
    harbour.settle(GREEN_B)
    assert harbour.money(A) == 10 + 8 + 4


def test_stretch_goals() -> None:
    harbour = harbour_with()
    harbour.at_sea(YELLOW_A, "beer", "drones", "cups")
    harbour.complete(A, "stretch_goals")
    harbour.play("yes", f"ship:{YELLOW_A}", "card:beer", "place:goods")
    assert (harbour.kind, harbour.seat) == ("choose_ship", B)
    assert harbour.money(B) == 10 + 2 + 2, "fee and gain"
    harbour.play("stop")
    assert (harbour.kind, harbour.seat) == ("choose_action_type", A)
    harbour.play("action:rob", f"ship:{YELLOW_A}", "card:drones", "action:deliver", f"ship:{YELLOW_A}")
    assert harbour.kind == "deliver_take"
    harbour.play("stop")
    assert harbour.done, "two actions"


def test_tortillas() -> None:
    harbour = harbour_with()
    harbour.contract(GREEN_B, "tortillas")
    harbour.hand(A, "pistols", "jets")
    harbour.actions(A, "load", 2)
    harbour.play("card:pistols", "card:jets")
    assert harbour.on_board(GREEN_B) == ["pistols", "jets"]


def test_delayed_board_games() -> None:
    harbour = harbour_with()
    harbour.credits(B, 6)
    harbour.complete(A, "delayed_board_games")
    assert harbour.money(B) == 0
    harbour.hand(A, "beer")
    harbour.hand(B, "cups")
    harbour.end_turn()
    assert harbour.seat == B, "not after the turn in which it was completed"
    harbour.play("draw")
    assert harbour.seat == A
    harbour.play("draw")
    assert (harbour.kind, harbour.seat) == ("captain_main", A), "another turn at once"
    harbour.play("draw")
    assert harbour.seat == B


def test_dark_flight_games() -> None:
    harbour = harbour_with()
    harbour.completed(A, "dark_flight_games")
    harbour.at_sea(YELLOW_A, "beer", "drones")
    harbour.island("jets", "sauna")
    harbour.hand(A, "cups", "pens")
    harbour.hand(B, "soap", "rope")
    harbour.turn(A)
    harbour.play("announce:deliver", "card:cups", "follow", "card:soap")
    assert harbour.options == {f"ship:{YELLOW_A}", "island"}
    harbour.play("island", "bid:2", "bid:4", "card:jets", "place:goods", "stop")
    assert (harbour.money(A), harbour.money(B)) == (14, 6)
    assert harbour.in_goods(B) == ["jets"]


def test_dark_flight_games_keep_the_own_bid() -> None:
    harbour = harbour_with(3)
    harbour.completed(A, "dark_flight_games")
    harbour.completed(C, "pirated_copies")
    harbour.island("jets", "sauna")
    harbour.hand(A, "cups", "pens")
    harbour.hand(B, "soap", "rope")
    harbour.hand(C, "beer", "sugar")
    harbour.turn(A)
    harbour.play("announce:deliver", "card:cups", "follow", "card:soap", "draw")
    harbour.play("bid:6", "bid:4")
    assert harbour.kind == "deliver_take"
    assert (harbour.money(A), harbour.money(C)) == (10, 10)


@pytest.mark.parametrize(("named", "gain"), [("luxury", 50), ("agrar", 0)])
def test_exclusive_cards(named: str, gain: int) -> None:
    harbour = harbour_with()
    harbour.credits(A, 34)
    harbour.fill(GREEN_B, "exclusive_cards")
    harbour.top("beer", "jets")
    harbour.settle(GREEN_B)
    harbour.play("yes")
    assert "stop" not in harbour.options
    harbour.play(f"type:{named}")
    assert harbour.money(A) == 34 + 2 - 30 + gain and harbour.in_hand(A) == ["jets"]


def test_exclusive_cards_need_30_credits() -> None:
    harbour = harbour_with()
    harbour.credits(A, 26)
    harbour.complete(A, "exclusive_cards")
    assert harbour.done


def test_exotic_fish_win_between_two_auctions() -> None:
    harbour = Harbour(2, A, captain="on")
    harbour.completed(A, "exotic_fish")
    harbour.credits(A, 20)
    harbour.credits(B, 12)
    harbour.goods(A, "beer")
    harbour.at_sea(GREEN_A, "cups", "rope")
    harbour.at_sea(YELLOW_A, "pens", "soap")
    harbour.imports(A, "shoes")
    harbour.imports(B, "books", "candy")
    harbour.hand(A, "chairs")
    harbour.turn(A)
    harbour.play("announce:deliver", f"ship:{GREEN_A}", "bid:0", "bid:4")
    assert harbour.table.over and harbour.table.winners() == [A], "B has 8 credits left and no good yet"


@pytest.mark.parametrize(("credits", "goods", "over"), [(20, 2, True), (18, 2, False), (20, 1, False)])
def test_exotic_fish(credits: int, goods: int, over: bool) -> None:
    harbour = harbour_with()
    harbour.completed(A, "exotic_fish")
    harbour.credits(A, credits)
    harbour.goods(A, *("beer", "cups")[:goods])
    harbour.goods(B, "pens")
    harbour.hand(B, "jets")
    harbour.end_turn()
    assert harbour.table.over == over
    assert harbour.table.winners() == ([A] if over else [])
