"""What a position is worth to a player, in credits: the points as they stand, and what the player's means promise.

The promise is a sum of features with weights that depend on how much of the game is left (`evaluation.toml`). Whatever
takes several turns is seen in small steps: a contract is worth more with every container on board or in hand, and an
action that is announced counts as far as the player can use it, before it is carried out.
"""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel import Constants, Noun
from spielwerk.kernel.weights import SKILLS, read_judgements

from .catalogue import (
    ACTIONS,
    CARD_ACTION,
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    CONTRACT,
    DELIVER,
    LOAD,
    MOST_PAID_CONTAINERS,
    PAYOUT,
    ROB,
    SHIPS_PER_PORT,
    SUPPLY,
    TYPES,
)
from .delivery_outlook import best_good
from .rules.contract import missing_rank
from .rules.limits import goods_limit, import_limit, rank
from .rules.paying import COUNT_BITS, count_in
from .rules.ships import (
    accepted_types,
    open_slots,
    own_ship,
    room_for,
    wild_types,
)
from .rules.supply import can_sell
from .rules.zones import completed_of, goods_of, hand_of, imports_of
from .scoring import score
from .state import (
    ALL_ACT,
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    HAS_BID,
    IN_PORT,
    ISLAND,
    ON_BOARD,
    OTHERS_FOLLOW,
    State,
    game,
)

STAGES = 12
"""The rest of the game is measured in twelfths."""
PLENTY = 7
"""More hand cards than this are rarely of use."""
EVEN_BID = 3.0
"""The bid that wins about half of the auctions."""
STILL_TO_LOAD = 0.8
"""How much of a contract's worth is left for each container that is in hand, but not on board."""
STILL_TO_FIND = 0.6
"""The same for each container that is not even in hand."""
WON_BY_CARD = 50.0
"""What it is worth to win by a card: more than any lead, but no more than the search can weigh against other leads."""
EFFECT_GUESS = 4
"""What the effect of any contract is worth, roughly, as long as it is not accepted."""

FEATURES = Noun(
    "feature",
    (
        "game",
        "credits",
        "turn_distance",
        "hand",
        "hand_plenty",
        *(f"holds_{action}" for action in ACTIONS.ids),
        "hand_contract",
        *(f"import_{action}" for action in ACTIONS.ids),
        *(f"further_{action}" for action in ACTIONS.ids),
        "import_room",
        "good",
        "good_kinds",
        "good_room",
        *(f"rank_{goods_type}" for goods_type in TYPES.ids),
        "completed",
        "ship_free",
        "ship_at_sea",
        "containers_at_sea",
        "containers_in_port",
        "progress",
        "progress_payout",
        "pending_contract",
        "pending_contract_worth",
        "pending_load",
        "pending_rob",
        "pending_deliver",
        "pending_deliver_worth",
        "pending_sale",
        "pending_import",
        *(f"rivals_{action}" for action in ACTIONS.ids),
        "bid_chance",
        "bid_worth",
        "bid_cost",
        *(f"completed_{card}" for card in CARDS.ids),
        *(f"progress_{card}" for card in CARDS.ids),
    ),
)


def _first(name: str) -> int:
    return FEATURES.number(name)


GAME, MONEY, DISTANCE = _first("game"), _first("credits"), _first("turn_distance")
IN_HAND, HAND_PLENTY, HAND_CONTRACT = _first("hand"), _first("hand_plenty"), _first("hand_contract")
HOLDS, FIRST_IMPORT, FURTHER_IMPORT, RIVALS = (
    _first(f"{group}_{ACTIONS.ids[0]}") for group in ("holds", "import", "further", "rivals")
)
IMPORT_ROOM, GOOD, GOOD_KINDS, GOOD_ROOM, RANK = (
    _first(name) for name in ("import_room", "good", "good_kinds", "good_room", f"rank_{TYPES.ids[0]}")
)
DONE, SHIP_FREE, SHIP_AT_SEA = _first("completed"), _first("ship_free"), _first("ship_at_sea")
CONTAINERS_AT_SEA, CONTAINERS_IN_PORT = _first("containers_at_sea"), _first("containers_in_port")
PROGRESS, PROGRESS_PAYOUT = _first("progress"), _first("progress_payout")
PENDING_CONTRACT, CONTRACT_WORTH, PENDING_LOAD, PENDING_ROB, PENDING_DELIVER, DELIVER_WORTH, SALE, IMPORTING = (
    _first(f"pending_{name}")
    for name in ("contract", "contract_worth", "load", "rob", "deliver", "deliver_worth", "sale", "import")
)
BID_CHANCE, BID_WORTH, BID_COST = (_first(f"bid_{name}") for name in ("chance", "worth", "cost"))
COMPLETED_CARD, CARD_PROGRESS = (_first(f"{group}_{CARDS.ids[0]}") for group in ("completed", "progress"))


