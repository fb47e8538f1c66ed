"""Arrow stones: they move by themselves at the start of a turn (4.2); effects turn more stones to that side (5.7)."""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, without_lowest

from ..catalogue import (
    ALL_SHOW_ARROWS,
    ARROW_TOKEN,
    DISTRICTS,
    FIELDS,
    FIRST_DISTRICT,
    FIRST_POSITION,
    STONE_TOKEN,
)
from ..state import ARROW_STONE, PLAIN_STONE, Player, State, game
from .effects import effect
from .gauge import can_move_any, discard_marker, move_stone, offer_moves, stone_fields, token_fields
from .pressure import must_move
from .words import DECLINE, DISCARD_MARKER, STONE, STOP, lapsed


@game.note
def arrows_stuck(s: State, p: int, count: int) -> None: ...


@game.note
def arrow_turned(s: State, p: int, place: int) -> None: ...


@game.refusal("5.7")
def shows_arrow(out: Options, option: int, place: int) -> None: ...


@game.refusal("4.2")
def shows_no_arrow(out: Options, option: int, place: int) -> None: ...


@game.refusal("4.2")
def moved_in_this_turn(out: Options, option: int, place: int) -> None: ...


# ---------------------------------------------------------------- 4.2 start of turn


def waiting_arrows(me: Player, moved: int) -> int:
    """The arrow stones on the gauge that have not moved yet, one bit each."""
    return token_fields(me, ARROW_TOKEN, me.base + 1) & ~moved


def move_arrows(s: State, p: int, moved: int) -> None:
    """Go on until every arrow stone on the gauge has moved once or none can any more."""
    me = s.player[p]
    waiting = waiting_arrows(me, moved)
    if can_move_any(me, waiting):
        move_arrow_stone(s, p, moved)
    elif waiting:
        arrows_stuck(s, p, bits(waiting))


def bits(fields: int) -> int:
    """How many fields these are."""
    count = 0
    while fields:
        fields = without_lowest(fields)
        count += 1
    return count


def refuse_other_stones(me: Player, moved: int, out: Options) -> None:
    """Stones without an arrow, and those that have moved already."""
    others = stone_fields(me) & ~waiting_arrows(me, moved)
    while others:
        field = lowest(others)
        if me.gauge[field] == ARROW_TOKEN:
            moved_in_this_turn(out, STONE + field, field)
        else:
            shows_no_arrow(out, STONE + field, field)
        others = without_lowest(others)


@game.decision(STONE, DISCARD_MARKER, STOP)
class move_arrow_stone:
    """Which arrow stone moves next?"""

    @staticmethod
    def options(s: State, p: int, moved: int, out: Options) -> None:
        me = s.player[p]
        if offer_moves(s, p, waiting_arrows(me, moved), out) == 0:
            offer(out, STOP)
        else:
            must_move(out, STOP)
        refuse_other_stones(me, moved, out)

    @staticmethod
    def take(s: State, p: int, moved: int, verb: int, item: int) -> None:
        if verb == STONE:
            move_arrows(s, p, moved | 1 << move_stone(s, p, item))
        elif verb == DISCARD_MARKER:
            discard_marker(s, p, item)
            move_arrows(s, p, moved)


# ---------------------------------------------------------------- 5.7 turn stones


@effect.of("arrow")
def turn_stones(s: State, p: int, kind: int, n: int, source: int, category: int) -> None:
    """Turn up to n own stones to the arrow side, as long as there is one without."""
    if any_plain_stone(s, p):
        turn_arrow_stone(s, p, n, source)
    else:
        lapsed(s, p, source, ALL_SHOW_ARROWS)


def is_routed(s: State, p: int, stone: int) -> bool:
    """Whether a player is leading such a stone (plain or with an arrow) through the machine room."""
    return p == s.active and s.routed == stone


def any_plain_stone(s: State, p: int) -> bool:
    """Whether a stone on gauge or board, or the one on its way through the machines, shows no arrow."""
    me = s.player[p]
    if token_fields(me, STONE_TOKEN, me.base + 1) or is_routed(s, p, PLAIN_STONE):
        return True
    for district in range(len(DISTRICTS)):
        if me.destination[district] == PLAIN_STONE:
            return True
    return False


@game.decision(STONE, DECLINE)
class turn_arrow_stone:
    """Which stone is turned to its arrow side?"""

    @staticmethod
    def options(s: State, p: int, left: int, source: int, out: Options) -> None:
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
        if is_routed(s, p, PLAIN_STONE):
            offer(out, STONE + FIRST_POSITION + s.routed_at)
        elif is_routed(s, p, ARROW_STONE):
            shows_arrow(out, STONE + FIRST_POSITION + s.routed_at, FIRST_POSITION + s.routed_at)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, left: int, source: int, verb: int, item: int) -> None:
        if verb == DECLINE:
            return
        if item < FIRST_DISTRICT:
            s.player[p].gauge[item] = ARROW_TOKEN
        elif item < FIRST_POSITION:
            s.player[p].destination[item - FIRST_DISTRICT] = ARROW_STONE
        else:
            s.routed = ARROW_STONE
        arrow_turned(s, p, item)
        if left > 1 and any_plain_stone(s, p):
            turn_arrow_stone(s, p, left - 1, source)
