"""Why something is not possible: the reason and the section of the rules, for every reason a player can meet."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export import game
from spielwerk.kernel import IllegalMove
from tests.games.import_export.staging import ALL_SETS, A, B, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
MET: set[str] = set()


def refused(harbour: Harbour, key: str, name: str, section: str) -> None:
    """An option is not offered, for this reason; asking for it nevertheless says why."""
    assert key not in harbour.options
    assert harbour.reason(key) == (name, section)
    with pytest.raises(IllegalMove, match="not possible"):
        harbour.table.play(key)
    MET.add(name)


def test_announcing() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "drones", "beer", "cups")
    harbour.turn(A)
    refused(harbour, "announce:rob", "no_card_for", "4.4")


def test_paying() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "drones", "laptops", "beer", "cups")
    harbour.turn(A)
    harbour.play("announce:contract")
    refused(harbour, "card:drones", "other_action", "4.4")
    refused(harbour, "joker:deliver", "too_few_for_joker", "4.4")


def test_following() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "soap")
    harbour.at_sea(YELLOW_B, "rope")
    harbour.completed(B, "glacier_water")
    harbour.hand(A, "beer", "drones")
    harbour.hand(B, "potatoes", "sugar")
    harbour.turn(A)
    harbour.play("announce:contract")
    refused(harbour, "follow", "no_ship_in_port", "5.3")


def test_contracts() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_B, "nanobots")
    harbour.hand(A, "peppers", "bamboo", "sugar")
    harbour.actions(A, "contract", 2)
    refused(harbour, "card:peppers", "rank_too_low", "5.3")
    harbour.contract(GREEN_A, "satellite")
    refused(harbour, "card:bamboo", "no_room_on_ship", "5.2")


def test_contracts_of_granted_actions() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "beer", "sugar", "peppers")
    harbour.complete(A, "platinum_rings")
    harbour.play("yes", "action:contract", "card:beer")
    refused(harbour, "card:peppers", "rank_not_skipped", "5.3")


def test_granted_actions_need_a_use() -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.complete(A, "stretch_goals")
    harbour.play("yes")
    while harbour.asked != "choose_action_type":
        harbour.play("stop")
    refused(harbour, "action:load", "action_without_use", "5.15")


def test_loading() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_B, "potatoes")
    harbour.hand(A, "beer", "drones", "sugar")
    harbour.actions(A, "load", 1)
    refused(harbour, "card:drones", "nothing_takes_type", "5.4")


def test_deliveries() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "potatoes", "onions")
    harbour.imports(A, "jets", "cars")
    harbour.at_sea(YELLOW_A, "cups", "rope", "pens")
    harbour.completed(A, "shampoo")
    harbour.actions_of_delivery(A)
    harbour.play("card:cups", "place:imports")
    harbour.goods(A, *harbour.filler("illegal", 7))
    harbour.completed(A, "trousers")
    harbour.play("card:rope")
    assert harbour.in_goods(A)[-1] == "rope", "one import only"
    full = Harbour(2)
    full.imports(A, "jets")
    full.goods(A, "seeds")
    full.at_sea(YELLOW_A, "cups", "rope", "pens")
    full.actions_of_delivery(A)
    full.play("card:cups")
    assert full.in_goods(A) == ["seeds", "cups"], "imports are full"


def test_places_of_a_delivery() -> None:
    """The place is asked only where two are possible: `deliver_place` tells why the third is not."""
    harbour = Harbour(2)
    harbour.completed(A, "potatoes")
    harbour.at_sea(YELLOW_A, "cups", "rope", "pens")
    harbour.actions_of_delivery(A)
    harbour.play("card:cups")
    assert harbour.options == {"place:imports", "place:goods"}
    harbour.imports(A, "jets", "cars")
    refused(harbour, "place:imports", "imports_full", "5.2")
    harbour.goods(A, "beer", "sugar", "rice", "honey")
    refused(harbour, "place:goods", "goods_full", "5.2")
    harbour.s.stack[harbour.s.depth - 1].d |= 2
    refused(harbour, "place:imports", "one_import_only", "4.5")


def test_robbing() -> None:
    harbour = Harbour(2)
    harbour.contract(YELLOW_B, "vans", "drugs")
    harbour.at_sea(YELLOW_A, "cups")
    harbour.island("beer")
    harbour.actions(A, "rob")
    refused(harbour, f"ship:{YELLOW_B}", "ship_in_port", "5.6")


def test_supply() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "beer", "cups")
    harbour.actions(A, "supply", 2)
    refused(harbour, "import", "island_empty", "5.7")
    harbour.play("sell", "card:beer")
    refused(harbour, "sell", "already_sold", "5.7")
    empty = Harbour(2)
    empty.island("beer", "cups")
    empty.actions(A, "supply", 1)
    refused(empty, "sell", "hand_empty", "5.7")


def test_every_reason_is_met_here() -> None:
    for name, test in list(globals().items()):
        if name.startswith("test_") and name != "test_every_reason_is_met_here":
            test()
    assert set(game.refusals) == MET
