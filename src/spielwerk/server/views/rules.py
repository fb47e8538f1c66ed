"""The rules of a game as people read them: sections, what they describe, and the numbers that nobody printed."""

from __future__ import annotations

from functools import cache
from typing import Any

from spielwerk.kernel import Game
from spielwerk.kernel.lesson import HINT, OTHER, TITLE, Lesson, lesson_names, read_lesson
from spielwerk.kernel.provenance import reconstructed_entries
from spielwerk.kernel.rulebook import Rulebook, outline, rules_path
from spielwerk.server.errors import Refused


def rulebook(game: Game, lang: str) -> Rulebook | None:
    """The rules of a game, if somebody has written them."""
    return game.rulebook(lang) if rules_path(game.folder, lang).exists() else None


@cache
def rules(game: Game, lang: str) -> dict[str, Any]:
    """All sections, and which of them describes what."""
    book = rulebook(game, lang)
    if book is None:
        raise Refused("no_rules")
    sections = [
        {"number": one.number, "title": one.title, "level": one.level, "html": one.html, "about": list(one.about)}
        for one in book.sections
    ]
    return {"title": book.title, "game": game.slug, "sections": sections, "reconstructed": _reconstructed(game, lang)}


@cache
def citations(game: Game, lang: str) -> dict[str, Any]:
    """What can be cited: the titles of the sections by their numbers, and the section that describes something."""
    sections = outline(game.folder, lang)
    return {
        "sections": {one.number: one.title for one in sections},
        "about": {what: one.number for one in reversed(sections) for what in one.about},
    }


def _reconstructed(game: Game, lang: str) -> list[dict[str, str]]:
    """The numbers that nobody printed, with the names of the things they belong to."""
    named = {
        thing: game.texts.name(lang, noun, noun.number(thing)) for noun in game.nouns.values() for thing in noun.ids
    }
    return [
        {"path": entry.path, "thing": named.get(entry.thing, entry.thing), "entry": entry.name, "value": entry.shown}
        for entry in reconstructed_entries(game.folder)
    ]


def example(game: Game, number: str) -> dict[str, Any]:
    """An example of the rules by its number, such as `2.1-1`."""
    book = rulebook(game, "en")
    section, _, place = number.rpartition("-")
    examples = book.by_number[section].examples if book is not None and section in book.by_number else []
    if not place.isdigit() or not 1 <= int(place) <= len(examples):
        raise Refused("not_found")
    return examples[int(place) - 1]


# ---------------------------------------------------------------- lessons


@cache
def lesson_of(game: Game, name: str) -> Lesson:
    """A lesson that is there; refused if it is not."""
    if name not in lesson_names(game.folder):
        raise Refused("not_found")
    return read_lesson(game, name)


def lesson_titles(game: Game, lang: str) -> list[dict[str, str]]:
    """The lessons of a game, as the front page shows them."""
    return [{"name": name, "title": lesson_of(game, name).say(lang, TITLE)} for name in lesson_names(game.folder)]


def shown_lesson(lesson: Lesson, lang: str) -> dict[str, Any]:
    """A lesson with its words."""
    steps = [
        {
            "id": step.id,
            "kind": step.kind,
            "text": lesson.say(lang, step.text_id),
            "other": lesson.say(lang, step.text_id, OTHER),
            "hint": lesson.say(lang, step.text_id, HINT),
            "glow": step.glow,
            "section": step.section,
            "want": step.want,
            "moves": step.moves,
            "decisions": step.decisions,
            "scene": lesson.scene(number),
        }
        for number, step in enumerate(lesson.steps)
    ]
    kinds = {kind.name: lesson.say(lang, f"tip-{kind.name.replace('_', '-')}") for kind in lesson.game.kinds}
    tips = {name: text for name, text in kinds.items() if text}
    about = {"game": lesson.game.slug, "name": lesson.name, "title": lesson.say(lang, TITLE)}
    return about | {"seats": lesson.seats, "choices": lesson.choices, "steps": steps, "tips": tips}
