"""A finished game looked at again: each player's chances all along, the turning points, and the better move at each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from spielwerk.arena.principal_variation import principal_variation
from spielwerk.arena.verdict import Verdict
from spielwerk.bots import Position, position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import SearchBot, Settings
from spielwerk.kernel.table import Table

LEVEL = "hard"
ITERATIONS = 1000
KNOWN = 0.1
"""A move with this share of the visits is known well enough; others are looked at on their own."""
NOISE = 0.01
"""Two searches may differ by this much; moves that seem to give away less are as good as the best."""


@dataclass(frozen=True)
class Study:
    """One decision: what was played, what was better, and what the difference is worth."""

    move: int
    seat: int
    decision: str
    played: str
    better: str
    chance: float
    """Of winning for the seat after the better move, from 0 to 1."""
    loss: float
    """How much of that the move played gave away."""
    line: tuple[str, ...] = ()
    """How the game might have gone on from the better move; the first is that move."""


@dataclass(frozen=True)
class Analysis:
    """All studied decisions of a game, and the worst of them."""

    studies: list[Study]

    def turning_points(self, count: int) -> list[Study]:
        """The decisions that gave away most, in the order of the game."""
        worst = sorted(self.studies, key=lambda study: -study.loss)[:count]
        return sorted((study for study in worst if study.loss > 0), key=lambda study: study.move)


def analyse(
    table: Table,
    iterations: int = ITERATIONS,
    seed: int = 0,
    seats: Sequence[int] | None = None,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Study every decision of a played game (of some seats); the table itself is left as it is."""
    replay = table.game.table(table.seats, table.seed, table.choices, table.names)
    student = Student(iterations, seed)
    studies: list[Study] = []
    for number, move in enumerate(table.moves):
        if (seats is None or move.seat in seats) and len(replay.options()) > 1:
            studies.append(student.study(replay, number + 1, move.option))
        replay.play(table.game.key(move.option))
        progress(number + 1, len(table.moves))
    return Analysis(studies)


class Student:
    """Searches each position afresh; with iterations alone as the limit a game is always judged alike."""

    def __init__(self, iterations: int, seed: int, seconds: float = float("inf")) -> None:
        usual = level_settings(LEVEL)
        budget = replace(usual.budget, iterations=iterations, seconds=seconds, trees=1)
        self._settings: Settings = replace(usual, budget=budget)
        self._seed = seed

    def study(self, table: Table, number: int, played: int) -> Study:
        """Compare what was played at a table with what a search prefers."""
        position = position_of(table)
        found = self.judge(position, played)
        kind = table.kind
        assert kind is not None
        key, line = table.game.key, tuple(map(table.game.key, found.line))
        return Study(number, position.seat, kind.name, key(played), key(found.better), found.chance, found.loss, line)

    def judge(self, position: Position, played: int) -> Verdict:
        """Compare an option with what a search prefers."""
        bot = SearchBot(self._seed, self._settings)
        values = _values(bot, position)
        best = max(values, key=lambda option: values[option][0])
        share, value = values[played]
        if share < KNOWN:
            alone = SearchBot(self._seed, self._settings)
            value = _values(alone, replace(position, options=(played,)))[played][1]
        loss = values[best][1] - value
        if played == best or loss < NOISE:
            return Verdict(played, value, 0.0)
        return Verdict(best, values[best][1], loss, tuple(principal_variation(bot, best, position)))


def _values(bot: SearchBot, position: Position) -> dict[int, tuple[float, float]]:
    """Each option's share of visits and its value."""
    return {one.option: (one.share, one.value) for one in bot.judge(position)}
