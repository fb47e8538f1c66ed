"""What the fields of a view are, for boards and pictures that are made from it: their names and what they speak of.

A game names a field by the message `board-<field>`, or by `board-<field>-label` where that message wants values.
A field of the record without a name of its own is called as it is in the rules. What a view has beside the record
is made for crafted boards; of it only that is shown which the game has named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import parse
from fluent.syntax.ast import Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Noun
from spielwerk.kernel.schema import NOBODY, Field, Record

PREFIX, SUFFIX = "board-", "-label"


@dataclass(frozen=True)
class ViewField:
    """A field of a view: `player.gold` is the gold of each player."""

    label: str
    of: str | None
    """The noun of its values: `seat`, `tile`; None for plain numbers and words."""
    axes: tuple[str | None, ...]
    """The nouns by which its values are listed; None where they are counted."""
    bookkeeping: bool
    """Nothing that tells a player anything new."""


@cache
def view_fields(game: Game, lang: str) -> Mapping[str, ViewField]:
    """The fields of a game's views by their names."""
    labels = {message: text for message, text in board_labels(game, lang).items() if "{" not in text}
    named = {_field_name(message): ViewField(text, _noun(game, message), (), False) for message, text in labels.items()}
    return named | {path: _view_field(game, path, field, labels) for path, field in record_fields(game.state_class)}


def record_fields(record: type[Record], path: str = "") -> Iterator[tuple[str, Field]]:
    """The fields of a record that views show, those of records inside it under `player.gold`."""
    for name, field in record.FIELDS.items():
        if field.seen_by == NOBODY or field.derived or name in ("stack", "depth"):
            continue
        if field.record:
            yield from record_fields(field.record, f"{name}.")
        else:
            yield f"{path}{name}", field


def label_messages(path: str) -> list[str]:
    """The messages that may name a field, the best one first."""
    words = [path.replace(".", "-"), path.rpartition(".")[2]]
    return [f"{PREFIX}{word.replace('_', '-')}{end}" for word in dict.fromkeys(words) for end in (SUFFIX, "")]


def _view_field(game: Game, path: str, field: Field, labels: Mapping[str, str]) -> ViewField:
    label = next((labels[message] for message in label_messages(path) if message in labels), in_words(path))
    return ViewField(
        label,
        _name(game, field.of),
        tuple(_name(game, axis) if isinstance(axis, Noun) else None for axis in field.axes),
        field.bookkeeping or path in game.choices,
    )


def in_words(path: str) -> str:
    """A field's own name with a capital: `Deck size`."""
    return path.rpartition(".")[2].replace("_", " ").capitalize()


def _name(game: Game, noun: Noun | None) -> str | None:
    """The name of a noun that the game has texts for."""
    known = noun is not None and (noun is game.seat_noun or game.nouns.get(noun.name) is noun)
    return noun.name if noun is not None and known else None


def _field_name(message: str) -> str:
    return message.removeprefix(PREFIX).removesuffix(SUFFIX).replace("-", "_")


def _noun(game: Game, message: str) -> str | None:
    return _name(game, game.noun_of(_field_name(message)))


# ---------------------------------------------------------------- the messages for boards


@cache
def board_labels(game: Game, lang: str) -> Mapping[str, str]:
    """The messages for the board; where they want a value, its name stands in braces."""
    resource = parse((game.folder / f"{lang}.ftl").read_text("utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
    boards = [name for name in messages if name.startswith(PREFIX)]
    return {name: game.texts.say(lang, name, _blanks(name, messages)) for name in boards}


def _blanks(name: str, messages: Mapping[str, Message]) -> dict[str, str]:
    values = _Values(messages)
    values.visit(messages[name])
    return {value: f"{{{value}}}" for value in values.names}


class _Values(Visitor):
    """Collects the values that a message wants."""

    def __init__(self, messages: Mapping[str, Message]) -> None:
        self.names: list[str] = []
        self._messages = messages

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 -- the name that the visitor looks for
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 -- the name that the visitor looks for
        self.visit(self._messages[node.id.name])
