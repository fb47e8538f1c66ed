"""Compiled loops that encode observations, row by row (see `envs.encoding`)."""

from __future__ import annotations

from typing import NamedTuple

from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.loops import compiled, compiled_inner


class Codes(NamedTuple):
    """Where each number of an observation goes. All arrays are small and constant, so that a network can hold them."""

    hot: Array
    """Which numbers of the observation become one-hot rows,"""
    low: Array
    """the lowest value of each of them,"""
    size: Array
    """how many values it has,"""
    first: Array
    """and the row of its lowest value."""
    asked_low: Array
    """(kinds + 1, slots): the same for numbers in the frame, by the kind of the decision + 1."""
    asked_count: Array
    asked_first: Array
    amount: Array
    """Which numbers of the observation become scaled amounts,"""
    amount_low: Array
    """their lowest value,"""
    amount_range: Array
    """and the highest minus the lowest."""


@compiled
def mark_rows(codes: Codes, hot_rows: int, seen: Array, out: Array) -> None:
    """Write all rows of each observation: ones and zeros, then scaled amounts."""
    for row in range(seen.shape[0]):
        numbers, line = seen[row], out[row]
        line[:hot_rows] = 0
        for at in range(codes.hot.shape[0]):
            line[hot_row(numbers[codes.hot[at]], codes.low[at], codes.size[at], codes.first[at])] = 1
        for slot in range(codes.asked_low.shape[1]):
            line[asked_row(codes, numbers, slot)] = 1
        scale_amounts(codes, numbers, line[hot_rows:])


@compiled
def list_rows(codes: Codes, seen: Array, out: Array) -> None:
    """Write the numbers of the one-hot rows that are 1 for each observation."""
    for row in range(seen.shape[0]):
        numbers, line = seen[row], out[row]
        known = codes.hot.shape[0]
        for at in range(known):
            line[at] = hot_row(numbers[codes.hot[at]], codes.low[at], codes.size[at], codes.first[at])
        for slot in range(codes.asked_low.shape[1]):
            line[known + slot] = asked_row(codes, numbers, slot)


@compiled
def scale_rows(codes: Codes, seen: Array, out: Array) -> None:
    """Write the scaled amounts of each observation."""
    for row in range(seen.shape[0]):
        scale_amounts(codes, seen[row], out[row])


@compiled_inner
def hot_row(value: int, low: int, count: int, first: int) -> int:
    """The row that stands for a value; one that is beyond the range counts as the nearest."""
    return first + min(max(value - low, 0), count - 1)


@compiled_inner
def asked_row(codes: Codes, numbers: Array, slot: int) -> int:
    """The row that stands for what the frame of the waiting decision holds in a slot."""
    kind = numbers[0] + 1
    low, count, first = codes.asked_low[kind, slot], codes.asked_count[kind, slot], codes.asked_first[kind, slot]
    return hot_row(numbers[1 + slot], low, count, first)


@compiled_inner
def scale_amounts(codes: Codes, numbers: Array, line: Array) -> None:
    """Write the amounts of one observation, each from 0 to 1."""
    for at in range(codes.amount.shape[0]):
        line[at] = (numbers[codes.amount[at]] - codes.amount_low[at]) / codes.amount_range[at]
