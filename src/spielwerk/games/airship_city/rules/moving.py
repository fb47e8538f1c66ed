"""Moving a worker: destinations, hops, pausing in mid-hop, Long-haul Flight (5.1, 5.2, 5.4, 8.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, without_lowest

from ..catalogue import (
    GEAR,
    HALF_GRID,
    LONG_HAUL_FLIGHT,
    NEXT_TO_LOWER,
    NEXT_TO_UPPER,
    SHIFT_COST,
    TILES,
    WORKERS,
)
from ..state import READY, USED, State, game
from .actions import perform_action
from .resources import lacks

TO = game.verb("to:<tile>")
TO_LONG = game.verb("to_long:<tile>")
PAUSE = game.verb("pause:<tile>")


@game.note
def moved(s: State, p: int, from_tile: int, to_tile: int) -> None: ...


@game.note
def flew(s: State, p: int, from_tile: int, to_tile: int) -> None: ...


@game.note
def paused(s: State, p: int, from_tile: int, to_tile: int) -> None: ...


@game.refusal("5.1")
def out_of_reach(out: Options, option: int) -> None: ...


@game.refusal("5.2")
def own_worker_there(out: Options, option: int) -> None: ...


@game.refusal("5.1")
def stands_there(out: Options, option: int) -> None: ...


@game.refusal("5.2")
def movement_began_there(out: Options, option: int) -> None: ...


@game.refusal("5.4")
def paused_there(out: Options, option: int) -> None: ...


def own_workers(s: State, p: int, besides: int) -> int:
    """The positions of a player's workers except one, one bit each."""
    me = s.player[p]
    positions = 0
    for worker in range(WORKERS):
        if worker != besides and me.worker_tile[worker] >= 0:
            positions |= 1 << s.place_of[me.worker_tile[worker]]
    return positions


def neighbours(positions: int) -> int:
    """All positions next to any of these."""
    return NEXT_TO_UPPER[positions & (1 << HALF_GRID) - 1] | NEXT_TO_LOWER[positions >> HALF_GRID]


def hops(start: int, own: int, barred: int) -> int:
    """The positions reached from the start by steps over own workers, the start included."""
    reached = start
    new = start
    while new:
        new = neighbours(new) & own & ~barred & ~reached
        reached |= new
    return reached


def beside(positions: int, own: int, barred: int) -> int:
    """The positions next to these where a movement may end."""
    return neighbours(positions) & ~own & ~barred


def by_flight(near: int, own: int, barred: int) -> int:
    """The positions that are reached only by passing over a tile without an own worker."""
    return beside(hops(near, own, barred), own, barred) & ~near


def barred_positions(s: State, p: int, worker: int) -> int:
    """Where the worker stands, and where the tile lies on which its movement began."""
    return 1 << s.place_of[s.player[p].worker_tile[worker]] | 1 << s.place_of[s.move_began]


def offer_tiles(s: State, verb: int, positions: int, out: Options) -> None:
    """Offer the tiles on these positions."""
    while positions:
        offer(out, verb + s.tile_at[lowest(positions)])
        positions = without_lowest(positions)


def offer_pauses(s: State, p: int, stepped_over: int, out: Options) -> None:
    """Offer to stop over on own workers, for a shift; but only once on the same tile in a movement."""
    gears = s.player[p].stock[GEAR]
    while stepped_over:
        tile = s.tile_at[lowest(stepped_over)]
        stepped_over = without_lowest(stepped_over)
        if s.paused_on[tile]:
            paused_there(out, PAUSE + tile)
        elif gears >= SHIFT_COST:
            offer(out, PAUSE + tile)
        else:
            lacks(out, PAUSE + tile, 0, 0, 0, SHIFT_COST - gears)


def explain_tiles(s: State, standing: int, own: int, barred: int, offered: int, out: Options) -> None:
    """Say of every other tile why the worker can't go there."""
    for position in range(len(TILES)):
        tile = s.tile_at[position]
        if standing >> position & 1:
            stands_there(out, TO + tile)
        elif barred >> position & 1:
            movement_began_there(out, TO + tile)
        elif own >> position & 1:
            own_worker_there(out, TO + tile)
        elif not offered >> position & 1:
            out_of_reach(out, TO + tile)


@game.decision(TO, TO_LONG, PAUSE)
class choose_destination:
    """Where does this worker go?"""

    @staticmethod
    def options(s: State, p: int, worker: int, tile: int, out: Options) -> None:
        me = s.player[p]
        start = 1 << s.place_of[me.worker_tile[worker]]
        own = own_workers(s, p, worker)
        barred = barred_positions(s, p, worker)
        reached = hops(start, own, barred)
        near = beside(reached, own, barred)
        far = 0
        if me.bonus[LONG_HAUL_FLIGHT] == READY:
            far = by_flight(near, own, barred)
        offer_tiles(s, TO, near, out)
        offer_tiles(s, TO_LONG, far, out)
        if s.shift_in_mid_hop:
            offer_pauses(s, p, reached & own & ~barred, out)
        explain_tiles(s, start, own, barred, near | far, out)

    @staticmethod
    def take(s: State, p: int, worker: int, tile: int, verb: int, item: int) -> None:
        me = s.player[p]
        me.worker_tile[worker] = item
        if verb == PAUSE:
            s.pausing = worker
            s.paused_on[item] = 1
            paused(s, p, tile, item)
            return
        if verb == TO_LONG:
            me.bonus[LONG_HAUL_FLIGHT] = USED
            flew(s, p, tile, item)
        else:
            moved(s, p, tile, item)
        me.worker_moved[worker] = 1
        end_movement(s)
        perform_action(s, p, item)


def begin_movement(s: State, p: int, tile: int) -> None:
    """Take up an unmoved worker from a tile, or the one that pauses there."""
    if s.pausing < 0:
        s.move_began = tile
        choose_destination(s, p, unmoved_worker(s, p, tile), tile)
    else:
        choose_destination(s, p, s.pausing, tile)


def end_movement(s: State) -> None:
    """Forget where the movement began and paused."""
    s.pausing = -1
    s.move_began = -1
    for tile in range(len(TILES)):
        s.paused_on[tile] = 0


def can_be_moved(s: State, p: int, worker: int) -> bool:
    """Whether a worker on the board has yet to move; in mid-hop only the one that pauses can go on."""
    me = s.player[p]
    return me.worker_tile[worker] >= 0 and not me.worker_moved[worker] and (s.pausing < 0 or s.pausing == worker)


def unmoved_worker(s: State, p: int, tile: int) -> int:
    """One of a player's unmoved workers on a tile; -1 for none."""
    me = s.player[p]
    for worker in range(WORKERS):
        if me.worker_tile[worker] == tile and not me.worker_moved[worker]:
            return worker
    return -1
