"""What is told before an option is taken: what a player has that options change, and what is given away."""

from __future__ import annotations

from collections import Counter

from .catalogue import FIELDS, NAVAL, POPULATION, SITES, TOKENS, WORKPLACES
from .rules.expand import FIELD, FINISH, REMOVE
from .rules.exploring import NO
from .rules.paying import pay_item
from .rules.playing import DONE
from .rules.turn import END_TURN
from .rules.upgrading import STOP
from .state import State, game

game.passes(FINISH, NO, DONE, END_TURN, STOP)
game.ends_turn(END_TURN)
game.pays(pay_item)
game.looks_ahead(90)


@game.holds
def holdings(s: State, p: int) -> dict[str, int]:
    """Gold, tokens, people at home, at work and exhausted, what is built, cards, islands."""
    me = s.player[p]
    at_work = Counter(me.workplace[site, place] for site in range(SITES) for place in range(WORKPLACES))
    built = Counter(me.built[field] for field in range(len(FIELDS)))
    return (
        {"gold": me.gold}
        | {f"naval:{NAVAL.ids[kind]}": me.tokens[kind] for kind in NAVAL}
        | {f"district/population:{POPULATION.ids[cube]}": me.district[cube] for cube in POPULATION}
        | {f"workplace/population:{POPULATION.ids[cube]}": at_work[cube] for cube in POPULATION}
        | {f"exhausted/population:{POPULATION.ids[cube]}": me.exhausted[cube] for cube in POPULATION}
        | {f"token:{TOKENS.ids[token]}": built[token] for token in TOKENS}
        | {"hand_size": me.hand_size, "expeditions": me.expeditions}
        | {"old_worlds": me.old_worlds, "new_worlds": me.new_worlds}
    )


@game.loss(FIELD)
def builds_over(s: State, p: int, field: int) -> bool:
    """What is covered goes out of use."""
    return s.player[p].shown[field] >= 0


@game.loss(END_TURN)
def action_lapses(s: State) -> bool:
    """Something has brought another action, which was not done."""
    return s.actions_left > 0


@game.loss(END_TURN)
def tokens_lapse(s: State) -> bool:
    """Tokens that were brought for this turn go back (7.2.2)."""
    return any(s.bonus[naval] > 0 for naval in NAVAL)


@game.loss(REMOVE)
def gives_back() -> bool:
    """A token that was paid for goes back to the supply."""
    return True
