"""The games at PettingZoo: one table turn by turn (`env`), or many tables at a time (`tables`).

env = spielwerk.envs.pettingzoo.env(slug, seats=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    env.step(None if termination else env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from spielwerk.envs.render import MODES, checked_mode, render
from spielwerk.envs.resets import SEEDS, game_seed, told_choices
from spielwerk.envs.settings import ILLEGAL_REWARD, Settings, settings, worth
from spielwerk.envs.single import SingleGame
from spielwerk.envs.told import Told
from spielwerk.envs.vector import GameVectorEnv
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array

HUMAN = "human"


def env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **given: Any
) -> AECEnv[Any, Any, Any]:
    """One table; calls in a wrong order are refused. To illegal actions it sees itself: wrappers that do so take most
    of the time."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, seats, render_mode, **given))


def raw_env(game: str | Game, seats: int | None = None, render_mode: str | None = None, **given: Any) -> TableEnv:
    """One table without a wrapper."""
    return TableEnv(_with_masks(game, seats, given), render_mode)


def tables(game: str | Game, count: int, seats: int | None = None, **given: Any) -> TablesEnv:
    """Many tables at a time, with the settings of `envs.vector.GameVectorEnv`."""
    given |= {"mask_in_observation": True, "autoreset_mode": AutoresetMode.DISABLED}
    return TablesEnv(GameVectorEnv(game, count, seats, **given))


def _with_masks(game: str | Game, seats: int | None, given: Mapping[str, Any]) -> Settings:
    """Settings of a table at which each seat is an agent."""
    if bad := sorted({"opponents", "seat"} & set(given)):
        raise TypeError(f"{bad[0]} is nothing to be set here: every seat is an agent")
    return settings(game, seats, mask_in_observation=True, **given)


