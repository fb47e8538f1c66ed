"""Ships: contracts, slots, containers and capacity (2.4, 5.1.3), returning to port (6.4)."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..cards import AEROPONIC_CROPS, TORTILLAS
from ..catalogue import (
    ALL_TYPES,
    CARD_TYPE,
    CONTAINERS,
    ISLAND_CARGO,
    OPEN_CONTRACT,
    PORT_SHIPS,
    SHIP_PORT,
    SHIP_RETURNED,
    SHIPS,
    SHIPS_PER_PORT,
    TECHNOLOGY,
    TYPES,
    WILD_CONTAINER,
    param,
)
from ..state import (
    AT_SEA,
    CONTRACTS,
    FIRST_OF_PAIR,
    IN_PORT,
    ISLAND,
    ON_BOARD,
    SECOND_OF_PAIR,
    SINGLE,
    State,
    game,
)
from .events import NOTHING, fire
from .limits import capacity
from .zones import before_in_ring, has, put

CROPS_CONTAINERS = param("aeroponic_crops", "at_containers")


@game.note
def ship_returned(s: State, p: int, ship: int) -> None: ...


@game.refusal("5.1")
def no_ship_in_port(out: Options, option: int) -> None: ...


@game.refusal("5.1.3")
def no_room_on_ship(out: Options, option: int, number: int) -> None: ...


@game.refusal("5.1.3")
def ship_too_small(out: Options, option: int, number: int, most: int) -> None: ...


@game.refusal("5.1")
def ship_not_in_port(out: Options, option: int) -> None: ...


@game.refusal("5.3.1")
def ship_not_at_sea(out: Options, option: int) -> None: ...


def owner_of(s: State, ship: int) -> int:
    """Whose ship it is."""
    return s.owner[SHIP_PORT[ship]]


def own_ship(s: State, p: int, which: int) -> int:
    """A player's first or second ship."""
    return PORT_SHIPS[s.player[p].port, which]


def has_ship_in_port(s: State, p: int) -> bool:
    """Whether a player has a ship in port."""
    return s.ship_place[own_ship(s, p, 0)] == IN_PORT or s.ship_place[own_ship(s, p, 1)] == IN_PORT


def zone_of(cargo: int) -> int:
    """The zone of the containers on a ship, or of the cards on the island."""
    return ISLAND if cargo == ISLAND_CARGO else ON_BOARD + cargo


# ---------------------------------------------------------------- slots


def open_slots(s: State, ship: int, contract: int) -> int:
    """How many containers a contract on a ship still needs; a pair fills one slot."""
    needed = CONTAINERS[contract]
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        if s.for_contract[card] == contract and s.pairing[card] != SECOND_OF_PAIR:
            needed -= 1
    return needed


def accepted_types(s: State, p: int, contract: int) -> int:
    """The types of containers a contract takes by itself, one bit each (7.9)."""
    if contract == TORTILLAS or has(s, p, OPEN_CONTRACT[CARD_TYPE[contract]]):
        return ALL_TYPES
    return 1 << CARD_TYPE[contract]


def wild_types(s: State, p: int) -> int:
    """The types a player may load as any colour with Load and Rob actions, one bit each."""
    types = 0
    for goods_type in range(len(TYPES)):
        if has(s, p, WILD_CONTAINER[goods_type]):
            types |= 1 << goods_type
    return types


# ---------------------------------------------------------------- capacity and assignment


def waiting(s: State, card: int) -> bool:
    """Whether a container on board fills no slot; a pair is asked about by its first card."""
    return s.for_contract[card] < 0 and s.pairing[card] != SECOND_OF_PAIR


def suits(s: State, card: int, contract: int, types: int) -> bool:
    """Whether a waiting container may fill a slot of a contract that takes these types; a pair only of technology."""
    if s.pairing[card] == FIRST_OF_PAIR:
        return CARD_TYPE[contract] == TECHNOLOGY
    return types >> CARD_TYPE[card] & 1 == 1


