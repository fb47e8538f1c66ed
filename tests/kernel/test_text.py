"""Words for things: of their own, from the data file, or from one message for all things of a noun."""

from __future__ import annotations

import pytest

from tests.kernel.medals import CARDS, GIFTS, MEDALS, game

texts = game.texts


def test_one_message_names_all_things_of_a_noun() -> None:
    assert texts.name("de", CARDS, 5) == "Karte 5" and texts.has("de", "card-card_5")
    assert texts.name("en", MEDALS, 1) == "Silver", "names of the data file stay"


def test_a_joined_noun_has_the_names_of_its_parts() -> None:
    assert [texts.name("de", GIFTS, number) for number in (1, 3 + 5)] == ["Silber", "Karte 5"]
    assert texts.description("en", GIFTS, 2) == "The highest one."


@pytest.mark.parametrize(("number", "text"), [(0, "Ein Orden für 3 Gold."), (2, "Der höchste.")])
def test_one_text_describes_all_things_without_a_text_of_their_own(number: int, text: str) -> None:
    assert texts.description("de", MEDALS, number) == text


def test_descriptions_name_what_is_printed_on_a_thing() -> None:
    assert texts.description("de", CARDS, 4) == "Für 4 Silber, beinahe Silber (silver)."
