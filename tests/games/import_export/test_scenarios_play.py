"""Scenarios S9 to S20 of the spec."""

from __future__ import annotations

import pytest

from tests.games.import_export.staging import A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
SIX = ("drones", "laptops", "beer", "pens", "pistols", "sauna")


@pytest.mark.parametrize(("before", "after"), [(6, 7), (2, 5), (5, 6), (4, 5), (0, 5)])
def test_s9_full_hand(before: int, after: int) -> None:
    harbour = Harbour()
    harbour.hand(A, *SIX[:before])
    harbour.hand(B, "cups")
    harbour.turn(A)
    if before == 0:
        assert harbour.options == {"draw"}
    harbour.play("draw")
    assert len(harbour.in_hand(A)) == after
    assert (harbour.kind, harbour.seat) == ("captain_main", B)


def test_s10_no_ship_in_port() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "cups")
    harbour.at_sea(YELLOW_B, "rope")
    harbour.hand(A, "beer", "drones", "laptops")
    harbour.hand(B, "potatoes", "sugar")
    harbour.imports(B, "onions")
    harbour.completed(B, "glacier_water")
    harbour.turn(A)
    harbour.play("announce:contract", "card:beer")
    assert (harbour.kind, harbour.seat) == ("follow_or_draw", B)
    assert "follow" not in harbour.options and "draw" in harbour.options
    assert "ship" in harbour.table.refusals("en")["follow"]
    harbour.play("draw")
    harbour.play("stop")
    assert harbour.seat == B, "the actions of the import have no use but a free option"
    assert harbour.kind == "contract_card" and not any(key.startswith("card:") for key in harbour.options)


@pytest.mark.parametrize(("bids", "foxes", "winner", "price"), [
    ((2, 4, 4), None, B, 4), ((2, 4, 4), C, C, 4), ((4, 4, 0), None, A, 4), ((0, 0, 0), None, A, 0),
])  # fmt: skip
def test_s11_bid_tie(bids: tuple[int, int, int], foxes: int | None, winner: int, price: int) -> None:
    harbour = Harbour(3)
    harbour.at_sea(GREEN_A, "cups", "rope")
    if foxes is not None:
        harbour.completed(foxes, "foxes")
    for p, cards in enumerate((("books", "pens"), ("soap", "drones"), ("shoes", "beer"))):
        harbour.hand(p, *cards)
    harbour.turn(A)
    harbour.play("announce:deliver", "card:books", "follow", "follow")
    assert harbour.kind == "bid", "a single ship needs no choice"
    for p, bid in enumerate(bids):
        assert harbour.seat == p
        harbour.play(f"bid:{bid}")
    assert (harbour.kind, harbour.seat) == ("deliver_take", winner)
    assert harbour.money(winner) == 10 - price
    assert all(harbour.money(p) == 10 for p in range(3) if p != winner)


def delivered(winner: int, *completed: str) -> Harbour:
    """Somebody wins both containers of A's ship with a bid of 2."""
    harbour = Harbour(2)
    harbour.completed(A, *completed)
    harbour.at_sea(GREEN_A, "cups", "rope")
    harbour.hand(A, "books", "pens")
    harbour.hand(B, "soap", "drones")
    harbour.turn(A)
    harbour.play("announce:deliver", "card:books", "follow")
    harbour.play(f"bid:{2 if winner == A else 0}", f"bid:{2 if winner == B else 0}")
    harbour.play("card:cups", "place:goods", "card:rope", "place:goods")
    return harbour


def test_s12_owner_fee() -> None:
    harbour = delivered(B)
    assert (harbour.money(A), harbour.money(B)) == (12, 8)
    assert harbour.place(GREEN_A) == "port"
    assert harbour.in_goods(B) == ["cups", "rope"]
    assert delivered(B, "trousers").money(A) == 14
    assert delivered(A).money(A) == 8


def test_s13_no_room() -> None:
    harbour = Harbour(2)
    harbour.imports(A, "beer")
    harbour.goods(A, "drones", "sugar")
    harbour.at_sea(YELLOW_A, "cups", "rope")
    harbour.actions_of_delivery(A)
    harbour.play("card:cups")
    assert harbour.in_discard() == ["cups"], "the only place is the discard pile"
    harbour.play("stop")
    assert harbour.money(B) == 12


