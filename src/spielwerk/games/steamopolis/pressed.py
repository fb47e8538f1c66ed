"""Where options are pressed that speak of no component, of several, or of one that every airship has."""

from __future__ import annotations

from .catalogue import (
    ACTIONS,
    BONUS_MARKET,
    COG,
    CRYSTAL,
    DESTINATION_ACTION,
    DISTRICTS,
    FIELDS,
    FIRST_DISTRICT,
    FIRST_POSITION,
    FIRST_TILE_SOURCE,
    FLY_ACTION,
    HOSTS,
    LAST_FIELD,
    MARKETS,
    PASSENGERS,
    POSITIONS,
    RANKS,
    RESOURCES,
    START_BACK,
    START_MACHINES,
    STEAM_ACTION,
    TILES,
)
from .rules.bonus_markers import BOX, FIELD
from .rules.costs import GALA_USED, PAY, SCRAP, SPONSORS_USED
from .rules.destination import DESCEND
from .rules.districts import ALTERNATIVE
from .rules.effects import use_block
from .rules.flight import BUY_BONUS, DISTRICT
from .rules.market import PEEK
from .rules.parasites import DOCK, shake_off_all, shake_off_parasite
from .rules.passengers import pick_up_passenger
from .rules.pressure import AMOUNT, advance_base_pressure, move_stone_to_8
from .rules.resources import FLIP, TAKE
from .rules.setup import BACK, FRONT
from .rules.turn import DO, FLY, SET_DESTINATION, STEAM
from .rules.words import (
    COG_SIDE,
    CRYSTAL_SIDE,
    DISCARD_MARKER,
    KEEP,
    PARASITE,
    POSITION,
    SLOT,
    STONE,
    YES,
)
from .state import State, game
from .table import guests_on


def aboard(p: int, noun: str, thing: str) -> str:
    """Something that every airship has, on the airship of one player, such as `field:p2_g3`."""
    return f"{noun}:{HOSTS.ids[p]}_{thing}"


def berth(p: int, position: int) -> str:
    """A position of a player's machine room."""
    return aboard(p, "berth", POSITIONS.ids[position])


def gauge_field(p: int, field: int) -> str:
    """A field of a player's gauge."""
    return aboard(p, "field", FIELDS.ids[field])


@game.pressed_at(STEAM, SET_DESTINATION, FLY)
def lever(p: int, verb: int) -> list[str]:
    """An action has its lever."""
    action = {STEAM: STEAM_ACTION, SET_DESTINATION: DESTINATION_ACTION, FLY: FLY_ACTION}[verb]
    return [aboard(p, "action", ACTIONS.ids[action])]


@game.pressed_at(DO)
def lever_of_final_turn(p: int, action: int) -> list[str]:
    """In the final turn the same levers are pressed."""
    return [aboard(p, "action", ACTIONS.ids[action])]


@game.pressed_at(STONE)
def where_stone_lies(p: int, place: int) -> list[str]:
    """A stone lies on the gauge, on a district, or on its way through the machine room."""
    if place < FIRST_DISTRICT:
        return [gauge_field(p, place)]
    if place < FIRST_POSITION:
        return [f"district:{DISTRICTS.ids[place - FIRST_DISTRICT]}"]
    return [berth(p, place - FIRST_POSITION)]


@game.pressed_at(DISCARD_MARKER, FIELD)
def own_field(p: int, item: int) -> list[str]:
    """Bonus markers lie on the gauge."""
    return [gauge_field(p, item)]


@game.pressed_at(AMOUNT)
def boosted_field(p: int, field: int) -> list[str]:
    """The stone that is boosted."""
    return [gauge_field(p, field)]


@game.pressed_at(POSITION, SCRAP)
def own_berth(p: int, position: int) -> list[str]:
    """The own machine room."""
    return [berth(p, position)]


@game.pressed_at(DESCEND)
def next_berth(p: int, pipe: int) -> list[str]:
    """The position to which the pipe leads."""
    return [berth(p, pipe)] if pipe >= 0 else []


