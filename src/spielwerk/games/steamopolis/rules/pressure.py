"""Pressure: raising it step by step (5.3), moving one stone, field 8 (5.8), base pressure (5.6)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    BASE_AT_LIMIT,
    BASE_MAX,
    BOILERS,
    FIELDS,
    FIXED_BOILERS,
    LAST_FIELD,
    LAST_FIELD_TAKEN,
    MARKER_TOKEN,
    NO_STONE_MOVES,
    POSITIONS,
    STONE_NOT_ON_GAUGE,
    STONE_THERE_ALREADY,
)
from ..state import Player, State, game
from .effects import effect, why_useless
from .gauge import (
    can_move_any,
    discard_marker,
    holds_stone,
    last_free,
    move_stone,
    next_free,
    offer_fields,
    offer_moves,
    offer_stones,
    own_markers,
    put_stone,
    stone_fields,
    stone_into_supply,
)
from .words import DECLINE, DISCARD_MARKER, NO, STONE, STOP, YES, lapsed

AMOUNT = game.verb("amount:<boost>")
FIELD_FREE, STONE_MOVES_ON, STONE_LEAVES, MARKER_LEAVES = range(4)
"""What happens on the field that the base marker comes to."""


@game.note
def pressure_lost(s: State, p: int, amount: int) -> None: ...


@game.note
def pressure_declined(s: State, p: int, amount: int, source: int) -> None: ...


@game.note
def stone_pushed_off(s: State, p: int, field: int) -> None: ...


@game.note
def base_advanced(s: State, p: int, field: int) -> None: ...


@game.refusal("5.3")
def must_move(out: Options, option: int) -> None: ...


@game.refusal("5.8")
def moves_no_further(out: Options, option: int, possible: int) -> None: ...


# ---------------------------------------------------------------- 5.3 raise the pressure


def boilers(me: Player) -> int:
    """How many boilers an airship has, connected or not."""
    count = FIXED_BOILERS
    for position in range(len(POSITIONS)):
        if me.room[position] >= 0:
            count += BOILERS[me.room[position]]
    return count


@effect.of("raise_pressure")
def raise_by(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """An effect raises the pressure; it may be declined before the first step."""
    go_on_raising(s, p, n, 1, source)


@why_useless.of("raise_pressure")
def no_stone_moves(s: State, p: int, kind: int) -> int:
    """Every stone is stuck, and no marker is in the way."""
    return -1 if can_move_any(s.player[p], stone_fields(s.player[p])) else NO_STONE_MOVES


def go_on_raising(s: State, p: int, left: int, optional: int, source: int) -> None:
    """Ask for the next step; what no stone can take is lost."""
    if left == 0:
        return
    if can_move_any(s.player[p], stone_fields(s.player[p])):
        raise_pressure(s, p, left, optional, source)
    else:
        pressure_lost(s, p, left)


@game.decision(STONE, DISCARD_MARKER, DECLINE, STOP)
class raise_pressure:
    """Which stone moves?"""

    @staticmethod
    def options(s: State, p: int, left: int, optional: int, source: int, out: Options) -> None:
        free = offer_moves(s, p, stone_fields(s.player[p]), out)
        if optional:
            offer(out, DECLINE)
        elif free == 0:
            offer(out, STOP)
        else:
            must_move(out, DECLINE)
            must_move(out, STOP)

    @staticmethod
    def take(s: State, p: int, left: int, optional: int, source: int, verb: int, item: int) -> None:
        if verb == STONE:
            move_stone(s, p, item)
            go_on_raising(s, p, left - 1, 0, source)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            go_on_raising(s, p, left, optional, source)
        else:
            pressure_declined(s, p, left, source)


# ---------------------------------------------------------------- 5.8 one stone


@effect.of("boost_one_stone")
def boost_one_stone(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Move one stone up to n times."""
    if can_move_any(s.player[p], stone_fields(s.player[p])):
        boost_stone(s, p, n, source)
    else:
        lapsed(s, p, source, NO_STONE_MOVES)


