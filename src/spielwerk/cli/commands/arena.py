"""`spielwerk arena`: matches between bots, and how strong they are."""

from __future__ import annotations

import json
import shlex
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from spielwerk.bots import UnknownBot, check_networks
from spielwerk.cli.helpers.checks import choices_of, open_game, seed_of, voice_of, whole_number
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.files import writable, write_whole
from spielwerk.cli.helpers.options import Choice, GameName, Json, Lang, Ray, Seed, Workers
from spielwerk.cli.helpers.problems import Problem, reason_of
from spielwerk.cli.helpers.texts import Voice
from spielwerk.cli.helpers.work import executor_of, ledger_of, workers_blamed
from spielwerk.kernel import Game
from spielwerk.kernel.terminal import grid
from spielwerk.server.settings import home

MOST_GAMES = 10**6
_TITLES = {"tournament": "arena-tournament", "ladder": "arena-ladder"}
_MARKS = {"parity": "arena-parity", "wanted": "arena-wanted"}

Bots = Annotated[
    str, typer.Option("--bots", metavar="BOT,BOT…", help="The weakest first; `hard:iterations=500` changes a number.")
]
Games = Annotated[str, typer.Option("--games", metavar="N", help="How many games, with --alone for each pair.")]
Seats = Annotated[str | None, typer.Option("--seats", metavar="K", help="How many players.", show_default=False)]
Alone = Annotated[bool, typer.Option("--alone", help="Each bot alone against a table of the one before.")]
Stop = Annotated[bool, typer.Option("--stop", help="With --alone: end a match when a sequential test is decided.")]
Out = Annotated[
    str | None, typer.Option("--out", metavar="FILE", help="Where the results are stored.", show_default=False)
]
Resume = Annotated[bool, typer.Option("--resume", help="With --out: go on with a match that was broken off.")]
Plot = Annotated[str | None, typer.Option("--plot", metavar="FILE", help="Draw the results (SVG).", show_default=False)]


