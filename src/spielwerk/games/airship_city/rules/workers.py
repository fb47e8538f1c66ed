"""Workers that have yet to move (4.2). Guild Hall: hire one (6.6). Harbour: bring all of them home (6.10)."""

from __future__ import annotations

from spielwerk.kernel import Options, offer

from ..catalogue import GOLD, GUILD_HALL, HARBOUR_TILE, HIRE_COST, WORKERS
from ..state import State, game
from .gathering import act, offer_action
from .resources import discounted, lacks, spend

HIRE = game.verb("hire")
RECALL = game.verb("recall")


@game.note
def hired(s: State, p: int) -> None: ...


@game.note
def recalled(s: State, p: int) -> None: ...


@game.refusal("6.6")
def all_workers_hired(out: Options, option: int) -> None: ...


def unmoved_workers(s: State, p: int) -> int:
    """How many of a player's workers on the board have yet to move."""
    me = s.player[p]
    count = 0
    for worker in range(WORKERS):
        if me.worker_tile[worker] >= 0 and not me.worker_moved[worker]:
            count += 1
    return count


def hire_price(s: State, p: int) -> int:
    """What a worker costs a player now."""
    return discounted(s, p, GUILD_HALL, HIRE_COST, GOLD)


def worker_in_supply(s: State, p: int) -> int:
    """One of a player's workers that is not on the board; -1 for none."""
    for worker in range(WORKERS):
        if s.player[p].worker_tile[worker] < 0:
            return worker
    return -1


@offer_action.of("guild_hall")
def offer_hiring(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Hire, if a worker is left and can be paid."""
    price = hire_price(s, p)
    if worker_in_supply(s, p) < 0:
        all_workers_hired(out, HIRE)
    elif s.player[p].stock[GOLD] >= price:
        offer(out, HIRE)
    else:
        lacks(out, HIRE, 0, 0, price - s.player[p].stock[GOLD], 0)


@act.of("guild_hall")
def hire(s: State, p: int, action_kind: int, item: int) -> None:
    """A new worker arrives on the Harbour; it can be moved from the next turn on."""
    spend(s, p, hire_price(s, p), GOLD)
    worker = worker_in_supply(s, p)
    s.player[p].worker_tile[worker] = HARBOUR_TILE
    s.player[p].worker_moved[worker] = 1
    hired(s, p)


@offer_action.of("harbour")
def offer_recall(s: State, p: int, action_kind: int, tile: int, out: Options) -> None:
    """Call the workers home."""
    offer(out, RECALL)


@act.of("harbour")
def recall(s: State, p: int, action_kind: int, item: int) -> None:
    """All the player's workers on the board go to the Harbour; unmoved ones stay unmoved."""
    me = s.player[p]
    for worker in range(WORKERS):
        if me.worker_tile[worker] >= 0:
            me.worker_tile[worker] = HARBOUR_TILE
    recalled(s, p)
