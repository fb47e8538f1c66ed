"""`spielwerk bench`: how fast each game is."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.cli.helpers.checks import data_blamed, open_game, voice_of
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.options import Data, Json, Lang
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.texts import Voice
from spielwerk.games import game_slugs
from spielwerk.kernel import Game
from spielwerk.kernel.terminal import grid

LEAST_SECONDS, MOST_SECONDS = 0.01, 600.0

GameNames = Annotated[list[str] | None, typer.Argument(metavar="[GAME…]", help="All games, if none is named.")]
Seconds = Annotated[str, typer.Option("--seconds", metavar="S", help="How long each measurement takes.")]


def bench(
    game: GameNames = None, seconds: Seconds = "1", data: Data = None, lang: Lang = None, as_json: Json = False
) -> None:
    """Measure the speeds of games with their greatest number of players.

    Random play compiled (one core, all cores) and at Python speed; copies of states; batches with observations and
    masks; the time to compile the rules from nothing and to load compiled rules, each in a process of its own.
    """
    voice = voice_of(lang)
    if data is not None and len(game or []) != 1:
        raise Problem("data-one-game")
    limit = _seconds(seconds)
    found = [open_game(slug, data) for slug in dict.fromkeys(game or game_slugs())]
    reports = [_measured(each, limit, voice) for each in found]
    if as_json:
        print_json({"machine": _machine(), "games": reports})
    else:
        _show(reports, voice)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not LEAST_SECONDS <= seconds <= MOST_SECONDS:
        raise Problem("seconds-wrong", value=text, low=str(LEAST_SECONDS), high=str(MOST_SECONDS))
    return seconds


def _machine() -> dict[str, Any]:
    import platform

    from spielwerk.kernel.native import all_cores

    return {"cores": all_cores(), "processor": platform.machine(), "python": platform.python_version()}


def _measured(game: Game, seconds: float, voice: Voice) -> dict[str, Any]:
    """All measurements of one game, with a progress bar."""
    from spielwerk.cli.helpers.compiling import native_of
    from spielwerk.cli.helpers.measures import MEASURES, Subject

    with data_blamed(game.slug):
        subject = Subject(game, game.seats[-1], seconds)
        report: dict[str, Any] = {"game": game.slug, "seats": subject.seats}
        subject.try_out()
        native_of(game, voice)
        with progress_bar(voice.say("measuring", game=game.slug), len(MEASURES)) as progress:
            for done, (name, measure) in enumerate(MEASURES.items(), 1):
                report[name] = measure(subject)
                progress(done, len(MEASURES))
    return report


def _show(reports: Sequence[Mapping[str, Any]], voice: Voice) -> None:
    from spielwerk.cli.helpers.measures import MEASURES, ROWS

    machine = _machine()
    console = screen()
    console.print(Text(voice.say("bench-title", **machine), "bold"))
    table = grid("", *(str(report["game"]) for report in reports))
    table.add_row(voice.say("bench-seats"), *(str(report["seats"]) for report in reports))
    for name in MEASURES:
        digits = 2 if name.endswith("_seconds") else 0
        label = voice.say(f"bench-{name.replace('_', '-')}", rows=voice.number(ROWS, 0))
        table.add_row(label, *(voice.number(report[name], digits) for report in reports))
    console.print(table)
