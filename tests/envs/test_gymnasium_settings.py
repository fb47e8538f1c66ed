"""Gymnasium: settings, seeds, options and actions, rare ones and bad ones."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode

import spielwerk
from spielwerk.bots import UnknownBot
from spielwerk.envs.vector import GameVectorEnv
from tests.envs.playing import DUDO, SMALL, vector


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"observation": "tiny"}, "'tiny' is none of raw, encoded"),
        ({"opponents": ("greedy",)}, "2 opponents are needed"),
        ({"extras": ("gold",)}, "extras are points, potential, legal"),
        ({"render_mode": "human"}, "render_mode is one of ansi, rgb_array"),
    ],
)
def test_bad_settings_are_told(given: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        vector(2, **given)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"seats": 0}, "for 2 to 6 players, not for 0"),
        ({"seat": 3, "opponents": "greedy"}, "seats of 3 players are 0 to 2, not 3"),
        ({"seat": 1}, "plays every seat"),
        ({"opponents": "nobody"}, "no bot 'nobody'"),
        ({"opponents": "script:nothing"}, "no strategy 'nothing'"),
        ({"opponents": "onnx:missing.onnx"}, "no file"),
        ({"opponents": ["greedy"]}, "2 opponents are needed"),
        ({"extras": "points"}, "a list of words"),
        ({"history": -1}, "can't be -1"),
        ({"choices": {"ones_are_wild": "maybe"}}, "one of false, true"),
    ],
)
def test_settings_that_cant_be_are_told_before_a_game_begins(given: dict[str, Any], said: str) -> None:
    """A seat that nobody has would have bots play on for ever."""
    wanted: dict[str, Any] = {"seats": 3} | given
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises((ValueError, UnknownBot), match=said):
            make(DUDO, **wanted)


def test_there_is_at_least_one_row() -> None:
    with pytest.raises(ValueError, match="at least one row"):
        vector(0)


@pytest.mark.parametrize("seed", [2**63 - 1, 2**64 + 5, 2**70])
def test_any_number_is_a_seed(seed: int) -> None:
    rows, one, other = vector(2), gymnasium.make(DUDO, seats=3), gymnasium.make(DUDO, seats=3)
    seen, _ = rows.reset(seed=seed)
    assert (seen[0] == one.reset(seed=seed)[0]).all() and (seen[1] == other.reset(seed=seed + 1)[0]).all()


def test_seeds_of_rows_may_be_numbers_of_numpy_but_are_as_many_as_rows() -> None:
    rows = vector(3)
    seen, _ = rows.reset(seed=np.int64(4))  # pyright: ignore[reportArgumentType]
    assert (rows.reset(seed=np.arange(4, 7))[0] == seen).all()  # pyright: ignore[reportArgumentType]
    with pytest.raises(ValueError, match="3 seeds are needed"):
        rows.reset(seed=[1, 2])


def wild(env: Any) -> list[int]:
    """Whether ones are wild in the game of each row."""
    states = env.batch.states if isinstance(env, GameVectorEnv) else [env.unwrapped.play.state]
    record: Any = spielwerk.game(SMALL).state_class
    return [record(state.tobytes()).ones_are_wild for state in states]


def test_a_reset_may_change_the_choices_of_the_table() -> None:
    one, rows = gymnasium.make(DUDO, seats=3), vector(3, autoreset_mode=AutoresetMode.DISABLED)
    tame = {"choices": {"ones_are_wild": "false"}}
    for env in (one, rows):
        env.reset(seed=1)
        assert all(wild(env))
        env.reset(options=tame)
        assert not any(wild(env))
        env.reset(seed=2)
        assert not any(wild(env)), "they stay"
    rows.reset(options={"choices": {"ones_are_wild": "true"}, "reset_mask": np.array([False, True, False])})
    assert wild(rows) == [0, 1, 0]


def test_choices_that_cant_be_are_told() -> None:
    for env in (gymnasium.make(DUDO, seats=3), vector(2)):
        with pytest.raises(ValueError, match="nonsense"):
            env.reset(options={"choices": {"nonsense": "1"}})


@pytest.mark.parametrize("mask", [np.array([1, 0, 0]), np.array([True])])
def test_rows_that_begin_are_a_mask(mask: np.ndarray) -> None:
    """Whole numbers would be taken for numbers of rows."""
    with pytest.raises(ValueError, match="true or false for each of 3 rows"):
        vector(3).reset(options={"reset_mask": mask})


def test_nothing_is_stepped_before_it_has_begun() -> None:
    rows = vector(2)
    with pytest.raises(ResetNeeded):
        rows.step(np.zeros(2, np.int64))


@pytest.mark.parametrize("action", [-1, 10**6])
def test_numbers_that_are_no_actions_are_illegal(action: int) -> None:
    one, rows = gymnasium.make(DUDO, seats=3), vector(2)
    one.reset(seed=1)
    _, told = rows.reset(seed=1)
    assert one.step(action)[1:3] == (-1.0, True)
    _, rewards, ended, _, info = rows.step(np.array([action, told["action_mask"][1].argmax()]))
    assert rewards.tolist() == [-1, 0] and ended.tolist() == [True, False]
    assert info["final_info"]["illegal_action"].tolist() == info["_final_info"].tolist() == [True, False]


@pytest.mark.parametrize("actions", [[0, 1], [[0], [1], [2]], [0.0, 1.0, 2.0]])
def test_actions_are_a_whole_number_for_each_row(actions: Any) -> None:
    rows = vector(3)
    rows.reset(seed=1)
    with pytest.raises(ValueError, match="3 whole numbers are needed"):
        rows.step(actions)
