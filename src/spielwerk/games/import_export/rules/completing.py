"""Completing a ship (4.6), early completion by `prefab_houses`, completing without a ship (5.9)."""

from __future__ import annotations

from spielwerk.games.import_export.cards import EXOTIC_FISH, FOXES, PAK_CHOI, PREFAB_HOUSES, SPORTS_CARS, WIND_TURBINES
from spielwerk.games.import_export.catalogue import (
    AGRICULTURE,
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    CONTRACT_COMPLETED,
    CREDITS,
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
from spielwerk.games.import_export.rules.drawing import stock_island
from spielwerk.games.import_export.rules.events import NOTHING, fire, notify, resolve_once
from spielwerk.games.import_export.rules.keys import NO, YES
from spielwerk.games.import_export.rules.money import gain, uses_effect
from spielwerk.games.import_export.rules.ships import check_all_returns, check_return, open_slots, owner_of
from spielwerk.games.import_export.rules.zones import effects, enter_area, goods_of, has, is_completed, win
from spielwerk.games.import_export.state import (
    AT_SEA,
    COMPLETED,
    CONTRACTS,
    DEPARTING,
    IN_PORT,
    ON_BOARD,
    SINGLE,
    State,
    game,
)
from spielwerk.kernel import Options, offer

NO_SHIP = -1
EARLY_SHARE, EARLY_WHOLE = (param("prefab_houses", f"fraction_{part}") for part in ("numerator", "denominator"))
FISH_FACTOR = param("exotic_fish", "factor")


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


# ---------------------------------------------------------------- C1 to C7


@game.step
def complete_ship(s: State, p: int, ship: int) -> None:
    """The ship is departing (C1), the island is stocked (C2), the owner is paid (C3)."""
    s.ship_place[ship] = DEPARTING
    containers = s.count[ON_BOARD + ship]
    amount = PAYOUT[min(containers, MOST_PAID_CONTAINERS)]
    ship_completed(s, p, ship, containers, amount)
    stock_island(s)
    gain(s, p, amount)
    pay_for_pak_choi(s, p, ship)
    complete_next_contract(s, p, ship)


def pay_for_pak_choi(s: State, p: int, ship: int) -> None:
    """`pak_choi` on board for a contract of another type pays extra."""
    contract = s.for_contract[PAK_CHOI]
    if s.zone[PAK_CHOI] == ON_BOARD + ship and contract >= 0 and CARD_TYPE[contract] != AGRICULTURE:
        uses_effect(s, p, PAK_CHOI)
        gain(s, p, CREDITS[PAK_CHOI])


@game.step
def complete_next_contract(s: State, p: int, ship: int) -> None:
    """The contracts in the order of acceptance (C4); after the last one the ship leaves."""
    if s.count[CONTRACTS + ship] == 0:
        fire(s, p, SHIP_COMPLETING, NOTHING, ship)  # C5
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
    """The ship goes to sea with its containers (C6)."""
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
    """After the departure: the contracts of this ship are as old as any others, and empty ships return (C7)."""
    for contract in range(len(CARDS)):
        if s.completed_on[contract] == ship:
            s.completed_on[contract] = -1
    check_all_returns(s)
    check_exotic_fish(s)


# ---------------------------------------------------------------- exotic fish


@game.step
def check_exotic_fish(s: State) -> None:
    """The owner of `exotic_fish` may win at once (C7)."""
    if exotic_fish_wins(s):
        win(s, s.owner[s.zone[EXOTIC_FISH] - COMPLETED], EXOTIC_FISH)


def exotic_fish_wins(s: State) -> bool:
    """`exotic_fish`: twice the credits of everybody else and the most goods."""
    return is_completed(s, EXOTIC_FISH) and richest_with_most_goods(s, s.owner[s.zone[EXOTIC_FISH] - COMPLETED])


def richest_with_most_goods(s: State, p: int) -> bool:
    """At least twice the credits of every other player, more than none, and more goods than every other."""
    goods = goods_cards(s, p)
    for other in range(s.seats):
        if other == p:
            continue
        if s.player[p].credits < FISH_FACTOR * s.player[other].credits:
            return False
        if goods < goods_cards(s, other) or (goods == goods_cards(s, other) and not has(s, p, FOXES)):
            return False
    return s.player[p].credits > 0


def goods_cards(s: State, p: int) -> int:
    """A player's goods cards, and one for each `sports_cars`."""
    return s.count[goods_of(s, p)] + effects(s, p, SPORTS_CARS)
