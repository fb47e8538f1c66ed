"""How many actions of a kind a player has (4.6)."""

from __future__ import annotations

from ..cards import CANNONS, REFRIGERATORS
from ..catalogue import LOAD, PER_GOODS, PORTS, ROB, TECHNOLOGY
from ..state import State
from .zones import effects, goods_count


def action_count(s: State, p: int, action: int) -> int:
    """How many actions of a kind a player has: announced or followed, imports, cards."""
    me = s.player[p]
    count = me.followed + s.imports_tally[me.port, action]
    if action == LOAD:
        goods = goods_count(s, p, TECHNOLOGY) // PER_GOODS[REFRIGERATORS]
        count += goods * effects(s, p, REFRIGERATORS)
    elif action == ROB and s.announced == ROB:
        count += rob_imports(s) * effects(s, p, CANNONS)
    return count


def rob_imports(s: State) -> int:
    """The Rob imports in all ports."""
    count = 0
    for port in range(len(PORTS)):
        count += s.imports_tally[port, ROB]
    return count