@game.decision(STONE, DISCARD_MARKER, DECLINE)
class boost_stone:
    """Which stone is boosted?"""

    @staticmethod
    def options(s: State, p: int, most: int, source: int, out: Options) -> None:
        offer_stones(s, p, stone_fields(s.player[p]), out)
        offer_fields(DISCARD_MARKER, own_markers(s.player[p]), out)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, most: int, source: int, verb: int, item: int) -> None:
        if verb == STONE:
            boost_amount(s, p, item, most, source)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            boost_stone(s, p, most, source)


def free_to_the_right(me: Player, field: int) -> int:
    """How many free fields lie right of a field."""
    count = 0
    for right in range(field + 1, len(FIELDS)):
        if me.gauge[right] < 0:
            count += 1
    return count


@game.decision(AMOUNT)
class boost_amount:
    """How many times does the stone move?"""

    @staticmethod
    def options(s: State, p: int, field: int, most: int, source: int, out: Options) -> None:
        possible = free_to_the_right(s.player[p], field)
        for moves in range(1, most + 1):
            if moves <= possible:
                offer(out, AMOUNT + moves - 1)
            else:
                moves_no_further(out, AMOUNT + moves - 1, possible)

    @staticmethod
    def take(s: State, p: int, field: int, most: int, source: int, verb: int, item: int) -> None:
        target = field
        for _ in range(item + 1):
            target = next_free(s.player[p], target)
        put_stone(s, p, field, target)


@effect.of("stone_to_8")
def send_stone_to_8(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """The stone taken back at this stop may go to the last field, if that is free."""
    stone = s.current_stone
    if stone < 0:
        lapsed(s, p, source, STONE_NOT_ON_GAUGE)
    elif stone == LAST_FIELD:
        lapsed(s, p, source, STONE_THERE_ALREADY)
    elif s.player[p].gauge[LAST_FIELD] >= 0:
        lapsed(s, p, source, LAST_FIELD_TAKEN)
    else:
        move_stone_to_8(s, p, stone, source)


@game.decision(YES, NO)
class move_stone_to_8:
    """Put the stone taken back on field 8?"""

    @staticmethod
    def options(s: State, p: int, field: int, source: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, field: int, source: int, verb: int, item: int) -> None:
        if verb == YES:
            put_stone(s, p, field, LAST_FIELD)


# ---------------------------------------------------------------- 5.6 base pressure


@effect.of("base_pressure")
def raise_base_pressure(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """The base marker may go one field to the right, unless it lies on its last one."""
    if s.player[p].base < BASE_MAX:
        ask_for_base_pressure(s, p, source)
    else:
        lapsed(s, p, source, BASE_AT_LIMIT)


def ask_for_base_pressure(s: State, p: int, source: int) -> None:
    """The question says what becomes of whatever lies on the next field."""
    field = s.player[p].base + 1
    advance_base_pressure(s, p, field, fate_of(s.player[p], field), source)


def fate_of(me: Player, field: int) -> int:
    """What becomes of whatever lies on the field that the base marker comes to."""
    if me.gauge[field] == MARKER_TOKEN:
        return MARKER_LEAVES
    if blocked_stone(me, field):
        return STONE_LEAVES
    return STONE_MOVES_ON if holds_stone(me, field) else FIELD_FREE


def blocked_stone(me: Player, field: int) -> int:
    """The stone on a field as a bit, if there is one and it can't move; else 0."""
    return 1 << field if holds_stone(me, field) and field > last_free(me) else 0


@game.decision(YES, NO, DISCARD_MARKER)
class advance_base_pressure:
    """Move the base pressure marker one field to the right?"""

    @staticmethod
    def options(s: State, p: int, field: int, fate: int, source: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)
        offer_fields(DISCARD_MARKER, own_markers(s.player[p]), out)

    @staticmethod
    def take(s: State, p: int, field: int, fate: int, source: int, verb: int, item: int) -> None:
        if verb == YES:
            advance_base(s, p, field, fate)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            ask_for_base_pressure(s, p, source)


def advance_base(s: State, p: int, field: int, fate: int) -> None:
    """Clear the new field and lay the base marker there."""
    if fate == MARKER_LEAVES:
        discard_marker(s, p, field)
    elif fate == STONE_LEAVES:
        stone_into_supply(s, p, field)
        stone_pushed_off(s, p, field)
    elif fate == STONE_MOVES_ON:
        move_stone(s, p, field)
    s.player[p].base = field
    base_advanced(s, p, field)
