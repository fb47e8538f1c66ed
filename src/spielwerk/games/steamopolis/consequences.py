"""What is told before an option is taken: what a player has that options change, and what is given away."""

from __future__ import annotations

from collections import Counter

from .catalogue import BANNERS, DISTRICTS, FIELDS, POSITIONS, RESOURCES, TILES, TOKENS
from .rules.answers import PASS
from .rules.bonus_markers import BOX
from .rules.costs import SCRAP, pay_cost
from .rules.market import install_machine
from .rules.solo import DONE, NONE
from .rules.words import DECLINE, NO, POSITION, SKIP, STOP
from .state import State, game

game.passes(PASS, NO, DECLINE, STOP, SKIP, DONE, NONE)
game.pays(pay_cost)


@game.holds
def holdings(s: State, p: int) -> dict[str, int]:
    """Resources, base pressure, what lies on the gauge and on districts, machines, banners, passenger tiles."""
    me = s.player[p]
    on_gauge = Counter(me.gauge[field] for field in range(len(FIELDS)))
    machines = Counter(me.room[position] for position in range(len(POSITIONS)))
    return (
        {f"resource:{RESOURCES.ids[r]}": me.stock[r] for r in RESOURCES}
        | {"base": me.base, "player.supply": me.supply}
        | {f"gauge/token:{TOKENS.ids[token]}": on_gauge[token] for token in TOKENS}
        | {"destination": sum(me.destination[district] > 0 for district in DISTRICTS)}
        | {f"tile:{TILES.ids[tile]}": count for tile, count in machines.items() if tile >= 0}
        | {f"banner:{BANNERS.ids[banner]}": me.banners[banner] for banner in BANNERS}
        | {"passenger_tiles": me.passenger_tiles}
    )


@game.loss(SCRAP)
def scraps_machine() -> bool:
    """A machine leaves the game."""
    return True


@game.loss(POSITION, asked_by=[install_machine])
def replaces_machine(s: State, p: int, position: int) -> bool:
    """The machine that stands there leaves the game."""
    return s.player[p].room[position] >= 0


@game.loss(BOX)
def gives_marker_up() -> bool:
    """The bonus marker is not used."""
    return True
