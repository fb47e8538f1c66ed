"""Solo game: time pressure (12.2), the shadow (12.3), parasites next to the stack (12.4), the removal step (12.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, game_over, offer

from ..catalogue import (
    BONUS_LEVEL,
    DISTRICTS,
    FINAL_LOSS,
    FROM_TIME_PRESSURE,
    MARKETS_OF,
    NO_PARASITE_AT_STACK,
    NO_TILE_AT_TARGETS,
    PARASITES,
    PASSENGERS,
    ROW_LENGTH,
    ROWS,
    SIDES,
    STACK_SPOT,
    TARGET,
    TILE_EFFECT,
)
from ..state import IN_BOX, NO_STONE, REMOVED, Player, State, game
from .bonus_markers import take_front_marker
from .machines import use_slot
from .market import NO_ONE, uncover
from .passengers import targets_row, turn_next_tile
from .prices import face_up_tile
from .words import lapsed

USE_MARKET = game.verb("use:<market>:<effect>")
USE_TILE = game.verb("use:<tile>:<effect>")
NONE = game.verb("none")
DONE = game.verb("done")


@game.note
def time_passed(s: State, p: int, points: int) -> None: ...


@game.closing_note
def solo_lost(s: State, p: int) -> None: ...


@game.note
def parasite_at_stack(s: State, p: int) -> None: ...


@game.note
def parasite_came_back(s: State, p: int) -> None: ...


@game.note
def shadow_cast(s: State, district: int) -> None: ...


@game.note
def tile_removed_by_shadow(s: State, tile: int, market: int) -> None: ...


@game.note
def marker_removed_by_shadow(s: State, row: int) -> None: ...


@game.note
def passenger_tile_removed(s: State, passenger_tile: int) -> None: ...


# ---------------------------------------------------------------- time pressure and shadow


def time_passes(s: State, p: int, loss: int) -> bool:
    """A solo player pays for an action, in the final turn for all together; returns whether the game goes on."""
    if s.seats > 1 or s.time_paid:
        return True
    if s.final_round:
        s.time_paid = 1
        loss = FINAL_LOSS
    me = s.player[p]
    me.score -= loss
    me.ledger[FROM_TIME_PRESSURE] -= loss
    time_passed(s, p, loss)
    if me.score > 0:
        return True
    s.lost = 1
    solo_lost(s, p)
    game_over(s)
    return False


def cast_shadow(s: State, p: int) -> None:
    """The shadow follows: its stones lie on the districts of this flight until the next one."""
    for district in range(len(DISTRICTS)):
        s.stones_at[district] -= s.shadow[district]
        s.shadow[district] = 1 if s.player[p].destination[district] != NO_STONE else 0
        s.stones_at[district] += s.shadow[district]
        if s.shadow[district]:
            shadow_cast(s, district)


# ---------------------------------------------------------------- parasites


def parasites_at_stack(me: Player) -> int:
    """How many parasites lie next to the passenger stack."""
    count = 0
    for parasite in range(PARASITES):
        if me.parasite_spot[parasite] == STACK_SPOT:
            count += 1
    return count


def lay_next_to_stack(s: State, p: int, parasite: int) -> None:
    """Placing a parasite: from the dock next to the passenger stack."""
    s.player[p].parasite_spot[parasite] = STACK_SPOT
    parasite_at_stack(s, p)


def target_market(s: State, passenger: int) -> int:
    """The tile market of a passenger's main target; -1 on level 1."""
    return MARKETS_OF[TARGET[targets_row(s), passenger], 0]


def target_tile(s: State, passenger: int) -> int:
    """The face-up tile on the main target of a passenger; -1 for none."""
    market = target_market(s, passenger)
    return face_up_tile(s, market) if market >= 0 else -1


def any_effect(first_tile: int, second_tile: int) -> bool:
    """Whether one of two tiles (-1: none) has an effect; every tile has one."""
    return first_tile >= 0 or second_tile >= 0


