"""The rules to read: positions that a game could reach, and tables that say what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from spielwerk.games.dilluvia_project import game
from spielwerk.games.dilluvia_project.catalogue import DATA
from spielwerk.kernel.examples import stage
from spielwerk.kernel.text import LANGUAGES
from tests.games.dilluvia_project.test_invariants import check_city, check_house, check_players, check_supplies


def examples() -> Iterator[Any]:
    """Every example, called by its section."""
    for section in game.rulebook("en").sections:
        for number, example in enumerate(section.examples, 1):
            yield pytest.param(example, id=f"{section.number}-{number}")


@pytest.mark.parametrize("example", [*examples()])
def test_nothing_in_the_position_of_an_example_contradicts_itself(example: Mapping[str, Any]) -> None:
    table = stage(game, example)
    seats, view = example["seats"], table.view()
    check_city(view, table.state, seats)
    check_supplies(view, seats)
    check_players(view, seats)
    check_house(view, seats, Counter())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_circles_is_that_of_the_data(lang: str) -> None:
    """12.5: the rows of the fields that anybody may use, for two, three and four players."""
    table = [line for line in game.rulebook(lang).by_number["12.5"].source.splitlines() if "○" in line and "|" in line]
    told = [[cell.strip() for cell in line.split("|")[2:5]] for line in table]
    fields = [field for field in DATA["action_fields"] if not field["rows"][0]["circles"][0]["color"]]
    assert told == [[circles(field["rows"][-1], seats) for seats in (2, 3, 4)] for field in fields]


def circles(row: Mapping[str, Any], seats: int) -> str:
    """The circles of a row as the table draws them."""
    return " ".join("○①"[circle["aero_cost"]] for circle in row["circles"] if seats in circle["players"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_market_spaces_is_that_of_the_data(lang: str) -> None:
    """12.6, row by row."""
    told = game.rulebook(lang).by_number["12.6"].components
    assert told == [f"space_effect:{space['final_round_effect']}" for space in DATA["market_spaces"]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_squares_with_land_are_those_of_the_data(lang: str) -> None:
    """3.4: first and last column and row for two, three and four players."""
    line = next(line for line in game.rulebook(lang).by_number["3.4"].source.splitlines() if "A–M" in line)
    told = [cell.strip() for cell in line.split("|")[2:5]]
    for seats, cell in zip((2, 3, 4), told, strict=True):
        land = [square for square in DATA["city_squares"] if seats in square["players"] and square["kind"] == "land"]
        columns, rows = [square["column"] for square in land], [square["row"] for square in land]
        assert cell == f"{min(columns)}–{max(columns)}, {min(rows)}–{max(rows)}"
