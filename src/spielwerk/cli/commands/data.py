"""`spielwerk data`: the numbers of a game that nobody has printed, to be read and corrected in a file of one's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from spielwerk.cli.helpers.checks import open_game, playable_with, voice_of
from spielwerk.cli.helpers.console import print_json, screen
from spielwerk.cli.helpers.files import not_there_yet, write_whole
from spielwerk.cli.helpers.options import Data, GameName, Json, Lang
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Game
from spielwerk.kernel.provenance import DATA, corrections, reconstructed_entries
from spielwerk.kernel.terminal import grid

COLUMNS = {"entry": "data-entry", "own": "data-own", "value": "data-value"}
Write = Annotated[
    str | None, typer.Option("--write", metavar="FILE", help="Write a copy to correct.", show_default=False)
]


def data(game: GameName, write: Write = None, data: Data = None, lang: Lang = None, as_json: Json = False) -> None:
    """Show which numbers of a game are reconstructed, or check corrected ones.

    --write FILE writes a copy of the game's data. Correct it with the printed
    game beside you, and check it with --data FILE: what contradicts itself is
    said, and what you have changed is listed. Then play with it:
    spielwerk serve --data GAME=FILE
    """
    voice = voice_of(lang)
    found = open_game(game) if data is None else playable_with(game, data)
    if write is not None:
        _write(found, Path(write), voice)
    elif as_json:
        print_json(_facts(found, data is not None))
    else:
        _show(found, data is not None, voice)


def _write(game: Game, path: Path, voice: Voice) -> None:
    head = voice.say("data-head", game=game.slug, file=path.name)
    text = "".join(f"# {line}\n" for line in head.splitlines()) + "\n" + (game.folder / DATA).read_text("utf-8")
    write_whole(not_there_yet(path, "save-there"), text)
    print(voice.say("data-written", file=str(path)))


def _facts(game: Game, corrected: bool) -> list[dict[str, Any]]:
    """The entries in question: those that are reconstructed, or those that were changed."""
    if corrected:
        return [{"entry": entry.path, "own": own, "value": entry.value} for entry, own in corrections(game.folder)]
    return [{"entry": entry.path, "value": entry.value} for entry in reconstructed_entries(game.folder)]


def _show(game: Game, corrected: bool, voice: Voice) -> None:
    facts = _facts(game, corrected)
    columns = ["entry", *(["own"] if corrected else []), "value"]
    table = grid(*(voice.say(COLUMNS[column]) for column in columns), words=len(columns))
    for fact in facts:
        table.add_row(*(str(fact[column]) for column in columns))
    print(voice.say("data-changed" if corrected else "data-reconstructed", count=len(facts)))
    if facts:
        screen().print(table)
