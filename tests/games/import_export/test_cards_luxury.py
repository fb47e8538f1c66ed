"""Every luxury card (10.5); `cars` and `golden_watches` are with the technology cards of the same wording."""

from __future__ import annotations

import pytest

from spielwerk.games.import_export.catalogue import TYPES
from spielwerk.games.import_export.rules.limits import rank
from tests.games.import_export.staging import A, B, C, Harbour, ship_of

GREEN_A, GREEN_B = ship_of(A, "a"), ship_of(A, "b")
YELLOW_A, YELLOW_B = ship_of(B, "a"), ship_of(B, "b")


def ledger(harbour: Harbour, category: str) -> list[int]:
    """Everybody's points from one category."""
    return harbour.table.ledger()[category]


def end_of_game(harbour: Harbour) -> None:
    """The game ends with this turn."""
    harbour.s.piles_empty = 1
    harbour.end_turn()


def test_champagne() -> None:
    harbour = Harbour(2)
    harbour.goods(A, "champagne", "sauna")
    assert ledger(harbour, "goods")[A] == 2
    harbour.completed(A, "beer")
    assert ledger(harbour, "goods")[A] == 9
    harbour.completed(B, "cups")
    assert ledger(harbour, "goods")[A] == 2, "not the most any more"
    harbour.completed(B, "drones")
    harbour.completed(A, "foxes")
    assert ledger(harbour, "goods")[A] == 9, "foxes win the tie"


def test_diamond_rings() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "diamond_rings", "beer", "cups")
    harbour.goods(A, "drones", "laptops", "pens", "rope", "soap", "shoes", "sauna", "jets")
    end_of_game(harbour)
    harbour.play("card:beer", "card:diamond_rings")
    assert harbour.table.over
    assert harbour.in_goods(A)[-2:] == ["beer", "diamond_rings"], "beyond the limit"
    assert harbour.in_completed(A) == ["cups"]


def test_electric_cars() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "electric_cars")
    harbour.imports(A, "sauna", "jets")
    harbour.goods(A, "drones")
    harbour.goods(B, "laptops", "tablets")
    end_of_game(harbour)
    harbour.play("type:technology")
    assert ledger(harbour, "goods")[A] == 3
    assert ledger(harbour, "majorities") == [6, 0]


def test_foxes_in_majorities() -> None:
    harbour = Harbour(3)
    harbour.completed(C, "foxes")
    for p, cards in enumerate((("drones", "pistols"), ("laptops", "drugs"), ("tablets", "seeds"))):
        harbour.goods(p, *cards)
    assert ledger(harbour, "majorities") == [-2, -2, 6 - 2], "a tie for illegal goods is shared"


@pytest.mark.parametrize(("owners", "winners"), [((), [A, B]), ((A,), [A]), ((B,), [B]), ((A, B), [A, B])])
def test_foxes_win_the_tie_for_the_victory(owners: tuple[int, ...], winners: list[int]) -> None:
    """All ties, says the card; the rules share a tied victory only among who has no say in it."""
    harbour = Harbour(3)
    if owners:
        harbour.completed(owners[0], "foxes")
    if len(owners) > 1:
        harbour.copying(owners[1], "foxes")
    harbour.s.piles_empty = 1
    for p, credits in ((A, 30), (B, 30), (C, 28)):
        harbour.credits(p, credits)
    harbour.turn(A)
    harbour.play("draw")
    while not harbour.table.over:
        harbour.play("pass")
    assert harbour.table.scores() == [30, 30, 28]
    assert harbour.table.winners() == winners
    assert [given[0] for given in harbour.notes("wins_tie")] == list(owners)


def test_foxes_with_ivory() -> None:
    harbour = Harbour(2, kickstarter="on")
    harbour.completed(B, "foxes", "ivory")
    harbour.goods(A, "pistols")
    harbour.goods(B, "drugs")
    assert ledger(harbour, "majorities") == [0, 6]


def test_golden_toilets() -> None:
    harbour = Harbour()
    harbour.completed(A, "golden_toilets", "sauna", "beer")
    assert ledger(harbour, "card_bonuses")[A] == 12


def test_fine_wine() -> None:
    harbour = Harbour()
    harbour.completed(A, "fine_wine")
    harbour.goods(A, "drones", "laptops", "beer", "sugar", "cups", "pens", "pistols", "drugs", "jets")
    assert ledger(harbour, "card_bonuses")[A] == 0
    harbour.goods(A, "cars")
    assert ledger(harbour, "card_bonuses")[A] == 20


def test_helicopters() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "helicopters")
    harbour.hand(B, "leather_coats", "beer")
    harbour.actions(B, "contract", 2)
    harbour.play("card:leather_coats", f"ship:{YELLOW_B}", "card:beer", f"ship:{YELLOW_B}")
    assert harbour.s.on_helicopters == 4 and harbour.money(A) == 10
    end_of_game(harbour)
    assert harbour.table.over and harbour.money(A) == 14


def test_jets() -> None:
    harbour = Harbour()
    harbour.completed(A, "jets")
    containers = harbour.fill(GREEN_B, "pistols")
    harbour.settle(GREEN_B)
    assert harbour.money(A) == 12, "the payout is not reduced"
    harbour.play(f"card:{containers[0]}")
    assert harbour.in_goods(A) == [containers[0]]
    assert harbour.on_board(GREEN_B) == [containers[1]]


