"""A yardstick outside the bots' own family: positions where the rules alone say what is good.

*Silly* options are those that another one beats in everything that is counted (`bots.search.own_turn`). In the *last
turn* of a game every way is tried, so that each option has its true value where nothing is left to chance or to others,
and else the mean of many deals: the lead in points over the strongest other at the end, to which a win adds as many
points as are a telling lead in the game. Both cost seconds, where matches cost hours.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from spielwerk import __version__
from spielwerk.arena.contestants import Contestant
from spielwerk.arena.play import position_at
from spielwerk.bots import Position
from spielwerk.bots.levels import level_settings
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.bots.search import Settings, task_of
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.bots.search.last_turn import LastTurn
from spielwerk.bots.search.own_turn import Sense
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.loops import begin, decider

SENSE = 4000
"""Positions of a turn that are looked through for silly options."""
SOLVERS = 3
"""A last turn is solved so often, with other deals of what is hidden and other dice for those who come after."""
WAYS = 30_000
"""Positions of a last turn that are tried to solve it; longer ones are no questions."""
TELLING = 1.0
"""A last turn is worth a question when the greedy bot gives away so many points there."""
WRONG = 0.5
"""Whoever gives away more has answered wrongly."""
WIDE = 500.0
"""Points within which leads count evenly."""
GAMES_PER_QUESTION = 20
"""From so many times as many games as questions last turns are taken at most: most games are decided by then."""
EVERY = 7
"""One decision in so many is asked about, so that the positions come from many games."""


@dataclass(frozen=True)
class Question:
    """A position, its silly options, and what each option is worth where that is known."""

    position: Position
    silly: frozenset[int] = frozenset()
    values: dict[int, float] = field(default_factory=dict[int, float])
    best: int | None = None
    """The option that others are compared with, where it was found apart from the values; else the highest of them."""

    def lost_by(self, choice: int) -> float:
        """What a choice gives away."""
        best = max(self.values, key=self.values.__getitem__) if self.best is None else self.best
        return self.values[best] - self.values[choice]


@dataclass
class Answers:
    """What a bot did with some questions."""

    asked: int = 0
    silly: int = 0
    lost: list[float] = field(default_factory=list[float])

    @property
    def facts(self) -> dict[str, Any]:
        """As a report says it."""
        share = self.silly / max(1, self.asked)
        return {
            "silly": share,
            "silly_taken": self.silly,
            "given_away": float(np.mean(self.lost)) if self.lost else None,
            "wrong": float(np.mean([loss > WRONG for loss in self.lost])) if self.lost else None,
        }


def decisions(game: Game, seats: int, seed: int) -> Iterator[Position]:
    """The decisions of a game between greedy bots, which is a real game and costs nothing."""
    native, bots = game.native, [NativeGreedyBot((seed << 8) + seat) for seat in range(seats)]
    state, out = native.template(seats), np.zeros(game.most_options + 1, np.int32)
    count = int(begin(native.rules, state.copy(), state, out, seed))
    while count > 0:
        seat = int(decider(state, native.rules.frame))
        position = position_at(native, state, out, seat, seats)
        if count > 1:
            yield position
        count = native.advance(state, bots[seat].choose(position), out)


def silly_questions(game: Game, seats: int, count: int, seed: int) -> list[Question]:
    """Decisions with silly options among others, from as many games at most."""
    sense, found = Sense(game, SENSE), list[Question]()
    for number in range(count):
        for at, position in enumerate(decisions(game, seats, seed + number)):
            silly = sense.silly(task_of(position)) if at % EVERY == number % EVERY else set[int]()
            if silly:
                found.append(Question(position, frozenset(silly)))
            if len(found) == count:
                return found
    return found


def last_turn_questions(game: Game, seats: int, count: int, seed: int) -> list[Question]:
    """Decisions of last turns with the true values of their options, from some times as many games at most."""
    solvers = [LastTurn(game, seats, seed + number) for number in range(SOLVERS)]
    settings, points = solving(game)
    found = list[Question]()
    for number in range(count * GAMES_PER_QUESTION):
        for position in last_decisions(list(decisions(game, seats, seed + number))):
            values = _telling_values(solvers, position, settings, points)
            if values:
                found.append(Question(position, values=values))
            if len(found) == count:
                return found
    return found


def solving(game: Game) -> tuple[Settings, Callable[[float], float]]:
    """How last turns are solved, and the points that a value from 0 to 1 stands for then."""
    lead = profile_of(game).lead
    margin_share = 1 / (1 + lead / (2 * WIDE))
    usual = level_settings("expert", {"last_turn": WAYS, "seconds": math.inf}).for_game(profile_of(game))
    parameters = usual.parameters._replace(margin_share=margin_share, margin_spread=WIDE)
    return replace(usual, parameters=parameters), lambda value: (value / margin_share - 0.5) * 2 * WIDE


def _telling_values(
    solvers: Sequence[LastTurn], position: Position, settings: Settings, points: Callable[[float], float]
) -> dict[int, float]:
    """What each option is worth in the mean of several solutions, each with other deals, in points.

    Empty where one is lacking, and where the greedy bot finds the best option too: such questions tell bots apart that
    think from those that only look, and most others are answered well by everybody.
    """
    taken, values = NativeGreedyBot(solvers[0].seats).choose(position), dict[int, float]()
    for solver in solvers:
        solution = {one.option: points(one.value) for one in solver.estimates(task_of(position), settings) or ()}
        if not solution or max(solution.values()) - solution[taken] <= TELLING:
            return {}
        for option, value in solution.items():
            values[option] = values.get(option, 0.0) + value / len(solvers)
    return values


def last_decisions(played: Sequence[Position]) -> Iterator[Position]:
    """For each seat the decisions of its last turn, which nobody else's come between."""
    for seat in dict.fromkeys(position.seat for position in reversed(played)):
        own = [at for at, position in enumerate(played) if position.seat == seat]
        first = max((at for at in own if at - 1 not in own), default=0)
        yield from (played[at] for at in own if at >= first)


