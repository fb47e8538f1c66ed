"""Shift end: gold brings a used cube back to its district (5.6)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    DISTRICT,
    EXHAUSTED,
    FIRST_FIELD_PLACE,
    PLACES,
    POPULATION,
    SHIFT_END_GOLD,
    SITES,
)
from ..state import Player, State, game
from .cubes import put_at, stands_on, take_from
from .payable import payable

SHIFT_END = game.verb("shift_end:<population>:<place>")


@game.note
def shift_ended(s: State, p: int, population: int, place: int, amount: int) -> None: ...


@game.refusal("5.6")
def shift_end_too_dear(out: Options, option: int, needed: int, have: int) -> None: ...


@game.refusal("7.1")
def action_goes_first(out: Options, option: int) -> None: ...


@game.refusal("5.5")
def other_class_needed(out: Options, option: int, population: int) -> None: ...


@game.refusal("5.1")
def needed_elsewhere(out: Options, option: int) -> None: ...


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
        refuse_dear_shift_ends(me, population, out)
        return
    if me.exhausted[population] > 0:
        offer(out, verb + EXHAUSTED)
    if used_cubes(me, population) > me.exhausted[population]:
        for site in range(SITES):
            if stands_on(me, site, population):
                offer(out, verb + FIRST_FIELD_PLACE + site)


def refuse_dear_shift_ends(me: Player, population: int, out: Options) -> None:
    """The shift ends of a class cost more gold than there is."""
    for place in range(EXHAUSTED, FIRST_FIELD_PLACE + SITES):
        if is_used_at(me, place, population):
            option = SHIFT_END + population * len(PLACES) + place
            shift_end_too_dear(out, option, SHIFT_END_GOLD[population], me.gold)


def refuse_shift_ends(me: Player, out: Options) -> None:
    """An action that has begun does something first (7.1)."""
    for population in range(len(POPULATION)):
        for place in range(EXHAUSTED, FIRST_FIELD_PLACE + SITES):
            if is_used_at(me, place, population):
                action_goes_first(out, SHIFT_END + population * len(PLACES) + place)


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
    """In a payment: the shift ends (of one class only, or of any: -1) after which the rest is still payable (5.1)."""
    me = s.player[p]
    for population in range(len(POPULATION)):
        if used_cubes(me, population) == 0:
            continue
        if only not in (-1, population):
            refuse_other_class(me, population, only, out)
        elif me.gold < SHIFT_END_GOLD[population]:
            refuse_dear_shift_ends(me, population, out)
        else:
            for place in range(EXHAUSTED, FIRST_FIELD_PLACE + SITES):
                if is_used_at(me, place, population):
                    option = SHIFT_END + population * len(PLACES) + place
                    if payable_without(s, p, purchase, item, population, place):
                        offer(out, option)
                    else:
                        needed_elsewhere(out, option)


def refuse_other_class(me: Player, population: int, needed: int, out: Options) -> None:
    """A cost asks for a cube of another class."""
    for place in range(EXHAUSTED, FIRST_FIELD_PLACE + SITES):
        if is_used_at(me, place, population):
            other_class_needed(out, SHIFT_END + population * len(PLACES) + place, needed)


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