class TableEnv(AECEnv[str, Any, Any]):
    """One table; agents are `player_0`, `player_1`, … in turn order. Rewards are as `Settings.reward` says."""

    metadata: ClassVar[dict[str, Any]] = {  # pyright: ignore[reportIncompatibleVariableOverride] -- theirs is no ClassVar
        "render_modes": [HUMAN, *MODES],
        "name": "spielwerk_v0",
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(self, how: Settings, render_mode: str | None = None) -> None:
        super().__init__()
        self.settings = how
        self.render_mode = render_mode if render_mode == HUMAN else checked_mode(render_mode)
        self.play = SingleGame(how.game, how.seats, how.choices)
        self.told = Told(how, self.play)
        self._worth: Array = np.zeros(how.seats)
        self.possible_agents = [f"player_{seat}" for seat in range(how.seats)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, how.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, how.action_space)
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed, or of one that follows from the last seed; `options` may hold `choices`."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.play.choose(told_choices(options))
        self.play.begin(game_seed(seed if seed is not None else int(self._chance.integers(SEEDS))))
        self.told.forget()
        self._worth = worth(self.play, self.settings.reward)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self._infos()
        self.agent_selection = self.possible_agents[self.play.player]

    def observe(self, agent: str) -> Any:
        """What an agent sees; only who is on turn has legal actions."""
        seat = self.possible_agents.index(agent)
        on_turn = agent == self.agent_selection and not self.terminations.get(agent, True)
        mask = self.play.mask if on_turn else np.zeros(self.settings.actions, np.int8)
        return self.settings.with_mask(self.settings.shown(self.play.observation(seat)), mask)

    def step(self, action: Any) -> None:
        """Take an action for the agent on turn."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        if not self.play.is_legal(int(action)):
            self._illegal(int(action))
            return
        self.told.step(int(action))
        before, self._worth = self._worth, worth(self.play, self.settings.reward)
        self.rewards = dict(zip(self.possible_agents, (self._worth - before).tolist(), strict=True))
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.play.player]
        self.infos = self._infos()
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def _illegal(self, action: int) -> None:
        """Nobody gets anything by an action that is not legal but the agent that took it, and the game is over."""
        if self.settings.illegal == "error":
            raise ValueError(f"action {action} is not legal now; action_mask says which are")
        self.rewards = dict.fromkeys(self.agents, 0.0) | {self.agent_selection: ILLEGAL_REWARD}
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos[self.agent_selection] = self.infos[self.agent_selection] | {"illegal_action": True}
        self._accumulate_rewards()

    def _infos(self) -> dict[str, dict[str, Any]]:
        """What was wished for, and after the end scores and standings of all."""
        ends: dict[str, Any] = {}
        if self.play.over:
            ends = {"final_scores": self.play.scores(), "final_standings": self.play.standings()}
        return {agent: self.told.info(seat) | ends for seat, agent in enumerate(self.possible_agents)}

    def render(self) -> Any:
        """What the agent on turn sees: printed, as text, or as pixels."""
        mode = "ansi" if self.render_mode == HUMAN else self.render_mode
        seat = self.possible_agents.index(self.agent_selection)
        picture = render(self.settings.game, self.play.record(), seat, mode)
        if self.render_mode != HUMAN:
            return picture
        print(picture)
        return None

    def close(self) -> None:
        """Nothing is open."""


def _rows(array: Array) -> Any:
    """The rows of an array, one after the other; single numbers as those of Python, which are made sooner."""
    return array if array.ndim > 1 else array.tolist()


class TablesEnv(ParallelEnv[str, Any, Any]):
    """Many tables; agent `table_7` decides for whoever is on turn at table 7 (`info["player"]`), so all act at a time.

    Its reward is that of who acted, `info["rewards"]` has those of all seats. A table whose game has ended shows its
    last position and leaves; the next reset brings all back.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "name": "spielwerk_tables_v0"}  # pyright: ignore[reportIncompatibleVariableOverride] -- theirs is no ClassVar

    def __init__(self, rows: GameVectorEnv) -> None:
        self.rows, self.settings, self.render_mode = rows, rows.settings, rows.render_mode
        self.possible_agents = [f"table_{row}" for row in range(rows.num_envs)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.settings.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, self.settings.action_space)
        self._row_of = {agent: row for row, agent in enumerate(self.possible_agents)}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a game at every table, at table n that of the seed `seed + n`; `options` may hold `choices`."""
        seen, info = self.rows.reset(seed=seed, options=options)
        self.agents = list(self.possible_agents)
        return self._by_agent(self.agents, seen), self._infos(self.agents, info)

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Take an action at every table that still plays; an illegal one ends its game (see `Settings.illegal`)."""
        playing = self.agents
        at = [self._row_of[agent] for agent in playing]
        wanted, waiting = np.zeros(self.rows.num_envs, np.int64), np.ones(self.rows.num_envs, np.bool_)
        wanted[at], waiting[at] = [actions[agent] for agent in playing], False
        seen, rewards, ended, _, info = self.rows.step_others(wanted, waiting)
        self.agents = [agent for agent, row in zip(playing, at, strict=True) if not ended[row]]
        return (
            self._by_agent(playing, seen),
            dict(zip(playing, rewards[at].tolist(), strict=True)),
            dict(zip(playing, ended[at].tolist(), strict=True)),
            dict.fromkeys(playing, False),
            self._infos(playing, info),
        )

    def render(self) -> Any:
        """What is seen at every table, as text or pixels."""
        return self.rows.render()

    def _by_agent(self, agents: list[str], arrays: dict[str, Array]) -> dict[str, Any]:
        """The rows of some arrays that belong to each agent."""
        if len(agents) < len(self.possible_agents):
            at = [self._row_of[agent] for agent in agents]
            arrays = {name: array[at] for name, array in arrays.items()}
        rows = zip(*map(_rows, arrays.values()), strict=True)
        return {agent: dict(zip(arrays, row)) for agent, row in zip(agents, rows, strict=True)}  # noqa: B905 -- asked a thousand times a step; rows are as long as there are arrays

    def _infos(self, agents: list[str], info: dict[str, Any]) -> dict[str, Any]:
        """What is told of each table; what is told only of some (`_name` says which) is so only there."""
        left_out = {"action_mask", *(name for name in info if name.startswith("_") or f"_{name}" in info)}
        infos = self._by_agent(agents, {name: info[name] for name in info if name not in left_out})
        for name in [name for name in info if f"_{name}" in info]:
            for agent in agents:
                if info[f"_{name}"][self._row_of[agent]]:
                    infos[agent][name] = info[name][self._row_of[agent]]
        return infos

    def close(self) -> None:
        """Nothing is open."""
