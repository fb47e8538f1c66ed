"""What the screen shows beside the record: prices after discounts, sales, panels, awards, capacities, workers."""

from __future__ import annotations

from typing import Any

from spielwerk.games.airship_city.catalogue import (
    AIRSHIP_COST,
    AIRSHIPS,
    ARCHITECT,
    AWARDS,
    DONATION_SPACES,
    EXPANSION_COST,
    FACILITIES,
    FACILITY_COST,
    GOLD,
    PANELS,
    PRICE,
    RESOURCES,
    ROUNDS,
    ROUNDS_PER_STAGE,
    SELLABLE,
    SHIPYARD,
    STAGES,
    TILES,
    WORKERS,
    WORKSHOP,
)
from spielwerk.games.airship_city.rules.resources import capacity, discounted
from spielwerk.games.airship_city.rules.workers import hire_price
from spielwerk.games.airship_city.scoring import award_count, award_points
from spielwerk.games.airship_city.state import State, game
from spielwerk.kernel import Constants

Price = dict[str, int]
"""Amounts by resource id; a resource that discounts have brought down to nothing is named with 0."""


@game.view
def extras(s: State, viewer: int | None) -> dict[str, Any]:
    """All that the board in the browser needs and would otherwise have to work out by the rules."""
    seats = range(s.seats)
    return {
        "stage": stage_number(s),
        "stages": STAGES,
        "rounds": ROUNDS,
        "prices": [prices(s, p) for p in seats],
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


def price(s: State, p: int, kind: int, cost: Constants, row: int) -> Price:
    """What one row of a cost table asks of a player now, discounts of the action counted."""
    return {
        RESOURCES.ids[resource]: discounted(s, p, kind, cost[row, resource], resource)
        for resource in RESOURCES
        if cost[row, resource] > 0
    }


def airship_price(s: State, p: int, airship: int) -> Price:
    """What an airship costs a player now."""
    return price(s, p, SHIPYARD, AIRSHIP_COST, airship)


def facility_price(s: State, p: int, facility: int) -> Price:
    """What a public facility costs a player now."""
    return price(s, p, ARCHITECT, FACILITY_COST, facility)


def expansion_price(s: State, p: int, resource: int) -> Price:
    """What the expansion of a resource costs a player now."""
    return price(s, p, WORKSHOP, EXPANSION_COST, resource)


def hiring_price(s: State, p: int) -> Price:
    """What a worker costs a player now."""
    return {RESOURCES.ids[GOLD]: hire_price(s, p)}


def prices(s: State, p: int) -> dict[str, Any]:
    """Everything a player can pay for, after discounts."""
    return {
        "airship": {AIRSHIPS.ids[airship]: airship_price(s, p, airship) for airship in AIRSHIPS},
        "facility": {FACILITIES.ids[facility]: facility_price(s, p, facility) for facility in FACILITIES},
        "expansion": {RESOURCES.ids[resource]: expansion_price(s, p, resource) for resource in RESOURCES},
        "hire": hiring_price(s, p),
    }


def sale_price(s: State, airship: int) -> int:
    """The gold that the next sale of an airship brings."""
    return PRICE[airship, s.price_row[airship]]


def panel_spaces(s: State, panel: int) -> dict[str, int]:
    """How many donation spaces a panel has, and how many of them are taken."""
    taken = sum(s.donations[panel, p] for p in range(s.seats))
    return {"spaces": DONATION_SPACES[panel, s.seats], "taken": taken}


def award_standing(s: State, p: int, award: int) -> dict[str, int]:
    """What a player has towards an award, and the points it would bring now."""
    return {"count": award_count(s, p, award), "points": award_points(s, p, award)}


def capacities(s: State, p: int) -> dict[str, int]:
    """How much of each resource a player can hold."""
    return {RESOURCES.ids[resource]: capacity(s.player[p], resource) for resource in RESOURCES}


def workers(s: State, p: int) -> list[dict[str, Any]]:
    """A player's workers on the board: tile, position, whether it has moved this turn, whether it pauses."""
    me = s.player[p]
    return [
        {
            "worker": worker,
            "tile": TILES.ids[me.worker_tile[worker]],
            "position": s.place_of[me.worker_tile[worker]],
            "moved": has_moved(s, p, worker),
            "pausing": p == s.active and worker == s.pausing,
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
