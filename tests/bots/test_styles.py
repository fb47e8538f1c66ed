"""Temperaments: bots of one level that like different things."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from spielwerk.arena.contestants import check_strategies, contestant
from spielwerk.bots import UnknownBot, position_of
from spielwerk.bots.levels import level_bot, level_settings
from spielwerk.bots.search import SearchBot
from spielwerk.bots.styles import style_at, style_numbers
from spielwerk.games import game, game_slugs
from spielwerk.kernel.weights import Style, styled, styles_of
from spielwerk.server.texts import say
from tests.kernel.test_weights import FEATURES

STYLED = [slug for slug in game_slugs() if game(slug).styles]


def test_four_bots_at_a_table_differ_and_stay_as_they_are() -> None:
    airship = game("airship_city")
    tables = [f"table-{number}" for number in range(50)]
    for table in tables:
        styles = [style_at(airship, table, seat) for seat in range(4)]
        assert len(set(styles)) == 4
        assert styles == [style_at(airship, table, seat) for seat in range(4)]
    assert len({style_at(airship, table, 0) for table in tables}) == 4


def test_tastes_change_the_features_that_they_name_and_patience_what_is_far_off() -> None:
    table = np.array([[1.0, 2.0], [1.0, 2.0], [1.0, 2.0]])
    rows = styled([table], FEATURES, [Style("miser", {"go*": 3.0}, 2.0)])
    assert rows[:3].tolist() == table.tolist()
    assert rows[3:].tolist() == [[3.0, 2.0], [4.5, 3.0], [6.0, 4.0]]


@pytest.mark.parametrize("slug", STYLED)
def test_every_temperament_has_words_and_names_features_that_are_there(slug: str) -> None:
    from importlib import import_module

    features = import_module(f"spielwerk.games.{slug}.evaluation").FEATURES.ids
    for style in styles_of(game(slug).folder):
        assert all(any(Style("", {pattern: 2.0}).taste(name) != 1.0 for name in features) for pattern in style.tastes)
        assert say("de", f"style-{style.name}") != say("en", f"style-{style.name}")
        level_bot("hard", 1, 1).settings.with_numbers(style_numbers(game(slug), style.name))


@pytest.mark.parametrize("slug", STYLED)
def test_a_temperament_judges_otherwise_at_every_skill(slug: str) -> None:
    found = game(slug)
    native, state = found.native, found.table(found.seats[-1], 3).state
    row = np.frombuffer(bytes(state), np.uint8).copy()
    from spielwerk.kernel.native.loops import evaluate

    for skill in range(found.skills):
        usual = evaluate(native.rules_for(skill), row, 0)
        assert evaluate(native.rules_for(skill, "nobody"), row, 0) == usual
        others = {float(evaluate(native.rules_for(skill, style), row, 0)) for style in found.styles}
        assert len(others | {float(usual)}) > 1


def test_a_bot_with_a_temperament_searches_by_it() -> None:
    """Its numbers and its judgement reach the search; the same level without one is as it was."""
    found = game("airship_city")
    position = position_of(found.table(4, 11))

    def values(style: str) -> list[float]:
        settings = level_settings("easy", {"seconds": 1e9, "iterations": 64})
        return [one.value for one in SearchBot(5, replace(settings, style=style)).judge(position)]

    assert values("") == values("") == values("unheard-of")
    assert values("builder") != values("")
    assert values("spoiler") != values("")


def test_the_arena_knows_temperaments_by_their_names() -> None:
    builder = contestant("hard/builder:trials=3")
    assert builder.settings is not None
    assert (builder.settings.style, builder.settings.parameters.trials) == ("builder", 3)
    assert builder.facts["style"] == "builder"
    assert "style" not in contestant("hard").facts
    check_strategies(game("airship_city"), ["hard/builder", "hard:trials=3"])
    with pytest.raises(UnknownBot, match="sleeper"):
        check_strategies(game("airship_city"), ["hard/sleeper"])
    with pytest.raises(UnknownBot, match="temperament"):
        contestant("greedy/builder")
