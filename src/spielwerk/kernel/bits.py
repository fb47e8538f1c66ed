"""Small sets as the bits of a number, for sets of up to 32 things that are asked about often."""

from __future__ import annotations

from spielwerk.kernel.catalogue import constants

_DE_BRUIJN = 0x077CB531
_WORD = 0xFFFFFFFF


def _positions() -> list[int]:
    """Where the lowest bit stands, by the top five bits of its product with a de Bruijn sequence."""
    table = [0] * 32
    for position in range(32):
        table[((_DE_BRUIJN << position) & _WORD) >> 27] = position
    return table


_POSITION = constants(_positions())


def lowest(bits: int) -> int:
    """The lowest thing in a set that is not empty."""
    return _POSITION[(((bits & -bits) * _DE_BRUIJN) & _WORD) >> 27]


def without_lowest(bits: int) -> int:
    """The set without its lowest thing."""
    return bits & (bits - 1)
