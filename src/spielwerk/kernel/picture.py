"""Pictures of a position as a seat sees it: for the terminal, as plain text, as SVG for notebooks."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich.console import Console, RenderableType

from spielwerk.kernel.engine import SPECTATOR, concealed
from spielwerk.kernel.game import Game
from spielwerk.kernel.schema import State, describe
from spielwerk.kernel.table import Table
from spielwerk.kernel.view_picture import view_picture
from spielwerk.kernel.words import Words

WIDTH = 120
"""How many letters go into a line of a picture that is made for no terminal."""


def position_picture(table: Table, seat: int | None, lang: str) -> RenderableType:
    """What a seat (or a spectator) sees of a table."""
    return state_picture(table.game, table.state, seat, lang, table.names)


def state_picture(game: Game, s: State, seat: int | None, lang: str, names: Sequence[str] = ()) -> RenderableType:
    """What a seat (or a spectator) sees, drawn by the game, or made from the view where the game draws nothing."""
    words = Words(game, lang, names)
    seen = concealed(game, s, SPECTATOR if seat is None else seat)
    if game.draw is None:
        return view_picture(describe(seen, s.seats, seat) | game.extras(seen, seat), words)
    return game.draw(seen, words)


def picture_console(width: int = WIDTH) -> Console:
    """A console that keeps what is printed on it and shows it to nobody."""
    return Console(
        file=io.StringIO(), record=True, width=width, force_terminal=False, highlight=False, markup=False, emoji=False
    )


def as_text(picture: RenderableType, width: int = WIDTH) -> str:
    """A picture as plain text."""
    console = picture_console(width)
    console.print(picture)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"


def as_svg(picture: RenderableType, title: str, width: int = WIDTH) -> str:
    """A picture as SVG under a title."""
    console = picture_console(width)
    console.print(picture)
    return console.export_svg(title=title)
