"""What can't be chosen is shown with its reason at every decision, in every game; nothing of that breaks the table."""

from __future__ import annotations

import random

import pytest

import spielwerk
from spielwerk.games import game_slugs
from spielwerk.server.views.decision import refused

MOVES, GAMES = 120, 2


@pytest.mark.laws
@pytest.mark.parametrize("slug", game_slugs())
def test_every_refusal_is_shown(slug: str) -> None:
    game, named = spielwerk.game(slug), 0
    for seats in (game.seats[0], game.seats[-1]):
        for seed in range(GAMES):
            table, dice = game.table(seats=seats, seed=seed), random.Random(seed)
            for _ in range(MOVES):
                if table.over:
                    break
                for lang in ("de", "en"):
                    shown = refused(table, lang)
                    assert all(each["text"] and each["section"] for each in shown)
                    assert [each["key"] for each in shown] == [each.key for each in table.refused(lang)]
                    named += sum(bool(each["option"]) for each in shown)
                table.play(dice.choice(table.options()))
    assert named > 0, "no option that is refused has a name"
