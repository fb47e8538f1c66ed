"""What a study says of a choice, and the line it expects. Whoever only shows a verdict loads no search."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from spielwerk.kernel.table import Table

LONGEST = 6
"""How far a line goes; further on hardly anything comes as expected."""


@dataclass(frozen=True)
class Verdict:
    """How good a choice was: the better option (itself, if there is none), the chance of winning with that, and what
    was given away."""

    better: int
    chance: float
    loss: float
    line: tuple[int, ...] = ()
    """What is expected from the better option on, of whoever decides; empty where nothing was given away."""


def played_out(table: Table, line: Sequence[str]) -> list[str]:
    """Play a line on from a position, as far as it is possible there; returns what was played.

    A search expects it without knowing what is hidden, so it may end early.
    """
    played: list[str] = []
    for key in line:
        if key not in table.options():
            break
        table.play(key)
        played.append(key)
    return played
