"""Gymnasium: its own checker, the single table, and many tables that play the same games."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import spielwerk
import spielwerk.envs
from spielwerk.bots.native import bot_games
from spielwerk.envs.gymnasium import GameEnv
from spielwerk.envs.registration import environment_id
from spielwerk.envs.render import as_pixels
from spielwerk.envs.vector import GameVectorEnv
from tests.envs.playing import DUDO, EVERY_GAME, SMALL, any_action, vector

QUICK_SEARCH = "easy:iterations=8:seconds=60"


@EVERY_GAME
def test_gymnasiums_own_checker_is_content(slug: str) -> None:
    check_env(gymnasium.make(environment_id(slug)).unwrapped)


@pytest.mark.parametrize("given", [{"observation": "encoded"}, {"mask_in_observation": True}, {"reward": "lead"}])
def test_it_is_so_with_other_settings_too(given: dict[str, Any]) -> None:
    check_env(gymnasium.make(DUDO, seats=3, opponents="greedy", **given).unwrapped)


def test_it_notices_what_is_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str, work: Any) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(GameEnv, name, work)
            with pytest.raises((AssertionError, ValueError, Warning)):
                check_env(gymnasium.make(DUDO).unwrapped)

    reset, step = GameEnv.reset, GameEnv.step
    broken("reset", lambda self, seed=None, options=None: reset(self))
    broken("step", lambda self, action: (step(self, action)[0] + 30_000, *step(self, action)[1:]))
    broken("step", lambda self, action: step(self, action)[:4])


@pytest.mark.native
def test_a_stranger_gets_four_thousand_tables_by_one_line() -> None:
    envs = gymnasium.make_vec("spielwerk/AirshipCity-v0", num_envs=4096, seats=4)
    seen, info = envs.reset(seed=1)
    seen, rewards, _, _, info = envs.step(info["action_mask"].argmax(axis=1))
    assert len(seen) == len(rewards) == len(info["action_mask"]) == 4096


def test_no_import_is_needed_where_the_name_says_where_to_look() -> None:
    words = "import gymnasium; print(gymnasium.make_vec('spielwerk.envs:spielwerk/Dudo-v0', num_envs=2, seats=3))"
    done = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True)
    assert "GameVectorEnv" in done.stdout, done.stderr


@pytest.mark.parametrize("opponents", [None, "greedy"])
@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_rows_do_what_gymnasium_makes_of_single_tables(mode: AutoresetMode, opponents: str | None) -> None:
    """Beside Gymnasium's own vector environment of our single tables, up to the end of a game and one step more."""
    given = {"seats": 3, "opponents": opponents, "mask_in_observation": True}
    rows = gymnasium.make_vec(DUDO, num_envs=3, autoreset_mode=mode, **given)
    theirs = SyncVectorEnv([lambda: gymnasium.make(DUDO, **given)] * 3, autoreset_mode=mode)
    assert theirs.metadata["autoreset_mode"] == rows.metadata["autoreset_mode"]
    assert theirs.observation_space == rows.observation_space and theirs.action_space == rows.action_space
    told, dice = [rows.reset(seed=5), theirs.reset(seed=5)], np.random.default_rng(2)
    ended, info, other = np.zeros(3, np.bool_), {}, {}
    while not ended.any():
        actions = any_action(told[0][0]["action_mask"], dice)
        stepped: list[Any] = [rows.step(actions), theirs.step(actions)]
        (seen, rewards, ended, _, info), (*wanted, _, other) = stepped
        going = ~ended if mode == AutoresetMode.SAME_STEP else np.ones(3, np.bool_)  # later games have other seeds
        for name in ("observation", "action_mask"):
            assert (seen[name][going] == wanted[0][name][going]).all()
        assert (rewards == wanted[1]).all() and (ended == wanted[2]).all()
        told = [(step[0], step[-1]) for step in stepped]
    for row in np.flatnonzero(ended).tolist():
        at = (info["final_info"], other["final_info"]) if mode == AutoresetMode.SAME_STEP else (info, other)
        assert (at[0]["final_scores"][row] == at[1]["final_scores"][row]).all()
        assert at[0]["_final_scores"][row] and at[1]["_final_scores"][row]
        if mode == AutoresetMode.SAME_STEP:
            for name in ("observation", "action_mask"):
                assert (info["final_obs"][row][name] == other["final_obs"][row][name]).all()
    if mode != AutoresetMode.DISABLED:
        _, rewards, ended, _, _ = rows.step(any_action(told[0][0]["action_mask"], dice))
        assert not ended.any() and not rewards.any()


