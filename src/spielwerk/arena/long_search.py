"""Value given away against a long search: what the yardstick asks where the rules alone do not say what is good.

Every option of a position is searched as if it were the only one, all of them equally long and twice as far ahead as
bots look. Its value is what it promises then, as a share of the win; whoever takes another one than the best gives the
difference away. The judge is of the bots' family: it knows how well a bot uses its time, not whether positions are
judged well.

A shorter search finds the best option, and whether anything is at stake, and the long one only says what the options
are worth: the highest of many uncertain values is always too high, and everybody would seem to give something away.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice

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
    "policy_trials": 24,
    "policy_rival_trials": 8,
    "root_lookahead": 0,
    "own_turn": 0,
    "last_turn": 0,
    "nodes": 60_000,
}
"""The reference as it judges an option; the looks at the own turn would only say how to choose one."""
FINDER = JUDGE | {"iterations": 400}
"""The same in short."""
TELLING = 0.01
"""Nothing is asked where the best option is worth less than this share of a win more than the middle one."""
POSITIONS_A_GAME = 6
TRIES = 4
"""So many decisions of a game are looked at for each that is asked about."""
JUDGE_SALT = 0x5EED
"""Sets the dice of the long search apart from those of the short one."""


def searched_questions(game: Game, seats: int, count: int, seed: int) -> list[Question]:
    """Decisions of some games with what a long search makes of each option.

    None in games whose options are not searched in a tree: their estimates say nothing of an option alone.
    """
    if profile_of(game).sequential_halving:
        return []
    found: list[Question] = []
    for number in range(count):
        found += islice(_questions_of(game, seats, seed + number), min(POSITIONS_A_GAME, count - len(found)))
        if len(found) == count:
            break
    return found


def _questions_of(game: Game, seats: int, seed: int) -> Iterator[Question]:
    """The telling ones among some decisions of a game, which are drawn at random."""
    played = list(decisions(game, seats, seed))
    drawn = np.random.default_rng(seed).permutation(len(played))[: TRIES * POSITIONS_A_GAME]
    for number, at in enumerate(drawn.tolist()):
        question = searched(played[at], (seed << 8) + number)
        if question:
            yield question


def searched(position: Position, seed: int) -> Question | None:
    """A position with the value of each option, if anything is at stake."""
    guesses = _values(position, FINDER, seed)
    best = max(guesses, key=guesses.__getitem__)
    if guesses[best] - float(np.median(list(guesses.values()))) < TELLING:
        return None
    return Question(position, values=_values(position, JUDGE, seed ^ JUDGE_SALT), best=best)


def _values(position: Position, judge: Mapping[str, float], seed: int) -> dict[int, float]:
    """What each option promises as the only one."""
    settings = level_settings(REFERENCE, judge)
    alone = {option: replace(position, options=(option,)) for option in position.options}
    return {option: SearchBot(seed, settings).judge(alone[option])[0].value for option in alone}
