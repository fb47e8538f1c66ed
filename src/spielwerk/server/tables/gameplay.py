"""The game at a table: entries taken by the kernel, earlier positions, turns."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import cache

from spielwerk.kernel import Game, Table
from spielwerk.server.tables import games
from spielwerk.server.tables.entries import MOVE, OPENED, PLAY, REDO, RESTART, UNDO, Entry
from spielwerk.server.tables.info import TableInfo
from spielwerk.server.tables.table_log import NEXT


@cache
def eyes_differ(game: Game) -> bool:
    """Whether players may see different things; if not, all are shown the same."""
    return game.has_secrets or any(note.private for note in game.notes.values())


class Outdated(Exception):
    """The rules have changed so that this table can't be played on."""


def fresh(info: TableInfo) -> Table:
    """The game before its first move."""
    game = games.find(info.game)
    if game is None:
        raise Outdated(f"there is no game {info.game}")
    try:
        return game.table(info.seats, info.seed, info.choices)
    except Exception as error:  # see `replay`
        raise Outdated(str(error)) from error


def take(table: Table, entry: Entry) -> None:
    """Let the game follow one entry of the log."""
    if entry.kind == MOVE:
        table.play(entry.body["key"])
    elif entry.kind == UNDO:
        table.undo()
    elif entry.kind == REDO:
        table.redo()
    elif entry.kind == RESTART:
        while len(table.moves) > entry.body["to"]:
            table.undo()
    elif entry.kind == OPENED:
        for key in entry.body["moves"]:
            table.play(key)


def replay(table: Table, entry: Entry) -> None:
    """Follow an entry of an older day; the rules must lead to the same player."""
    try:
        take(table, entry)
    except Exception as error:  # whatever changed rules do with an old game, the table is archived and nothing breaks
        raise Outdated(f"entry {entry.n}: {error}") from error
    if entry.kind in PLAY and table.seat != entry.body[NEXT]:
        raise Outdated(f"entry {entry.n}: the turn goes to {table.seat}, not to {entry.body[NEXT]}")


def position(table: Table, move: int, undone: Sequence[int] = ()) -> Table:
    """The game as it was after a move."""
    earlier = copy(table)
    earlier.moves, earlier.undone = table.moves[:move], list(undone)
    before = table.moves[move].before if move < len(table.moves) else bytes(table.state)
    earlier.state = table.game.state_class(before)
    earlier.forget_options()
    return earlier


def up_to(table: Table, move: int) -> Table:
    """The same game as if it had ended after a move: only to read its log."""
    shorter = copy(table)
    shorter.moves = table.moves[:move]
    return shorter


def turn_start(table: Table) -> int:
    """The number of moves before the present turn: the decisions in a row of whoever decides now."""
    start = len(table.moves)
    while start and table.moves[start - 1].seat == table.seat:
        start -= 1
    return start


def own_start(table: Table, seat: int, confirmed: int) -> int:
    """How far back a seat can go at once."""
    start = len(table.moves)
    while start > confirmed and table.moves[start - 1].seat == seat and not table.moves[start - 1].final:
        start -= 1
    return start