def test_gymnasiums_wrappers_hold_our_rows() -> None:
    rows = RecordEpisodeStatistics(vector(8, opponents="random"))
    _, told = rows.reset(seed=1)
    dice, lengths, won = np.random.default_rng(1), [], []
    while len(lengths) < 20:
        _, rewards, ended, _, told = rows.step(any_action(told["action_mask"], dice))
        if ended.any():
            lengths += told["episode"]["l"][ended].tolist()
            won += (told["episode"]["r"][ended] == rewards[ended]).tolist()
    assert min(lengths) > 1 and all(won)


def test_a_single_table_tells_on_wish_what_rows_tell() -> None:
    given: dict[str, Any] = {"seats": 3, "extras": ("points", "potential", "legal"), "history": 3}
    for opponents in (None, "greedy"):
        one, rows = gymnasium.make(DUDO, opponents=opponents, **given), vector(1, opponents=opponents, **given)
        (_, single), (_, row) = one.reset(seed=9), rows.reset(seed=9)
        for _ in range(8):
            assert single["points"].tolist() == row["points"][0].tolist()
            assert single["potential"].tolist() == pytest.approx(row["potential"][0].tolist())
            assert single["history"].tolist() == row["history"][0].tolist()
            assert single["legal_actions"].tolist() == row["legal_actions"][0].tolist()
            assert single["legal_counts"] == row["legal_counts"][0] == single["action_mask"].sum()
            action = int(single["legal_actions"][0])
            (*_, single), (*_, row) = one.step(action), rows.step(np.array([action]))


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.DISABLED])
def test_a_finished_row_that_waits_is_drawn_as_it_ended(mode: AutoresetMode) -> None:
    rows = vector(8, autoreset_mode=mode, render_mode="ansi")
    _, ended, _ = play_to_an_end(rows)
    row = int(np.flatnonzero(ended)[0])
    pictures = rows.render()
    assert pictures is not None
    began = vector(1, render_mode="ansi")
    began.reset(seed=int(rows.batch.seeds[row]))
    fresh = began.render()
    assert fresh is not None and (pictures[row] == fresh[0]) == (mode == AutoresetMode.SAME_STEP)


def test_modes_may_be_words() -> None:
    quiet = vector(2, autoreset_mode="SameStep", final_observations=False)
    assert quiet.autoreset_mode == AutoresetMode.SAME_STEP and not quiet.batch.final_states.size


@pytest.mark.parametrize("reward", ["win", "points", "lead"])
@pytest.mark.parametrize(
    "opponents", [None, "greedy", ("random", "greedy"), ("easy:iterations=8:seconds=60", "random")]
)
def test_rows_play_the_games_of_single_tables(opponents: Any, reward: str) -> None:
    given = {"opponents": opponents, "reward": reward, "mask_in_observation": True}
    rows = vector(2, **given)
    singles = [gymnasium.make(DUDO, seats=3, **given) for _ in range(2)]
    seen, told = rows.reset(seed=11)
    shown = [env.reset(seed=11 + row) for row, env in enumerate(singles)]
    dice = np.random.default_rng(3)
    playing = {0, 1}
    while playing:
        for row in playing:
            assert (seen["observation"][row] == shown[row][0]["observation"]).all()
            assert (seen["action_mask"][row] == shown[row][0]["action_mask"]).all()
            assert told["player"][row] == shown[row][1]["player"]
        actions = any_action(seen["action_mask"], dice)
        seen, rewards, ended, _, told = rows.step(actions)
        for row in list(playing):
            observation, reward_here, over, _, info = singles[row].step(actions[row])
            assert (float(rewards[row]), bool(ended[row])) == (pytest.approx(reward_here), over)
            assert told["rewards"][row].tolist() == pytest.approx(info["rewards"].tolist())
            if over:
                assert (told["final_obs"][row]["observation"] == observation["observation"]).all()
                assert told["final_scores"][row].tolist() == info["final_scores"].tolist()
                assert told["final_standings"][row].tolist() == info["final_standings"].tolist()
                playing.discard(row)
            shown[row] = (observation, info)


