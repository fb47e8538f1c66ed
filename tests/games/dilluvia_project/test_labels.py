"""Every entry that the plain board shows has a label of the game's own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args, get_type_hints, is_typeddict

import pytest

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import CRITERIA
from spielwerk.games.dilluvia_project.shown import Extras
from spielwerk.games.dilluvia_project.state import Player, State
from spielwerk.kernel.schema import NOBODY, Record


def fields(record: type[Record]) -> set[str]:
    """The fields of a record that are shown."""
    hidden = {"player", "stack"}
    shown = (name for name, field in record.FIELDS.items() if not field.derived and not field.bookkeeping)
    return {name for name in shown if record.FIELDS[name].seen_by != NOBODY and name not in hidden}


def entries(shape: Any) -> Iterator[str]:
    """The entries of a typed dictionary and of those inside it."""
    if is_typeddict(shape):
        for name, hint in get_type_hints(shape).items():
            yield name
            yield from entries(hint)
    for inside in get_args(shape):
        yield from entries(inside)


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_entry_has_a_label(lang: str) -> None:
    sizes = {"small", "medium", "large"}  # things with names
    names = fields(State) | fields(Player) | {*entries(Extras)} - sizes | {*CRITERIA.ids}
    labels = {f"board-{name.replace('_', '-')}" for name in names}
    assert sorted(label for label in labels if not game.texts.has(lang, label)) == []
    assert all(game.texts.say(lang, label) for label in labels)
