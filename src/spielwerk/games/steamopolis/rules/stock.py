"""Resources: gaining from a limited supply (1.3), spending, storing (7.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    COG,
    CRYSTAL,
    CRYSTALS,
    FIXED_STORAGE,
    MOST_RESOURCES,
    POSITIONS,
    STORAGE,
)
from ..state import Player, State, game
from .words import KEEP


@game.note
def gained(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def supply_short(s: State, p: int, amount: int, resource: int) -> None: ...


@game.note
def returned(s: State, p: int, amount: int, resource: int) -> None: ...


@game.refusal("7.5")
def only_so_many(out: Options, option: int, have: int, resource: int) -> None: ...


def gain(s: State, p: int, amount: int, resource: int) -> None:
    """Take resources from the supply, as far as there are any."""
    taken = min(amount, s.supply[resource])
    s.supply[resource] -= taken
    s.player[p].stock[resource] += taken
    if taken > 0:
        gained(s, p, taken, resource)
    if taken < amount:
        supply_short(s, p, amount - taken, resource)


def give_back(s: State, p: int, amount: int, resource: int) -> None:
    """Put resources back into the supply."""
    if amount > 0:
        s.supply[resource] += amount
        s.player[p].stock[resource] -= amount
        returned(s, p, amount, resource)


def storage_places(me: Player) -> int:
    """How many resources an airship can store."""
    places = FIXED_STORAGE
    for position in range(len(POSITIONS)):
        if me.room[position] >= 0:
            places += STORAGE[me.room[position]]
    return places


@game.step
def store_afterwards(s: State, p: int) -> None:
    """Store when all that comes before has happened."""
    store(s, p)


def store(s: State, p: int) -> None:
    """What exceeds the storage places has to go; the holder chooses what to keep."""
    me = s.player[p]
    if me.stock[COG] + me.stock[CRYSTAL] > FIXED_STORAGE and me.stock[COG] + me.stock[CRYSTAL] > storage_places(me):
        store_resources(s, p)


def offer_contents(places: int, cogs: int, crystals: int, out: Options) -> None:
    """Offer every content that fills all places, with at most so many of each kind."""
    for kept in range(max(0, places - MOST_RESOURCES), min(places, MOST_RESOURCES) + 1):
        option = KEEP + kept * len(CRYSTALS) + places - kept
        if kept > cogs:
            only_so_many(out, option, cogs, COG)
        elif places - kept > crystals:
            only_so_many(out, option, crystals, CRYSTAL)
        else:
            offer(out, option)


@game.decision(KEEP)
class store_resources:
    """Which resources do you keep?"""

    @staticmethod
    def options(s: State, p: int, out: Options) -> None:
        me = s.player[p]
        offer_contents(storage_places(me), me.stock[COG], me.stock[CRYSTAL], out)

    @staticmethod
    def take(s: State, p: int, verb: int, item: int) -> None:
        give_back(s, p, s.player[p].stock[COG] - item // len(CRYSTALS), COG)
        give_back(s, p, s.player[p].stock[CRYSTAL] - item % len(CRYSTALS), CRYSTAL)