def test_bots_play_as_they_do_without_a_learner() -> None:
    """When the learner's seat is left to the bots too, games are those that compiled bots make of the same seeds."""
    rows = vector(4, opponents="greedy")
    rows.reset(seed=20)
    opponents = rows._opponents  # pyright: ignore[reportPrivateUsage]
    assert opponents is not None
    opponents.learners[:] = -1
    ended: dict[int, list[int]] = {}
    while len(ended) < 4:
        rows.batch.step(opponents.actions())
        for row in np.flatnonzero(rows.batch.finished).tolist():
            ended.setdefault(row, rows.batch.final_scores[row].tolist())
    wanted = bot_games(spielwerk.game(SMALL), ["greedy"] * 3, games=4, seed=20)
    assert [ended[row] for row in range(4)] == wanted.scores.tolist()


def test_seeds_reproduce() -> None:
    records = []
    for _ in range(2):
        rows, dice = vector(4, opponents="greedy"), np.random.default_rng(1)
        _, told = rows.reset(seed=3)
        record = []
        for _ in range(60):
            seen, rewards, *_, told = rows.step(any_action(told["action_mask"], dice))
            record.append((seen.tobytes(), rewards.tolist()))
        records.append(record)
    assert records[0] == records[1]


def test_a_list_of_seeds_is_one_for_each_row() -> None:
    one, other = vector(2), vector(2)
    seen, _ = one.reset(seed=[8, 5])
    again, _ = other.reset(seed=5)
    assert (seen[1] == again[0]).all() and not (seen[0] == again[0]).all()
    unseeded, _ = other.reset()
    assert not (unseeded == again).all()


def play_to_an_end(rows: GameVectorEnv) -> tuple[Any, np.ndarray, dict[str, Any]]:
    """Play until a game ends; returns observations, which rows ended, and the information of that step."""
    _, told = rows.reset(seed=2)
    dice = np.random.default_rng(4)
    while True:
        seen, _, ended, _, told = rows.step(any_action(told["action_mask"], dice))
        if ended.any():
            return seen, ended, told


def test_by_default_a_finished_row_shows_its_next_game_at_once() -> None:
    seen, ended, told = play_to_an_end(vector(8))
    row = int(np.flatnonzero(ended)[0])
    assert (seen[row, 0] >= 0) and told["final_obs"][row][0] == -1, "after the end nothing is asked"
    assert (told["_final_obs"] == ended).all() and (told["_final_scores"] == ended).all()


def test_a_finished_row_may_show_its_next_game_a_step_later() -> None:
    rows = vector(8, autoreset_mode=AutoresetMode.NEXT_STEP)
    seen, ended, told = play_to_an_end(rows)
    row = int(np.flatnonzero(ended)[0])
    assert seen[row, 0] == -1 and not told["action_mask"][row].any()
    seen, rewards, ended, _, told = rows.step(any_action(told["action_mask"], np.random.default_rng(1)))
    assert seen[row, 0] >= 0 and rewards[row] == 0 and not ended[row] and told["action_mask"][row].any()


def test_finished_rows_may_wait_until_they_are_reset() -> None:
    rows = vector(8, autoreset_mode=AutoresetMode.DISABLED)
    seen, ended, told = play_to_an_end(rows)
    row = int(np.flatnonzero(ended)[0])
    assert seen[row, 0] == -1
    actions = any_action(told["action_mask"], np.random.default_rng(1))
    with pytest.raises(ValueError, match="reset_mask"):
        rows.step(actions)
    others = np.flatnonzero(~ended)
    again, told = rows.reset(options={"reset_mask": ended})
    assert again[row, 0] >= 0 and (again[others] == seen[others]).all()
    rows.step(any_action(told["action_mask"], np.random.default_rng(1)))


