"""What the policy network works on: addresses of its weights, and the memory of one thread."""

from __future__ import annotations

from typing import NamedTuple

from spielwerk.kernel.native.bundles import Array

INPUTS, TABLE, SCALES, ROWS, BIAS, OPTIONS, LIKINGS, ACTION_BASE, SEATS_AT, DECIDER_ROW = range(10)
"""What stands where in the header: the number of inputs, addresses of arrays, where a record holds the number of seats,
and the first of the rows for who decides what."""
HEADER = 10
OFFSET, BYTES, SORT, OWNER, LOW, OWN_ROW, RIVAL_ROW = range(7)
"""The columns of the table of inputs: where a number stands in the record, what sort of input it is, to whom it
belongs, which value says nothing, and its first row of weights, for the seat that looks and for others."""
COLUMNS = 7
THING, SEAT, AMOUNT, BITS = range(4)
"""Sorts of inputs: a row for each value above the lowest; rows for "me" and "another one"; one row, scaled; a row for
each bit."""
NOBODY = -1


class PolicyMemory(NamedTuple):
    """A policy network as one thread uses it; without inputs it is none."""

    header: Array
    units: Array
    """What was made of the position that was read last."""
    stamps: Array
    """For each option of the game the time at which its weight was counted."""
    weights: Array
    clock: Array
