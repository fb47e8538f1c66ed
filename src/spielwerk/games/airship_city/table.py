"""What the screen shows beside the record: prices after discounts, sales, panels, awards, capacities, workers.

And where options are pressed whose key names no component.
"""

from __future__ import annotations

from typing import TypedDict

from spielwerk.kernel import Constants

from .catalogue import (
    AIRSHIP_COST,
    AIRSHIPS,
    ARCHITECT,
    AWARDS,
    BONUS_ACTIONS,
    COLUMNS,
    CONTRACT_COST,
    CONTRACTS,
    DIRECTION,
    DONATION_SPACES,
    EXPANSION_COST,
    FACILITIES,
    FACILITY_COST,
    GOLD,
    LINE,
    MARKETPLACE,
    PANELS,
    PREREQUISITE_MARKERS,
    PRICE,
    REQUIRES,
    RESOURCES,
    ROUNDS,
    ROUNDS_PER_STAGE,
    ROWS,
    SELLABLE,
    SHIFTS,
    SHIPYARD,
    STAGES,
    TILES,
    UNLOCK_FAMILY,
    UNLOCK_MARKERS,
    WORKERS,
    WORKSHOP,
    Direction,
)
from .rules.bonuses import OPEN_BARTER, USE
from .rules.gathering import GATHER
from .rules.moving import can_be_moved
from .rules.resources import capacity, discounted
from .rules.shipyard import DONATE, SELL, counted_markers, family_markers, prerequisite_met
from .rules.workers import HIRE, RECALL, hire_price
from .scoring import award_count, award_points
from .state import LOCKED, ON_DISPLAY, OPEN, State, game

Amounts = dict[str, int]
"""Amounts by resource id."""


class Prices(TypedDict):
    """Amounts for everything that a player can pay for."""

    airship: dict[str, Amounts]
    facility: dict[str, Amounts]
    expansion: dict[str, Amounts]
    contract: dict[str, Amounts]
    hire: Amounts


class Grid(TypedDict):
    """The city: positions are counted row by row."""

    rows: int
    columns: int


class Shift(TypedDict):
    """A line in the direction of its shift: the tile on the last position comes back on the first."""

    shift: str
    direction: Direction
    positions: list[int]


class Requirement(TypedDict):
    """The markers that a player needs for something, and those that count towards it."""

    have: int
    needed: int
    met: bool


class Spaces(TypedDict):
    """How many donation spaces a panel has, and how many of them are taken."""

    spaces: int
    taken: int


class Standing(TypedDict):
    """What a player has towards an award, and the points it would bring now."""

    count: int
    points: int


class Worker(TypedDict):
    """A worker on the board: whether it has moved in the turn under way, pauses in mid-hop, may be taken up to move."""

    worker: int
    tile: str
    position: int
    moved: bool
    pausing: bool
    may_move: bool


class Extras(TypedDict):
    """What the board needs and would otherwise have to work out by the rules; lists are by seat."""

    stage: int
    stages: int
    rounds: int
    grid: Grid
    shifts: list[Shift]
    prices: list[Prices]
    missing: list[Prices]
    prerequisites: list[dict[str, Requirement]]
    unlocking: list[dict[str, Requirement]]
    sale_price: dict[str, int]
    panels: dict[str, Spaces]
    awards: dict[str, list[Standing]]
    capacity: list[Amounts]
    workers: list[list[Worker]]
    workers_in_supply: list[int]


