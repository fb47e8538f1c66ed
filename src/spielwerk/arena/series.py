"""Series of games between bots, at both speeds with the same seeds and so with the same results.

A series is played in portions. Their number does not depend on who plays them, so that neither does what they come to.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from spielwerk import __version__
from spielwerk.arena.contestants import contestant
from spielwerk.arena.executors import Executor
from spielwerk.arena.ledger import Arrays, Ledger, Progress, Row, in_order, nobody_watches, packed, unpacked
from spielwerk.arena.play import play_game
from spielwerk.bots import Bot, Position, make_bot
from spielwerk.bots.native import POLICIES, SEAT_SALT, bot_games
from spielwerk.bots.use import Use, count_decision, count_result, empty_use
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, concealed, new_state
from spielwerk.kernel.game import Game
from spielwerk.kernel.native import Playouts
from spielwerk.kernel.native.bundles import Array

PORTIONS = 100
"""Into so many portions a series is cut: enough for a large cluster, and for a bar that moves."""
USE = "use_"
"""How the names of counts begin."""

Part = Arrays
"""What came of a portion: rows by game, and counts of use."""


class Portion(NamedTuple):
    """Some games of a series, by their numbers."""

    first: int
    games: int


@dataclass(frozen=True)
class Series:
    """Who plays, how often, and from which seed: game n has the seed `seed + n`."""

    game: Game
    bots: Sequence[str]
    games: int
    seed: int
    choices: Mapping[str, str] = field(default_factory=dict[str, str])
    counts_use: bool = False
    """Whether it is counted what was offered and taken."""
    compiled: bool = True
    """Whether rules and bots are compiled, or plain Python."""

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def conditions(self) -> dict[str, Any]:
        """All that the results depend on, beside the data file."""
        own = {"bots": list(self.bots), "games": self.games, "seed": self.seed, "choices": dict(self.choices)}
        speed = {"counts_use": self.counts_use, "compiled": self.compiled}
        return {"spielwerk": __version__, "game": self.game.slug, "game_version": self.game.version} | own | speed

    @cached_property
    def portions(self) -> list[Portion]:
        """The series cut into pieces."""
        return cut(self.games)

    def play(self, portion: Portion) -> Part:
        """Play some of the games."""
        use = empty_use(self.game, self.seats) if self.counts_use else None
        part = self._played(portion, use)
        return part | {f"{USE}{number}": counts for number, counts in enumerate(use.kept if use else ())}

    def _played(self, portion: Portion, use: Use | None) -> Part:
        if not self.compiled:
            return _play_python(self, portion, use)
        if all(bot in POLICIES for bot in self.bots):
            return _play_compiled(self, portion, use)
        return _play_searching(self, portion, use)

    def seeds(self, portion: Portion) -> range:
        """The seeds of some of the games."""
        return range(self.seed + portion.first, self.seed + portion.first + portion.games)


def cut(games: int, least: int = 1) -> list[Portion]:
    """So many games in portions of equal size (the last may be smaller), of so many games at least."""
    size = max(least, -(-games // PORTIONS))
    return [Portion(first, min(size, games - first)) for first in range(0, games, size)]


# ---------------------------------------------------------------- all of it


@dataclass(frozen=True)
class Results:
    """What came of a series; the ledger (games, categories, seats) only at Python speed."""

    playouts: Playouts
    ledger: Array | None
    use: Use | None


def play_series(
    series: Series,
    executor: Executor,
    ledger: Ledger[Portion, Part] | None = None,
    progress: Progress = nobody_watches,
) -> Results:
    """Play a whole series; progress is told in games."""

    def games_done(done: int, total: int) -> None:
        progress(series.games * done // total, series.games)

    began = time.perf_counter()
    parts = [part for _, part in in_order(executor, series.play, series.portions, ledger, games_done)]
    return joined(series, parts, time.perf_counter() - began)


def joined(series: Series, parts: Sequence[Part], seconds: float) -> Results:
    """The results of all portions as one."""

    def rows(name: str) -> Array:
        return np.concatenate([part[name] for part in parts])

    playouts = Playouts(series.seats, rows("scores"), rows("standings"), rows("lengths"), seconds)
    return Results(playouts, rows("ledger") if "ledger" in parts[0] else None, _joined_use(series, parts))


def _joined_use(series: Series, parts: Sequence[Part]) -> Use | None:
    if not series.counts_use:
        return None
    use = empty_use(series.game, series.seats)
    for counts, counted in zip(use.kept, counts_of(parts), strict=True):
        counts += counted
    return use


def counts_of(parts: Sequence[Part]) -> list[Array]:
    """The counts of use of all portions together, in the order of `Use.kept`."""
    names = [name for name in parts[0] if name.startswith(USE)]
    return [np.sum([part[name] for part in parts], axis=0) for name in names]


def told(portion: Portion, part: Part) -> Row:
    """A portion as a line of a ledger."""
    return {"first": portion.first, "games": portion.games, "part": packed(part)}


def read(row: Row) -> tuple[Portion, Part]:
    """A portion from a line of a ledger."""
    return Portion(row["first"], row["games"]), unpacked(row["part"])


# ---------------------------------------------------------------- compiled


def _play_compiled(series: Series, portion: Portion, use: Use | None) -> Part:
    seed = series.seeds(portion).start
    played = bot_games(series.game, series.bots, portion.games, seed, series.choices, use=use)
    return {"scores": played.scores, "standings": played.standings, "lengths": played.lengths}


def _play_searching(series: Series, portion: Portion, use: Use | None) -> Part:
    """Games with bots that search: compiled rules, bots through their ordinary interface."""
    players = [contestant(name) for name in series.bots]
    outcomes = [
        play_game(series.game, [one.bot(policy_seed(seed, seat)) for seat, one in enumerate(players)], seed,
                  series.choices, use)
        for seed in series.seeds(portion)
    ]  # fmt: skip
    return {
        "scores": np.array([one.scores for one in outcomes]),
        "standings": np.array([one.standings for one in outcomes]),
        "lengths": np.array([sum(one.decisions) for one in outcomes]),
    }


def policy_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own chance, as the compiled loop makes it (`bots.native.play_games`)."""
    return seed ^ (SEAT_SALT * (seat + 1))


