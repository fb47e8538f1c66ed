"""Other players place parasites on the active player's tiles (4.8)."""

from __future__ import annotations

from spielwerk.games.steamopolis.catalogue import POSITIONS, SIDES
from spielwerk.games.steamopolis.rules.machine_room import docked_parasite, has_slot, may_place, may_place_at
from spielwerk.games.steamopolis.rules.words import SLOT
from spielwerk.games.steamopolis.state import State, game
from spielwerk.kernel import Options, offer

PASS = game.verb("pass")


@game.note
def parasite_placed(s: State, p: int, host: int, position: int, effect: int) -> None: ...


@game.refusal("5.7")
def tile_full(out: Options, option: int, position: int) -> None: ...


@game.step
def others_place(s: State, p: int) -> None:
    """Every other player with a parasite on the dock may place it, in turn order from the active player."""
    for distance in range(1, s.seats):
        other = (p + distance) % s.seats
        parasite = docked_parasite(s.player[other])
        if parasite >= 0 and may_place_at(s, other, parasite, p):
            answer_place_parasite(s, other, p, parasite)


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
                tile_full(out, SLOT + slot_item(host, position, side), position)


def lodge(s: State, p: int, parasite: int, item: int) -> None:
    """Lay a parasite on a slot."""
    spots = len(POSITIONS) * len(SIDES)
    me = s.player[p]
    me.parasite_host[parasite] = item // spots
    me.parasite_spot[parasite] = item % spots
    parasite_placed(s, p, item // spots, item % spots // len(SIDES), item % len(SIDES))


@game.decision(SLOT, PASS)
class answer_place_parasite:
    """Do you place a parasite on the active player's airship?"""

    @staticmethod
    def options(s: State, p: int, host: int, parasite: int, out: Options) -> None:
        offer_slots(s, p, parasite, host, out)
        offer(out, PASS)

    @staticmethod
    def take(s: State, p: int, host: int, parasite: int, verb: int, item: int) -> None:
        if verb == SLOT:
            lodge(s, p, parasite, item)
