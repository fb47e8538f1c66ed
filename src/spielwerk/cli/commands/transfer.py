"""`spielwerk export` and `spielwerk import`: games as single files, from one machine to another."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from spielwerk.cli.helpers.checks import voice_of, whole_number
from spielwerk.cli.helpers.files import (
    MOST_MOVES,
    find_file,
    games_folder,
    is_there,
    journal_text,
    not_there_yet,
    play_journal,
    players_of,
    read_journal,
    stored,
    write_whole,
)
from spielwerk.cli.helpers.options import FileName, Lang
from spielwerk.cli.helpers.problems import Problem, reason_of

_NAME = re.compile(r"[\w-][\w.-]{0,99}")

Target = Annotated[str, typer.Option("--to", metavar="OUT.json", help="The file to write.")]
At = Annotated[str | None, typer.Option("--at", metavar="N", help="Only the first N moves.", show_default=False)]
Force = Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there already.")]
Source = Annotated[str, typer.Argument(metavar="FILE", help="A file that was saved or exported.")]
Name = Annotated[
    str | None, typer.Option("--name", metavar="NAME", help="Store it under this name.", show_default=False)
]


def export_game(file: FileName, to: Target, at: At = None, force: Force = False, lang: Lang = None) -> None:
    """Write a saved or imported game to a file of its own, cut off after a move if asked.

    The game is checked and played through before anything is written.
    """
    voice = voice_of(lang)
    path, target = find_file(file), Path(to)
    content = read_journal(path)
    table = play_journal(path, content, "--at", whole_number("--at", at, 0, MOST_MOVES) if at is not None else None)
    if not force:
        not_there_yet(target, "file-taken")
    write_whole(target, journal_text(table, players_of(path, content)))
    print(voice.say("exported", game=table.game.slug, moves=len(table.moves), file=str(target)))


def import_game(file: Source, name: Name = None, lang: Lang = None) -> None:
    """Check a file completely, play it through, and store it in the games folder.

    That is ~/.local/share/spielwerk/games, or the folder games in SPIELWERK_HOME. A stored game has the name of its
    file (or NAME); replay, export and play --load know it by that name. No other game is ever overwritten.
    """
    voice = voice_of(lang)
    path = Path(file)
    content = read_journal(path)
    table = play_journal(path, content)
    target = stored(_stored_name(name if name is not None else path.stem))
    text = journal_text(table, players_of(path, content))
    if is_there(target) and not _holds(target, text):
        raise Problem("name-taken", file=target)
    _make_folder()
    write_whole(target, text)
    print(voice.say("imported", game=table.game.slug, moves=len(table.moves), name=target.stem))


def _stored_name(name: str) -> str:
    if not _NAME.fullmatch(name):
        raise Problem("name-wrong", name=name)
    return name


def _holds(path: Path, text: str) -> bool:
    try:
        return path.read_bytes() == text.encode()
    except OSError:
        return False


def _make_folder() -> None:
    try:
        games_folder().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-unwritable", file=games_folder(), reason=reason_of(error)) from error
