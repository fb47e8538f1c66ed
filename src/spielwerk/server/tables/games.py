"""The games that this server can play, found by their names."""

from __future__ import annotations

import asyncio
import logging
from functools import cache
from threading import Lock

from spielwerk.games import game as find_game
from spielwerk.games import game_slugs
from spielwerk.kernel import Game
from spielwerk.server.errors import Refused
from spielwerk.server.texts import LANGUAGES

_log = logging.getLogger("spielwerk.server")

_TRIED: set[str] = set()
"""Games that were looked for, so that finding them again takes no time."""
_READING = Lock()
"""Several may ask for the same game at once: one reads it, the others wait."""


async def at_hand(*slugs: str) -> None:
    """Before games are used in a step that others wait for: read those that nobody has asked for yet, in a thread.

    Nobody pays for it: the first visitor of a server would have spent all they have before the front page is whole.
    """
    for slug in set(slugs) - _TRIED:
        await asyncio.to_thread(find, slug)
        if slug in game_slugs():
            _TRIED.add(slug)


def find(slug: str) -> Game | None:
    """A game that is there and whole; names that strangers make up are not remembered."""
    if slug not in game_slugs():
        return None
    if slug in _TRIED:
        return _found(slug)
    with _READING:
        return _found(slug)


@cache
def _found(slug: str) -> Game | None:
    """One that is broken must not keep the others from being played."""
    try:
        game = find_game(slug)
        _try_out(game)
    except Exception as error:
        _log.warning("the game %s can't be loaded: %s", slug, error)
        return None
    return game


def _try_out(game: Game) -> None:
    """A first move and its words: what is made then takes a tenth of a second, for which no table should wait later."""
    table = game.table(game.seats[0], 0)
    table.play(table.options()[0])
    for lang in LANGUAGES:
        table.log(lang)
    table.view(0)


def game_of(slug: str) -> Game:
    """A game that is there; refused if it is not."""
    game = find(slug)
    if game is None:
        raise Refused("no_such_game")
    return game
