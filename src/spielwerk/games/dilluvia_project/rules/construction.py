"""Construction: buildings and propellers in build steps (7.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    BUILDINGS,
    PROPELLER_PRESTIGE,
    PROPELLER_PRICE,
    PROPELLER_SQUARE,
    PROPELLERS,
)
from ..state import State, game
from .city import claim_propeller
from .erecting import BUILDING, begin_building, explain_building, offer_buildings
from .goods import gain_prestige, move_house, pay
from .tiles import TILE, explain_tiles, offer_tiles, play_tile

PROPELLER = game.verb("propeller:<propeller>")
END_STEP = game.verb("end_step")

PARTS_OF_STEP = 2
"""A building and a propeller."""


@game.note
def bought_propeller(s: State, p: int, propeller: int) -> None: ...


@game.note
def stopped_building(s: State, p: int) -> None: ...


@game.refusal("7.5.1")
def all_have_bought(out: Options, option: int) -> None: ...


@game.refusal("7.5.2")
def lacks_aeros_for_propeller(out: Options, option: int, price: int, have: int) -> None: ...


@game.refusal("7.5.2")
def propeller_taken(out: Options, option: int, owner: int) -> None: ...


# ---------------------------------------------------------------- build steps


@game.decision(BUILDING, PROPELLER, TILE, END_STEP)
class build_menu:
    """What do you build or buy?

    Every worker allows one building and one propeller, in any order. The step of a worker is open while only one of
    the two is done; so the numbers of buildings and propellers that are left differ by the open steps.
    """

    @staticmethod
    def options(s: State, p: int, buildings: int, propellers: int, out: Options) -> None:
        if buildings > 0:
            offer_buildings(s, p, out)
        if propellers > 0:
            offer_propellers(s, p, out)
        offer_tiles(s, p, out)
        offer(out, END_STEP)

    @staticmethod
    def take(s: State, p: int, buildings: int, propellers: int, verb: int, item: int) -> None:
        if verb == TILE:
            play_tile(s, p, item)
            build_menu(s, p, buildings, propellers)
        elif verb == BUILDING:
            begin_building(s, p, item)
            go_on_building(s, p, buildings - 1, propellers, 1 if buildings > propellers else 0)
        elif verb == PROPELLER:
            buy_propeller(s, p, item)
            go_on_building(s, p, buildings, propellers - 1, 1 if propellers > buildings else 0)
        elif buildings == propellers:
            stopped_building(s, p)
        else:
            close_steps(s, p, buildings, propellers)


@game.reasons(build_menu)
def why_not_built(s: State, p: int, buildings: int, propellers: int, out: Options) -> None:
    """Say of every other building, propeller and tile why it can't be had."""
    for building in BUILDINGS:
        explain_building(s, p, buildings, building, out)
    for propeller in PROPELLERS:
        explain_propeller(s, p, propellers, propeller, out)
    explain_tiles(s, p, out)


@game.step
def go_on_building(s: State, p: int, buildings: int, propellers: int, completed: int) -> None:
    """Only when a step is completed, the building marker moves for both of its parts (7.5.9)."""
    if completed:
        move_house(s, p, PARTS_OF_STEP)
    if buildings + propellers > 0:
        build_menu(s, p, buildings, propellers)


def close_steps(s: State, p: int, buildings: int, propellers: int) -> None:
    """Close the open steps by choice: the marker moves now, their other halves lapse; other workers go on."""
    move_house(s, p, open_steps(buildings, propellers))
    untouched = min(buildings, propellers)
    if untouched > 0:
        build_menu(s, p, untouched, untouched)


def open_steps(buildings: int, propellers: int) -> int:
    """How many workers have done one half of their step only."""
    return max(buildings, propellers) - min(buildings, propellers)


# ---------------------------------------------------------------- propellers


def offer_propellers(s: State, p: int, out: Options) -> None:
    """Any propeller that belongs to nobody and can be paid."""
    for propeller in range(len(PROPELLERS)):
        if s.owner[PROPELLER_SQUARE[propeller]] < 0 and s.player[p].money >= PROPELLER_PRICE[propeller]:
            offer(out, PROPELLER + propeller)


def explain_propeller(s: State, p: int, propellers: int, propeller: int, out: Options) -> None:
    """Say why a propeller can't be bought; only asked at Python speed."""
    owner = s.owner[PROPELLER_SQUARE[propeller]]
    if owner >= 0:
        propeller_taken(out, PROPELLER + propeller, owner)
    elif propellers == 0:
        all_have_bought(out, PROPELLER + propeller)
    else:
        lacks_aeros_for_propeller(out, PROPELLER + propeller, PROPELLER_PRICE[propeller], s.player[p].money)


def buy_propeller(s: State, p: int, propeller: int) -> None:
    """Pay for a propeller, mark it, gain its prestige."""
    bought_propeller(s, p, propeller)
    pay(s, p, PROPELLER_PRICE[propeller])
    claim_propeller(s, p, PROPELLER_SQUARE[propeller])
    gain_prestige(s, p, PROPELLER_PRESTIGE[propeller])
