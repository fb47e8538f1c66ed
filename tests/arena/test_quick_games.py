"""Games of the quick policy: every seat judges by what it was given."""

from __future__ import annotations

import numpy as np
import pytest

from spielwerk.arena.evolution import QUICK, Judgement, Plan, played, shares_of_win
from spielwerk.arena.quick_games import QuickTable
from spielwerk.games import game

pytestmark = pytest.mark.native

AIRSHIP = "airship_city"


def test_a_game_is_the_same_for_the_same_seed() -> None:
    rules = [game(AIRSHIP).native.rules_for(5)] * 4
    one, two = (QuickTable(game(AIRSHIP), 4).play(rules, 7) for _ in range(2))
    assert np.array_equal(one.scores, two.scores)
    assert not np.array_equal(one.scores, QuickTable(game(AIRSHIP), 4).play(rules, 8).scores)
    assert shares_of_win(one).sum() == pytest.approx(1)


def test_who_judges_the_wrong_way_round_loses() -> None:
    """A seat that dislikes what the others like comes last."""
    plan = Plan(game(AIRSHIP), QUICK)
    usual = Judgement.of(plan.game).rows
    for seat in range(4):
        points, wins = played(plan, [-usual if number == seat else usual for number in range(4)], 100 + seat)
        assert points.argmin() == seat and wins[seat] == 0
