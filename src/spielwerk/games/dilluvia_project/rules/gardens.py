"""Gardens: on own land for an Aero (7.7), or with a permit (11.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import COLUMN, GARDEN_PERMIT, GARDEN_PRICE, ROW, ROWS, SQUARES
from ..state import Player, State, game
from .city import built_row, lay_garden, offer_row, widened
from .goods import pay
from .occupied import explain_square
from .words import NONE

GARDEN_ON = game.verb("garden:<square>")

BOUGHT = -1
"""In place of the tile that permits a garden: it is bought on the action field."""


@game.note
def garden_laid(s: State, p: int, square: int, left: int) -> None: ...


@game.note
def no_garden(s: State, p: int) -> None: ...


@game.refusal("2.6")
def no_garden_left(out: Options, option: int) -> None: ...


@game.refusal("7.7")
def lacks_aeros_for_garden(out: Options, option: int, price: int, have: int) -> None: ...


@game.refusal("7.7")
def garden_needs_land(out: Options, option: int) -> None: ...


@game.refusal("14.5.3")
def garden_too_far(out: Options, option: int) -> None: ...


@game.refusal("11.3")
def permit_is_played(out: Options, option: int, kind: int) -> None: ...


@game.decision(GARDEN_ON, NONE)
class choose_garden_square:
    """Where does the garden go? `kind` is the tile that permits it."""

    @staticmethod
    def options(s: State, p: int, kind: int, out: Options) -> None:
        me = s.player[p]
        if s.gardens > 0 and me.money >= garden_price(kind):
            for row in range(1, ROWS + 1):
                offer_row(out, GARDEN_ON, row, garden_row(s, me, kind, row))
        if kind == BOUGHT:
            offer(out, NONE)

    @staticmethod
    def take(s: State, p: int, kind: int, verb: int, item: int) -> None:
        if verb == NONE:
            no_garden(s, p)
            return
        pay(s, p, garden_price(kind))
        lay_garden(s, item)
        garden_laid(s, p, item, s.gardens)


@game.reasons(choose_garden_square)
def why_no_garden_here(s: State, p: int, kind: int, out: Options) -> None:
    """Say of every other square why no garden can be laid there."""
    me = s.player[p]
    for square in range(len(SQUARES)):
        option = GARDEN_ON + square
        if s.gardens == 0:
            no_garden_left(out, option)
        elif me.money < garden_price(kind):
            lacks_aeros_for_garden(out, option, garden_price(kind), me.money)
        elif not s.free[ROW[square]] >> COLUMN[square] & 1:
            explain_square(s, square, option, out)
        elif kind == BOUGHT:
            garden_needs_land(out, option)
        else:
            garden_too_far(out, option)
    permit_is_played(out, NONE, kind)


def garden_price(kind: int) -> int:
    """What a garden costs: nothing with a permit."""
    return GARDEN_PRICE if kind == BOUGHT else 0


def garden_row(s: State, me: Player, kind: int, row: int) -> int:
    """Own land; with a permit also free squares that touch an own building."""
    if kind == BOUGHT:
        return me.land[row]
    near = built_row(me, row - 1) | built_row(me, row) | built_row(me, row + 1)
    return me.land[row] | widened(near) & s.free[row]


def garden_possible(s: State, me: Player) -> bool:
    """Whether a garden is left and a permit would find a square for it."""
    if s.gardens == 0:
        return False
    for row in range(1, ROWS + 1):
        if garden_row(s, me, GARDEN_PERMIT, row):
            return True
    return False
