"""Lessons: a game learnt by playing it, written as data in `lessons/<name>/` of a game's folder.

`lesson.toml` says what happens, `de.ftl` and `en.ftl` what is said:

    seats = 3                       # the table
    seed = 7
    seat = 0                        # the learner's; 0 unless said
    choices = { exact_allowed = "false" }

    [[step]]
    id = "goal"                     # the text of the step is the message `goal`
    kind = "say"                    # say, do, ask, watch or free
    glow = ["face:5", "options"]    # what it speaks of: components, or parts of the page
    section = "2.1"                 # where the rules say more

A step of kind `do` or `ask` waits until the learner takes one of the options that `want` lists (`bid:3:*`: any of
these); other options are answered with the text's `.other` and leave the position as it is. `watch` plays the `moves`
it names, whoever is to move. `free` lets the learner take some `decisions`, and a bot plays for the others. A step with
a `position` (the entries of an example: see `spielwerk.kernel.examples`) begins a new scene; without one a step goes on
from the step before.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from spielwerk.kernel.examples import stage
from spielwerk.kernel.fluent import Messages

if TYPE_CHECKING:
    from spielwerk.kernel.game import Game
    from spielwerk.kernel.table import Table

FOLDER, FILE = "lessons", "lesson.toml"
SAY, DO, ASK, WATCH, FREE = "say", "do", "ask", "watch", "free"
NEEDS = {SAY: set[str](), DO: {"want"}, ASK: {"want"}, WATCH: {"moves"}, FREE: {"decisions"}}
"""The kinds of steps, and what each must say beside its text."""
COMMON = {"id", "kind", "glow", "section", "position"}
PARTS = ("board", "own", "options", "prompt", "log", "players", "controls")
"""The parts of the page that can glow beside components."""
TITLE, OTHER, HINT = "title", "other", "hint"
POSITION = {"choices", "before", "set", "ask", "seed"}


class BadLesson(ValueError):
    """A lesson says something that can't be."""


@dataclass(frozen=True)
class Step:
    """One step: what kind it is, what glows, what is wanted or played."""

    id: str
    kind: str
    glow: tuple[str, ...] = ()
    section: str = ""
    want: tuple[str, ...] = ()
    moves: tuple[str, ...] = ()
    decisions: int = 0
    position: Mapping[str, Any] | None = None

    @property
    def text_id(self) -> str:
        """The message that says it."""
        return self.id.replace("_", "-")

    def wanted(self, options: Sequence[str]) -> list[str]:
        """Those of the options that count as right."""
        return [key for key in options if any(fnmatchcase(key, wish) for wish in self.want)]


@dataclass
class Lesson:
    """A lesson of a game."""

    game: Game
    name: str
    seats: int
    seed: int
    seat: int
    choices: Mapping[str, str]
    steps: list[Step] = field(default_factory=list)

    @cached_property
    def texts(self) -> Messages:
        """What is said in it."""
        return Messages(lesson_folder(self.game.folder, self.name))

    def say(self, lang: str, message: str, attribute: str | None = None) -> str:
        """A text of the lesson, or one of its attributes; empty if there is none."""
        pattern = self.texts.pattern(lang, message, attribute)
        return "" if pattern is None else self.texts.format(lang, message, pattern, {})

    def scene(self, step: int) -> int:
        """The step with which the scene of a step began."""
        return next(number for number in range(step, -1, -1) if number == 0 or self.steps[number].position is not None)

    def staged(self, step: int) -> Table:
        """The position with which the scene of a step began."""
        position = dict(self.steps[self.scene(step)].position or {})
        return stage(self.game, {"seats": self.seats, "seed": self.seed, "choices": self.choices} | position)


def lesson_folder(folder: Path, name: str) -> Path:
    """Where a lesson of the game in a folder is written."""
    return folder / FOLDER / name


def lesson_names(folder: Path) -> list[str]:
    """The lessons of the game in a folder."""
    return sorted(file.parent.name for file in (folder / FOLDER).glob(f"*/{FILE}"))


def read_lesson(game: Game, name: str) -> Lesson:
    """A lesson of a game by its name."""
    path = lesson_folder(game.folder, name) / FILE
    where = f"{game.slug}/{FOLDER}/{name}/{FILE}"
    try:
        said: dict[str, Any] = tomllib.loads(path.read_text("utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{where} can't be read: {error}") from error
    unknown = set(said) - {"seats", "seed", "seat", "choices", "step"}
    if unknown or "seats" not in said or "seed" not in said:
        raise BadLesson(f"{where}: a lesson has seats, seed, seat, choices and steps")
    lesson = Lesson(game, name, said["seats"], said["seed"], said.get("seat", 0), said.get("choices", {}))
    for entry in cast(list[dict[str, Any]], said.get("step", [])):
        lesson.steps.append(_step(where, entry, {step.id for step in lesson.steps}))
    if not lesson.steps:
        raise BadLesson(f"{where}: a lesson has at least one [[step]]")
    return lesson


def _step(where: str, entry: dict[str, Any], before: set[str]) -> Step:
    """One step, checked."""
    name, kind = str(entry.get("id", "")), str(entry.get("kind", ""))
    if not name or name in before:
        raise BadLesson(f"{where}: every step has an id of its own, not {name!r} again")
    if kind not in NEEDS:
        raise BadLesson(f"{where}, step {name}: a step is one of {', '.join(NEEDS)}, not {kind!r}")
    missing, unknown = NEEDS[kind] - set(entry), set(entry) - COMMON - NEEDS[kind]
    if missing or unknown:
        raise BadLesson(f"{where}, step {name}: {kind} has {', '.join(sorted(COMMON | NEEDS[kind]))}")
    position = entry.get("position")
    if position is not None and set(position) - POSITION:
        raise BadLesson(f"{where}, step {name}: a position has {', '.join(sorted(POSITION))}")
    lists = {word: tuple(entry.get(word, ())) for word in ("glow", "want", "moves")}
    others = {word: entry[word] for word in ("section", "decisions", "position") if word in entry}
    return Step(name, kind, **lists, **others)
