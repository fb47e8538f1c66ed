"""Shifting a line of tiles by one position (5.3), for a gear also between a worker's arrival and its action."""

from __future__ import annotations

from spielwerk.kernel import Options, offer_all

from ..catalogue import (
    BONUS_AMOUNT,
    BONUS_RESOURCE,
    COLUMNS,
    GAIN,
    GEAR,
    KIND,
    LINE,
    SHIFT_COST,
    SHIFTS,
    SHIPYARD,
    WORKERS,
    WORKSHOP,
)
from ..state import BEFORE_ACTION, State, game
from .resources import lacks, room, spend
from .workshop import can_expand

SHIFT = game.verb("shift:<shift>")
SHIFT_FIRST = game.verb("shift_first:<shift>")


@game.note
def shifted(s: State, p: int, shift: int) -> None: ...


@game.refusal("5.3")
def all_moved(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- paid with a gear


def offer_paid_shifts(s: State, p: int, verb: int, unmoved: int, out: Options) -> None:
    """Every line, while a worker is unmoved and a gear can be paid."""
    gears = s.player[p].stock[GEAR]
    if unmoved > 0 and gears >= SHIFT_COST:
        offer_all(out, verb, len(SHIFTS))
        return
    for shift in range(len(SHIFTS)):
        if unmoved == 0:
            all_moved(out, verb + shift)
        else:
            lacks(out, verb + shift, 0, 0, 0, SHIFT_COST - gears)


def pay_shift(s: State, p: int, shift: int) -> None:
    """Shift a line for a gear."""
    spend(s, p, SHIFT_COST, GEAR)
    apply_shift(s, p, shift)


def gears_lost_here(s: State, p: int, tile: int) -> bool:
    """Whether a worker's action on this tile would gain gears for which there is no room.

    The rulebook allows paid shifts "at any time" of the turn while a worker is unmoved, so also between a worker's
    arrival and its action (5.5, 14.5). There a shift is offered exactly when this is true, for only then it differs
    from a shift right after the action: the gear is paid before gears are gained. The action itself does not care how
    the city lies. That holds for the Lighthouse too: its two free shifts and then the paid ones reach every city that
    the same shifts reach in any other order, so it matters there only for the gear that a developed Lighthouse gives.
    Other full stocks are no case of their own: a shift frees room for gears alone. Nor is the Shipyard, whose airships
    cost more gears than its bonus gives back.
    """
    me = s.player[p]
    kind = KIND[tile]
    gears = GAIN[kind, GEAR]
    if me.expanded[GEAR] and BONUS_RESOURCE[kind, GEAR] and kind != SHIPYARD and bonus_ahead(s, p, tile):
        gears += BONUS_AMOUNT[kind]
    return room(me, GEAR) < gears


def bonus_ahead(s: State, p: int, tile: int) -> bool:
    """Whether an action on this tile will end on its developed side; on the Workshop an expansion must be payable."""
    if KIND[tile] != WORKSHOP:
        return s.developed[tile] == 1
    return can_expand(s, p) and (s.developed[tile] == 1 or s.resource_bonus_tile_side_checked != BEFORE_ACTION)


# ---------------------------------------------------------------- how the city changes


def apply_shift(s: State, p: int, shift: int) -> None:
    """Move the four tiles of a line on by one; the tile pushed out comes back at the other end."""
    pushed_out = s.tile_at[LINE[shift, COLUMNS - 1]]
    for step in range(COLUMNS - 1, 0, -1):
        put_tile(s, s.tile_at[LINE[shift, step - 1]], LINE[shift, step])
    put_tile(s, pushed_out, LINE[shift, 0])
    if not s.workers_stay_on_shifted_tile:
        keep_workers_in_place(s, shift)
    shifted(s, p, shift)


def put_tile(s: State, tile: int, position: int) -> None:
    """Lay a tile on a position."""
    s.tile_at[position] = tile
    s.place_of[tile] = position


def keep_workers_in_place(s: State, shift: int) -> None:
    """Switch `workers_stay_on_shifted_tile` off: workers keep their grid position and so change tiles."""
    for p in range(s.seats):
        me = s.player[p]
        for worker in range(WORKERS):
            if me.worker_tile[worker] >= 0:
                me.worker_tile[worker] = tile_that_came(s, shift, me.worker_tile[worker])


def tile_that_came(s: State, shift: int, tile: int) -> int:
    """The tile that lies now where this one lay before the shift."""
    for step in range(COLUMNS):
        if s.tile_at[LINE[shift, step]] == tile:
            return s.tile_at[LINE[shift, (step - 1) % COLUMNS]]
    return tile
