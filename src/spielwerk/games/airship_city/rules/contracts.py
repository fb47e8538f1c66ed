"""Marketplace: take a contract (6.8). Fulfil it in time (9.1), or pay for it (9.2)."""

from __future__ import annotations

from spielwerk.kernel import Options, lowest, offer, reveal, without_lowest

from ..catalogue import (
    CONTRACT_COST,
    CONTRACT_GOLD,
    CONTRACT_STAGES,
    CONTRACT_VP,
    CONTRACTS,
    DISPLAY_SIZE,
    FROM_CONTRACTS,
    GOLD,
    MARKETPLACE,
)
from ..scoring import close_contract, fail_contract, score_points
from ..state import FULFILLED, ON_DISPLAY, OPEN, State, game
from .gathering import act, offer_action
from .resources import explain_cost, gain, holds, pay_printed

TAKE = game.verb("take:<contract>")
FULFIL = game.verb("fulfil:<contract>")


@game.note
def took_contract(s: State, p: int, contract: int, stages: int) -> None: ...


@game.note
def contract_revealed(s: State, contract: int) -> None: ...


@game.note
def no_contract_revealed(s: State) -> None: ...


@game.note
def fulfilled(s: State, p: int, contract: int, points: int) -> None: ...


@game.refusal("6.8")
def no_contracts_left(out: Options, option: int) -> None: ...


@offer_action.of("marketplace")
def offer_contracts(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Every contract of the display."""
    shown = 0
    for slot in range(DISPLAY_SIZE):
        if s.display[slot] >= 0:
            shown += 1
            offer(out, TAKE + s.display[slot])
    if shown == 0:
        for contract in range(len(CONTRACTS)):
            no_contracts_left(out, TAKE + contract)


@act.of("marketplace")
def take_contract(s: State, p: int, action_kind: int, item: int) -> None:
    """Put a contract on the own track and refill the display from the deck."""
    s.contract_place[item] = OPEN
    s.contract_owner[item] = p
    s.stages_left[item] = CONTRACT_STAGES[item]
    s.player[p].open_contracts |= 1 << item
    took_contract(s, p, item, CONTRACT_STAGES[item])
    for slot in range(DISPLAY_SIZE):
        if s.display[slot] == item:
            s.display[slot] = -1
            refill(s, slot)


def refill(s: State, slot: int) -> None:
    """Turn the top card of the deck face up on a free place of the display."""
    if s.deck_size == 0:
        no_contract_revealed(s)
        return
    s.deck_size -= 1
    contract = s.deck[s.deck_size]
    s.deck[s.deck_size] = -1
    s.display[slot] = contract
    s.contract_place[contract] = ON_DISPLAY
    reveal(s)
    contract_revealed(s, contract)


def offer_fulfilling(s: State, p: int, out: Options) -> None:
    """Every open contract that can be paid."""
    unseen = s.player[p].open_contracts
    while unseen:
        contract = lowest(unseen)
        unseen = without_lowest(unseen)
        if holds(s.player[p], CONTRACT_COST, contract):
            offer(out, FULFIL + contract)
        else:
            explain_cost(s, p, MARKETPLACE, CONTRACT_COST, contract, out, FULFIL + contract)


def fulfil(s: State, p: int, contract: int) -> None:
    """Pay all a contract asks; gain its points and gold."""
    pay_printed(s, p, CONTRACT_COST, contract)
    close_contract(s, contract, FULFILLED)
    fulfilled(s, p, contract, CONTRACT_VP[contract])
    score_points(s, p, CONTRACT_VP[contract], FROM_CONTRACTS)
    gain(s, p, CONTRACT_GOLD[contract], GOLD)


def age_contracts(s: State) -> None:
    """A new stage: every open contract has one stage less; at none it fails."""
    for contract in range(len(CONTRACTS)):
        if s.contract_place[contract] == OPEN:
            s.stages_left[contract] -= 1
            if s.stages_left[contract] == 0:
                fail_contract(s, contract)
