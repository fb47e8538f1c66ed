"""`spielwerk tune --by-games`: the weights of experts, moved by games and proved by a search."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.text import Text

from spielwerk.bots import UnknownBot
from spielwerk.cli.helpers.compiling import native_of
from spielwerk.cli.helpers.console import aside, print_json, progress_bar, screen
from spielwerk.cli.helpers.files import write_whole
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice
from spielwerk.cli.helpers.work import ledger_of, workers_blamed

if TYPE_CHECKING:
    from spielwerk.arena.executors import Executor
    from spielwerk.arena.executors.surroundings import Surroundings
    from spielwerk.arena.learning import Learned, Lesson


def tune_by_games(
    lesson: Lesson,
    write: bool,
    place: Callable[[Surroundings], Executor],
    checkpoint: str | None,
    voice: Voice,
    as_json: bool,
) -> None:
    """Move the weights, try parts of the way, and keep the best part if it is better than none."""
    from spielwerk.arena.evolution import NotOpen
    from spielwerk.arena.executors.surroundings import Surroundings

    game = lesson.plan.game
    try:
        lesson.check()
        native_of(game, voice)
        with workers_blamed():
            learned = _learned(lesson, place(Surroundings.present(game.slug)), checkpoint, voice)
    except NotOpen as error:
        raise Problem("tune-impossible", game=game.slug) from error
    except UnknownBot as error:
        raise Problem("arena-bot", reason=str(error)) from error
    if write and learned.is_better:
        write_whole(learned.file, learned.text)
    if as_json:
        print_json({"game": game.slug, "written": write and learned.is_better} | learned.report)
    else:
        _show(learned, voice)


def _learned(lesson: Lesson, executor: Executor, checkpoint: str | None, voice: Voice) -> Learned:
    from spielwerk.arena.evolution import SHARES, read, told
    from spielwerk.arena.learning import Watching, learn

    def keep(kind: str, conditions: dict[str, Any]) -> Any:
        path = Path(f"{checkpoint}.{kind}.jsonl")
        return None if checkpoint is None else ledger_of(path, conditions, True, told, read)

    def tell(generation: int, way: float) -> None:
        aside().print(voice.say("tune-generation", number=generation + 1, way=voice.number(way, 2)))

    plan, command = lesson.plan, shlex.join(["spielwerk", *sys.argv[1:]])
    trials = lesson.proof * len(SHARES)
    with progress_bar(voice.say("tuning"), plan.games * plan.generations + trials) as progress:
        done = plan.games * plan.generations
        watching = Watching(progress, lambda proved, total: progress(done + proved, done + total), tell)
        return learn(lesson, executor, keep, command, watching)


def _show(learned: Learned, voice: Voice) -> None:
    console = screen()
    console.print(Text(learned.text))
    for proof in learned.proofs:
        console.print(
            voice.say(
                "tune-proof",
                share=voice.percent(proof.share),
                games=proof.games,
                wins=voice.percent(proof.wins),
                lead=voice.number(proof.lead, 1),
            )
        )
