"""Set one destination: place a stone, perhaps after leading its pressure through the machines (4.5)."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import (
    ACTIVATION,
    DISTRICTS,
    FIELDS,
    IN_PLAY,
    LEVEL,
    LEVELS,
    PIPE,
    POSITION_VALUE,
    UP_TO_LEVEL,
    VALUE,
)
from spielwerk.games.steamopolis.rules.gauge import holds_stone, take_stone
from spielwerk.games.steamopolis.rules.machine_room import has_slot
from spielwerk.games.steamopolis.rules.machines import activate_tile
from spielwerk.games.steamopolis.rules.stock import store
from spielwerk.games.steamopolis.rules.words import STONE
from spielwerk.games.steamopolis.state import ARROW_STONE, NO_STONE, PLAIN_STONE, State, game
from spielwerk.kernel import Options, offer

PLACE = game.verb("place:<district>")
DESCEND = game.verb("descend")
NOT_IN_ROOM = -1
"""In place of the position of a stone whose pressure was not led into the machine yet."""


@game.note
def stone_chosen(s: State, p: int, field: int, value: int) -> None: ...


@game.note
def descended(s: State, p: int, position: int, value: int) -> None: ...


@game.note
def destination_set(s: State, p: int, district: int) -> None: ...


@game.refusal("4.5")
def no_district_in_reach(out: Options, option: int, value: int) -> None: ...


@game.refusal("4.5")
def district_occupied(out: Options, option: int, district: int) -> None: ...


@game.refusal("4.5")
def too_high(out: Options, option: int, level: int, value: int) -> None: ...


@game.refusal("4.5")
def no_pipe(out: Options, option: int) -> None: ...


@game.refusal("4.5")
def nothing_free_below(out: Options, option: int, value: int) -> None: ...


def is_free(s: State, p: int, district: int) -> bool:
    """No stone lies there; in the final turn no own stone (6)."""
    if not IN_PLAY[district, s.seats]:
        return False
    if s.final_round:
        return s.player[p].destination[district] == NO_STONE
    return s.stones_at[district] == 0


def lowest_free_level(s: State, p: int) -> int:
    """The lowest level with a free district; above all levels if there is none."""
    for district in range(len(DISTRICTS)):
        if is_free(s, p, district):
            return LEVEL[district]
    return LEVELS + 1


def can_set_destination(s: State, p: int) -> bool:
    """Whether a stone on the gauge can be placed."""
    level = lowest_free_level(s, p)
    for field in range(s.player[p].base + 1, len(FIELDS)):
        if holds_stone(s.player[p], field) and VALUE[field] >= level:
            return True
    return False


@game.decision(STONE)
class choose_stone:
    """Which stone do you place?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        level = lowest_free_level(s, p)
        me = s.player[p]
        for field in range(me.base + 1, len(FIELDS)):
            if holds_stone(me, field):
                if VALUE[field] >= level:
                    offer(out, STONE + field)
                else:
                    no_district_in_reach(out, STONE + field, VALUE[field])

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        stone_chosen(s, p, item, VALUE[item])
        route_stone(s, p, VALUE[item], PIPE[item], take_stone(s, p, item), NOT_IN_ROOM)


@game.decision(PLACE, DESCEND)
class route_stone:
    """Place the stone, or lead its pressure on through the machines?"""

    @staticmethod
    def options(s: State, p: int, value: int, pipe: int, arrow: int, position: int, out: Options) -> None:
        for district in range(UP_TO_LEVEL[value]):
            if is_free(s, p, district):
                offer(out, PLACE + district)
            elif IN_PLAY[district, s.seats]:
                district_occupied(out, PLACE + district, district)
        for district in range(UP_TO_LEVEL[value], len(DISTRICTS)):
            if IN_PLAY[district, s.seats]:
                too_high(out, PLACE + district, LEVEL[district], value)
        if pipe < 0:
            no_pipe(out, DESCEND)
        elif lowest_free_level(s, p) <= POSITION_VALUE[pipe]:
            offer(out, DESCEND)
        else:
            nothing_free_below(out, DESCEND, POSITION_VALUE[pipe])

    @staticmethod
    def take(s: State, p: int, value: int, pipe: int, arrow: int, position: int, verb: int, item: int) -> None:
        if verb == PLACE:
            place_stone(s, p, item, arrow)
            store(s, p)
            return
        descended(s, p, pipe, POSITION_VALUE[pipe])
        if has_slot(s, p, pipe, ACTIVATION):
            activate_tile(s, p, pipe)
        route_stone(s, p, POSITION_VALUE[pipe], pipe - 1, arrow, pipe)


def place_stone(s: State, p: int, district: int, arrow: int) -> None:
    """The stone occupies the district; its effect comes with the flight."""
    me = s.player[p]
    me.destination[district] = ARROW_STONE if arrow else PLAIN_STONE
    me.stones_out += 1
    s.stones_at[district] += 1
    destination_set(s, p, district)
