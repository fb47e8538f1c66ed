"""Other players place parasites on the active player's tiles (10.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import DOCK_EMPTY, NO_SLOT_THERE, POSITIONS, SIDES
from ..state import State, game
from .machine_room import (
    docked_parasite,
    has_slot,
    lies_on_slot,
    may_place,
    may_place_at,
    others_on,
)
from .words import SLOT, lapsed

PASS = game.verb("pass")
SPOTS_OF_HOST = len(POSITIONS) * len(SIDES)


@game.note
def parasite_placed(s: State, p: int, host: int, tile: int, effect: int) -> None: ...


@game.note
def parasite_moved(
    s: State, p: int, from_host: int, from_tile: int, from_effect: int, to_host: int, to_tile: int, to_effect: int
) -> None: ...


@game.refusal("10.1")
def tile_full(out: Options, option: int, count: int) -> None: ...


@game.refusal("10.1")
def lies_there_already(out: Options, option: int) -> None: ...


@game.refusal("10.1")
def own_machine(out: Options, option: int) -> None: ...


@game.refusal("10.2")
def other_machines(out: Options, option: int, host: int) -> None: ...


@game.step
def others_place(s: State, p: int, source: int) -> None:
    """Every other player with a parasite on the dock may place it, in turn order from the active player."""
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        parasite = docked_parasite(s.player[other])
        if parasite < 0:
            lapsed(s, other, source, DOCK_EMPTY)
        elif not may_place_at(s, other, parasite, p):
            lapsed(s, other, source, NO_SLOT_THERE)
        else:
            answer_place_parasite(s, other, p, parasite, source)


def slot_item(host: int, position: int, side: int) -> int:
    """The number of a slot among the items of a verb."""
    return (host * len(POSITIONS) + position) * len(SIDES) + side


def offer_slots(s: State, p: int, parasite: int, host: int, out: Options) -> None:
    """Every slot of a host where a parasite may go."""
    for position in range(len(POSITIONS)):
        for side in range(len(SIDES)):
            if may_place(s, p, parasite, host, position, side):
                offer(out, SLOT + slot_item(host, position, side))
            elif has_slot(s, host, position, side):
                explain_slot(s, p, parasite, host, position, side, out)


def explain_slot(s: State, p: int, parasite: int, host: int, position: int, side: int, out: Options) -> None:
    """Refuse a slot: it is the player's own, the parasite lies there, or too many others lie on the tile."""
    option = SLOT + slot_item(host, position, side)
    if host == p:
        own_machine(out, option)
    elif lies_on_slot(s.player[p], parasite, host, position * len(SIDES) + side):
        lies_there_already(out, option)
    else:
        tile_full(out, option, others_on(s.player[p], parasite, host, position))


def lodge(s: State, p: int, parasite: int, item: int) -> None:
    """Lay a parasite on a slot."""
    me = s.player[p]
    host = item // SPOTS_OF_HOST
    spot = item % SPOTS_OF_HOST
    tile = s.player[host].room[spot // len(SIDES)]
    if me.parasite_spot[parasite] < 0:
        parasite_placed(s, p, host, tile, spot % len(SIDES))
    else:
        old = me.parasite_spot[parasite]
        left = me.parasite_host[parasite]
        left_tile = s.player[left].room[old // len(SIDES)]
        parasite_moved(s, p, left, left_tile, old % len(SIDES), host, tile, spot % len(SIDES))
    me.parasite_host[parasite] = host
    me.parasite_spot[parasite] = spot


def refuse_other_hosts(s: State, p: int, host: int, out: Options) -> None:
    """Only the machines of the player who attracts parasites are open to them."""
    for other in range(s.seats):
        for position in range(len(POSITIONS)):
            for side in range(len(SIDES)):
                if other != host and has_slot(s, other, position, side):
                    if other == p:
                        own_machine(out, SLOT + slot_item(other, position, side))
                    else:
                        other_machines(out, SLOT + slot_item(other, position, side), host)


@game.decision(SLOT, PASS)
class answer_place_parasite:
    """Do you place a parasite on the active player's airship?"""

    @staticmethod
    def options(s: State, p: int, host: int, parasite: int, source: int, out: Options) -> None:
        offer_slots(s, p, parasite, host, out)
        refuse_other_hosts(s, p, host, out)
        offer(out, PASS)

    @staticmethod
    def take(s: State, p: int, host: int, parasite: int, source: int, verb: int, item: int) -> None:
        if verb == SLOT:
            lodge(s, p, parasite, item)
