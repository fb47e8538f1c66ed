"""What a building brings its owner: the cube on one of its two squares, income, new workers (7.5.6, 7.5.7)."""

from __future__ import annotations

from ..catalogue import (
    INCOME_LIMIT,
    INCOMES,
    RESERVE,
    SQUARE_INCOME,
    SQUARE_WORKER,
)
from ..state import Player, State, game


@game.note
def cube_put(s: State, p: int, building: int, square: int, income_square: int) -> None: ...


@game.note
def worker_hired(s: State, p: int, left: int) -> None: ...


@game.note
def no_worker_left(s: State, p: int) -> None: ...


@game.note
def worker_sent_before(s: State, p: int, square: int) -> None: ...


def shown_income(me: Player, income: int) -> int:
    """Where an income marker stands: the player board ends at its limit (8.2)."""
    return min(INCOME_LIMIT, me.income[income])


def put_cube(s: State, p: int, square: int, income_square: int) -> None:
    """Put the cube of a building on one of its squares and adjust the incomes."""
    me = s.player[p]
    building = s.tile[square]
    before = s.cube[square]
    for income in range(len(INCOMES)):
        if before >= 0:
            me.income[income] -= SQUARE_INCOME[building, before, income]
        me.income[income] += SQUARE_INCOME[building, income_square, income]
    s.cube[square] = income_square
    cube_put(s, p, building, square, income_square)
    if SQUARE_WORKER[building, income_square]:
        hire_worker(s, p, square)


def has_sent_worker(me: Player, square: int) -> bool:
    """Whether the building on a square has granted its worker."""
    for number in range(RESERVE):
        if me.workers_from[number] == square:
            return True
    return False


def hire_worker(s: State, p: int, square: int) -> None:
    """A worker from the reserve joins from the next round on, once; an empty reserve grants nothing (14.4.4)."""
    me = s.player[p]
    if has_sent_worker(me, square):
        worker_sent_before(s, p, square)
        return
    if me.reserve == 0:
        no_worker_left(s, p)
        return
    me.workers_from[RESERVE - me.reserve] = square
    me.reserve -= 1
    me.pending += 1
    worker_hired(s, p, me.reserve)