@game.pressed_at(PARASITE, asked_by=[shake_off_parasite])
def berth_of_guest(p: int, position: int) -> list[str]:
    """The host of such an option is the parasite's owner; the parasite lies in the own machine room."""
    return [berth(p, position)]


@game.pressed_at(SLOT, PARASITE)
def berth_of_host(host: int, position: int) -> list[str]:
    """The machine room of the host."""
    return [berth(host, position)]


@game.pressed_at(PEEK)
def face_down_tile(market: int, rank: int) -> list[str]:
    """The back of the tile."""
    return [f"back:{MARKETS.ids[market]}_{RANKS.ids[rank]}"]


@game.pressed_at(BUY_BONUS, BOX)
def bonus_market() -> list[str]:
    """Bonus markers come from their market and go back to it."""
    return [f"market:{MARKETS.ids[BONUS_MARKET]}"]


@game.pressed_at(DISTRICT, ALTERNATIVE)
def this_district(district: int) -> list[str]:
    """The district that is used."""
    return [f"district:{DISTRICTS.ids[district]}"]


@game.pressed_at(TAKE, KEEP)
def storage(p: int) -> list[str]:
    """Resources lie in the storage."""
    return [aboard(p, "equipment", "storage")]


@game.pressed_at(*PAY.tolist())
def purse(p: int, verb: int) -> list[str]:
    """Without a discount one pays from the storage, else with what gives the discount."""
    discount = PAY.tolist().index(verb)
    sponsors = any(SPONSORS_USED[discount, resource] for resource in RESOURCES)
    given = ["sponsor"] * sponsors + ["gala"] * GALA_USED[discount]
    return [aboard(p, "equipment", thing) for thing in given or ["storage"]]


@game.pressed_at(FLIP)
def own_sponsors(p: int) -> list[str]:
    """Sponsors lie side by side."""
    return [aboard(p, "equipment", "sponsor")]


@game.pressed_at(DOCK)
def dock(p: int) -> list[str]:
    """Parasites at home lie on the dock."""
    return [aboard(p, "equipment", "dock")]


@game.pressed_at(CRYSTAL_SIDE, COG_SIDE)
def resource_side(p: int, verb: int) -> list[str]:
    """Both sides lie beside the storage while one is chosen."""
    return [aboard(p, "resource", RESOURCES.ids[CRYSTAL if verb == CRYSTAL_SIDE else COG])]


@game.pressed_at(FRONT)
def front_of_start_machine(start_machine: int) -> list[str]:
    """Every start machine has a front of its own."""
    return [f"start_machine:{START_MACHINES.ids[start_machine]}"]


@game.pressed_at(BACK)
def back_of_start_machine() -> list[str]:
    """All backs are alike."""
    return [f"tile:{TILES.ids[START_BACK]}"]


@game.pressed_at(YES, asked_by=[pick_up_passenger])
def waiting_passenger(passenger: int) -> list[str]:
    """The passenger who wants to come along."""
    return [f"passenger:{PASSENGERS.ids[passenger]}"]


@game.pressed_at(YES, asked_by=[advance_base_pressure])
def next_field_of_base(p: int, field: int) -> list[str]:
    """The field to which the base marker goes."""
    return [gauge_field(p, field)]


@game.pressed_at(YES, asked_by=[move_stone_to_8])
def last_field(p: int) -> list[str]:
    """The field to which the stone goes."""
    return [gauge_field(p, LAST_FIELD)]


@game.pressed_at(YES, asked_by=[shake_off_all])
def berths_with_guests(s: State, p: int) -> list[str]:
    """Every own machine on which a parasite lies."""
    return [berth(p, position) for position in POSITIONS if guests_on(s, p, position)]


@game.pressed_at(YES, asked_by=[use_block])
def printed_on(s: State, source: int) -> list[str]:
    """The district or the machine on which the block is printed; a parasite uses the machine of its host."""
    if source < FIRST_TILE_SOURCE:
        return [f"district:{DISTRICTS.ids[source]}"]
    tile = source - FIRST_TILE_SOURCE
    return [berth(p, place) for p in range(s.seats) for place in POSITIONS if s.player[p].room[place] == tile]
