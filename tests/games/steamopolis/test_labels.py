"""Everything that a board made from the record shows has a label in both languages."""

from __future__ import annotations

from typing import get_args, get_type_hints, is_typeddict

import pytest

from spielwerk.games.steamopolis import game
from spielwerk.games.steamopolis.shapes import Extras
from spielwerk.games.steamopolis.state import Player, State
from spielwerk.kernel import NOBODY
from spielwerk.server.views.games import game_texts

INTERNAL = ("depth", "stack", "player", *game.choices)


def shown_fields() -> set[str]:
    """The fields of the record that are not kept for the rules alone."""
    fields = State.FIELDS | Player.FIELDS
    hidden = {name for name, field in fields.items() if field.bookkeeping or field.derived or field.seen_by == NOBODY}
    return {*fields} - hidden - {*INTERNAL}


def entries(shape: object) -> set[str]:
    """The entries of a typed dictionary and of those inside it."""
    if not is_typeddict(shape):
        return {name for inside in get_args(shape) for name in entries(inside)}
    hints = get_type_hints(shape)
    return {*hints} | {name for hint in hints.values() for name in entries(hint)}


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_field_that_is_shown_has_a_label(lang: str) -> None:
    labels = game_texts(game, lang)["labels"]
    ids = {name: f"board-{name.replace('_', '-')}" for name in shown_fields() | entries(Extras)}
    assert [name for name, label in ids.items() if label not in labels or "{" in labels[label]] == []
