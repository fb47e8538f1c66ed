"""What the screen shows beside the record: the cards of every zone in order, ships, ranks, limits, points."""

from __future__ import annotations

from .cards import DRIED_FISH, HELICOPTERS, ROBOT_CATS, WIND_TURBINES
from .catalogue import (
    ACTIONS,
    CARDS,
    CARGO,
    CONTAINERS,
    FREE_CARD,
    FREE_DISCARD,
    ISLAND_CARGO,
    LEDGER,
    MOST_PAID_CONTAINERS,
    PAYOUT,
    PORTS,
    SHIPS,
    SHIPS_PER_PORT,
    TYPES,
)
from .rules.choices import effect_yes_no
from .rules.counting import action_count
from .rules.free_options import by_copy
from .rules.keys import (
    BLIND,
    DRAW,
    FOLLOW,
    FOLLOW_LOAD,
    FOR_CARDS,
    FOR_CREDITS,
    FREE,
    IMPORT,
    OF_DRAW_PILE,
    OF_HAND,
    OF_ISLAND,
    PAIR,
    PAY,
    PLACE,
    SELL,
    YES,
)
from .rules.limits import (
    NOT_LEAVING,
    capacity,
    counted_goods,
    goods_limit,
    import_limit,
    imports_unlimited,
    rank,
)
from .rules.payments import WITH_CARDS, WITH_GOODS, WITH_HAND
from .rules.ships import open_slots, own_ship, owner_of
from .rules.storing import TO_DISCARD, TO_LOAD
from .rules.zones import completed_of, goods_of, hand_of, imports_of
from .scoring import ledger_entry, score, scored_goods, sharers
from .shapes import Auction, Bid, Completed, Container, Contract, Extras, Majority, Port, Ship
from .state import (
    AT_SEA,
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    HAS_BID,
    IN_PORT,
    ISLAND,
    ON_BOARD,
    PAYMENTS,
    PLACES,
    PLAYED,
    SHOWN,
    SINGLE,
    State,
    game,
)

DRAW_PILE_REF = "pile:draw_pile"
ISLAND_REF = f"cargo:{CARGO.ids[ISLAND_CARGO]}"
HAND_REF = "place:hand"
LOAD_REF = "action:load"
PLACE_REFS = {TO_DISCARD: "pile:discard_pile", TO_LOAD: LOAD_REF}
"""Where a place is found, if it is no part of the port."""
PAYMENT_REFS = {WITH_GOODS: "place:goods", WITH_CARDS: HAND_REF, WITH_HAND: HAND_REF}


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    seats = range(s.seats)
    return {
        "credits_to_end": s.threshold,
        "most_credits": max(s.player[p].credits for p in seats),
        "ending": bool(s.credits_reached or s.piles_empty),
        "followers": [p for p in seats if s.player[p].followed and p != s.active],
        "draw_pile_size": s.count[DRAW_PILE],
        "discard_pile": cards(s, DISCARD_PILE),
        "island": cards(s, ISLAND),
        "shown": cards(s, SHOWN),
        "auction": auction(s, viewer),
        "pays": PAYS_ALONE,
        "ports": [port_of(s, p) for p in seats],
        "majorities": {TYPES.ids[kind]: majority(s, kind) for kind in TYPES},
        "scores": [points(s, p) for p in seats],
    }


def payout(containers: int) -> int:
    """The credits for a ship that leaves with so many containers."""
    return PAYOUT[min(containers, MOST_PAID_CONTAINERS)]


PAYS_ALONE = {CARDS.ids[card]: payout(CONTAINERS[card]) for card in CARDS}
"""The credits for a ship that leaves with this contract alone."""


def auction(s: State, viewer: int | None) -> Auction | None:
    """The ship, or the island, from which somebody is about to take containers, and the bids for it."""
    cargo = auctioned_cargo(s)
    if cargo is None:
        return None
    bidding = [p for p in range(s.seats) if s.player[p].bidding]
    return {
        "cargo": CARGO.ids[cargo],
        "owner": owner_of(s, cargo) if cargo != ISLAND_CARGO else None,
        "bids": [bid_of(s, p, viewer) for p in bidding],
    }


def auctioned_cargo(s: State) -> int | None:
    """What the next of the scheduled steps and decisions that is about a cargo holds."""
    for place in reversed(range(s.depth)):
        frame = s.stack[place]
        kind = game.kinds[frame.kind]
        held = dict(zip(kind.arguments, (frame.a, frame.b, frame.c, frame.d), strict=False))
        if "cargo" in held:
            return held["cargo"] if 0 <= held["cargo"] < len(CARGO) else None
    return None


def bid_of(s: State, p: int, viewer: int | None) -> Bid:
    """How far a player is with a bid; before all are opened only the bidder knows the amount."""
    made = s.player[p].bidding == HAS_BID
    return {"seat": p, "made": made, "amount": s.player[p].bid if made and p == viewer else None}


def cards(s: State, zone: int) -> list[str]:
    """The cards of a zone in their order; none of a zone that is hidden."""
    listed: list[str] = []
    card = s.last[zone]
    if card >= 0:
        for _ in range(s.count[zone]):
            card = s.following[card]
            listed.append(CARDS.ids[card])
    return listed


