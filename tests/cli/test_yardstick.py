"""`spielwerk yardstick`: bots measured by positions."""

from __future__ import annotations

import pytest

from tests.cli.conftest import GAME, Run

WORDS = ("yardstick", GAME, "--positions", "2", "--seats", "3", "--bots", "greedy,script:hire_early")


def test_report_for_a_machine(run: Run) -> None:
    report = run(*WORDS, "--json").content
    assert report["game"] == GAME and report["seats"] == 3
    assert list(report["bots"]) == ["greedy", "script:hire_early"]


@pytest.mark.parametrize(("lang", "words"), [("en", "points given away"), ("de", "verschenkte Punkte")])
def test_report_for_people(run: Run, lang: str, words: str) -> None:
    outcome = run(*WORDS, "--lang", lang)
    assert outcome.code == 0 and outcome.err == ""
    assert words in outcome.out


def test_a_long_search_judges_too_if_that_is_wished(run: Run) -> None:
    report = run(*WORDS, "--searched", "2", "--json").content
    assert report["searched"] == 2
    assert all(0 <= facts["regret"] <= 1 for facts in report["bots"].values())
    assert "given away of a win" in run(*WORDS, "--searched", "2").out


@pytest.mark.parametrize("bots", ["nobody", "script:nonsense"])
def test_unknown_bots_are_refused(run: Run, bots: str) -> None:
    outcome = run("yardstick", GAME, "--bots", bots)
    assert outcome.code == 2 and bots.removeprefix("script:") in outcome.err
