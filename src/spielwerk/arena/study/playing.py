"""A study played: each variant in surroundings of its own, all that is done kept in a ledger."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import numpy as np

from spielwerk.arena.executors import Executor
from spielwerk.arena.executors.surroundings import Surroundings
from spielwerk.arena.ledger import Ledger, Progress, Row, in_order, nobody_watches
from spielwerk.arena.series import Part, Portion, Series, counts_of
from spielwerk.arena.series import read as read_portion
from spielwerk.arena.series import told as told_portion
from spielwerk.arena.study.plan import Cell, Plan
from spielwerk.arena.study.words import WrongStudy
from spielwerk.bots.use import UseOf, component_keys, components, option_keys, use_rows
from spielwerk.games import game
from spielwerk.kernel.fluent import LANGUAGES
from spielwerk.kernel.native import Playouts

Place = Callable[[Surroundings], Executor]
"""Who works in these surroundings."""


class Task(NamedTuple):
    """Some games of one cell."""

    cell: Cell
    portion: Portion


@dataclass(frozen=True)
class Thing:
    """A component as a variant has it: its key and its names."""

    key: str
    names: dict[str, str]


@dataclass(frozen=True)
class Contents:
    """What can be counted in a variant."""

    options: list[str]
    components: list[Thing]


@dataclass(frozen=True)
class Games:
    """What came of the games of one cell."""

    playouts: Playouts
    options: list[UseOf]
    components: list[UseOf]


@dataclass(frozen=True)
class Played:
    """A study with all its results."""

    plan: Plan
    contents: list[Contents]
    """Of each variant."""
    games: dict[Cell, Games]


def play_study(
    plan: Plan, place: Place, ledger: Ledger[Task, Part] | None = None, progress: Progress = nobody_watches
) -> Played:
    """Play a whole study; progress is told in games."""
    contents = [_tried(plan, number, place) for number in range(len(plan.variants))]
    games: dict[Cell, Games] = {}
    before, total = 0, plan.games * len(plan.cells)
    for number, variant in enumerate(plan.variants):
        cells = [cell for cell in plan.cells if cell.variant == number]
        tasks = [Task(cell, portion) for cell in cells for portion in plan.portions]
        further = partial(_further, progress, before, total, plan.games * len(cells))
        executor = place(variant.surroundings)
        parts = list(in_order(executor, partial(play_task, plan), tasks, ledger, further))
        games |= {cell: _joined(plan, cell, contents[number], parts) for cell in cells}
        before += plan.games * len(cells)
    return Played(plan, contents, games)


def _further(progress: Progress, before: int, total: int, games: int, done: int, tasks: int) -> None:
    progress(before + games * done // tasks, total)


def _joined(plan: Plan, cell: Cell, contents: Contents, parts: Sequence[tuple[Task, Part]]) -> Games:
    mine = [part for task, part in parts if task.cell == cell]
    scores, standings, lengths = (
        np.concatenate([part[name] for part in mine]) for name in ("scores", "standings", "lengths")
    )
    counts = counts_of(mine)
    options, components = counts[: len(counts) // 2], counts[len(counts) // 2 :]
    return Games(
        Playouts(plan.tables[cell.table].seats, scores, standings, lengths, seconds=0.0),
        list(use_rows(contents.options, options)),
        list(use_rows([thing.key for thing in contents.components], components)),
    )


def play_task(plan: Plan, task: Task) -> Part:
    """Play some games, in surroundings that are there already."""
    return _series(plan, task.cell).play(task.portion)


def _series(plan: Plan, cell: Cell) -> Series:
    choices = plan.variants[cell.variant].choices
    return Series(game(plan.slug), plan.tables[cell.table].bots, plan.games, plan.seed, choices, counts_use=True)


# ---------------------------------------------------------------- each variant is tried first


def _tried(plan: Plan, variant: int, place: Place) -> Contents:
    """What a variant has; one that can't be played is told by its name."""
    wanted = plan.variants[variant]
    try:
        ((_, found),) = place(wanted.surroundings).run(partial(try_out, plan), [variant])
    except (ValueError, KeyError, IndexError, ArithmeticError, AssertionError) as error:
        raise WrongStudy("study-broken", variant=wanted.id, reason=str(error) or type(error).__name__) from error
    return found


def try_out(plan: Plan, variant: int) -> Contents:
    """Play a game in plain Python, where broken data can do no harm, and say what there is to count."""
    found = game(plan.slug)
    for seats in {table.seats for table in plan.tables}:
        tried = Series(found, ["random"] * seats, 1, plan.seed, plan.variants[variant].choices, compiled=False)
        tried.play(Portion(0, 1))
    named = zip(component_keys(found), components(found), strict=True)
    things = [Thing(key, {lang: found.texts.name(lang, *thing) for lang in LANGUAGES}) for key, thing in named]
    return Contents(option_keys(found), things)


# ---------------------------------------------------------------- lines of a ledger


def told(task: Task, part: Part) -> Row:
    """Some games as a line."""
    return {"variant": task.cell.variant, "table": task.cell.table} | told_portion(task.portion, part)


def read(row: Row) -> tuple[Task, Part]:
    """Some games from a line."""
    portion, part = read_portion(row)
    return Task(Cell(row["variant"], row["table"]), portion), part


def cells_by_table(plan: Plan) -> Iterator[list[Cell]]:
    """The cells that are compared with each other: all variants at one table."""
    for table in range(len(plan.tables)):
        yield [cell for cell in plan.cells if cell.table == table]
