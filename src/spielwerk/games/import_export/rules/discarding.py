"""Discarding a contract that was accepted (6.3)."""

from __future__ import annotations

from spielwerk.kernel import Options

from ..catalogue import SHIPS_PER_PORT
from ..state import CONTRACTS, IN_PORT, State
from .completing import settle_ship
from .keys import CARD
from .ships import assign_waiting, own_ship, release_containers
from .storing import discard
from .zones import offer_zone


def has_contract(s: State, p: int) -> bool:
    """Whether a player has accepted a contract that is not completed yet."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] == IN_PORT and s.count[CONTRACTS + ship] > 0:
            return True
    return False


def offer_contracts(s: State, p: int, out: Options) -> None:
    """The contracts a player has accepted and not completed yet."""
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] == IN_PORT:
            offer_zone(s, CONTRACTS + ship, -1, CARD, out)


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
