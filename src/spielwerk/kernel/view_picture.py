"""A picture of any game for the terminal, made from a view: what all share, then the players side by side."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from rich.console import Group, RenderableType
from rich.text import Text

from spielwerk.kernel.fields import ViewField, view_fields
from spielwerk.kernel.nouns import Noun, Seats
from spielwerk.kernel.terminal import grid
from spielwerk.kernel.words import Words

NOTHING, HIDDEN, YES = "–", "?", "✓"
SEAT = "seat"
UNKNOWN = ViewField("", None, (), True)
"""A part of a view that the game has not named: it is made for crafted boards."""


def view_picture(view: Mapping[str, Any], words: Words) -> RenderableType:
    """All that a view shows, in the words of the game."""
    reader = _Reader(words)
    players: Sequence[Mapping[str, Any]] = view.get("player", [])
    shown = reader.shown(view)
    by_player = [name for name in shown if reader.is_by_player(view[name], name, len(players))]
    shared = grid("", "", words=2)
    shared.show_header = False
    for name in shown:
        if name not in by_player:
            shared.add_row(Text(reader.field(name).label, "dim"), reader.text(view[name], name))
    side_by_side = grid("", *map(words.player, range(len(players))), words=len(players) + 1)
    for name in reader.shown_of_players(players):
        path = f"player.{name}"
        cells = [reader.text(player[name], path) if name in player else HIDDEN for player in players]
        side_by_side.add_row(Text(reader.field(path).label, "dim"), *cells)
    for name in by_player:
        cells = [reader.text(value, name, depth=1) for value in view[name]]
        side_by_side.add_row(Text(reader.field(name).label, "dim"), *cells)
    return Group(shared, Text(), side_by_side) if side_by_side.row_count else shared


class _Reader:
    """Reads values of a view aloud: things and players by their names, nothing as a dash."""

    def __init__(self, words: Words) -> None:
        self._words = words
        self._fields = view_fields(words.game, words.lang)

    def field(self, path: str) -> ViewField:
        return self._fields.get(path, UNKNOWN)

    def shown(self, view: Mapping[str, Any], path: str = "") -> list[str]:
        """The fields that tell a player something."""
        return [name for name in view if self._is_told(view[name], self.field(f"{path}{name}"))]

    def shown_of_players(self, players: Sequence[Mapping[str, Any]]) -> list[str]:
        """The fields that tell something of one of the players; what is hidden from the viewer tells of others."""
        found = [self.shown(player, "player.") for player in players]
        return list(dict.fromkeys(name for names in found for name in names))

    def is_by_player(self, value: Any, path: str, players: int) -> bool:
        """Whether a list has one entry for each player: by its axis, or by its length where nothing is known of it."""
        axes = self.field(path).axes
        if axes or not isinstance(value, list):
            return axes[:1] == (SEAT,)
        parts = cast(list[Any], value)
        return len(parts) == players and all(isinstance(part, Mapping | list) for part in parts)

    def text(self, value: Any, path: str, depth: int = 0) -> str:
        """A value in words; `depth` counts the axes that were read before."""
        if isinstance(value, Mapping):
            return ", ".join(self._entries(cast(Mapping[str, Any], value), path, depth)) or NOTHING
        if isinstance(value, list):
            return ", ".join(self._parts(cast(list[Any], value), path, depth)) or NOTHING
        return self._word(value, path)

    def _word(self, value: Any, path: str) -> str:
        field = self.field(path)
        if value is None or value is False:
            return NOTHING
        if value is True:
            return YES
        if isinstance(value, int):
            return self._words.player(value) if field.of == SEAT else str(value)
        noun = self._noun(value, field.of)
        return self._words.name(noun, noun.number(value)) if noun else str(value)

    def _parts(self, values: Sequence[Any], path: str, depth: int) -> Iterator[str]:
        field = self.field(path)
        by_player = field.axes[depth : depth + 1] == (SEAT,)
        for number, value in enumerate(values):
            if not _is_empty(value, field):
                said = self.text(value, path, depth + 1)
                yield f"{self._words.player(number)} {said}" if by_player else said

    def _entries(self, values: Mapping[str, Any], path: str, depth: int) -> Iterator[str]:
        field = self.field(path)
        for key, value in values.items():
            noun = self._noun(key, next(iter(field.axes[depth : depth + 1]), None))
            if noun and not _is_empty(value, field):
                name = self._words.name(noun, noun.number(key))
                yield name if value is True else f"{name} {self._inside(value, path, depth + 1)}"
            elif not noun and self._is_told(value, self.field(key)):
                yield f"{self.field(key).label} {self._inside(value, key, 0)}"

    def _inside(self, value: Any, path: str, depth: int) -> str:
        said = self.text(value, path, depth)
        return f"({said})" if isinstance(value, Mapping | list) else said

    def _noun(self, thing: str, meant: str | None) -> Noun | None:
        """The noun that is meant, or the first that knows such a thing."""
        nouns = self._words.game.nouns
        if meant is not None and thing in nouns.get(meant, ()):
            return nouns[meant]
        return next((noun for noun in nouns.values() if thing in noun and not isinstance(noun, Seats)), None)

    def _is_told(self, value: Any, field: ViewField) -> bool:
        return not field.bookkeeping and not _is_empty(value, field)


def _is_empty(value: Any, field: ViewField) -> bool:
    """Nothing, or many times nothing; the first player is somebody."""
    if isinstance(value, Mapping | list):
        parts = cast(Mapping[str, Any], value).values() if isinstance(value, Mapping) else cast(list[Any], value)
        return all(_is_empty(part, field) for part in parts)
    return not value and (value is None or field.of != SEAT)