def arena(
    game: GameName,
    bots: Bots = "random,greedy,easy,medium",
    games: Games = "40",
    seats: Seats = None,
    alone: Alone = False,
    stop: Stop = False,
    seed: Seed = "1",
    choice: Choice = None,
    workers: Workers = None,
    ray: Ray = None,
    out: Out = None,
    resume: Resume = False,
    plot: Plot = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Let bots play matches from every seat and say how strong they are, with intervals of 95 %.

    All meet each other at mixed tables and get ratings; with --alone each plays against a table of the one before.
    """
    voice = voice_of(lang)
    found = open_game(game)
    count = whole_number("--games", games, 1, MOST_GAMES)
    first = seed_of(seed or "1", count)
    low, high = max(2, found.seats[0]), found.seats[-1]
    players = whole_number("--seats", seats, low, high) if seats is not None else high
    kind = "ladder" if alone else "tournament"
    picture = writable(Path(plot)) if plot is not None else None
    hall = _hall(found, bots, players, choices_of(found, choice or []), voice)
    executor = executor_of(game, workers, ray, True, voice)
    stored = writable(Path(out) if out is not None else _usual_place(game, kind))
    hall = replace(hall, executor=executor, ledger=_ledger(hall, stored, resume))
    with workers_blamed():
        report = _played(hall, kind, count, first, stop, stored, voice)
    if picture is not None:
        write_whole(picture, _drawing(report, voice))
    if as_json:
        print_json(report)
    else:
        _show(found, report, stored, voice)


def _hall(game: Game, bots: str, seats: int, choices: dict[str, str], voice: Voice) -> Any:
    """The contestants at their game."""
    from spielwerk.arena.contestants import check_strategies, contestant
    from spielwerk.arena.matches import Hall
    from spielwerk.cli.helpers.compiling import native_of

    names = list(dict.fromkeys(word.strip() for word in bots.split(",")))
    if len(names) < 2:
        raise Problem("arena-bots")
    try:
        contestants = [contestant(name) for name in names]
        check_strategies(game, names)
        check_networks(game, names, seats)
    except UnknownBot as error:
        raise Problem("arena-bot", reason=str(error)) from error
    native_of(game, voice)
    return Hall(game, contestants, seats, choices)


def _ledger(hall: Any, stored: Path, resume: bool) -> Any:
    """The games themselves, in a file beside the results."""
    from spielwerk.arena.matches import read, told

    return ledger_of(stored.with_suffix(".jsonl"), hall.conditions, resume, told, read)


def _played(hall: Any, kind: str, games: int, seed: int, stop: bool, stored: Path, voice: Voice) -> dict[str, Any]:
    """Play a match; what is known of a ladder is stored all along."""
    from spielwerk.arena.matches import ladder, tournament

    began, when = time.perf_counter(), time.strftime("%Y-%m-%dT%H:%M:%S%z")

    def kept(report: dict[str, Any]) -> dict[str, Any]:
        whole = report | {"command": _command(), "when": when, "seconds": time.perf_counter() - began}
        write_whole(stored, json.dumps(whole, ensure_ascii=False, indent=1) + "\n")
        return whole

    with progress_bar(voice.say("arena-playing"), games) as progress:
        if kind == "ladder":
            return kept(ladder(hall, games, seed, progress, kept, stop))
        return kept(tournament(hall, games, seed, progress))


def _command() -> str:
    """The command line as it was typed."""
    return shlex.join(["spielwerk", *sys.argv[1:]])


def _usual_place(game: str, kind: str) -> Path:
    """A file of its own in the folder of all results."""
    folder = home() / "arena"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-unwritable", file=folder, reason=reason_of(error)) from error
    return folder / f"{game}-{kind}-{time.strftime('%Y%m%d-%H%M%S')}.json"


# ---------------------------------------------------------------- showing


def _bars(report: dict[str, Any]) -> list[Any]:
    from spielwerk.arena.plot import Bar

    if report["kind"] == "tournament":
        return [Bar(one["name"], one["rating"], one["low"], one["high"]) for one in report["ratings"]]
    return [
        Bar(f"{rung['upper']} : {rung['lower']}", 100 * rung["wins"], 100 * rung["wins_low"], 100 * rung["wins_high"])
        for rung in report["rungs"]
    ]


def _drawing(report: dict[str, Any], voice: Voice) -> str:
    """The results as SVG."""
    from spielwerk.arena.plot import svg_plot

    rungs = report.get("rungs", [])[:1]
    marks = [(100 * rung[mark], voice.say(message)) for rung in rungs for mark, message in _MARKS.items()]
    title = voice.say(_TITLES[report["kind"]], game=report["game"], games=report["games"])
    return svg_plot(title, _bars(report), marks)


def _show(game: Game, report: dict[str, Any], stored: Path, voice: Voice) -> None:
    console = screen()
    name = game.texts.say(voice.lang, "game-name")
    console.print(Text(voice.say(_TITLES[report["kind"]], game=name, games=report["games"]), "bold"))
    console.print()
    console.print(_ratings_table(report, voice) if report["kind"] == "tournament" else _rungs_table(report, voice))
    console.print(voice.say("arena-stored", file=str(stored)))


def _ratings_table(report: dict[str, Any], voice: Voice) -> Any:
    from spielwerk.arena.plot import text_plot

    table = grid(*(voice.say(word) for word in ("bot", "rating", "interval", "wins", "points", "slowest")), "")
    for one, plotted in zip(report["ratings"], text_plot(_bars(report), 30), strict=True):
        interval = voice.say("range", low=voice.number(one["low"]), high=voice.number(one["high"]))
        table.add_row(
            one["name"], voice.number(one["rating"]), interval, voice.percent(one["wins"]),
            voice.number(one["points"], 1), voice.number(one["slowest_seconds"], 2), Text(plotted, "cyan"),
        )  # fmt: skip
    return table


def _rungs_table(report: dict[str, Any], voice: Voice) -> Any:
    headings = ("bot", "arena-against", "arena-played", "wins", "interval", "points", "slowest", "arena-verdict")
    table = grid(*(voice.say(word) for word in headings), words=2)
    for rung in report["rungs"]:
        interval = voice.say(
            "range", low=voice.number(100 * rung["wins_low"], 1), high=voice.percent(rung["wins_high"])
        )
        points = f"{voice.number(rung['points'], 1)} : {voice.number(rung['points_of_lower'], 1)}"
        answer = voice.say("arena-answer", answer=rung["answer"].replace(" ", "-"))
        table.add_row(
            rung["upper"], rung["lower"], str(rung["games"]), voice.percent(rung["wins"]), interval, points,
            voice.number(rung["slowest_seconds"], 2), answer,
        )  # fmt: skip
    return table
