"""Gardens: on own land for an Aero (5.7), or with a permit (5.10)."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import GARDEN_PRICE, ROWS
from spielwerk.games.dilluvia_project.rules.city import built_row, lay_garden, offer_row, widened
from spielwerk.games.dilluvia_project.rules.goods import pay
from spielwerk.games.dilluvia_project.rules.words import NONE
from spielwerk.games.dilluvia_project.state import Player, State, game
from spielwerk.kernel import Options, offer

GARDEN_ON = game.verb("garden:<square>")

BOUGHT, PERMITTED = range(2)
"""How a player comes to a garden."""


@game.note
def garden_laid(s: State, p: int, square: int, left: int) -> None: ...


@game.note
def no_garden(s: State, p: int) -> None: ...


@game.decision(GARDEN_ON, NONE)
class choose_garden_square:
    """Where does the garden go?"""

    @staticmethod
    def options(s: State, p: int, permit: int, out: Options) -> None:
        me = s.player[p]
        payable = permit or me.money >= GARDEN_PRICE
        if payable and s.gardens > 0:
            for row in range(1, ROWS + 1):
                offer_row(out, GARDEN_ON, row, garden_row(s, me, permit, row))
        if not permit:
            offer(out, NONE)

    @staticmethod
    def take(s: State, p: int, permit: int, verb: int, item: int) -> None:
        if verb == NONE:
            no_garden(s, p)
            return
        if not permit:
            pay(s, p, GARDEN_PRICE)
        lay_garden(s, item)
        garden_laid(s, p, item, s.gardens)


def garden_row(s: State, me: Player, permit: int, row: int) -> int:
    """Own land; with a permit also free squares that touch an own building."""
    if not permit:
        return me.land[row]
    near = built_row(me, row - 1) | built_row(me, row) | built_row(me, row + 1)
    return me.land[row] | widened(near) & s.free[row]


def garden_possible(s: State, me: Player) -> bool:
    """Whether a garden is left and a permit would find a square for it."""
    if s.gardens == 0:
        return False
    for row in range(1, ROWS + 1):
        if garden_row(s, me, PERMITTED, row):
            return True
    return False
