"""Strategies as scripts: what is preferred is taken, what is avoided is not, and all of it exists in the game."""

from __future__ import annotations

from fnmatch import fnmatchcase
from itertools import product

import pytest

from spielwerk.bots import position_of
from spielwerk.bots.script import ScriptBot, Strategy, strategies_of
from spielwerk.games import GAMES, game
from spielwerk.kernel import Game
from tests.games.airship_city.staging import A, City

EVERY = [(slug, name) for slug in GAMES for name in strategies_of(game(slug))]


def test_the_first_preference_that_anything_fits_counts() -> None:
    strategy = Strategy(prefer=("hire", "build:*"), avoid=("sell",))
    assert strategy.fitting(["sell", "build:a", "build:b", "stop"]) == ["build:a", "build:b"]
    assert strategy.fitting(["sell", "build:a", "hire"]) == ["hire"]
    assert strategy.fitting(["sell", "stop"]) == ["stop"]
    assert strategy.fitting(["sell"]) == ["sell"]


def keys(of: Game) -> set[str]:
    """All keys that options of a game can have."""
    return {
        of.key(verb.code + item)
        for verb in of.verbs
        for item, _ in enumerate(product(*(noun.ids for _, noun in verb.slots)))
    }


@pytest.mark.parametrize(("slug", "name"), EVERY)
def test_scripts_speak_of_options_that_there_are(slug: str, name: str) -> None:
    strategy, known = strategies_of(game(slug))[name], keys(game(slug))
    for pattern in (*strategy.prefer, *strategy.avoid):
        assert any(fnmatchcase(key, pattern) for key in known), pattern


def test_a_script_hires_where_it_can() -> None:
    city = City()
    city.turn(A, 15)
    city.place(A, "workshop_1", moved=("harbour_1",))
    city.give(A, gold=10)
    city.play("move:workshop_1", "to:guild_hall_1")
    position = position_of(city.table)
    assert position.game.key(ScriptBot(1, "hire_early").choose(position)) == "hire"
