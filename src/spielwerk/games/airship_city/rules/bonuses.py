"""Resource bonus of developed tiles (8.1), piggyback bonus (8.2, 8.5) and Barter (8.6)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    BARTER,
    BONUS_AMOUNT,
    BONUS_RESOURCE,
    BONUS_RESOURCES,
    KIND,
    PIGGYBACK,
    PIGGYBACK_AMOUNT,
    RESOURCES,
    SEASONED_NEGOTIATOR,
    UNLOCK_FAMILY,
    UNLOCK_MARKERS,
    WORKERS,
)
from ..state import BEFORE_ACTION, LOCKED, READY, USED, State, game
from .resources import gain, room, spend
from .shipyard import family_markers

BONUS = game.verb("bonus:<resource>")
TAKE_PIGGYBACK = game.verb("piggyback:<resource>")
USE = game.verb("use")
DECLINE = game.verb("decline")
EXCHANGE = game.verb("give:<given=resource>:take:<taken=resource>")
OPEN_BARTER = game.verb("barter")


@game.note
def resource_bonus_due(s: State, p: int, tile: int) -> None: ...


@game.note
def resource_bonus_lost(s: State, p: int, tile: int) -> None: ...


@game.note
def piggybacked(s: State, p: int, tile: int) -> None: ...


@game.note
def piggyback_lost(s: State, p: int, tile: int) -> None: ...


@game.note
def negotiated(s: State, p: int) -> None: ...


@game.note
def bartered(s: State, p: int) -> None: ...


@game.refusal("8.3")
def bonus_locked(out: Options, option: int, bonus_action: int, have: int, needed: int) -> None: ...


@game.refusal("8.3")
def bonus_used(out: Options, option: int, bonus_action: int) -> None: ...


@game.refusal("8.6")
def nothing_to_exchange(out: Options, option: int) -> None: ...


@game.refusal("8.6")
def nothing_to_give(out: Options, option: int, resource: int) -> None: ...


@game.refusal("8.1")
def expansion_missing(out: Options, option: int, resource: int) -> None: ...


@game.refusal("6.2")
def stock_full(out: Options, option: int, resource: int) -> None: ...


# ---------------------------------------------------------------- 8.1 resource bonus


def built_expansions(s: State, p: int) -> int:
    """A player's expansions, one bit for each resource."""
    built = 0
    for resource in range(len(RESOURCES)):
        built |= s.player[p].expanded[resource] << resource
    return built


@game.step
def resource_bonus(s: State, p: int, tile: int, developed_before: int, built_before: int) -> None:
    """After an action on a developed tile: its bonus, for resources whose expansion the player has built."""
    was_developed = developed_before if s.resource_bonus_tile_side_checked == BEFORE_ACTION else s.developed[tile]
    built = built_before if s.resource_bonus_expansion_checked == BEFORE_ACTION else built_expansions(s, p)
    if not was_developed:
        return
    kind = KIND[tile]
    if BONUS_RESOURCES[kind] == 1:
        fixed_bonus(s, p, tile, built)
    elif bonus_to_choose(s, p, kind, built):
        resource_bonus_due(s, p, tile)
        choose_resource_bonus(s, p, tile, built)
    elif bonus_deserved(kind, built):
        resource_bonus_lost(s, p, tile)


def fixed_bonus(s: State, p: int, tile: int, built: int) -> None:
    """The one resource this tile gives; what does not fit is lost."""
    kind = KIND[tile]
    for resource in range(len(RESOURCES)):
        if BONUS_RESOURCE[kind, resource] and built >> resource & 1:
            resource_bonus_due(s, p, tile)
            gain(s, p, BONUS_AMOUNT[kind], resource)


def bonus_fits(s: State, p: int, kind: int, built: int, resource: int) -> bool:
    """Whether a resource can be chosen: offered by the tile, expansion built, room for it."""
    return BONUS_RESOURCE[kind, resource] == 1 and built >> resource & 1 == 1 and room(s.player[p], resource) > 0


def bonus_to_choose(s: State, p: int, kind: int, built: int) -> bool:
    """Whether there is any resource to choose."""
    for resource in range(len(RESOURCES)):
        if bonus_fits(s, p, kind, built, resource):
            return True
    return False


def bonus_deserved(kind: int, built: int) -> bool:
    """Whether any resource of the tile has its expansion built, with room for it or not."""
    for resource in range(len(RESOURCES)):
        if BONUS_RESOURCE[kind, resource] and built >> resource & 1:
            return True
    return False


