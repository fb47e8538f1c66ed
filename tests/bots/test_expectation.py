"""Where points are to be expected from: what an option earns more than another one, told only where it is no chance."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from spielwerk.bots import position_of
from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import expectation
from spielwerk.bots.search.expectation import FEWEST, GAMES, MOST, gains, telling
from spielwerk.bots.search.forest import Task
from spielwerk.bots.search.structures import Parameters, Scratch
from tests.positions.airship_city import donate_the_last_ship

SETTINGS = level_settings("hard")


def test_a_donation_in_the_last_turn_is_a_point_more_from_airships() -> None:
    table = donate_the_last_ship().table
    position, noun = position_of(table), table.game.ledger_noun
    donate, sell = (table.game.option(key) for key in ("donate", "sell"))
    assert donate is not None and sell is not None and noun is not None
    found = {noun.ids[source]: points for source, points in gains(position, donate, sell, SETTINGS)}
    assert found["airships"] == 1.0
    back = {noun.ids[source]: points for source, points in gains(position, sell, donate, SETTINGS)}
    assert back == {source: -points for source, points in found.items()}


def test_what_may_be_chance_is_not_told() -> None:
    sure, unsure, little = np.full(50, 2.0), np.tile([31.0, -29.0], 25), np.full(50, 0.1)
    assert telling(np.stack([unsure, sure, little], axis=1)) == [(1, 2.0)]


def test_the_greatest_differences_come_first_and_are_few() -> None:
    found = telling(np.tile([1.0, -4.0, 2.0, 3.0], (GAMES, 1)))
    assert found == [(1, -4.0), (3, 3.0), (2, 2.0)] and len(found) == MOST


def test_it_takes_no_longer_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    table = donate_the_last_ship().table
    position, played = position_of(table), list[int]()
    usual = expectation.earned

    def counted(task: Task, scratch: Scratch, params: Parameters, option: int, seed: int) -> Any:
        played.append(option)
        return usual(task, scratch, params, option, seed)

    monkeypatch.setattr(expectation, "earned", counted)
    monkeypatch.setattr(expectation, "SECONDS", 0.0)
    one, other = position.options[:2]
    assert gains(position, one, other, SETTINGS) == []
    assert len(played) < FEWEST
