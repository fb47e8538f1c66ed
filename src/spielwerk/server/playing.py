"""The game at a table: entries taken by the kernel, earlier positions, turns, and the game as bytes."""

from __future__ import annotations

import hashlib
import json
import zlib
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.engine import Forced
from spielwerk.kernel.game import Game
from spielwerk.kernel.table import Events, Move
from spielwerk.server import shelf
from spielwerk.server.book import NEXT
from spielwerk.server.entries import MOVE, OPENED, PLAY, REDO, RESTART, UNDO, Entry
from spielwerk.server.facts import Facts


class Outdated(Exception):
    """The rules have changed so that this table can't be played on."""


def fresh(facts: Facts) -> Table:
    """The game before its first move."""
    game = shelf.find(facts.game)
    if game is None:
        raise Outdated(f"there is no game {facts.game}")
    try:
        return game.table(facts.seats, facts.seed, facts.choices)
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


def position(table: Table, facts: Facts, move: int) -> Table:
    """The game as it was after a move."""
    earlier = fresh(facts)
    earlier.names = table.names
    earlier.moves = table.moves[:move]
    earlier.state.load(table.moves[move].before if move < len(table.moves) else bytes(table.state))
    return earlier


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


def option_text(table: Table, decision: str, key: str, lang: str) -> str:
    """An option of an earlier decision in words."""
    kind = next(kind for kind in table.game.kinds if isinstance(kind, Decision) and kind.name == decision)
    option = table.game.option(key)
    assert option is not None
    return table.game.texts.option(lang, kind, option, table.names)


# ---------------------------------------------------------------- as bytes


def freeze(table: Table) -> bytes:
    """The whole game with its past, as bytes that load at once."""
    content = {
        "shape": _shape(table),
        "state": bytes(table.state).hex(),
        "undone": table.undone,
        "moves": [
            [move.seat, move.decision, move.option, move.final, move.before.hex(), _frozen(move.events)]
            for move in table.moves
        ],
    }
    return zlib.compress(json.dumps(content).encode(), 1)


def thaw(facts: Facts, version: int, data: bytes) -> Table | None:
    """The game from its bytes; none if they were made by other rules."""
    table = fresh(facts)
    content = json.loads(zlib.decompress(data))
    if version != table.game.version or content["shape"] != _shape(table):
        return None
    game = table.game
    decisions = {kind.name: kind for kind in game.kinds if isinstance(kind, Decision)}
    table.state.load(bytes.fromhex(content["state"]))
    table.undone = content["undone"]
    table.moves = [
        Move(seat, decision, option, bytes.fromhex(before), _thawed(game, decisions, events), final)
        for seat, decision, option, final, before, events in content["moves"]
    ]
    return table


def _shape(table: Table) -> str:
    """What a snapshot depends on beside the version of the rules: the fields of the state, the words of the log."""
    game = table.game
    words = [*game.notes, *(kind.name for kind in game.kinds), *(verb.template for verb in game.verbs)]
    return hashlib.sha256(repr((game.state_class.DTYPE.descr, words)).encode()).hexdigest()[:16]


def _frozen(events: Events) -> list[Any]:
    return [[what.decision.name if isinstance(what, Forced) else f"+{what.name}", *given] for what, given in events]


def _thawed(game: Game, decisions: dict[str, Decision], events: list[Any]) -> Events:
    return [
        (game.notes[name[1:]] if name[0] == "+" else Forced(decisions[name]), tuple(given)) for name, *given in events
    ]
