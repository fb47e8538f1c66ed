"""What a policy network reads of the record of a game: it follows from the schema alone.

A number that names a thing has a row of weights for each thing; one that names a seat has rows for "me" and "another
one"; amounts are scaled; sets have a row for each bit. What belongs to a player has weights for "mine" and for "a
rival's", which all rivals share: so one network serves any number of players. The places of a list are no inputs of
their own: a hand is what is in it. What nobody sees is not read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from spielwerk.bots.policy.structures import AMOUNT, BITS, NOBODY, SEAT, THING
from spielwerk.kernel import schema
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.nouns import Noun, Seats
from spielwerk.kernel.schema import Cell, Field, cells, offset_of

FEW = 16
"""Amounts with at most so many values have a row for each."""
LEAST_SET, MOST_SET = 5, 30
"""Sets have so many bits; smaller ones are amounts with few values."""
MOST_ROWS = 8000
"""A field that would need more rows is not read: it says for each of many things which of many others follows."""
NOT_READ = ("rng", "stack", "depth", "reveals", "over")


@dataclass(frozen=True)
class Inputs:
    """The inputs of the records of a game."""

    table: Array
    """(inputs, columns): see `structures`."""
    names: tuple[str, ...]
    """Of the rows of weights."""
    seats_at: int
    decider_row: int

    @property
    def key(self) -> str:
        """All that the rows of a network depend on."""
        return "\n".join(self.names)


def inputs_of(game: Game) -> Inputs:
    """What a network reads of the records of a game, ordered so that alike inputs come together."""
    first: dict[str, int] = {}
    names: list[str] = []

    def rows_for(name: str, count: int) -> int:
        if name not in first:
            first[name] = len(names)
            names.extend(f"{name}:{number}" for number in range(count))
        return first[name]

    decider_row = rows_for("decision", len(game.kinds))
    lines: list[tuple[int, ...]] = []
    for cell in filter(_is_read, cells(game.state_class)):
        owner, sort = _owner(cell), _sort(cell.field)
        whose = ("",) if owner == NOBODY else ("mine.", "rival.")
        rows = [rows_for(one + _name(cell, sort), _count(cell.field, sort)) for one in whose]
        lines.append((_width(cell), sort, cell.offset, owner, _lowest(cell.field, sort), rows[0], rows[-1]))
    columns = [(at, width, sort, *rest) for width, sort, at, *rest in sorted(lines)]
    return Inputs(np.array(columns, np.int32), tuple(names), offset_of(game.state_class, "seats"), decider_row)


def _is_read(cell: Cell) -> bool:
    field = cell.field
    rows = _count(field, _sort(field)) * math.prod(len(axis) for axis in field.axes if isinstance(axis, Noun))
    return not cell.path.startswith(NOT_READ) and field.seen_by != schema.NOBODY and rows <= MOST_ROWS


def _width(cell: Cell) -> int:
    return int(cell.field.dtype.base.itemsize)


def _owner(cell: Cell) -> int:
    """The seat that a number belongs to, if any."""
    if cell.owner is not None:
        return cell.owner
    return next((at for axis, at in _axes(cell) if isinstance(axis, Seats)), NOBODY)


def _axes(cell: Cell) -> Iterator[tuple[Any, int]]:
    return zip(cell.field.axes, cell.place, strict=True)


def _sort(field: Field) -> int:
    if isinstance(field.of, Seats):
        return SEAT
    if field.of is not None or field.high - field.low < FEW:
        return THING
    bits = field.high.bit_length()
    return BITS if field.low == 0 and field.high + 1 == 1 << bits and LEAST_SET <= bits <= MOST_SET else AMOUNT


def _count(field: Field, sort: int) -> int:
    """How many rows a number has."""
    return {SEAT: 2, AMOUNT: 1, BITS: field.high.bit_length()}.get(sort, field.high - field.low)


def _lowest(field: Field, sort: int) -> int:
    """The value that says nothing."""
    return field.low if sort in (THING, SEAT) else 0


def _name(cell: Cell, sort: int) -> str:
    """The path of a number without its owner, and without the places of lists of things."""
    is_list = sort == THING and cell.field.of is not None
    places = [at for axis, at in _axes(cell) if not isinstance(axis, Seats) and not (isinstance(axis, int) and is_list)]
    inside = cell.path if cell.owner is None else cell.path.partition("].")[2]
    return inside.partition("[")[0] + "".join(f"[{at}]" for at in places)