def has_room(s: State, p: int, ship: int, contract: int) -> bool:
    """Whether a ship in port can take one more contract."""
    return s.ship_place[ship] == IN_PORT and load_with(s, p, ship, contract) <= capacity(s, p)


def load_with(s: State, p: int, ship: int, contract: int) -> int:
    """How many containers a ship would have to hold with one more contract, those counted that fill no slot."""
    needed = CONTAINERS[contract]
    types = accepted_types(s, p, contract)
    load = needed
    card = s.last[CONTRACTS + ship]
    for _ in range(s.count[CONTRACTS + ship]):
        card = s.following[card]
        load += CONTAINERS[card]
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        if waiting(s, card):
            if needed > 0 and suits(s, card, contract, types):
                needed -= 1
            else:
                load += 1
    return load


def room_for(s: State, p: int, contract: int) -> bool:
    """Whether a player has a ship in port that can take a contract."""
    return has_room(s, p, own_ship(s, p, 0), contract) or has_room(s, p, own_ship(s, p, 1), contract)


def assign_waiting(s: State, p: int, ship: int, contract: int) -> None:
    """Containers without a contract fill the open slots of one, in loading order."""
    slots = open_slots(s, ship, contract)
    types = accepted_types(s, p, contract)
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        if slots > 0 and waiting(s, card) and suits(s, card, contract, types):
            slots -= 1
            s.for_contract[card] = contract
            if s.pairing[card] == FIRST_OF_PAIR:
                s.for_contract[s.following[card]] = contract


def release_containers(s: State, ship: int, contract: int) -> None:
    """The containers loaded for a contract stay on board without one."""
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        if s.for_contract[card] == contract:
            s.for_contract[card] = -1


# ---------------------------------------------------------------- taking containers off, coming home


def take_off(s: State, card: int, zone: int) -> None:
    """A card leaves a ship (or the island) for another zone; of a pair the other card loses its contract."""
    if s.pairing[card] != SINGLE:
        mate = s.following[card] if s.pairing[card] == FIRST_OF_PAIR else before_in_ring(s, card)
        s.pairing[mate] = SINGLE
        s.for_contract[mate] = -1
    s.pairing[card] = SINGLE
    s.for_contract[card] = -1
    put(s, card, zone)


def comes_home(s: State, ship: int) -> bool:
    """Whether a ship at sea is empty, or nearly so with `aeroponic_crops`."""
    if s.ship_place[ship] != AT_SEA or s.count[ON_BOARD + ship] > CROPS_CONTAINERS:
        return False
    return s.count[ON_BOARD + ship] == 0 or has(s, owner_of(s, ship), AEROPONIC_CROPS)


@game.step
def check_return(s: State, cargo: int) -> None:
    """A ship at sea that is empty comes back to its port."""
    if cargo < ISLAND_CARGO and comes_home(s, cargo):
        bring_home(s, cargo)


@game.step
def check_all_returns(s: State) -> None:
    """Every ship at sea that is empty comes back to its port."""
    for ship in range(len(SHIPS)):
        if comes_home(s, ship):
            bring_home(s, ship)


def bring_home(s: State, ship: int) -> None:
    """A ship comes back to its port."""
    s.ship_place[ship] = IN_PORT
    ship_returned(s, owner_of(s, ship), ship)
    fire(s, owner_of(s, ship), SHIP_RETURNED, NOTHING, ship)


def at_sea_with_cargo(s: State, ship: int) -> bool:
    """Whether containers can be taken from a ship on the open sea."""
    return s.ship_place[ship] == AT_SEA and s.count[ON_BOARD + ship] > 0


def any_cargo_at_sea(s: State) -> bool:
    """Whether any ship on the open sea carries a container."""
    for ship in range(len(SHIPS)):
        if at_sea_with_cargo(s, ship):
            return True
    return False


def board_ships(s: State, p: int) -> int:
    """How many container cards a player's ships carry."""
    count = 0
    for which in range(SHIPS_PER_PORT):
        count += s.count[ON_BOARD + own_ship(s, p, which)]
    return count
