"""What a position is worth to a player, in points; the weights are in `evaluation.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import numpy as np

from spielwerk.games.airship_city.catalogue import (
    AIRSHIPS,
    AWARDS,
    BONUS_ACTIONS,
    CONTRACT_COST,
    CONTRACT_VP,
    RESOURCES,
    ROUNDS,
    WORKERS,
)
from spielwerk.games.airship_city.rules.resources import own_markers
from spielwerk.games.airship_city.scoring import award_points
from spielwerk.games.airship_city.state import LOCKED, State, game
from spielwerk.kernel import lowest, without_lowest

_WEIGHTS = tomllib.loads((Path(__file__).parent / "evaluation.toml").read_text("utf-8"))

STOCK_EARLY, STOCK_LATE = (
    np.array([float(_WEIGHTS["stock"][phase][resource]) for resource in RESOURCES.ids]) for phase in ("early", "late")
)
WORKER_EARLY, WORKER_LATE = (float(_WEIGHTS["worker"][phase]) for phase in ("early", "late"))
MARKER_EARLY, MARKER_LATE = (float(_WEIGHTS["marker"][phase]) for phase in ("early", "late"))
EXPANSION_EARLY, EXPANSION_LATE = (float(_WEIGHTS["expansion"][phase]) for phase in ("early", "late"))
BONUS_EARLY, BONUS_LATE = (float(_WEIGHTS["bonus_action"][phase]) for phase in ("early", "late"))
AWARD_EARLY, AWARD_LATE = (float(_WEIGHTS["award"][phase]) for phase in ("early", "late"))
CONTRACT_PAID, CONTRACT_UNPAID, CONTRACT_CROWD = (
    float(_WEIGHTS["contract"][part]) for part in ("paid", "unpaid", "crowd")
)


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and what the player's means promise for the rest of the game."""
    points = float(s.player[p].score)
    if s.over:
        return points
    late = s.round_number / ROUNDS
    return points + means(s, p, late) + prospects(s, p, late)


def blend(early: float, late: float, share: float) -> float:
    """A weight between its early and its late value."""
    return early + (late - early) * share


def means(s: State, p: int, late: float) -> float:
    """Resources, workers, expansions, bonus actions."""
    me = s.player[p]
    worth = 0.0
    for resource in range(len(RESOURCES)):
        worth += me.stock[resource] * blend(STOCK_EARLY[resource], STOCK_LATE[resource], late)
        worth += me.expanded[resource] * blend(EXPANSION_EARLY, EXPANSION_LATE, late)
    for worker in range(WORKERS):
        if me.worker_tile[worker] >= 0:
            worth += blend(WORKER_EARLY, WORKER_LATE, late)
    for action in range(len(BONUS_ACTIONS)):
        if me.bonus[action] != LOCKED:
            worth += blend(BONUS_EARLY, BONUS_LATE, late)
    return worth


def prospects(s: State, p: int, late: float) -> float:
    """Markers on airships, awards as they stand, open contracts."""
    worth = 0.0
    for airship in range(len(AIRSHIPS)):
        worth += own_markers(s, p, airship) * blend(MARKER_EARLY, MARKER_LATE, late)
    for award in range(len(AWARDS)):
        worth += award_points(s, p, award) * blend(AWARD_EARLY, AWARD_LATE, late)
    open_ones = s.player[p].open_contracts
    while open_ones:
        contract = lowest(open_ones)
        open_ones = without_lowest(open_ones)
        held = share_held(s, p, contract)
        worth += CONTRACT_VP[contract] * blend(CONTRACT_UNPAID, CONTRACT_PAID, held * held)
        if open_ones:
            worth += CONTRACT_CROWD
    return worth


def share_held(s: State, p: int, contract: int) -> float:
    """How much of a contract's cost a player holds, from 0 to 1."""
    held = 0
    needed = 0
    for resource in range(len(RESOURCES)):
        needed += CONTRACT_COST[contract, resource]
        held += min(CONTRACT_COST[contract, resource], s.player[p].stock[resource])
    return held / needed
