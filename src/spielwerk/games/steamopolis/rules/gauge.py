"""The pressure gauge: what lies where, free fields, moving (5.2), making room (5.5), taking back (7.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, without_lowest

from ..catalogue import (
    ARROW_TOKEN,
    DISTRICTS,
    FIRST_DISTRICT,
    FIRST_POSITION,
    LAST_FIELD,
    MARKER_TOKEN,
    STONE_TOKEN,
)
from ..state import NO_STONE, Player, State, game
from .words import DISCARD_MARKER, STONE


@game.note
def stone_moved(s: State, p: int, from_field: int, to_field: int) -> None: ...


@game.note
def stone_returned(s: State, p: int, field: int) -> None: ...


@game.note
def no_room_for_stone(s: State, p: int) -> None: ...


@game.note
def marker_discarded(s: State, p: int, field: int) -> None: ...


@game.refusal("5.2")
def no_free_field(out: Options, option: int, field: int) -> None: ...


@game.refusal("5.3")
def not_on_gauge(out: Options, option: int, place: int) -> None: ...


@game.refusal("5.5")
def not_in_the_way(out: Options, option: int, field: int) -> None: ...


# ---------------------------------------------------------------- what lies where


def holds_stone(me: Player, field: int) -> bool:
    """Whether a stone lies on a field, with an arrow or without."""
    return 0 <= me.gauge[field] <= ARROW_TOKEN


def stone_fields(me: Player) -> int:
    """The fields with stones, one bit each."""
    fields = 0
    for field in range(me.base + 1, LAST_FIELD + 1):
        if holds_stone(me, field):
            fields |= 1 << field
    return fields


def token_fields(me: Player, token: int, first: int) -> int:
    """The fields from the first one on with this token, one bit each."""
    fields = 0
    for field in range(first, LAST_FIELD + 1):
        if me.gauge[field] == token:
            fields |= 1 << field
    return fields


def stones_on_gauge(me: Player) -> int:
    """How many stones lie on the gauge."""
    count = 0
    for field in range(me.base + 1, LAST_FIELD + 1):
        if holds_stone(me, field):
            count += 1
    return count


def own_stones(me: Player) -> int:
    """How many stones lie on gauge and board together."""
    return stones_on_gauge(me) + me.stones_out


def next_free(me: Player, field: int) -> int:
    """The nearest field to the right that holds nothing; -1 for none."""
    for right in range(field + 1, LAST_FIELD + 1):
        if me.gauge[right] < 0:
            return right
    return -1


def last_free(me: Player) -> int:
    """The rightmost field that holds nothing; -1 for none."""
    for field in range(LAST_FIELD, me.base, -1):
        if me.gauge[field] < 0:
            return field
    return -1


def movable(me: Player, stones: int) -> int:
    """Those of these stones that can move: a field to their right is free."""
    return stones & (1 << max(last_free(me), 0)) - 1


def own_markers(me: Player) -> int:
    """The fields with bonus markers, one bit each."""
    return token_fields(me, MARKER_TOKEN, me.base + 1)


def markers_in_the_way(me: Player, stones: int) -> int:
    """The bonus markers that one of these stones would jump, or that bar its way."""
    markers = own_markers(me)
    found = 0
    while stones and markers:
        field = lowest(stones)
        target = next_free(me, field)
        passed = (1 << (target if target >= 0 else LAST_FIELD + 1)) - (2 << field)
        found |= markers & passed
        stones = without_lowest(stones)
    return found


def can_move_any(me: Player, stones: int) -> bool:
    """Whether one of these stones can move, or could after a marker has been thrown away."""
    return movable(me, stones) != 0 or markers_in_the_way(me, stones) != 0


def has_room(me: Player) -> bool:
    """Whether a stone could come onto the gauge, perhaps in place of a marker."""
    return next_free(me, me.base) >= 0 or own_markers(me) != 0


# ---------------------------------------------------------------- options


def offer_fields(verb: int, fields: int, out: Options) -> None:
    """Offer an option for each of these fields."""
    while fields:
        offer(out, verb + lowest(fields))
        fields = without_lowest(fields)


def offer_markers(me: Player, stones: int, out: Options) -> None:
    """Offer to throw away the markers that one of these stones would jump, or that bar its way (5.5)."""
    offered = markers_in_the_way(me, stones)
    offer_fields(DISCARD_MARKER, offered, out)
    others = own_markers(me) & ~offered
    while others:
        not_in_the_way(out, DISCARD_MARKER + lowest(others), lowest(others))
        others = without_lowest(others)


def offer_moves(s: State, p: int, stones: int, out: Options) -> int:
    """Offer the stones that can move, and the markers on their way; returns those that can move."""
    free = offer_stones(s, p, stones, out)
    offer_markers(s.player[p], stones, out)
    return free


def offer_stones(s: State, p: int, stones: int, out: Options) -> int:
    """Offer those of these stones that can move, and return them."""
    free = movable(s.player[p], stones)
    blocked = stones & ~free
    offer_fields(STONE, free, out)
    while blocked:
        no_free_field(out, STONE + lowest(blocked), lowest(blocked))
        blocked = without_lowest(blocked)
    refuse_stones_elsewhere(s, p, out)
    return free


def refuse_stones_elsewhere(s: State, p: int, out: Options) -> None:
    """Stones on the board, or on their way through the machines, are not at hand."""
    for district in range(len(DISTRICTS)):
        if s.player[p].destination[district] != NO_STONE:
            not_on_gauge(out, STONE + FIRST_DISTRICT + district, FIRST_DISTRICT + district)
    if p == s.active and s.routed != NO_STONE:
        not_on_gauge(out, STONE + FIRST_POSITION + s.routed_at, FIRST_POSITION + s.routed_at)


# ---------------------------------------------------------------- moving


def put_stone(s: State, p: int, from_field: int, to_field: int) -> None:
    """Carry a stone from one field to another; whoever follows it follows on."""
    me = s.player[p]
    me.gauge[to_field] = me.gauge[from_field]
    me.gauge[from_field] = -1
    if p == s.active and s.current_stone == from_field:
        s.current_stone = to_field
    stone_moved(s, p, from_field, to_field)


def move_stone(s: State, p: int, field: int) -> int:
    """Move a stone once: to the nearest free field on its right; returns that field."""
    to_field = next_free(s.player[p], field)
    put_stone(s, p, field, to_field)
    return to_field


def take_stone(s: State, p: int, field: int) -> int:
    """Lift a stone off the gauge; returns whether it shows an arrow."""
    me = s.player[p]
    arrow = 1 if me.gauge[field] == ARROW_TOKEN else 0
    me.gauge[field] = -1
    if p == s.active and s.current_stone == field:
        s.current_stone = -1
    return arrow


def stone_into_supply(s: State, p: int, field: int) -> None:
    """Give a stone of the gauge back to the own supply; its arrow is lost."""
    take_stone(s, p, field)
    s.player[p].supply += 1


def discard_marker(s: State, p: int, field: int) -> None:
    """Throw a bonus marker away."""
    s.player[p].gauge[field] = -1
    marker_discarded(s, p, field)


# ---------------------------------------------------------------- 7.2 a stone comes onto the gauge


def return_stone(s: State, p: int, arrow: int, is_current: int) -> None:
    """Put a stone on the first free field right of the base marker, in place of a marker, or into the supply."""
    me = s.player[p]
    field = next_free(me, me.base)
    if field >= 0:
        lay_stone(s, p, field, arrow, is_current)
    elif own_markers(me):
        discard_bonus_marker(s, p, arrow, is_current)
    else:
        me.supply += 1
        no_room_for_stone(s, p)


def lay_stone(s: State, p: int, field: int, arrow: int, is_current: int) -> None:
    """Lay a stone on a free field."""
    s.player[p].gauge[field] = ARROW_TOKEN if arrow else STONE_TOKEN
    if is_current:
        s.current_stone = field
    stone_returned(s, p, field)


@game.decision(DISCARD_MARKER)
class discard_bonus_marker:
    """Which bonus marker makes room for the stone?"""

    @staticmethod
    def options(s: State, p: int, arrow: int, is_current: int, out: Options) -> None:
        offer_fields(DISCARD_MARKER, own_markers(s.player[p]), out)

    @staticmethod
    def take(s: State, p: int, arrow: int, is_current: int, verb: int, item: int) -> None:
        discard_marker(s, p, item)
        lay_stone(s, p, item, arrow, is_current)
