"""Options name the thing and its price, questions the effect that asks, and log lines say what happened."""

from __future__ import annotations

import pytest

from spielwerk.games.anno_1800 import game
from tests.games.anno_1800.staging import A, Isles
from tests.games.anno_1800.test_unasked import EDITOR

BERYL = ("beryl_omara", "alonso_graves", "the_queen", "princess_qing", "museum")


def words(isles: Isles, key: str) -> tuple[str, str]:
    return isles.table.wording("de")[key], isles.table.wording("en")[key]


def test_payments_name_what_is_paid_and_the_price() -> None:
    isles = Isles()
    isles.work(A, "home:r1c1", "farmer")
    isles.gold(A, 1)
    isles.turn(A)
    isles.play("expand", "industry:charcoal_kiln")
    assert words(isles, "produce:home:r1c5") == (
        "Produzieren: Bretter (Bauer, Sägewerk (Start), Heimat-Insel 1-5)",
        "Produce: Timber (Farmer, Sawmill (start), home island 1-5)",
    )
    assert words(isles, "trade:1") == (
        "Handeln: Bretter von Spieler 2 (1 Handels-Plättchen)",
        "Trade: Timber from Player 2 (1 trade token)",
    )
    assert words(isles, "shift_end:farmer:home:r1c1")[0] == (
        "Schichtende: Bauer, Getreidefarm, Heimat-Insel 1-1 (1 Gold)"
    )


def test_prices_with_beryl_omara_in_both_kinds_of_tokens() -> None:
    isles = Isles(objectives=BERYL)
    isles.tokens(A, trade=2, exploration=4)
    isles.turn(A)
    isles.play("upgrade", "upgrade:farmer")
    assert [words(isles, f"trade:1:beryl={k}")[1] for k in range(3)] == [
        "Trade: Bricks from Player 2 (2 trade tokens)",
        "Trade: Bricks from Player 2 (1 trade token and 2 exploration tokens)",
        "Trade: Bricks from Player 2 (4 exploration tokens)",
    ]


def test_builds_name_their_cost_and_removals_what_goes() -> None:
    isles = Isles()
    isles.build(A, "brewery", "home:r3c2")
    isles.turn(A)
    isles.play("expand")
    assert words(isles, "industry:sawmill")[0] == "Bauen: Sägewerk (kostet nichts)"
    assert words(isles, "industry:warehouse")[0] == "Bauen: Lagerhaus (Ziegelsteine, 1 Handwerker)"
    assert words(isles, "shipyard:2")[0] == "Bauen: Werft der Stärke 2 (2 × Bretter, Ziegelsteine)"
    assert words(isles, "remove:home:r3c2")[0] == "Zurückgeben: Brauerei (Heimat-Insel 3-2)"
    isles.play("shipyard:1", "produce:home:r1c5")
    assert words(isles, "field:home:r3c2")[0] == "Heimat-Insel 3-2 (überbaut: Brauerei)"
    assert words(isles, "field:home:r3c3")[0] == "Heimat-Insel 3-3 (frei)"


def test_actions_objectives_and_cards_name_price_and_effect() -> None:
    isles = Isles(objectives=BERYL)
    isles.tokens(A, exploration=3)
    isles.gold(A, 3)
    isles.tableau(A, "fw_01")
    isles.deck_left("farmer_worker", 0)
    isles.turn(A)
    assert words(isles, "open_old_world")[1] == "Open up the Old World (1 exploration token)"
    assert words(isles, "objective:alonso_graves")[0] == (
        "Auftrag nutzen: „Alonso Graves“, 3 Erkundungs-Plättchen und 3 Gold für eine weitere Aktion"
    )
    assert words(isles, "activate:fw_01")[0].endswith("Der Stapel ist leer: Statt der Karte zahlst du 1 Gold.")
    isles.play("recruit")
    assert words(isles, "recruit:worker")[0] == (
        "Anwerben: Arbeiter (Bretter, Ziegelsteine, dazu 1 Gold, weil der Stapel leer ist)"
    )


def test_questions_name_the_effect_that_asks() -> None:
    isles = Isles(objectives=EDITOR)
    isles.tokens(A, exploration=2)
    isles.turn(A)
    isles.play("objective:the_editor")
    asked = isles.table.asked("de")
    assert asked is not None and asked.prompt.startswith("„Der Redakteur“: ")
    isles = Isles()
    isles.work(A, "home:r1c1", "farmer")
    isles.tableau(A, "fw_06")
    isles.turn(A)
    isles.play("activate:fw_06")
    asked = isles.table.asked("de")
    assert asked is not None and asked.prompt.endswith("(Bauer → Arbeiter): Welcher Stein steigt auf?")


def test_the_log_tells_forced_and_chosen_options_as_they_were() -> None:
    isles = Isles()
    isles.cubes(A, farmer=1)
    isles.tokens(A, trade=0)
    isles.turn(A)
    isles.play("expand", "shipyard:1", "field:home:r3c3")
    lines = [line.text for line in isles.table.log_lines("de", seat=A)]
    assert "Produzieren: Bretter (Bauer, Sägewerk (Start), Heimat-Insel 1-5)" in lines, "taken without asking"
    assert "Heimat-Insel 3-3 (frei)" in lines, "it was free when it was chosen"


@pytest.mark.parametrize("lang", ["de", "en"])
def test_the_log_says_nothing_twice(lang: str) -> None:
    isles = Isles()
    isles.turn(A)
    isles.play("swap_cards")
    isles.play(f"card:{isles.cards_in_hand(A)[0]}", "done")
    lines = isles.table.log(lang, seat=A)
    assert len(lines) == len(set(lines))
    assert sum("tauscht" in line or "swaps" in line for line in lines) == 1


def test_objectives_are_named_in_the_data_alone() -> None:
    for lang in ("de", "en"):
        source = (game.folder / f"{lang}.ftl").read_text("utf-8")
        assert "Wibblesock" not in source
        assert game.texts.choice_value(lang, "objective_3", "willie_wibblesock") == "Willie Wibblesock"
