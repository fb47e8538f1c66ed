"""`spielwerk analyse`: a played game, its turning points, and the better move at each."""

from __future__ import annotations

from dataclasses import asdict
from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.cli.helpers.checks import voice_of, whole_number
from spielwerk.cli.helpers.compiling import native_of
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.files import find_file, play_journal, read_journal
from spielwerk.cli.helpers.options import FileName, Json, Lang
from spielwerk.cli.helpers.texts import Voice
from spielwerk.kernel import Table
from spielwerk.kernel.terminal import grid
from spielwerk.kernel.words import Words

MOST_ITERATIONS = 10**7
MOST_POINTS = 1000
_HEADINGS = (
    "analysis-move",
    "analysis-who",
    "analysis-played",
    "analysis-better",
    "analysis-chance",
    "analysis-loss",
)

Iterations = Annotated[str, typer.Option("--iterations", metavar="N", help="How long to think about each decision.")]
Points = Annotated[str, typer.Option("--points", metavar="N", help="How many turning points.")]
Seat = Annotated[
    str | None, typer.Option("--seat", metavar="K", help="Only the decisions of this seat.", show_default=False)
]


def analyse(
    file: FileName,
    iterations: Iterations = "1000",
    points: Points = "5",
    seat: Seat = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Look at a played game again: where it turned, and what would have been better there.

    Every decision is judged by what its player could see then.
    """
    voice = voice_of(lang)
    depth = whole_number("--iterations", iterations, 1, MOST_ITERATIONS)
    count = whole_number("--points", points, 1, MOST_POINTS)
    path = find_file(file)
    table = play_journal(path, read_journal(path))
    seats = None if seat is None else [whole_number("--seat", seat, 1, table.seats) - 1]
    native_of(table.game, voice)
    found = _analysed(table, depth, seats, voice)
    if as_json:
        print_json(
            {
                "game": table.game.slug,
                "iterations": depth,
                "turning_points": [asdict(study) for study in found.turning_points(count)],
                "decisions": [asdict(study) for study in found.studies],
            }
        )
    else:
        _show(table, found.turning_points(count), voice)


def _analysed(table: Table, iterations: int, seats: list[int] | None, voice: Voice) -> Any:
    from spielwerk.arena.analysis import analyse

    with progress_bar(voice.say("analysing"), len(table.moves)) as progress:
        return analyse(table, iterations, seats=seats, progress=progress)


def _better_line(table: Table, study: Any, lang: str) -> list[str]:
    """The better move and how the game might have gone on, in words, as far as that was possible."""
    from spielwerk.arena.verdict import played_out

    branch = table.game.table(table.seats, table.seed, table.choices, table.names)
    for move in table.moves[: study.move - 1]:
        branch.play(table.game.key(move.option))
    played = played_out(branch, study.line or [study.better])
    return [branch.worded_at(lang, study.move + step, key) for step, key in enumerate(played)]


def _show(table: Table, studies: list[Any], voice: Voice) -> None:
    console = screen()
    words = Words(table.game, voice.lang, table.names)
    if not studies:
        console.print(voice.say("analysis-nothing"))
        return
    shown = grid(*(voice.say(heading) for heading in _HEADINGS), title=voice.say("analysis-title"), words=4)
    for study in studies:
        shown.add_row(
            str(study.move),
            words.player(study.seat),
            Text(table.worded_at(voice.lang, study.move, study.played)),
            Text("\n→ ".join(_better_line(table, study, voice.lang)), "green"),
            voice.percent(study.chance),
            voice.percent(-study.loss),
        )
    console.print(shown)
