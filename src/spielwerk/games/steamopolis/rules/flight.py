"""Fly to all destinations: stop after stop, take the stone back (7.2), use the stop (7.4)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import BONUS_LEVEL, DISTRICTS, LEVEL, MARKET_IN_PLAY, MARKETS_OF, TAKE_BACK
from ..state import ARROW_STONE, NO_STONE, STOP_THERE, State, game
from .bonus_markers import all_markers_sold, buy_bonus_marker, can_buy_any_marker
from .districts import use_district
from .gauge import discard_marker, offer_fields, own_markers, return_stone
from .machines import fire_passives
from .market import buy
from .passengers import greet_passengers
from .prices import offer_purchase
from .solo import cast_shadow
from .stock import store
from .words import BUY_BANNER, BUY_MACHINE, DISCARD_MARKER, SKIP

VISIT = game.verb("visit:<district>")
DISTRICT = game.verb("district")
BUY_BONUS = game.verb("buy_bonus")


@game.note
def took_off(s: State, p: int) -> None: ...


@game.note
def arrived(s: State, p: int, district: int) -> None: ...


@game.note
def stop_skipped(s: State, p: int, district: int) -> None: ...


@game.refusal("8.5")
def no_marker_payable(out: Options, option: int) -> None: ...


@game.refusal("8.5")
def no_marker_left(out: Options, option: int) -> None: ...


def begin_flight(s: State, p: int) -> None:
    """All districts with an own stone are the stops of this flight."""
    took_off(s, p)
    s.flew = 1
    for district in range(len(DISTRICTS)):
        if s.player[p].destination[district] != NO_STONE:
            s.visited[district] = STOP_THERE
    if s.seats == 1:
        cast_shadow(s, p)
    fly_on(s, p)


@game.step
def leave_stop(s: State, p: int) -> None:
    """Store resources before the next stop."""
    store(s, p)
    fly_on(s, p)


def fly_on(s: State, p: int) -> None:
    """Go on as long as an own stone is on the board."""
    s.current_stone = -1
    if s.player[p].stones_out > 0:
        choose_next_stop(s, p)


@game.decision(VISIT, DISCARD_MARKER)
class choose_next_stop:
    """Which destination do you fly to next?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        me = s.player[p]
        for district in range(len(DISTRICTS)):
            if me.destination[district] != NO_STONE:
                offer(out, VISIT + district)
        if me.stones_out > 1:  # the only stop left is flown to without asking
            offer_fields(DISCARD_MARKER, own_markers(me), out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            choose_next_stop(s, p)
            return
        arrived(s, p, item)
        take_back(s, p, item)
        fire_passives(s, p, TAKE_BACK, LEVEL[item])
        greet_passengers(s, p, LEVEL[item])
        choose_stop_use(s, p, item)
        leave_stop(s, p)


def take_back(s: State, p: int, district: int) -> None:
    """The stone goes back to the gauge with its arrow; it is the current stone of this stop."""
    me = s.player[p]
    arrow = 1 if me.destination[district] == ARROW_STONE else 0
    me.destination[district] = NO_STONE
    me.stones_out -= 1
    s.stones_at[district] -= 1
    return_stone(s, p, arrow, 1)


@game.decision(DISTRICT, BUY_BONUS, BUY_MACHINE, BUY_BANNER, SKIP, DISCARD_MARKER)
class choose_stop_use:
    """Use the district, buy at the market, or neither?"""

    @staticmethod
    def options(s: State, p: int, district: int, out: Options) -> None:
        offer(out, DISTRICT)
        level = LEVEL[district]
        if level == BONUS_LEVEL:
            offer_bonus_markers(s, p, out)
        else:
            for place in range(2):
                market = MARKETS_OF[level, place]
                if market >= 0 and MARKET_IN_PLAY[market, s.seats]:
                    offer_purchase(s, p, market, out)
        offer(out, SKIP)
        offer_fields(DISCARD_MARKER, own_markers(s.player[p]), out)

    @staticmethod
    def take(s: State, p: int, district: int, verb: int, item: int) -> None:
        if verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            choose_stop_use(s, p, district)
        elif verb == DISTRICT:
            use_district(s, p, district)
        elif verb == BUY_BONUS:
            buy_bonus_marker(s, p)
        elif verb == SKIP:
            stop_skipped(s, p, district)
        else:
            buy(s, p, verb, item)


def offer_bonus_markers(s: State, p: int, out: Options) -> None:
    """Bonus markers, if at least one front marker can be paid."""
    if can_buy_any_marker(s, p):
        offer(out, BUY_BONUS)
    elif all_markers_sold(s):
        no_marker_left(out, BUY_BONUS)
    else:
        no_marker_payable(out, BUY_BONUS)
