"""Every technology card, and the cards with the same wording as one of them (10.1)."""

from __future__ import annotations

import pytest

from tests.games.import_export.staging import A, B, C, Harbour, ship_of, type_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")
CONTRACT = {
    "technology": "tablets", "agrar": "peppers", "consumer": "paper", "illegal": "vans", "luxury": "jets",
}  # fmt: skip
"""A contract of four containers for each type."""
CONTAINER = {"technology": "drones", "agrar": "beer", "consumer": "cups", "illegal": "pistols", "luxury": "sauna"}


def test_autonomous_cars() -> None:
    harbour = Harbour()
    harbour.completed(A, "autonomous_cars")
    harbour.hand(A, "beer", "cups", "pens")
    harbour.actions(A, "load", 2)
    harbour.play("sell", "card:beer")
    assert harbour.money(A) == 14
    assert harbour.on_island() == ["beer"]
    assert harbour.done, "only once in a turn"


def test_batteries() -> None:
    harbour = Harbour()
    harbour.completed(A, "batteries")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "drones", "laptops", "segways", "satellite")
    harbour.actions(A, "load", 2)
    harbour.play("card:drones")
    assert harbour.kind == "effect_yes_no"
    harbour.play("yes")
    assert harbour.money(A) == 8
    assert harbour.kind == "load_card" and "stop" not in harbour.options
    harbour.play("card:laptops", "card:segways")
    assert harbour.done, "only once in a turn"
    assert harbour.on_board(GREEN_B) == ["drones", "laptops", "segways"]


def test_drones() -> None:
    harbour = Harbour()
    harbour.completed(A, "drones")
    harbour.hand(A, "beer")
    harbour.actions(A, "contract")
    harbour.play("card:beer", f"ship:{GREEN_B}")
    assert len(harbour.in_hand(A)) == 1


@pytest.mark.parametrize("card", ["televisions", "wheat", "soap", "big_cats", "cars"])
def test_containers_as_any_colour(card: str) -> None:
    wild, other = CONTAINER[type_of(card)], next(kind for kind in CONTRACT if kind != type_of(card))
    harbour = Harbour(2, on_turn=B)
    harbour.contract(GREEN_B, CONTRACT[other])
    harbour.hand(A, wild)
    harbour.actions(A, "load")
    assert harbour.done, "nothing can be loaded yet"
    harbour.completed(A, card)
    harbour.actions(A, "load")
    harbour.play(f"card:{wild}")
    assert harbour.for_contract(wild) == CONTRACT[other]
    robbed = harbour.filler(type_of(card), 1)[0]
    harbour.at_sea(YELLOW_A, robbed)
    harbour.actions(A, "rob")
    harbour.play(f"ship:{YELLOW_A}")
    assert harbour.for_contract(robbed) == CONTRACT[other]


@pytest.mark.parametrize("card", ["generators", "coffee", "candy", "seeds", "golden_watches"])
def test_contracts_open_to_any_colour(card: str) -> None:
    contract = CONTRACT[type_of(card)]
    others = [container for kind, container in CONTAINER.items() if kind != type_of(card)]
    harbour = Harbour()
    harbour.completed(A, card)
    harbour.contract(GREEN_B, contract)
    harbour.hand(A, *others)
    harbour.actions(A, "load", 4)
    for container in others:
        harbour.play(f"card:{container}")
    assert contract in harbour.in_completed(A)


def test_cell_phones_load_what_they_draw() -> None:
    harbour = Harbour()
    harbour.completed(A, "cell_phones")
    harbour.completed(B, "compact_cars")
    harbour.contract(GREEN_B, "tablets")
    harbour.top("drones", "beer")
    harbour.actions(A, "load", 2)
    harbour.play("blind")
    assert harbour.on_board(GREEN_B) == ["drones"]
    assert harbour.in_hand(B) == ["beer"], "it counts as drawn"
    harbour.top("pens")
    harbour.play("blind")
    assert harbour.in_hand(A) == ["pens"], "it does not fit"
    assert harbour.done


def test_cell_phones_need_a_slot_and_a_card() -> None:
    harbour = Harbour(on_turn=B)
    harbour.completed(A, "cell_phones")
    harbour.actions(A, "load")
    assert harbour.done
    harbour.contract(GREEN_B, "tablets")
    harbour.only()
    harbour.actions(A, "load")
    assert harbour.done


def test_ai_chips_follow_with_load() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "ai_chips")
    harbour.contract(YELLOW_B, "tablets")
    harbour.hand(A, "beer", "potatoes")
    harbour.hand(B, "drones", "laptops", "sugar", "onions")
    harbour.turn(A)
    harbour.play("announce:contract", "card:beer")
    assert {"draw", "follow", "follow_load"} <= harbour.options
    harbour.play("follow_load")
    assert harbour.options == {"card:drones", "card:laptops"}, "no joker"
    harbour.play("card:drones", "stop")
    assert (harbour.kind, harbour.seat) == ("load_card", B)


