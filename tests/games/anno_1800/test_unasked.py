"""Nothing is lost unasked: what a free action could still bring about is a question, what is lost says why."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800.catalogue import POPULATION
from tests.games.anno_1800.staging import A, B, Isles

AARHANT = ("aarhant", "hannah_goode", "the_queen", "princess_qing", "museum")
EDITOR = ("the_editor", "hannah_goode", "the_queen", "princess_qing", "museum")


GOLD = "aei_05"
"""A card that brings gold."""


def island_without_cards(isles: Isles | None = None) -> Isles:
    """A opens an island with two workers while the deck of workers is empty; A has no gold."""
    isles = isles or Isles(objectives=AARHANT)
    isles.next_old_world("ow_workers_isle")
    isles.deck_left("farmer_worker", 0)
    isles.turn(A)
    return isles


# ---------------------------------------------------------------- population of an island


def test_a_card_that_brings_gold_pays_for_the_population_of_an_island() -> None:
    isles = island_without_cards()
    isles.tableau(A, GOLD)
    isles.play("open_old_world")
    assert isles.kind == "pay_missing_card" and "yes" not in isles.options
    isles.play(f"activate:{GOLD}", "yes")
    assert isles.s.player[A].owned[POPULATION.number("worker")] == 4


def test_aarhant_pays_for_the_population_of_an_island() -> None:
    isles = island_without_cards()
    isles.cubes(A, investor=1, farmer=4)
    isles.play("open_old_world", "objective:aarhant", "yes", "yes")
    assert isles.s.player[A].gold == 3 and isles.district(A)["worker"] == 2


def test_the_editor_gives_the_population_of_an_island_a_card() -> None:
    isles = Isles(objectives=EDITOR)
    isles.hand(A, "fw_10", "fw_11")
    island_without_cards(isles)
    isles.tokens(A, exploration=3)
    isles.play("open_old_world", "objective:the_editor", "card:fw_10")
    assert isles.district(A)["worker"] == 4 and sorted(isles.cards_in_hand(A)) == ["fw_10", "fw_11"]


def test_population_that_nothing_can_pay_for_is_lost_with_a_word() -> None:
    isles = island_without_cards()
    isles.play("open_old_world")
    line = (
        "Spieler 1 erhält einen Stein der Insel nicht (Arbeiter): Der Stapel „Bauer/Arbeiter“ ist leer, und statt der "
        "Karte wären 1 Gold zu zahlen; da sind 0."
    )
    assert isles.table.log("de", seat=B).count(line) == 2
    assert isles.district(A)["worker"] == 3


def test_the_question_names_the_island_and_the_gold() -> None:
    isles = island_without_cards()
    isles.gold(A, 1)
    isles.play("open_old_world")
    asked = isles.table.asked("de")
    assert asked is not None
    line = "„Arbeiterinsel“: Für den Stein Arbeiter gibt es keine Karte mehr. Zahlst du 1 Gold und nimmst ihn?"
    assert asked.prompt == line
    assert isles.table.wording("de")["yes"] == "1 Gold zahlen und den Stein nehmen (Arbeiter)"


# ---------------------------------------------------------------- an action that could go on


def test_recruiting_goes_on_if_an_open_card_can_bring_the_means() -> None:
    isles = Isles()
    isles.tableau(A, "fw_04")  # trade tokens
    isles.cubes(A, farmer=1)
    isles.work(A, "home:r1c5", "farmer")
    isles.tokens(A, trade=0)
    isles.turn(A)
    isles.play("recruit")  # a farmer, with the only timber
    assert isles.kind == "recruit_menu" and isles.options >= {"activate:fw_04", "done"}
    isles.play("activate:fw_04")
    assert "recruit:farmer" in isles.options


def test_recruiting_ends_by_itself_if_no_free_action_helps() -> None:
    isles = Isles()
    isles.tableau(A, "aei_08", "aei_01")  # one more action, expedition cards
    isles.cubes(A, farmer=1)
    isles.work(A, "home:r1c5", "farmer")
    isles.tokens(A, trade=0)
    isles.turn(A)
    isles.play("recruit")
    assert isles.kind == "turn_menu"


def test_upgrading_goes_on_if_an_open_card_can_bring_the_means() -> None:
    isles = Isles()
    isles.tableau(A, "fw_04")
    isles.cubes(A, farmer=2, artisan=1)
    isles.tokens(A, trade=0)
    isles.turn(A)
    isles.play("upgrade")
    assert isles.kind == "upgrade_menu" and isles.options >= {"activate:fw_04", "done"}


def test_building_ships_goes_on_if_aarhant_can_bring_the_gold() -> None:
    isles = Isles(objectives=AARHANT)
    isles.old_world(A, "ow_shipwrights_isle")  # a second shipyard
    isles.cubes(A, farmer=1, artisan=1, investor=1)
    isles.tokens(A, trade=0)
    isles.turn(A)
    isles.play("expand", "ship:trade_ship_1", "field:home:r4c5")
    assert isles.kind == "expand_menu" and isles.options == {"objective:aarhant", "finish"}
    isles.play("objective:aarhant")
    assert "ship:trade_ship_1" in isles.options


# ---------------------------------------------------------------- what is lost says why


def test_an_upgrade_that_lapses() -> None:
    isles = Isles()
    isles.tableau(A, "fw_06")  # up to two farmers
    isles.cubes(A, farmer=1)
    isles.turn(A)
    isles.play("activate:fw_06")
    assert any("weiteren Aufstieg (Bauer → Arbeiter)" in line for line in isles.table.log("de", seat=B))


def test_an_expedition_that_finds_nothing() -> None:
    isles = Isles()
    isles.next_old_world("ow_ruins_isle")
    isles.s.expedition_pile_size = 0
    isles.turn(A)
    isles.play("open_old_world")
    assert "Mehr Expeditions-Karten sind für Spieler 1 nicht da." in isles.table.log("de", seat=B)


# ---------------------------------------------------------------- the end in round 100


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (98, "Nach dieser Runde folgt noch eine."),
        (100, "Das Spiel endet mit dieser Runde."),
    ],
)
def test_the_last_card_in_one_of_the_last_rounds(number: int, line: str) -> None:
    isles = Isles(objectives=EDITOR)
    isles.tokens(A, exploration=2)
    isles.hand(A, "fw_01")
    isles.turn(A, number=number)
    isles.play("objective:the_editor")
    start = "Spieler 1 hat keine Handkarte mehr und nimmt das Feuerwerks-Plättchen. "
    assert start + line in isles.table.log("de", seat=B)


def test_a_game_that_ends_after_its_hundredth_round_says_so() -> None:
    isles = Isles()
    isles.turn(B, number=100)
    isles.play("festival")
    lines = isles.table.log("en", seat=A)
    assert any(line.startswith("The game is over after round 100 without anybody") for line in lines)