LEFTS = STAGES + 1
WEIGHTS = read_judgements(Path(__file__).parent, FEATURES, range(LEFTS))
"""A row of weights for each stage of the game, one skill after the other."""


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and the promise of the rest of the game."""
    return judge(s, p, 0)


@game.judgement(SKILLS)
def judge(s: State, p: int, skill: int) -> float:
    """The same as a player of some skill sees it."""
    points = float(score(s, p))
    if s.over:
        return points + (WON_BY_CARD if s.winner == p else 0.0)
    return points + promise(s, p, WEIGHTS, skill * LEFTS + turns_left(s, p))


def turns_left(s: State, p: int) -> int:
    """How much of the game is left, in twelfths: by the richest player, or by the cards that can still be drawn."""
    most = 0
    for seat in range(s.seats):
        most = max(most, s.player[seat].credits)
    credits_left = 1.0 - min(1.0, most / s.threshold)
    cards_left = (s.count[DRAW_PILE] + s.count[DISCARD_PILE]) / (8.0 * s.seats)
    return int(STAGES * min(credits_left, cards_left, 1.0))


def promise(s: State, p: int, weights: Constants, stage: int) -> float:
    """What a player's means are worth; linear in the weights."""
    action = pending_action(s, p)
    actions = pending_actions(s, p, action)
    types = hand_types(s, p)
    loads = actions if action in (LOAD, ROB) else 0  # what is robbed is loaded too, as if it came from the hand
    worth = hand_worth(s, p, weights, stage) + port_worth(s, p, weights, stage)
    worth += ships_worth(s, p, weights, stage, types, loads)
    worth += contract_worth(s, p, weights, stage, types, actions if action == CONTRACT else 0)
    worth += effects_worth(s, p, weights, stage)
    if actions > 0:
        worth += action_worth(s, p, weights, stage, action)
    if s.phase == OTHERS_FOLLOW:
        worth += rivals_acting(s, p, s.announced) * weights[stage, RIVALS + s.announced]
    if s.player[p].bidding == HAS_BID:
        worth += bid_worth(s, p, weights, stage)
    distance = (p - s.active) % s.seats
    return (
        worth + weights[stage, GAME] + s.player[p].credits * weights[stage, MONEY] + distance * weights[stage, DISTANCE]
    )


# ---------------------------------------------------------------- hand and port


def hand_types(s: State, p: int) -> int:
    """How many hand cards a player has of each goods type, `COUNT_BITS` bits for each."""
    counts = 0
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        counts += 1 << COUNT_BITS * CARD_TYPE[card]
    return counts


def hand_worth(s: State, p: int, weights: Constants, stage: int) -> float:
    """Cards in hand: how many, and for which actions."""
    hand = s.count[hand_of(s, p)]
    worth = min(hand, PLENTY) * weights[stage, IN_HAND] + max(0, hand - PLENTY) * weights[stage, HAND_PLENTY]
    kinds = 0
    card = s.last[hand_of(s, p)]
    for _ in range(hand):
        card = s.following[card]
        kinds |= 1 << CARD_ACTION[card]
    for action in range(len(ACTIONS)):
        worth += (kinds >> action & 1) * weights[stage, HOLDS + action]
    return worth


def port_worth(s: State, p: int, weights: Constants, stage: int) -> float:
    """Imports and goods, and the room for more."""
    port = s.player[p].port
    goods = s.count[goods_of(s, p)]
    worth = goods * weights[stage, GOOD] + s.count[completed_of(s, p)] * weights[stage, DONE]
    worth += min(2, max(0, import_limit(s, p) - s.count[imports_of(s, p)])) * weights[stage, IMPORT_ROOM]
    worth += min(4, max(0, goods_limit(s, p) - goods)) * weights[stage, GOOD_ROOM]
    for action in range(len(ACTIONS)):
        imports = s.imports_tally[port, action]
        if imports > 0:
            worth += weights[stage, FIRST_IMPORT + action] + (imports - 1) * weights[stage, FURTHER_IMPORT + action]
    for goods_type in range(len(TYPES)):
        if s.goods_tally[port, goods_type] > 0:
            worth += weights[stage, GOOD_KINDS]
        worth += min(3, rank(s, p, goods_type)) * weights[stage, RANK + goods_type]
    return worth


def effects_worth(s: State, p: int, weights: Constants, stage: int) -> float:
    """What each completed contract still brings."""
    worth = 0.0
    card = s.last[completed_of(s, p)]
    for _ in range(s.count[completed_of(s, p)]):
        card = s.following[card]
        worth += weights[stage, COMPLETED_CARD + card]
    return worth


# ---------------------------------------------------------------- contracts


def held(types: int, wanted: int) -> int:
    """How many of the counted cards are of one of the wanted types."""
    count = 0
    for goods_type in range(len(TYPES)):
        if wanted >> goods_type & 1:
            count += count_in(types, goods_type)
    return count


