"""The shelf: what the front page shows of every game."""

from __future__ import annotations

import logging
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.visitor import Visitor

from spielwerk.games import game as find_game
from spielwerk.games import game_slugs
from spielwerk.kernel import Game, Seats
from spielwerk.kernel.text import slug_of
from spielwerk.server.words import USUAL, say_or

_FILE = Path(__file__).parent / "shelf.toml"
_UNKNOWN_SEATS, _UNKNOWN_MINUTES = [2, 4], [60, 120]
_log = logging.getLogger("spielwerk.server")


@cache
def _shelf() -> dict[str, Any]:
    return tomllib.loads(_FILE.read_text("utf-8"))


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


def bot_names() -> list[str]:
    """Names for bots that got none."""
    return _shelf()["bot_names"]


def games(lang: str) -> list[dict[str, Any]]:
    """All games in the order of the shelf, then those that the shelf does not know."""
    known = {entry["slug"]: entry for entry in _shelf()["games"]}
    slugs = [*known, *(slug for slug in game_slugs() if slug not in known)]
    return [_game(slug, known.get(slug, {}), lang) for slug in slugs]


def _game(slug: str, entry: dict[str, Any], lang: str) -> dict[str, Any]:
    minutes = entry.get("minutes", _UNKNOWN_MINUTES)
    found = {"slug": slug, "minutes": {"min": minutes[0], "max": minutes[1]}}
    game = find(slug)
    if game is not None:
        return found | _there(game, lang)
    seats = entry.get("seats", _UNKNOWN_SEATS)
    coming = {"available": False, "choices": [], "nouns": [], "seats": {"min": seats[0], "max": seats[1]}}
    name, tagline = (say_or(lang, f"coming-{slug_of(slug)}{part}", slug) for part in ("", "-tagline"))
    return found | coming | {"name": name, "tagline": tagline}


def _there(game: Game, lang: str) -> dict[str, Any]:
    return {
        "available": True,
        "name": game.texts.say(lang, "game-name"),
        "tagline": game.texts.say(lang, "game-tagline"),
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "choices": [_choice(game, name, lang) for name in game.choices],
        "nouns": list(game.nouns),
    }


def _choice(game: Game, name: str, lang: str) -> dict[str, Any]:
    choice, texts, label = game.choices[name], game.texts, f"choice-{slug_of(name)}"
    values = [{"value": value, "label": texts.say(lang, f"{label}-{slug_of(value)}")} for value in choice.values]
    return {"name": name, "label": texts.say(lang, label), "values": values, "default": choice.default}


def texts(game: Game, lang: str) -> dict[str, Any]:
    """Every component's full text, and all messages that a crafted board needs."""
    return {
        "name": game.texts.say(lang, "game-name"),
        "tagline": game.texts.say(lang, "game-tagline"),
        "aid": game.texts.say(lang, "game-aid"),
        "components": {
            noun.name: {
                noun.ids[number]: {
                    "name": game.texts.name(lang, noun, number),
                    "text": game.texts.description(lang, noun, number),
                }
                for number in noun
            }
            for noun in game.nouns.values()
            if not isinstance(noun, Seats)
        },
        "labels": _labels(game, lang),
    }


def _labels(game: Game, lang: str) -> dict[str, str]:
    """The messages for the board; where they want a value, its name stands in braces."""
    resource = parse((game.folder / f"{lang}.ftl").read_text("utf-8"))
    messages = {entry.id.name: entry for entry in resource.body if isinstance(entry, Message)}
    boards = [name for name in messages if name.startswith("board-")]
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

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 -- the name that the visitor looks for
        self.names.append(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 -- the name that the visitor looks for
        self.visit(self._messages[node.id.name])
