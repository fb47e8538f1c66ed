"""Market tiles and market spaces: taking them (5.5, 5.7), playing them (6.7, 11)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer, offer_all

from ..catalogue import (
    AT_THE_END,
    EFFECT,
    EFFECT_AEROS,
    EFFECT_CUBES,
    EFFECT_PIECES,
    EFFECT_SIZE,
    EFFECTS,
    FROM_TILES,
    IMMEDIATE,
    KEPT,
    KIND_CUBES,
    KIND_GAIN,
    KINDS,
    ONCE_GAME,
    PERMANENT,
    PLAYABLE,
    PLUS_PRESTIGE,
    PRESTIGE,
    RESOURCES,
    ROUND_KIND,
    SPACE_CUBES,
    SPACE_EFFECTS,
    SPACE_GAIN,
    SPACE_LAND,
    TIMING,
)
from ..state import State, game
from .gardens import choose_garden_square, garden_possible
from .goods import all_cubes, earn, gain_cubes, gain_printed, give_cubes
from .positions import choose_land, largest_land
from .words import NONE

TILE = game.verb("tile:<kind>")
RESOURCE = game.verb("resource:<resource>")
GIVE = game.verb("give:<resource>")
TAKE = game.verb("take:<resource>")
PICK = game.verb("pick:<kind>")

NO_TILE = NO_SPACE = -1
"""In place of the tile or market space whose effect asks for something."""


@game.note
def prestige_income_rose(s: State, p: int, points: int) -> None: ...


@game.note
def tile_played(s: State, p: int, kind: int) -> None: ...


@game.note
def tile_picked(s: State, p: int, kind: int) -> None: ...


@game.note
def nothing_picked(s: State, p: int) -> None: ...


@game.refusal("11.4")
def used_this_round(out: Options, option: int, kind: int) -> None: ...


@game.refusal("6.7")
def no_building_of_size(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("6.7")
def nothing_to_convert(out: Options, option: int) -> None: ...


@game.refusal("7.4.2")
def no_position(out: Options, option: int, land_size: int) -> None: ...


@game.refusal("14.5.3")
def no_garden_possible(out: Options, option: int, left: int) -> None: ...


@game.refusal("11.5")
def works_by_itself(out: Options, option: int, kind: int) -> None: ...


@game.refusal("11.6")
def counts_in_the_end(out: Options, option: int, kind: int) -> None: ...


@game.refusal("11.4")
def none_of_this_colour(out: Options, option: int, resource: int) -> None: ...


@game.refusal("11.4")
def same_colour(out: Options, option: int) -> None: ...


@game.refusal("14.1.6")
def not_set_aside(out: Options, option: int) -> None: ...


@game.refusal("14.1.6")
def nothing_set_aside(out: Options, option: int) -> None: ...


# ---------------------------------------------------------------- taking (5.5)


def take_tile(s: State, p: int, kind: int) -> None:
    """First the prestige symbol, then the effect at once, or the tile is put in front of the player."""
    me = s.player[p]
    if PLUS_PRESTIGE[kind]:
        me.income[PRESTIGE] += PLUS_PRESTIGE[kind]
        prestige_income_rose(s, p, PLUS_PRESTIGE[kind])
    if TIMING[kind] != IMMEDIATE:
        me.tiles[kind] += 1
        return
    gain_printed(s, p, KIND_GAIN, kind, FROM_TILES)
    for resource in range(len(RESOURCES)):
        gain_cubes(s, p, KIND_CUBES[kind, resource], resource)


@game.effects(SPACE_EFFECTS)
def use_space(s: State, p: int, space_effect: int, space: int) -> None:
    """The effect printed on a market space, in the last round: most simply give something."""
    gain_printed(s, p, SPACE_GAIN, space_effect, FROM_TILES)


@use_space.of("resources_4")
def use_resources(s: State, p: int, space_effect: int, space: int) -> None:
    """Cubes in colours of choice."""
    choose_resource(s, p, SPACE_CUBES[space_effect], space_effect)


@use_space.of("medium_land")
def use_land(s: State, p: int, space_effect: int, space: int) -> None:
    """A free piece of land, which may be declined."""
    choose_land(s, p, SPACE_LAND[space_effect], 1, NO_TILE, space_effect)


@use_space.of("pick_tile")
def use_set_aside(s: State, p: int, space_effect: int, space: int) -> None:
    """One of the tiles that were set aside."""
    pick_tile(s, p, space)


@game.decision(RESOURCE)
class choose_resource:
    """Which colour do you take? `space_effect` is the market space that gives the cubes; else it is a bonus."""

    @staticmethod
    def options(s: State, p: int, left: int, space_effect: int, out: Options) -> None:
        offer_all(out, RESOURCE, len(RESOURCES))

    @staticmethod
    def take(s: State, p: int, left: int, space_effect: int, verb: int, item: int) -> None:
        gain_cubes(s, p, 1, item)
        if left > 1:
            choose_resource(s, p, left - 1, space_effect)


@game.decision(PICK, NONE)
class pick_tile:
    """Which of the tiles set aside do you take?"""

    @staticmethod
    def options(s: State, p: int, space: int, out: Options) -> None:
        for kind in range(len(KINDS)):
            if s.set_aside[kind] > 0:
                offer(out, PICK + kind)
        offer(out, NONE)

    @staticmethod
    def take(s: State, p: int, space: int, verb: int, item: int) -> None:
        if verb == NONE:
            nothing_picked(s, p)
            return
        s.set_aside[item] -= 1
        tile_picked(s, p, item)
        take_tile(s, p, item)


@game.reasons(pick_tile)
def why_not_picked(s: State, p: int, space: int, out: Options) -> None:
    """Tiles that are not among those set aside, or none are."""
    some = any(s.set_aside[kind] for kind in KINDS)
    for kind in KINDS:
        if some:
            not_set_aside(out, PICK + kind)
        else:
            nothing_set_aside(out, PICK + kind)


# ---------------------------------------------------------------- playing (6.7)


def offer_tiles(s: State, p: int, out: Options) -> None:
    """Every kind of own tile that can be played and would change something."""
    for number in range(len(PLAYABLE)):
        if is_playable(s, p, PLAYABLE[number]):
            offer(out, TILE + PLAYABLE[number])


def can_play_tile(s: State, p: int) -> bool:
    """Whether a player has a tile that can be played now."""
    for number in range(len(PLAYABLE)):
        if is_playable(s, p, PLAYABLE[number]):
            return True
    return False


def is_playable(s: State, p: int, kind: int) -> bool:
    """Whether a player has a tile of a kind that is not used up and would change something."""
    return s.player[p].tiles[kind] > 0 and unused(s, p, kind) > 0 and changes_something(s, p, EFFECT[kind], kind)


def unused(s: State, p: int, kind: int) -> int:
    """How many copies of a tile a player can still play (in this round)."""
    me = s.player[p]
    return me.tiles[kind] if ROUND_KIND[kind] < 0 else me.tiles[kind] - me.used[ROUND_KIND[kind]]


def explain_tiles(s: State, p: int, out: Options) -> None:
    """Say of every own tile why it is not played; only asked at Python speed."""
    for kind in range(len(KEPT)):
        if s.player[p].tiles[kind] > 0:
            explain_tile(s, p, kind, out)


def explain_tile(s: State, p: int, kind: int, out: Options) -> None:
    """Say of a tile what it does instead, that it is used, or why it would have no effect."""
    if TIMING[kind] == PERMANENT:
        works_by_itself(out, TILE + kind, kind)
    elif TIMING[kind] == AT_THE_END:
        counts_in_the_end(out, TILE + kind, kind)
    elif unused(s, p, kind) == 0:
        used_this_round(out, TILE + kind, kind)
    else:
        explain_no_change(s, EFFECT[kind], kind, out)


def play_tile(s: State, p: int, kind: int) -> None:
    """Use a tile up, for the game or for this round, and resolve it."""
    me = s.player[p]
    if TIMING[kind] == ONCE_GAME:
        me.tiles[kind] -= 1
    else:
        me.used[ROUND_KIND[kind]] += 1
    tile_played(s, p, kind)
    resolve(s, p, EFFECT[kind], kind)


# ---------------------------------------------------------------- what tiles do that are played (11)


@game.effects(EFFECTS)
def resolve(s: State, p: int, effect: int, kind: int) -> None:
    """What playing a tile does."""


@game.effects(EFFECTS)
def changes_something(s: State, p: int, effect: int, kind: int) -> bool:
    """Whether playing a tile would have an effect."""
    return False


@game.effects(EFFECTS)
def explain_no_change(s: State, effect: int, kind: int, out: Options) -> None:
    """Say why playing a tile would have no effect; only asked at Python speed."""


@resolve.of("rents")
def collect_rents(s: State, p: int, effect: int, kind: int) -> None:
    """Aeros for every own building of a size."""
    earn(s, p, EFFECT_AEROS[kind] * s.player[p].buildings[EFFECT_SIZE[kind]])


@changes_something.of("rents")
def has_tenants(s: State, p: int, effect: int, kind: int) -> bool:
    """Whether the player has a building of the size."""
    return s.player[p].buildings[EFFECT_SIZE[kind]] > 0


@explain_no_change.of("rents")
def explain_rents(s: State, effect: int, kind: int, out: Options) -> None:
    """There is no building of the size."""
    no_building_of_size(out, TILE + kind, EFFECT_SIZE[kind])


@resolve.of("convert")
def convert_cubes(s: State, p: int, effect: int, kind: int) -> None:
    """Cubes are exchanged one by one."""
    for _ in range(EFFECT_CUBES[kind]):
        converter_give(s, p, kind)


@changes_something.of("convert")
def has_cubes(s: State, p: int, effect: int, kind: int) -> bool:
    """Whether the player has a cube."""
    return all_cubes(s.player[p]) > 0


@explain_no_change.of("convert")
def explain_convert(s: State, effect: int, kind: int, out: Options) -> None:
    """There is no cube."""
    nothing_to_convert(out, TILE + kind)


@resolve.of("free_land")
def take_free_land(s: State, p: int, effect: int, kind: int) -> None:
    """Pieces of land; the one that is taken first can't be declined."""
    for piece in range(EFFECT_PIECES[kind]):
        choose_land(s, p, EFFECT_SIZE[kind], min(piece, 1), kind, NO_SPACE)


