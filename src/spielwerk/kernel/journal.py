"""The journal of a game: what it takes to play it again, as one JSON document.

A game is its name and version, its seats and choices, its seed, and the list of options taken.
Replaying them gives every earlier state, the notes and the log.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any, cast

from spielwerk.kernel.game import Game
from spielwerk.kernel.table import IllegalMove, Table

FORMAT = "spielwerk-game"
FORMAT_VERSION = 1
LONGEST_TEXT = 200

_KINDS: dict[str, type | tuple[type, ...]] = {
    "game": str,
    "game_version": int,
    "seats": int,
    "seed": int,
    "choices": dict,
    "names": list,
    "moves": list,
}


class BadJournal(ValueError):
    """A file that is no journal, is broken, or belongs to other rules."""


def to_journal(table: Table) -> dict[str, Any]:
    """A table as plain data."""
    content: dict[str, Any] = {
        "format": FORMAT,
        "format_version": FORMAT_VERSION,
        "game": table.game.slug,
        "game_version": table.game.version,
        "seats": table.seats,
        "seed": table.seed,
        "choices": dict(table.choices),
        "names": list(table.names),
        "moves": table.keys(),
    }
    return content | {"sha256": checksum(content)}


def checksum(content: Mapping[str, Any]) -> str:
    """A fingerprint of all entries but itself."""
    entries = {name: value for name, value in content.items() if name != "sha256"}
    return hashlib.sha256(json.dumps(entries, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def from_journal(content: Any, find_game: Callable[[str], Game], to: int | None = None) -> Table:
    """Play a journal up to a move (all of them, if not said)."""
    _check(content)
    try:
        game = find_game(content["game"])
        if content["game_version"] != game.version:
            raise BadJournal(
                f"this game was played by version {content['game_version']} of its rules, here is {game.version}"
            )
        table = game.table(content["seats"], content["seed"], content["choices"], content["names"])
    except BadJournal:
        raise
    except ValueError as error:
        raise BadJournal(str(error)) from error
    moves = content["moves"]
    if to is not None and not 0 <= to <= len(moves):
        raise BadJournal(f"the game has {len(moves)} moves; there is no move {to}")
    for number, key in enumerate(moves[:to] if to is not None else moves, 1):
        try:
            table.play(key)
        except IllegalMove as error:
            raise BadJournal(f"move {number} does not fit the rules: {error}") from error
    return table


def _is_text(entry: Any) -> bool:
    """Whether an entry is a text of sensible length that can be written down."""
    return isinstance(entry, str) and len(entry) <= LONGEST_TEXT and entry.isprintable()


def _check(given: Any) -> None:
    """Refuse anything that is not a whole journal."""
    content = cast(dict[str, Any], given) if isinstance(given, dict) else {}
    if content.get("format") != FORMAT:
        raise BadJournal("this is no game of Spielwerk")
    if content.get("format_version") != FORMAT_VERSION:
        raise BadJournal(f"its format has version {content.get('format_version')}, this program reads {FORMAT_VERSION}")
    for name, kind in _KINDS.items():
        if not isinstance(content.get(name), kind) or isinstance(content.get(name), bool):
            raise BadJournal(f"the entry {name} is missing or broken")
    if not all(_is_text(entry) for entry in (*content["names"], *content["moves"], *content["choices"].values())):
        raise BadJournal("names, choices and moves must be short texts")
    if content.get("sha256") != checksum(content):
        raise BadJournal("its checksum does not fit: the file was changed or is broken")
