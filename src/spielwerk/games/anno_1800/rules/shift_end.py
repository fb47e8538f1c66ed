"""Shift end: gold brings a used cube back to its district (4.3, 5.2)."""

from __future__ import annotations

from spielwerk.games.anno_1800.catalogue import (
    DISTRICT,
    EXHAUSTED,
    FIRST_FIELD_PLACE,
    PLACES,
    POPULATION,
    SHIFT_END_GOLD,
    SITES,
)
from spielwerk.games.anno_1800.rules.cubes import put_at, stands_on, take_from
from spielwerk.games.anno_1800.rules.payable import payable
from spielwerk.games.anno_1800.state import Player, State, game
from spielwerk.kernel import Options, offer

SHIFT_END = game.verb("shift_end:<population>:<place>")


@game.note
def shift_ended(s: State, p: int, population: int, place: int, amount: int) -> None: ...


@game.refusal("4.3")
def shift_end_too_dear(out: Options, option: int, needed: int, have: int) -> None: ...


def offer_shift_ends(s: State, p: int, out: Options) -> None:
    """Every class and place with a used cube, as far as the gold goes."""
    me = s.player[p]
    for population in range(len(POPULATION)):
        if used_cubes(me, population) > 0:
            offer_shift_ends_of(me, population, out)


def used_cubes(me: Player, population: int) -> int:
    """How many cubes of a class stand on workplaces or are exhausted."""
    return me.owned[population] - me.district[population]


def offer_shift_ends_of(me: Player, population: int, out: Options) -> None:
    """Every place with a used cube of a class."""
    verb = SHIFT_END + population * len(PLACES)
    if me.gold < SHIFT_END_GOLD[population]:
        shift_end_too_dear(out, verb + EXHAUSTED, SHIFT_END_GOLD[population], me.gold)
        return
    if me.exhausted[population] > 0:
        offer(out, verb + EXHAUSTED)
    if used_cubes(me, population) > me.exhausted[population]:
        for site in range(SITES):
            if stands_on(me, site, population):
                offer(out, verb + FIRST_FIELD_PLACE + site)


def end_shift(s: State, p: int, item: int) -> None:
    """Pay, and take the cube back to its district."""
    population = item // len(PLACES)
    place = item % len(PLACES)
    bring_back(s.player[p], population, place)
    shift_ended(s, p, population, place, SHIFT_END_GOLD[population])


def bring_back(me: Player, population: int, place: int) -> None:
    """A cube returns to its district for its gold."""
    me.gold -= SHIFT_END_GOLD[population]
    take_from(me, place, population)
    put_at(me, DISTRICT, population)


def offer_payable_shift_ends(s: State, p: int, purchase: int, item: int, only: int, out: Options) -> None:
    """In a payment: the shift ends (of one class only, or of any: -1) after which the rest is still payable (R39)."""
    me = s.player[p]
    for population in range(len(POPULATION)):
        if only in (-1, population) and me.gold >= SHIFT_END_GOLD[population] and used_cubes(me, population) > 0:
            for place in range(EXHAUSTED, FIRST_FIELD_PLACE + SITES):
                if is_used_at(me, place, population) and payable_without(s, p, purchase, item, population, place):
                    offer(out, SHIFT_END + population * len(PLACES) + place)


def is_used_at(me: Player, place: int, population: int) -> bool:
    """Whether a used cube of a class is in a place."""
    if place == EXHAUSTED:
        return me.exhausted[population] > 0
    return stands_on(me, place - FIRST_FIELD_PLACE, population)


def payable_without(s: State, p: int, purchase: int, item: int, population: int, place: int) -> bool:
    """Try a shift end, look, and take it back."""
    me = s.player[p]
    bring_back(me, population, place)
    possible = payable(s, p, purchase, item)
    take_from(me, DISTRICT, population)
    put_at(me, place, population)
    me.gold += SHIFT_END_GOLD[population]
    return possible
