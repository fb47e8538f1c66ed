"""Many tables as one Gymnasium vector environment, stepped together at compiled speed.

envs = gymnasium.make_vec("spielwerk/AirshipCity-v0", num_envs=4096, seats=4)
observations, info = envs.reset(seed=1)
observations, rewards, terminated, truncated, info = envs.step(policy(observations, info["action_mask"]))

`info` has for every row `action_mask`, `player` (the seat on turn), `rewards` and `wins` (of all seats), on wish
`points`, `potential`, `legal_actions`, `legal_counts` and `history` (see `kernel.native.batch.Extras`), and for games
that have ended `final_scores` and `final_standings` (`_final_scores` says which rows those are).
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from spielwerk.envs.opponents import Opponents
from spielwerk.envs.render import MODES, checked_mode, render
from spielwerk.envs.resets import SEEDS, row_seeds, told_choices, told_rows
from spielwerk.envs.settings import ILLEGAL_REWARD, leads, settings
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.batch import Allocate, Extras
from spielwerk.kernel.native.batch_loops import WAIT
from spielwerk.kernel.native.bundles import Array, lines_of_memory

ON_WISH = {"points": "points", "potential": "potential", "legal": "legal_actions", "history": "history"}
"""Extras of the batch, and what they are called in `info`."""


class GameVectorEnv(VectorEnv[Any, Any, Any]):
    """Many tables; see `Settings` for what can be set beside what is special here.

    `copy=False` hands out the arrays of the batch themselves, which the next step changes. `allocate` says where they
    lie (`envs.tensors.pinned`). Without `final_observations` nobody is told the last observation of a game.
    """

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        seats: int | None = None,
        render_mode: str | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        copy: bool = True,
        final_observations: bool = True,
        allocate: Allocate = lines_of_memory,
        **given: Any,
    ) -> None:
        if num_envs < 1:
            raise ValueError(f"there is at least one row, not {num_envs}")
        how = self.settings = settings(game, seats, **given)
        self.num_envs, self.copy = num_envs, copy
        self.render_mode = checked_mode(render_mode)
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self._same_step = self.autoreset_mode == AutoresetMode.SAME_STEP
        self._tells_final = final_observations or not self._same_step
        self.metadata = {"render_modes": list(MODES), "autoreset_mode": self.autoreset_mode}
        self.single_action_space, self.single_observation_space = how.action_space, how.observation_space
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._by_points = how.reward != "win"
        self._wished = [*how.extras, *(["history"] if how.history else [])]
        wanted = Extras(
            "points" in how.extras or self._by_points,
            "potential" in how.extras,
            "legal" in how.extras,
            how.history,
            self._tells_final,
        )
        self.batch = how.game.native.batch(num_envs, how.seats, 0, how.choices, threads, wanted, allocate)
        self._opponents = None if how.opponents is None else Opponents(self.batch, how.opponents, how.seat)
        self._rows = np.arange(num_envs)
        self._begun = False
        self._ended: Array = np.zeros(num_envs, np.bool_)
        """Rows that show their last position until they are reset."""
        self._before: Array = np.zeros((num_envs, how.seats), np.float32)
        again = how.observation == "encoded" and not copy
        self._encoded: Array | None = np.zeros((num_envs, *how.numbers_space.shape), np.float32) if again else None

    # ------------------------------------------------------------------ the interface of Gymnasium

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Begin all games, or those of `options["reset_mask"]`; row r has the seed `seed + r` or `seed[r]`.

        With `options["choices"]` these games and all that begin later have other choices.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        rows = told_rows(options, self.num_envs)
        self.batch.choose(told_choices(options))
        self.batch.reset(row_seeds(seed, self.num_envs, int(self.np_random.integers(SEEDS))), rows)
        self._begun |= bool(rows.all())
        self._ended[rows] = False
        self._begin(rows)
        self._run_to_learner(np.zeros_like(self._before), np.zeros(self.num_envs, np.bool_))
        self._before[rows] = self._values()[rows]
        nothing = np.zeros_like(self._before)
        info = self._info(nothing, nothing, np.zeros(self.num_envs, np.bool_))
        return self._observations(self.batch.observations, info["action_mask"]), info

    def step(self, actions: Any) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """Take an action in every row, and let bots go on until the learner is asked again."""
        if self._ended.any() and self.autoreset_mode == AutoresetMode.DISABLED:
            raise ValueError("some games are over: reset them with options={'reset_mask': …}")
        wanted = np.asarray(actions)
        if wanted.shape != (self.num_envs,) or wanted.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} whole numbers are needed, not {wanted.dtype} of {wanted.shape}")
        return self.step_others(wanted.astype(np.int64, copy=False), waiting=self._ended)

    def step_others(self, wanted: Array, waiting: Array) -> tuple[Any, Array, Array, Array, dict[str, Any]]:
        """The same in all rows but those that wait (a mask), whatever action they have."""
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset")
        self._ended = np.zeros(self.num_envs, np.bool_)
        illegal = ~waiting & ~self._legal(wanted)
        if illegal.any() and self.settings.illegal == "error":
            row = int(np.flatnonzero(illegal)[0])
            raise ValueError(f"action {wanted[row]} is not legal in row {row}")
        seats = self._viewers()
        finished, wins, rewards = self._play(np.where(waiting | illegal, WAIT, wanted), illegal)
        own = rewards[self._rows, seats]
        own[illegal] = ILLEGAL_REWARD
        info = self._info(rewards, wins, finished)
        if illegal.any():
            self._tell_ends(info, finished | illegal, {"illegal_action": illegal, "_illegal_action": illegal})
        shown = self._after(finished | illegal, seats, info)
        return shown, own, finished | illegal, np.zeros(self.num_envs, np.bool_), info

    def render(self) -> tuple[Any, ...] | None:
        """What the learner sees in every row, as text or pixels."""
        if self.render_mode is None:
            return None
        how, viewers = self.settings, self._viewers()
        states = self.batch.states.copy()
        states[self._ended] = self.batch.final_states[self._ended] if self._ended.any() else 0
        records = [how.game.state_class(state.tobytes()) for state in states]
        return tuple(render(how.game, s, int(v), self.render_mode) for s, v in zip(records, viewers, strict=True))

    # ------------------------------------------------------------------ play

    def _play(self, actions: Array, illegal: Array) -> tuple[Array, Array, Array]:
        """Play to the learner's next decision: which games have finished, shares of wins and rewards of all seats."""
        batch = self.batch
        batch.step(actions)
        wins, finished = batch.rewards.copy(), batch.finished.astype(np.bool_)
        if illegal.any():
            if self._tells_final:
                batch.final_states[illegal] = batch.states[illegal]
            batch.restart(illegal)
        if self._opponents is not None:
            self._begin(finished | illegal)
            self._run_to_learner(wins, finished)
        if not self._by_points:
            return finished, wins, wins
        values = self._values()
        ends = batch.final_scores if self.settings.reward == "points" else leads(batch.final_scores)
        rewards = np.where(finished[:, None], ends, values) - self._before
        rewards[illegal] = 0
        self._before = values
        return finished, wins, rewards

    def _legal(self, actions: Array) -> Array:
        """Which actions of the rows are legal; numbers that are none are not."""
        known = (actions >= 0) & (actions < self.settings.actions)
        return known & (self.batch.masks[self._rows, np.where(known, actions, 0)] == 1)

    def _run_to_learner(self, wins: Array, finished: Array) -> None:
        """Let bots play until the learner is asked in every row; adds what came of it to wins and finished."""
        if self._opponents is None:
            return
        batch, opponents = self.batch, self._opponents
        while (batch.players != opponents.learners).any():
            batch.step(opponents.actions())
            ended = batch.finished.astype(np.bool_)
            if ended.any():
                wins[ended & ~finished] = batch.rewards[ended & ~finished]
                finished |= ended
                opponents.begin(ended)

    def _begin(self, rows: Array) -> None:
        if self._opponents is not None and rows.any():
            self._opponents.begin(rows)

    def _viewers(self) -> Array:
        """Who is asked in every row."""
        return (self.batch.players if self._opponents is None else self._opponents.learners).copy()

    def _values(self) -> Array:
        """What rewards by points are the changes of."""
        if not self._by_points:
            return np.zeros_like(self._before)
        points = self.batch.points.copy()
        return points if self.settings.reward == "points" else leads(points)

    # ------------------------------------------------------------------ what is shown

    def _after(self, ended: Array, seats: Array, info: dict[str, Any]) -> Any:
        """The observations after a step; of games that ended the last one, here or in `info`, as the mode wants it."""
        raw = self.batch.observations
        if not ended.any() or not self._tells_final:
            return self._observations(raw, info["action_mask"])
        last = self.batch.observe(self.batch.final_states[ended], seats[ended])
        if self._same_step:
            self._tell_final(ended, self.settings.shown(last), info)
            return self._observations(raw, info["action_mask"])
        self._ended = ended
        shown, mask = raw.copy(), info["action_mask"].copy()
        shown[ended], mask[ended] = last, 0
        info["action_mask"] = mask
        return self._observations(shown, mask)

    def _tell_final(self, ended: Array, last: Array, info: dict[str, Any]) -> None:
        """Put the last observations of ended games into `info`, as Gymnasium wants them."""
        nothing = np.zeros(self.settings.actions, np.int8)
        told = np.full(self.num_envs, None, object)
        for row, shown in zip(np.flatnonzero(ended).tolist(), last, strict=True):
            told[row] = self.settings.with_mask(shown, nothing)
        info |= {"final_obs": told, "_final_obs": ended}

    def _observations(self, raw: Array, mask: Array) -> Any:
        shown = self.settings.shown(raw, self._encoded)
        own = self.copy and shown is self.batch.observations
        return self.settings.with_mask(shown.copy() if own else shown, mask)

    def _info(self, rewards: Array, wins: Array, finished: Array) -> dict[str, Any]:
        batch, keep = self.batch, (np.copy if self.copy else np.asarray)
        info: dict[str, Any] = {
            "action_mask": keep(batch.masks.view(np.int8)),
            "player": self._viewers(),
            "rewards": rewards,
            "wins": wins,
        }
        info |= {ON_WISH[name]: keep(getattr(batch, name)) for name in self._wished}
        if "legal" in self._wished:
            info["legal_counts"] = keep(batch.legal_counts)
        if finished.any():
            ends = {"final_scores": batch.final_scores.copy(), "_final_scores": finished}
            ends |= {"final_standings": batch.final_standings.copy(), "_final_standings": finished}
            self._tell_ends(info, finished, ends)
        return info

    def _tell_ends(self, info: dict[str, Any], ended: Array, ends: dict[str, Array]) -> None:
        """Put what is told of ended games into `info`; where the next has begun, also where Gymnasium has it then."""
        info |= ends
        if self._same_step:
            info |= {"final_info": info.get("final_info", {}) | ends, "_final_info": ended}
