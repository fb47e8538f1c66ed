"""How imagined games go on: with the best of some random episodes, or with decisions that are planned."""

from __future__ import annotations

from spielwerk.bots.levels import level_settings
from spielwerk.bots.search import Style, look_of
from spielwerk.bots.search.playout import play_on
from spielwerk.bots.search.tables import NOW, Rules, fresh_desk
from spielwerk.kernel.native.loops import seed_policy
from tests.bots.searching import rich_in_the_last_turn
from tests.kernel.medals import MEDALS, State
from tests.kernel.medals import game as medals

EPISODES = level_settings("medium").style._replace(randomness=0.0, trials=1, rival_trials=1)
PLANNED = EPISODES._replace(planned=100)
SEEDS = range(40)


def golden_medals(style: Style, with_care: bool) -> set[int]:
    """How many golden medals the player may have who is rich in the last turn, after playing on."""
    position = rich_in_the_last_turn()
    look = look_of(position)
    desk = fresh_desk(medals, look.seats)
    after = State()
    found = set()
    for seed in SEEDS:
        seed_policy(desk.rng, seed)
        desk.states[NOW] = look.seen
        desk.outs[NOW] = look.options
        assert play_on(Rules(medals.native.doors, medals.native.frame), desk, style, with_care) == 0
        after.load(memoryview(desk.states[NOW]))
        found.add(int(after.player[position.seat].medals[MEDALS.number("golden")]))
    return found


def test_a_single_random_episode_often_misses_the_best() -> None:
    assert golden_medals(EPISODES, with_care=True) == {0, 1}


def test_what_is_planned_is_never_missed() -> None:
    assert golden_medals(PLANNED, with_care=True) == {1}


def test_others_are_planned_by_one_look_at_each_option() -> None:
    assert golden_medals(PLANNED, with_care=False) == {1}


def test_now_and_then_even_a_plan_is_not_kept() -> None:
    assert golden_medals(PLANNED._replace(randomness=4.0), with_care=True) == {0, 1}
