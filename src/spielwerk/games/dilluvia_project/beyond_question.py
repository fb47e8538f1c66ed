"""What nobody asks for, so that no reason is given when it is not offered; everything else says why."""

from __future__ import annotations

from .catalogue import DISCOUNT_CUBES, KEPT, RESOURCES, SITE_SHAPE
from .rules.city import is_built, is_corner
from .rules.erecting import DISCOUNT, SITE, discount, fits, rest_of_price
from .rules.repositioning import SWITCH
from .rules.tiles import TILE
from .state import State, game


@game.beyond_question(TILE)
def tile_of_somebody_else(s: State, p: int, item: int) -> bool:
    """Only tiles in front of a player are theirs to play; the others lie on the market or before somebody else."""
    return item >= len(KEPT) or s.player[p].tiles[item] == 0


@game.beyond_question(DISCOUNT)
def another_discount(s: State, p: int, building: int, item: int) -> bool:
    """The foremen save a certain number of cubes of the price: nobody leaves out more, fewer, or what is not asked."""
    beyond = any(rest_of_price(building, item, resource) < 0 for resource in RESOURCES)
    saved = sum(DISCOUNT_CUBES[item, resource] for resource in RESOURCES)
    return beyond or saved != discount(s.player[p], building)


@game.beyond_question(SITE)
def another_shape(building: int, item: int) -> bool:
    """A building has one shape, and everybody sees that a site of another shape does not fit."""
    return not fits(building, SITE_SHAPE[item])


@game.beyond_question(SWITCH)
def part_of_a_building(s: State, p: int, item: int) -> bool:
    """A building that covers several squares is named by its top left one; the others are no buildings of their own."""
    return is_built(s, item) and not is_corner(s, item) and s.owner[item] == p