# ---------------------------------------------------------------- Python speed


def _play_python(series: Series, portion: Portion, use: Use | None) -> Part:
    played = [_play_game(series, seed, use) for seed in series.seeds(portion)]
    finals = [state for state, _ in played]
    scores, standings = (_by_seat(series, finals, role) for role in ("score", "standing"))
    part = {"scores": scores, "standings": standings, "lengths": np.array([length for _, length in played])}
    return part | _ledger(series, finals)


def _play_game(series: Series, seed: int, use: Use | None) -> tuple[Any, int]:
    """One game to its end; returns the last state and the number of decisions."""
    game = series.game
    bots = [make_bot(name, policy_seed(seed, seat)) for seat, name in enumerate(series.bots)]
    s = new_state(game, series.seats, seed, series.choices)
    out = Options(game.most_options)
    advance(game, s, None, out)
    length = 0
    while not s.over:
        seat = s.stack[s.depth - 1].player
        option = _choice(game, bots[seat], s, seat, out)
        if use is not None:
            count_decision(use, seat, np.array([len(out.offered), *out.offered]), option)
        advance(game, s, option, out)
        s.notes.clear()
        length += 1
    if use is not None:
        count_result(use, _by_seat(series, [s], "standing")[0])
    return s, length


def _choice(game: Game, bot: Bot, s: Any, seat: int, out: Options) -> int:
    return bot.choose(Position(game, seat, concealed(game, s, seat), tuple(out.offered)))


def _by_seat(series: Series, finals: Sequence[Any], role: str) -> Array:
    function = series.game.functions[role]
    return np.array([[function(s, seat) for seat in range(series.seats)] for s in finals])


def _ledger(series: Series, finals: Sequence[Any]) -> Part:
    categories = series.game.ledger_noun
    if categories is None:
        return {}
    entry = series.game.functions["ledger"]
    rows = [[[entry(s, seat, category) for seat in range(series.seats)] for category in categories] for s in finals]
    return {"ledger": np.array(rows)}