@game.view
def extras(s: State, viewer: int | None) -> Extras:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    seats = range(s.seats)
    return {
        "stage": stage_number(s),
        "stages": STAGES,
        "rounds": ROUNDS,
        "grid": {"rows": ROWS, "columns": COLUMNS},
        "shifts": [line_of(shift) for shift in SHIFTS],
        "prices": [prices(s, p) for p in seats],
        "missing": [missing(s, p) for p in seats],
        "prerequisites": [prerequisites(s, p) for p in seats],
        "unlocking": [unlocking(s, p) for p in seats],
        "sale_price": {AIRSHIPS.ids[airship]: sale_price(s, airship) for airship in AIRSHIPS if SELLABLE[airship]},
        "panels": {PANELS.ids[panel]: panel_spaces(s, panel) for panel in PANELS},
        "awards": {AWARDS.ids[award]: [award_standing(s, p, award) for p in seats] for award in AWARDS},
        "capacity": [capacities(s, p) for p in seats],
        "workers": [workers(s, p) for p in seats],
        "workers_in_supply": [workers_in_supply(s, p) for p in seats],
    }


def stage_number(s: State) -> int:
    """The stage of the current round, counted from 1."""
    return (s.round_number - 1) // ROUNDS_PER_STAGE + 1


def line_of(shift: int) -> Shift:
    """The line that a shift moves."""
    return {
        "shift": SHIFTS.ids[shift],
        "direction": DIRECTION[shift],
        "positions": [LINE[shift, step] for step in range(COLUMNS)],
    }


# ---------------------------------------------------------------- prices


def price(s: State, p: int, kind: int, cost: Constants, row: int) -> Amounts:
    """What one row of a cost table asks of a player now; 0 is named where discounts have left nothing."""
    return {
        RESOURCES.ids[resource]: discounted(s, p, kind, cost[row, resource], resource)
        for resource in RESOURCES
        if cost[row, resource] > 0
    }


def airship_price(s: State, p: int, airship: int) -> Amounts:
    """What an airship costs a player now."""
    return price(s, p, SHIPYARD, AIRSHIP_COST, airship)


def facility_price(s: State, p: int, facility: int) -> Amounts:
    """What a public facility costs a player now."""
    return price(s, p, ARCHITECT, FACILITY_COST, facility)


def expansion_price(s: State, p: int, resource: int) -> Amounts:
    """What the expansion of a resource costs a player now."""
    return price(s, p, WORKSHOP, EXPANSION_COST, resource)


def contract_price(s: State, p: int, contract: int) -> Amounts:
    """What a contract costs whoever fulfils it."""
    return price(s, p, MARKETPLACE, CONTRACT_COST, contract)


def hiring_price(s: State, p: int) -> Amounts:
    """What a worker costs a player now."""
    return {RESOURCES.ids[GOLD]: hire_price(s, p)}


def prices(s: State, p: int) -> Prices:
    """Everything a player can pay for, after discounts."""
    return {
        "airship": {AIRSHIPS.ids[airship]: airship_price(s, p, airship) for airship in AIRSHIPS},
        "facility": {FACILITIES.ids[facility]: facility_price(s, p, facility) for facility in FACILITIES},
        "expansion": {RESOURCES.ids[resource]: expansion_price(s, p, resource) for resource in RESOURCES},
        "contract": {CONTRACTS.ids[contract]: contract_price(s, p, contract) for contract in contracts_for(s, p)},
        "hire": hiring_price(s, p),
    }


def missing(s: State, p: int) -> Prices:
    """What a player lacks of every price."""
    asked = prices(s, p)
    return {
        "airship": {airship: lacking(s, p, amounts) for airship, amounts in asked["airship"].items()},
        "facility": {facility: lacking(s, p, amounts) for facility, amounts in asked["facility"].items()},
        "expansion": {resource: lacking(s, p, amounts) for resource, amounts in asked["expansion"].items()},
        "contract": {contract: lacking(s, p, amounts) for contract, amounts in asked["contract"].items()},
        "hire": lacking(s, p, asked["hire"]),
    }


def lacking(s: State, p: int, price: Amounts) -> Amounts:
    """What a player lacks of one price; nothing is named that the player has."""
    lack = {resource: amount - s.player[p].stock[RESOURCES.number(resource)] for resource, amount in price.items()}
    return {resource: amount for resource, amount in lack.items() if amount > 0}


