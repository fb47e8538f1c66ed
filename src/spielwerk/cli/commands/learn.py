"""`spielwerk learn`: the policy network of a game, from nothing but its rules and its evaluation."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import numpy as np
import typer
from rich.text import Text

from spielwerk.cli.helpers.checks import open_game, seed_of, voice_of, whole_number
from spielwerk.cli.helpers.compiling import native_of
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.options import GameName, Json, Lang, Seed
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Game
from spielwerk.kernel.terminal import grid

if TYPE_CHECKING:
    from spielwerk.arena.imitation import Learner

MOST_GAMES = 10**7
TRIALS = 16
RIVALS = (16, 64, 256)
"""How many episodes the others try at random when the network is tried."""

Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games are played to learn from.")]
Contests = Annotated[
    str, typer.Option("--contests", metavar="N", help="How many games try the network against chance, each time.")
]
Write = Annotated[bool, typer.Option("--write", help="Put the network into the folder of the game.")]


def learn(
    game: GameName,
    games: Games = "20000",
    contests: Contests = "200",
    write: Write = False,
    seed: Seed = "1",
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Learn which options are worth a try: the policy network by which searches imagine how a game goes on.

    The quick policy plays games and imitates the best of its own tries. In the end one who tries what the network draws
    plays against others who try more at random.
    """
    voice = voice_of(lang)
    found = open_game(game)
    count = whole_number("--games", games, 1, MOST_GAMES)
    proofs = whole_number("--contests", contests, 0, MOST_GAMES)
    first = seed_of(seed or "1", count)
    native_of(found, voice)
    learner, losses = _learned(found, count, first, voice)
    file = _file_of(found)
    if write:
        learner.network.save(file)
    report = {
        "game": game,
        "games": count,
        "loss_before": losses[0],
        "loss": losses[-1],
        "contests": _contests(learner, proofs, min(4, found.seats[-1])),
        "written": write,
    }
    if as_json:
        print_json(report)
    else:
        _show(found, report, file, voice)


def _learned(game: Game, games: int, seed: int, voice: Voice) -> tuple[Learner, list[float]]:
    from spielwerk.arena.imitation import Course, Learner

    losses: list[float] = []
    with progress_bar(voice.say("learn-playing"), games) as progress:

        def tell(done: int, loss: float) -> None:
            losses.append(loss)
            progress(done, games)

        learner = Learner(Course(game, games, seed=seed))
        learner.learn(tell)
    return learner, losses


def _file_of(game: Game) -> Path:
    from spielwerk.bots.policy import POLICY_FILE

    return game.folder / POLICY_FILE


def _contests(learner: Learner, games: int, seats: int) -> list[dict[str, Any]]:
    """How the network fares alone against a table that tries more at random."""
    found: list[dict[str, Any]] = []
    for rivals in RIVALS if games else ():
        leads, wins = learner.contest(games, TRIALS, rivals, seats)
        error = float(np.std(leads) / np.sqrt(games))
        found.append({"others": rivals, "wins": float(wins.mean()), "lead": float(leads.mean()), "error": error})
    return found


def _show(game: Game, report: dict[str, Any], file: Path, voice: Voice) -> None:
    console = screen()
    name = game.texts.say(voice.lang, "game-name")
    console.print(Text(voice.say("learn-title", game=name, games=report["games"]), "bold"))
    console.print(
        voice.say("learn-loss", before=voice.number(report["loss_before"], 3), after=voice.number(report["loss"], 3))
    )
    if report["contests"]:
        table = grid(*(voice.say(word) for word in ("learn-others", "learn-wins", "learn-lead")))
        for one in report["contests"]:
            lead = f"{voice.number(one['lead'], 1)} ± {voice.number(one['error'], 1)}"
            table.add_row(str(one["others"]), voice.percent(one["wins"]), lead)
        console.print(voice.say("learn-contests", trials=TRIALS))
        console.print(table)
    if report["written"]:
        console.print(voice.say("learn-written", file=str(file)))
