"""`spielwerk tune`: the weights of a game's evaluation, found by playing."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from spielwerk.cli.helpers.checks import open_game, seed_of, voice_of, whole_number
from spielwerk.cli.helpers.compiling import native_of
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.files import write_whole
from spielwerk.cli.helpers.options import Checkpoint, GameName, Json, Lang, Ray, Seed, Workers
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice
from spielwerk.cli.helpers.tuning import tune_by_games
from spielwerk.cli.helpers.work import executor_of, ledger_of, place_of, workers_blamed
from spielwerk.kernel import Game

if TYPE_CHECKING:
    from spielwerk.arena.executors import Executor
    from spielwerk.arena.features import Featured
    from spielwerk.arena.learning import Lesson

MOST_STATES = 10**6
MOST_GENERATIONS = 1000
SEATS = 4
RIDGE = 200.0

States = Annotated[str, typer.Option("--states", metavar="N", help="Positions to learn from, for each seat count.")]
Write = Annotated[
    bool, typer.Option("--write", help="Put the weights into the game's evaluation.toml (by games: expertise.toml).")
]
ByGames = Annotated[
    str | None,
    typer.Option(
        "--by-games", metavar="N", show_default=False,
        help="Move the experts' weights by N games of shaken ones in each generation.",
    ),
]  # fmt: skip
Generations = Annotated[str, typer.Option("--generations", metavar="N", help="By games: how often the mean moves.")]
Player = Annotated[
    str, typer.Option("--player", metavar="BOT", help="By games: who plays, such as `hard:iterations=60:trials=12`.")
]
Prover = Annotated[str, typer.Option("--prover", metavar="BOT", help="By games: the search that tries what was found.")]
Proof = Annotated[str, typer.Option("--proof", metavar="N", help="By games: how many games try each part of the way.")]


def tune(
    game: GameName,
    states: States = "3000",
    seed: Seed = "1",
    write: Write = False,
    by_games: ByGames = None,
    generations: Generations = "10",
    player: Player = "greedy",
    prover: Prover = "hard:iterations=120:last_turn=0",
    proof: Proof = "40",
    workers: Workers = None,
    ray: Ray = None,
    checkpoint: Checkpoint = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Tune the weights of a game's evaluation to what players gain in whole games.

    Games are played by the quick policy of the search with the present weights; run it again to go on from better ones.
    With --by-games weights of the experts meet at tables, shaken at random, and move towards what won.
    """
    voice = voice_of(lang)
    found = open_game(game)
    if by_games is not None:
        games = whole_number("--by-games", by_games, 4, MOST_STATES)
        lesson = _lesson(found, games, generations, seed_of(seed or "1", games), player, prover, proof)
        tune_by_games(lesson, write, place_of(workers, ray, voice), checkpoint, voice, as_json)
        return
    count = whole_number("--states", states, 100, MOST_STATES)
    first = seed_of(seed or "1", count)
    native_of(found, voice)
    executor = executor_of(game, workers, ray, False, voice)
    with workers_blamed():
        parts, fitted = _tuned(found, count, first, executor, checkpoint, voice)
    text = parts.text(fitted, f"spielwerk tune {game} --states {count} --seed {first} --write")
    if write:
        write_whole(parts.path, text)
    if as_json:
        print_json({"game": game, "before": fitted.before, "after": fitted.after, "written": write, "file": text})
    else:
        console = screen()
        console.print(Text(text) if not write else voice.say("tune-written", file=str(parts.path)))
        console.print(
            voice.say("tune-result", before=voice.number(fitted.before, 2), after=voice.number(fitted.after, 2))
        )


def _lesson(game: Game, games: int, generations: str, seed: int, player: str, prover: str, proof: str) -> Lesson:
    """What somebody asked for, in the words of the arena."""
    from spielwerk.arena.evolution import Plan
    from spielwerk.arena.learning import Lesson

    count = whole_number("--generations", generations, 1, MOST_GENERATIONS)
    plan = Plan(game, player, min(SEATS, game.seats[-1]), games, count, seed=seed)
    return Lesson(plan, prover, whole_number("--proof", proof, 1, MOST_STATES))


def _tuned(
    game: Game, states: int, seed: int, executor: Executor, checkpoint: str | None, voice: Voice
) -> tuple[Any, Any]:
    """Weights from games with every number of players."""
    from spielwerk.arena.ledger import in_order
    from spielwerk.arena.tuning import NotTunable, fit, gather, joined, lots, tunable

    try:
        parts = tunable(game)
    except NotTunable as error:
        raise Problem("tune-impossible", game=game.slug) from error
    ledger = _ledger(parts, states, seed, checkpoint)
    with progress_bar(voice.say("tuning"), states) as progress:
        found = in_order(executor, partial(gather, game), lots(game, states, seed), ledger, progress)
        examples = joined([part for _, part in found])
    return parts, fit(examples, parts.columns, parts.present, RIDGE)


def _ledger(parts: Featured, states: int, seed: int, checkpoint: str | None) -> Any:
    """The file that keeps what is done, if one is wanted; other weights play other games."""
    from spielwerk import __version__
    from spielwerk.arena.tuning import read, told

    if checkpoint is None:
        return None
    game, weights = parts.game, parts.path.read_text("utf-8")
    versions = {"spielwerk": __version__, "game": game.slug, "game_version": game.version, "weights": weights}
    return ledger_of(Path(checkpoint), versions | {"states": states, "seed": seed}, True, told, read)