def contracts_for(s: State, p: int) -> list[int]:
    """The contracts that a player may still fulfil: on display, or open on the own track."""
    return [
        contract
        for contract in CONTRACTS
        if s.contract_place[contract] == ON_DISPLAY
        or (s.contract_place[contract] == OPEN and s.contract_owner[contract] == p)
    ]


def sale_price(s: State, airship: int) -> int:
    """The gold that the next sale of an airship brings."""
    return PRICE[airship, s.price_row[airship]]


# ---------------------------------------------------------------- donations


def prerequisites(s: State, p: int) -> dict[str, Requirement]:
    """The markers on the smaller ship that a player needs for each larger one."""
    return {
        AIRSHIPS.ids[airship]: {
            "have": counted_markers(s, p, REQUIRES[airship]),
            "needed": PREREQUISITE_MARKERS,
            "met": prerequisite_met(s, p, airship),
        }
        for airship in AIRSHIPS
        if REQUIRES[airship] >= 0
    }


def unlocking(s: State, p: int) -> dict[str, Requirement]:
    """The markers in its family that unlock each bonus action of a player; what is unlocked stays so."""
    return {
        BONUS_ACTIONS.ids[action]: {
            "have": family_markers(s, p, UNLOCK_FAMILY[action]),
            "needed": UNLOCK_MARKERS[action],
            "met": s.player[p].bonus[action] != LOCKED,
        }
        for action in BONUS_ACTIONS
    }


def panel_spaces(s: State, panel: int) -> Spaces:
    """How many donation spaces a panel has, and how many of them are taken."""
    taken = sum(s.donations[panel, p] for p in range(s.seats))
    return {"spaces": DONATION_SPACES[panel, s.seats], "taken": taken}


def award_standing(s: State, p: int, award: int) -> Standing:
    """What a player has towards an award, and the points it would bring now."""
    return {"count": award_count(s, p, award), "points": award_points(s, p, award)}


# ---------------------------------------------------------------- resources and workers


def capacities(s: State, p: int) -> Amounts:
    """How much of each resource a player can hold."""
    return {RESOURCES.ids[resource]: capacity(s.player[p], resource) for resource in RESOURCES}


def workers(s: State, p: int) -> list[Worker]:
    """A player's workers on the board."""
    me = s.player[p]
    return [
        {
            "worker": worker,
            "tile": TILES.ids[me.worker_tile[worker]],
            "position": s.place_of[me.worker_tile[worker]],
            "moved": has_moved(s, p, worker),
            "pausing": p == s.active and worker == s.pausing,
            "may_move": p == s.active and can_be_moved(s, p, worker),
        }
        for worker in range(WORKERS)
        if me.worker_tile[worker] >= 0
    ]


def has_moved(s: State, p: int, worker: int) -> bool:
    """Whether a worker has moved in the turn under way; the others' flags are left over from their last turns."""
    return p == s.active and bool(s.player[p].worker_moved[worker])


def workers_in_supply(s: State, p: int) -> int:
    """How many workers a player can still hire."""
    return WORKERS - len(workers(s, p))


# ---------------------------------------------------------------- where options are pressed


@game.pressed_at(GATHER, HIRE, RECALL)
def at_the_tile(tile: int) -> list[str]:
    """The action of a tile is pressed on that tile."""
    return [f"tile:{TILES.ids[tile]}"]


@game.pressed_at(DONATE, SELL)
def at_the_airship(airship: int) -> list[str]:
    """What becomes of an airship is pressed on it."""
    return [f"airship:{AIRSHIPS.ids[airship]}"]


@game.pressed_at(OPEN_BARTER)
def at_barter() -> list[str]:
    """The bonus action on the own board."""
    return ["bonus_action:barter"]


@game.pressed_at(USE)
def at_the_negotiator() -> list[str]:
    """The bonus action on the own board."""
    return ["bonus_action:seasoned_negotiator"]
