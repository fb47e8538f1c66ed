"""Workshop: build an expansion and develop a tile (5.2.5)."""

from __future__ import annotations

from spielwerk.games.airship_city.catalogue import (
    COLOUR,
    EXPANSION_COST,
    EXPANSION_VP,
    FROM_EXPANSIONS,
    KIND,
    RESOURCES,
    TILES,
    WORKSHOP,
)
from spielwerk.games.airship_city.rules.bonuses import DECLINE
from spielwerk.games.airship_city.rules.resources import can_pay, explain_cost, pay
from spielwerk.games.airship_city.scoring import score_points
from spielwerk.games.airship_city.state import State, game
from spielwerk.kernel import Options, offer

EXPAND = game.verb("expand:<resource>")
DEVELOP = game.verb("develop:<tile>")


@game.note
def expanded(s: State, p: int, resource: int) -> None: ...


@game.note
def developed(s: State, p: int, tile: int) -> None: ...


@game.note
def scored_expansion(s: State, p: int, points: int) -> None: ...


@game.refusal("5.2.5")
def expansion_built(out: Options, option: int, resource: int) -> None: ...


@game.refusal("5.2.5")
def tile_developed(out: Options, option: int, tile: int) -> None: ...


@game.refusal("5.2.5")
def other_colour(out: Options, option: int, tile: int, resource: int) -> None: ...


def offer_expansions(s: State, p: int, out: Options) -> None:
    """Every expansion not built yet that can be paid."""
    for resource in range(len(RESOURCES)):
        if s.player[p].expanded[resource]:
            expansion_built(out, EXPAND + resource, resource)
        elif can_pay(s, p, WORKSHOP, EXPANSION_COST, resource):
            offer(out, EXPAND + resource)
        else:
            explain_cost(s, p, WORKSHOP, EXPANSION_COST, resource, out, EXPAND + resource)


def expand(s: State, p: int, resource: int) -> None:
    """Pay for an expansion: more room and resource bonuses first, then a tile develops, then points (R37)."""
    pay(s, p, WORKSHOP, EXPANSION_COST, resource)
    s.player[p].expanded[resource] = 1
    expanded(s, p, resource)
    if tile_to_develop(s, resource):
        develop_tile(s, p, resource)
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
        if not s.expansion_must_develop_if_possible:
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