def test_jets_do_not_react_to_themselves() -> None:
    harbour = Harbour()
    harbour.complete(A, "jets")
    assert harbour.done


def test_tiny_poodles() -> None:
    harbour = Harbour()
    harbour.complete(A, "tiny_poodles")
    harbour.play("yes")
    assert harbour.in_goods(A) == ["tiny_poodles"] and harbour.in_completed(A) == []
    harbour = Harbour()
    harbour.goods(A, "beer", "cups")
    harbour.complete(A, "tiny_poodles")
    assert harbour.done, "no room after the card has left"


def test_cologne() -> None:
    harbour = Harbour()
    harbour.completed(A, "cologne")
    harbour.imports(A, "beer", "cups", "sugar")
    end_of_game(harbour)
    harbour.play("action:contract")
    assert ledger(harbour, "card_bonuses")[A] == 8


def test_leather_coats() -> None:
    harbour = Harbour()
    harbour.completed(A, "leather_coats")
    harbour.goods(A, "sauna", "jets", "champagne", "beer")
    assert ledger(harbour, "goods")[A] == 3 + 3 + 8 + 1, "champagne keeps its 8"


def test_limousines() -> None:
    harbour = Harbour(2)
    harbour.fill(GREEN_B, "limousines")
    harbour.top("beer", "sauna")
    harbour.settle(GREEN_B)
    assert len(harbour.options) == 101
    harbour.play("card:sauna")
    assert harbour.table.over and harbour.table.winners() == [A]


def test_limousines_with_another_card() -> None:
    harbour = Harbour(2)
    harbour.fill(GREEN_B, "limousines")
    harbour.top("beer", "sauna")
    harbour.settle(GREEN_B)
    harbour.play("card:jets")
    assert harbour.in_hand(A) == ["sauna"] and not harbour.table.over


@pytest.mark.parametrize(("cards", "gain"), [
    (("beer", "sugar"), 2),
    (("beer", "cups", "sugar"), 4),
    (("beer", "cups", "drones", "pistols", "sauna", "jets"), 6),
])  # fmt: skip
def test_massage_chairs(cards: tuple[str, ...], gain: int) -> None:
    harbour = Harbour()
    harbour.fill(GREEN_B, "massage_chairs")
    harbour.top("rope", *cards)
    harbour.settle(GREEN_B)
    assert harbour.in_hand(A) == list(cards)
    assert harbour.money(A) == 12 + gain


def test_massage_chairs_stop_when_the_piles_run_out() -> None:
    harbour = Harbour()
    harbour.fill(GREEN_B, "massage_chairs")
    harbour.only("rope", "beer", "cups", "drones")
    harbour.settle(GREEN_B)
    harbour.play("yes")
    assert harbour.money(A) == 12 + 4 and harbour.s.piles_empty


def test_platinum_rings_skip_no_ranks_and_deliver_alone() -> None:
    harbour = Harbour(2)
    harbour.at_sea(YELLOW_A, "cups", "rope")
    harbour.hand(A, "beer", "hawaii_salt", "sugar", "books", "pens", "drones", "laptops", "tablets")
    harbour.fill(GREEN_B, "platinum_rings")
    harbour.settle(GREEN_B)
    harbour.play("yes", "action:contract", "card:beer")
    assert "card:sugar" in harbour.options and "card:hawaii_salt" not in harbour.options
    harbour.play("stop", "action:deliver", "card:books", f"ship:{YELLOW_A}")
    assert harbour.kind == "deliver_take" and harbour.seat == A
    harbour.play("card:cups", "place:goods", "stop")
    assert harbour.money(B) == 12, "an owner fee"


def test_velvet_robes() -> None:
    harbour = Harbour()
    harbour.completed(A, "velvet_robes")
    harbour.hand(A, "beer", "cups", "pens")
    assert ledger(harbour, "card_bonuses")[A] == 3


def test_sauna() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "sauna")
    harbour.goods(A, "drones", "pistols")
    assert ledger(harbour, "majorities")[A] == 2 * (6 - 6)
    harbour.goods(A, "beer")
    assert ledger(harbour, "majorities")[A] == 12


def test_fancy_suits() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "fancy_suits")
    harbour.at_sea(GREEN_A, "beer")
    harbour.cargo(GREEN_B, "cups")
    harbour.at_sea(YELLOW_A, "pens", "rope")
    assert ledger(harbour, "card_bonuses")[A] == 0, "a tie"
    harbour.cargo(GREEN_B, "drones")
    assert ledger(harbour, "card_bonuses")[A] == 16


def test_sports_cars() -> None:
    harbour = Harbour(2)
    harbour.completed(A, "sports_cars")
    assert [rank(harbour.s, A, goods_type) for goods_type in TYPES] == [2, 1, 1, 1, 1], "green has technology"
    assert ledger(harbour, "goods")[A] == 6
    assert ledger(harbour, "majorities")[A] == 6 + 6 + 6 - 6 + 8
    assert ledger(harbour, "set_bonus")[A] == 10
