"""`spielwerk games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.padding import Padding
from rich.text import Text

from spielwerk.cli.helpers.checks import open_game, voice_of
from spielwerk.cli.helpers.console import print_json, screen
from spielwerk.cli.helpers.options import Json, Lang
from spielwerk.cli.helpers.texts import Voice
from spielwerk.games import game_slugs
from spielwerk.kernel import Game


def games(lang: Lang = None, as_json: Json = False) -> None:
    """List the games with their numbers of players and their options."""
    voice = voice_of(lang)
    found = [open_game(slug) for slug in game_slugs()]
    if as_json:
        print_json([_facts(game, voice.lang) for game in found])
        return
    for game in found:
        _show(game, voice)


def _facts(game: Game, lang: str) -> dict[str, Any]:
    texts = game.texts
    return {
        "game": game.slug,
        "name": texts.say(lang, "game-name"),
        "tagline": texts.say(lang, "game-tagline"),
        "version": game.version,
        "seats": list(game.seats),
        "choices": {
            choice.name: {
                "text": texts.choice(lang, choice.name),
                "values": {value: texts.choice_value(lang, choice.name, value) for value in choice.values},
                "default": choice.default,
            }
            for choice in game.choices.values()
        },
    }


def _show(game: Game, voice: Voice) -> None:
    console = screen()
    facts = _facts(game, voice.lang)
    seats = voice.say("game-seats", low=game.seats[0], high=game.seats[-1])
    console.print(Text.assemble((facts["name"], "bold"), f"  {game.slug}  ", (seats, "dim")))
    console.print(Padding(facts["tagline"], (0, 0, 0, 2)))
    if facts["choices"]:
        console.print(Padding(Text(voice.say("game-choices"), "dim"), (0, 0, 0, 2)))
    for name, choice in facts["choices"].items():
        console.print(Padding(Text.assemble(name, (f"  {choice['text']}", "dim")), (0, 0, 0, 4)))
        values = [_value(value, text, value == choice["default"], voice) for value, text in choice["values"].items()]
        console.print(Padding(Text("   ").join(values), (0, 0, 0, 6)))


def _value(value: str, text: str, usual: bool, voice: Voice) -> Text:
    mark = voice.say("game-usual") if usual else ""
    return Text.assemble((f"={value}", "bold" if usual else ""), (f" {text} {mark}".rstrip(), "dim"))
