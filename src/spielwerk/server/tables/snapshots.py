"""The game at a table as bytes that load at once; what is lost of them is made again from the log."""

from __future__ import annotations

import hashlib
import json
import logging
import zlib
from typing import Any

from spielwerk.kernel import Table
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.engine import Forced
from spielwerk.kernel.game import Game
from spielwerk.kernel.table import Events, Move
from spielwerk.server.tables.gameplay import fresh
from spielwerk.server.tables.info import TableInfo

_log = logging.getLogger("spielwerk.server")
FORMAT = 4
"""Of the content of a snapshot."""
PIECE = 25
"""So many moves are written and read in one go: other threads have their turn in between."""


def freeze(table: Table) -> bytes:
    """The whole game with its past, as bytes that load at once: a line of JSON for the present, then the moves."""
    present = {"shape": _shape(table), "state": bytes(table.state).hex(), "undone": table.undone}
    packed = zlib.compressobj(1)
    pieces = [table.moves[start : start + PIECE] for start in range(0, len(table.moves), PIECE)]
    lines = [packed.compress(json.dumps(present).encode() + b"\n")]
    lines += [packed.compress(json.dumps([_frozen_move(move) for move in piece]).encode() + b"\n") for piece in pieces]
    return b"".join(lines) + packed.flush()


def _frozen_move(move: Move) -> list[Any]:
    return [move.seat, move.decision, move.option, move.final, move.before.hex(), _frozen(move.events)]


def thaw(info: TableInfo, version: int, data: bytes) -> Table | None:
    """The game from its bytes; none if they were made by other rules, or by nobody."""
    try:
        present, *pieces = zlib.decompress(data).splitlines()
        return _thawed_table(fresh(info), version, json.loads(present), pieces)
    except (zlib.error, ValueError, KeyError, TypeError, IndexError) as error:
        _log.warning("the snapshot of table %s is damaged and made again: %s", info.id, error)
        return None


def _thawed_table(table: Table, version: int, present: dict[str, Any], pieces: list[bytes]) -> Table | None:
    game = table.game
    if version != game.version or present["shape"] != _shape(table):
        return None
    decisions = {kind.name: kind for kind in game.kinds if isinstance(kind, Decision)}
    table.state.load(bytes.fromhex(present["state"]))
    table.undone = present["undone"]
    for piece in pieces:
        table.moves += [
            Move(seat, decision, option, bytes.fromhex(before), _thawed(game, decisions, events), final)
            for seat, decision, option, final, before, events in json.loads(piece)
        ]
    return table


def _shape(table: Table) -> str:
    """What a snapshot depends on beside the version of the rules: the fields of the state, the words of the log."""
    game = table.game
    words = [*game.notes, *(kind.name for kind in game.kinds), *(verb.template for verb in game.verbs)]
    return hashlib.sha256(repr((FORMAT, game.state_class.DTYPE.descr, words)).encode()).hexdigest()[:16]


def _frozen(events: Events) -> list[Any]:
    return [_event(what, given) for what, given in events]


def _event(what: Any, given: tuple[int, ...]) -> list[Any]:
    if isinstance(what, Forced):
        reasons = [[refusal.name, *numbers] for refusal, numbers in what.reasons]
        return [what.decision.name, what.particulars, reasons, *given]
    return [f"+{what.name}", *given]


def _thawed(game: Game, decisions: dict[str, Decision], events: list[Any]) -> Events:
    return [_thawed_event(game, decisions, *event) for event in events]


def _thawed_event(game: Game, decisions: dict[str, Decision], name: str, *given: Any) -> tuple[Any, tuple[int, ...]]:
    if name[0] == "+":
        return game.notes[name[1:]], given
    particulars, reasons, *numbers = given
    known = [(game.refusals[refusal], tuple(told)) for refusal, *told in reasons]
    return Forced(decisions[name], particulars, known), tuple(numbers)
