"""Workshop: build an expansion and develop a tile (6.7)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    COLOUR,
    EXPANSION_COST,
    EXPANSION_VP,
    FROM_EXPANSIONS,
    KIND,
    RESOURCES,
    TILES,
    WORKSHOP,
)
from ..scoring import score_points
from ..state import State, game
from .bonuses import DECLINE
from .gathering import act, offer_action
from .resources import can_pay, explain_cost, pay

EXPAND = game.verb("expand:<resource>")
DEVELOP = game.verb("develop:<tile>")


@game.note
def expanded(s: State, p: int, resource: int) -> None: ...


@game.note
def developed(s: State, p: int, tile: int) -> None: ...


@game.note
def nothing_to_develop(s: State, p: int, resource: int) -> None: ...


@game.note
def scored_expansion(s: State, p: int, points: int) -> None: ...


@game.refusal("6.7.1")
def expansion_built(out: Options, option: int, resource: int) -> None: ...


@game.refusal("6.7.2")
def tile_developed(out: Options, option: int, tile: int) -> None: ...


@game.refusal("6.7.2")
def other_colour(out: Options, option: int, tile: int, resource: int) -> None: ...


@game.refusal("6.7.2")
def must_develop(out: Options, option: int, resource: int) -> None: ...


@offer_action.of("workshop")
def offer_expansions(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Every expansion not built yet that can be paid."""
    for resource in range(len(RESOURCES)):
        if s.player[p].expanded[resource]:
            expansion_built(out, EXPAND + resource, resource)
        elif can_pay(s, p, WORKSHOP, EXPANSION_COST, resource):
            offer(out, EXPAND + resource)
        else:
            explain_cost(s, p, WORKSHOP, EXPANSION_COST, resource, out, EXPAND + resource)


def can_expand(s: State, p: int) -> bool:
    """Whether a player can pay for any expansion that is not built yet."""
    for resource in range(len(RESOURCES)):
        if not s.player[p].expanded[resource] and can_pay(s, p, WORKSHOP, EXPANSION_COST, resource):
            return True
    return False


@act.of("workshop")
def expand(s: State, p: int, action_kind: int, item: int) -> None:
    """Pay for an expansion: more room and resource bonuses first, then a tile develops, then points (6.7.1)."""
    pay(s, p, WORKSHOP, EXPANSION_COST, item)
    s.player[p].expanded[item] = 1
    expanded(s, p, item)
    if tile_to_develop(s, item):
        develop_tile(s, p, item)
    else:
        nothing_to_develop(s, p, item)
    score_expansion(s, p)


def tile_to_develop(s: State, resource: int) -> bool:
    """Whether an undeveloped tile shows the colour."""
    for tile in range(len(TILES)):
        if can_develop(s, tile, resource):
            return True
    return False


def can_develop(s: State, tile: int, resource: int) -> bool:
    """Whether a tile shows the colour and is undeveloped."""
    return not s.developed[tile] and COLOUR[KIND[tile], resource] == 1


@game.decision(DEVELOP, DECLINE)
class develop_tile:
    """Which tile of the new expansion's colour is turned to its developed side?"""

    @staticmethod
    def options(s: State, p: int, resource: int, out: Options) -> None:
        for tile in range(len(TILES)):
            if can_develop(s, tile, resource):
                offer(out, DEVELOP + tile)
            elif s.developed[tile]:
                tile_developed(out, DEVELOP + tile, tile)
            else:
                other_colour(out, DEVELOP + tile, tile, resource)
        if s.expansion_must_develop_if_possible:
            must_develop(out, DECLINE, resource)
        else:
            offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, resource: int, verb: int, item: int) -> None:
        if verb == DEVELOP:
            s.developed[item] = 1
            developed(s, p, item)


@game.step
def score_expansion(s: State, p: int) -> None:
    """An expansion scores last."""
    scored_expansion(s, p, EXPANSION_VP)
    score_points(s, p, EXPANSION_VP, FROM_EXPANSIONS)
