"""Market tiles and market spaces: taking them (5.9), playing them (5.10)."""

from __future__ import annotations

from spielwerk.games.dilluvia_project.catalogue import (
    CONVERT,
    EFFECT,
    EFFECT_AEROS,
    EFFECT_CUBES,
    EFFECT_PIECES,
    EFFECT_SIZE,
    FREE_LAND,
    FROM_TILES,
    IMMEDIATE,
    KIND_CUBES,
    KIND_GAIN,
    KINDS,
    ONCE_GAME,
    PLAYABLE,
    PLUS_PRESTIGE,
    PRESTIGE,
    RENTS,
    RESOURCES,
    ROUND_KIND,
    SPACE_CUBES,
    SPACE_EFFECT,
    SPACE_GAIN,
    SPACE_LAND,
    SPACE_PICKS,
    TIMING,
)
from spielwerk.games.dilluvia_project.rules.gardens import PERMITTED, choose_garden_square, garden_possible
from spielwerk.games.dilluvia_project.rules.goods import all_cubes, earn, gain_cubes, gain_printed, give_cubes
from spielwerk.games.dilluvia_project.rules.positions import choose_land, largest_land
from spielwerk.games.dilluvia_project.rules.words import NONE
from spielwerk.games.dilluvia_project.state import State, game
from spielwerk.kernel import Options, offer, offer_all

TILE = game.verb("tile:<kind>")
RESOURCE = game.verb("resource:<resource>")
GIVE = game.verb("give:<resource>")
TAKE = game.verb("take:<resource>")
PICK = game.verb("pick:<kind>")


@game.note
def tile_kept(s: State, p: int, kind: int) -> None: ...


@game.note
def tile_resolved(s: State, p: int, kind: int) -> None: ...


@game.note
def prestige_income_rose(s: State, p: int, points: int) -> None: ...


@game.note
def space_resolved(s: State, p: int, space_effect: int) -> None: ...


@game.note
def tile_played(s: State, p: int, kind: int) -> None: ...


@game.note
def tile_picked(s: State, p: int, kind: int) -> None: ...


@game.note
def nothing_picked(s: State, p: int) -> None: ...


@game.refusal("5.10")
def used_this_round(out: Options, option: int, kind: int) -> None: ...


