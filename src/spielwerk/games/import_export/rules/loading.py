"""Loading a container (5.2): what may be loaded where, and the choice of the slot."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import (
    BATTERIES,
    GAME_CONSOLES,
    NANOBOTS,
    PLATINUM_RINGS,
    ROBOT_CATS,
    STRETCH_GOALS,
)
from ..catalogue import (
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
from ..state import CONTRACTS, IN_PORT, ON_BOARD, State, game
from .choices import choose_card
from .completing import settle_ship
from .events import NO_EFFECT, NOTHING, fire, notify
from .keys import SLOT
from .ships import accepted_types, open_slots, own_ship, ship_not_in_port, wild_types
from .zones import count_type, hand_of, has, put

LOAD_ACTION, EXTRA_LOAD, EFFECT_LOAD = range(3)
"""Ways to load: a Load action of the turn or given by an effect, containers beside an action, and loads that are no
action."""
NO_SHIP_BARRED = -1
THE_PAIR = -1
"""In place of a card: two cards loaded as one."""
ONE_CARD, TWO_CARDS = 1, 2


@game.note
def loaded(s: State, p: int, card: int, ship: int, contract: int) -> None: ...


@game.refusal("5.2")
def nothing_takes_type(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("5.2")
def contract_full(out: Options, option: int) -> None: ...


@game.refusal("5.2")
def contract_takes_others(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("7.9")
def pair_for_technology(out: Options, option: int, goods_type: int) -> None: ...


@game.refusal("5.4.1")
def same_ship(out: Options, option: int) -> None: ...


def way_of(effect: int) -> int:
    """How an effect lets a player load; without an effect it is an action of the turn."""
    if effect in (NO_EFFECT, NANOBOTS, PLATINUM_RINGS, STRETCH_GOALS):
        return LOAD_ACTION
    return EXTRA_LOAD if effect in (GAME_CONSOLES, BATTERIES) else EFFECT_LOAD


def source_of(effect: int) -> int:
    """Whether a container loaded by an effect, or by none, belongs to a Load action."""
    return BY_EFFECT if way_of(effect) == EFFECT_LOAD else BY_LOAD_ACTION


def wild_by(s: State, p: int, effect: int) -> int:
    """The types that are taken as any colour: none outside of Load actions (7.9)."""
    return 0 if way_of(effect) == EFFECT_LOAD else wild_types(s, p)


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


def can_load_from_hand(s: State, p: int, effect: int) -> bool:
    """Whether a player holds a card that can be loaded, or a pair."""
    types = loadable_types(s, p, wild_by(s, p, effect), NO_SHIP_BARRED)
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
        contract = s.last[CONTRACTS + ship]
        for _ in range(s.count[CONTRACTS + ship]):
            contract = s.following[contract]
            slot = SLOT + ship * len(CARDS) + contract
            if s.ship_place[ship] != IN_PORT:
                ship_not_in_port(out, slot)
            elif ship == barred:
                same_ship(out, slot)
            elif open_slots(s, ship, contract) == 0:
                contract_full(out, slot)
            elif takes(s, p, contract, card, wild):
                offer(out, slot)
            elif card == THE_PAIR:
                pair_for_technology(out, slot, TECHNOLOGY)
            else:
                contract_takes_others(out, slot, CARD_TYPE[card])


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
    def options(s: State, p: int, card: int, effect_card: int, pieces: int, out: Options) -> None:
        offer_slots(s, p, card, wild_by(s, p, effect_card), NO_SHIP_BARRED, out)

    @staticmethod
    def take(s: State, p: int, card: int, effect_card: int, pieces: int, verb: int, item: int) -> None:
        if pieces == TWO_CARDS:
            choose_card(s, p, ROBOT_CATS, item % len(CARDS), source_of(effect_card))
        else:
            load(s, p, card, item, source_of(effect_card))
        if way_of(effect_card) == LOAD_ACTION:
            notify(s, p, LOAD_USED, NOTHING, NOTHING)
