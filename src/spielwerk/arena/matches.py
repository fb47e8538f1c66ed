"""Matches: many games on all cores, with progress, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import asdict, dataclass
from itertools import islice, pairwise
from typing import Any

from spielwerk import __version__
from spielwerk.arena.contestants import Contestant
from spielwerk.arena.ledger import Ledger
from spielwerk.arena.play import Outcome, play_game
from spielwerk.arena.ratings import ratings, sprt, wilson
from spielwerk.arena.schedule import Pairing, alone, everyone
from spielwerk.bots.search.measure import measure_of
from spielwerk.kernel.game import Game

Progress = Callable[[int, int], None]
"""Told (done, total)."""
Keep = Callable[[dict[str, Any]], object]
"""Given what is known so far."""

OFTEN = 4
"""After so many games of a ladder what is known is kept, and tested."""
TWICE = 2.0
"""How many times as strong as each of the others a level is wanted to be: 40 % of wins alone at a table of four."""


@dataclass(frozen=True)
class Hall:
    """Where matches take place: the game, who may play, and how many games run at a time."""

    game: Game
    contestants: Sequence[Contestant]
    seats: int
    threads: int
    choices: Mapping[str, str]
    ledger: Ledger | None = None

    @property
    def conditions(self) -> dict[str, Any]:
        """All that the results depend on beside seeds and line-ups."""
        return {
            "spielwerk": __version__,
            "game": self.game.slug,
            "game_version": self.game.version,
            "seats": self.seats,
            "choices": dict(self.choices),
            "measure": asdict(measure_of(self.game)),
            "bots": {one.name: one.facts for one in self.contestants},
        }

    def play(self, pairing: Pairing) -> Outcome:
        """Play one game; the bots' own seeds follow from its seed and the seat."""
        known = {one.name: one for one in self.contestants}
        bots = [known[name].bot((pairing.seed << 8) + seat) for seat, name in enumerate(pairing.lineup)]
        return play_game(self.game, bots, pairing.seed, self.choices)

    def play_all(self, pairings: Sequence[Pairing]) -> Iterator[tuple[Pairing, Outcome]]:
        """Play games side by side; yields those already known, then each as it ends. Who stops listening stops it."""
        known = self.ledger.known if self.ledger else {}
        yield from ((pairing, known[pairing]) for pairing in pairings if pairing in known)
        waiting = (pairing for pairing in pairings if pairing not in known)
        with ThreadPoolExecutor(self.threads) as pool:
            running: dict[Future[Outcome], Pairing] = {}
            for pairing in islice(waiting, self.threads):
                running[pool.submit(self.play, pairing)] = pairing
            while running:
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    played, outcome = running.pop(future), future.result()
                    for pairing in islice(waiting, 1):
                        running[pool.submit(self.play, pairing)] = pairing
                    if self.ledger:
                        self.ledger.add(played, outcome)
                    yield played, outcome


# ---------------------------------------------------------------- all with each other


def tournament(hall: Hall, games: int, seed: int, progress: Progress) -> dict[str, Any]:
    """All contestants at tables with each other; their ratings and shares of wins."""
    names = [one.name for one in hall.contestants]
    pairings = everyone(names, hall.seats, games, seed)
    played: list[tuple[Pairing, Outcome]] = []
    for game in hall.play_all(pairings):
        played.append(game)
        progress(len(played), games)
    order = {pairing: number for number, pairing in enumerate(pairings)}
    played.sort(key=lambda game: order[game[0]])
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
        for game in hall.play_all(alone(upper, lower, hall.seats, games, seed)):
            played.append(game)
            progress(number * games + len(played), games * len(steps))
            rung = _rung(hall.seats, upper, lower, played) if len(played) % OFTEN == 0 else None
            if rung:
                keep(report | {"rungs": [*rungs, rung]})
            if rung and stop and rung["answer"] != "open":
                break
        rungs.append(_rung(hall.seats, upper, lower, played))
    return report | {"rungs": rungs}


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
