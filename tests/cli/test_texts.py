"""The texts of the command line: every one is there in both languages, used, and free of mistakes."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import FluentParser, ast

import spielwerk.cli
import spielwerk.kernel.fluent
from spielwerk.cli.helpers.measures import MEASURES
from spielwerk.cli.helpers.problems import Problem
from spielwerk.cli.helpers.prompt import Prompt
from spielwerk.cli.helpers.session import Session
from spielwerk.cli.helpers.texts import Voice, language_of, usual_language
from spielwerk.server.actions.manners import ReportWish
from tests.kernel.medals import game as medals

FOLDER = Path(spielwerk.cli.__file__).parent


STUDY = FOLDER.parent / "arena" / "study"
TEXTS = {FOLDER / "helpers": FOLDER, STUDY: STUDY}
"""Where texts stand, and where the code that says them."""


def messages(lang: str, folder: Path = FOLDER / "helpers") -> dict[str, set[str]]:
    """The variables of each message."""
    text = (folder / f"{lang}.ftl").read_text("utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    found: dict[str, set[str]] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found
            source = text[entry.span.start : entry.span.end] if entry.span else ""
            found[entry.id.name] = set(re.findall(r"\$(\w+)", source))
    return found


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.name)
def test_both_languages_have_the_same_messages_with_the_same_variables(folder: Path) -> None:
    assert messages("de", folder) == messages("en", folder)


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.name)
def test_every_message_is_used(folder: Path) -> None:
    speaker = Path(spielwerk.kernel.fluent.__file__)
    source = "".join(file.read_text("utf-8") for file in [*TEXTS[folder].rglob("*.py"), speaker]).replace("'", '"')
    made = re.compile(r"help-|bench-|setting-|admin-(status|seat|what|reason)-|(length|points)-(mean|spread|note)$")
    unused = [name for name in messages("en", folder) if f'"{name}"' not in source and not made.match(name)]
    assert unused == []


def test_every_reason_of_a_report_has_a_text() -> None:
    reasons = get_args(ReportWish.model_fields["reason"].annotation)
    told = {name.removeprefix("admin-reason-") for name in messages("en") if name.startswith("admin-reason-")}
    assert told == set(reasons)


def test_help_speaks_of_every_command() -> None:
    session = Session(medals.table(2, 1), ["human", "human"], Voice("en"), None)
    for name in ("number", *Prompt(session).commands):
        assert {f"help-{name}", f"help-{name}-form"} <= set(messages("en"))


def test_bench_speaks_of_every_measure() -> None:
    assert {f"bench-{name.replace('_', '-')}" for name in MEASURES} <= set(messages("en"))


@pytest.mark.parametrize(
    ("words", "lang"),
    [
        (["games", "--lang", "de"], "de"),
        (["games", "--lang=de"], "de"),
        (["--lang", "en", "nonsense"], "en"),
        (["games", "--lang", "fr"], "en"),
        (["games", "--lang"], "en"),
        ([], "en"),
    ],
)
def test_language_of_a_command_line(words: list[str], lang: str) -> None:
    assert language_of(words) == lang


@pytest.mark.parametrize(("value", "lang"), [("de_AT.UTF-8", "de"), ("C", "en"), ("fr_FR", "en"), ("", "en")])
def test_language_of_the_surroundings(monkeypatch: pytest.MonkeyPatch, value: str, lang: str) -> None:
    monkeypatch.setenv("LANG", value)
    assert usual_language() == lang


def test_numbers_as_people_write_them() -> None:
    assert Voice("de").number(1234567.891, 1) == "1.234.567,9"
    assert Voice("en").number(1234567.891, 1) == "1,234,567.9"
    assert Voice("de").percent(0.125) == "12,5 %"


def test_a_problem_is_one_line() -> None:
    problem = Problem("data-broken", file="x", reason="first\nsecond")
    assert "\n" not in problem.line(Voice("de"))
