"""Why a square of the city is not free (2.2, 7.4.2)."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..catalogue import COLUMN, GARDEN, LAND_ROW, PROPELLER_ROW, ROW
from ..state import State, game
from .city import corner_of, is_built


@game.refusal("2.2")
def is_propeller(out: Options, option: int) -> None: ...


@game.refusal("2.2")
def outside_the_city(out: Options, option: int, players: int) -> None: ...


@game.refusal("7.4.2")
def is_garden(out: Options, option: int) -> None: ...


@game.refusal("7.4.2")
def is_built_on(out: Options, option: int, building: int, owner: int) -> None: ...


@game.refusal("7.4.2")
def is_land_of(out: Options, option: int, owner: int) -> None: ...


def explain_square(s: State, square: int, option: int, out: Options) -> None:
    """Say what is on a square that is not free; only asked at Python speed."""
    row, column = ROW[square], COLUMN[square]
    if PROPELLER_ROW[row] >> column & 1:
        is_propeller(out, option)
    elif not LAND_ROW[s.seats, row] >> column & 1:
        outside_the_city(out, option, s.seats)
    elif s.tile[square] == GARDEN:
        is_garden(out, option)
    elif is_built(s, square):
        is_built_on(out, option, s.tile[corner_of(s, square)], s.owner[square])
    else:
        is_land_of(out, option, s.owner[square])