def share(missing: int, in_hand: int) -> float:
    """How much of its worth a contract has that misses some containers."""
    worth = 1.0
    for number in range(missing):
        worth *= STILL_TO_LOAD if number < in_hand else STILL_TO_FIND
    return worth


def ships_worth(s: State, p: int, weights: Constants, stage: int, types: int, loads: int) -> float:
    """Both ships: free for contracts, on the way to a payout, or at sea until they are empty."""
    worth = 0.0
    wild = wild_types(s, p)
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        containers = s.count[ON_BOARD + ship]
        if s.ship_place[ship] != IN_PORT:
            worth += weights[stage, SHIP_AT_SEA] + containers * weights[stage, CONTAINERS_AT_SEA]
            continue
        worth += containers * weights[stage, CONTAINERS_IN_PORT]
        if s.count[CONTRACTS + ship] == 0:
            worth += weights[stage, SHIP_FREE]
        else:
            worth += progress_worth(s, p, ship, weights, stage, types, wild, loads)
    return worth


def progress_worth(
    s: State, p: int, ship: int, weights: Constants, stage: int, types: int, wild: int, loads: int
) -> float:
    """The contracts of a ship together, since they are completed all at once: how near they are."""
    needed = 0
    near = 1.0
    worth = weights[stage, PROGRESS]
    contract = s.last[CONTRACTS + ship]
    for _ in range(s.count[CONTRACTS + ship]):
        contract = s.following[contract]
        needed += CONTAINERS[contract]
        missing = open_slots(s, ship, contract)
        in_hand = min(missing, held(types, wild | accepted_types(s, p, contract)))
        loading = min(in_hand, loads)
        loads -= loading
        near *= share(missing - loading, in_hand - loading)
        worth += weights[stage, CARD_PROGRESS + contract]
    payout = PAYOUT[min(needed, MOST_PAID_CONTAINERS)]
    return near * (worth + payout * weights[stage, PROGRESS_PAYOUT])


def contract_worth(s: State, p: int, weights: Constants, stage: int, types: int, actions: int) -> float:
    """The best contract that a player holds and could accept; more if he is about to."""
    best = 0.0
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        needed = CONTAINERS[card]
        matching = min(needed, count_in(types, CARD_TYPE[card]) - 1)
        worth = share(needed, matching) * (PAYOUT[needed] + EFFECT_GUESS)
        if worth > best and missing_rank(s, p, card) < max(1, actions) and room_for(s, p, card):
            best = worth
    if best == 0.0:
        return 0.0
    if actions > 0:
        return weights[stage, PENDING_CONTRACT] + best * weights[stage, CONTRACT_WORTH]
    return best * weights[stage, HAND_CONTRACT]


# ---------------------------------------------------------------- what is going on


def pending_action(s: State, p: int) -> int:
    """The kind of action a player has in this turn."""
    return s.player[p].kind if s.player[p].kind >= 0 else s.announced


def pending_actions(s: State, p: int, action: int) -> int:
    """How many actions of this turn a player still has to come."""
    me = s.player[p]
    if s.phase == OTHERS_FOLLOW:
        return me.followed + s.imports_tally[me.port, action]
    if s.phase != ALL_ACT:
        return 0
    if action == DELIVER:
        return me.deliver_left
    if (p - s.active) % s.seats <= acting_distance(s):
        return 0
    return me.followed + s.imports_tally[me.port, action]


def acting_distance(s: State) -> int:
    """How far from the captain the player sits who decides now: those before have acted."""
    if s.depth == 0:
        return 0
    return (s.stack[s.depth - 1].player - s.active) % s.seats


def action_worth(s: State, p: int, weights: Constants, stage: int, action: int) -> float:
    """Having actions of a kind to come, as far as they have a use."""
    if action == LOAD:
        return weights[stage, PENDING_LOAD]
    if action == ROB:
        return weights[stage, PENDING_ROB]
    if action == DELIVER:
        return weights[stage, PENDING_DELIVER] + best_good(s, p) * weights[stage, DELIVER_WORTH]
    if action != SUPPLY:
        return 0.0
    worth = weights[stage, SALE] if can_sell(s, p) else 0.0
    if s.count[ISLAND] > 0 and s.count[imports_of(s, p)] < import_limit(s, p):
        worth += weights[stage, IMPORTING]
    return worth


def rivals_acting(s: State, p: int, action: int) -> int:
    """How many other players have imports for an action, so that they act without following."""
    count = 0
    for other in range(s.seats):
        if other != p and s.imports_tally[s.player[other].port, action] > 0:
            count += 1
    return count


def bid_worth(s: State, p: int, weights: Constants, stage: int) -> float:
    """A bid whose result is open: the chance of a delivery, and what it may cost."""
    amount = s.player[p].bid
    chance = (amount + 1.0) / (amount + 1.0 + EVEN_BID)
    worth = weights[stage, BID_CHANCE] + best_good(s, p) * weights[stage, BID_WORTH] + amount * weights[stage, BID_COST]
    return chance * worth
