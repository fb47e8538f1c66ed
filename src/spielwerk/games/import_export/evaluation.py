"""What a position is worth to a player, in credits: the points as they stand, and what the player's means promise.

The promise is a sum of features with weights that depend on how much of the game is left. `spielwerk tune` fits the
weights to games (`evaluation.toml`).
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import cast

import numpy as np

from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    ALL_TYPES,
    CARD_ACTION,
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    CONTRACT,
    DELIVER,
    LOAD,
    MOST_PAID_CONTAINERS,
    PAYOUT,
    SHIPS_PER_PORT,
    SUPPLY,
    TYPES,
)
from spielwerk.games.import_export.rules.contract import missing_rank
from spielwerk.games.import_export.rules.limits import goods_limit, import_limit
from spielwerk.games.import_export.rules.loading import NO_SHIP_BARRED, loadable_types
from spielwerk.games.import_export.rules.ships import any_cargo_at_sea, open_slots, own_ship, room_for, wild_types
from spielwerk.games.import_export.rules.supply import can_sell
from spielwerk.games.import_export.rules.zones import completed_of, goods_of, hand_of, imports_of
from spielwerk.games.import_export.scoring import standing
from spielwerk.games.import_export.state import (
    ALL_ACT,
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    HAS_BID,
    IN_PORT,
    ON_BOARD,
    OTHERS_FOLLOW,
    State,
    game,
)
from spielwerk.kernel import Constants, Noun

STAGES = 12
"""The rest of the game is measured in twelfths."""
PLENTY = 7
"""More hand cards than this are rarely of use."""
EVEN_BID = 3.0
"""The bid that wins about half of the auctions."""

FEATURES = Noun(
    "feature",
    (
        "game",
        "credits",
        "turn_distance",
        "hand",
        "hand_plenty",
        "hand_kinds",
        "fitting",
        "acceptable",
        "acceptable_containers",
        "skippable",
        *(f"import_{action}" for action in ACTIONS.ids),
        "import_room",
        "good",
        "good_kinds",
        "good_room",
        *(f"rank_{goods_type}" for goods_type in TYPES.ids),
        "completed",
        "ship_free",
        "ship_at_sea",
        "containers_at_sea",
        "contract",
        "payout",
        "loaded_payout",
        "missing",
        "covered",
        "nearly_done",
        *(f"pending_{action}" for action in ACTIONS.ids),
        "bid_chance",
        "bid_cost",
        *(f"effect_{card}" for card in CARDS.ids),
        *(f"accepted_{card}" for card in CARDS.ids),
    ),
)


def _first(name: str) -> int:
    return FEATURES.number(name)


GAME, MONEY, DISTANCE = _first("game"), _first("credits"), _first("turn_distance")
IN_HAND, HAND_PLENTY, HAND_KINDS, FITTING = (_first(name) for name in ("hand", "hand_plenty", "hand_kinds", "fitting"))
ACCEPTABLE, ACCEPTABLE_CONTAINERS, SKIPPABLE = (
    _first(name) for name in ("acceptable", "acceptable_containers", "skippable")
)
IMPORT, IMPORT_ROOM = _first(f"import_{ACTIONS.ids[0]}"), _first("import_room")
GOOD, GOOD_KINDS, GOOD_ROOM, RANK = (
    _first(name) for name in ("good", "good_kinds", "good_room", f"rank_{TYPES.ids[0]}")
)
DONE, SHIP_FREE, SHIP_AT_SEA, CONTAINERS_AT_SEA = (
    _first(name) for name in ("completed", "ship_free", "ship_at_sea", "containers_at_sea")
)
ACCEPTED, PAY, LOADED_PAY, MISSING, COVERED, NEARLY_DONE = (
    _first(name) for name in ("contract", "payout", "loaded_payout", "missing", "covered", "nearly_done")
)
PENDING, BID_CHANCE, BID_COST = (_first(name) for name in (f"pending_{ACTIONS.ids[0]}", "bid_chance", "bid_cost"))
EFFECT, ON_SHIP = _first(f"effect_{CARDS.ids[0]}"), _first(f"accepted_{CARDS.ids[0]}")


def _weights() -> Constants:
    """A row of weights for each stage of the game, between the columns of the weights file."""
    file = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))
    columns, weights = file["turns_left"], file["weights"]
    table = [[np.interp(left, columns, weights[name]) for name in FEATURES.ids] for left in range(STAGES + 1)]
    return cast(Constants, memoryview(np.array(table, np.float64).data))


WEIGHTS = _weights()


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and the promise of the rest of the game."""
    points = float(standing(s, p))
    if s.over:
        return points
    return points + promise(s, p, WEIGHTS, turns_left(s, p))


