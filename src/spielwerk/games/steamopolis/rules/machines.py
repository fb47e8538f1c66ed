"""Machines at work: activation (6.3), passive effects (9.11), parasites that share in them (10.3)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, offer_all

from ..catalogue import (
    ACTIVATION,
    AT_END_OF_TURN,
    CAPACITY,
    DISTRICTS,
    LEVEL,
    NO_CAPACITY_LEFT,
    PARASITES,
    PASSIVE,
    POSITIONS,
    SIDES,
    TILE_EFFECT,
    TRIGGER,
    TRIGGER_LEVELS,
)
from ..state import STOP_THERE, State, game
from .effects import effect, run_effect, why_useless
from .machine_room import (
    OUT_OF_THE_GAME,
    dock_parasite,
    has_slot,
    install,
    lies_on_slot,
    remove_tile,
)
from .stock import store_afterwards
from .words import DECLINE, POSITION, lapsed


@game.note
def machine_activated(s: State, p: int, tile: int) -> None: ...


@game.note
def passive_effect(s: State, p: int, tile: int) -> None: ...


@game.note
def parasite_profits(s: State, p: int, tile: int, effect: int) -> None: ...


# ---------------------------------------------------------------- 6.3 activation


def activate_tile(s: State, p: int, position: int) -> None:
    """All connected boilers for the owner, then the parasites on them, which go home at once."""
    use_boilers(s, p, position)
    trigger_parasites(s, p, position, ACTIVATION)


@game.step
def run_machine(s: State, p: int, position: int) -> None:
    """All connected boilers for the owner alone."""
    use_boilers(s, p, position)


def use_boilers(s: State, p: int, position: int) -> None:
    """The activation effect of the tile on a position."""
    tile = s.player[p].room[position]
    machine_activated(s, p, tile)
    run_effect(s, p, TILE_EFFECT[tile, ACTIVATION])


@effect.of("run_machines")
def run_machines(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """All own machines from right to left; parasites sleep."""
    for position in range(len(POSITIONS) - 1, -1, -1):
        if has_slot(s, p, position, ACTIVATION):
            run_machine(s, p, position)


# ---------------------------------------------------------------- 9.11 passive effects


def fire_passives(s: State, p: int, trigger: int, level: int) -> None:
    """Every own passive effect with this trigger that does not wait for the end of the turn, from r1 to r7."""
    for position in range(len(POSITIONS)):
        tile = s.player[p].room[position]
        if tile >= 0 and TRIGGER[tile] == trigger and not AT_END_OF_TURN[tile] and names_level(tile, level):
            resolve_passive(s, p, position)


def names_level(tile: int, level: int) -> bool:
    """Whether a passive effect asks for no level, or for this one."""
    return TRIGGER_LEVELS[tile] == 0 or TRIGGER_LEVELS[tile] >> level & 1 == 1


@game.step
def resolve_passive(s: State, p: int, position: int) -> None:
    """A passive effect for the owner, then for the parasites on it."""
    tile = s.player[p].room[position]
    passive_effect(s, p, tile)
    run_effect(s, p, TILE_EFFECT[tile, PASSIVE])
    trigger_parasites(s, p, position, PASSIVE)


def late_passives(s: State, p: int) -> None:
    """Passive effects with the end-of-turn mark, once for each stone that was taken back from their levels (7.6)."""
    for position in range(len(POSITIONS)):
        tile = s.player[p].room[position]
        if tile >= 0 and AT_END_OF_TURN[tile]:
            for _ in range(stones_taken_back(s, TRIGGER_LEVELS[tile])):
                resolve_passive(s, p, position)


def stones_taken_back(s: State, levels: int) -> int:
    """How many stones the active player took back in this turn from these levels."""
    count = 0
    for district in range(len(DISTRICTS)):
        if s.visited[district] == STOP_THERE and levels >> LEVEL[district] & 1:
            count += 1
    return count


# ---------------------------------------------------------------- 10.3 parasites share


def trigger_parasites(s: State, p: int, position: int, side: int) -> None:
    """All parasites on a slot go home now; after the tile's owner theirs use the effect, in turn order (15.20).

    The effect itself can't stop them any more, not even one that shakes off parasites (15.21).
    """
    tile = s.player[p].room[position]
    for distance in range(1, s.seats):
        owner = (s.active + distance) % s.seats
        for parasite in range(PARASITES):
            if lies_on_slot(s.player[owner], parasite, p, position * len(SIDES) + side):
                dock_parasite(s, owner, parasite)
                use_slot(s, owner, tile, side)


@game.step
def use_slot(s: State, p: int, tile: int, side: int) -> None:
    """A player uses the effect of a tile that is not his own, and stores at once."""
    parasite_profits(s, p, tile, side)
    run_effect(s, p, TILE_EFFECT[tile, side])
    store_afterwards(s, p)


# ---------------------------------------------------------------- 9.6 capacity tiles


@effect.of("gain_capacity")
def gain_capacity(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """A capacity tile for any position, if one is in the supply."""
    if s.capacity_tiles > 0:
        place_capacity_tile(s, p, source)
    else:
        lapsed(s, p, source, NO_CAPACITY_LEFT)


@why_useless.of("gain_capacity")
def no_capacity_left(s: State, p: int, kind: int) -> int:
    """All capacity tiles are taken."""
    return -1 if s.capacity_tiles > 0 else NO_CAPACITY_LEFT


@game.decision(POSITION, DECLINE)
class place_capacity_tile:
    """Where do you put the capacity tile?"""

    @staticmethod
    def options(s: State, p: int, source: int, out: Options) -> None:
        offer_all(out, POSITION, len(POSITIONS))
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, source: int, verb: int, item: int) -> None:
        if verb == POSITION:
            if s.player[p].room[item] >= 0:
                remove_tile(s, p, item, OUT_OF_THE_GAME)
            s.capacity_tiles -= 1
            install(s, p, CAPACITY, item)
