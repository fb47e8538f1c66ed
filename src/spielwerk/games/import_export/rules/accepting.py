"""Accepting a contract (5.1), for an action or for free."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    CARD_RANK,
    CARD_TYPE,
    CONTAINERS,
    CONTRACT_ACCEPTED,
    SHIPS,
)
from ..state import CONTRACTS, IN_PORT, State, game
from .completing import settle_ship
from .events import fire, is_accepted
from .keys import SHIP
from .limits import capacity, rank
from .ships import (
    assign_waiting,
    has_room,
    has_ship_in_port,
    load_with,
    no_room_on_ship,
    no_ship_in_port,
    owner_of,
    room_for,
    ship_not_in_port,
    ship_too_small,
)
from .zones import put


@game.refusal("5.1.2")
def rank_too_low(out: Options, option: int, needed: int, have: int, goods_type: int, actions: int) -> None: ...


@game.refusal("5.1.2")
def rank_not_skipped(out: Options, option: int, needed: int, have: int, goods_type: int) -> None: ...


@game.refusal("5.1")
def not_your_ship(out: Options, option: int) -> None: ...


@game.note
def accepted(s: State, p: int, card: int, ship: int) -> None: ...


def accept(s: State, p: int, card: int, ship: int) -> None:
    """A card becomes the last contract of a ship."""
    put(s, card, CONTRACTS + ship)
    accepted(s, p, card, ship)
    assign_waiting(s, p, ship, card)
    fire(s, p, CONTRACT_ACCEPTED, card, ship)
    is_accepted(s, p, card, ship)
    settle_ship(s, ship)


# ---------------------------------------------------------------- what can be accepted


def missing_rank(s: State, p: int, card: int) -> int:
    """By how much a card's rank exceeds the player's."""
    return max(0, CARD_RANK[card] - rank(s, p, CARD_TYPE[card]))


def free_acceptance(s: State, p: int, card: int) -> bool:
    """Whether a player has the rank and a ship for a contract that costs no action."""
    return missing_rank(s, p, card) == 0 and room_for(s, p, card)


def explain_contract(s: State, p: int, card: int, option: int, skipping: bool, out: Options) -> None:
    """Say why a card can't be accepted."""
    missing = missing_rank(s, p, card)
    have = CARD_RANK[card] - missing
    if not has_ship_in_port(s, p):
        no_ship_in_port(out, option)
    elif not room_for(s, p, card):
        no_room_on_ship(out, option, CONTAINERS[card])
    elif skipping:
        rank_too_low(out, option, CARD_RANK[card], have, CARD_TYPE[card], 1 + missing)
    else:
        rank_not_skipped(out, option, CARD_RANK[card], have, CARD_TYPE[card])


def offer_ships_with_room(s: State, p: int, card: int, out: Options) -> None:
    """A player's ships in port that can take a contract."""
    for ship in range(len(SHIPS)):
        if owner_of(s, ship) != p:
            not_your_ship(out, SHIP + ship)
        elif has_room(s, p, ship, card):
            offer(out, SHIP + ship)
        elif s.ship_place[ship] == IN_PORT:
            ship_too_small(out, SHIP + ship, load_with(s, p, ship, card), capacity(s, p))
        else:
            ship_not_in_port(out, SHIP + ship)
