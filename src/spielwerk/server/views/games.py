"""What people are shown of the games themselves: cards for the front page, and every word that a board needs."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

from spielwerk.games import game_folder, game_slugs
from spielwerk.kernel import Game, Seats
from spielwerk.kernel.card import Card, read_card
from spielwerk.kernel.catalogue import replacement_data
from spielwerk.kernel.fields import board_labels, view_fields
from spielwerk.kernel.rulebook import rules_path
from spielwerk.server.tables import games
from spielwerk.server.views.rules import citations, lesson_titles

_UNKNOWN_SEATS = (2, 4)


def cards(lang: str) -> list[dict[str, Any]]:
    """All games, in the order that their cards say."""
    found = {slug: read_card(game_folder(slug)) for slug in game_slugs()}
    return [_card(slug, found[slug], lang) for slug in sorted(found, key=lambda slug: (found[slug].order, slug))]


def _card(slug: str, card: Card, lang: str) -> dict[str, Any]:
    about = {"slug": slug, "minutes": {"min": card.minutes[0], "max": card.minutes[1]}}
    game = games.find(slug)
    return about | (_broken(slug) if game is None else _playable(game, lang))


def _playable(game: Game, lang: str) -> dict[str, Any]:
    return {
        "available": True,
        "name": game.texts.say(lang, "game-name"),
        "tagline": game.texts.say(lang, "game-tagline"),
        "seats": {"min": game.seats[0], "max": game.seats[-1]},
        "choices": [_choice(game, name, lang) for name in game.choices],
        "nouns": list(game.nouns),
        "rules": rules_path(game.folder, lang).exists(),
        "lessons": lesson_titles(game, lang),
        "corrected": replacement_data(game.slug) is not None,
    }


def _broken(slug: str) -> dict[str, Any]:
    """A game that can't be loaded: nothing is known of it but its name."""
    return {
        "available": False,
        "name": slug,
        "tagline": "",
        "seats": {"min": _UNKNOWN_SEATS[0], "max": _UNKNOWN_SEATS[1]},
        "choices": [],
        "nouns": [],
        "rules": False,
        "lessons": [],
        "corrected": False,
    }


def _choice(game: Game, name: str, lang: str) -> dict[str, Any]:
    choice, texts = game.choices[name], game.texts
    values = [{"value": value, "label": texts.choice_value(lang, name, value)} for value in choice.values]
    about = {"name": name, "label": texts.choice(lang, name), "values": values, "default": choice.default}
    return about | {"section": citations(game, lang)["about"].get(f"choice:{name}")}


@cache
def game_texts(game: Game, lang: str) -> dict[str, Any]:
    """Every component's full text, what the fields of a view are, and all messages that a crafted board needs."""
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
        "fields": {name: asdict(field) for name, field in view_fields(game, lang).items()},
        "labels": board_labels(game, lang),
        "citations": citations(game, lang),
        "corrected": replacement_data(game.slug) is not None,
    }
