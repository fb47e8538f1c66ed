"""How strong the bots are, all games side by side: matches with a sequential test that go on after a break.

    python benchmarks/strength.py expert      # the expert alone against three former ones (`expert@1`), 0.1 s each
    python benchmarks/strength.py time        # the expert against itself with a fifth of the time: 0.02, 0.1 and 0.5 s
    python benchmarks/strength.py scripts     # every level from medium on alone against three of each known strategy
    python benchmarks/strength.py styles      # every temperament of the expert alone against three without one
    python benchmarks/strength.py change --change trials=24 --change c_puct=0.3     # each change alone against three

Every game has processes of its own, so that no match slows down another one; `--cores` says how many are free.
After `--minutes` all of them are ended; the same command plays on. What was found is printed and stays in `--out`.
Nothing is needed beside NumPy and Numba.
"""

import argparse
import json
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

import bare  # noqa: F401 -- before anything that might draw
import spielwerk
from apart import run_apart
from spielwerk.arena.contestants import check_strategies, contestant
from spielwerk.arena.executors.local import Threads
from spielwerk.arena.ledger import Ledger, OtherWork, nobody_watches
from spielwerk.arena.matches import Hall, ladder, read, told
from spielwerk.bots.script import SCRIPT, strategies_of

WEIGHT = {"airship_city": 3, "anno_1800": 4, "dilluvia_project": 4, "import_export": 2, "steamopolis": 3}
"""The games that are measured, and which share of the cores each gets: that of what its games cost."""
SECONDS = 0.1
PROCESSOR_TIME = ":processor_time=1"
"""Seconds are those of the processor, so that other work on the machine takes nothing from a decision."""
SEATS = 4
LEVELS = ("medium", "hard", "expert")
SEED = {"expert": 810_000, "time": 820_000, "scripts": 830_000, "styles": 840_000, "change": 850_000}


@dataclass(frozen=True)
class Match:
    """One match of one game, stored in a file of its own: each bot alone against three of the one before."""

    game: str
    bots: tuple[str, ...]
    name: str
    seed: int
    games: int


def matches_of(game: str, options: argparse.Namespace) -> list[Match]:
    """What is played of a game."""
    time_limit = f":seconds={options.seconds:g}" + PROCESSOR_TIME
    if options.kind == "expert":
        plan = {"expert": (f"expert@1{time_limit}", f"expert{time_limit}")}
    elif options.kind == "time":
        times = (options.seconds / 5, options.seconds, options.seconds * 5)
        plan = {"time": tuple(f"expert:seconds={one:g}{PROCESSOR_TIME}" for one in times)}
    elif options.kind == "styles":
        styles = spielwerk.game(game).styles
        plan = {f"style_{one}": (f"expert{time_limit}", f"expert/{one}{time_limit}") for one in styles}
    elif options.kind == "change":
        plan = {f"change_{one}": (f"expert{time_limit}", f"expert{time_limit}:{one}") for one in options.change}
    else:
        plan = {
            f"{script}_{level}": (f"{SCRIPT}{script}", f"{level}{time_limit}")
            for level in options.level or LEVELS
            for script in strategies_of(spielwerk.game(game))
        }
    return [Match(game, bots, name, SEED[options.kind], options.games) for name, bots in plan.items()]


# ---------------------------------------------------------------- one match, in a process of its own


def play(match: Match, folder: Path, workers: int) -> None:
    """Play on until the test is decided or the games are played; what is known is stored all along."""
    game, stored = spielwerk.game(match.game), file_of(match, folder)
    hall = Hall(game, [contestant(name) for name in match.bots], SEATS, executor=Threads(workers))
    check_strategies(game, match.bots)
    try:
        ledger = Ledger(stored.with_suffix(".jsonl"), hall.conditions, True, told, read)
    except OtherWork as error:
        sys.exit(f"{error} has games of other bots or rules; choose another folder (--out)")

    def keep(report: dict[str, Any]) -> None:
        draft = stored.with_suffix(".part")
        draft.write_text(json.dumps(report, indent=1) + "\n", "utf-8")
        draft.replace(stored)

    keep(ladder(replace(hall, ledger=ledger), match.games, match.seed, nobody_watches, keep, stop=True))


def file_of(match: Match, folder: Path) -> Path:
    """Where the results of a match are."""
    return folder / f"{match.game}_{match.name}.json"


# ---------------------------------------------------------------- all matches


def play_apart(match: Match, folder: Path, workers: int, until: float) -> None:
    """Play a match in a process of its own, as long as there is time."""
    about = json.dumps(asdict(match) | {"workers": workers})
    run_apart(f"{match.game}, {match.name}", [__file__, "play", "--out", str(folder), "--match", about], until)


def is_decided(match: Match, folder: Path) -> bool:
    """Whether nothing is left to be played."""
    if not file_of(match, folder).exists():
        return False
    rungs = json.loads(file_of(match, folder).read_text("utf-8"))["rungs"]
    answered = [rung for rung in rungs if rung["answer"] != "open" or rung["games"] >= match.games]
    return len(answered) == len(match.bots) - 1


def report(matches: list[Match], folder: Path) -> Iterator[str]:
    """A line for each rung that has been played."""
    yield "| game | bot | against three | games | wins | points | theirs | test | s a decision |"
    yield "|---|---|---|---|---|---|---|---|---|"
    for match in matches:
        if file_of(match, folder).exists():
            for rung in json.loads(file_of(match, folder).read_text("utf-8"))["rungs"]:
                yield (
                    f"| {match.game} | `{rung['upper']}` | `{rung['lower']}` | {rung['games']} "
                    f"| {rung['wins']:.0%} ({rung['wins_low']:.0%}–{rung['wins_high']:.0%}) | {rung['points']:.1f} "
                    f"| {rung['points_of_lower']:.1f} | {rung['answer']} | {rung['mean_seconds']:.3f} |"
                )


def parsed() -> argparse.Namespace:
    """What is to be played, and how long."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("kind", choices=[*sorted(SEED), "play"], help="`play` is one match, for the processes")
    parser.add_argument("--game", action="append", choices=sorted(WEIGHT), help="only this one; may be repeated")
    parser.add_argument("--games", type=int, default=60, help="of each match at most")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="for a decision")
    parser.add_argument("--change", action="append", default=[], help="a number of the expert; may be repeated")
    parser.add_argument("--level", action="append", choices=LEVELS, help="of `scripts` only this one; may be repeated")
    parser.add_argument("--cores", type=int, default=16)
    parser.add_argument("--minutes", type=float, default=9.0)
    parser.add_argument("--out", type=Path, default=Path("strength"), help="a folder")
    parser.add_argument("--match", type=json.loads, default={}, help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> None:
    """Play all games side by side, the matches of a game one after the other."""
    options = parsed()
    if options.kind == "play":
        workers = options.match.pop("workers")
        play(Match(**options.match | {"bots": tuple(options.match["bots"])}), options.out, workers)
        return
    options.out.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + 60 * options.minutes
    games = options.game or list(WEIGHT)
    plans = {game: matches_of(game, options) for game in games}
    total = sum(WEIGHT[game] for game in games)

    def play_game(game: str) -> None:
        workers = max(1, options.cores * WEIGHT[game] // total)
        for match in plans[game]:
            if not is_decided(match, options.out):
                play_apart(match, options.out, workers, until)

    with ThreadPoolExecutor(len(games)) as pool:
        list(pool.map(play_game, games))
    print("\n".join(report([one for plan in plans.values() for one in plan], options.out)))


if __name__ == "__main__":
    main()
