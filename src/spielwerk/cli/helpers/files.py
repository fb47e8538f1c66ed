"""Games as files: read and checked completely, written whole or not at all, kept in a folder."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from spielwerk.bots import is_bot
from spielwerk.cli.helpers.checks import HUMAN, open_game
from spielwerk.cli.helpers.problems import Problem, reason_of
from spielwerk.games import game_slugs
from spielwerk.kernel import Table
from spielwerk.kernel.journal import FORMAT, FORMAT_VERSION, BadJournal, checksum, from_journal, to_journal
from spielwerk.server.settings import home

LONGEST_NAME = 60
MOST_MOVES = 10**6
PLAYERS = "players"
"""An entry that the terminal adds to a journal: who sat where, `human` or the name of a bot."""


def games_folder() -> Path:
    """Where imported games are kept."""
    return home() / "games"


def stored(name: str) -> Path:
    """The file of an imported game."""
    return games_folder() / f"{name}.json"


def find_file(name: str) -> Path:
    """A file by its path, or an imported game by its name."""
    path = Path(name)
    return stored(name) if not is_there(path) and "/" not in name and is_there(stored(name)) else path


def is_there(path: Path) -> bool:
    """Whether there is such a file or folder; names that can't be are not there."""
    try:
        return path.exists()
    except OSError:
        return False


# ---------------------------------------------------------------- reading


def read_journal(path: Path) -> dict[str, Any]:
    """The content of a file that is a game of Spielwerk for games and rules we have."""
    try:
        content = json.loads(path.read_text("utf-8"))
    except (OSError, UnicodeError) as error:
        raise Problem("file-unreadable", file=path, reason=reason_of(error)) from error
    except (ValueError, RecursionError) as error:
        raise Problem("file-foreign", file=path) from error
    _check(path, content)
    return content


def _check(path: Path, content: Any) -> None:
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise Problem("file-foreign", file=path)
    if content.get("format_version") != FORMAT_VERSION:
        raise Problem("file-version", file=path)
    if not _is_unchanged(content):
        raise Problem("file-changed", file=path)
    if content.get("game") not in game_slugs():
        raise Problem("file-game-unknown", file=path, game=content.get("game"))
    if content.get("game_version") != open_game(content["game"]).version:
        raise Problem("file-rules", file=path, game=content["game"])


def _is_unchanged(content: dict[str, Any]) -> bool:
    try:
        return content.get("sha256") == checksum(content)
    except UnicodeError:  # half a character: nothing that was ever saved
        return False


def play_journal(path: Path, content: dict[str, Any], option: str = "", to: int | None = None) -> Table:
    """Play the moves of a journal, all of them or up to one."""
    count = len(content["moves"]) if isinstance(content.get("moves"), list) else 0
    if to is not None and to > count:
        raise Problem("move-missing", option=option, move=to, moves=count)
    try:
        table = from_journal(content, open_game, to)
    except BadJournal as error:
        raise Problem("file-broken", file=path, reason=str(error)) from error
    if any(len(name) > LONGEST_NAME or not name.isprintable() for name in table.names):
        raise Problem("file-players", file=path)
    return table


def players_of(path: Path, content: dict[str, Any]) -> list[str] | None:
    """Who sat where, if the file says so."""
    players = content.get(PLAYERS)
    if players is None:
        return None
    right = isinstance(players, list) and len(players) == content["seats"]
    if not right or any(player != HUMAN and not (isinstance(player, str) and is_bot(player)) for player in players):
        raise Problem("file-players", file=path)
    return players


# ---------------------------------------------------------------- writing


def journal_text(table: Table, players: Sequence[str] | None = None) -> str:
    """A table as the text of a file."""
    content = to_journal(table)
    if players is not None:
        content |= {PLAYERS: list(players)}
    content["sha256"] = checksum(content)
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def writable(path: Path) -> Path:
    """A place where a file can be written; what is there already stays as it is."""
    if path.is_dir():
        raise Problem("file-unwritable", file=path, reason=Problem("reason-folder"))
    with _draft_of(path):
        return path


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    with _draft_of(path) as draft:
        draft.write_text(text, "utf-8")
        draft.replace(path)


@contextmanager
def _draft_of(path: Path) -> Iterator[Path]:
    """A file beside the one that is meant; what goes wrong with it is that one's problem."""
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            draft.touch()
            yield draft
        finally:
            draft.unlink(missing_ok=True)
    except OSError as error:
        raise Problem("file-unwritable", file=path, reason=reason_of(error)) from error


def not_there_yet(path: Path, message: str) -> Path:
    """A place where nothing is overwritten."""
    if is_there(path):
        raise Problem(message, file=path)
    return path
