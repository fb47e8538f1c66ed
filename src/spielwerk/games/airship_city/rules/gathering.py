"""The action of a tile: to gather on Forest, Mine, Factory and Valley (6.3), and on all that have no other.

The other kinds stand in their chapters: look for `offer_action.of` and `act.of` with their names.
"""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import GAIN, KINDS, RESOURCES
from ..state import State, game
from .resources import gain, room

GATHER = game.verb("gather")


@game.refusal("6.3")
def gathering_full(out: Options, option: int, tile: int) -> None: ...


@game.effects(KINDS)
def offer_action(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Gather, unless everything the tile yields is full."""
    for resource in range(len(RESOURCES)):
        if GAIN[action_kind, resource] > 0 and room(s.player[p], resource) > 0:
            offer(out, GATHER)
            return
    gathering_full(out, GATHER, tile)


@game.effects(KINDS)
def act(s: State, p: int, action_kind: int, item: int) -> None:
    """Gain what the tile yields."""
    for resource in range(len(RESOURCES)):
        if GAIN[action_kind, resource] > 0:
            gain(s, p, GAIN[action_kind, resource], resource)