def test_ai_chips_swap_and_ask_before_auctions() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "ai_chips")
    harbour.contract(GREEN_B, "tablets")
    harbour.at_sea(YELLOW_A, "cups", "rope")
    harbour.hand(A, "books", "drones")
    harbour.hand(B, "soap", "pens")
    harbour.turn(A)
    harbour.play("announce:deliver", "follow", "card:soap")
    assert harbour.kind == "use_swap" and harbour.options == {"keep", "swap:load"}
    harbour.play("swap:load", f"ship:{YELLOW_A}")
    assert (harbour.kind, harbour.seat) == ("deliver_take", B), "the swapped captain does not bid"
    harbour.play("stop")
    assert (harbour.kind, harbour.seat) == ("load_card", A), "he loads after the auctions"


@pytest.mark.parametrize("card", ["compact_cars", "lumber"])
def test_draw_when_another_player_draws(card: str) -> None:
    harbour = Harbour(3, surplus="on")
    harbour.completed(B, card)
    harbour.hand(A, "beer", "cups")
    harbour.turn(A)
    harbour.play("draw")
    assert len(harbour.in_hand(B)) == 1
    assert len(harbour.in_hand(C)) == 0


def test_refrigerators() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "refrigerators")
    harbour.goods(A, "drones", "laptops", "segways", "satellite", "usb_sticks")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "batteries", "cell_phones", "telescopes", "robot_cats", "compact_cars")
    harbour.turn(A)
    harbour.play("announce:load", "card:batteries")
    for card in ("cell_phones", "telescopes"):
        harbour.play(f"card:{card}")
    assert harbour.s.stack[harbour.s.depth - 1].a == 1, "1 + 2 actions"


def test_laptops_need_a_technology_container() -> None:
    harbour = Harbour()
    harbour.completed(A, "laptops", "generators")
    harbour.contract(GREEN_B, "usb_sticks", "beer")
    harbour.hand(A, "sugar")
    harbour.actions(A, "load")
    harbour.play("card:sugar")
    assert harbour.in_hand(A) == []


def test_mri_machines_also_lower_the_threshold() -> None:
    harbour = Harbour(2, target="long")
    harbour.credits(A, 72)
    harbour.completed(B, "mri_machines")
    assert harbour.s.threshold == 70 and harbour.s.credits_reached


def test_nanobots() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "nanobots", "bicycles")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "drones", "beer")
    harbour.hand(B, "cups")
    harbour.turn(A)
    harbour.play("draw")
    assert harbour.kind == "load_card" and "stop" in harbour.options
    assert not any(key.startswith("free:") for key in harbour.options)
    harbour.play("card:drones")
    assert harbour.money(A) == 12, "it is a Load action in every respect"


def test_nanobots_do_not_react_to_their_own_blind_draw() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "nanobots", "cell_phones")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "beer")
    harbour.hand(B, "cups")
    harbour.top("pens", "rope", "chairs", "candy", "drones")
    harbour.turn(A)
    harbour.play("draw", "blind")
    assert harbour.on_board(GREEN_B) == ["drones"]
    assert (harbour.kind, harbour.seat) == ("anytime_window", A), "the contract may be discarded, nothing is loaded"


def test_robot_cats_count_as_one_for_requirement_and_capacity() -> None:
    harbour = Harbour()
    harbour.completed(A, "robot_cats")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "beer", "sugar", "cups", "rice")
    harbour.actions(A, "load")
    harbour.play("pair", "card:beer", "card:sugar")
    assert harbour.on_board(GREEN_B) == ["beer", "sugar"]
    harbour.actions(A, "contract")
    assert "card:cups" in harbour.options, "4 of 6 are taken, 2 are free"
    harbour.play("stop")
    harbour.turn(A)
    harbour.play("free:discard_contract")
    assert harbour.for_contract("beer") == harbour.for_contract("sugar") == ""
    harbour.hand(A, "usb_sticks")
    harbour.actions(A, "contract")
    harbour.play("card:usb_sticks", f"ship:{GREEN_B}")
    assert harbour.for_contract("beer") == harbour.for_contract("sugar") == "usb_sticks"


def test_robot_cats_half_a_pair_opens_the_slot() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "robot_cats")
    harbour.completed(B, "vans")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "beer", "sugar")
    harbour.actions(A, "load")
    harbour.play("pair", "card:beer")
    harbour.actions(B, "rob")
    harbour.play(f"ship:{GREEN_B}", "card:beer")
    assert harbour.for_contract("sugar") == "" and harbour.on_board(GREEN_B) == ["sugar"]


def test_satellite() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "satellite")
    harbour.contract(GREEN_B, "tablets")
    harbour.top("beer", "drones")
    harbour.complete(B, "pistols")
    assert (harbour.kind, harbour.seat) == ("effect_yes_no", A)
    harbour.play("yes", "card:drones")
    assert harbour.on_board(GREEN_B) == ["drones"]