def turns_left(s: State, p: int) -> int:
    """How much of the game is left, in twelfths: by the richest player, or by the cards that can still be drawn."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.player[seat].credits)
    credits_left = 1.0 - min(1.0, most / s.threshold)
    cards_left = (s.count[DRAW_PILE] + s.count[DISCARD_PILE]) / (8.0 * s.seats)
    return int(STAGES * min(credits_left, cards_left, 1.0))


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What a player's means are worth; linear in the weights."""
    types = loadable_types(s, p, wild_types(s, p), NO_SHIP_BARRED)
    worth = hand_worth(s, p, weights, left, types) + port_worth(s, p, weights, left)
    for which in range(SHIPS_PER_PORT):
        worth += ship_worth(s, p, own_ship(s, p, which), weights, left)
    worth += effects_worth(s, p, weights, left)
    if s.phase == OTHERS_FOLLOW or s.phase == ALL_ACT:
        worth += action_worth(s, p, weights, left, types)
    if s.player[p].bidding == HAS_BID:
        worth += bid_worth(s, p, weights, left)
    distance = (p - s.active) % s.seats
    return worth + weights[left, GAME] + s.player[p].credits * weights[left, MONEY] + distance * weights[left, DISTANCE]


# ---------------------------------------------------------------- hand and port


def hand_worth(s: State, p: int, weights: Constants, left: int, types: int) -> float:
    """Cards in hand: how many, how varied, what they can do now."""
    hand = s.count[hand_of(s, p)]
    worth = min(hand, PLENTY) * weights[left, IN_HAND] + max(0, hand - PLENTY) * weights[left, HAND_PLENTY]
    kinds = 0
    largest = 0
    skippable = 0
    card = s.last[hand_of(s, p)]
    for _ in range(hand):
        card = s.following[card]
        kinds |= 1 << CARD_ACTION[card]
        worth += (types >> CARD_TYPE[card] & 1) * weights[left, FITTING]
        if CONTAINERS[card] > largest and room_for(s, p, card):
            if missing_rank(s, p, card) == 0:
                largest = CONTAINERS[card]
            else:
                skippable = 1
    worth += bits(kinds) * weights[left, HAND_KINDS] + skippable * weights[left, SKIPPABLE]
    if largest > 0:
        worth += weights[left, ACCEPTABLE] + largest * weights[left, ACCEPTABLE_CONTAINERS]
    return worth


def bits(number: int) -> int:
    """How many bits are set."""
    count = 0
    while number:
        number &= number - 1
        count += 1
    return count


def port_worth(s: State, p: int, weights: Constants, left: int) -> float:
    """Imports and goods, and the room for more."""
    port = s.player[p].port
    imports = s.count[imports_of(s, p)]
    goods = s.count[goods_of(s, p)]
    worth = goods * weights[left, GOOD] + s.count[completed_of(s, p)] * weights[left, DONE]
    worth += min(2, max(0, import_limit(s, p) - imports)) * weights[left, IMPORT_ROOM]
    worth += min(4, max(0, goods_limit(s, p) - goods)) * weights[left, GOOD_ROOM]
    for action in range(len(ACTIONS)):
        worth += s.imports_tally[port, action] * weights[left, IMPORT + action]
    kinds = 0
    for goods_type in range(len(TYPES)):
        tally = s.goods_tally[port, goods_type]
        kinds += 1 if tally > 0 else 0
        worth += min(3, tally) * weights[left, RANK + goods_type]
    return worth + kinds * weights[left, GOOD_KINDS]


