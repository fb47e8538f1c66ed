"""PettingZoo: its own tests, for one table and for many."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import spielwerk
from spielwerk.envs.pettingzoo import env, raw_env, tables
from tests.envs.playing import EVERY_GAME, SMALL

pytestmark = [
    # PettingZoo's test warns of every environment with an action mask, its own ones too
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


@EVERY_GAME
def test_pettingzoos_own_test_is_content(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(slug), num_cycles=60)
    assert "Passed API test" in capsys.readouterr().out


def test_seeds_reproduce_by_its_own_test() -> None:
    seed_test(lambda: env(SMALL, seats=4), num_cycles=60)


def test_pictures_pass_its_own_test(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(SMALL, seats=3, render_mode=render_mode))  # pyright: ignore[reportArgumentType, reportCallIssue]
    assert "Player 1" in capsys.readouterr().out


def test_many_tables_pass_its_own_tests() -> None:
    parallel_api_test(tables(SMALL, count=6, seats=3), num_cycles=200)
    parallel_seed_test(lambda: tables(SMALL, count=6, seats=3), num_cycles=60)


def test_the_game_is_the_one_at_our_table() -> None:
    one, table = raw_env(SMALL, seats=3), spielwerk.game(SMALL).table(3, 7)
    one.reset(seed=7)
    dice = np.random.default_rng(1)
    while not table.over:
        assert one.agent_selection == f"player_{table.seat}"
        action = int(dice.choice(np.flatnonzero(one.observe(one.agent_selection)["action_mask"])))
        key = one.play.game.key(one.play.option(action))
        assert key in table.options()
        one.step(action)
        table.play(key)
    won = [seat for seat in range(3) if one.rewards[f"player_{seat}"] > 0]
    assert won == table.winners() and sum(one.rewards.values()) == pytest.approx(1)
    assert one.infos["player_0"]["final_scores"] == table.scores()


def test_nobody_but_who_is_on_turn_may_act() -> None:
    one = raw_env(SMALL, seats=3)
    one.reset(seed=7)
    allowed = [agent for agent in one.agents if one.observe(agent)["action_mask"].any()]
    assert allowed == [one.agent_selection]


def test_many_tables_play_what_one_table_plays() -> None:
    many, one = tables(SMALL, count=3, seats=3), raw_env(SMALL, seats=3)
    seen, infos = many.reset(seed=4)
    one.reset(seed=5)
    ended: dict[str, bool] = {}
    while not one.play.over:
        assert infos["table_1"]["player"] == one.play.player
        assert (seen["table_1"]["observation"] == one.observe(one.agent_selection)["observation"]).all()
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in many.agents}
        one.step(actions["table_1"])
        seen, _, ended, _, infos = many.step(actions)
    assert ended["table_1"] and "table_1" not in many.agents
    assert infos["table_1"]["final_scores"].tolist() == one.play.scores()
    assert infos["table_1"]["rewards"].tolist() == pytest.approx(one.play.wins())
