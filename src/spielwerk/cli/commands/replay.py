"""`spielwerk replay`: a saved game, its log and the position it came to."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.cli.helpers.checks import voice_of, whole_number
from spielwerk.cli.helpers.console import print_json, screen
from spielwerk.cli.helpers.files import MOST_MOVES, find_file, play_journal, read_journal
from spielwerk.cli.helpers.options import FileName, Json, Lang
from spielwerk.cli.helpers.picture import final_picture
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Table
from spielwerk.kernel.picture import position_picture

To = Annotated[str | None, typer.Option("--to", metavar="N", help="Stop after move N.", show_default=False)]


def replay(file: FileName, to: To = None, lang: Lang = None, as_json: Json = False) -> None:
    """Play a saved game again up to a move (all of them, if not said) and show the log and the position.

    It is shown as to a spectator: hidden things stay hidden.
    """
    voice = voice_of(lang)
    path = find_file(file)
    content = read_journal(path)
    table = play_journal(path, content, "--to", whole_number("--to", to, 0, MOST_MOVES) if to is not None else None)
    if as_json:
        print_json(_facts(table, len(content["moves"]), voice.lang))
    else:
        _show(table, len(content["moves"]), voice)


def _facts(table: Table, moves: int, lang: str) -> dict[str, Any]:
    asked = table.asked(lang)
    return {
        "game": table.game.slug,
        "seats": table.seats,
        "seed": table.seed,
        "choices": table.choices,
        "names": table.names,
        "move": len(table.moves),
        "moves": moves,
        "over": table.over,
        "decision": {"name": asked.name, "seat": asked.seat, "prompt": asked.prompt} if asked else None,
        "options": table.options(),
        "scores": table.scores(),
        "winners": table.winners(),
        "ledger": table.ledger(),
        "log": [{"move": line.move, "seat": line.seat, "text": line.text} for line in _notes(table, lang)],
        "view": table.view(),
    }


def _notes(table: Table, lang: str) -> list[Any]:
    return [line for line in table.log_lines(lang) if line.kind == "note"]


def _show(table: Table, moves: int, voice: Voice) -> None:
    console = screen()
    width = len(str(moves))
    for line in _notes(table, voice.lang):
        console.print(Text.assemble((f"{line.move:>{width}}  ", "dim"), line.text))
    console.print()
    console.print(position_picture(table, None, voice.lang))
    console.print(Text(voice.say("replay-at", move=len(table.moves), moves=moves), "bold"))
    if table.over:
        console.print(final_picture(table, voice))