def test_an_illegal_action_loses_or_is_an_error() -> None:
    rows = vector(4)
    _, told = rows.reset(seed=1)
    actions = any_action(told["action_mask"], np.random.default_rng(1))
    actions[2] = int(np.flatnonzero(told["action_mask"][2] == 0)[0])
    _, rewards, ended, _, told = rows.step(actions)
    assert rewards.tolist() == [0, 0, -1, 0] and ended.tolist() == [False, False, True, False]
    assert told["illegal_action"].tolist() == ended.tolist() and told["action_mask"][2].any()
    assert told["final_obs"][2] is not None and "final_scores" not in told
    strict = vector(4, illegal="error")
    strict.reset(seed=1)
    with pytest.raises(ValueError, match="not legal in row 2"):
        strict.step(actions)


def test_extras_are_in_the_information() -> None:
    rows = vector(3, extras=("points", "potential", "legal"), history=2)
    _, told = rows.reset(seed=1)
    assert told["points"].shape == told["potential"].shape == (3, 3)
    assert told["history"].shape == (3, 2, 2)
    assert told["legal_counts"].tolist() == told["action_mask"].sum(axis=1).tolist()
    assert told["legal_actions"][0, 0] == np.flatnonzero(told["action_mask"][0])[0]


@pytest.mark.parametrize("observation", ["raw", "encoded"])
def test_what_was_handed_out_stays_unless_one_wants_the_arrays_themselves(observation: str) -> None:
    for copy in (True, False):
        rows = vector(2, copy=copy, observation=observation)
        seen, told = rows.reset(seed=1)
        before = seen.copy()
        rows.step(any_action(told["action_mask"], np.random.default_rng(1)))
        assert (seen == before).all() == copy


@pytest.mark.parametrize("again", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("opponents", [None, "greedy", QUICK_SEARCH])
def test_rows_that_are_copied_or_pickled_play_on_by_themselves(opponents: str | None, again: Any) -> None:
    """In the middle of games, with all that is remembered; machine code is not copied."""
    rows = vector(4, opponents=opponents, reward="lead", history=2, threads=2, choices={"exact_allowed": "false"})
    _, told = rows.reset(seed=1)
    dice, few = np.random.default_rng(1), 10 if opponents == QUICK_SEARCH else 60
    for _ in range(few // 2):
        *_, told = rows.step(any_action(told["action_mask"], dice))
    other = again(rows)
    assert not np.shares_memory(other.batch.states, rows.batch.states)
    assert other.settings.game is rows.settings.game and other.batch.native is rows.batch.native
    for _ in range(few):
        actions = any_action(told["action_mask"], dice)
        (seen, rewards, *_, told), (*wanted, _, _, info) = rows.step(actions), other.step(actions)
        assert (seen == wanted[0]).all() and (rewards == wanted[1]).all() and (told["history"] == info["history"]).all()


def test_films_can_be_made_of_pictures() -> None:
    """Gymnasium's recorder wants pictures of one size, also from games that grow."""
    one, rows = gymnasium.make(DUDO, seats=3, render_mode="rgb_array"), vector(2, render_mode="rgb_array")
    one.reset(seed=1)
    rows.reset(seed=1)
    dice, sizes = np.random.default_rng(1), set()
    for _ in range(60):
        *_, info = one.step(any_action(one.unwrapped.play.mask, dice))  # pyright: ignore[reportAttributeAccessIssue]
        sizes.add(one.render().shape)  # pyright: ignore[reportOptionalMemberAccess, reportAttributeAccessIssue]
        if "final_scores" in info:
            one.reset()
    sizes |= {picture.shape for picture in rows.render() or ()}
    assert len(sizes) == 1


def test_a_picture_that_is_too_high_is_drawn_smaller() -> None:
    lines = "\n".join(f"line {number}" for number in range(30))
    assert as_pixels(lines, 10).shape == as_pixels("one line", 10).shape
    assert as_pixels(lines, 10)[-30:].std() > 0, "its last lines are there"
