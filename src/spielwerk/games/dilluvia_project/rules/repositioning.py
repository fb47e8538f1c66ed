"""Repositioning of cubes on own buildings (5.8)."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import ROWS
from spielwerk.games.dilluvia_project.rules.buildings import put_cube
from spielwerk.games.dilluvia_project.rules.city import built_row, square_at
from spielwerk.games.dilluvia_project.rules.words import FINISH
from spielwerk.games.dilluvia_project.state import State, game
from spielwerk.kernel import Options, lowest, offer, without_lowest

SWITCH = game.verb("switch:<square>")


@game.refusal("5.8")
def switched_already(out: Options, option: int) -> None: ...


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
