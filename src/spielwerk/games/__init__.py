"""The games: one folder each, found by its data file. Each knows only the kernel."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game

_HERE = Path(__file__).parent
GAMES = tuple(sorted(data.parent.name for data in _HERE.glob("*/data.toml")))
"""The games that can be played: every folder with a data file."""


class UnknownGame(ValueError):
    """There is no game of that name."""


def game_slugs() -> list[str]:
    """The names of all games, as commands and files use them."""
    return list(GAMES)


def game_folder(slug: str) -> Path:
    """Where all that belongs to a game lies."""
    return _HERE / slug


@cache
def game(slug: str) -> Game:
    """A game by its name."""
    if slug not in game_slugs():
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(game_slugs())}")
    found: Game = import_module(f"spielwerk.games.{slug}").game
    return found
