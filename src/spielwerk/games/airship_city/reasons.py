"""Reasons that take a search: why a worker can't fly to a tile, why a contract can't be taken or fulfilled."""

from __future__ import annotations

from spielwerk.kernel import Options

from .catalogue import CONTRACTS, KIND, LONG_HAUL_FLIGHT, MARKETPLACE, TILES
from .rules.actions import perform_action
from .rules.bonuses import explain_bonus_action
from .rules.contracts import FULFIL, TAKE
from .rules.moving import (
    TO_LONG,
    barred_positions,
    beside,
    by_flight,
    choose_destination,
    hops,
    own_workers,
)
from .rules.turn import turn_main
from .state import ON_DISPLAY, OPEN, READY, State, game


@game.refusal("9.1")
def not_taken_yet(out: Options, option: int) -> None: ...


@game.refusal("9.1")
def taken_by_other(out: Options, option: int, owner: int) -> None: ...


@game.refusal("6.8")
def not_on_display(out: Options, option: int) -> None: ...


@game.reasons(turn_main)
def contracts_of_others(s: State, p: int, out: Options) -> None:
    """Contracts on the table that are not the player's."""
    for contract in range(len(CONTRACTS)):
        if s.contract_place[contract] == ON_DISPLAY:
            not_taken_yet(out, FULFIL + contract)
        elif s.contract_place[contract] == OPEN and s.contract_owner[contract] != p:
            taken_by_other(out, FULFIL + contract, s.contract_owner[contract])


@game.reasons(perform_action)
def contracts_elsewhere(s: State, p: int, tile: int, out: Options) -> None:
    """On a Marketplace with contracts: those that do not lie there."""
    if KIND[tile] != MARKETPLACE or max(s.display) < 0:
        return
    for contract in range(len(CONTRACTS)):
        if s.contract_place[contract] != ON_DISPLAY:
            not_on_display(out, TAKE + contract)


@game.reasons(choose_destination)
def no_flight(s: State, p: int, worker: int, tile: int, out: Options) -> None:
    """Tiles that only a Long-haul Flight would reach, while it is not ready."""
    if s.player[p].bonus[LONG_HAUL_FLIGHT] != READY:
        for goal in only_by_flight(s, p, worker):
            explain_bonus_action(s, p, LONG_HAUL_FLIGHT, out, TO_LONG + goal)


def only_by_flight(s: State, p: int, worker: int) -> set[int]:
    """The tiles that a worker could reach with a Long-haul Flight alone."""
    own, barred = own_workers(s, p, worker), barred_positions(s, p, worker)
    near = beside(hops(_standing(s, p, worker), own, barred), own, barred)
    return _tiles(s, by_flight(near, own, barred))


def stepped_over(s: State, p: int, worker: int) -> set[int]:
    """The tiles with own workers that a worker can step over on its way."""
    own, barred = own_workers(s, p, worker), barred_positions(s, p, worker)
    return _tiles(s, hops(_standing(s, p, worker), own, barred) & own & ~barred)


def _standing(s: State, p: int, worker: int) -> int:
    return 1 << s.place_of[s.player[p].worker_tile[worker]]


def _tiles(s: State, positions: int) -> set[int]:
    """The tiles on these positions."""
    return {s.tile_at[position] for position in range(len(TILES)) if positions >> position & 1}
