"""Law: the rules can be read, they say what the engine does, and what cites a section finds it."""

from __future__ import annotations

import re
import tokenize
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import spielwerk
from spielwerk.games import GAMES
from spielwerk.kernel.decision import Decision
from spielwerk.kernel.examples import wrong
from spielwerk.kernel.nouns import Seats
from spielwerk.kernel.rulebook import Rulebook, rules_path
from spielwerk.kernel.text import LANGUAGES

WRITTEN = [slug for slug in GAMES if rules_path(spielwerk.game(slug).folder, "de").exists()]
NUMBERED = re.compile(r"(?<![\w.×])(?:\d{1,2}(?:\.\d{1,2}){1,2}|R\d{1,2})(?![\w.]\d|[\w%])")
every_book = pytest.mark.parametrize("slug", WRITTEN)
every_language = pytest.mark.parametrize("lang", LANGUAGES)


def book(slug: str, lang: str) -> Rulebook:
    return spielwerk.game(slug).rulebook(lang)


@every_book
def test_both_languages_have_the_same_sections_numbers_and_examples(slug: str) -> None:
    german, english = (book(slug, lang) for lang in ("de", "en"))
    assert [one.number for one in german.sections] == [one.number for one in english.sections]
    for one, other in zip(german.sections, english.sections, strict=True):
        assert (sorted(one.about), one.examples) == (sorted(other.about), other.examples), one.number
        assert sorted(set(one.numbers)) == sorted(set(other.numbers)), one.number


@every_book
def test_sections_are_numbered_in_order(slug: str) -> None:
    numbers = [[int(part) for part in one.number.split(".")] for one in book(slug, "en").sections]
    assert numbers == sorted(numbers)
    for number in numbers:
        assert number[-1] == 1 or [*number[:-1], number[-1] - 1] in numbers, f"a section before {number} is missing"
        assert len(number) == 1 or number[:-1] in numbers, f"the chapter of {number} is missing"


@every_book
@every_language
def test_every_section_that_a_refusal_cites_is_there(slug: str, lang: str) -> None:
    cited = {refusal.name: refusal.section for refusal in spielwerk.game(slug).refusals.values()}
    there = book(slug, lang).by_number
    assert {name: section for name, section in cited.items() if section not in there} == {}


@every_book
def test_every_section_that_code_names_is_there(slug: str) -> None:
    """Comments and docstrings of a game name sections of its rules, not of a paper that readers do not have."""
    folder, there = spielwerk.game(slug).folder, book(slug, "en").by_number
    said = [(file.name, words) for file in sorted(folder.rglob("*.py")) for words in comments(file)]
    named = [(file, number) for file, words in said for number in NUMBERED.findall(words)]
    assert [(file, number) for file, number in named if number not in there] == []


def comments(file: Path) -> Iterator[str]:
    """The comments and docstrings of a Python file."""
    with file.open("rb") as source:
        tokens = list(tokenize.tokenize(source.readline))
    for before, token in pairwise(tokens):
        statement = before.type in (tokenize.NEWLINE, tokenize.NL, tokenize.INDENT, tokenize.ENCODING)
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and statement):
            yield token.string


@every_book
def test_every_decision_table_option_and_kind_of_component_is_described(slug: str) -> None:
    game, rules = spielwerk.game(slug), book(slug, "en")
    wanted = [f"decision:{kind.name}" for kind in game.kinds if isinstance(kind, Decision)]
    wanted += [f"choice:{choice}" for choice in game.choices]
    wanted += ["setup", "scoring"]
    assert [what for what in wanted if rules.section_about(what) is None] == []


@every_book
def test_every_component_that_has_a_text_is_described(slug: str) -> None:
    """By its name in a section, in a list of all of its kind, or by a section about its kind."""
    game, rules = spielwerk.game(slug), book(slug, "en")
    named = {component for section in rules.sections for component in section.components}
    nouns = [noun for noun in game.nouns.values() if rules.section_about(f"noun:{noun.name}") is None]
    things = [(noun, number) for noun in nouns if not isinstance(noun, Seats) for number in noun]
    described = [
        f"{noun.name}:{noun.ids[number]}" for noun, number in things if game.texts.description("en", noun, number)
    ]
    assert [thing for thing in described if thing not in named] == []


@every_book
def test_every_example_comes_out_as_the_text_says(slug: str) -> None:
    game = spielwerk.game(slug)
    examples = [(one.number, example) for one in book(slug, "en").sections for example in one.examples]
    assert {number: wrong(game, example) for number, example in examples if wrong(game, example)} == {}
    assert len(examples) >= 2
