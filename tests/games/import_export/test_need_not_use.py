"""Nobody need use an effect: where it may end the game or burden its owner, the owner is asked."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.catalogue import CARDS, CONTAINERS, PAYOUT
from tests.games.import_export.staging import ALL_SETS, A, B, Harbour, ship_of

GREEN_B, YELLOW_A = ship_of(A, "b"), ship_of(B, "a")


def asked_for(harbour: Harbour, effect: str) -> bool:
    """Whether the owner is asked for this effect."""
    decision = harbour.table.decision
    return decision is not None and decision.name == "effect_yes_no" and decision.about["effect_card"] == effect


# ---------------------------------------------------------------- the last card


@pytest.mark.parametrize(("pile", "asked"), [(("cups",), True), (("cups", "rope"), False)])
@pytest.mark.parametrize("uses", [True, False])
def test_the_last_card_is_drawn_only_by_who_wants_to(pile: tuple[str, ...], asked: bool, uses: bool) -> None:
    harbour = Harbour(2)
    harbour.completed(A, "drones")
    harbour.hand(A, "beer")
    harbour.only(*pile)
    harbour.actions(A, "contract")
    harbour.play("card:beer", f"ship:{GREEN_B}")
    assert asked_for(harbour, "drones") == asked
    if asked:
        harbour.play("yes" if uses else "no")
        assert harbour.s.piles_empty == uses
    assert harbour.in_hand(A) == (["cups"] if uses or not asked else [])


@pytest.mark.parametrize(("card", "left"), [("cups", 5), ("potatoes", 2), ("massage_chairs", 6)])
def test_completed_contracts_that_draw(card: str, left: int) -> None:
    for cards, asked in ((left, True), (left + 1, False)):
        harbour = Harbour(2)
        harbour.fill(GREEN_B, card)
        harbour.only(*harbour.pile()[: cards + 1])  # one more is stocked
        harbour.settle(GREEN_B)
        assert asked_for(harbour, card) == asked


def test_others_draw_along_only_if_they_like() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "compact_cars")
    harbour.hand(A, "beer")
    harbour.only("rope", "pens", "soap", "candy", "chairs", "cups")
    harbour.turn(B)
    harbour.play("draw")
    assert asked_for(harbour, "compact_cars") and harbour.seat == A
    harbour.play("no")
    assert not harbour.s.piles_empty and not harbour.table.over


@pytest.mark.parametrize(("pile", "asked"), [(("rope",), True), (("rope", "pens"), False)])
def test_who_robs_need_not_restock_the_island_with_the_last_card(pile: tuple[str, ...], asked: bool) -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.completed(A, "stolen_tires")
    harbour.island("beer", "cups")
    harbour.only(*pile)
    harbour.actions(A, "rob")
    harbour.play("island", "card:cups")
    assert asked_for(harbour, "stolen_tires") == asked, "the robbed card lies on the discard pile"


# ---------------------------------------------------------------- enough credits


@pytest.mark.parametrize(("credits", "asked"), [(48, True), (46, False)])
def test_credits_that_end_the_game_are_taken_only_by_who_wants_them(credits: int, asked: bool) -> None:
    harbour = Harbour(2)
    harbour.completed(A, "sugar")
    harbour.hand(A, "beer")
    harbour.credits(A, credits)
    harbour.actions(A, "contract")
    harbour.play("card:beer", f"ship:{GREEN_B}")
    assert asked_for(harbour, "sugar") == asked
    if asked:
        harbour.play("no")
    assert not harbour.s.credits_reached and harbour.money(A) == 48


@pytest.mark.parametrize("card", ["honey", "dangerous_animals", "almonds", "fluffy_pillows", "hawaii_salt"])
def test_completed_contracts_that_pay(card: str) -> None:
    harbour = Harbour(3)
    harbour.goods(B, "rice", "wheat")
    harbour.hand(B, "beer", "cups")
    harbour.credits(A, 48 - PAYOUT[CONTAINERS[CARDS.number(card)]])
    harbour.complete(A, card)
    assert asked_for(harbour, card)
    harbour.play("no")
    assert harbour.money(A) == 48 and not harbour.s.credits_reached


def test_what_another_pays_may_be_left_to_him() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "pistols")
    harbour.credits(A, 48)
    harbour.complete(B, "mother_lode")
    assert asked_for(harbour, "pistols") and harbour.seat == A
    harbour.play("no")
    assert harbour.money(A) == 48 and not harbour.s.credits_reached


def test_nobody_is_asked_who_can_not_trigger_the_end() -> None:
    openers = Harbour(2, A, **ALL_SETS)
    openers.completed(A, "sugar", "can_openers")
    triggered = Harbour(2)
    triggered.completed(A, "sugar")
    triggered.s.credits_reached = 1
    for harbour in (openers, triggered):
        harbour.credits(A, 48)
        harbour.hand(A, "beer")
        harbour.actions(A, "contract")
        harbour.play("card:beer", f"ship:{GREEN_B}")
        assert harbour.money(A) == 50


def test_credits_or_cards_or_neither() -> None:
    harbour = Harbour(2, A, **ALL_SETS)
    harbour.completed(A, "dragon_fruit")
    harbour.hand(A, "pistols", "beer")
    harbour.credits(A, 48)
    harbour.turn(A)
    harbour.play("announce:rob")
    assert harbour.options == {"credits", "cards", "stop"}
    harbour.play("stop")
    assert harbour.money(A) == 48 and harbour.in_hand(A) == ["beer"]


# ---------------------------------------------------------------- gifts nobody wants


@pytest.mark.parametrize(("goods", "asked"), [("pistols", True), ("sugar", False)])
def test_machine_guns_may_bring_illegal_goods(goods: str, asked: bool) -> None:
    harbour = Harbour(2)
    harbour.goods(B, goods, "cups")
    harbour.credits(B, 0)
    harbour.complete(A, "machine_guns")
    assert asked_for(harbour, "machine_guns") == asked
    if asked:
        harbour.play("no")
        assert harbour.in_goods(A) == []
    else:
        assert (harbour.kind, harbour.seat) == ("choose_card", B), "which good is given first"
