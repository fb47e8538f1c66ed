"""Scenarios S1 to S8 of the spec: the examples of the rulebook."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.catalogue import CARDS, TYPES
from spielwerk.games.import_export.rules.limits import goods_limit, import_limit, rank
from tests.games.import_export.staging import A, B, C, D, Harbour, ship_of

GREEN_B = ship_of(A, "b")


def test_s1_small_payout() -> None:
    harbour = Harbour()
    harbour.contract(GREEN_B, "laptops", "drones")
    harbour.hand(A, "batteries")
    harbour.actions(A, "load")
    harbour.play("card:batteries")
    assert len(harbour.on_island()) == 1
    assert harbour.money(A) == 12
    assert harbour.in_completed(A) == ["laptops"]
    assert harbour.in_hand(A) == []
    assert harbour.place(GREEN_B) == "sea"
    assert harbour.on_board(GREEN_B) == ["drones", "batteries"]


def test_s2_import_limit() -> None:
    harbour = Harbour()
    harbour.completed(A, "potatoes")
    harbour.imports(A, "drones")
    harbour.island("beer", "pens")
    assert import_limit(harbour.s, A) == 2
    harbour.actions(A, "supply", 2)
    harbour.play("import", "card:beer")
    assert harbour.in_imports(A) == ["drones", "beer"]
    assert harbour.done, "with 2 imports there is nothing left to do"
    harbour.hand(A, "cups", "pens")
    harbour.island("rope")
    harbour.actions(A, "supply", 1)
    assert "import" not in harbour.options
    assert "import" in harbour.table.refusals("en")


def test_s3_goods_limit_and_ranks() -> None:
    harbour = Harbour()
    harbour.completed(A, "potatoes")
    harbour.goods(A, "pistols", "sauna")
    assert goods_limit(harbour.s, A) == 4
    ranks = {TYPES.ids[goods_type]: rank(harbour.s, A, goods_type) for goods_type in TYPES}
    assert ranks == {"illegal": 1, "luxury": 1, "technology": 1, "agrar": 0, "consumer": 0}


def test_s4_example_turn() -> None:
    harbour = Harbour(3)
    harbour.imports(B, "drones", "batteries")
    harbour.hand(A, "laptops", "cell_phones", "tablets")
    harbour.hand(B, "usb_sticks", "satellite")
    harbour.hand(C, "segways", "televisions")
    for p in (A, B, C):
        harbour.contract(ship_of(p, "b"), ("ai_chips", "game_consoles", "refrigerators")[p])
    harbour.turn(A)
    harbour.play("announce:load", "card:laptops")
    assert (harbour.kind, harbour.seat) == ("follow_or_draw", B)
    harbour.play("draw")
    assert len(harbour.in_hand(B)) == 5
    harbour.play("follow", "card:segways")
    assert (harbour.kind, harbour.seat) == ("load_card", A)
    assert harbour.in_played(A) == ["laptops"] and harbour.in_played(C) == ["segways"]
    harbour.play("card:cell_phones")
    assert (harbour.kind, harbour.seat) == ("load_card", B)
    harbour.play("card:usb_sticks")
    assert (harbour.kind, harbour.seat) == ("load_card", B)
    harbour.play("card:satellite")
    assert (harbour.kind, harbour.seat) == ("load_card", C)
    harbour.play("card:televisions")
    assert harbour.in_discard() == ["laptops", "segways"]
    assert (harbour.kind, harbour.seat) == ("captain_main", B)
    assert harbour.on_board(ship_of(B, "b")) == ["usb_sticks", "satellite"]


@pytest.mark.parametrize(("p", "actions"), [(B, 1), (D, 2)])
def test_s5_rank_with_colour(p: int, actions: int) -> None:
    harbour = Harbour(4, on_turn=p)
    harbour.goods(p, "beer")
    harbour.hand(p, "hawaii_salt")
    if actions > 1:
        harbour.actions(p, "contract", actions - 1)
        assert harbour.done, "no contract could be accepted"
    harbour.actions(p, "contract", actions)
    harbour.play("card:hawaii_salt", f"ship:{ship_of(p, 'a')}")
    assert harbour.contracts(ship_of(p, "a")) == ["hawaii_salt"]
    assert harbour.done, "all actions were used"


def test_s6_skipping_ranks() -> None:
    harbour = Harbour()
    harbour.goods(A, "beer")
    harbour.hand(A, "rice", "potatoes")
    harbour.actions(A, "contract", 2)
    assert {"card:rice", "card:potatoes"} <= harbour.options
    harbour.play("card:rice", f"ship:{GREEN_B}")
    assert harbour.done, "both actions were used"

    harbour = Harbour()
    harbour.hand(A, "golden_toilets", "tiny_poodles")
    harbour.actions(A, "contract", 3)
    assert "card:golden_toilets" not in harbour.options
    assert "card:golden_toilets" in harbour.table.refusals("en")
    harbour.actions(A, "contract", 4)
    harbour.play("card:golden_toilets", f"ship:{GREEN_B}")
    assert harbour.done


@pytest.mark.parametrize(("goods_type", "cards", "share"), [
    ("technology", ("drones", "laptops"), 3),
    ("luxury", ("sauna", "cologne", "jets"), 3),
    ("illegal", ("pistols", "drugs", "seeds", "vans"), -1),
])  # fmt: skip
def test_s7_majority_ties(goods_type: str, cards: tuple[str, ...], share: int) -> None:
    harbour = Harbour(4)
    for p, card in enumerate(cards):
        harbour.goods(p, card)
    majorities = harbour.table.ledger()["majorities"]
    assert majorities == [share] * len(cards) + [0] * (4 - len(cards))


def test_s8_joker() -> None:
    harbour = Harbour()
    harbour.hand(A, "pistols", "drugs", "sauna")
    harbour.turn(A)
    announced = {key for key in harbour.options if key.startswith("announce:")}
    assert announced == {f"announce:{kind}" for kind in ("contract", "load", "deliver", "rob", "supply")}
    harbour.play("announce:supply")
    assert harbour.options == {"card:sauna", "joker:rob"}
    harbour.play("joker:rob", "card:drugs")
    assert {CARDS.ids[card] for _, card in harbour.notes("played")} == {"drugs", "pistols"}

    harbour = Harbour()
    harbour.hand(A, "pistols", "sauna")
    harbour.turn(A)
    announced = {key for key in harbour.options if key.startswith("announce:")}
    assert announced == {"announce:rob", "announce:supply"}
