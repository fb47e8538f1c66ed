"""What a position is worth to a player, in points: what was scored, and what the player's means promise.

The promise is a sum of features with weights that depend on how many turns are left. `spielwerk tune` fits the weights
to games (`evaluation.toml`).
"""

from __future__ import annotations

from pathlib import Path

from spielwerk.kernel import Constants, Noun, lowest, without_lowest
from spielwerk.kernel.weights import SKILLS, read_judgements

from .catalogue import (
    AIRSHIP_COST,
    AIRSHIP_VP,
    AIRSHIPS,
    ARCHITECT,
    AWARD_FIRST,
    AWARD_SECOND,
    AWARDS,
    BASE_CAPACITY,
    BONUS_ACTIONS,
    CONTRACT_COST,
    CONTRACT_VP,
    CONTRACTS,
    END_AIRSHIP_MAJORITIES,
    END_FACILITY_MAJORITIES,
    FACILITIES,
    FACILITY_COST,
    FACILITY_VP,
    FIRST_FACILITY,
    FIRST_ROUND_TO_END,
    GOLD,
    HIRE_COST,
    KIND,
    PANELS,
    PUBLIC_FACILITIES,
    REQUIRES,
    RESOURCES,
    ROUNDS,
    SHIPBUILDING,
    SHIPYARD,
    TRADE,
    WORKERS,
    WORKSHOP,
)
from .rules.moving import neighbours, own_workers
from .rules.resources import discounted, own_markers
from .rules.shipyard import can_donate, prerequisite_met
from .rules.workers import unmoved_workers
from .rules.workshop import can_expand
from .scoring import occupied_majorities
from .state import FULFILLED, LOCKED, State, game

LARGER = [airship for airship in AIRSHIPS if REQUIRES[airship] >= 0]
"""The airships that need a smaller one first."""

FEATURES = Noun(
    "feature",
    (
        "turn",
        "unmoved_worker",
        "worker",
        *(f"stock_{resource}" for resource in RESOURCES.ids),
        *(f"plenty_{resource}" for resource in RESOURCES.ids),
        *(f"expansion_{resource}" for resource in RESOURCES.ids),
        *(f"marker_{airship}" for airship in AIRSHIPS.ids),
        *(f"access_{AIRSHIPS.ids[airship]}" for airship in LARGER),
        *(f"bonus_{action}" for action in BONUS_ACTIONS.ids),
        *(f"count_{award}" for award in AWARDS.ids),
        *(f"points_{award}" for award in AWARDS.ids),
        "contract",
        "contract_points",
        "contract_lack",
        "urgent_points",
        "facility_payable",
        "facility_progress",
        "facility_near",
        "airship_payable",
        "airship_progress",
        "expansion_payable",
        "expansion_near",
        "hire_progress",
    ),
)


def _first(name: str) -> int:
    return FEATURES.number(name)


TURN, UNMOVED, HIRED = _first("turn"), _first("unmoved_worker"), _first("worker")
STOCK, PLENTY, EXPANSION = (_first(f"{group}_wood") for group in ("stock", "plenty", "expansion"))
MARKER, ACCESS = _first(f"marker_{AIRSHIPS.ids[0]}"), _first(f"access_{AIRSHIPS.ids[LARGER[0]]}") - LARGER[0]
BONUS = _first(f"bonus_{BONUS_ACTIONS.ids[0]}")
COUNT, POINTS = (_first(f"{group}_{AWARDS.ids[0]}") for group in ("count", "points"))
CONTRACT, OPEN_POINTS, LACK, URGENT_POINTS = (
    _first(name) for name in ("contract", "contract_points", "contract_lack", "urgent_points")
)
FACILITY_PAYABLE, FACILITY_PROGRESS, FACILITY_NEAR = (
    _first(f"facility_{name}") for name in ("payable", "progress", "near")
)
AIRSHIP_PAYABLE, AIRSHIP_PROGRESS = _first("airship_payable"), _first("airship_progress")
EXPANSION_PAYABLE, EXPANSION_NEAR = _first("expansion_payable"), _first("expansion_near")
HIRE_PROGRESS = _first("hire_progress")

ARCHITECT_TILE, WORKSHOP_TILE = KIND.tolist().index(ARCHITECT), KIND.tolist().index(WORKSHOP)
PLENTY_FROM = BASE_CAPACITY - 3
"""More of a resource than this may soon be lost."""


