"""What players can't have too much of: by these two positions are compared without any judgement.

A game lists its goods in `bots.toml`, by the fields of a player's record: `stock`, or `district+exhausted` where both
are counted together. One position is better than another when it has at least as much of every good, more of one, and
everything else is the same. What a game lists as `ignored` may differ: where goods come from, and where they went.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from spielwerk.bots.lore import LORE_FILE, lore_of
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.schema import NOBODY, Cell, cells


class Goods(NamedTuple):
    """How the goods of one seat are read from the bytes of a state."""

    compared: Array
    """A mask over the words of a state: in these bits two positions have to be the same."""
    parts: Array
    """(numbers, 3): the good that a number counts for, where it lies, and how many bytes it has."""
    amounts: Array
    """Room for the amount of each good."""


@cache
def goods_of(game: Game, seat: int) -> Goods:
    """The goods of a seat; a game that names none has no better and worse positions."""
    lore = lore_of(game)
    named = [entry.split("+") for entry in lore.get("goods", [])]
    parts: list[tuple[int, int, int]] = []
    count = 0
    for fields in named:
        places = [_cells_of(game, seat, field) for field in fields]
        for together in zip(*places, strict=True):
            parts += [(count, cell.offset, cell.field.dtype.base.itemsize) for cell in together]
            count += 1
    free = {field for fields in named for field in fields}
    return Goods(
        _compared(game, seat, free, set(lore.get("ignored", []))),
        np.array(parts, np.int64).reshape(-1, 3),
        np.zeros(count, np.int64),
    )


def _cells_of(game: Game, seat: int, field: str) -> list[Cell]:
    found = [cell for cell in cells(game.state_class) if cell.owner == seat and cell.field.name == field]
    if not found:
        raise ValueError(f"{game.slug}/{LORE_FILE}: a player has no field {field!r}")
    return found


def _compared(game: Game, seat: int, goods: set[str], ignored: set[str]) -> Array:
    """All bytes but those of goods, of what is ignored, of what follows from other fields, and of the stack."""
    compared = np.zeros(game.state_class.DTYPE.itemsize, np.uint8)
    for cell in cells(game.state_class):
        held = cell.owner == seat and cell.field.name in goods
        beside = cell.owner in (None, seat) and cell.field.name in ignored
        if not (held or beside or _says_nothing(game, cell)):
            compared[cell.offset : cell.offset + cell.field.dtype.base.itemsize] = 0xFF
    return compared.view(np.uint32)


def _says_nothing(game: Game, cell: Cell) -> bool:
    """Chance to come, what is kept for speed, where points came from, and the stack, which is compared on its own."""
    by_ledger = game.ledger_noun is not None and game.ledger_noun in cell.field.axes
    on_stack = cell.path.startswith("stack[")
    dice = cell.field.seen_by == NOBODY and cell.field.name == "rng"
    return cell.field.derived or by_ledger or on_stack or dice
