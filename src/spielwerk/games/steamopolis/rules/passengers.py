"""Passengers: getting off and on (7.3), the next passenger tile and the rewards (7.6)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, reveal

from ..catalogue import (
    DISTRICTS,
    LEVEL,
    OTHER_TARGET,
    PASSENGER,
    PASSENGER_TILES,
    PASSENGERS,
    REWARD,
    TARGET,
)
from ..scoring import trigger_end
from ..state import NO_STONE, OPEN_TILE, TAKEN, Player, State, game
from .effects import run_effect
from .machines import fire_passives
from .words import NO, YES


@game.note
def picked_up(s: State, p: int, passenger: int, level: int) -> None: ...


@game.note
def stays_behind(s: State, p: int, passenger: int, level: int) -> None: ...


@game.note
def got_off(s: State, p: int, passenger: int, level: int) -> None: ...


@game.note
def took_passenger_tile(s: State, p: int, passenger_tile: int) -> None: ...


@game.note
def passenger_tile_revealed(s: State, passenger_tile: int) -> None: ...


@game.note
def passenger_stack_empty(s: State) -> None: ...


# ---------------------------------------------------------------- 7.3 a stop


def targets_row(s: State) -> int:
    """The row of targets that holds: of the open tile, or the one printed on the board."""
    return s.open_tile if s.open_tile >= 0 else len(PASSENGER_TILES)


def destination_of(s: State, passenger: int) -> int:
    """Where a passenger wants to go; the alternative target while already at the main one."""
    row = targets_row(s)
    if s.passenger_level[passenger] == TARGET[row, passenger]:
        return OTHER_TARGET[row, passenger]
    return TARGET[row, passenger]


def has_stone_on(me: Player, level: int) -> bool:
    """Whether a player has a stone on a district of a level."""
    for district in range(len(DISTRICTS)):
        if LEVEL[district] == level and me.destination[district] != NO_STONE:
            return True
    return False


def greet_passengers(s: State, p: int, level: int) -> None:
    """Whoever gets off or stands at a stop."""
    for passenger in range(len(PASSENGERS)):
        if s.heading[passenger] == level or s.passenger_level[passenger] == level:
            meet_passenger(s, p, passenger, level)


@game.step
def meet_passenger(s: State, p: int, passenger: int, level: int) -> None:
    """Who wants to be here gets off; who stands here may come aboard, if the flight goes on to the destination."""
    if s.heading[passenger] == level:
        get_off(s, p, passenger, level)
    elif not s.delivered[passenger]:
        destination = destination_of(s, passenger)
        if has_stone_on(s.player[p], destination):
            pick_up_passenger(s, p, passenger, destination)
        else:
            stays_behind(s, p, passenger, destination)


def get_off(s: State, p: int, passenger: int, level: int) -> None:
    """A passenger arrives; the first one in a turn brings the open passenger tile."""
    s.heading[passenger] = 0
    s.passenger_level[passenger] = level
    s.delivered[passenger] = 1
    got_off(s, p, passenger, level)
    if s.open_tile >= 0 and not s.open_tile_taken:
        s.open_tile_taken = 1
        s.player[p].passenger_tiles += 1
        took_passenger_tile(s, p, s.open_tile)


@game.decision(YES, NO)
class pick_up_passenger:
    """Take the passenger aboard?"""

    @staticmethod
    def options(s: State, p: int, passenger: int, level: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, passenger: int, level: int, verb: int, item: int) -> None:
        if verb == YES:
            s.passenger_level[passenger] = 0
            s.heading[passenger] = level
            picked_up(s, p, passenger, level)


# ---------------------------------------------------------------- 7.6 end of the turn


def reward_passengers(s: State, p: int) -> None:
    """A new passenger tile is revealed, then every delivered passenger says thank you, the banker first."""
    if s.open_tile_taken:
        s.open_tile_taken = 0
        turn_next_tile(s, TAKEN)
    for passenger in range(len(PASSENGERS)):
        if s.delivered[passenger]:
            reward(s, p, passenger)


def turn_next_tile(s: State, place: int) -> None:
    """The open passenger tile goes to its place and the next one is revealed; without one the end comes."""
    s.passenger_place[s.open_tile] = place
    s.open_tile = -1
    if s.stack_size == 0:
        passenger_stack_empty(s)
        trigger_end(s)
        return
    s.stack_size -= 1
    s.open_tile = s.passenger_stack[s.stack_size]
    s.passenger_stack[s.stack_size] = -1
    s.passenger_place[s.open_tile] = OPEN_TILE
    reveal(s)
    passenger_tile_revealed(s, s.open_tile)


@game.step
def reward(s: State, p: int, passenger: int) -> None:
    """The reward of a passenger and of every machine for passengers."""
    run_effect(s, p, REWARD[passenger])
    fire_passives(s, p, PASSENGER, 0)
