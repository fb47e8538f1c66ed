"""What is told before an option is taken: what a player has that options change, and which options do nothing more."""

from __future__ import annotations

from .catalogue import CONTRACTS, RESOURCES, WORKERS
from .rules.actions import SKIP, STOP
from .rules.bonuses import DECLINE
from .rules.resources import capacity
from .rules.turn import END_TURN
from .state import FULFILLED, OPEN, State, game

game.passes(SKIP, STOP, DECLINE, END_TURN)
game.ends_turn(END_TURN)


@game.holds
def holdings(s: State, p: int) -> dict[str, int]:
    """Resources and room for them, workers, contracts and markers."""
    me = s.player[p]
    stock = {f"resource:{RESOURCES.ids[r]}": me.stock[r] for r in RESOURCES}
    room = {f"capacity/resource:{RESOURCES.ids[r]}": capacity(me, r) for r in RESOURCES}
    return (
        stock
        | {
            "workers": sum(me.worker_tile[worker] >= 0 for worker in range(WORKERS)),
            "contract_owner": contracts(s, p, OPEN),
            "fulfilled": contracts(s, p, FULFILLED),
        }
        | room
        | {"donation_markers": me.markers}
    )


def contracts(s: State, p: int, place: int) -> int:
    """How many contracts of a player lie in a place."""
    return sum(s.contract_owner[c] == p and s.contract_place[c] == place for c in CONTRACTS)
