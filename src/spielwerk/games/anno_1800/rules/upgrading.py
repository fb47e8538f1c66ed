"""Exchanging a cube for one of the next class, wherever it is (5.1.5, R21)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import DISTRICT, FIRST_FIELD_PLACE, SITES, UPGRADE_FROM, UPGRADE_TO
from spielwerk.games.anno_1800.rules.cubes import is_at, put_at, take_from
from spielwerk.games.anno_1800.state import State, game
from spielwerk.kernel import Options, offer

PLACE = game.verb("place:<place>")
STOP = game.verb("stop")


@game.note
def upgraded(s: State, p: int, from_population: int, to_population: int, place: int) -> None: ...


def can_upgrade(s: State, p: int, upgrade: int) -> bool:
    """A cube of the source class is owned and one of the target class in the supply (R18)."""
    return s.player[p].owned[UPGRADE_FROM[upgrade]] > 0 and s.cubes[UPGRADE_TO[upgrade]] > 0


@game.decision(PLACE, STOP)
class upgrade_cube:
    """Which cube is exchanged? After the first of several free upgrades you may stop."""

    @staticmethod
    def options(s: State, p: int, upgrade: int, left: int, done: int, out: Options) -> None:
        me = s.player[p]
        for place in range(DISTRICT, FIRST_FIELD_PLACE + SITES):
            if is_at(me, place, UPGRADE_FROM[upgrade]):
                offer(out, PLACE + place)
        if done > 0:
            offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, upgrade: int, left: int, done: int, verb: int, item: int) -> None:
        if verb == STOP:
            return
        exchange(s, p, upgrade, item)
        if left > 1 and can_upgrade(s, p, upgrade):
            upgrade_cube(s, p, upgrade, left - 1, done + 1)


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
