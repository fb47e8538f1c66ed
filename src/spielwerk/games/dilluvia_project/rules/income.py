"""Income phase (8) and the new player order (7.1)."""

from __future__ import annotations

from spielwerk.kernel import Options, constants, offer_all

from ..catalogue import (
    CIRCLES,
    CUBES,
    INCOME_LIMIT,
    INCOME_PHASE,
    INCOMES,
    LAST_RESOURCE,
    MONEY,
    NEUTRAL_CIRCLE,
    ORDER_TARGET,
    PRESTIGE,
    RESERVE,
    RESOURCES,
    ROUND_KINDS,
    SHARES,
    START_DARK,
    START_SPECIAL,
)
from ..state import Player, State, game
from .buildings import shown_income
from .goods import earn, gain_cubes, gain_prestige

SHARE = constants([game.verb(f"{colour}:<share>") for colour in RESOURCES.ids[:-1]])


@game.note
def income_due(s: State, p: int) -> None: ...


@game.note
def new_place(s: State, p: int, place: int) -> None: ...


@game.note
def income_limited(s: State, p: int, produced: int, income: int) -> None: ...


@game.refusal("8.1")
def only_so_many(out: Options, option: int, left: int) -> None: ...


@game.refusal("8.1")
def another_colour(out: Options, option: int, resource: int) -> None: ...


@game.step
def income_phase(s: State) -> None:
    """Income in player order, then everything is made ready for the next round."""
    s.phase = INCOME_PHASE
    for place in range(s.seats):
        receive_income(s, s.order[place])
    clean_up(s)


@game.step
def receive_income(s: State, p: int) -> None:
    """Money, cubes in colours of choice, prestige."""
    me = s.player[p]
    announce_income(s, p)
    earn(s, p, shown_income(me, MONEY))
    gain_prestige(s, p, shown_income(me, PRESTIGE))
    if shown_income(me, CUBES) > 0:
        income_split(s, p, 0, shown_income(me, CUBES))


def announce_income(s: State, p: int) -> None:
    """Say that a player who has any income receives it."""
    me = s.player[p]
    if me.income[MONEY] + me.income[CUBES] + me.income[PRESTIGE] > 0:
        income_due(s, p)
    for income in range(len(INCOMES)):
        if me.income[income] > INCOME_LIMIT:
            income_limited(s, p, me.income[income], income)


@game.decision(*SHARE.tolist())
class income_split:
    """How many of the cubes have this colour?"""

    @staticmethod
    def options(s: State, p: int, resource: int, left: int, out: Options) -> None:
        offer_all(out, SHARE[resource], left + 1)

    @staticmethod
    def take(s: State, p: int, resource: int, left: int, verb: int, item: int) -> None:
        gain_cubes(s, p, item, resource)
        left -= item
        if resource + 1 == LAST_RESOURCE:
            gain_cubes(s, p, left, LAST_RESOURCE)
        elif left > 0:
            income_split(s, p, resource + 1, left)


@game.reasons(income_split)
def why_not_so_many(s: State, p: int, resource: int, left: int, out: Options) -> None:
    """More cubes than the income has, and colours that are asked for another time."""
    for share in range(len(SHARES)):
        only_so_many(out, SHARE[resource] + share, left)
        for other in range(LAST_RESOURCE):
            if other != resource:
                another_colour(out, SHARE[other] + share, resource)


@game.step
def clean_up(s: State) -> None:
    """New player order; once-per-round tiles, workers and zeppelins are ready again (8.3)."""
    change_order(s)
    for circle in range(len(CIRCLES)):
        s.circle_owner[circle] = -1
        s.circle_dark[circle] = 0
    for p in range(s.seats):
        take_back(s.player[p])


def take_back(me: Player) -> None:
    """A player's workers, new ones included, and zeppelin return; tiles are turned up again."""
    me.dark = START_DARK + RESERVE - me.reserve
    me.special = START_SPECIAL
    me.pending = 0
    me.special_on = -1
    me.berth = -1
    for kind in range(len(ROUND_KINDS)):
        me.used[kind] = 0


def change_order(s: State) -> None:
    """Players on the field come first, from left to right; all others follow in their old order (7.1)."""
    for place in range(s.seats - 1, -1, -1):
        p = s.circle_owner[NEUTRAL_CIRCLE[s.seats, ORDER_TARGET, place]]
        if p >= 0:
            move_to_front(s, p)
    for place in range(s.seats):
        new_place(s, s.order[place], place + 1)


def move_to_front(s: State, p: int) -> None:
    """Make a player the first; those who were before move back by one."""
    moved = p
    for place in range(s.seats):
        here = s.order[place]
        s.order[place] = moved
        moved = here
        if here == p:
            return
