"""Exchanging a cube for one of the next class, wherever it is (6.5, 12.20)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    DISTRICT,
    EFFECT_AMOUNT,
    FIRST_FIELD_PLACE,
    SITES,
    UPGRADE_FROM,
    UPGRADE_TO,
)
from ..state import State, game
from .cubes import is_at, put_at, take_from

PLACE = game.verb("place:<place>")
STOP = game.verb("stop")


@game.note
def upgraded(s: State, p: int, from_population: int, to_population: int, place: int) -> None: ...


@game.note
def upgrade_lapsed(s: State, p: int, card: int, upgrade: int) -> None: ...


@game.refusal("6.4.2")
def no_cube_left(out: Options, option: int, population: int) -> None: ...


@game.refusal("6.5")
def no_cube_to_upgrade(out: Options, option: int, population: int) -> None: ...


@game.refusal("6.5")
def one_must_move_up(out: Options, option: int) -> None: ...


def can_upgrade(s: State, p: int, upgrade: int) -> bool:
    """A cube of the source class is owned and one of the target class in the supply (6.4.2)."""
    return s.player[p].owned[UPGRADE_FROM[upgrade]] > 0 and s.cubes[UPGRADE_TO[upgrade]] > 0


def refuse_upgrade(s: State, p: int, upgrade: int, out: Options, option: int) -> None:
    """Say which of the two cubes is not there."""
    if s.player[p].owned[UPGRADE_FROM[upgrade]] == 0:
        no_cube_to_upgrade(out, option, UPGRADE_FROM[upgrade])
    else:
        no_cube_left(out, option, UPGRADE_TO[upgrade])


@game.decision(PLACE, STOP)
class upgrade_cube:
    """Which cube is exchanged? After the first of several free upgrades of a card (-1: none) you may stop."""

    @staticmethod
    def options(s: State, p: int, upgrade: int, left: int, card: int, out: Options) -> None:
        me = s.player[p]
        for place in range(DISTRICT, FIRST_FIELD_PLACE + SITES):
            if is_at(me, place, UPGRADE_FROM[upgrade]):
                offer(out, PLACE + place)
        if card >= 0 and left < EFFECT_AMOUNT[card]:
            offer(out, STOP)
        else:
            one_must_move_up(out, STOP)

    @staticmethod
    def take(s: State, p: int, upgrade: int, left: int, card: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        exchange(s, p, upgrade, item)
        if left > 1:
            if can_upgrade(s, p, upgrade):
                upgrade_cube(s, p, upgrade, left - 1, card)
            else:
                upgrade_lapsed(s, p, card, upgrade)


def exchange(s: State, p: int, upgrade: int, place: int) -> None:
    """The new cube takes exactly the place of the old one, which goes to the supply."""
    me = s.player[p]
    old = UPGRADE_FROM[upgrade]
    new = UPGRADE_TO[upgrade]
    take_from(me, place, old)
    put_at(me, place, new)
    me.owned[old] -= 1
    me.owned[new] += 1
    s.cubes[old] += 1
    s.cubes[new] -= 1
    upgraded(s, p, old, new, place)