LEFTS = ROUNDS + 1
WEIGHTS = read_judgements(Path(__file__).parent, FEATURES, range(LEFTS))
"""A row of weights for each number of turns left, one skill after the other."""


@game.evaluation
def evaluate(s: State, p: int) -> float:
    """Points now, and the promise of the rest of the game."""
    return judge(s, p, 0)


@game.judgement(SKILLS)
def judge(s: State, p: int, skill: int) -> float:
    """The same as a player of some skill sees it."""
    points = float(s.player[p].score)
    if s.over:
        return points
    return points + promise(s, p, WEIGHTS, skill * LEFTS + turns_left(s, p))


def turns_left(s: State, p: int) -> int:
    """How many turns a player has after the one in progress, if the majorities stay as they are."""
    last = FIRST_ROUND_TO_END if enough_majorities(s) else ROUNDS
    return max(last - s.round_number, 0) + (1 if p > s.active else 0)


def enough_majorities(s: State) -> bool:
    """Whether the last stage would end at once (10.1)."""
    facilities = occupied_majorities(s, FIRST_FACILITY, len(PANELS))
    return facilities >= END_FACILITY_MAJORITIES or occupied_majorities(s, 0, FIRST_FACILITY) >= END_AIRSHIP_MAJORITIES


def promise(s: State, p: int, weights: Constants, left: int) -> float:
    """What a player's means are worth; linear in the weights."""
    worth = economy(s, p, weights, left) + fleet(s, p, weights, left)
    worth += awards(s, p, weights, left) + contracts(s, p, weights, left)
    near = places_near(s, p)
    worth += facilities_ahead(s, p, weights, left, near) + airships_ahead(s, p, weights, left)
    return worth + expansions_ahead(s, p, weights, left, near)


# ---------------------------------------------------------------- means


def economy(s: State, p: int, weights: Constants, left: int) -> float:
    """Workers, resources, expansions."""
    me = s.player[p]
    hired = workers_hired(s, p)
    worth = weights[left, TURN] + hired * weights[left, HIRED]
    if s.active == p:
        worth += unmoved_workers(s, p) * weights[left, UNMOVED]
    if hired < WORKERS:
        share = min(1.0, me.stock[GOLD] / HIRE_COST)
        worth += share * share * weights[left, HIRE_PROGRESS]
    for resource in range(len(RESOURCES)):
        stock = me.stock[resource]
        worth += stock * weights[left, STOCK + resource]
        worth += max(0, stock - PLENTY_FROM) * weights[left, PLENTY + resource]
        worth += me.expanded[resource] * weights[left, EXPANSION + resource]
    return worth


def workers_hired(s: State, p: int) -> int:
    """A player's workers on the board."""
    count = 0
    for worker in range(WORKERS):
        if s.player[p].worker_tile[worker] >= 0:
            count += 1
    return count


def fleet(s: State, p: int, weights: Constants, left: int) -> float:
    """Markers on airships, larger airships within reach, bonus actions."""
    worth = 0.0
    for airship in range(len(AIRSHIPS)):
        worth += own_markers(s, p, airship) * weights[left, MARKER + airship]
        if REQUIRES[airship] >= 0 and prerequisite_met(s, p, airship):
            worth += weights[left, ACCESS + airship]
    for action in range(len(BONUS_ACTIONS)):
        if s.player[p].bonus[action] != LOCKED:
            worth += weights[left, BONUS + action]
    return worth


# ---------------------------------------------------------------- awards


def awards(s: State, p: int, weights: Constants, left: int) -> float:
    """Majorities and fulfilled contracts, and the awards as they stand."""
    worth = award(s, p, SHIPBUILDING, majorities(s, 0, FIRST_FACILITY), weights, left)
    worth += award(s, p, PUBLIC_FACILITIES, majorities(s, FIRST_FACILITY, len(PANELS)), weights, left)
    return worth + award(s, p, TRADE, fulfilled_contracts(s), weights, left)


def majorities(s: State, first: int, end: int) -> int:
    """How many of these panels each player leads: a byte for each player."""
    counts = 0
    for panel in range(first, end):
        if s.majority[panel] >= 0:
            counts += 1 << 8 * s.majority[panel]
    return counts


def fulfilled_contracts(s: State) -> int:
    """How many contracts each player has fulfilled: a byte for each player."""
    counts = 0
    for contract in range(len(CONTRACTS)):
        if s.contract_place[contract] == FULFILLED:
            counts += 1 << 8 * s.contract_owner[contract]
    return counts


