"""What a worker can do on the tile it has reached (4.2 decision 3, 5.2)."""

from __future__ import annotations

from spielwerk.games.airship_city.catalogue import (
    ARCHITECT,
    GAIN,
    GUILD_HALL,
    HARBOUR,
    KIND,
    LIGHTHOUSE,
    MARKETPLACE,
    RESOURCES,
    REVERSE_SHIFT,
    SHIFTS,
    SHIPYARD,
    WORKSHOP,
)
from spielwerk.games.airship_city.rules.bonuses import built_expansions, piggyback, resource_bonus
from spielwerk.games.airship_city.rules.contracts import TAKE, offer_contracts, take_contract
from spielwerk.games.airship_city.rules.facilities import CONSTRUCT, construct, offer_facilities
from spielwerk.games.airship_city.rules.resources import gain, room
from spielwerk.games.airship_city.rules.shifting import SHIFT, apply_shift
from spielwerk.games.airship_city.rules.shipyard import BUILD, build_airship, offer_airships
from spielwerk.games.airship_city.rules.workers import HIRE, RECALL, hire, offer_hiring, recall
from spielwerk.games.airship_city.rules.workshop import EXPAND, expand, offer_expansions
from spielwerk.games.airship_city.state import BEFORE_ACTION, State, game
from spielwerk.kernel import Options, offer, offer_all

SKIP = game.verb("skip")
GATHER = game.verb("gather")
STOP = game.verb("stop")


@game.note
def skipped(s: State, p: int, tile: int) -> None: ...


@game.refusal("5.2.1")
def gathering_full(out: Options, option: int, tile: int) -> None: ...


@game.refusal("5.2.7")
def exact_reverse(out: Options, option: int, shift: int) -> None: ...


@game.decision(SKIP, GATHER, BUILD, CONSTRUCT, EXPAND, TAKE, HIRE, RECALL, SHIFT)
class perform_action:
    """What does the worker do here?"""

    @staticmethod
    def options(s: State, p: int, tile: int, out: Options) -> None:
        offer(out, SKIP)
        kind = KIND[tile]
        if kind == SHIPYARD:
            offer_airships(s, p, out)
        elif kind == ARCHITECT:
            offer_facilities(s, p, out)
        elif kind == GUILD_HALL:
            offer_hiring(s, p, out)
        elif kind == WORKSHOP:
            offer_expansions(s, p, out)
        elif kind == MARKETPLACE:
            offer_contracts(s, out)
        elif kind == LIGHTHOUSE:
            offer_all(out, SHIFT, len(SHIFTS))
        elif kind == HARBOUR:
            offer(out, RECALL)
        else:
            offer_gathering(s, p, tile, out)

    @staticmethod
    def take(s: State, p: int, tile: int, verb: int, item: int) -> None:
        if verb == SKIP:
            skipped(s, p, tile)
            return
        developed_before = s.developed[tile]
        built_before = built_expansions(s, p)
        if verb == GATHER:
            gather(s, p, tile)
        elif verb == BUILD:
            build_airship(s, p, item)
        elif verb == CONSTRUCT:
            construct(s, p, item)
        elif verb == EXPAND:
            expand(s, p, item)
        elif verb == TAKE:
            take_contract(s, p, item)
        elif verb == HIRE:
            hire(s, p)
        elif verb == RECALL:
            recall(s, p)
        elif verb == SHIFT:
            apply_shift(s, p, item)
            lighthouse_second_shift(s, p, item)
        if developed_before or s.resource_bonus_tile_side_checked != BEFORE_ACTION:
            resource_bonus(s, p, tile, developed_before, built_before)
        if verb == GATHER:
            piggyback(s, p, tile)


# ---------------------------------------------------------------- 5.2.1 Forest, Mine, Factory, Valley


def offer_gathering(s: State, p: int, tile: int, out: Options) -> None:
    """Gather, unless everything the tile yields is full."""
    for resource in range(len(RESOURCES)):
        if GAIN[KIND[tile], resource] > 0 and room(s.player[p], resource) > 0:
            offer(out, GATHER)
            return
    gathering_full(out, GATHER, tile)


def gather(s: State, p: int, tile: int) -> None:
    """Gain what the tile yields."""
    for resource in range(len(RESOURCES)):
        if GAIN[KIND[tile], resource] > 0:
            gain(s, p, GAIN[KIND[tile], resource], resource)


# ---------------------------------------------------------------- 5.2.7 Lighthouse


@game.decision(STOP, SHIFT)
class lighthouse_second_shift:
    """Shift a second line, or the same one again?"""

    @staticmethod
    def options(s: State, p: int, first_shift: int, out: Options) -> None:
        offer(out, STOP)
        for shift in range(len(SHIFTS)):
            if shift == REVERSE_SHIFT[first_shift]:
                exact_reverse(out, SHIFT + shift, first_shift)
            else:
                offer(out, SHIFT + shift)

    @staticmethod
    def take(s: State, p: int, first_shift: int, verb: int, item: int) -> None:
        if verb == SHIFT:
            apply_shift(s, p, item)
