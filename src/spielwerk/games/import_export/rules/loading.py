"""Loading a container (5.4): what may be loaded where, and the choice of the slot."""

from __future__ import annotations

from spielwerk.games.import_export.cards import ROBOT_CATS
from spielwerk.games.import_export.catalogue import (
    BY_EFFECT,
    BY_LOAD_ACTION,
    CARD_TYPE,
    CARDS,
    CONTAINER_LOADED,
    LOAD_USED,
    SHIPS_PER_PORT,
    TECHNOLOGY,
    TYPES,
)
from spielwerk.games.import_export.rules.choices import choose_card
from spielwerk.games.import_export.rules.completing import settle_ship
from spielwerk.games.import_export.rules.events import NOTHING, fire, notify
from spielwerk.games.import_export.rules.keys import SLOT
from spielwerk.games.import_export.rules.ships import accepted_types, open_slots, own_ship, wild_types
from spielwerk.games.import_export.rules.zones import count_type, hand_of, has, put
from spielwerk.games.import_export.state import CONTRACTS, IN_PORT, ON_BOARD, State, game
from spielwerk.kernel import Options, offer

REGULAR, GRANTED, NANOBOTS_GRANT, EXTRA, PAID_EXTRA, EFFECT_LOAD = range(6)
"""Ways to load: a Load action of the turn, one given by an effect or by the Nanobots, containers beside an action
(`game_consoles`, `batteries`), and loads that are no action."""
NO_SHIP_BARRED = -1
THE_PAIR = -1
"""In place of a card: two cards loaded as one."""


@game.note
def loaded(s: State, p: int, card: int, ship: int, contract: int) -> None: ...


@game.refusal("5.4")
def nothing_takes_type(out: Options, option: int, goods_type: int) -> None: ...


def source_of(way: int) -> int:
    """Whether a way of loading belongs to a Load action."""
    return BY_EFFECT if way == EFFECT_LOAD else BY_LOAD_ACTION


def wild_by(s: State, p: int, way: int) -> int:
    """The types that a way of loading takes as any colour: none outside of Load actions (R18)."""
    return 0 if way == EFFECT_LOAD else wild_types(s, p)


def loadable_types(s: State, p: int, wild: int, barred: int) -> int:
    """The types of containers a player can load somewhere, one bit each."""
    types = 0
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] != IN_PORT or ship == barred:
            continue
        card = s.last[CONTRACTS + ship]
        for _ in range(s.count[CONTRACTS + ship]):
            card = s.following[card]
            if open_slots(s, ship, card) > 0:
                types |= wild | accepted_types(s, p, card)
    return types


def can_load_from_hand(s: State, p: int, way: int) -> bool:
    """Whether a player holds a card that can be loaded, or a pair."""
    types = loadable_types(s, p, wild_by(s, p, way), NO_SHIP_BARRED)
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        if types >> CARD_TYPE[card] & 1:
            return True
    return can_load_pair(s, p)


def can_load_pair(s: State, p: int) -> bool:
    """`robot_cats`: two cards of one type in hand, and an open slot of a technology contract."""
    return has(s, p, ROBOT_CATS) and pair_in_hand(s, p) and open_technology_slot(s, p)


def pair_in_hand(s: State, p: int) -> bool:
    """Whether a player holds two cards of one type."""
    for goods_type in range(len(TYPES)):
        if count_type(s, hand_of(s, p), goods_type) > 1:
            return True
    return False


def open_technology_slot(s: State, p: int) -> bool:
    """Whether a technology contract on an own ship in port needs a container."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        card = s.last[CONTRACTS + ship]
        for _ in range(s.count[CONTRACTS + ship]):
            card = s.following[card]
            if s.ship_place[ship] == IN_PORT and CARD_TYPE[card] == TECHNOLOGY and open_slots(s, ship, card) > 0:
                return True
    return False


def offer_slots(s: State, p: int, card: int, wild: int, barred: int, out: Options) -> None:
    """Every contract on an own ship in port that takes the card; a pair goes to technology contracts."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] != IN_PORT or ship == barred:
            continue
        contract = s.last[CONTRACTS + ship]
        for _ in range(s.count[CONTRACTS + ship]):
            contract = s.following[contract]
            if takes(s, p, contract, card, wild) and open_slots(s, ship, contract) > 0:
                offer(out, SLOT + ship * len(CARDS) + contract)


def takes(s: State, p: int, contract: int, card: int, wild: int) -> bool:
    """Whether a contract takes a card, or a pair, as a container."""
    if card == THE_PAIR:
        return CARD_TYPE[contract] == TECHNOLOGY
    return (wild | accepted_types(s, p, contract)) >> CARD_TYPE[card] & 1 == 1


def load(s: State, p: int, card: int, slot: int, source: int) -> None:
    """Put a card on board for a contract."""
    board(s, p, card, slot)
    fire(s, p, CONTAINER_LOADED, card, source)
    settle_ship(s, slot // len(CARDS))


def board(s: State, p: int, card: int, slot: int) -> None:
    """A card goes on board; nobody reacts yet."""
    ship = slot // len(CARDS)
    contract = slot % len(CARDS)
    put(s, card, ON_BOARD + ship)
    s.for_contract[card] = contract
    loaded(s, p, card, ship, contract)


@game.decision(SLOT)
class load_slot:
    """For which contract is this container?"""

    @staticmethod
    def options(s: State, p: int, card: int, way: int, out: Options) -> None:
        offer_slots(s, p, card, wild_by(s, p, way), NO_SHIP_BARRED, out)

    @staticmethod
    def take(s: State, p: int, card: int, way: int, verb: int, item: int) -> None:
        if card == THE_PAIR:
            choose_card(s, p, ROBOT_CATS, item % len(CARDS), source_of(way))
        else:
            load(s, p, card, item, source_of(way))
        if way <= NANOBOTS_GRANT:
            notify(s, p, LOAD_USED, NOTHING, NOTHING)