@game.decision(BONUS)
class choose_resource_bonus:
    """Which resource does the developed tile give?"""

    @staticmethod
    def options(s: State, p: int, tile: int, built: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if bonus_fits(s, p, KIND[tile], built, resource):
                offer(out, BONUS + resource)
            elif BONUS_RESOURCE[KIND[tile], resource] and not built >> resource & 1:
                expansion_missing(out, BONUS + resource, resource)
            elif BONUS_RESOURCE[KIND[tile], resource]:
                stock_full(out, BONUS + resource, resource)

    @staticmethod
    def take(s: State, p: int, tile: int, built: int, verb: int, item: int) -> None:
        gain(s, p, BONUS_AMOUNT[KIND[tile]], item)


# ---------------------------------------------------------------- 8.2 piggyback bonus


def piggyback(s: State, p: int, tile: int) -> None:
    """Everybody else with a worker on the tile profits, clockwise."""
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        if has_worker_on(s, other, tile):
            if any_piggyback_fits(s, other, tile):
                piggyback_resource(s, other, tile)
            else:
                piggyback_lost(s, other, tile)


def has_worker_on(s: State, p: int, tile: int) -> bool:
    """Whether a player has a worker on a tile."""
    for worker in range(WORKERS):
        if s.player[p].worker_tile[worker] == tile:
            return True
    return False


def piggyback_fits(s: State, p: int, tile: int, resource: int) -> bool:
    """Whether a player can take this resource as piggyback bonus of the tile."""
    return PIGGYBACK[KIND[tile], resource] == 1 and room(s.player[p], resource) > 0


def any_piggyback_fits(s: State, p: int, tile: int) -> bool:
    """Whether the tile has anything for a player to take; what is full would be lost."""
    for resource in range(len(RESOURCES)):
        if piggyback_fits(s, p, tile, resource):
            return True
    return False


@game.decision(TAKE_PIGGYBACK)
class piggyback_resource:
    """Which resource do you take as piggyback bonus?"""

    @staticmethod
    def options(s: State, p: int, tile: int, out: Options) -> None:
        for resource in range(len(RESOURCES)):
            if piggyback_fits(s, p, tile, resource):
                offer(out, TAKE_PIGGYBACK + resource)
            elif PIGGYBACK[KIND[tile], resource]:
                stock_full(out, TAKE_PIGGYBACK + resource, resource)

    @staticmethod
    def take(s: State, p: int, tile: int, verb: int, item: int) -> None:
        piggybacked(s, p, tile)
        gain(s, p, PIGGYBACK_AMOUNT, item)
        if s.player[p].bonus[SEASONED_NEGOTIATOR] == READY and room(s.player[p], item) > 0:
            piggyback_negotiator(s, p, item)


@game.decision(USE, DECLINE)
class piggyback_negotiator:
    """Use the Seasoned Negotiator for one more of the same?"""

    @staticmethod
    def options(s: State, p: int, resource: int, out: Options) -> None:
        offer(out, USE)
        offer(out, DECLINE)

    @staticmethod
    def take(s: State, p: int, resource: int, verb: int, item: int) -> None:
        if verb == USE:
            s.player[p].bonus[SEASONED_NEGOTIATOR] = USED
            negotiated(s, p)
            gain(s, p, PIGGYBACK_AMOUNT, resource)


# ---------------------------------------------------------------- 8.3, 8.6 bonus actions, Barter


def explain_bonus_action(s: State, p: int, action: int, out: Options, option: int) -> None:
    """Refuse an option for which a bonus action would have to be ready."""
    if s.player[p].bonus[action] == LOCKED:
        bonus_locked(out, option, action, family_markers(s, p, UNLOCK_FAMILY[action]), UNLOCK_MARKERS[action])
    else:
        bonus_used(out, option, action)


def can_exchange(s: State, p: int, given: int, taken: int) -> bool:
    """Whether one resource can be exchanged for another."""
    me = s.player[p]
    return given != taken and me.stock[given] > 0 and room(me, taken) > 0


def exchange_possible(s: State, p: int) -> bool:
    """Whether any exchange is legal."""
    for given in range(len(RESOURCES)):
        for taken in range(len(RESOURCES)):
            if can_exchange(s, p, given, taken):
                return True
    return False


def offer_barter(s: State, p: int, out: Options) -> None:
    """Barter, if it is ready and something can be exchanged."""
    if s.player[p].bonus[BARTER] != READY:
        explain_bonus_action(s, p, BARTER, out, OPEN_BARTER)
    elif exchange_possible(s, p):
        offer(out, OPEN_BARTER)
    else:
        nothing_to_exchange(out, OPEN_BARTER)


@game.decision(EXCHANGE)
class barter_exchange:
    """Which resource for which?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        for given in range(len(RESOURCES)):
            for taken in range(len(RESOURCES)):
                option = EXCHANGE + given * len(RESOURCES) + taken
                if can_exchange(s, p, given, taken):
                    offer(out, option)
                elif given != taken and s.player[p].stock[given] == 0:
                    nothing_to_give(out, option, given)
                elif given != taken:
                    stock_full(out, option, taken)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        given = item // len(RESOURCES)
        taken = item % len(RESOURCES)
        s.player[p].bonus[BARTER] = USED
        bartered(s, p)
        spend(s, p, 1, given)
        gain(s, p, 1, taken)
