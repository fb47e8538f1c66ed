"""The machine room: tiles at their positions, installing and removing them (8.2), parasite slots (10.1)."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..catalogue import (
    CAPACITY,
    MACHINES,
    PARASITE_LIMIT,
    PARASITES,
    POSITIONS,
    SIDES,
    TILE_EFFECT,
)
from ..state import IN_BOX, INSTALLED, Player, State, game

SCRAPPED, OUT_OF_THE_GAME = range(2)
"""What becomes of a capacity tile that is removed."""


@game.note
def tile_removed(s: State, p: int, tile: int, position: int) -> None: ...


@game.note
def tile_installed(s: State, p: int, tile: int, position: int) -> None: ...


@game.note
def parasite_went_home(s: State, owner: int, host: int, tile: int, effect: int) -> None: ...


@game.refusal("8.2")
def position_empty(out: Options, option: int, position: int) -> None: ...


@game.refusal("8.2")
def position_occupied(out: Options, option: int, position: int, tile: int) -> None: ...


def first_free_position(me: Player) -> int:
    """The first position without a tile; -1 for none."""
    for position in range(len(POSITIONS)):
        if me.room[position] < 0:
            return position
    return -1


def install(s: State, p: int, tile: int, position: int) -> None:
    """Lay a tile on a free position."""
    s.player[p].room[position] = tile
    if tile < len(MACHINES):
        s.tile_place[tile] = INSTALLED
    tile_installed(s, p, tile, position)


def remove_tile(s: State, p: int, position: int, fate: int) -> None:
    """Take a tile out: parasites on it go home without effect, a scrapped capacity tile goes back to the supply."""
    tile = s.player[p].room[position]
    tile_removed(s, p, tile, position)
    for owner in range(s.seats):
        send_parasites_home(s, owner, p, position)
    s.player[p].room[position] = -1
    if tile < len(MACHINES):
        s.tile_place[tile] = IN_BOX
    elif tile == CAPACITY and fate == SCRAPPED:
        s.capacity_tiles += 1


# ---------------------------------------------------------------- 10.1 slots


def has_slot(s: State, host: int, position: int, side: int) -> bool:
    """Whether a tile lies there with this effect."""
    tile = s.player[host].room[position]
    return tile >= 0 and TILE_EFFECT[tile, side] >= 0


def lies_on(me: Player, parasite: int, host: int, position: int) -> bool:
    """Whether a parasite lies on the tile at a position of a host."""
    return me.parasite_host[parasite] == host and me.parasite_spot[parasite] // len(SIDES) == position


def lies_on_slot(me: Player, parasite: int, host: int, spot: int) -> bool:
    """Whether a parasite lies on one effect of a tile of a host."""
    return me.parasite_host[parasite] == host and me.parasite_spot[parasite] == spot


def may_place(s: State, p: int, parasite: int, host: int, position: int, side: int) -> bool:
    """Whether a parasite may go to a slot: another one, of another player, with room on the tile."""
    if host == p or not has_slot(s, host, position, side):
        return False
    me = s.player[p]
    if lies_on_slot(me, parasite, host, position * len(SIDES) + side):
        return False
    return others_on(me, parasite, host, position) < PARASITE_LIMIT[s.seats]


def others_on(me: Player, parasite: int, host: int, position: int) -> int:
    """How many other parasites of a player lie on the tile at a position of a host."""
    others = 0
    for other in range(PARASITES):
        if other != parasite and lies_on(me, other, host, position):
            others += 1
    return others


def may_place_at(s: State, p: int, parasite: int, host: int) -> bool:
    """Whether a parasite may go to any slot of a host."""
    for position in range(len(POSITIONS)):
        for side in range(len(SIDES)):
            if may_place(s, p, parasite, host, position, side):
                return True
    return False


def docked_parasite(me: Player) -> int:
    """A parasite on the dock; -1 for none."""
    for parasite in range(PARASITES):
        if me.parasite_spot[parasite] < 0:
            return parasite
    return -1


def dock_parasite(s: State, owner: int, parasite: int) -> None:
    """A parasite goes back to its dock."""
    me = s.player[owner]
    spot = me.parasite_spot[parasite]
    host = me.parasite_host[parasite]
    parasite_went_home(s, owner, host, s.player[host].room[spot // len(SIDES)], spot % len(SIDES))
    me.parasite_host[parasite] = -1
    me.parasite_spot[parasite] = -1


def send_parasites_home(s: State, owner: int, host: int, position: int) -> None:
    """All parasites of an owner on a tile go back to the dock."""
    for parasite in range(PARASITES):
        if lies_on(s.player[owner], parasite, host, position):
            dock_parasite(s, owner, parasite)
