"""Shifting a line of tiles by one position (5.1.1)."""

from __future__ import annotations

from spielwerk.games.airship_city.catalogue import COLUMNS, LINE, WORKERS
from spielwerk.games.airship_city.state import State, game

SHIFT = game.verb("shift:<shift>")


@game.note
def shifted(s: State, p: int, shift: int) -> None: ...


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
