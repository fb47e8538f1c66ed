"""What a worker can do on the tile it has reached (6.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, offer_all

from ..catalogue import (
    GEAR,
    KIND,
    MOST_GEARS_GAINED,
    REVERSE_SHIFT,
    SHIFTS,
)
from ..state import BEFORE_ACTION, State, game
from .bonuses import built_expansions, piggyback, resource_bonus
from .contracts import TAKE
from .facilities import CONSTRUCT
from .gathering import GATHER, act, offer_action
from .resources import room
from .shifting import (
    SHIFT,
    SHIFT_FIRST,
    apply_shift,
    gears_lost_here,
    offer_paid_shifts,
    pay_shift,
)
from .shipyard import BUILD
from .workers import HIRE, RECALL, unmoved_workers
from .workshop import EXPAND

SKIP = game.verb("skip")
STOP = game.verb("stop")


@game.note
def skipped(s: State, p: int, tile: int) -> None: ...


@game.refusal("6.9")
def exact_reverse(out: Options, option: int, shift: int) -> None: ...


@game.decision(SKIP, GATHER, BUILD, CONSTRUCT, EXPAND, TAKE, HIRE, RECALL, SHIFT, SHIFT_FIRST)
class perform_action:
    """What does the worker do here?"""

    @staticmethod
    def options(s: State, p: int, tile: int, out: Options) -> None:
        offer(out, SKIP)
        offer_action(s, p, KIND[tile], tile, out)
        if room(s.player[p], GEAR) < MOST_GEARS_GAINED and gears_lost_here(s, p, tile):
            offer_paid_shifts(s, p, SHIFT_FIRST, unmoved_workers(s, p), out)

    @staticmethod
    def take(s: State, p: int, tile: int, verb: int, item: int) -> None:
        if verb == SKIP:
            skipped(s, p, tile)
            return
        if verb == SHIFT_FIRST:
            pay_shift(s, p, item)
            perform_action(s, p, tile)
            return
        developed_before = s.developed[tile]
        built_before = built_expansions(s, p)
        act(s, p, KIND[tile], item)
        if developed_before or s.resource_bonus_tile_side_checked != BEFORE_ACTION:
            resource_bonus(s, p, tile, developed_before, built_before)
        if verb == GATHER:
            piggyback(s, p, tile)


# ---------------------------------------------------------------- 6.9 Lighthouse


@offer_action.of("lighthouse")
def offer_free_shifts(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Every line, for nothing."""
    offer_all(out, SHIFT, len(SHIFTS))


@act.of("lighthouse")
def shift_twice(s: State, p: int, action_kind: int, item: int) -> None:
    """Shift a line, then ask for a second one."""
    apply_shift(s, p, item)
    lighthouse_second_shift(s, p, item)


@game.decision(STOP, SHIFT)
class lighthouse_second_shift:
    """Shift a second line, or the same one again?"""

    @staticmethod
    def options(s: State, p: int, first_shift: int, out: Options) -> None:
        offer(out, STOP)
        for shift in range(len(SHIFTS)):
            if shift == REVERSE_SHIFT[first_shift]:
                exact_reverse(out, SHIFT + shift, first_shift)
            else:
                offer(out, SHIFT + shift)

    @staticmethod
    def take(s: State, p: int, first_shift: int, verb: int, item: int) -> None:
        if verb == SHIFT:
            apply_shift(s, p, item)
