"""What `reset` is told: seeds of games, and in its `options` which rows begin and with which choices of the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np

from spielwerk.kernel.native.bundles import Array

SEEDS = 2**48
"""Seeds that nobody gave are drawn below this number."""
WORD, SIGN = 2**64, 2**63
CHOICES, RESET_MASK = "choices", "reset_mask"
"""`options` may say with which choices games begin from now on, and in a vector environment which rows begin."""


def game_seed(seed: int) -> int:
    """The seed of a game from any number that was given: compiled rules have 64 bits for it."""
    return (index(seed) + SIGN) % WORD - SIGN


def row_seeds(seed: int | Sequence[int | None] | None, size: int, drawn: int) -> Array:
    """The seeds of rows: `seed + r`, those of a list, and where nothing is given what was drawn."""
    if seed is None:
        seed = [None] * size
    elif not isinstance(seed, Sequence | np.ndarray):
        seed = [index(seed) + row for row in range(size)]
    if len(seed) != size:
        raise ValueError(f"{size} seeds are needed, one for each row, not {len(seed)}")
    return np.array([game_seed(drawn + row if own is None else own) for row, own in enumerate(seed)], np.int64)


def told_choices(options: Mapping[str, Any] | None) -> Mapping[str, str] | None:
    """The choices that `options` tell, if any; what else may be there is not for us, as the peers' tests want it."""
    return (options or {}).get(CHOICES)


def told_rows(options: Mapping[str, Any] | None, size: int) -> Array:
    """The rows that begin, as a mask."""
    if options is None or RESET_MASK not in options:
        return np.ones(size, np.bool_)
    rows = np.asarray(options[RESET_MASK])
    if rows.shape != (size,) or rows.dtype != np.bool_:
        raise ValueError(f"{RESET_MASK} is true or false for each of {size} rows, not {rows.dtype} of {rows.shape}")
    return rows
