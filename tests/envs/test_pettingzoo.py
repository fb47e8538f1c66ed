"""PettingZoo: its own tests, for one table and for many."""

from __future__ import annotations

import pickle
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    performance_benchmark,
    render_test,
    seed_test,
)

import spielwerk
from spielwerk.envs.pettingzoo import TableEnv, TablesEnv, env, raw_env, tables
from spielwerk.envs.vector import GameVectorEnv
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


@EVERY_GAME
def test_seeds_reproduce_by_its_own_test(slug: str) -> None:
    seed_test(lambda: env(slug), num_cycles=30)


@EVERY_GAME
def test_pictures_pass_its_own_test(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(slug, render_mode=render_mode))  # pyright: ignore[reportArgumentType, reportCallIssue]
    assert "Player 1" in capsys.readouterr().out


@EVERY_GAME
def test_many_tables_pass_its_own_tests(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(tables(slug, count=4), num_cycles=60)
    parallel_seed_test(lambda: tables(slug, count=4), num_cycles=30)
    assert "Passed Parallel API test" in capsys.readouterr().out


@pytest.mark.slow
def test_its_own_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(env(SMALL))
    assert "turns per second" in capsys.readouterr().out


# ---------------------------------------------------------------- its tests do find what is wrong


def test_it_notices_an_observation_outside_its_space(monkeypatch: pytest.MonkeyPatch) -> None:
    right = TableEnv.observe

    def too_much(self: TableEnv, agent: str) -> dict[str, np.ndarray]:
        seen = right(self, agent)
        return seen | {"observation": seen["observation"] + 30_000}

    monkeypatch.setattr(TableEnv, "observe", too_much)
    with pytest.raises(AssertionError, match="Out of bounds observation"):
        api_test(env(SMALL), num_cycles=20)


def test_it_notices_rewards_that_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableEnv, "_accumulate_rewards", lambda self: None)
    with pytest.raises(AssertionError):
        api_test(env(SMALL, seats=2, reward="points"), num_cycles=200)


def test_it_notices_a_seed_that_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    right = TableEnv.reset
    monkeypatch.setattr(TableEnv, "reset", lambda self, seed=None, options=None: right(self))
    with pytest.raises(AssertionError):
        seed_test(lambda: env(SMALL), num_cycles=30)
    by_row = GameVectorEnv.reset
    monkeypatch.setattr(GameVectorEnv, "reset", lambda self, seed=None, options=None: by_row(self))
    with pytest.raises(AssertionError):
        parallel_seed_test(lambda: tables(SMALL, count=4), num_cycles=30)


def test_it_notices_a_table_that_acts_after_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    right = TablesEnv.step

    def never_leaving(self: TablesEnv, actions: dict[str, int]) -> tuple[Any, ...]:
        told = right(self, actions)
        self.agents = list(self.possible_agents)
        return told

    monkeypatch.setattr(TablesEnv, "step", never_leaving)
    with pytest.raises(AssertionError):
        parallel_api_test(tables(SMALL, count=4, seats=2), num_cycles=400)


# ---------------------------------------------------------------- what they do not look at


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
    viewer = ""
    while not one.play.over:
        assert infos["table_1"]["player"] == one.play.player
        assert (seen["table_1"]["observation"] == one.observe(one.agent_selection)["observation"]).all()
        actions = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[-1]) for agent in many.agents}
        viewer = one.agent_selection
        one.step(actions["table_1"])
        seen, _, ended, _, infos = many.step(actions)
    assert ended["table_1"] and "table_1" not in many.agents
    assert (seen["table_1"]["observation"] == one.observe(viewer)["observation"]).all(), "its last position is shown"
    assert infos["table_1"]["final_scores"].tolist() == one.play.scores()
    assert infos["table_1"]["rewards"].tolist() == pytest.approx(one.play.wins())