@game.refusal("5.10")
def no_building_of_size(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("5.10")
def nothing_to_convert(out: Options, option: int) -> None: ...


@game.refusal("5.4")
def no_position(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("5.10")
def no_garden_possible(out: Options, option: int, left: int) -> None: ...


# ---------------------------------------------------------------- 5.9 taking


def take_tile(s: State, p: int, kind: int) -> None:
    """First the prestige symbol, then the effect at once, or the tile is put in front of the player."""
    me = s.player[p]
    if PLUS_PRESTIGE[kind]:
        me.income[PRESTIGE] += PLUS_PRESTIGE[kind]
        prestige_income_rose(s, p, PLUS_PRESTIGE[kind])
    if TIMING[kind] != IMMEDIATE:
        me.tiles[kind] += 1
        tile_kept(s, p, kind)
        return
    tile_resolved(s, p, kind)
    gain_printed(s, p, KIND_GAIN, kind, FROM_TILES)
    for resource in range(len(RESOURCES)):
        gain_cubes(s, p, KIND_CUBES[kind, resource], resource)


def use_space(s: State, p: int, space: int) -> None:
    """The effect printed on a market space, in the last round."""
    effect = SPACE_EFFECT[space]
    space_resolved(s, p, effect)
    gain_printed(s, p, SPACE_GAIN, effect, FROM_TILES)
    if SPACE_CUBES[effect] > 0:
        choose_resource(s, p, SPACE_CUBES[effect])
    if SPACE_LAND[effect] >= 0:
        choose_land(s, p, SPACE_LAND[effect], 1)
    if SPACE_PICKS[effect]:
        pick_tile(s, p)


@game.decision(RESOURCE)
class choose_resource:
    """Which colour do you take?"""

    @staticmethod
    def options(s: State, p: int, left: int, out: Options) -> None:
        offer_all(out, RESOURCE, len(RESOURCES))

    @staticmethod
    def take(s: State, p: int, left: int, verb: int, item: int) -> None:
        gain_cubes(s, p, 1, item)
        if left > 1:
            choose_resource(s, p, left - 1)


@game.decision(PICK, NONE)
class pick_tile:
    """Which of the tiles set aside do you take?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for kind in range(len(KINDS)):
            if s.set_aside[kind] > 0:
                offer(out, PICK + kind)
        offer(out, NONE)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        if verb == NONE:
            nothing_picked(s, p)
            return
        s.set_aside[item] -= 1
        tile_picked(s, p, item)
        take_tile(s, p, item)


# ---------------------------------------------------------------- 5.10 playing


def offer_tiles(s: State, p: int, out: Options) -> None:
    """Every kind of own tile that can be played and would change something."""
    me = s.player[p]
    for number in range(len(PLAYABLE)):
        kind = PLAYABLE[number]
        if me.tiles[kind] > 0:
            if unused(s, p, kind) == 0:
                used_this_round(out, TILE + kind, kind)
            elif changes_something(s, p, kind):
                offer(out, TILE + kind)
            else:
                explain_tile(s, kind, out)


def unused(s: State, p: int, kind: int) -> int:
    """How many copies of a tile a player can still play (in this round)."""
    me = s.player[p]
    return me.tiles[kind] if ROUND_KIND[kind] < 0 else me.tiles[kind] - me.used[ROUND_KIND[kind]]


def changes_something(s: State, p: int, kind: int) -> bool:
    """Whether playing a tile would have an effect."""
    me = s.player[p]
    if EFFECT[kind] == RENTS:
        return me.buildings[EFFECT_SIZE[kind]] > 0
    if EFFECT[kind] == CONVERT:
        return all_cubes(me) > 0
    if EFFECT[kind] == FREE_LAND:
        return largest_land(s, p) >= EFFECT_SIZE[kind]
    return garden_possible(s, me)


def explain_tile(s: State, kind: int, out: Options) -> None:
    """Say why playing a tile would have no effect."""
    if EFFECT[kind] == RENTS:
        no_building_of_size(out, TILE + kind, EFFECT_SIZE[kind])
    elif EFFECT[kind] == CONVERT:
        nothing_to_convert(out, TILE + kind)
    elif EFFECT[kind] == FREE_LAND:
        no_position(out, TILE + kind, EFFECT_SIZE[kind])
    else:
        no_garden_possible(out, TILE + kind, s.gardens)


def play_tile(s: State, p: int, kind: int) -> None:
    """Use a tile up, for the game or for this round, and resolve it."""
    me = s.player[p]
    if TIMING[kind] == ONCE_GAME:
        me.tiles[kind] -= 1
    else:
        me.used[ROUND_KIND[kind]] += 1
    tile_played(s, p, kind)
    if EFFECT[kind] == RENTS:
        earn(s, p, EFFECT_AEROS[kind] * me.buildings[EFFECT_SIZE[kind]])
    elif EFFECT[kind] == CONVERT:
        for _ in range(EFFECT_CUBES[kind]):
            converter_give(s, p)
    elif EFFECT[kind] == FREE_LAND:
        for piece in range(EFFECT_PIECES[kind]):
            choose_land(s, p, EFFECT_SIZE[kind], min(piece, 1))
    else:
        choose_garden_square(s, p, PERMITTED)


@game.decision(GIVE)
class converter_give:
    """Which cube do you give away?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if s.player[p].cubes[resource] > 0:
                offer(out, GIVE + resource)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        give_cubes(s, p, 1, item)
        converter_take(s, p, item)


@game.decision(TAKE)
class converter_take:
    """Which colour do you take for it?"""

    @staticmethod
    def options(s: State, p: int, given_resource: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if resource != given_resource:
                offer(out, TAKE + resource)

    @staticmethod
    def take(s: State, p: int, given_resource: int, verb: int, item: int) -> None:
        gain_cubes(s, p, 1, item)
