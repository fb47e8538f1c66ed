"""The pressure gauge: where stones and bonus markers lie, free fields, moving, making room (4.4, 4.6.2)."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import ARROW_TOKEN, LAST_FIELD, MARKER_TOKEN, STONE_TOKEN
from spielwerk.games.steamopolis.rules.words import DISCARD_MARKER, STONE
from spielwerk.games.steamopolis.state import Player, State, game
from spielwerk.kernel import Options, lowest, offer, without_lowest


@game.note
def stone_moved(s: State, p: int, from_field: int, to_field: int) -> None: ...


@game.note
def stone_returned(s: State, p: int, field: int) -> None: ...


@game.note
def stone_to_supply(s: State, p: int) -> None: ...


@game.note
def marker_discarded(s: State, p: int, field: int) -> None: ...


@game.refusal("4.4")
def no_free_field(out: Options, option: int, field: int) -> None: ...


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


def removable_markers(me: Player, blocked: int) -> int:
    """The bonus markers that could be thrown away to free one of these blocked stones."""
    if blocked == 0:
        return 0
    return token_fields(me, MARKER_TOKEN, lowest(blocked) + 1)


def can_move_any(me: Player, stones: int) -> bool:
    """Whether one of these stones can move, or could after a marker has been thrown away."""
    free = movable(me, stones)
    return free != 0 or removable_markers(me, stones) != 0


# ---------------------------------------------------------------- options


def offer_fields(verb: int, fields: int, out: Options) -> None:
    """Offer an option for each of these fields."""
    while fields:
        offer(out, verb + lowest(fields))
        fields = without_lowest(fields)


def offer_moves(me: Player, stones: int, out: Options) -> int:
    """Offer the stones that can move and the markers whose loss would free others; returns those that can move."""
    free = movable(me, stones)
    blocked = stones & ~free
    offer_fields(STONE, free, out)
    offer_fields(DISCARD_MARKER, removable_markers(me, blocked), out)
    while blocked:
        no_free_field(out, STONE + lowest(blocked), lowest(blocked))
        blocked = without_lowest(blocked)
    return free


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
    stone_to_supply(s, p)


def discard_marker(s: State, p: int, field: int) -> None:
    """Throw a bonus marker away."""
    s.player[p].gauge[field] = -1
    marker_discarded(s, p, field)


# ---------------------------------------------------------------- 4.6.2 a stone comes onto the gauge


def return_stone(s: State, p: int, arrow: int, is_current: int) -> None:
    """Put a stone on the first free field right of the base marker, in place of a marker, or into the supply."""
    me = s.player[p]
    field = next_free(me, me.base)
    if field >= 0:
        lay_stone(s, p, field, arrow, is_current)
    elif token_fields(me, MARKER_TOKEN, me.base + 1):
        discard_bonus_marker(s, p, arrow, is_current)
    else:
        me.supply += 1
        stone_to_supply(s, p)


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
        me = s.player[p]
        offer_fields(DISCARD_MARKER, token_fields(me, MARKER_TOKEN, me.base + 1), out)

    @staticmethod
    def take(s: State, p: int, arrow: int, is_current: int, verb: int, item: int) -> None:
        discard_marker(s, p, item)
        lay_stone(s, p, item, arrow, is_current)
