"""Guild Hall: hire a worker (5.2.4). Harbour: bring all workers home (5.2.8)."""

from __future__ import annotations

from spielwerk.games.airship_city.catalogue import GOLD, GUILD_HALL, HARBOUR_TILE, HIRE_COST, WORKERS
from spielwerk.games.airship_city.rules.resources import discounted, lacks_resource, spend
from spielwerk.games.airship_city.state import State, game
from spielwerk.kernel import Options, offer

HIRE = game.verb("hire")
RECALL = game.verb("recall")


@game.note
def hired(s: State, p: int) -> None: ...


@game.note
def recalled(s: State, p: int) -> None: ...


@game.refusal("5.2.4")
def all_workers_hired(out: Options, option: int) -> None: ...


def hire_price(s: State, p: int) -> int:
    """What a worker costs a player now."""
    return discounted(s, p, GUILD_HALL, HIRE_COST, GOLD)


def worker_in_supply(s: State, p: int) -> int:
    """One of a player's workers that is not on the board; -1 for none."""
    for worker in range(WORKERS):
        if s.player[p].worker_tile[worker] < 0:
            return worker
    return -1


def offer_hiring(s: State, p: int, out: Options) -> None:
    """Hire, if a worker is left and can be paid."""
    price = hire_price(s, p)
    if worker_in_supply(s, p) < 0:
        all_workers_hired(out, HIRE)
    elif s.player[p].stock[GOLD] >= price:
        offer(out, HIRE)
    else:
        lacks_resource(out, HIRE, price, s.player[p].stock[GOLD], GOLD)


def hire(s: State, p: int) -> None:
    """A new worker arrives on the Harbour; it can be moved from the next turn on."""
    spend(s, p, hire_price(s, p), GOLD)
    worker = worker_in_supply(s, p)
    s.player[p].worker_tile[worker] = HARBOUR_TILE
    s.player[p].worker_moved[worker] = 1
    hired(s, p)


def recall(s: State, p: int) -> None:
    """All the player's workers on the board go to the Harbour; unmoved ones stay unmoved."""
    me = s.player[p]
    for worker in range(WORKERS):
        if me.worker_tile[worker] >= 0:
            me.worker_tile[worker] = HARBOUR_TILE
    recalled(s, p)
