"""A lesson played by the engine before anybody learns from it: what is wanted is offered, what is named is there."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from spielwerk.kernel.lesson import ASK, DO, FREE, PARTS, WATCH, Lesson, Step
from spielwerk.kernel.table import Table

Opponent = Callable[[Table], str]
"""Who plays for the others where a lesson does not say what they do."""
MOST_BRANCHES = 6
"""So many right answers of one step are tried."""


def wrong(lesson: Lesson, opponent: Opponent) -> list[str]:
    """What does not come out as the lesson says, whichever right answers are given; empty when all does."""
    found = list(_shapes(lesson))
    for number, branch in [(0, 0), *_branches(lesson, opponent)]:
        try:
            found += _played(lesson, opponent, number, branch)
        except ValueError as error:
            found.append(str(error))
    return list(dict.fromkeys(found))


def _shapes(lesson: Lesson) -> Iterator[str]:
    """What is wrong whatever is played: after free play nobody knows the position any more."""
    free = False
    for step in lesson.steps:
        free = free and step.position is None
        if free and step.kind in (DO, ASK, WATCH):
            yield f"step {step.id}: after free play a step needs a position of its own"
        free = free or step.kind == FREE


def _branches(lesson: Lesson, opponent: Opponent) -> list[tuple[int, int]]:
    """The steps that have more than one right answer, with the number of each other answer."""
    counts: dict[int, int] = {}
    try:
        for number, step, table in _walk(lesson, opponent, -1, 0, len(lesson.steps)):
            if step.kind in (DO, ASK):
                counts[number] = min(MOST_BRANCHES, len(step.wanted(table.options())))
    except ValueError:
        return []  # said by the walk that looks for what is wrong
    return [(number, branch) for number, count in counts.items() for branch in range(1, count)]


def _played(lesson: Lesson, opponent: Opponent, at: int, branch: int) -> Iterator[str]:
    """What is wrong on the way on which a step was answered in another way, up to the end of its scene."""
    scenes = [number for number in range(len(lesson.steps)) if lesson.scene(number) > at]
    last = len(lesson.steps) if branch == 0 else min(scenes, default=len(lesson.steps))
    for _, step, table in _walk(lesson, opponent, at, branch, last):
        yield from _named(lesson, step, table)


def _walk(lesson: Lesson, opponent: Opponent, at: int, branch: int, last: int) -> Iterator[tuple[int, Step, Table]]:
    """The steps in order, each with the position in which it finds the table."""
    table = lesson.staged(0)
    for number, step in enumerate(lesson.steps[:last]):
        if step.position is not None:
            table = lesson.staged(number)
        yield number, step, table
        _take(lesson, step, table, opponent, branch if number == at else 0)


def _take(lesson: Lesson, step: Step, table: Table, opponent: Opponent, branch: int) -> None:
    """Do what a step wants done."""
    if step.kind == WATCH:
        for key in step.moves:
            _play(step, table, key)
    elif step.kind in (DO, ASK):
        right = step.wanted(table.options())
        if table.seat != lesson.seat or not right:
            raise ValueError(f"step {step.id}: none of {', '.join(step.want)} is offered to the learner")
        _play(step, table, right[branch])
    elif step.kind == FREE:
        for _ in range(step.decisions):
            _let_others_play(lesson, table, opponent)
            if not table.over:
                table.play(opponent(table))
        _let_others_play(lesson, table, opponent)


def _play(step: Step, table: Table, key: str) -> None:
    try:
        table.play(key)
    except ValueError as error:
        raise ValueError(f"step {step.id}: {error}") from error


def _let_others_play(lesson: Lesson, table: Table, opponent: Opponent) -> None:
    while not table.over and table.seat != lesson.seat:
        table.play(opponent(table))


def _named(lesson: Lesson, step: Step, table: Table) -> Iterator[str]:
    """Components that a step lets glow and that are not there."""
    for ref in step.glow:
        noun, _, thing = ref.partition(":")
        known = lesson.game.nouns.get(noun)
        if ref not in PARTS and not (known is not None and thing in known) and ref not in _pressed(table):
            yield f"step {step.id}: there is no {ref}"


def _pressed(table: Table) -> set[str]:
    """All components at which an option of the waiting decision is pressed."""
    options = [option for option in map(table.game.option, table.options()) if option is not None]
    return {ref for option in options for ref in table.points_at(option)}
