"""Pictures of a table for the terminal: the position as a seat sees it, and the final result."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from rich.tree import Tree

from spielwerk.cli.screen import grid
from spielwerk.cli.texts import Voice
from spielwerk.cli.words import Words
from spielwerk.kernel import Table
from spielwerk.kernel.engine import SPECTATOR, concealed


def position_picture(table: Table, seat: int | None, lang: str) -> RenderableType:
    """What a seat (or a spectator) sees, drawn by the game, or as a plain list where the game draws nothing."""
    if table.game.draw is None:
        return _listed(table.game.slug, table.view(seat))
    seen = concealed(table.game, table.state, SPECTATOR if seat is None else seat)
    return table.game.draw(seen, Words(table.game, lang, table.names))


def _listed(name: str, value: Any) -> Tree:
    """Nested data as a tree."""
    if isinstance(value, dict | list) and value and _is_deep(value):
        tree = Tree(Text(name))
        for label, part in value.items() if isinstance(value, dict) else enumerate(value):
            tree.add(_listed(str(label), part))
        return tree
    return Tree(Text.assemble((f"{name}  ", "dim"), _short(value)))


def _is_deep(value: Any) -> bool:
    parts = value.values() if isinstance(value, dict) else value
    return isinstance(value, dict) or any(isinstance(part, dict | list) for part in parts)


def _short(value: Any) -> str:
    if value is None:
        return "–"
    return " ".join(map(_short, value)) if isinstance(value, list) else str(value)


def final_picture(table: Table, voice: Voice) -> RenderableType:
    """The end of a game: points, where they came from, and who has won."""
    return Group(Text(), _results_table(table, voice), Text(), _winners_line(table, voice))


def _results_table(table: Table, voice: Voice) -> RenderableType:
    """Points by player, and where they came from."""
    words = Words(table.game, voice.lang, table.names)
    players = range(table.seats)
    result = grid("", *(words.player(seat) for seat in players), title=voice.say("results-title"))
    for number, points in enumerate(table.ledger().values()):
        assert table.game.ledger_noun is not None
        result.add_row(words.name(table.game.ledger_noun, number), *map(str, points))
    result.add_section()
    scores = table.scores()
    result.add_row(Text(voice.say("sum"), "bold"), *(Text(str(score), "bold") for score in scores))
    return result


def _winners_line(table: Table, voice: Voice) -> Text:
    """Who has won."""
    words = Words(table.game, voice.lang, table.names)
    winners = [words.player(seat) for seat in table.winners()]
    return Text(voice.say("winners", count=len(winners), winners=", ".join(winners)), "bold green")