def award(s: State, p: int, number: int, counts: int, weights: Constants, left: int) -> float:
    """What a player's share in an award is worth."""
    mine = counts >> 8 * p & 255
    if mine == 0:
        return 0.0
    ahead = 0
    level = 0
    for seat in range(s.seats):
        count = counts >> 8 * seat & 255
        ahead += 1 if count > mine else 0
        level += 1 if count == mine else 0
    points = 0
    if ahead == 0:
        points = AWARD_FIRST[number] if level == 1 else (AWARD_FIRST[number] + AWARD_SECOND[number]) // level
    elif ahead == 1:
        points = AWARD_SECOND[number] // level
    return mine * weights[left, COUNT + number] + points * weights[left, POINTS + number]


# ---------------------------------------------------------------- contracts


def contracts(s: State, p: int, weights: Constants, left: int) -> float:
    """Open contracts: what they bring, and what is lacking for all of them together."""
    worth = 0.0
    open_ones = s.player[p].open_contracts
    while open_ones:
        contract = lowest(open_ones)
        open_ones = without_lowest(open_ones)
        worth += weights[left, CONTRACT] + CONTRACT_VP[contract] * weights[left, OPEN_POINTS]
        if s.stages_left[contract] == 1:
            worth += CONTRACT_VP[contract] * weights[left, URGENT_POINTS]
    return worth + lacking(s, p) * weights[left, LACK]


def lacking(s: State, p: int) -> int:
    """How many resources a player lacks to fulfil all open contracts."""
    lack = 0
    if s.player[p].open_contracts == 0:
        return lack
    for resource in range(len(RESOURCES)):
        needed = 0
        open_ones = s.player[p].open_contracts
        while open_ones:
            needed += CONTRACT_COST[lowest(open_ones), resource]
            open_ones = without_lowest(open_ones)
        lack += max(0, needed - s.player[p].stock[resource])
    return lack


# ---------------------------------------------------------------- what can be done next


def places_near(s: State, p: int) -> int:
    """The positions one step from a player's workers, one bit each."""
    own = own_workers(s, p, -1)
    return neighbours(own) & ~own


def progress(s: State, p: int, kind: int, cost: Constants, row: int) -> float:
    """How much of a cost a player holds, from 0 to 1."""
    held = 0
    needed = 0
    for resource in range(len(RESOURCES)):
        if cost[row, resource] > 0:
            price = discounted(s, p, kind, cost[row, resource], resource)
            needed += price
            held += min(price, s.player[p].stock[resource])
    return held / needed if needed > 0 else 1.0


def facilities_ahead(s: State, p: int, weights: Constants, left: int, near: int) -> float:
    """The best facility a player can pay, and the one that has come furthest."""
    payable = 0
    furthest = 0.0
    for facility in range(len(FACILITIES)):
        share = progress(s, p, ARCHITECT, FACILITY_COST, facility)
        if share * share * FACILITY_VP[facility] > furthest and can_donate(s, p, FIRST_FACILITY + facility):
            furthest = share * share * FACILITY_VP[facility]
        if share >= 1.0 and FACILITY_VP[facility] > payable and can_donate(s, p, FIRST_FACILITY + facility):
            payable = FACILITY_VP[facility]
    worth = payable * weights[left, FACILITY_PAYABLE] + furthest * weights[left, FACILITY_PROGRESS]
    if near >> s.place_of[ARCHITECT_TILE] & 1:
        worth += payable * weights[left, FACILITY_NEAR]
    return worth


def airships_ahead(s: State, p: int, weights: Constants, left: int) -> float:
    """The best airship a player can pay, and the one that has come furthest."""
    payable = 0
    furthest = 0.0
    for airship in range(len(AIRSHIPS)):
        if prerequisite_met(s, p, airship) and can_donate(s, p, airship):
            share = progress(s, p, SHIPYARD, AIRSHIP_COST, airship)
            furthest = max(furthest, share * share * AIRSHIP_VP[airship])
            if share >= 1.0:
                payable = max(payable, AIRSHIP_VP[airship])
    return payable * weights[left, AIRSHIP_PAYABLE] + furthest * weights[left, AIRSHIP_PROGRESS]


def expansions_ahead(s: State, p: int, weights: Constants, left: int, near: int) -> float:
    """Whether a player can pay an expansion."""
    if not can_expand(s, p):
        return 0.0
    return weights[left, EXPANSION_PAYABLE] + (near >> s.place_of[WORKSHOP_TILE] & 1) * weights[left, EXPANSION_NEAR]
