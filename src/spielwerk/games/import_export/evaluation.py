"""What a position is worth to a player, in credits; the weights are in `evaluation.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from spielwerk.games.import_export.catalogue import (
    ACTIONS,
    CARD_TYPE,
    CARDS,
    CONTAINERS,
    CONTRACT,
    DELIVER,
    LOAD,
    MOST_PAID_CONTAINERS,
    PAYOUT,
    PERMANENT,
    SHIPS_PER_PORT,
    SUPPLY,
    TIMING,
)
from spielwerk.games.import_export.rules.contract import can_accept_any
from spielwerk.games.import_export.rules.loading import GRANTED, NO_SHIP_BARRED, loadable_types
from spielwerk.games.import_export.rules.ships import any_cargo_at_sea, open_slots, own_ship, wild_types
from spielwerk.games.import_export.rules.supply import can_sell
from spielwerk.games.import_export.rules.zones import completed_of, goods_of, hand_of, imports_of
from spielwerk.games.import_export.scoring import standing
from spielwerk.games.import_export.state import (
    CONTRACTS,
    DISCARD_PILE,
    DRAW_PILE,
    HAS_BID,
    IN_PORT,
    OTHERS_FOLLOW,
    State,
    game,
)

_WEIGHTS = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))


def _both(part: str) -> tuple[float, float]:
    """A weight at the start and at the end of the game."""
    return float(_WEIGHTS[part]["early"]), float(_WEIGHTS[part]["late"])


PASSIVE_EARLY, PASSIVE_LATE = _both("passive")
HAND_EARLY, HAND_LATE = _both("hand")
HAND_PLENTY, HAND_SPARE = int(_WEIGHTS["hand"]["plenty"]), float(_WEIGHTS["hand"]["spare"])
FITTING_EARLY, FITTING_LATE = _both("fitting")
COMPLETED_EARLY, COMPLETED_LATE = _both("completed")
LASTING = float(_WEIGHTS["completed"]["lasting"])
IMPORT_EARLY, IMPORT_LATE = _both("import")
RANK_EARLY, RANK_LATE = _both("rank")
ACCEPTED, PROGRESS, COMPLETION = (float(_WEIGHTS["contract"][part]) for part in ("accepted", "progress", "completion"))
PORT_EARLY, PORT_LATE = (float(_WEIGHTS["ship"][part]) for part in ("port_early", "port_late"))
PENDING = np.array([float(_WEIGHTS["pending"][action]) for action in ACTIONS.ids])
BID_PRIZE, BID_EVEN = (float(_WEIGHTS["bid"][part]) for part in ("prize", "even"))


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Credits now, passive ones, and what the player's means promise for the rest of the game."""
    if s.over:
        return float(standing(s, p))
    cash = float(s.player[p].credits)
    late = progress(s)
    passive = (float(standing(s, p)) - cash) * blend(PASSIVE_EARLY, PASSIVE_LATE, late)
    return cash + passive + means(s, p, late) + ships_worth(s, p, late) + prospects(s, p)


def blend(early: float, late: float, share: float) -> float:
    """A weight between its early and its late value."""
    return early + (late - early) * share


def progress(s: State) -> float:
    """How near the end of the game is, from 0 to 1."""
    most = 0
    for p in range(s.seats):
        most = max(most, s.player[p].credits)
    used = 1.0 - (s.count[DRAW_PILE] + s.count[DISCARD_PILE]) / len(CARDS)
    return min(1.0, max(most / s.threshold, used * used))


def means(s: State, p: int, late: float) -> float:
    """Hand, imports, goods and completed contracts."""
    hand = s.count[hand_of(s, p)]
    worth = min(hand, HAND_PLENTY) * blend(HAND_EARLY, HAND_LATE, late) + max(0, hand - HAND_PLENTY) * HAND_SPARE
    worth += s.count[imports_of(s, p)] * blend(IMPORT_EARLY, IMPORT_LATE, late)
    worth += s.count[goods_of(s, p)] * blend(RANK_EARLY, RANK_LATE, late)
    worth += fitting_cards(s, p) * blend(FITTING_EARLY, FITTING_LATE, late)
    card = s.last[completed_of(s, p)]
    for _ in range(s.count[completed_of(s, p)]):
        card = s.following[card]
        worth += blend(COMPLETED_EARLY, COMPLETED_LATE, late)
        if TIMING[card] == PERMANENT:
            worth += LASTING * (1.0 - late)
    return worth


def fitting_cards(s: State, p: int) -> int:
    """How many hand cards can be loaded now."""
    types = loadable_types(s, p, wild_types(s, p), NO_SHIP_BARRED)
    count = 0
    card = s.last[hand_of(s, p)]
    for _ in range(s.count[hand_of(s, p)]):
        card = s.following[card]
        count += types >> CARD_TYPE[card] & 1
    return count


def ships_worth(s: State, p: int, late: float) -> float:
    """Ships in port: room for contracts, and payouts to come by the share that is loaded."""
    worth = 0.0
    for which in range(SHIPS_PER_PORT):
        ship = own_ship(s, p, which)
        if s.ship_place[ship] == IN_PORT:
            worth += blend(PORT_EARLY, PORT_LATE, late) + contracts_worth(s, ship)
    return worth


def contracts_worth(s: State, ship: int) -> float:
    """The contracts of one ship together: they are completed only all at once."""
    needed = 0
    missing = 0
    card = s.last[CONTRACTS + ship]
    for _ in range(s.count[CONTRACTS + ship]):
        card = s.following[card]
        needed += CONTAINERS[card]
        missing += open_slots(s, ship, card)
    if needed == 0:
        return 0.0
    contracts = s.count[CONTRACTS + ship]
    share = (needed - missing) / needed
    reward = PAYOUT[min(needed, MOST_PAID_CONTAINERS)] + contracts * COMPLETION
    return contracts * ACCEPTED + PROGRESS * share * reward


def prospects(s: State, p: int) -> float:
    """An action still to be performed, and a bid whose result is open."""
    me = s.player[p]
    worth = 0.0
    if s.phase == OTHERS_FOLLOW and me.followed:
        action = me.kind if me.kind >= 0 else s.announced
        actions = me.followed + s.imports_tally[me.port, action]
        worth += PENDING[action] * min(actions, uses(s, p, action))
    if me.bidding == HAS_BID:
        chance = (me.bid + 1.0) / (me.bid + 1.0 + BID_EVEN)
        worth += chance * (BID_PRIZE - me.bid)
    return worth


def uses(s: State, p: int, action: int) -> int:
    """For how many actions of a kind a player has a use, roughly."""
    if action == LOAD:
        return fitting_cards(s, p)
    if action == CONTRACT:
        return 1 if can_accept_any(s, p, GRANTED) else 0
    if action == DELIVER:
        return 1 if any_cargo_at_sea(s) else 0
    if action == SUPPLY:
        return 1 if can_sell(s, p) else 0
    return 1 if loadable_types(s, p, wild_types(s, p), NO_SHIP_BARRED) else 0
