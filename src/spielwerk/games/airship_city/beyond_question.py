"""What nobody asks for, so that no reason is owed when it is not offered. Everything else says why not."""

from __future__ import annotations

from collections.abc import Callable

from .catalogue import (
    ARCHITECT,
    BONUS_RESOURCE,
    FACTORY,
    FOREST,
    GUILD_HALL,
    HARBOUR,
    KIND,
    LIGHTHOUSE,
    LONG_HAUL_FLIGHT,
    MARKETPLACE,
    MINE,
    PIGGYBACK,
    RESOURCES,
    SHIPYARD,
    VALLEY,
    WORKSHOP,
)
from .reasons import only_by_flight, stepped_over
from .rules.actions import perform_action
from .rules.bonuses import BONUS, EXCHANGE, TAKE_PIGGYBACK, has_worker_on
from .rules.contracts import FULFIL, TAKE
from .rules.facilities import CONSTRUCT
from .rules.gathering import GATHER
from .rules.moving import (
    PAUSE,
    TO,
    TO_LONG,
    choose_destination,
)
from .rules.shifting import SHIFT, SHIFT_FIRST, gears_lost_here
from .rules.shipyard import BUILD
from .rules.turn import MOVE
from .rules.workers import HIRE, RECALL
from .rules.workshop import EXPAND
from .state import FAILED, FULFILLED, IN_DECK, READY, State, game

# ---------------------------------------------------------------- a turn


@game.beyond_question(MOVE)
def no_own_worker_there(s: State, p: int, item: int) -> bool:
    """A tile without a worker of the player: there is nobody to move."""
    return not has_worker_on(s, p, item)


@game.beyond_question(FULFIL)
def contract_not_open(s: State, item: int) -> bool:
    """A contract in the deck has not been seen yet; one that was fulfilled or has failed is done with."""
    return s.contract_place[item] in (IN_DECK, FULFILLED, FAILED)


# ---------------------------------------------------------------- a movement


@game.beyond_question(TO, asked_by=[choose_destination])
def flight_offered(s: State, p: int, worker: int, item: int) -> bool:
    """Where only the Long-haul Flight goes, it is offered instead of the walk."""
    return s.player[p].bonus[LONG_HAUL_FLIGHT] == READY and item in only_by_flight(s, p, worker)


@game.beyond_question(TO_LONG, asked_by=[choose_destination])
def flight_of_no_use(s: State, p: int, worker: int, item: int) -> bool:
    """No flight where the worker can walk; and where even a flight can't go, the refusal to walk there says enough."""
    return item not in only_by_flight(s, p, worker)


@game.beyond_question(PAUSE, asked_by=[choose_destination])
def nothing_to_step_over(s: State, p: int, worker: int, item: int) -> bool:
    """A pause is a stop on the way over an own worker; nobody pauses elsewhere, or at a table that plays without."""
    return not s.shift_in_mid_hop or item not in stepped_over(s, p, worker)


# ---------------------------------------------------------------- an action

TILES_OF_ACTION = {
    GATHER: (FOREST, MINE, FACTORY, VALLEY),
    BUILD: (SHIPYARD,),
    CONSTRUCT: (ARCHITECT,),
    HIRE: (GUILD_HALL,),
    EXPAND: (WORKSHOP,),
    TAKE: (MARKETPLACE,),
    SHIFT: (LIGHTHOUSE,),
    RECALL: (HARBOUR,),
}


def only_there(kinds: tuple[int, ...]) -> Callable[[int], bool]:
    """The rule for an action that only these kinds of tiles have."""

    def action_of_another_tile(tile: int) -> bool:
        """Each kind of tile has one action; nobody expects that of another tile."""
        return KIND[tile] not in kinds

    return action_of_another_tile


for verb, kinds in TILES_OF_ACTION.items():
    game.beyond_question(verb, asked_by=[perform_action])(only_there(kinds))


@game.beyond_question(SHIFT_FIRST, asked_by=[perform_action])
def shift_can_wait(s: State, p: int, tile: int) -> bool:
    """A shift before the action comes to the same as one after it, unless the action would gain too many gears."""
    return not gears_lost_here(s, p, tile)


# ---------------------------------------------------------------- bonuses


@game.beyond_question(BONUS)
def no_bonus_of_this_tile(tile: int, item: int) -> bool:
    """A resource that the tile does not show as its resource bonus."""
    return not BONUS_RESOURCE[KIND[tile], item]


@game.beyond_question(TAKE_PIGGYBACK)
def no_piggyback_of_this_tile(tile: int, item: int) -> bool:
    """A resource that the tile does not show as its piggyback bonus."""
    return not PIGGYBACK[KIND[tile], item]


@game.beyond_question(EXCHANGE)
def for_itself(item: int) -> bool:
    """Nobody exchanges a resource for the same resource."""
    given, taken = divmod(item, len(RESOURCES))
    return given == taken
