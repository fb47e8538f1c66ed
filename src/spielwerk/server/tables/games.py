"""The games that this server can play, found by their names."""

from __future__ import annotations

import logging
from functools import cache

from spielwerk.games import game as find_game
from spielwerk.games import game_slugs
from spielwerk.kernel import Game
from spielwerk.server.errors import Refused
from spielwerk.server.texts import USUAL

_log = logging.getLogger("spielwerk.server")


@cache
def find(slug: str) -> Game | None:
    """A game that is there and whole; one that is not must not keep the others from being played."""
    if slug not in game_slugs():
        return None
    try:
        game = find_game(slug)
        game.texts.say(USUAL, "game-name")
    except Exception as error:
        _log.warning("the game %s can't be loaded: %s", slug, error)
        return None
    return game


def game_of(slug: str) -> Game:
    """A game that is there; refused if it is not."""
    game = find(slug)
    if game is None:
        raise Refused("no_such_game")
    return game
