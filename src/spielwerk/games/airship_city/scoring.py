"""Points, the end of the game, awards, ledger and tie-breaks (10)."""

from __future__ import annotations

from spielwerk.kernel import game_over

from .catalogue import (
    AWARD_FIRST,
    AWARD_SECOND,
    AWARDS,
    CONTRACT_VP,
    CONTRACTS,
    END_AIRSHIP_MAJORITIES,
    END_FACILITY_MAJORITIES,
    FIRST_FACILITY,
    FIRST_ROUND_TO_END,
    FROM_AWARDS,
    FROM_PENALTIES,
    GEAR,
    GOLD,
    LEDGER,
    METAL,
    PANELS,
    PUBLIC_FACILITIES,
    ROUNDS,
    SHIPBUILDING,
    WOOD,
)
from .state import FAILED, FULFILLED, OPEN, State, game

TIE_BREAK_STEP = 100
"""More than any player can hold of what breaks a tie."""


@game.note
def contract_failed(s: State, p: int, contract: int, points: int) -> None: ...


@game.note
def last_round_over(s: State, number: int) -> None: ...


@game.note
def airship_majorities_taken(s: State, number: int) -> None: ...


@game.note
def facility_majorities_taken(s: State, number: int) -> None: ...


@game.note
def final_scoring_begins(s: State) -> None: ...


@game.note
def awarded(s: State, p: int, award: int, points: int) -> None: ...


def score_points(s: State, p: int, points: int, category: int) -> None:
    """Add points to a score and to its ledger."""
    s.player[p].score += points
    s.player[p].ledger[category] += points


def close_contract(s: State, contract: int, place: int) -> None:
    """Move an open contract to the fulfilled or the failed ones."""
    s.contract_place[contract] = place
    s.stages_left[contract] = 0
    s.player[s.contract_owner[contract]].open_contracts ^= 1 << contract


def fail_contract(s: State, contract: int) -> None:
    """A contract that was not fulfilled in time costs its points."""
    owner = s.contract_owner[contract]
    loss = CONTRACT_VP[contract]
    if not s.score_may_be_negative:
        loss = min(loss, s.player[owner].score)
    close_contract(s, contract, FAILED)
    contract_failed(s, owner, contract, loss)
    score_points(s, owner, -loss, FROM_PENALTIES)


# ---------------------------------------------------------------- 10.1 end condition


def end_condition(s: State) -> bool:
    """In the last stage: enough majority spaces are occupied, or the last round is over."""
    if s.round_number < FIRST_ROUND_TO_END:
        return False
    if s.round_number >= ROUNDS:
        return True
    airships = occupied_majorities(s, 0, FIRST_FACILITY)
    facilities = occupied_majorities(s, FIRST_FACILITY, len(PANELS))
    return airships >= END_AIRSHIP_MAJORITIES or facilities >= END_FACILITY_MAJORITIES


def explain_end(s: State) -> None:
    """Say why the game ends here."""
    airships = occupied_majorities(s, 0, FIRST_FACILITY)
    facilities = occupied_majorities(s, FIRST_FACILITY, len(PANELS))
    if s.round_number >= ROUNDS:
        last_round_over(s, s.round_number)
    elif airships >= END_AIRSHIP_MAJORITIES:
        airship_majorities_taken(s, airships)
    else:
        facility_majorities_taken(s, facilities)


def occupied_majorities(s: State, first: int, end: int) -> int:
    """How many majority spaces of these panels are occupied."""
    count = 0
    for panel in range(first, end):
        if s.majority[panel] >= 0:
            count += 1
    return count


# ---------------------------------------------------------------- 10.2 final scoring


def final_scoring(s: State) -> None:
    """Open contracts fail, awards are given, the game is over."""
    final_scoring_begins(s)
    for contract in range(len(CONTRACTS)):
        if s.contract_place[contract] == OPEN:
            fail_contract(s, contract)
    for award in range(len(AWARDS)):
        for p in range(s.seats):
            points = award_points(s, p, award)
            if points > 0:
                awarded(s, p, award, points)
                score_points(s, p, points, FROM_AWARDS)
    game_over(s)


def award_count(s: State, p: int, award: int) -> int:
    """What an award counts: airship majorities, facility majorities, fulfilled contracts."""
    count = 0
    if award == SHIPBUILDING:
        for panel in range(FIRST_FACILITY):
            count += 1 if s.majority[panel] == p else 0
    elif award == PUBLIC_FACILITIES:
        for panel in range(FIRST_FACILITY, len(PANELS)):
            count += 1 if s.majority[panel] == p else 0
    else:
        for contract in range(len(CONTRACTS)):
            if s.contract_owner[contract] == p and s.contract_place[contract] == FULFILLED:
                count += 1
    return count


def award_points(s: State, p: int, award: int) -> int:
    """A player's share of an award; tied players divide it, rounded down, and nothing counts nothing."""
    mine = award_count(s, p, award)
    ahead = 0
    level = 0
    for seat in range(s.seats):
        count = award_count(s, seat, award)
        ahead += 1 if count > mine else 0
        level += 1 if count == mine else 0
    if mine == 0 or ahead > 1:
        return 0
    if ahead == 1:
        return AWARD_SECOND[award] // level
    if level == 1:
        return AWARD_FIRST[award]
    return (AWARD_FIRST[award] + AWARD_SECOND[award]) // level


@game.score
def score(s: State, p: int) -> int:
    """A player's points as they stand."""
    return s.player[p].score


@game.ledger(LEDGER)
def ledger_entry(s: State, p: int, category: int) -> int:
    """A player's points from one category."""
    return s.player[p].ledger[category]


@game.standing
def standing(s: State, p: int) -> int:
    """Points, then wood, metal and gold together, then gears (10.2)."""
    stock = s.player[p].stock
    goods = stock[WOOD] + stock[METAL] + stock[GOLD]
    return (s.player[p].score * TIE_BREAK_STEP + goods) * TIE_BREAK_STEP + stock[GEAR]
