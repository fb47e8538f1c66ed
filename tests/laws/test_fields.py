"""Law: boards and pictures that are made from a view have a German and an English name for all that they show."""

from __future__ import annotations

import pytest

import spielwerk
from spielwerk.kernel.fields import board_labels, label_messages, record_fields, view_fields
from spielwerk.kernel.text import LANGUAGES
from tests.laws.listed import every_game

every_language = pytest.mark.parametrize("lang", LANGUAGES)


@every_game
@every_language
def test_every_field_that_is_shown_has_a_name(slug: str, lang: str) -> None:
    game = spielwerk.game(slug)
    names = {message for message, text in board_labels(game, lang).items() if "{" not in text}
    shown = [
        path
        for path, field in record_fields(game.state_class)
        if not field.bookkeeping and path not in game.choices and names.isdisjoint(label_messages(path))
    ]
    assert shown == [], "name them by board-<field> in the game's texts, or mark them as bookkeeping"


@every_game
def test_both_languages_show_the_same(slug: str) -> None:
    game = spielwerk.game(slug)
    assert view_fields(game, "de").keys() == view_fields(game, "en").keys()


@every_game
def test_what_fields_speak_of_has_names(slug: str) -> None:
    game = spielwerk.game(slug)
    known = {*game.nouns, game.seat_noun.name, None}
    for field in view_fields(game, "en").values():
        assert {field.of, *field.axes} <= known
