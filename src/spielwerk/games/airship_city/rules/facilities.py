"""Architect's Office: build a public facility (6.5)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import (
    ARCHITECT,
    FACILITIES,
    FACILITY_COST,
    FACILITY_VP,
    FIRST_FACILITY,
    FROM_FACILITIES,
)
from ..scoring import score_points
from ..state import State, game
from .gathering import act, offer_action
from .resources import can_pay, explain_cost, pay
from .shipyard import can_donate, explain_no_donation, place_marker

CONSTRUCT = game.verb("construct:<facility>")


@game.note
def constructed(s: State, p: int, facility: int, points: int) -> None: ...


@offer_action.of("architects_office")
def offer_facilities(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Every facility with a free space that can be paid."""
    for facility in range(len(FACILITIES)):
        if not can_donate(s, p, FIRST_FACILITY + facility):
            explain_no_donation(s, FIRST_FACILITY + facility, out, CONSTRUCT + facility)
        elif can_pay(s, p, ARCHITECT, FACILITY_COST, facility):
            offer(out, CONSTRUCT + facility)
        else:
            explain_cost(s, p, ARCHITECT, FACILITY_COST, facility, out, CONSTRUCT + facility)


@act.of("architects_office")
def construct(s: State, p: int, action_kind: int, item: int) -> None:
    """Pay for a facility, mark it, score it."""
    pay(s, p, ARCHITECT, FACILITY_COST, item)
    constructed(s, p, item, FACILITY_VP[item])
    score_points(s, p, FACILITY_VP[item], FROM_FACILITIES)
    place_marker(s, p, FIRST_FACILITY + item)
