"""Completing a ship (6.1), early completion by `prefab_houses` (9.4), completing without a ship (7.13)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..cards import PREFAB_HOUSES, WIND_TURBINES
from ..catalogue import (
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    CONTRACT_COMPLETED,
    EFFECT_TYPE,
    ISLAND_CARGO,
    MOST_PAID_CONTAINERS,
    ONCE,
    PAYOUT,
    SHIP_COMPLETING,
    SHIP_DEPARTED,
    TIMING,
    param,
)
from ..state import (
    AT_SEA,
    CONTRACTS,
    DEPARTING,
    IN_PORT,
    ON_BOARD,
    SINGLE,
    State,
    game,
)
from .drawing import stock_island
from .events import NOTHING, fire, is_carried, notify, resolve_once
from .keys import NO, YES
from .money import receive, uses_effect
from .ships import check_all_returns, check_return, open_slots, owner_of
from .zones import enter_area, has

NO_SHIP = -1
EARLY_SHARE, EARLY_WHOLE = (param("prefab_houses", f"fraction_{part}") for part in ("numerator", "denominator"))


@game.note
def ship_completed(s: State, p: int, ship: int, number: int, amount: int) -> None: ...


@game.note
def completed(s: State, p: int, card: int) -> None: ...


@game.note
def departed(s: State, p: int, ship: int) -> None: ...


# ---------------------------------------------------------------- when a ship is full


@game.step
def settle_ship(s: State, ship: int) -> None:
    """A ship in port whose contracts have all they need completes at once."""
    if s.ship_place[ship] != IN_PORT or s.count[CONTRACTS + ship] == 0:
        return
    p = owner_of(s, ship)
    if fulfilled(s, ship, False):
        complete_ship(s, p, ship)
    elif has(s, p, PREFAB_HOUSES) and fulfilled(s, ship, True):
        complete_early(s, p, ship)


def fulfilled(s: State, ship: int, early: bool) -> bool:
    """Whether every contract on a ship has its containers; early: of luxury contracts half of them are enough."""
    card = s.last[CONTRACTS + ship]
    for _ in range(s.count[CONTRACTS + ship]):
        card = s.following[card]
        missing = open_slots(s, ship, card)
        if early and CARD_TYPE[card] == EFFECT_TYPE[PREFAB_HOUSES]:
            missing -= CONTAINERS[card] * (EARLY_WHOLE - EARLY_SHARE) // EARLY_WHOLE
        if missing > 0:
            return False
    return True


@game.decision(YES, NO)
class complete_early:
    """Complete this ship with half of its luxury containers?"""

    @staticmethod
    def options(s: State, p: int, ship: int, out: Options) -> None:
        offer(out, YES)
        offer(out, NO)

    @staticmethod
    def take(s: State, p: int, ship: int, verb: int, item: int) -> None:
        if verb == YES:
            uses_effect(s, p, PREFAB_HOUSES)
            complete_ship(s, p, ship)


def taken_from(s: State, cargo: int) -> None:
    """After a container was taken away: an empty ship comes home, one in port may still be fulfilled by half."""
    if cargo < ISLAND_CARGO:
        check_return(s, cargo)
        settle_ship(s, cargo)


# ---------------------------------------------------------------- 6.1 from the last container to the open sea


@game.step
def complete_ship(s: State, p: int, ship: int) -> None:
    """The ship is departing, the island is stocked, the owner is paid."""
    s.ship_place[ship] = DEPARTING
    containers = s.count[ON_BOARD + ship]
    amount = PAYOUT[min(containers, MOST_PAID_CONTAINERS)]
    ship_completed(s, p, ship, containers, amount)
    stock_island(s)
    receive(s, p, amount)
    card = s.last[ON_BOARD + ship]
    for _ in range(containers):
        card = s.following[card]
        is_carried(s, p, card, ship)
    complete_next_contract(s, p, ship)


@game.step
def complete_next_contract(s: State, p: int, ship: int) -> None:
    """The contracts in the order of acceptance; after the last one the ship leaves."""
    if s.count[CONTRACTS + ship] == 0:
        fire(s, p, SHIP_COMPLETING, NOTHING, ship)
        depart(s, p, ship)
        return
    card = s.following[s.last[CONTRACTS + ship]]
    s.completed_on[card] = ship
    complete_contract(s, p, card, ship)
    complete_next_contract(s, p, ship)


def complete_contract(s: State, p: int, card: int, ship: int) -> None:
    """A contract enters the completed area: its own effect, then everybody's reactions."""
    if card == WIND_TURBINES:
        s.copied = -1
    completed(s, p, card)
    enter_area(s, p, card)
    if TIMING[card] == ONCE:
        resolve_once(s, p, card, card)
    notify(s, p, CONTRACT_COMPLETED, card, ship)


@game.step
def depart(s: State, p: int, ship: int) -> None:
    """The ship goes to sea with its containers."""
    s.ship_place[ship] = AT_SEA
    departed(s, p, ship)
    card = s.last[ON_BOARD + ship]
    for _ in range(s.count[ON_BOARD + ship]):
        card = s.following[card]
        s.for_contract[card] = -1
        s.pairing[card] = SINGLE
    fire(s, p, SHIP_DEPARTED, NOTHING, ship)
    forget_ship(s, ship)


@game.step
def forget_ship(s: State, ship: int) -> None:
    """After the departure: the contracts of this ship are as old as any others, and empty ships return (6.4)."""
    for contract in range(len(CARDS)):
        if s.completed_on[contract] == ship:
            s.completed_on[contract] = -1
    check_all_returns(s)