@pytest.mark.parametrize("place", ["imports", "goods", "load"])
def test_segways(place: str) -> None:
    harbour = Harbour()
    harbour.completed(A, "segways", "beer")
    harbour.contract(GREEN_B, "tablets")
    harbour.hand(A, "cups")
    harbour.turn(A)
    harbour.play("free:segways", f"place:{place}")
    where = {"imports": harbour.in_imports(A), "goods": harbour.in_goods(A), "load": harbour.on_board(GREEN_B)}
    assert where[place] == ["segways"]
    assert harbour.in_completed(A) == ["beer"]
    assert harbour.kind == "captain_main" and "free:segways" not in harbour.options


def test_segways_count_room_after_leaving() -> None:
    harbour = Harbour()
    harbour.completed(A, "segways")
    harbour.imports(A, "beer")
    harbour.goods(A, "cups", "pens")
    harbour.hand(A, "rope")
    harbour.turn(A)
    assert "free:segways" not in harbour.options


def test_tablets() -> None:
    harbour = Harbour()
    harbour.completed(A, "tablets")
    harbour.fill(GREEN_B, "ai_chips")
    harbour.hand(A, "paper")
    harbour.goods(A, "cups", "pens")
    harbour.actions(A, "contract")
    harbour.play("card:paper", f"ship:{GREEN_B}")
    containers = harbour.filler("consumer", 4)
    harbour.hand(A, *containers)
    harbour.actions(A, "load", 4)
    for container in containers:
        harbour.play(f"card:{container}")
    assert harbour.money(A) == 28, "8 containers pay 18"


def test_telescopes_at_the_end() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "telescopes")
    harbour.goods(A, "drones", "laptops")
    harbour.s.piles_empty = 1
    harbour.hand(A, "beer")
    harbour.end_turn()
    assert harbour.kind == "anytime_window"
    harbour.play("pass")
    assert harbour.kind == "end_telescopes"
    harbour.play("card:drones", "stop")
    assert harbour.table.over and harbour.money(A) == 14


def test_usb_sticks() -> None:
    harbour = Harbour()
    harbour.completed(A, "usb_sticks")
    containers = harbour.fill(GREEN_B, "pistols")
    harbour.settle(GREEN_B)
    harbour.play(f"card:{containers[0]}")
    assert harbour.in_hand(A) == [containers[0]]
    assert harbour.on_board(GREEN_B) == [containers[1]]


def test_wind_turbines_keep_a_permanent_effect() -> None:
    harbour = Harbour(2)
    harbour.completed(B, "drones", "pak_choi")
    harbour.complete(A, "wind_turbines")
    assert harbour.options == {"card:drones", "stop"}, "cards that work elsewhere can't be copied"
    harbour.play("card:drones")
    harbour.hand(A, "beer")
    harbour.actions(A, "contract")
    harbour.play("card:beer")
    assert len(harbour.in_hand(A)) == 1


@pytest.mark.parametrize("effect", ["bamboo", "beer", "tiny_poodles", "chicken_feed"])
def test_wind_turbines_stand_for_the_copied_card(effect: str) -> None:
    harbour = Harbour(2)
    harbour.completed(B, effect)
    harbour.complete(A, "wind_turbines")
    harbour.play(f"card:{effect}")
    if effect == "bamboo":
        harbour.play(f"ship:{GREEN_A}")
        assert harbour.contracts(GREEN_A) == ["wind_turbines"]
    else:
        harbour.play("yes")
    if effect == "beer":
        assert "wind_turbines" in harbour.on_island()
    elif effect == "tiny_poodles":
        assert harbour.in_goods(A) == ["wind_turbines"]
    elif effect == "chicken_feed":
        harbour.play("yes")
        assert harbour.in_completed(B) == ["chicken_feed", "wind_turbines"]
    assert harbour.in_completed(A) == []


def test_the_copy_has_its_own_option_and_mark() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "rope", "autonomous_cars")
    harbour.copying(A, "rope")
    harbour.hand(A, "beer", "cups", "pens")
    harbour.island("drones", "laptops")
    harbour.turn(A)
    assert {"free:rope", "free:rope@wind_turbines"} <= harbour.options
    harbour.play("free:rope", "card:beer", "card:drones")
    assert "free:rope" not in harbour.options
    harbour.play("free:rope@wind_turbines", "card:cups", "card:laptops")
    assert not any(key.startswith("free:rope") for key in harbour.options)


def test_the_copy_alone_has_no_suffix() -> None:
    harbour = Harbour(2)
    harbour.copying(A, "autonomous_cars")
    harbour.hand(A, "beer", "cups")
    harbour.actions(A, "load", 2)
    harbour.play("sell", "card:beer")
    assert harbour.done
    harbour.completed(A, "autonomous_cars")
    harbour.s.used = 0
    harbour.hand(A, "pens", "rope")
    harbour.actions(A, "load", 2)
    assert {"sell", "sell@wind_turbines"} <= harbour.options