def ask(one: Contestant, questions: Sequence[Question], seed: int) -> Answers:
    """Let a bot decide each position afresh."""
    answers = Answers()
    for number, question in enumerate(questions):
        choice = one.bot(seed + number).choose(question.position)
        answers.asked += 1
        answers.silly += choice in question.silly
        if question.values:
            answers.lost.append(question.lost_by(choice))
    return answers


def measure(
    game: Game,
    contestants: Sequence[Contestant],
    seats: int,
    positions: int,
    seed: int,
    progress: Callable[[int, int], None] = lambda done, total: None,
    searched: Sequence[Question] = (),
) -> dict[str, Any]:
    """How silly some bots are and what they give away; all are asked the same, perhaps of a long search's questions too
    (see `long_search`)."""
    silly = silly_questions(game, seats, positions, seed)
    last = last_turn_questions(game, seats, positions, seed)
    rows: dict[str, dict[str, Any]] = {}
    before: list[float] | None = None
    for number, one in enumerate(contestants):
        rows[one.name] = ask(one, silly, seed).facts | _of_values(ask(one, last, seed).facts)
        if searched:
            lost = ask(one, searched, seed).lost
            rows[one.name] |= regret(lost) | (less(lost, before) if before else {})
            before = lost
        progress(number + 1, len(contestants))
    return {
        "spielwerk": __version__,
        "game": game.slug,
        "seats": seats,
        "seed": seed,
        "with_silly_options": len(silly),
        "last_turns": len(last),
        "searched": len(searched),
        "bots": rows,
    }


def regret(lost: Sequence[float]) -> dict[str, float]:
    """The share of a win that is given away in a decision, with its standard error."""
    return {"regret": float(np.mean(lost)), "regret_error": _error(lost)}


def less(lost: Sequence[float], before: Sequence[float]) -> dict[str, float]:
    """How much less that is than what the bot asked before gives away, with the standard error of the difference.

    Both answered the same questions and mostly alike, so the difference is known far better than the two of them.
    """
    differences = [other - own for own, other in zip(lost, before, strict=True)]
    return {"less": float(np.mean(differences)), "less_error": _error(differences)}


def _error(numbers: Sequence[float]) -> float:
    return float(np.std(numbers)) / math.sqrt(len(numbers))


def _of_values(facts: dict[str, Any]) -> dict[str, Any]:
    return {name: facts[name] for name in ("given_away", "wrong")}
