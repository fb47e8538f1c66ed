"""Accepting a contract (5.3), for an action or for free, and discarding one (4.7)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import FLOUR
from spielwerk.games.import_export.catalogue import CARD_RANK, CARD_TYPE, CONTRACT_ACCEPTED, SHIPS_PER_PORT, TYPES
from spielwerk.games.import_export.rules.choices import effect_yes_no
from spielwerk.games.import_export.rules.completing import settle_ship
from spielwerk.games.import_export.rules.events import fire
from spielwerk.games.import_export.rules.limits import rank
from spielwerk.games.import_export.rules.ships import (
    accepted_types,
    assign_waiting,
    open_slots,
    own_ship,
    release_containers,
)
from spielwerk.games.import_export.rules.storing import discard
from spielwerk.games.import_export.rules.zones import count_type, hand_of, put
from spielwerk.games.import_export.state import CONTRACTS, IN_PORT, State, game


@game.note
def accepted(s: State, p: int, card: int, ship: int) -> None: ...


def accept(s: State, p: int, card: int, ship: int) -> None:
    """A card becomes the last contract of a ship."""
    put(s, card, CONTRACTS + ship)
    accepted(s, p, card, ship)
    assign_waiting(s, p, ship, card)
    fire(s, p, CONTRACT_ACCEPTED, card, ship)
    if card == FLOUR:
        offer_flour(s, p, ship)
    settle_ship(s, ship)


@game.step
def offer_flour(s: State, p: int, ship: int) -> None:
    """`flour`: with the rank and all containers in hand they may be loaded at once."""
    if can_fill_flour(s, p, ship):
        effect_yes_no(s, p, FLOUR, ship, 0, 0)


def can_fill_flour(s: State, p: int, ship: int) -> bool:
    """Whether the hand holds enough cards for all open slots of `flour` on this ship."""
    if s.zone[FLOUR] != CONTRACTS + ship or s.ship_place[ship] != IN_PORT:
        return False
    fitting = 0
    for goods_type in range(len(TYPES)):
        if accepted_types(s, p, FLOUR) >> goods_type & 1:
            fitting += count_type(s, hand_of(s, p), goods_type)
    slots = open_slots(s, ship, FLOUR)
    return 0 < slots <= fitting and rank(s, p, CARD_TYPE[FLOUR]) >= CARD_RANK[FLOUR]


def has_contract(s: State, p: int) -> bool:
    """Whether a player has accepted a contract that is not completed yet."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] == IN_PORT and s.count[CONTRACTS + ship] > 0:
            return True
    return False


def discard_contract(s: State, p: int, card: int) -> None:
    """A contract goes to the discard pile; its containers stay on board and may suit another contract."""
    ship = s.zone[card] - CONTRACTS
    discard(s, p, card)
    release_containers(s, ship, card)
    contract = s.last[CONTRACTS + ship]
    for _ in range(s.count[CONTRACTS + ship]):
        contract = s.following[contract]
        assign_waiting(s, p, ship, contract)
    settle_ship(s, ship)
