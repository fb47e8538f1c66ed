"""Set one destination: place a stone, perhaps after leading its pressure through the machines (6.1, 6.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
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
from ..state import ARROW_STONE, NO_STONE, PLAIN_STONE, State, game
from .gauge import holds_stone, refuse_stones_elsewhere, take_stone
from .machine_room import has_slot
from .machines import activate_tile
from .stock import store
from .words import STONE

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


@game.refusal("6.1")
def no_district_in_reach(out: Options, option: int, value: int) -> None: ...


@game.refusal("6.1")
def district_occupied(out: Options, option: int, district: int, owner: int) -> None: ...


@game.refusal("6.1")
def own_stone_there(out: Options, option: int, district: int) -> None: ...


@game.refusal("12.3")
def shadow_there(out: Options, option: int, district: int) -> None: ...


@game.refusal("6.1")
def too_high(out: Options, option: int, level: int, value: int) -> None: ...


@game.refusal("6.2")
def no_pipe(out: Options, option: int) -> None: ...


@game.refusal("6.2")
def nothing_free_below(out: Options, option: int, value: int) -> None: ...


def is_free(s: State, p: int, district: int) -> bool:
    """No stone lies there; in the final turn no own stone (11.2)."""
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
        refuse_stones_elsewhere(s, p, out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        stone_chosen(s, p, item, VALUE[item])
        s.routed = ARROW_STONE if take_stone(s, p, item) else PLAIN_STONE
        route_stone(s, p, VALUE[item], PIPE[item], NOT_IN_ROOM)


@game.decision(PLACE, DESCEND)
class route_stone:
    """Place the stone, or lead its pressure on through the machines?"""

    @staticmethod
    def options(s: State, p: int, value: int, pipe: int, position: int, out: Options) -> None:
        for district in range(UP_TO_LEVEL[value]):
            if is_free(s, p, district):
                offer(out, PLACE + district)
            elif IN_PLAY[district, s.seats]:
                explain_occupied(s, p, district, out)
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
    def take(s: State, p: int, value: int, pipe: int, position: int, verb: int, item: int) -> None:
        if verb == PLACE:
            place_stone(s, p, item)
            store(s, p)
            return
        s.routed_at = pipe
        descended(s, p, pipe, POSITION_VALUE[pipe])
        if has_slot(s, p, pipe, ACTIVATION):
            activate_tile(s, p, pipe)
        route_stone(s, p, POSITION_VALUE[pipe], pipe - 1, pipe)


def explain_occupied(s: State, p: int, district: int, out: Options) -> None:
    """Refuse a district with whose stone lies there."""
    if s.player[p].destination[district] != NO_STONE:
        own_stone_there(out, PLACE + district, district)
    elif s.shadow[district]:
        shadow_there(out, PLACE + district, district)
    else:
        for owner in range(s.seats):
            if s.player[owner].destination[district] != NO_STONE:
                district_occupied(out, PLACE + district, district, owner)


def place_stone(s: State, p: int, district: int) -> None:
    """The stone occupies the district; its effect comes with the flight."""
    me = s.player[p]
    me.destination[district] = s.routed
    s.routed = NO_STONE
    s.routed_at = -1
    me.stones_out += 1
    s.stones_at[district] += 1
    destination_set(s, p, district)
