"""Where land may be taken, whoever pays for it: the position rule and the first piece (7.4.2, 7.4.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    ACROSS,
    BLOCK,
    CENTRE_ROW,
    COLUMN,
    COLUMNS,
    LARGE,
    MEDIUM,
    ONE_SQUARE,
    PROPELLER_ROW,
    ROW,
    ROWS,
    SITE_AT,
    SMALL,
    SQUARES,
    UPRIGHT,
)
from ..state import State, game
from .city import (
    NO_SIZE,
    claim_square,
    offer_row,
    pairs,
    settled,
    square_at,
    widened,
)
from .occupied import explain_square
from .words import NONE

FROM = game.verb("from:<square>")
TO = game.verb("to:<square>")

OWN, CENTRE_AND_OWN, ANYBODYS, NOT_NEEDED = range(4)
"""What a new piece of land has to touch."""


@game.note
def claimed(s: State, p: int, site: int) -> None: ...


@game.note
def land_declined(s: State, p: int) -> None: ...


@game.refusal("7.4.2")
def too_far(out: Options, option: int) -> None: ...


@game.refusal("7.4.3")
def too_far_first(out: Options, option: int) -> None: ...


@game.refusal("7.4.2")
def no_room(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("7.4.1")
def land_is_chosen(out: Options, option: int) -> None: ...


@game.refusal("7.4.2")
def no_end(out: Options, option: int, land_size: int, square: int) -> None: ...


@game.refusal("7.4.2")
def between_not_free(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- anchors


def anchors_of(s: State, p: int) -> int:
    """Own land, buildings and propellers; for the first piece the centre and own propellers, if need be more."""
    if settled(s.player[p]):
        return OWN
    if some_touch(s, p, CENTRE_AND_OWN):
        return CENTRE_AND_OWN
    if some_touch(s, p, ANYBODYS):
        return ANYBODYS
    return NOT_NEEDED


def some_touch(s: State, p: int, anchors: int) -> bool:
    """Whether a free square touches one of these anchors."""
    for row in range(1, ROWS + 1):
        if touching(s, p, anchors, row):
            return True
    return False


def anchor_row(s: State, p: int, anchors: int, row: int) -> int:
    """The anchors in a row."""
    if anchors == OWN:
        return s.player[p].own[row]
    if anchors == CENTRE_AND_OWN:
        return s.player[p].own[row] | CENTRE_ROW[row]
    bits = 0
    for seat in range(s.seats):
        bits |= s.player[seat].own[row] & ~PROPELLER_ROW[row]
    return bits


def touching(s: State, p: int, anchors: int, row: int) -> int:
    """The free squares of a row that touch an anchor, orthogonally or diagonally."""
    if anchors == NOT_NEEDED or s.free[row] == 0:
        return s.free[row]
    near = anchor_row(s, p, anchors, row - 1) | anchor_row(s, p, anchors, row) | anchor_row(s, p, anchors, row + 1)
    return widened(near) & s.free[row]


def fitting(s: State, land_size: int, row: int) -> int:
    """The squares of a row that belong to a free piece of a size."""
    free = s.free[row]
    if land_size == SMALL:
        return free
    if land_size == MEDIUM:
        return free & (free << 1 | free >> 1 | s.free[row - 1] | s.free[row + 1])
    blocks = pairs(s.free[row - 1] & free) | pairs(free & s.free[row + 1])
    return blocks | blocks << 1


def largest_land(s: State, p: int) -> int:
    """The size of the largest piece of land for which a player has a position."""
    anchors = anchors_of(s, p)
    best = NO_SIZE
    for row in range(1, ROWS + 1):
        near = touching(s, p, anchors, row)
        if near:
            if near & fitting(s, LARGE, row):
                return LARGE
            if near & fitting(s, MEDIUM, row):
                best = MEDIUM
            elif best == NO_SIZE:
                best = SMALL
    return best


# ---------------------------------------------------------------- choosing


@game.decision(FROM, NONE)
class choose_land:
    """Where does the new piece of land begin? `kind` is the tile, `space_effect` the market space that gives it."""

    @staticmethod
    def options(s: State, p: int, land_size: int, may_decline: int, kind: int, space_effect: int, out: Options) -> None:
        anchors = anchors_of(s, p)
        for row in range(1, ROWS + 1):
            near = touching(s, p, anchors, row)
            offer_row(out, FROM, row, near & fitting(s, land_size, row))
        if may_decline:
            offer(out, NONE)

    @staticmethod
    def take(
        s: State, p: int, land_size: int, may_decline: int, kind: int, space_effect: int, verb: int, item: int
    ) -> None:
        if verb == NONE:
            land_declined(s, p)
        elif land_size == SMALL:
            claim_piece(s, p, item, item)
        else:
            choose_land_far(s, p, land_size, item)


@game.reasons(choose_land)
def why_not_from_here(
    s: State, p: int, land_size: int, may_decline: int, kind: int, space_effect: int, out: Options
) -> None:
    """Say of every other square why land can't begin there."""
    anchors = anchors_of(s, p)
    for square in range(len(SQUARES)):
        if not is_free(s, square):
            explain_square(s, square, FROM + square, out)
        elif touching(s, p, anchors, ROW[square]) >> COLUMN[square] & 1:
            no_room(out, FROM + square, land_size)
        elif anchors == OWN:
            too_far(out, FROM + square)
        else:
            too_far_first(out, FROM + square)
    land_is_chosen(out, NONE)