@game.step
def solo_activate(s: State, p: int, uses: int, source: int) -> None:
    """With a parasite next to the stack: effects of the face-up tiles where the passengers want to go."""
    if parasites_at_stack(s.player[p]) == 0:
        lapsed(s, p, source, NO_PARASITE_AT_STACK)
    elif any_effect(target_tile(s, 0), target_tile(s, 1)):
        solo_activate_effect(s, p, uses, source)
    else:
        lapsed(s, p, source, NO_TILE_AT_TARGETS)


@game.decision(USE_MARKET, NONE)
class solo_activate_effect:
    """Which effect of the passengers' target levels do you use?"""

    @staticmethod
    def options(s: State, p: int, uses: int, source: int, out: Options) -> None:
        for passenger in range(len(PASSENGERS)):
            tile = target_tile(s, passenger)
            if tile >= 0:
                offer_sides(USE_MARKET + target_market(s, passenger) * len(SIDES), tile, out)
        offer(out, NONE)

    @staticmethod
    def take(s: State, p: int, uses: int, source: int, verb: int, item: int) -> None:
        if verb == USE_MARKET:
            use_slot(s, p, face_up_tile(s, item // len(SIDES)), item % len(SIDES))
            if uses > 1:
                solo_activate(s, p, uses - 1, source)


def offer_sides(first: int, tile: int, out: Options) -> None:
    """The effects that a tile has."""
    for side in range(len(SIDES)):
        if TILE_EFFECT[tile, side] >= 0:
            offer(out, first + side)


# ---------------------------------------------------------------- removal step


@game.step
def removal_step(s: State, p: int) -> None:
    """The shadow takes the face-up tiles of the main targets; parasites may use them; then the passengers move on."""
    for passenger in range(len(PASSENGERS)):
        s.removed[passenger] = remove_on_level(s, TARGET[targets_row(s), passenger])
    go_on_with_removed(s, p, parasites_at_stack(s.player[p]))
    replace_open_tile(s, p)


def remove_on_level(s: State, level: int) -> int:
    """The face-up tile of a level goes to the box, on level 1 the front markers; returns the tile, -1 for none."""
    if level == BONUS_LEVEL:
        for row in range(len(ROWS)):
            if s.marker_front[row] < ROW_LENGTH:
                marker_removed_by_shadow(s, row)
                take_front_marker(s, row, NO_ONE)
        return -1
    market = MARKETS_OF[level, 0]
    tile = face_up_tile(s, market)
    if tile >= 0:
        s.tile_place[tile] = IN_BOX
        tile_removed_by_shadow(s, tile, market)
        uncover(s, market, NO_ONE)
    return tile


@game.step
def go_on_with_removed(s: State, p: int, left: int) -> None:
    """Ask for the next parasite that comes back with an effect of a removed tile."""
    if left > 0 and any_effect(s.removed[0], s.removed[1]):
        solo_use_removed_effect(s, p, left)


@game.decision(USE_TILE, DONE)
class solo_use_removed_effect:
    """Which effect of a removed machine do you use?"""

    @staticmethod
    def options(s: State, p: int, left: int, out: Options) -> None:
        for passenger in range(len(PASSENGERS)):
            tile = s.removed[passenger]
            if tile >= 0:
                offer_sides(USE_TILE + tile * len(SIDES), tile, out)
        offer(out, DONE)

    @staticmethod
    def take(s: State, p: int, left: int, verb: int, item: int) -> None:
        if verb == USE_TILE:
            take_from_stack(s, p)
            use_slot(s, p, item // len(SIDES), item % len(SIDES))
            go_on_with_removed(s, p, left - 1)


def take_from_stack(s: State, p: int) -> None:
    """One parasite comes back from the stack to the dock."""
    me = s.player[p]
    for parasite in range(PARASITES):
        if me.parasite_spot[parasite] == STACK_SPOT:
            me.parasite_spot[parasite] = -1
            parasite_came_back(s, p)
            return


@game.step
def replace_open_tile(s: State, p: int) -> None:
    """The open passenger tile goes to the box and the next one is revealed."""
    for passenger in range(len(PASSENGERS)):
        s.removed[passenger] = -1
    if s.open_tile >= 0:
        passenger_tile_removed(s, s.open_tile)
        turn_next_tile(s, REMOVED)