def effects_worth(s: State, p: int, weights: Constants, left: int) -> float:
    """What each completed contract still brings."""
    worth = 0.0
    card = s.last[completed_of(s, p)]
    for _ in range(s.count[completed_of(s, p)]):
        card = s.following[card]
        worth += weights[left, EFFECT + card]
    return worth


# ---------------------------------------------------------------- ships


def ship_worth(s: State, p: int, ship: int, weights: Constants, left: int) -> float:
    """A ship: free for contracts, on its way to a payout, or at sea until it is empty."""
    if s.ship_place[ship] != IN_PORT:
        return weights[left, SHIP_AT_SEA] + s.count[ON_BOARD + ship] * weights[left, CONTAINERS_AT_SEA]
    if s.count[CONTRACTS + ship] == 0:
        return weights[left, SHIP_FREE]
    return contracts_worth(s, p, ship, weights, left)


def contracts_worth(s: State, p: int, ship: int, weights: Constants, left: int) -> float:
    """The contracts of a ship together, since they are completed all at once: how far they are from the payout."""
    worth = 0.0
    needed = 0
    missing = 0
    wanted = 0
    contract = s.last[CONTRACTS + ship]
    for _ in range(s.count[CONTRACTS + ship]):
        contract = s.following[contract]
        open_ones = open_slots(s, ship, contract)
        needed += CONTAINERS[contract]
        missing += open_ones
        wanted |= (1 << CARD_TYPE[contract]) if open_ones > 0 else 0
        worth += weights[left, ACCEPTED] + weights[left, ON_SHIP + contract]
    payout = float(PAYOUT[min(needed, MOST_PAID_CONTAINERS)])
    loaded = (needed - missing) / needed
    held = min(missing, cards_of(s, p, wanted | wild_types(s, p)))
    worth += payout * weights[left, PAY] + payout * loaded * weights[left, LOADED_PAY]
    worth += missing * weights[left, MISSING] + held * weights[left, COVERED]
    if missing == 1:
        worth += weights[left, NEARLY_DONE]
    return worth


def cards_of(s: State, p: int, types: int) -> int:
    """How many hand cards are of one of these types."""
    count = 0
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        count += types >> CARD_TYPE[card] & 1
    return count


# ---------------------------------------------------------------- what is going on


def action_worth(s: State, p: int, weights: Constants, left: int, types: int) -> float:
    """Actions of this turn that are still to come, as far as they have a use."""
    me = s.player[p]
    action = me.kind if me.kind >= 0 else s.announced
    if s.phase == ALL_ACT and (p - s.active) % s.seats <= acting_distance(s):
        return 0.0
    actions = me.followed + s.imports_tally[me.port, action]
    return min(actions, uses(s, p, action, types)) * weights[left, PENDING + action]


def acting_distance(s: State) -> int:
    """How far from the captain the player sits who decides now: those before have acted."""
    if s.depth == 0:
        return 0
    return (s.stack[s.depth - 1].player - s.active) % s.seats


def uses(s: State, p: int, action: int, types: int) -> int:
    """For how many actions of a kind a player has a use, roughly."""
    if action == LOAD:
        return cards_of(s, p, types)
    if action == CONTRACT:
        return 1 if s.count[hand_of(s, p)] > 0 else 0
    if action == DELIVER:
        return 1 if any_cargo_at_sea(s) else 0
    if action == SUPPLY:
        return (1 if can_sell(s, p) else 0) + max(0, import_limit(s, p) - s.count[imports_of(s, p)])
    return 2 if types & ALL_TYPES else 0


def bid_worth(s: State, p: int, weights: Constants, left: int) -> float:
    """A bid whose result is open: the chance of a delivery, and what it may cost."""
    amount = s.player[p].bid
    chance = (amount + 1.0) / (amount + 1.0 + EVEN_BID)
    return chance * weights[left, BID_CHANCE] + chance * amount * weights[left, BID_COST]
