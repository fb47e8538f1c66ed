"""The observation of a seat: every number it may see, as one vector, seen from its own place at the table.

Players come in turn order from the viewer, and numbers that name a seat count from the viewer too, so that a
learner sees the same position the same way from every seat. Hidden numbers read as -1 (things) or 0 (amounts).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Noun, Seats
from spielwerk.kernel.schema import NOBODY, Cell, State, cells

ASKED = ("asked.kind", "asked.a", "asked.b", "asked.c", "asked.d")
"""First in every observation: the waiting decision and what its frame holds."""

_WIDTH = {np.dtype("i1"): 1, np.dtype("i2"): 2, np.dtype("i4"): 4}


@dataclass(frozen=True)
class Plan:
    """How to gather observations. Numbers of one byte come first, then those of two and of four."""

    names: tuple[str, ...]
    low: np.ndarray[Any, Any]
    high: np.ndarray[Any, Any]
    sources: np.ndarray[Any, Any]
    """(viewers, numbers): where each number stands in the state, counted in numbers of its width"""
    ends: np.ndarray[Any, Any]
    """(3): how many numbers have one byte, at most two, at most four"""
    naming_seats: np.ndarray[Any, Any]
    """which numbers name a seat"""
    asked_seats: np.ndarray[Any, Any]
    """(kinds, 4): which numbers in the frame of a decision name a seat"""
    nouns: tuple[Noun | None, ...]
    """for each number the noun of which it names a thing (-1: none), or None where it is an amount"""

    @property
    def length(self) -> int:
        return len(self.names)

    @property
    def dtype(self) -> type[np.signedinteger[Any]]:
        """Two bytes for each number where that is enough."""
        return np.int16 if self.low.min() >= -(2**15) and self.high.max() < 2**15 else np.int32


@cache
def plan(game: Game, seats: int) -> Plan:
    """The plan for a game with this many seats."""
    shown = sorted((cell for cell in cells(game.state_class) if _is_shown(cell, seats)), key=_width)
    by_path = {cell.path: cell for cell in shown}
    sources = [
        [by_path[_turned(cell, viewer, seats)].offset // _width(cell) for cell in shown] for viewer in range(seats)
    ]
    limits = [(-1, len(game.kinds)), *[(-32768, 32767)] * (len(ASKED) - 1)]
    limits += [(cell.field.low, cell.field.high) for cell in shown]
    return Plan(
        (*ASKED, *(cell.path for cell in shown)),
        np.array([low for low, _ in limits], np.int64),
        np.array([high for _, high in limits], np.int64),
        np.array(sources, np.int32),
        np.array([sum(_width(cell) <= width for cell in shown) for width in (1, 2, 4)], np.int64),
        np.array([at for at, cell in enumerate(shown) if isinstance(cell.field.of, Seats)], np.int64),
        asked_seats(game),
        (*(None for _ in ASKED), *(cell.field.of for cell in shown)),
    )


def observed(game: Game, seen: State, viewer: int) -> np.ndarray[Any, Any]:
    """The observation from a state that is concealed already, without compiled code; the same as theirs."""
    how, seats = plan(game, seen.seats), seen.seats
    vector = np.full(how.length, -1, how.dtype)
    if seen.depth > 0:
        frame = seen.stack[seen.depth - 1]
        vector[0] = frame.kind
        if frame.player == viewer or not game.has_secrets:
            held = np.array([frame.a, frame.b, frame.c, frame.d])
            turned = how.asked_seats[frame.kind] & (held >= 0)
            vector[1 : len(ASKED)] = np.where(turned, (held - viewer) % seats, held)
    numbers = vector[len(ASKED) :]
    for dtype, first, last in zip(_WIDTH, (0, *how.ends[:-1]), how.ends, strict=True):
        values = np.frombuffer(seen.memory, np.uint8)[: len(seen.memory) // dtype.itemsize * dtype.itemsize].view(dtype)
        numbers[first:last] = values[how.sources[viewer, first:last]]
    named = numbers[how.naming_seats]
    numbers[how.naming_seats] = np.where(named >= 0, (named - viewer) % seats, named)
    return vector


def asked_seats(game: Game) -> np.ndarray[Any, Any]:
    """(kinds, 4): which numbers in the frame of a decision name a seat."""
    table = np.zeros((len(game.kinds), len(ASKED) - 1), np.bool_)
    for kind in game.kinds:
        for slot, word in enumerate(kind.arguments):
            table[kind.number, slot] = isinstance(game.noun_of(word), Seats)
    return table


def _width(cell: Cell) -> int:
    return _WIDTH[cell.field.dtype.base]


def _is_shown(cell: Cell, seats: int) -> bool:
    """Not what nobody sees, not the stack, not the places of absent players."""
    header = cell.path.startswith(("stack", "depth", "reveals", "over", "seats"))
    absent = cell.owner is not None and cell.owner >= seats
    beyond = any(isinstance(axis, Seats) and at >= seats for axis, at in zip(cell.field.axes, cell.place, strict=True))
    return not (header or absent or beyond or cell.field.derived or cell.field.seen_by == NOBODY)


def _turned(cell: Cell, viewer: int, seats: int) -> str:
    """The path of the number that stands in this place when the table is seen from a viewer's seat."""
    path = cell.path
    if cell.owner is not None:
        row, _, rest = path.partition("]")
        head = row.rpartition("[")[0]
        path = f"{head}[{(cell.owner + viewer) % seats}]{rest}"
    for axis, (noun, at) in enumerate(zip(cell.field.axes, cell.place, strict=True)):
        if isinstance(noun, Seats):
            parts = path.split("[")
            parts[len(parts) - len(cell.place) + axis] = f"{(at + viewer) % seats}]"
            path = "[".join(parts)
    return path
