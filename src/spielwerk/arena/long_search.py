"""Value given away against a long search: what the yardstick asks where the rules alone do not say what is good.

Every option of a position is searched as if it were the only one, all of them equally long and twice as far ahead as
bots look. Its value is what it promises then, as a share of the win; whoever takes another one than the best gives the
difference away. The judge is of the bots' family: it knows how well a bot uses its time, not whether positions are
judged well.
"""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from spielwerk.arena.contestants import REFERENCE
from spielwerk.arena.yardstick import Question, decisions
from spielwerk.bots import Position
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import SearchBot
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.kernel.game import Game

JUDGE = {
    "seconds": math.inf,
    "iterations": 1200,
    "horizon": 2,
    "trials": 24,
    "rival_trials": 8,
    "root_lookahead": 0,
    "own_turn": 0,
    "last_turn": 0,
    "nodes": 60_000,
}
"""The reference as it judges an option; the looks at the own turn would only say how to choose one."""
POSITIONS_A_GAME = 6


def searched_questions(game: Game, seats: int, count: int, seed: int) -> list[Question]:
    """Decisions of some games with what a long search makes of each option.

    None in games whose options are not searched in a tree: their estimates say nothing of an option alone.
    """
    if profile_of(game).sequential_halving:
        return []
    found: list[Question] = []
    for number in range(math.ceil(count / POSITIONS_A_GAME)):
        played = list(decisions(game, seats, seed + number))
        dice = np.random.default_rng(seed + number)
        for at in sorted(dice.choice(len(played), min(POSITIONS_A_GAME, len(played)), replace=False).tolist()):
            found.append(searched(played[at], seed + len(found)))
    return found[:count]


def searched(position: Position, seed: int) -> Question:
    """A position with the value of each option."""
    settings = level_settings(REFERENCE, JUDGE)
    bots = {option: SearchBot(seed, settings) for option in position.options}
    alone = {option: replace(position, options=(option,)) for option in position.options}
    return Question(position, values={option: bots[option].judge(alone[option])[0].value for option in alone})
