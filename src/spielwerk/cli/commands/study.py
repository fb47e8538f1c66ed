"""`spielwerk study`: what if? Variants of a game played by bots, with tables and a report."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spielwerk.cli.helpers.checks import readable, voice_of
from spielwerk.cli.helpers.console import print_json, progress_bar, screen
from spielwerk.cli.helpers.files import writable, write_whole
from spielwerk.cli.helpers.options import Json, Lang, Ray, Workers
from spielwerk.cli.helpers.problems import Problem, WrongFile, reason_of
from spielwerk.cli.helpers.texts import Voice
from spielwerk.cli.helpers.work import ledger_of, place_of, workers_blamed

if TYPE_CHECKING:
    from spielwerk.arena.study.plan import Plan
    from spielwerk.arena.study.playing import Played

CHECKPOINT, REPORT = "checkpoint.jsonl", "report.html"

StudyFile = Annotated[
    str, typer.Argument(metavar="FILE", help="The study (TOML); docs/researchers/studies.md tells how.")
]
Out = Annotated[
    str | None,
    typer.Option(
        "--out", metavar="FOLDER", help="Where results go; else a folder beside the file.", show_default=False
    ),
]


def study(
    file: StudyFile,
    out: Out = None,
    workers: Workers = None,
    ray: Ray = None,
    lang: Lang = None,
    as_json: Json = False,
) -> None:
    """Play variants of a game with the same seeds and say what is different.

    Results are two tables (Parquet) and a report (HTML) that needs nothing else. What was broken off goes on.
    """
    voice = voice_of(lang)
    plan = _plan(Path(file))
    _check_library()
    place = place_of(workers, ray, voice)
    folder = _folder(Path(out) if out is not None else Path(file).with_suffix(""))
    with workers_blamed():
        played = _played(Path(file), plan, place, folder, voice)
    _write(played, folder, voice)
    if as_json:
        print_json(_summary(played, folder))
    else:
        screen().print(voice.say("study-done", games=plan.games * len(plan.cells), folder=str(folder)))


def _plan(file: Path) -> Plan:
    from spielwerk.arena.study.plan import read_plan
    from spielwerk.arena.study.words import WrongStudy

    try:
        return read_plan(readable(file).read_text("utf-8"))
    except UnicodeError as error:
        raise Problem("file-unreadable", file=file, reason=reason_of(error)) from error
    except WrongStudy as wrong:
        raise WrongFile(file, wrong) from wrong


def _check_library() -> None:
    """Better now than after the games."""
    from spielwerk.arena.study.tables import NoParquet, parquet_library

    try:
        parquet_library()
    except NoParquet as error:
        raise Problem("study-parquet") from error


def _folder(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("file-unwritable", file=folder, reason=reason_of(error)) from error
    return folder


def _played(file: Path, plan: Plan, place: Any, folder: Path, voice: Voice) -> Played:
    from spielwerk.arena.study.playing import play_study, read, told
    from spielwerk.arena.study.words import WrongStudy

    ledger = ledger_of(folder / CHECKPOINT, plan.conditions, True, told, read)
    try:
        with progress_bar(voice.say("simulating"), plan.games * len(plan.cells)) as progress:
            return play_study(plan, place, ledger, progress)
    except WrongStudy as wrong:
        raise WrongFile(file, wrong) from wrong


def _write(played: Played, folder: Path, voice: Voice) -> None:
    from spielwerk.arena.study.report import report
    from spielwerk.arena.study.tables import GAMES, USE, write_tables

    for name in (GAMES, USE):
        writable(folder / name)
    write_tables(played, folder)
    write_whole(writable(folder / REPORT), report(played, voice.lang))


def _summary(played: Played, folder: Path) -> dict[str, Any]:
    """What a machine may want to know at once; all else is in the tables."""
    from spielwerk.arena.study.numbers import mean, points, seat_wins

    plan = played.plan
    cells = [
        {
            "variant": plan.variants[cell.variant].id,
            "bots": list(plan.tables[cell.table].bots),
            "length": mean(games.playouts.lengths)._asdict(),
            "points": mean(points(games))._asdict(),
            "wins": [wins._asdict() for wins in seat_wins(games)],
        }
        for cell, games in played.games.items()
    ]
    return {"game": plan.slug, "games": plan.games, "seed": plan.seed, "cells": cells, "folder": str(folder)}
