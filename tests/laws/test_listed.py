"""A game is its folder: the laws find it there, and nothing else has to name it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import spielwerk
from spielwerk.games import GAMES
from tests.kernel.medals import game as medals
from tests.laws.listed import CASES, FILE, Case, cases_of, every_game

ROOT = Path(__file__).parents[2]
CODE = (".py", ".toml", ".ftl", ".ts", ".svelte", ".css")


def test_a_game_without_cases_is_tried_with_few_and_many_players() -> None:
    assert not (medals.folder / FILE).exists()
    assert list(cases_of(medals)) == [Case("medals", medals.seats[0]), Case("medals", medals.seats[-1])]


def test_a_file_names_seats_choices_and_counts() -> None:
    assert Case("dudo", 4, {"ones_are_wild": "false", "exact_allowed": "false"}, python_games=20) in CASES
    assert Case("anno_1800", 2, python_games=20, native_games=2_000) in CASES


@every_game
def test_every_game_is_tried_with_its_usual_choices_and_with_those_that_exist(slug: str) -> None:
    game = spielwerk.game(slug)
    cases = [case for case in CASES if case.slug == slug]
    assert {game.seats[0], game.seats[-1]} <= {case.seats for case in cases if not case.choices}
    assert all(case.seats in game.seats and game.settled(case.choices) for case in cases if case.choices)


def sources() -> Iterator[Path]:
    """All that is written by hand and runs for people."""
    for folder in ("src/spielwerk", "web/src"):
        found = (file for file in (ROOT / folder).rglob("*") if file.suffix in CODE)
        yield from (file for file in found if "static" not in file.relative_to(ROOT).parts)


@pytest.mark.parametrize("slug", GAMES)
def test_only_its_own_folders_know_the_name_of_a_game(slug: str) -> None:
    others = (file for file in sources() if slug not in file.relative_to(ROOT).parts)
    assert [str(file.relative_to(ROOT)) for file in others if re.search(rf"\b{slug}\b", file.read_text("utf-8"))] == []


@pytest.mark.xdist_group("alone")
def test_tests_of_a_group_share_a_process(request: pytest.FixtureRequest) -> None:
    """Else every process would play all games of the laws anew, and nobody would notice but by the clock."""
    assert request.node.nodeid.endswith("@alone") or "PYTEST_XDIST_WORKER" not in os.environ