def test_s14_rob_and_load() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_B, "vans", "drugs")
    harbour.at_sea(YELLOW_A, "pistols")
    harbour.island("beer")
    harbour.actions(A, "rob")
    harbour.play(f"ship:{YELLOW_A}")
    assert harbour.on_board(GREEN_B) == ["drugs", "pistols"]
    assert harbour.for_contract("pistols") == "vans"
    assert harbour.place(YELLOW_A) == "port"
    assert harbour.money(B) == 10
    harbour.actions(A, "rob")
    harbour.play("island")
    assert harbour.in_discard() == ["beer"], "no slot takes an agriculture container"


def test_s15_supply_sale() -> None:
    harbour = Harbour()
    harbour.hand(A, "beer", "drones")
    harbour.island("cups", "rope")
    harbour.completed(A, "potatoes")
    harbour.actions(A, "supply", 3)
    harbour.play("sell", "card:beer")
    assert harbour.money(A) == 14 and "beer" in harbour.on_island()
    assert "sell" not in harbour.options and "sell" in harbour.table.refusals("en")
    harbour.play("import", "card:cups", "import", "card:rope")
    assert harbour.in_imports(A) == ["cups", "rope"]
    assert harbour.done


def test_s16_discarding() -> None:
    harbour = Harbour()
    harbour.contract(GREEN_B, "potatoes", "beer", "sugar")
    harbour.contract(GREEN_B, "diamond_rings", "sauna")
    harbour.hand(A, "cups")
    harbour.turn(A)
    harbour.play("free:discard_contract", "card:diamond_rings")
    assert "diamond_rings" in harbour.in_discard()
    assert harbour.money(A) == 10 + 4 + 2
    assert len(harbour.in_hand(A)) == 1 + 2
    assert harbour.in_completed(A) == ["potatoes"]
    assert harbour.place(GREEN_B) == "sea"
    assert harbour.on_board(GREEN_B) == ["beer", "sugar", "sauna"]
    assert harbour.kind == "captain_main", "the captain goes on"


@pytest.mark.parametrize(("before", "after"), [(10, 22), (16, 24)])
def test_s17_almonds(before: int, after: int) -> None:
    harbour = Harbour()
    harbour.credits(A, before)
    harbour.complete(A, "almonds")
    assert harbour.money(A) == after


def test_s18_wind_turbines() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "potatoes", "tablets")
    harbour.complete(A, "wind_turbines")
    assert harbour.options == {"card:potatoes", "stop"}
    before = harbour.money(A)
    harbour.play("card:potatoes")
    assert harbour.money(A) == before + 2
    assert len(harbour.in_hand(A)) == 2
    assert harbour.done


def test_s19_stolen_research() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "beer", "telescopes", "cups")
    harbour.goods(A, "drones", "laptops")
    harbour.complete(A, "stolen_research")
    harbour.play("card:telescopes")
    assert harbour.in_completed(A) == ["telescopes"]
    assert harbour.in_completed(B) == ["beer", "stolen_research", "cups"]
    harbour.turn(A)
    assert "free:telescopes" in harbour.options
    before = harbour.money(A)
    harbour.play("free:telescopes", "card:drones")
    assert harbour.money(A) == before + 4 and harbour.in_goods(A) == ["laptops"]


def test_s20_platinum_rings() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "potatoes")
    harbour.imports(A, "vans", "seeds")
    harbour.hand(A, "sauna", "pistols")
    harbour.at_sea(YELLOW_A, "cups", "rope", "pens")
    harbour.top("beer", "foxes", "jets", "drugs", "ammunition", "cannons", "machine_guns")
    harbour.fill(GREEN_B, "platinum_rings")
    harbour.settle(GREEN_B)
    assert harbour.money(A) == 24
    harbour.play("yes")
    assert sorted(harbour.in_hand(A)) == sorted(
        ("sauna", "pistols", "foxes", "jets", "drugs", "ammunition", "cannons", "machine_guns")
    )
    harbour.play("action:supply", "card:sauna")
    harbour.play("sell", "card:foxes")
    assert harbour.money(A) == 28
    harbour.play("action:supply", "card:jets")
    assert "sell" not in harbour.options and {"import", "stop"} <= harbour.options
    harbour.play("stop")
    hand = len(harbour.in_hand(A))
    harbour.play("action:rob", "card:pistols", f"ship:{YELLOW_A}", "card:cups")
    assert harbour.kind == "choose_action_type", "imports add nothing"
    assert len(harbour.in_hand(A)) == hand - 1
    harbour.play("stop")
    assert harbour.done
    assert harbour.in_played(A) == ["sauna", "jets", "pistols"]
