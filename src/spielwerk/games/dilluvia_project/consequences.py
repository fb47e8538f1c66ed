"""What is told before an option is taken: what a player has that options change, and what is given away."""

from __future__ import annotations

from .catalogue import INCOMES, KEPT, RESOURCES
from .rules.construction import END_STEP, build_menu
from .rules.land import land_menu
from .rules.market import STOP
from .rules.turn import END_TURN, IDLE
from .rules.words import FINISH, NONE
from .state import State, game

game.passes(END_STEP, STOP, END_TURN, IDLE, FINISH, NONE)
game.ends_turn(END_TURN)


@game.holds
def holdings(s: State, p: int) -> dict[str, int]:
    """Aeros, cubes, population, prestige, workers, income and tiles."""
    me = s.player[p]
    return (
        {"money": me.money}
        | {f"resource:{RESOURCES.ids[r]}": me.cubes[r] for r in RESOURCES}
        | {"population": me.population, "prestige": me.prestige, "house": me.house}
        | {"dark": me.dark, "special": me.special, "pending": me.pending}
        | {f"income/income:{INCOMES.ids[i]}": me.income[i] for i in INCOMES}
        | {f"kind:{KEPT.ids[kind]}": me.tiles[kind] for kind in KEPT}
    )


@game.loss(END_STEP, asked_by=[build_menu])
def rest_lapses(buildings: int, propellers: int) -> bool:
    """Workers were placed for more than was built."""
    return buildings + propellers > 0


@game.loss(FINISH, asked_by=[land_menu])
def free_square_lapses(free_squares: int) -> bool:
    """A square that costs nothing is left."""
    return free_squares > 0
