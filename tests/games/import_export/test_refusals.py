"""Why something is not possible: the reason and the section of the rules, for every reason a player can meet."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export import game
from spielwerk.games.import_export.catalogue import CARDS, SHIPS
from spielwerk.games.import_export.rules.choices import choose_ship
from spielwerk.games.import_export.rules.payments import choose_payment
from spielwerk.games.import_export.rules.rob import rob_slot
from spielwerk.games.import_export.state import IMPORTS
from spielwerk.kernel import IllegalMove
from tests.games.import_export.staging import ALL_SETS, A, B, C, Harbour, ship_of

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
    refused(harbour, "follow", "no_ship_in_port", "5.1")


def test_contracts() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_B, "nanobots")
    harbour.hand(A, "peppers", "bamboo", "sugar")
    harbour.actions(A, "contract", 2)
    refused(harbour, "card:peppers", "rank_too_low", "5.1.2")
    harbour.contract(GREEN_A, "satellite")
    refused(harbour, "card:bamboo", "no_room_on_ship", "5.1.3")


def test_contracts_of_granted_actions() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "beer", "sugar", "peppers")
    harbour.complete(A, "platinum_rings")
    harbour.play("yes", "action:contract", "card:beer")
    refused(harbour, "card:peppers", "rank_not_skipped", "5.1.2")


def test_granted_actions_need_a_use() -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.complete(A, "stretch_goals")
    harbour.play("yes")
    while harbour.kind != "choose_action_type":
        harbour.play("stop")
    refused(harbour, "action:load", "action_without_use", "7.12")


def test_loading() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_B, "potatoes")
    harbour.hand(A, "beer", "drones", "sugar")
    harbour.actions(A, "load", 1)
    refused(harbour, "card:drones", "nothing_takes_type", "5.2")


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
    refused(harbour, "place:imports", "imports_full", "6.5")
    harbour.goods(A, "beer", "sugar", "rice", "honey")
    refused(harbour, "place:goods", "goods_full", "6.5")
    harbour.s.stack[harbour.s.depth - 1].d |= 2
    refused(harbour, "place:imports", "one_import_only", "5.3.3")


def test_robbing() -> None:
    harbour = Harbour(2)
    harbour.contract(YELLOW_B, "vans", "drugs")
    harbour.at_sea(YELLOW_A, "cups")
    harbour.island("beer")
    harbour.actions(A, "rob")
    refused(harbour, f"ship:{YELLOW_B}", "ship_in_port", "5.4")


def test_supply() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "beer", "cups")
    harbour.actions(A, "supply", 2)
    refused(harbour, "import", "island_empty", "2.5")
    harbour.play("sell", "card:beer")
    refused(harbour, "sell", "already_sold", "5.5.1")
    empty = Harbour(2)
    empty.island("beer", "cups")
    empty.actions(A, "supply", 1)
    refused(empty, "sell", "hand_empty", "5.5.1")


# ---------------------------------------------------------------- actions


def test_jokers() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "drones", "laptops", "beer", "sugar", "cups")
    harbour.turn(A)
    harbour.play("announce:contract")
    refused(harbour, "joker:contract", "joker_is_other", "4.4")
    harbour.play("joker:load")
    refused(harbour, "card:beer", "other_action", "4.4")


def test_following_with_chips() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "ai_chips")
    harbour.hand(A, "drones", "beer", "cups")
    harbour.hand(B, "laptops", "tablets", "pens", "rope")
    harbour.turn(A)
    harbour.play("announce:load")
    refused(harbour, "follow_load", "announced_already", "7.7")
    other = Harbour(2)
    other.completed(B, "ai_chips")
    other.hand(A, "cups", "beer")
    other.hand(B, "rope", "pens")
    other.turn(A)
    other.play("announce:deliver")
    refused(other, "follow_load", "single_card_only", "7.7")


def test_swaps() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "ai_chips")
    harbour.hand(A, "pistols", "beer")
    harbour.hand(B, "cups")
    harbour.turn(A)
    harbour.play("announce:rob")
    assert harbour.kind == "use_swap"
    refused(harbour, "swap:supply", "swaps_only_to", "7.7")


# ---------------------------------------------------------------- ships


def test_ships_for_contracts() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_A, "nanobots", "drones")
    harbour.run(lambda s: choose_ship(s, A, CARDS.number("bamboo"), CARDS.number("sugar")))
    refused(harbour, f"ship:{YELLOW_B}", "not_your_ship", "5.1")
    refused(harbour, f"ship:{GREEN_A}", "ship_too_small", "5.1.3")
    harbour.at_sea(GREEN_A)
    refused(harbour, f"ship:{GREEN_A}", "ship_not_in_port", "5.1")


def test_ships_for_deliveries_and_robberies() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "cups", "rope")
    harbour.at_sea(GREEN_A, "pens")
    harbour.actions_of_delivery(A)
    refused(harbour, f"ship:{YELLOW_B}", "ship_not_at_sea", "5.3.1")
    harbour.island("beer")
    harbour.actions(A, "rob")
    refused(harbour, f"ship:{YELLOW_B}", "ship_empty", "5.4")


def test_robberies_with_vans() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "vans")
    harbour.at_sea(YELLOW_A, "cups", "rope")
    harbour.only()
    harbour.actions(A, "rob")
    refused(harbour, "draw_pile", "piles_are_empty", "4.3")
    refused(harbour, f"hand:{B}", "other_hand_empty", "12.13")
    refused(harbour, "island", "island_empty", "2.5")


# ---------------------------------------------------------------- loading


def test_slots() -> None:
    harbour = Harbour(2)
    harbour.contract(GREEN_A, "potatoes")
    harbour.contract(GREEN_A, "drones", "laptops", "tablets")
    harbour.contract(GREEN_B, "sugar", "honey")
    harbour.contract(GREEN_B, "cups")
    harbour.hand(A, "beer")
    harbour.actions(A, "load")
    harbour.play("card:beer")
    refused(harbour, f"slot:{GREEN_A}:drones", "contract_full", "5.2")
    refused(harbour, f"slot:{GREEN_B}:cups", "contract_takes_others", "5.2")
    harbour.s.stack[harbour.s.depth - 1].kind = rob_slot.number
    harbour.s.stack[harbour.s.depth - 1].b = SHIPS.number(GREEN_B)
    refused(harbour, f"slot:{GREEN_B}:sugar", "same_ship", "5.4.1")


def test_pairs() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "robot_cats")
    harbour.contract(GREEN_A, "potatoes")
    harbour.hand(A, "beer", "sugar", "cups")
    harbour.actions(A, "load")
    refused(harbour, "pair", "no_slot_of_type", "7.9")
    harbour.contract(GREEN_B, "drones")
    harbour.contract(GREEN_B, "laptops")
    harbour.play("pair")
    refused(harbour, f"slot:{GREEN_A}:potatoes", "pair_for_technology", "7.9")
    harbour.play(f"slot:{GREEN_B}:drones")
    refused(harbour, "card:cups", "only_one_of_type", "7.9")
    refused(harbour, "stop", "must_choose", "7.4")
    harbour.play("card:beer")
    single = Harbour(2)
    single.completed(A, "robot_cats")
    single.contract(GREEN_A, "drones")
    single.hand(A, "beer", "cups", "tablets")
    single.actions(A, "load")
    refused(single, "pair", "no_pair_in_hand", "7.9")


def test_other_uses_of_a_load_action() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "cell_phones", "autonomous_cars", "batteries")
    harbour.hand(A, "beer", "drones", "laptops", "tablets")
    harbour.actions(A, "load", 3)
    refused(harbour, "blind", "no_open_slot", "5.2")
    harbour.contract(GREEN_A, "satellite")
    harbour.play("sell", "card:beer")
    refused(harbour, "sell", "used_this_turn", "7.1")
    harbour.play("card:drones", "yes")
    refused(harbour, "blind", "no_load_action", "7.8")
    refused(harbour, "stop", "already_paid", "7.5")
    refused(harbour, "free:discard_contract", "not_within_effect", "4.8")


# ---------------------------------------------------------------- free options


def test_free_options() -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.completed(A, "led_lamps", "glacier_water", "telescopes", "segways", "oysters")
    harbour.imports(A, *harbour.filler("luxury", 6))
    harbour.goods(A, *harbour.filler("illegal", 12))
    harbour.hand(A, "cups")
    harbour.turn(A)
    refused(harbour, "free:led_lamps", "island_empty", "2.5")
    harbour.island("rope")
    refused(harbour, "free:led_lamps", "too_few_hand_cards", "7.10")
    refused(harbour, "free:glacier_water", "no_card_of_type", "7.4")
    refused(harbour, "free:telescopes", "no_good_of_type", "7.4")
    refused(harbour, "free:segways", "nowhere_to_go", "6.5")
    harbour.hand(A, "golden_toilets")
    refused(harbour, "free:oysters", "none_acceptable", "5.1")
    harbour.hand(A, "dried_fish")
    refused(harbour, "free:dried_fish", "rank_not_skipped", "5.1.2")


def test_options_of_the_captain() -> None:
    harbour = Harbour(2)
    harbour.contract(YELLOW_A, "sugar")
    harbour.hand(A, "beer", "cups")
    harbour.hand(B, "potatoes", "rope")
    harbour.turn(A)
    harbour.play("announce:contract")
    refused(harbour, "free:discard_contract", "captain_only", "4.8")


def test_exchanges() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "rope")
    harbour.island("honey", "rice")
    harbour.hand(A, "beer", "cups")
    harbour.turn(A)
    harbour.play("free:rope", "card:beer")
    refused(harbour, "card:beer", "just_given", "7.10")


# ---------------------------------------------------------------- effects


def test_cards_of_another_type() -> None:
    harbour = Harbour(2)
    harbour.hand(A, "beer", "sugar", "cups")
    harbour.complete(A, "apples")
    refused(harbour, "card:cups", "wrong_type", "7.4")


def test_copies() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "potatoes", "tablets", "champagne")
    harbour.complete(A, "wind_turbines")
    refused(harbour, "card:tablets", "rank_too_high", "7.13")
    refused(harbour, "card:champagne", "works_elsewhere", "7.13")
    refused(harbour, "card:wind_turbines", "not_itself", "7.13")


def test_stolen_research_takes_from_others() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "drones")
    harbour.completed(B, "laptops", "tablets")
    harbour.complete(A, "stolen_research")
    refused(harbour, "card:drones", "own_contract", "7.13")


def test_payments() -> None:
    harbour = Harbour(2)
    harbour.credits(B, 2)
    harbour.goods(B, "cups")
    harbour.completed(B, "potatoes")
    harbour.run(lambda s: choose_payment(s, B, CARDS.number("machine_guns"), A))
    assert harbour.done, "the contract was the only thing to give"
    harbour.completed(B, "onions")
    harbour.goods(B, "rope")
    harbour.run(lambda s: choose_payment(s, B, CARDS.number("machine_guns"), A))
    refused(harbour, "pay:credits", "too_few_credits", "7.6")
    harbour.credits(B, 4)
    harbour.move("onions", IMPORTS + B)
    refused(harbour, "pay:contract", "nothing_completed", "7.6")
    harbour.move("rope", IMPORTS + B)
    refused(harbour, "pay:goods", "too_few_goods", "7.6")


def test_no_place_for_containers() -> None:
    harbour = Harbour(3)
    harbour.completed(C, "protractors")
    harbour.at_sea(GREEN_A, "cups", "beer", "drones")
    harbour.actions_of_delivery(B)
    harbour.play("card:cups")
    refused(harbour, "place:discard", "room_is_left", "6.5")
    harbour.play("place:goods", "stop")
    harbour.imports(C, "rope", "pens")
    harbour.goods(C, "honey", "rice", "wheat", "onions")
    refused(harbour, "card:beer", "no_room_left", "6.5")


def test_every_reason_is_met_here() -> None:
    for name, test in list(globals().items()):
        if name.startswith("test_") and name != "test_every_reason_is_met_here":
            test()
    assert set(game.refusals) == MET
