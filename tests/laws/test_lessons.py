"""Law: every lesson can be taken to its end, whichever right answers are given, in both languages."""

from __future__ import annotations

import re

import pytest

import spielwerk
from spielwerk.games import GAMES
from spielwerk.kernel import Table
from spielwerk.kernel.lesson import ASK, DO, OTHER, TITLE, Lesson, lesson_names, read_lesson
from spielwerk.kernel.rehearsal import Opponent, wrong
from spielwerk.kernel.rulebook import rules_path
from spielwerk.kernel.text import LANGUAGES

LESSONS = [(slug, name) for slug in GAMES for name in lesson_names(spielwerk.game(slug).folder)]
FEWEST, MOST = 15, 25
LONGEST = 330
"""Signs of one remark: two sentences."""
every_lesson = pytest.mark.parametrize(("slug", "name"), LESSONS)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def lesson_of(slug: str, name: str) -> Lesson:
    return read_lesson(spielwerk.game(slug), name)


def first_option(table: Table) -> str:
    return table.options()[0]


def last_option(table: Table) -> str:
    return table.options()[-1]


@every_lesson
@pytest.mark.parametrize("opponent", [first_option, last_option])
def test_a_lesson_comes_to_its_end_with_every_right_answer(slug: str, name: str, opponent: Opponent) -> None:
    assert wrong(lesson_of(slug, name), opponent) == []


@every_lesson
def test_a_lesson_takes_ten_minutes(slug: str, name: str) -> None:
    lesson = lesson_of(slug, name)
    assert FEWEST <= len(lesson.steps) <= MOST
    kinds = {step.kind for step in lesson.steps}
    assert {"say", "do", "ask", "watch", "free"} <= kinds | ({"watch"} if lesson.seats == 1 else set())


@every_lesson
def test_the_first_own_move_comes_at_once(slug: str, name: str) -> None:
    """Front page, then at most two remarks to read on, then the move: three presses."""
    kinds = [step.kind for step in lesson_of(slug, name).steps]
    assert min(kinds.index(kind) for kind in (DO, ASK) if kind in kinds) <= 2


@every_lesson
@every_language
def test_every_step_has_its_words(slug: str, name: str, lang: str) -> None:
    lesson = lesson_of(slug, name)
    assert lesson.say(lang, TITLE)
    assert [step.id for step in lesson.steps if not lesson.say(lang, step.text_id)] == []
    asking = [step for step in lesson.steps if step.kind in (DO, ASK)]
    assert [step.id for step in asking if not lesson.say(lang, step.text_id, OTHER)] == []


@every_lesson
@every_language
def test_a_remark_is_short(slug: str, name: str, lang: str) -> None:
    lesson = lesson_of(slug, name)
    said = {step.id: lesson.say(lang, step.text_id) for step in lesson.steps}
    assert {step: text for step, text in said.items() if len(text) > LONGEST or len(sentences(text)) > 2} == {}


def sentences(text: str) -> list[str]:
    """The sentences of a remark; full stops inside of words and numbers end none."""
    return [part for part in re.split(r"(?<=[.!?])\s+(?=[A-ZÄÖÜ„“])", text) if part]


@every_lesson
def test_every_section_that_a_lesson_names_is_there(slug: str, name: str) -> None:
    game = spielwerk.game(slug)
    named = {step.section for step in lesson_of(slug, name).steps if step.section}
    if not rules_path(game.folder, "en").exists():
        pytest.skip("the rules of this game are not written yet")
    there = game.rulebook("en").by_number
    assert sorted(named - set(there)) == []
