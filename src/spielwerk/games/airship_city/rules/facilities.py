"""Architect's Office: build a public facility (5.2.3)."""

from __future__ import annotations

from spielwerk.games.airship_city.catalogue import (
    ARCHITECT,
    FACILITIES,
    FACILITY_COST,
    FACILITY_VP,
    FIRST_FACILITY,
    FROM_FACILITIES,
)
from spielwerk.games.airship_city.rules.resources import can_pay, explain_cost, pay
from spielwerk.games.airship_city.rules.shipyard import can_donate, place_marker
from spielwerk.games.airship_city.scoring import score_points
from spielwerk.games.airship_city.state import State, game
from spielwerk.kernel import Options, offer

CONSTRUCT = game.verb("construct:<facility>")


@game.note
def constructed(s: State, p: int, facility: int, points: int) -> None: ...


@game.refusal("5.2.3")
def no_facility_space(out: Options, option: int, facility: int) -> None: ...


def offer_facilities(s: State, p: int, out: Options) -> None:
    """Every facility with a free space that can be paid."""
    for facility in range(len(FACILITIES)):
        if not can_donate(s, p, FIRST_FACILITY + facility):
            no_facility_space(out, CONSTRUCT + facility, facility)
        elif can_pay(s, p, ARCHITECT, FACILITY_COST, facility):
            offer(out, CONSTRUCT + facility)
        else:
            explain_cost(s, p, ARCHITECT, FACILITY_COST, facility, out, CONSTRUCT + facility)


def construct(s: State, p: int, facility: int) -> None:
    """Pay for a facility, mark it, score it."""
    pay(s, p, ARCHITECT, FACILITY_COST, facility)
    constructed(s, p, facility, FACILITY_VP[facility])
    score_points(s, p, FACILITY_VP[facility], FROM_FACILITIES)
    place_marker(s, p, FIRST_FACILITY + facility)
