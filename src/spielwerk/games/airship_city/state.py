"""The record of a game of Airship City: every field once, with its range and who may see it."""

from __future__ import annotations

from pathlib import Path

from spielwerk import kernel
from spielwerk.kernel import NOBODY, Game, Noun, Record, flag, number, numbers, records

from .catalogue import (
    AIRSHIPS,
    AWARDS,
    BONUS_ACTIONS,
    CONTRACTS,
    DATA,
    DISPLAY_SIZE,
    DONATION_MARKERS,
    EXPANDED_CAPACITY,
    EXPANSIONS,
    FACILITIES,
    FEWEST_PLAYERS,
    KINDS,
    LEDGER,
    LONGEST_CONTRACT,
    MOST_SPACES,
    PANELS,
    PRICE_ROWS,
    RESOURCES,
    ROUNDS,
    SEATS,
    SHIFTS,
    STAGE_BONUSES,
    STAGES,
    SWITCHES,
    TILES,
    WORKERS,
)

LOCKED, READY, USED = range(3)
"""What has become of a bonus action."""

PLACES = Noun("contract_place", ("deck", "display", "open", "fulfilled", "failed"))
IN_DECK, ON_DISPLAY, OPEN, FULFILLED, FAILED = PLACES


class Player(Record):
    """What belongs to one player."""

    score = number(-100, 300, bookkeeping=True)
    stock = numbers(RESOURCES, high=EXPANDED_CAPACITY)
    expanded = numbers(RESOURCES)
    bonus = numbers(BONUS_ACTIONS, high=USED)
    markers = number(-len(PANELS), DONATION_MARKERS)
    open_contracts = number(0, 2 ** len(CONTRACTS) - 1, derived=True)
    worker_tile = numbers(WORKERS, of=TILES, bookkeeping=True)
    worker_moved = numbers(WORKERS, bookkeeping=True)
    ledger = numbers(LEDGER, low=-100, high=200, bookkeeping=True)


class State(kernel.State):
    """Everything on the table."""

    stack = records(kernel.Frame, 16)
    round_number = number(0, ROUNDS)
    active = number(of=SEATS, bookkeeping=True)
    tile_at = numbers(len(TILES), of=TILES)
    place_of = numbers(TILES, high=len(TILES) - 1, derived=True)
    developed = numbers(TILES)
    donations = numbers(PANELS, SEATS, high=MOST_SPACES)
    majority = numbers(PANELS, of=SEATS)
    price_row = numbers(AIRSHIPS, high=PRICE_ROWS - 1)
    stage_bonus = numbers(STAGES + 1, of=STAGE_BONUSES)
    display = numbers(DISPLAY_SIZE, of=CONTRACTS)
    deck = numbers(len(CONTRACTS), of=CONTRACTS, seen_by=NOBODY)
    deck_size = number(0, len(CONTRACTS))
    contract_place = numbers(CONTRACTS, of=PLACES, bookkeeping=True)
    contract_owner = numbers(CONTRACTS, of=SEATS)
    stages_left = numbers(CONTRACTS, high=LONGEST_CONTRACT)
    pausing = number(-1, WORKERS - 1, bookkeeping=True)
    move_began = number(of=TILES, bookkeeping=True)
    paused_on = numbers(TILES, bookkeeping=True)
    player = records(Player, SEATS)

    workers_stay_on_shifted_tile = flag(bookkeeping=True)
    score_may_be_negative = flag(bookkeeping=True)
    prerequisite_counts_majority_marker = flag(bookkeeping=True)
    bonus_unlock_counts_majority_marker = flag(bookkeeping=True)
    majority_needs_strict_lead = flag(bookkeeping=True)
    shift_in_mid_hop = flag(bookkeeping=True)
    expansion_must_develop_if_possible = flag(bookkeeping=True)
    resource_bonus_tile_side_checked = flag(bookkeeping=True)
    resource_bonus_expansion_checked = flag(bookkeeping=True)


game = Game(Path(__file__).parent, State, SEATS, FEWEST_PLAYERS, version=DATA["meta.data_version"])
for noun in (
    RESOURCES,
    KINDS,
    TILES,
    SHIFTS,
    AIRSHIPS,
    FACILITIES,
    PANELS,
    BONUS_ACTIONS,
    CONTRACTS,
    EXPANSIONS,
    STAGE_BONUSES,
    AWARDS,
):
    game.noun(noun)

MOMENTS = ("before_action", "after_action")
BEFORE_ACTION = MOMENTS.index("before_action")
for switch, value in SWITCHES.items():
    if isinstance(value, bool):
        game.choice(switch, ("false", "true"), str(value).lower())
    else:
        game.choice(switch, MOMENTS, value)
