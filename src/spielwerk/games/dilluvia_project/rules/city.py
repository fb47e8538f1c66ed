"""The city: who owns which squares, free squares, sites, neighbours (2.2, 7.4.2).

Masks of the city have one number for each row, numbered as printed; bit 0 is column A.
"""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, without_lowest

from ..catalogue import (
    ACROSS,
    BLOCK,
    BUILDINGS,
    COLUMN,
    COLUMNS,
    CORNER_STEP,
    GARDEN,
    HEIGHT,
    LARGE,
    MEDIUM,
    ONE_SQUARE,
    PART,
    PROPELLER_ROW,
    PROPELLER_SQUARE,
    PROPELLERS,
    ROW,
    ROWS,
    SIZE,
    SMALL,
    UPRIGHT,
    WIDTH,
)
from ..state import Player, State

NO_SIZE = -1
"""In place of a size: not even a small piece."""


# ---------------------------------------------------------------- squares


def square_at(row: int, column: int) -> int:
    """The square in a row, numbered as printed, and a column, counted from 0."""
    return (row - 1) * COLUMNS + column


def claim_square(s: State, p: int, square: int) -> None:
    """Mark a free square as a player's land."""
    me = s.player[p]
    row = ROW[square]
    bit = 1 << COLUMN[square]
    s.owner[square] = p
    s.free[row] &= ~bit
    me.land[row] |= bit
    me.own[row] |= bit


def claim_propeller(s: State, p: int, square: int) -> None:
    """Mark a propeller as a player's."""
    s.owner[square] = p
    s.player[p].own[ROW[square]] |= 1 << COLUMN[square]


def lay_garden(s: State, square: int) -> None:
    """Put a garden on free or own land; from now on the square belongs to nobody."""
    row = ROW[square]
    bit = 1 << COLUMN[square]
    owner = s.owner[square]
    if owner >= 0:
        s.player[owner].land[row] &= ~bit
        s.player[owner].own[row] &= ~bit
        s.owner[square] = -1
    s.free[row] &= ~bit
    s.tile[square] = GARDEN
    s.gardens -= 1


def lay_building(s: State, p: int, building: int, shape: int, corner: int) -> None:
    """Put a building on own land; the cubes on it return."""
    me = s.player[p]
    for down in range(HEIGHT[shape]):
        for right in range(WIDTH[shape]):
            square = corner + down * COLUMNS + right
            me.land[ROW[square]] &= ~(1 << COLUMN[square])
            s.tile[square] = PART[down, right]
    s.tile[corner] = building
    me.buildings[SIZE[building]] += 1


def corner_of(s: State, square: int) -> int:
    """The top left square of the building on a square."""
    return square - CORNER_STEP[s.tile[square]]


def is_built(s: State, square: int) -> bool:
    """Whether a building stands on a square."""
    return s.tile[square] >= 0 and s.tile[square] != GARDEN


def is_corner(s: State, square: int) -> bool:
    """Whether a square is the top left one of a building."""
    return 0 <= s.tile[square] < len(BUILDINGS)


def shape_of(s: State, corner: int) -> int:
    """How the building with this top left square lies."""
    size = SIZE[s.tile[corner]]
    if size == SMALL:
        return ONE_SQUARE
    if size == LARGE:
        return BLOCK
    if COLUMN[corner] + 1 < COLUMNS and s.tile[corner + 1] == PART[0, 1]:
        return ACROSS
    return UPRIGHT


def own_propellers(s: State, p: int) -> int:
    """How many propellers a player has."""
    count = 0
    for propeller in range(len(PROPELLERS)):
        if s.owner[PROPELLER_SQUARE[propeller]] == p:
            count += 1
    return count


# ---------------------------------------------------------------- masks


def built_row(me: Player, row: int) -> int:
    """The squares of a row on which a player's buildings stand."""
    return me.own[row] & ~me.land[row] & ~PROPELLER_ROW[row]


def settled(me: Player) -> bool:
    """Whether a player has land or a building."""
    for row in range(1, ROWS + 1):
        if me.own[row] & ~PROPELLER_ROW[row]:
            return True
    return False


def widened(bits: int) -> int:
    """Squares of a row together with those left and right of them."""
    return bits | bits << 1 | bits >> 1


def pairs(bits: int) -> int:
    """The left squares of all pairs that lie side by side in a row."""
    return bits & bits >> 1


def corners(me: Player, shape: int, row: int) -> int:
    """The squares of a row where a building of this shape would have its top left square on own land."""
    if shape == ONE_SQUARE:
        return me.land[row]
    if shape == ACROSS:
        return pairs(me.land[row])
    if shape == UPRIGHT:
        return me.land[row] & me.land[row + 1]
    return pairs(me.land[row] & me.land[row + 1])


def largest_site(me: Player) -> int:
    """The size of the largest building that a player's land has room for."""
    best = NO_SIZE
    for row in range(1, ROWS + 1):
        if me.land[row]:
            if corners(me, BLOCK, row):
                return LARGE
            if corners(me, ACROSS, row) | corners(me, UPRIGHT, row):
                best = MEDIUM
            elif best == NO_SIZE:
                best = SMALL
    return best


def offer_row(out: Options, verb: int, row: int, bits: int) -> None:
    """Offer the squares of a row."""
    while bits:
        offer(out, verb + square_at(row, lowest(bits)))
        bits = without_lowest(bits)