@pytest.mark.parametrize("reward", ["win", "points", "lead"])
def test_rewards_are_what_was_wished_for(reward: str) -> None:
    one, many = raw_env(SMALL, seats=3, reward=reward), tables(SMALL, count=1, seats=3, reward=reward)
    one.reset(seed=7)
    many.reset(seed=7)
    dice, sums = np.random.default_rng(1), np.zeros(3)
    while not one.play.over:
        seat = one.play.player
        action = int(dice.choice(one.play.legal))
        one.step(action)
        _, rewards, _, _, infos = many.step({"table_0": action})
        assert list(one.rewards.values()) == pytest.approx(infos["table_0"]["rewards"].tolist())
        assert rewards["table_0"] == pytest.approx(one.rewards[f"player_{seat}"])
        sums += list(one.rewards.values())
    scores = np.array(one.play.scores())
    others = [np.delete(scores, seat).max() for seat in range(3)]
    wanted = {"win": one.play.wins(), "points": scores, "lead": scores - others}[reward]
    assert sums.tolist() == pytest.approx(np.asarray(wanted, float).tolist())


def test_what_was_wished_for_is_told() -> None:
    one = raw_env(SMALL, seats=3, extras=("points", "potential", "legal"), history=2)
    many = tables(SMALL, count=1, seats=3, extras=("points", "potential", "legal"), history=2)
    one.reset(seed=7)
    _, infos = many.reset(seed=7)
    for _ in range(5):
        told, row = one.infos[one.agent_selection], infos["table_0"]
        assert told["points"].tolist() == row["points"].tolist()
        assert told["potential"].tolist() == pytest.approx(row["potential"].tolist())
        assert told["history"].tolist() == row["history"].tolist()
        assert told["legal_actions"].tolist() == row["legal_actions"].tolist()
        assert told["legal_counts"] == row["legal_counts"]
        action = int(told["legal_actions"][told["legal_counts"] - 1])
        one.step(action)
        *_, infos = many.step({"table_0": action})


def test_tables_can_be_looked_at() -> None:
    many = tables(SMALL, count=2, seats=3, render_mode="ansi")
    many.reset(seed=1)
    pictures = many.render()
    assert len(pictures) == 2 and "Player 1" in pictures[0]


def test_every_seat_is_an_agent() -> None:
    with pytest.raises(TypeError, match="opponents"):
        env(SMALL, opponents="greedy")


@pytest.mark.parametrize("action", [0, -1, 10**6])
def test_an_illegal_action_loses_or_is_an_error(action: int) -> None:
    """A bid on ones can't be the first; the others are no actions at all."""
    one: Any = env(SMALL, seats=3, reward="lead")
    strict = env(SMALL, seats=3, illegal="error")
    one.reset(seed=7)
    agent = one.agent_selection
    one.step(action)
    assert one.rewards == {name: -1.0 * (name == agent) for name in one.possible_agents}
    assert all(one.terminations.values()) and not any(one.truncations.values())
    seen, reward, *_, info = one.last()
    assert info["illegal_action"] and reward == -1 and not seen["action_mask"].any()
    said = []
    for name in one.agent_iter():
        said.append((name, one.last()[1]))
        one.step(None)
    assert sorted(said) == [(name, -1.0 * (name == agent)) for name in one.possible_agents]
    one.reset(seed=7)
    assert one.last()[0]["action_mask"].any()
    strict.reset(seed=7)
    with pytest.raises(ValueError, match=f"action {action} is not legal now"):
        strict.step(action)


def test_a_reset_may_change_the_choices_of_the_table() -> None:
    one, many, record = raw_env(SMALL, seats=3), tables(SMALL, count=2, seats=3), spielwerk.game(SMALL).state_class
    for table in (one, many):
        table.reset(seed=1, options={"choices": {"ones_are_wild": "false"}})
    records: list[Any] = [one.play.record(), *(record(state.tobytes()) for state in many.rows.batch.states)]
    assert [record.ones_are_wild for record in records] == [0, 0, 0]


def test_tables_are_copied_and_pickled_in_the_middle_of_a_game() -> None:
    one: Any = env(SMALL, seats=3, history=2)
    one.reset(seed=7)
    for _ in range(5):
        one.step(int(one.last()[0]["action_mask"].argmax()))
    for other in (deepcopy(one), pickle.loads(pickle.dumps(one))):
        seen, told = one.last(), other.last()
        assert (seen[0]["observation"] == told[0]["observation"]).all()
        assert (seen[4]["history"] == told[4]["history"]).all()
