"""Population cubes: in districts, on workplaces, in the exhausted area, in the supply (2.1, 2.2)."""

from __future__ import annotations

from ..catalogue import (
    DISTRICT,
    EXHAUSTED,
    FIRST_FIELD_PLACE,
    POPULATION,
    SITES,
    WORKPLACES,
)
from ..state import Player, State, game


@game.note
def cube_exhausted(s: State, p: int, population: int) -> None: ...


@game.note
def gained_cube(s: State, p: int, population: int) -> None: ...


def occupied(me: Player, site: int) -> int:
    """How many cubes stand on a field."""
    if me.workplace[site, 0] < 0:
        return 0
    return 1 if me.workplace[site, 1] < 0 else WORKPLACES


def is_full(me: Player, site: int) -> bool:
    """Whether no workplace of a field is free; the last one is taken last."""
    return me.workplace[site, WORKPLACES - 1] >= 0


def put_on_field(me: Player, site: int, population: int) -> None:
    """A cube comes onto a free workplace; the lower class stands first."""
    first = me.workplace[site, 0]
    if first < 0:
        me.workplace[site, 0] = population
    elif population < first:
        me.workplace[site, 0] = population
        me.workplace[site, 1] = first
    else:
        me.workplace[site, 1] = population


def take_from_field(me: Player, site: int, population: int) -> None:
    """A cube of a class leaves its workplace."""
    if me.workplace[site, 0] == population:
        me.workplace[site, 0] = me.workplace[site, 1]
    me.workplace[site, 1] = -1


def stands_on(me: Player, site: int, population: int) -> bool:
    """Whether a cube of a class stands on a field."""
    return me.workplace[site, 0] == population or me.workplace[site, 1] == population


def is_at(me: Player, place: int, population: int) -> bool:
    """Whether a cube of a class is in a place."""
    if place == DISTRICT:
        return me.district[population] > 0
    if place == EXHAUSTED:
        return me.exhausted[population] > 0
    return stands_on(me, place - FIRST_FIELD_PLACE, population)


def put_at(me: Player, place: int, population: int) -> None:
    """A cube comes to a place."""
    if place == DISTRICT:
        me.district[population] += 1
    elif place == EXHAUSTED:
        me.exhausted[population] += 1
    else:
        put_on_field(me, place - FIRST_FIELD_PLACE, population)


def take_from(me: Player, place: int, population: int) -> None:
    """A cube leaves a place."""
    if place == DISTRICT:
        me.district[population] -= 1
    elif place == EXHAUSTED:
        me.exhausted[population] -= 1
    else:
        take_from_field(me, place - FIRST_FIELD_PLACE, population)


def exhaust(s: State, p: int, population: int) -> None:
    """A cube goes from its district to the exhausted area."""
    s.player[p].district[population] -= 1
    s.player[p].exhausted[population] += 1
    cube_exhausted(s, p, population)


def clear_field(s: State, p: int, site: int) -> None:
    """The cubes on a field that is covered or emptied go to the exhausted area (6.1.5, 6.1.7)."""
    me = s.player[p]
    for slot in range(WORKPLACES):
        population = me.workplace[site, slot]
        if population >= 0:
            me.exhausted[population] += 1
            me.workplace[site, slot] = -1
            cube_exhausted(s, p, population)


def gain_cube(s: State, p: int, population: int) -> None:
    """A cube comes from the supply into its district."""
    s.cubes[population] -= 1
    s.player[p].district[population] += 1
    s.player[p].owned[population] += 1
    gained_cube(s, p, population)


def all_cubes_home(me: Player) -> None:
    """All cubes return to the districts of their present class (6.9)."""
    for population in range(len(POPULATION)):
        me.district[population] = me.owned[population]
        me.exhausted[population] = 0
    for site in range(SITES):
        for slot in range(WORKPLACES):
            me.workplace[site, slot] = -1
