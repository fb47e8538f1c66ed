"""Rules to read: sections, numbers from the data, components, examples, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spielwerk.kernel.examples import BadExample, stage, wrong
from spielwerk.kernel.rulebook import BadRulebook, Rulebook
from tests.kernel.medals import CARDS, game

TEXT = """# Medals

## 1 Buying
<!-- about: decision:act -->

A [[medal:silver]] costs {medals.silver.price}, [[medal:golden|a golden one]] more.

### 1.1 Example

```example
seats = 2
seed = 1
set = { "player.0.gold" = 5, "player.0.medals.bronze" = 2 }
refused = { "buy:golden" = "too_dear" }
play = ["buy:silver"]
after = { "player.0.gold" = 0, "player.0.medals.silver" = 1, "player.1.hand.0" = "" }
```
"""


def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> Rulebook:
    file = tmp_path / "rules.en.md"
    file.write_text(text, "utf-8")
    monkeypatch.setattr("spielwerk.kernel.rulebook.rules_path", lambda folder, lang: file)
    return Rulebook(game, "en")


def test_sections_numbers_and_components(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    book = written(tmp_path, monkeypatch, TEXT)
    buying = book.by_number["1"]
    assert (book.title, buying.title, buying.level, book.by_number["1.1"].level) == ("Medals", "Buying", 1, 2)
    assert "costs 5" in buying.html and 'data-ref="medal:golden">a golden one<' in buying.html
    assert buying.components == ["medal:silver", "medal:golden"] and buying.numbers == ["medals.silver.price"]
    assert book.section_about("decision:act") is buying and book.section_about("decision:sleep") is None
    assert 'data-example="1.1-1"' in book.by_number["1.1"].html


def test_numbers_that_nobody_printed_are_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the source of the entry, of its place in a list, or else of its table."""
    numbers = "{fees.entry} {fees.leaving} {fees.steps.0} {fees.steps.1}"
    section = written(tmp_path, monkeypatch, f"# Medals\n\n## 1 Fees\n\n{numbers}\n").by_number["1"]
    assert section.reconstructed == ["fees.leaving", "fees.steps.1"]
    assert '1 <span class="reconstructed" data-number="fees.leaving">2</span> 3 <span' in section.html


def test_a_list_of_all_things_or_of_those_with_something_printed_on_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every, dear = (
        written(tmp_path, monkeypatch, f"# Medals\n\n## 1 All\n\n{line}\n").by_number["1"]
        for line in ("[[all:medal]]", "[[all:medal price=5]]")
    )
    assert every.components == ["medal:bronze", "medal:silver", "medal:golden"]
    assert dear.components == ["medal:silver"]
    assert '<li data-ref="medal:silver"><b>Silver</b> A medal for 5 gold.</li>' in dear.html


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("A [[medal:silver]]", "[[all:medal price=6]]\n", "section 1: .*lists nothing"),
        ("A [[medal:silver]]", "[[all:metal]]\n", "section 1: there is nothing called metal"),
        ("medals.silver.price", "medals.wood.price", "section 1: the data file has no number medals.wood.price"),
        ("[[medal:silver]]", "[[medal:tin]]", "section 1: there is no medal tin"),
        ("### 1.1", "## 1.1", "section 1.1 wants 3 signs #"),
        ("### 1.1 Example", "## 1 Again", "section 1 is there twice"),
        ("seats = 2", "seats = ", "an example can't be read"),
    ],
)
def test_what_is_not_in_the_game_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, says: str
) -> None:
    with pytest.raises(BadRulebook, match=says):
        written(tmp_path, monkeypatch, TEXT.replace(old, new, 1))


def test_examples_are_played() -> None:
    example = {"seats": 2, "seed": 1, "set": {"player.0.gold": 5}, "play": ["buy:silver"]}
    assert wrong(game, example | {"after": {"player.0.gold": 0, "player.1.hand.0": None}}) == []
    assert wrong(game, example | {"after": {"player.1.hand.0": ""}}) == []
    assert wrong(game, example | {"after": {"player.0.gold": ""}}) == ["player.0.gold is 0, not ''"]
    assert wrong(game, example | {"after": {"player.0.gold": 1}}) == ["player.0.gold is 0, not 1"]
    assert wrong(game, example | {"offered": ["buy:golden"]}) == ["buy:golden is not offered"]
    assert wrong(game, example | {"refused": {"buy:golden": "too_poor"}}) == [
        "buy:golden is refused because of too_dear, not too_poor"
    ]
    assert wrong(game, {"seats": 2, "play": ["buy:golden"]}) == [
        "buy:golden is not possible: Gold costs 7 more than you have."
    ]


def test_an_example_may_ask_a_decision() -> None:
    asked = {"decision": "give_away", "player": 1, "medal": "golden", "count": 4}
    table = stage(game, {"seats": 2, "ask": asked})
    assert table.decision and (table.decision.name, table.decision.seat) == ("give_away", 1)
    assert wrong(game, {"seats": 2, "ask": asked, "play": ["earn"], "after": {"player.1.gold": 4}}) == []
    for bad in ({"decision": "give_away", "player": 0}, {**asked, "more": 1}):
        with pytest.raises(BadExample, match="asked with medal, count"):
            stage(game, {"seats": 2, "ask": bad})
    with pytest.raises(BadExample, match="no entry colour"):
        stage(game, {"colour": 1})
    with pytest.raises(BadExample, match="no field silver"):
        stage(game, {"set": {"player.0.silver": 1}})


def test_a_game_may_set_a_field_in_its_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    def set_deck(s: Any, place: int, card: int) -> None:
        s.deck[place] = card
        s.deck_size = place + 1

    monkeypatch.setitem(game.setters, "deck", set_deck)
    table = stage(game, {"seats": 2, "set": {f"deck.{CARDS.ids[0]}": CARDS.ids[1]}})
    assert (table.state.deck[0], table.state.deck_size) == (1, 1)
    assert stage(game, {"seats": 2, "set": {"deck_size": 2}}).state.deck_size == 2, "other fields as always"