@changes_something.of("free_land")
def has_position(s: State, p: int, effect: int, kind: int) -> bool:
    """Whether the player has a position for a piece of the size."""
    return largest_land(s, p) >= EFFECT_SIZE[kind]


@explain_no_change.of("free_land")
def explain_free_land(s: State, effect: int, kind: int, out: Options) -> None:
    """There is no position for a piece of the size."""
    no_position(out, TILE + kind, EFFECT_SIZE[kind])


@resolve.of("free_garden")
def lay_free_garden(s: State, p: int, effect: int, kind: int) -> None:
    """A garden that costs nothing."""
    choose_garden_square(s, p, kind)


@changes_something.of("free_garden")
def has_garden_square(s: State, p: int, effect: int, kind: int) -> bool:
    """Whether a garden is left and finds a square."""
    return garden_possible(s, s.player[p])


@explain_no_change.of("free_garden")
def explain_free_garden(s: State, effect: int, kind: int, out: Options) -> None:
    """No garden is left, or there is no square for it."""
    no_garden_possible(out, TILE + kind, s.gardens)


@game.decision(GIVE)
class converter_give:
    """Which cube do you give away?"""

    @staticmethod
    def options(s: State, p: int, kind: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if s.player[p].cubes[resource] > 0:
                offer(out, GIVE + resource)
            else:
                none_of_this_colour(out, GIVE + resource, resource)

    @staticmethod
    def take(s: State, p: int, kind: int, verb: int, item: int) -> None:
        give_cubes(s, p, 1, item)
        converter_take(s, p, item, kind)


@game.decision(TAKE)
class converter_take:
    """Which colour do you take for it?"""

    @staticmethod
    def options(s: State, p: int, given_resource: int, kind: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if resource != given_resource:
                offer(out, TAKE + resource)
            else:
                same_colour(out, TAKE + resource)

    @staticmethod
    def take(s: State, p: int, given_resource: int, kind: int, verb: int, item: int) -> None:
        gain_cubes(s, p, 1, item)
