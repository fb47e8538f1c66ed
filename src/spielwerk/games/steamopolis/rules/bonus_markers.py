"""Bonus markers: the market of level 1 (8.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    BONUS_MARKET,
    BONUS_NUMBER,
    CRYSTAL,
    FIELDS,
    FROM_BONUS_MARKERS,
    MARKER_ATTRACTS,
    MARKER_COST,
    MARKER_NUMBER,
    MARKER_SOURCE,
    MARKER_TOKEN,
    MARKER_VP,
    PINK_FIELD,
    ROW_LENGTH,
    ROW_RESOURCE,
    ROWS,
)
from ..scoring import raise_statue, score_points
from ..state import State, game
from .answers import others_place
from .costs import can_pay, explain_payment, pay_cost
from .effects import effect
from .gauge import (
    discard_marker,
    holds_stone,
    last_free,
    move_stone,
    no_free_field,
    offer_markers,
)
from .words import DISCARD_MARKER, STOP

MARKER = game.verb("marker:<row>")
FIELD = game.verb("field:<field>")
BOX = game.verb("box")


@game.note
def marker_bought(s: State, p: int, number: int, row: int) -> None: ...


@game.note
def marker_laid(s: State, p: int, field: int) -> None: ...


@game.note
def marker_boxed(s: State, p: int, number: int) -> None: ...


@game.refusal("8.5")
def row_empty(out: Options, option: int, row: int) -> None: ...


@game.refusal("15.6")
def base_marker_there(out: Options, option: int, field: int) -> None: ...


def cogs_for(row: int, cost: int) -> int:
    """The cogs in the price of a marker of a row."""
    return 0 if ROW_RESOURCE[row] == CRYSTAL else cost


def crystals_for(row: int, cost: int) -> int:
    """The crystals in the price of a marker of a row."""
    return cost if ROW_RESOURCE[row] == CRYSTAL else 0


def can_buy_marker(s: State, p: int, row: int) -> bool:
    """Whether a row has a front marker that a player can pay."""
    front = s.marker_front[row]
    if front == ROW_LENGTH:
        return False
    cost = MARKER_COST[row, front]
    return can_pay(s.player[p], cogs_for(row, cost), crystals_for(row, cost))


def can_buy_any_marker(s: State, p: int) -> bool:
    """Whether a player can pay any front marker."""
    for row in range(len(ROWS)):
        if can_buy_marker(s, p, row):
            return True
    return False


def explain_marker(s: State, p: int, row: int, out: Options, option: int) -> None:
    """Refuse to sell the front marker of a row."""
    front = s.marker_front[row]
    if front == ROW_LENGTH:
        row_empty(out, option, row)
    else:
        cost = MARKER_COST[row, front]
        explain_payment(s.player[p], cogs_for(row, cost), crystals_for(row, cost), out, option)


@game.step
def go_on_buying(s: State, p: int) -> None:
    """Another marker, as long as one can be paid."""
    if can_buy_any_marker(s, p):
        buy_bonus_marker(s, p)


@game.decision(MARKER, STOP)
class buy_bonus_marker:
    """Which bonus marker do you buy?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for row in range(len(ROWS)):
            if can_buy_marker(s, p, row):
                offer(out, MARKER + row)
            else:
                explain_marker(s, p, row, out, MARKER + row)
        offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == MARKER:
            cost = MARKER_COST[item, s.marker_front[item]]
            pay_cost(s, p, cogs_for(item, cost), crystals_for(item, cost), MARKER_SOURCE[item, s.marker_front[item]])
            get_marker(s, p, item)
            go_on_buying(s, p)


@game.step
def get_marker(s: State, p: int, row: int) -> None:
    """Points, then the marker goes onto the gauge; some attract parasites of the others."""
    front = s.marker_front[row]
    marker_bought(s, p, MARKER_NUMBER[row, front], row)
    if MARKER_VP[row, front] > 0:
        score_points(s, p, MARKER_VP[row, front], FROM_BONUS_MARKERS)
    take_front_marker(s, row, p)
    place_bonus_marker(s, p, MARKER_NUMBER[row, front])
    if MARKER_ATTRACTS[row, front]:
        others_place(s, p, MARKER_SOURCE[row, front])


def take_front_marker(s: State, row: int, buyer: int) -> None:
    """The front marker leaves its row; when both rows are empty the statue goes to the tower top."""
    s.marker_front[row] += 1
    if all_markers_sold(s):
        raise_statue(s, BONUS_MARKET, buyer)


def all_markers_sold(s: State) -> bool:
    """Whether both rows are empty."""
    for row in range(len(ROWS)):
        if s.marker_front[row] < ROW_LENGTH:
            return False
    return True


@game.decision(FIELD, DISCARD_MARKER, BOX)
class place_bonus_marker:
    """Where does the bonus marker go?"""

    @staticmethod
    def options(s: State, p: int, number: int, out: Options) -> None:
        me = s.player[p]
        stones = 0
        for field in range(len(FIELDS)):
            if BONUS_NUMBER[field] == number:
                if field == me.base:
                    base_marker_there(out, FIELD + field, field)
                elif holds_stone(me, field) and field > last_free(me):
                    stones |= 1 << field
                    no_free_field(out, FIELD + field, field)
                else:
                    stones |= 1 << field if holds_stone(me, field) else 0
                    offer(out, FIELD + field)
        offer_markers(me, stones, out)
        offer(out, BOX)

    @staticmethod
    def take(s: State, p: int, number: int, verb: int, item: int) -> None:
        if verb == FIELD:
            lay_marker(s, p, item)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            place_bonus_marker(s, p, number)
        else:
            marker_boxed(s, p, number)


def lay_marker(s: State, p: int, field: int) -> None:
    """Lay a marker on a field: a stone there moves on, an old marker goes to the box."""
    me = s.player[p]
    if holds_stone(me, field):
        move_stone(s, p, field)
    elif me.gauge[field] == MARKER_TOKEN:
        discard_marker(s, p, field)
    me.gauge[field] = MARKER_TOKEN
    marker_laid(s, p, field)


@effect.of("gain_pink_marker")
def gain_pink_marker(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """The pink marker lies on the field of its number from the set-up on."""
    lay_marker(s, p, PINK_FIELD)
