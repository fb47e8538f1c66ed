"""The games: every folder here that holds rules is one. Each knows only the kernel."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game

_HERE = Path(__file__).parent


class UnknownGame(ValueError):
    """There is no game of that name."""


def game_slugs() -> list[str]:
    """The names of all games, as commands and files use them."""
    return sorted(folder.name for folder in _HERE.iterdir() if (folder / "state.py").exists())


@cache
def game(slug: str) -> Game:
    """A game by its name."""
    if slug not in game_slugs():
        raise UnknownGame(f"there is no game {slug!r}; there are: {', '.join(game_slugs())}")
    found: Game = import_module(f"spielwerk.games.{slug}").game
    return found
