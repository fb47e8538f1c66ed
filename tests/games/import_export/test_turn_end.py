"""The end of a turn: cards are cleaned up after every turn, and the captain may still discard what he has accepted."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.catalogue import MOST_TURNS
from tests.games.import_export.staging import A, B, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")


def drawing_captain(*completed: str) -> Harbour:
    """A is captain with five cards in hand; whatever he has completed may react to his drawing."""
    harbour = Harbour(2)
    harbour.completed(A, *completed)
    harbour.hand(A, "beer", "cups", "pens", "sauna", "pistols")
    harbour.hand(B, "jets", "drones")
    return harbour


# ---------------------------------------------------------------- played cards


def test_cards_played_in_a_draw_turn_are_discarded_at_its_end() -> None:
    harbour = drawing_captain("nanobots")
    harbour.contract(GREEN_B, "platinum_rings", "foxes", "cologne", "cars", "champagne", "limousines")
    harbour.top("golden_toilets")
    harbour.turn(A)
    harbour.play("draw", "card:golden_toilets", "yes", "action:supply", "card:sauna", "stop", "stop")
    assert harbour.in_played(A) == []
    assert harbour.in_discard() == ["sauna"]


def test_cards_played_in_an_anytime_window_are_discarded_too() -> None:
    harbour = drawing_captain("segways", "golden_watches")
    harbour.contract(GREEN_B, "platinum_rings", "foxes", "cologne", "cars", "champagne", "limousines")
    harbour.hand(A, "jets")
    harbour.turn(A)
    harbour.play("draw", "free:segways", "place:load", "yes", "action:supply", "card:sauna", "stop", "stop")
    assert harbour.in_played(A) == []
    assert "sauna" in harbour.in_discard()


# ---------------------------------------------------------------- discarding at any time


def test_after_drawing_the_captain_may_discard_a_contract() -> None:
    harbour = drawing_captain()
    harbour.contract(GREEN_B, "sugar", "honey")
    harbour.turn(A)
    harbour.play("draw")
    assert (harbour.kind, harbour.seat) == ("anytime_window", A)
    assert harbour.options == {"free:discard_contract", "pass"}
    harbour.play("free:discard_contract")
    assert harbour.contracts(GREEN_B) == [] and harbour.in_discard() == ["sugar"]
    assert (harbour.kind, harbour.seat) == ("captain_main", B)


def test_the_captain_may_discard_one_contract_after_the_other() -> None:
    harbour = drawing_captain()
    harbour.contract(GREEN_A, "sugar")
    harbour.contract(GREEN_B, "drones")
    harbour.turn(A)
    harbour.play("draw", "free:discard_contract", "card:sugar", "free:discard_contract")
    assert harbour.in_discard() == ["sugar", "drones"]


def test_a_contract_discarded_at_the_end_may_complete_its_ship() -> None:
    harbour = drawing_captain()
    harbour.contract(GREEN_B, "potatoes", "honey", "rice")
    harbour.contract(GREEN_B, "laptops")
    harbour.turn(A)
    harbour.play("draw", "free:discard_contract", "card:laptops")
    assert harbour.in_completed(A) == ["potatoes"]


def test_without_a_new_card_nobody_is_asked_again() -> None:
    harbour = drawing_captain()
    harbour.contract(GREEN_B, "sugar")
    harbour.turn(A)
    harbour.play("announce:supply", "card:sauna", "draw", "sell", "card:beer")
    assert (harbour.kind, harbour.seat) == ("captain_main", B)


def test_only_the_captain_is_asked() -> None:
    harbour = drawing_captain()
    harbour.contract(ship_of(B, "b"), "sugar")
    harbour.turn(A)
    harbour.play("draw")
    assert (harbour.kind, harbour.seat) == ("captain_main", B)


def test_after_drawing_the_captain_may_exchange_a_card_too() -> None:
    harbour = drawing_captain("rope")
    harbour.island("honey")
    harbour.turn(A)
    harbour.play("draw", "free:rope", "card:beer")
    assert "honey" in harbour.in_hand(A) and harbour.on_island() == ["beer"]


@pytest.mark.parametrize(("turn", "told"), [(MOST_TURNS, [(MOST_TURNS,)]), (MOST_TURNS - 1, [])])
def test_the_log_tells_that_the_turns_ran_out(turn: int, told: list[tuple[int, ...]]) -> None:
    harbour = drawing_captain()
    harbour.turn(A)
    harbour.s.turn = turn
    harbour.play("draw")
    assert harbour.notes("turns_ran_out") == told
    assert harbour.table.over == bool(told)