def port_of(s: State, p: int) -> Port:
    """A player's port: cards, limits, ranks, actions, ships."""
    imports = None if imports_unlimited(s, p, NOT_LEAVING) else import_limit(s, p)
    goods = counted_goods(s, p, NOT_LEAVING) - 1
    return {
        "port": PORTS.ids[s.player[p].port],
        "hand": cards(s, hand_of(s, p)),
        "hand_size": s.count[hand_of(s, p)],
        "imports": cards(s, imports_of(s, p)),
        "goods": cards(s, goods_of(s, p)),
        "completed": [completed(s, card) for card in cards(s, completed_of(s, p))],
        "played": cards(s, PLAYED + s.player[p].port),
        "import_limit": imports,
        "import_room": 0 if imports is None else max(0, imports - s.count[imports_of(s, p)]),
        "goods_limit": goods_limit(s, p),
        "goods_counted": goods,
        "goods_room": max(0, goods_limit(s, p) - goods),
        "rank": {TYPES.ids[kind]: rank(s, p, kind) for kind in TYPES},
        "actions": {ACTIONS.ids[kind]: action_count(s, p, kind) - s.player[p].followed for kind in ACTIONS},
        "ships": [ship(s, p, own_ship(s, p, which)) for which in range(SHIPS_PER_PORT)],
    }


def completed(s: State, card: str) -> Completed:
    """A completed contract with what lies on it."""
    number = CARDS.number(card)
    return {
        "card": card,
        "copies": CARDS.ids[s.copied] if number == WIND_TURBINES and s.copied >= 0 else None,
        "credits": s.on_helicopters if number == HELICOPTERS else 0,
    }


def ship(s: State, p: int, number: int) -> Ship:
    """A ship: whether it is at sea, its contracts with what they need, its containers with what they are for."""
    in_port = s.ship_place[number] == IN_PORT
    contracts: list[Contract] = [
        {"card": card, "open": open_slots(s, number, CARDS.number(card)) if in_port else 0}
        for card in cards(s, CONTRACTS + number)
    ]
    needs = sum(contract["open"] for contract in contracts)
    return {
        "ship": SHIPS.ids[number],
        "at_sea": s.ship_place[number] == AT_SEA,
        "capacity": capacity(s, p),
        "contracts": contracts,
        "containers": [container(s, card) for card in cards(s, ON_BOARD + number)],
        "needs": needs,
        "pays": payout(s.count[ON_BOARD + number] + needs) if contracts else 0,
    }


def container(s: State, card: str) -> Container:
    """A container: the contract it was loaded for, and whether it shares its slot."""
    number = CARDS.number(card)
    contract = s.for_contract[number]
    return {
        "card": card,
        "for_contract": CARDS.ids[contract] if contract >= 0 else None,
        "paired": s.pairing[number] != SINGLE,
    }


def majority(s: State, kind: int) -> Majority:
    """Everybody's goods of a type as they are scored, and who would have the majority."""
    goods = [scored_goods(s, p, kind) for p in range(s.seats)]
    return {"goods": goods, "most": max(goods), "leaders": [p for p in range(s.seats) if sharers(s, p, kind)]}


def points(s: State, p: int) -> dict[str, int]:
    """A player's points as they stand, by category and together."""
    parts = {LEDGER.ids[category]: ledger_entry(s, p, category) for category in LEDGER}
    return parts | {"total": score(s, p)}


# ---------------------------------------------------------------- where options are pressed


@game.pressed_at(DRAW, OF_DRAW_PILE, BLIND, FOR_CARDS)
def at_the_draw_pile() -> list[str]:
    """Cards are drawn from the pile."""
    return [DRAW_PILE_REF]


@game.pressed_at(OF_ISLAND, IMPORT)
def at_the_island() -> list[str]:
    """What lies on the island is taken there."""
    return [ISLAND_REF]


@game.pressed_at(FOR_CREDITS)
def at_the_credits() -> list[str]:
    """The credits of an effect."""
    return ["payment:credits"]


@game.pressed_at(FOLLOW)
def at_the_announced_action(s: State) -> list[str]:
    """Who follows does what was announced."""
    return [f"action:{ACTIONS.ids[s.announced]}"]


@game.pressed_at(FOLLOW_LOAD)
def at_load() -> list[str]:
    """Another action than the announced one."""
    return [LOAD_REF]


@game.pressed_at(YES, asked_by=[effect_yes_no])
def at_the_effect(effect_card: int) -> list[str]:
    """An effect is used on its card."""
    return [f"card:{CARDS.ids[effect_card]}"]


@game.pressed_at(PAIR)
def at_the_robot_cats() -> list[str]:
    """The card that makes one container of two."""
    return [f"card:{CARDS.ids[ROBOT_CATS]}"]


@game.pressed_at(SELL)
def at_the_hand() -> list[str]:
    """A hand card is sold."""
    return [HAND_REF]


@game.pressed_at(OF_HAND)
def at_the_port(s: State, seat: int) -> list[str]:
    """Whose hand is robbed is seen at the port."""
    return [f"port:{PORTS.ids[s.player[seat].port]}"]


@game.pressed_at(PLACE)
def at_the_place(place: int) -> list[str]:
    """The place itself, and where else it is found."""
    return [f"place:{PLACES.ids[place]}", *([PLACE_REFS[place]] if place in PLACE_REFS else [])]


@game.pressed_at(PAY)
def at_the_payment(payment: int) -> list[str]:
    """The payment itself, and the cards that pay it."""
    return [f"payment:{PAYMENTS.ids[payment]}", *([PAYMENT_REFS[payment]] if payment in PAYMENT_REFS else [])]


@game.pressed_at(FREE)
def at_the_card(s: State, p: int, free_option: int, copy: int) -> list[str]:
    """A free option is used on the card that gives it, a contract is discarded where it lies."""
    if free_option == FREE_DISCARD:
        ships = (own_ship(s, p, which) for which in range(SHIPS_PER_PORT))
        return [f"card:{card}" for number in ships for card in cards(s, CONTRACTS + number)]
    effect = FREE_CARD[free_option]
    turbines = effect != DRIED_FISH and by_copy(s, p, effect, copy)
    return [f"card:{CARDS.ids[WIND_TURBINES if turbines else effect]}"]
