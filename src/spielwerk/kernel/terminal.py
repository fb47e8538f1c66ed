"""What drawings of tables for a terminal have in common: words, people in their colours, tables under titles."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from rich import box
from rich.table import Table
from rich.text import Text

from spielwerk.kernel.nouns import Noun


class Words(Protocol):
    """The language of a drawing: names of things and people, and texts of the game."""

    def name(self, noun: Noun, number: int) -> str: ...
    def say(self, message_id: str, **arguments: Any) -> str: ...
    def player(self, seat: int) -> str: ...


def letter(words: Words, p: int) -> str:
    """The letter of a seat."""
    return words.say("board-letter", seat=p)


def person(words: Words, p: int) -> str:
    """A player's letter and name."""
    return words.say("board-person", letter=letter(words, p), player=words.player(p))


def in_colour(colours: Sequence[str], parts: Sequence[tuple[str, int]]) -> Text:
    """Words in the colours of their seats, with spaces between."""
    return Text(" ").join(Text(part, colours[p]) for part, p in parts)


def titled(title: str, legend: str = "", **settings: Any) -> Table:
    """An empty table under a title; names in it are never read as markup."""
    table = Table(title_justify="left", caption_justify="left", **settings)
    table.title = Text(f"\n{title}", "bold") if title else None
    table.caption = Text(legend, "dim") if legend else None
    return table


def plain_table(title: str = "", legend: str = "") -> Table:
    """A table without frame: a line under the heads, two spaces between columns."""
    return titled(title, legend, box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1, 0, 0))


def side_by_side(
    words: Words,
    title: str,
    colours: Sequence[str],
    rows: Iterable[tuple[str, Sequence[str]]],
    widths: tuple[int, int],
) -> Table:
    """A column for each player: lines of a label and what it says for each seat, neither wider than this."""
    lines = list(rows)
    table = plain_table(title)
    table.add_column(max_width=widths[0])
    for p in range(len(lines[0][1])):
        table.add_column(Text(person(words, p), colours[p]), max_width=widths[1])
    for label, cells in lines:
        table.add_row(label, *cells)
    return table


def grid(*headings: str, title: str | None = None, words: int = 1) -> Table:
    """An empty table: the first columns hold words, the others numbers."""
    table = Table(
        box=box.SIMPLE_HEAD,
        title=title,
        title_justify="left",
        title_style="bold",
        header_style="dim",
        pad_edge=False,
        show_edge=False,
        padding=(0, 1, 0, 0),
    )
    for number, heading in enumerate(headings):
        table.add_column(heading, justify="left" if number < words else "right", no_wrap=number >= words)
    return table