def is_free(s: State, square: int) -> bool:
    """Whether a square is land that nobody has used."""
    return bool(s.free[ROW[square]] >> COLUMN[square] & 1)


@game.decision(TO)
class choose_land_far:
    """Which square is the other end of the piece?"""

    @staticmethod
    def options(s: State, p: int, land_size: int, square: int, out: Options) -> None:
        row = ROW[square]
        column = COLUMN[square]
        if land_size == MEDIUM:
            offer_end(s, row, column, row - 1, column, out)
            offer_end(s, row, column, row, column - 1, out)
            offer_end(s, row, column, row, column + 1, out)
            offer_end(s, row, column, row + 1, column, out)
        else:
            for down in range(-1, 2, 2):
                for right in range(-1, 2, 2):
                    offer_end(s, row, column, row + down, column + right, out)

    @staticmethod
    def take(s: State, p: int, land_size: int, square: int, verb: int, item: int) -> None:
        claim_piece(s, p, square, item)


@game.reasons(choose_land_far)
def why_not_to_here(s: State, p: int, land_size: int, square: int, out: Options) -> None:
    """Say of every other square why the piece can't end there."""
    for far in range(len(SQUARES)):
        if not is_end(land_size, square, far):
            no_end(out, TO + far, land_size, square)
        elif is_free(s, far):
            between_not_free(out, TO + far)
        else:
            explain_square(s, far, TO + far, out)


def is_end(land_size: int, first: int, last: int) -> bool:
    """Whether two squares are the ends of a piece of this size: side by side, or corners of a block."""
    rows, columns = abs(ROW[first] - ROW[last]), abs(COLUMN[first] - COLUMN[last])
    return rows + columns == 1 if land_size == MEDIUM else rows == columns == 1


def offer_end(s: State, row: int, column: int, far_row: int, far_column: int, out: Options) -> None:
    """Offer the other end of a piece if all squares between the ends are free."""
    if 0 <= far_column < COLUMNS:
        needed = 1 << column | 1 << far_column
        if s.free[row] & s.free[far_row] & needed == needed:
            offer(out, TO + square_at(far_row, far_column))


def claim_piece(s: State, p: int, first: int, last: int) -> None:
    """Mark the rectangle between two squares as a player's land."""
    top = min(ROW[first], ROW[last])
    bottom = max(ROW[first], ROW[last])
    left = min(COLUMN[first], COLUMN[last])
    right = max(COLUMN[first], COLUMN[last])
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            claim_square(s, p, square_at(row, column))
    claimed(s, p, SITE_AT[shape_between(bottom - top, right - left), square_at(top, left)])


def shape_between(rows: int, columns: int) -> int:
    """The shape of a piece whose ends are so many rows and columns apart."""
    if rows == columns:
        return BLOCK if rows else ONE_SQUARE
    return UPRIGHT if rows else ACROSS
