"""Matches: many games side by side, with progress, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from itertools import pairwise
from typing import Any

from spielwerk import __version__
from spielwerk.arena.contestants import Contestant
from spielwerk.arena.executors import Executor
from spielwerk.arena.executors.local import Threads
from spielwerk.arena.ledger import Ledger, Progress, Row, in_order, nobody_watches
from spielwerk.arena.play import Outcome, play_game
from spielwerk.arena.ratings import ratings, sprt, wilson
from spielwerk.arena.schedule import Pairing, alone, everyone
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.kernel.game import Game

Keep = Callable[[dict[str, Any]], object]
"""Given what is known so far."""

OFTEN = 4
"""After so many games of a ladder what is known is kept, and tested."""
TWICE = 2.0
"""How many times as strong as each of the others a level is wanted to be: 40 % of wins alone at a table of four."""


@dataclass(frozen=True)
class Hall:
    """Where matches take place: the game, who may play, and who does the work."""

    game: Game
    contestants: Sequence[Contestant]
    seats: int
    choices: Mapping[str, str] = field(default_factory=dict[str, str])
    executor: Executor = field(default_factory=Threads)
    ledger: Ledger[Pairing, Outcome] | None = None

    @property
    def conditions(self) -> dict[str, Any]:
        """All that the results depend on beside seeds and line-ups."""
        return {
            "spielwerk": __version__,
            "game": self.game.slug,
            "game_version": self.game.version,
            "seats": self.seats,
            "choices": dict(self.choices),
            "profile": asdict(profile_of(self.game)),
            "bots": {one.name: one.facts for one in self.contestants},
        }

    def play(self, pairing: Pairing) -> Outcome:
        """Play one game; the bots' own seeds follow from its seed and the seat."""
        known = {one.name: one for one in self.contestants}
        bots = [known[name].bot((pairing.seed << 8) + seat) for seat, name in enumerate(pairing.lineup)]
        return play_game(self.game, bots, pairing.seed, self.choices)

    def play_all(
        self, pairings: Sequence[Pairing], progress: Progress = nobody_watches
    ) -> Iterator[tuple[Pairing, Outcome]]:
        """Play games side by side; yields them in their order. Who stops listening stops it."""
        player = replace(self, executor=Threads(), ledger=None)  # what goes to another machine
        return in_order(self.executor, player.play, pairings, self.ledger, progress)


def told(pairing: Pairing, outcome: Outcome) -> Row:
    """A game as a line of a ledger."""
    row = {"seed": pairing.seed, "lineup": pairing.lineup} | asdict(outcome)
    del row["keys"]
    return row


def read(row: Row) -> tuple[Pairing, Outcome]:
    """A game from a line of a ledger; what was chosen in it is not kept."""
    pairing = Pairing(row.pop("seed"), tuple(row.pop("lineup")))
    return pairing, Outcome(**row, keys=[])


# ---------------------------------------------------------------- all with each other


def tournament(hall: Hall, games: int, seed: int, progress: Progress) -> dict[str, Any]:
    """All contestants at tables with each other; their ratings and shares of wins."""
    names = [one.name for one in hall.contestants]
    played = list(hall.play_all(everyone(names, hall.seats, games, seed), progress))
    found = ratings(names, [ranking(pairing, outcome) for pairing, outcome in played])
    return _heading(hall, "tournament", games, seed) | {
        "ratings": [vars(one) | _record(one.name, played) for one in found],
    }


def ranking(pairing: Pairing, outcome: Outcome) -> list[list[str]]:
    """The contestants by place; those with equal standing share one."""
    places = sorted(set(outcome.standings), reverse=True)
    return [
        [name for name, standing in zip(pairing.lineup, outcome.standings, strict=True) if standing == place]
        for place in places
    ]


def _record(name: str, played: Sequence[tuple[Pairing, Outcome]]) -> dict[str, Any]:
    """A contestant's share of wins, mean points, and how long its decisions took."""
    seats = [
        (outcome, seat) for pairing, outcome in played for seat, sitting in enumerate(pairing.lineup) if sitting == name
    ]
    wins, games = sum(outcome.wins[seat] for outcome, seat in seats), max(1, len(seats))
    low, high = wilson(wins / games, games)
    return {
        "games": len(seats),
        "wins": wins / games,
        "wins_low": low,
        "wins_high": high,
        "points": sum(outcome.scores[seat] for outcome, seat in seats) / games,
        "mean_seconds": sum(outcome.seconds[seat] for outcome, seat in seats)
        / max(1, sum(outcome.decisions[seat] for outcome, seat in seats)),
        "slowest_seconds": max((outcome.slowest[seat] for outcome, seat in seats), default=0.0),
    }


# ---------------------------------------------------------------- one against a table of the next lower


def ladder(
    hall: Hall, games: int, seed: int, progress: Progress, keep: Keep = lambda report: None, stop: bool = False
) -> dict[str, Any]:
    """Each contestant alone against a table of the one before; a decided sequential test may end a match early."""
    steps = list(pairwise(one.name for one in hall.contestants))
    report = _heading(hall, "ladder", games, seed)
    rungs: list[dict[str, Any]] = []
    for number, (lower, upper) in enumerate(steps):
        played: list[tuple[Pairing, Outcome]] = []
        further = partial(_further, progress, number * games, games * len(steps))
        for game in hall.play_all(alone(upper, lower, hall.seats, games, seed), further):
            played.append(game)
            rung = _rung(hall.seats, upper, lower, played) if len(played) % OFTEN == 0 else None
            if rung:
                keep(report | {"rungs": [*rungs, rung]})
            if rung and stop and rung["answer"] != "open":
                break
        rungs.append(_rung(hall.seats, upper, lower, played))
    return report | {"rungs": rungs}


def _further(progress: Progress, before: int, all_games: int, done: int, _: int) -> None:
    """Tell the progress of one match as that of the whole ladder."""
    progress(before + done, all_games)


def _rung(seats: int, upper: str, lower: str, played: Sequence[tuple[Pairing, Outcome]]) -> dict[str, Any]:
    """What the games of one contestant against a table of another say."""
    parity, wanted = 1 / seats, TWICE / (TWICE + seats - 1)
    wins = sum(outcome.wins[pairing.lineup.index(upper)] for pairing, outcome in played)
    verdict = sprt(wins, len(played), parity, wanted)
    return {
        "upper": upper,
        "lower": lower,
        "parity": parity,
        "wanted": wanted,
        **_record(upper, played),
        "points_of_lower": _record(lower, played)["points"],
        "answer": verdict.answer,
        "evidence": verdict.evidence,
    }


def _heading(hall: Hall, kind: str, games: int, seed: int) -> dict[str, Any]:
    """What was played, so that it can be played again."""
    return {"kind": kind} | hall.conditions | {"games": games, "seed": seed}
