"""A line: what is expected to follow from a position, option by option. Whoever only shows one loads no search."""

from __future__ import annotations

from collections.abc import Sequence

from spielwerk.kernel.table import Table

LONGEST = 6
"""Further on hardly anything comes as expected."""


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
