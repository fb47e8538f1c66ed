"""Repositioning of cubes on own buildings (7.8)."""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, without_lowest

from ..catalogue import ROWS, SQUARES
from ..state import State, game
from .buildings import put_cube
from .city import built_row, corner_of, is_built, square_at
from .words import FINISH

SWITCH = game.verb("switch:<square>")

NO_SQUARE = -1
"""In place of a square whose cube was moved before."""


@game.refusal("14.2.9")
def switched_already(out: Options, option: int) -> None: ...


@game.refusal("7.8")
def building_of(out: Options, option: int, building: int, owner: int) -> None: ...


@game.refusal("7.8")
def no_building_here(out: Options, option: int) -> None: ...


@game.decision(SWITCH, FINISH)
class choose_switch:
    """Which building's cube do you move to its other square?"""

    @staticmethod
    def options(s: State, p: int, left: int, first_square: int, second_square: int, out: Options) -> None:
        me = s.player[p]
        for row in range(1, ROWS + 1):
            bits = built_row(me, row)
            while bits:
                square = square_at(row, lowest(bits))
                bits = without_lowest(bits)
                if square in (first_square, second_square):
                    switched_already(out, SWITCH + square)
                elif s.cube[square] >= 0:
                    offer(out, SWITCH + square)
        offer(out, FINISH)

    @staticmethod
    def take(s: State, p: int, left: int, first_square: int, second_square: int, verb: int, item: int) -> None:
        if verb == SWITCH:
            put_cube(s, p, item, 1 - s.cube[item])
            if left > 1:
                choose_switch(s, p, left - 1, item, first_square)


@game.reasons(choose_switch)
def why_not_switched(s: State, p: int, left: int, first_square: int, second_square: int, out: Options) -> None:
    """Say of every other square that no building of the player's has its cube there."""
    for square in range(len(SQUARES)):
        if not is_built(s, square):
            no_building_here(out, SWITCH + square)
        elif s.owner[square] != p:
            building_of(out, SWITCH + square, s.tile[corner_of(s, square)], s.owner[square])
