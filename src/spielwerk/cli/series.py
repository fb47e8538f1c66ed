"""Whole games between bots, at both speeds with the same seeds and so with the same results."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from spielwerk.bots import Bot, Position, make_bot
from spielwerk.bots.native import SEAT_SALT, bot_games
from spielwerk.bots.use import Use, count_decision, count_result, empty_use
from spielwerk.kernel import Game, Options
from spielwerk.kernel.engine import advance, concealed, new_state
from spielwerk.kernel.native import Playouts

MOMENT = 0.25
"""How many seconds of compiled play pass between two signs of life."""

Progress = Callable[[int, int], None]
"""Told (done, total)."""


@dataclass(frozen=True)
class Series:
    """Who plays, how often, and from which seed: game n has the seed `seed + n`."""

    game: Game
    bots: Sequence[str]
    games: int
    seed: int
    choices: Mapping[str, str]
    counts_use: bool = False
    """Whether it is counted what was offered and taken."""

    @property
    def seats(self) -> int:
        return len(self.bots)


@dataclass(frozen=True)
class Results:
    """What came of a series; the ledger (games, categories, seats) only at Python speed."""

    playouts: Playouts
    ledger: np.ndarray[Any, Any] | None
    use: Use | None


def _use_for(series: Series) -> Use | None:
    return empty_use(series.game, series.seats) if series.counts_use else None


def policy_seed(seed: int, seat: int) -> int:
    """The seed of a bot's own chance, as the compiled loop makes it (`bots.native.play_games`)."""
    return seed ^ (SEAT_SALT * (seat + 1))


# ---------------------------------------------------------------- compiled


def play_native(series: Series, threads: int, progress: Progress) -> Results:
    """Play a series with compiled rules and bots, in portions of a moment each."""
    bot_games(series.game, series.bots, 1, series.seed, series.choices)  # loads the compiled loops
    parts: list[Playouts] = []
    use = _use_for(series)
    done, portion = 0, threads
    while done < series.games:
        portion = min(portion, series.games - done)
        part = bot_games(series.game, series.bots, portion, series.seed + done, series.choices, threads, use)
        parts.append(part)
        done += portion
        progress(done, series.games)
        portion = next_portion(portion, part.seconds)
    return Results(_joined(parts), None, use)


def next_portion(portion: int, seconds: float) -> int:
    """Twice as much while it takes less than a moment."""
    return portion * 2 if seconds < MOMENT else portion


def _joined(parts: Sequence[Playouts]) -> Playouts:
    return Playouts(
        parts[0].seats,
        np.concatenate([part.scores for part in parts]),
        np.concatenate([part.standings for part in parts]),
        np.concatenate([part.lengths for part in parts]),
        sum(part.seconds for part in parts),
    )


# ---------------------------------------------------------------- Python speed


def play_python(series: Series, progress: Progress) -> Results:
    """Play a series with the rules and bots in plain Python."""
    began = time.perf_counter()
    finals: list[Any] = []
    lengths: list[int] = []
    use = _use_for(series)
    for number in range(series.games):
        state, length = _play_game(series, series.seed + number, use)
        finals.append(state)
        lengths.append(length)
        progress(number + 1, series.games)
    seconds = time.perf_counter() - began
    scores, standings = (_by_seat(series, finals, role) for role in ("score", "standing"))
    played = Playouts(series.seats, scores, standings, np.array(lengths), seconds)
    return Results(played, _ledger(series, finals), use)


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


def _by_seat(series: Series, finals: Sequence[Any], role: str) -> np.ndarray[Any, Any]:
    function = series.game.functions[role]
    return np.array([[function(s, seat) for seat in range(series.seats)] for s in finals])


def _ledger(series: Series, finals: Sequence[Any]) -> np.ndarray[Any, Any] | None:
    categories = series.game.ledger_noun
    if categories is None:
        return None
    entry = series.game.functions["ledger"]
    return np.array(
        [[[entry(s, seat, category) for seat in range(series.seats)] for category in categories] for s in finals]
    )
