"""Pressure: raising it step by step (4.4), arrow stones (4.2), boosting one stone, base pressure, field 8 (5.1)."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import (
    ARROW_TOKEN,
    BASE_MAX,
    BOILERS,
    DISTRICTS,
    FIELDS,
    FIRST_DISTRICT,
    FIXED_BOILERS,
    LAST_FIELD,
    MARKER_TOKEN,
    POSITIONS,
    STONE_TOKEN,
)
from spielwerk.games.steamopolis.rules.effects import effect
from spielwerk.games.steamopolis.rules.gauge import (
    can_move_any,
    discard_marker,
    holds_stone,
    last_free,
    move_stone,
    next_free,
    offer_fields,
    offer_moves,
    put_stone,
    removable_markers,
    stone_fields,
    stone_into_supply,
    token_fields,
)
from spielwerk.games.steamopolis.rules.words import DECLINE, DISCARD_MARKER, NO, STONE, STOP, YES
from spielwerk.games.steamopolis.state import ARROW_STONE, PLAIN_STONE, Player, State, game
from spielwerk.kernel import Options, offer

AMOUNT = game.verb("amount:<boost>")


@game.note
def pressure_lost(s: State, p: int, amount: int) -> None: ...


@game.note
def base_advanced(s: State, p: int, field: int) -> None: ...


@game.note
def arrow_turned(s: State, p: int, place: int) -> None: ...


@game.refusal("5.1")
def shows_arrow(out: Options, option: int, place: int) -> None: ...


@game.refusal("5.1")
def moves_no_further(out: Options, option: int, possible: int) -> None: ...


# ---------------------------------------------------------------- 4.4 raise the pressure


def boilers(me: Player) -> int:
    """How many boilers an airship has, connected or not."""
    count = FIXED_BOILERS
    for position in range(len(POSITIONS)):
        if me.room[position] >= 0:
            count += BOILERS[me.room[position]]
    return count


@effect("raise_pressure")
def raise_by(s: State, p: int, n: int) -> None:
    """An effect raises the pressure; it may be declined before the first step."""
    go_on_raising(s, p, n, 1)


def go_on_raising(s: State, p: int, left: int, optional: int) -> None:
    """Ask for the next step; what no stone can take is lost."""
    if left == 0:
        return
    if can_move_any(s.player[p], stone_fields(s.player[p])):
        raise_pressure(s, p, left, optional)
    else:
        pressure_lost(s, p, left)


@game.decision(STONE, DISCARD_MARKER, DECLINE, STOP)
class raise_pressure:
    """Which stone moves?"""

    @staticmethod
    def options(s: State, p: int, left: int, optional: int, out: Options) -> None:
        me = s.player[p]
        free = offer_moves(me, stone_fields(me), out)
        if optional:
            offer(out, DECLINE)
        elif free == 0:
            offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, left: int, optional: int, verb: int, item: int) -> None:
        if verb == STONE:
            move_stone(s, p, item)
            go_on_raising(s, p, left - 1, 0)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            go_on_raising(s, p, left, optional)
        else:
            pressure_lost(s, p, left)


# ---------------------------------------------------------------- 4.2 arrow stones


def waiting_arrows(me: Player, moved: int) -> int:
    """The arrow stones on the gauge that have not moved yet, one bit each."""
    return token_fields(me, ARROW_TOKEN, me.base + 1) & ~moved


def move_arrows(s: State, p: int, moved: int) -> None:
    """Go on until every arrow stone on the gauge has moved once or none can any more."""
    me = s.player[p]
    if can_move_any(me, waiting_arrows(me, moved)):
        move_arrow_stone(s, p, moved)


@game.decision(STONE, DISCARD_MARKER, STOP)
class move_arrow_stone:
    """Which arrow stone moves next?"""

    @staticmethod
    def options(s: State, p: int, moved: int, out: Options) -> None:
        me = s.player[p]
        if offer_moves(me, waiting_arrows(me, moved), out) == 0:
            offer(out, STOP)

    @staticmethod
    def take(s: State, p: int, moved: int, verb: int, item: int) -> None:
        if verb == STONE:
            move_arrows(s, p, moved | 1 << move_stone(s, p, item))
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            move_arrows(s, p, moved)


@effect("arrow")
def turn_stones(s: State, p: int, n: int) -> None:
    """Turn up to n own stones to the arrow side, as long as there is one without."""
    if n > 0 and any_plain_stone(s.player[p]):
        turn_arrow_stone(s, p, n)


def any_plain_stone(me: Player) -> bool:
    """Whether a stone on gauge or board shows no arrow."""
    if token_fields(me, STONE_TOKEN, me.base + 1):
        return True
    for district in range(len(DISTRICTS)):
        if me.destination[district] == PLAIN_STONE:
            return True
    return False


@game.decision(STONE, DECLINE)
class turn_arrow_stone:
    """Which stone is turned to its arrow side?"""

    @staticmethod
    def options(s: State, p: int, left: int, out: Options) -> None:
        me = s.player[p]
        for field in range(me.base + 1, len(FIELDS)):
            if me.gauge[field] == STONE_TOKEN:
                offer(out, STONE + field)
            elif me.gauge[field] == ARROW_TOKEN:
                shows_arrow(out, STONE + field, field)
        for district in range(len(DISTRICTS)):
            if me.destination[district] == PLAIN_STONE:
                offer(out, STONE + FIRST_DISTRICT + district)
            elif me.destination[district] == ARROW_STONE:
                shows_arrow(out, STONE + FIRST_DISTRICT + district, FIRST_DISTRICT + district)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, verb: int, item: int) -> None:
        if verb == DECLINE:
            return
        if item < FIRST_DISTRICT:
            s.player[p].gauge[item] = ARROW_TOKEN
        else:
            s.player[p].destination[item - FIRST_DISTRICT] = ARROW_STONE
        arrow_turned(s, p, item)
        turn_stones(s, p, left - 1)


# ---------------------------------------------------------------- 5.1 one stone


@effect("boost_one_stone")
def boost_one_stone(s: State, p: int, n: int) -> None:
    """Move one stone up to n times."""
    if can_move_any(s.player[p], stone_fields(s.player[p])):
        boost_stone(s, p, n)


@game.decision(STONE, DISCARD_MARKER, DECLINE)
class boost_stone:
    """Which stone is boosted?"""

    @staticmethod
    def options(s: State, p: int, most: int, out: Options) -> None:
        offer_moves(s.player[p], stone_fields(s.player[p]), out)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, most: int, verb: int, item: int) -> None:
        if verb == STONE:
            boost_amount(s, p, item, most)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            boost_one_stone(s, p, most)


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
    def options(s: State, p: int, field: int, most: int, out: Options) -> None:
        possible = free_to_the_right(s.player[p], field)
        for moves in range(1, most + 1):
            if moves <= possible:
                offer(out, AMOUNT + moves - 1)
            else:
                moves_no_further(out, AMOUNT + moves - 1, possible)

    @staticmethod
    def take(s: State, p: int, field: int, most: int, verb: int, item: int) -> None:
        target = field
        for _ in range(item + 1):
            target = next_free(s.player[p], target)
        put_stone(s, p, field, target)


@effect("stone_to_8")
def send_stone_to_8(s: State, p: int) -> None:
    """The stone taken back at this stop may go to the last field, if that is free."""
    stone = s.current_stone
    if stone >= 0 and stone != LAST_FIELD and s.player[p].gauge[LAST_FIELD] < 0:
        move_stone_to_8(s, p, stone)


@game.decision(YES, NO)
class move_stone_to_8:
    """Put the stone taken back on field 8?"""

    @staticmethod
    def options(s: State, p: int, field: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, field: int, verb: int, item: int) -> None:
        if verb == YES:
            put_stone(s, p, field, LAST_FIELD)


# ---------------------------------------------------------------- 5.1 base pressure


@effect("base_pressure")
def raise_base_pressure(s: State, p: int) -> None:
    """The base marker may go one field to the right, unless it lies on its last one."""
    if s.player[p].base < BASE_MAX:
        advance_base_pressure(s, p, s.player[p].base + 1)


def blocked_stone(me: Player, field: int) -> int:
    """The stone on a field as a bit, if there is one and it can't move; else 0."""
    return 1 << field if holds_stone(me, field) and field > last_free(me) else 0


@game.decision(YES, NO, DISCARD_MARKER)
class advance_base_pressure:
    """Move the base pressure marker one field to the right?"""

    @staticmethod
    def options(s: State, p: int, field: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)
        me = s.player[p]
        offer_fields(DISCARD_MARKER, removable_markers(me, blocked_stone(me, field)), out)

    @staticmethod
    def take(s: State, p: int, field: int, verb: int, item: int) -> None:
        if verb == YES:
            advance_base(s, p, field)
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            advance_base_pressure(s, p, field)


def advance_base(s: State, p: int, field: int) -> None:
    """Clear the new field and lay the base marker there."""
    me = s.player[p]
    if me.gauge[field] == MARKER_TOKEN:
        discard_marker(s, p, field)
    elif blocked_stone(me, field):
        stone_into_supply(s, p, field)
    elif holds_stone(me, field):
        move_stone(s, p, field)
    me.base = field
    base_advanced(s, p, field)
