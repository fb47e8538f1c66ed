"""Action phase: the turns of the players until all workers are placed (6)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    ACTION_PHASE,
    EXTRA_CIRCLE,
    EXTRA_OF,
)
from ..state import State, game
from .placing import (
    PLACE,
    PLACE_EXTRA,
    choose_workers,
    circle_for,
    explain_targets,
    offer_targets,
)
from .tiles import TILE, can_play_tile, explain_tiles, offer_tiles, play_tile

IDLE = game.verb("idle")
END_TURN = game.verb("end_turn")


@game.note
def went_idle(s: State, p: int, workers: int) -> None: ...


@game.refusal("6.8")
def must_place(out: Options, option: int) -> None: ...


@game.step
def action_phase(s: State) -> None:
    """The first player begins."""
    s.phase = ACTION_PHASE
    next_turn(s, 0)


@game.step
def next_turn(s: State, place: int) -> None:
    """The next player who has a worker takes a turn; when nobody has one the phase is over."""
    for step in range(s.seats):
        p = s.order[(place + step) % s.seats]
        if s.player[p].dark + s.player[p].special > 0:
            turn_menu(s, p)
            next_turn(s, (place + step + 1) % s.seats)
            return


@game.decision(PLACE, PLACE_EXTRA, TILE, IDLE)
class turn_menu:
    """Where do you place workers?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_targets(s, p, out)
        if out[0] == 0:
            offer(out, IDLE)
        else:
            must_place(out, IDLE)
        offer_tiles(s, p, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == TILE:
            play_tile(s, p, item)
            turn_menu(s, p)
        elif verb == IDLE:
            go_idle(s, p)
        elif verb == PLACE:
            choose_workers(s, p, item, circle_for(s, p, item))
            end_of_turn(s, p)
        else:
            choose_workers(s, p, EXTRA_OF[item], EXTRA_CIRCLE[item])
            end_of_turn(s, p)


def go_idle(s: State, p: int) -> None:
    """No circle is left: the remaining workers rest for this round (6.8)."""
    me = s.player[p]
    went_idle(s, p, me.dark + me.special)
    me.dark = 0
    me.special = 0


@game.reasons(turn_menu)
def why_not_placed(s: State, p: int, out: Options) -> None:
    """Rows without a circle for the player, and tiles that are not played."""
    explain_targets(s, p, out)
    explain_tiles(s, p, out)


@game.step
def end_of_turn(s: State, p: int) -> None:
    """A turn ends by itself unless a tile can be played."""
    if can_play_tile(s, p):
        end_turn_menu(s, p)


@game.decision(TILE, END_TURN)
class end_turn_menu:
    """Play another tile, or end your turn?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        offer_tiles(s, p, out)
        offer(out, END_TURN)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == TILE:
            play_tile(s, p, item)
            end_of_turn(s, p)


@game.reasons(end_turn_menu)
def why_no_tile_after(s: State, p: int, out: Options) -> None:
    """Tiles that are not played."""
    explain_tiles(s, p, out)
