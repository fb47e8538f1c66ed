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
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from spielwerk.envs.gymnasium import SEEDS
from spielwerk.envs.render import MODES, checked_mode, render
from spielwerk.envs.settings import ILLEGAL_REWARD, Settings, settings
from spielwerk.envs.single import SingleGame
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.batch import Batch
from spielwerk.kernel.native.batch_loops import WAIT
from spielwerk.kernel.native.bundles import Array

HUMAN = "human"


def env(
    game: str | Game, seats: int | None = None, render_mode: str | None = None, **given: Any
) -> AECEnv[Any, Any, Any]:
    """One table, with the usual wrappers: an illegal action ends the game, calls in a wrong order are refused."""
    table = raw_env(game, seats, render_mode, **given)
    safe = wrappers.TerminateIllegalWrapper(table, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(safe))


def raw_env(game: str | Game, seats: int | None = None, render_mode: str | None = None, **given: Any) -> TableEnv:
    """One table without wrappers."""
    return TableEnv(_with_masks(game, seats, given), render_mode)


def tables(game: str | Game, count: int, seats: int | None = None, threads: int = 1, **given: Any) -> TablesEnv:
    """Many tables at a time."""
    return TablesEnv(_with_masks(game, seats, given), count, threads)


def _with_masks(game: str | Game, seats: int | None, given: Mapping[str, Any]) -> Settings:
    return settings(game, seats, mask_in_observation=True, **given)


class TableEnv(AECEnv[str, Any, Any]):
    """One table; agents are `player_0`, `player_1`, … in turn order. The reward is the share of the win, at the end."""

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
        """Begin the game of a seed, or of one that follows from the last that was given."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.play.begin(seed if seed is not None else int(self._chance.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.player]

    def observe(self, agent: str) -> Any:
        """What an agent sees; only who is on turn has legal actions."""
        seat = self.possible_agents.index(agent)
        on_turn = agent == self.agent_selection and not self.play.over
        mask = self.play.mask if on_turn else np.zeros(self.settings.actions, np.int8)
        return self.settings.with_mask(self.settings.shown(self.play.observation(seat)), mask)

    def step(self, action: Any) -> None:
        """Take an action for the agent on turn."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.play.step(int(action))
        wins = self.play.wins()
        self.rewards = {agent: wins[seat] for seat, agent in enumerate(self.possible_agents)}
        if self.play.over:
            self.terminations = dict.fromkeys(self.agents, True)
            scores, standings = self.play.scores(), self.play.standings()
            self.infos = {agent: {"final_scores": scores, "final_standings": standings} for agent in self.agents}
        else:
            self.agent_selection = self.possible_agents[self.play.player]
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

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


class TablesEnv(ParallelEnv[str, Any, Any]):
    """Many tables; agent `table_7` decides for whoever is on turn at table 7 (`info["player"]`), so all act at a time.

    Its reward is the share of the win of who acted, `info["rewards"]` has those of all seats. A table whose game has
    ended leaves; the next reset brings all back.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "name": "spielwerk_tables_v0"}  # pyright: ignore[reportIncompatibleVariableOverride] -- theirs is no ClassVar

    def __init__(self, how: Settings, count: int, threads: int = 1) -> None:
        self.settings, self.render_mode = how, None
        self.batch: Batch = how.game.native.batch(count, how.seats, 0, how.choices, threads)
        self.possible_agents = [f"table_{row}" for row in range(count)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, how.observation_space)
        self.action_spaces = dict.fromkeys(self.possible_agents, how.action_space)
        self._row_of = {agent: row for row, agent in enumerate(self.possible_agents)}
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        """Begin a game at every table, at table n that of the seed `seed + n`."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.batch.reset(seed if seed is not None else int(self._chance.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        return self._observations(self.agents), {agent: self._info(agent) for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Any, Any, Any, Any, Any]:
        """Take an action at every table that still plays; an illegal one ends its game (see `Settings.illegal`)."""
        batch, playing = self.batch, self.agents
        rows = np.array([self._row_of[agent] for agent in playing], np.int64)
        wanted: Array = np.full(batch.size, WAIT, np.int64)
        wanted[rows] = [actions[agent] for agent in playing]
        illegal = (wanted != WAIT) & (batch.masks[np.arange(batch.size), wanted] == 0)
        movers = batch.players.copy()
        batch.step(wanted if self.settings.illegal == "error" else np.where(illegal, WAIT, wanted))
        rewards = np.where(illegal, ILLEGAL_REWARD, batch.rewards[np.arange(batch.size), movers])
        ended = illegal | (batch.finished == 1)
        self.agents = [agent for agent, row in zip(playing, rows, strict=True) if not ended[row]]
        return (
            self._observations(playing),
            dict(zip(playing, rewards[rows].tolist(), strict=True)),
            dict(zip(playing, ended[rows].tolist(), strict=True)),
            dict.fromkeys(playing, False),
            {agent: self._info(agent) for agent in playing},
        )

    def _observations(self, agents: list[str]) -> dict[str, Any]:
        rows = [self._row_of[agent] for agent in agents]
        shown, masks = self.settings.shown(self.batch.observations[rows]), self.batch.masks[rows].view(np.int8)
        return {agent: self.settings.with_mask(shown[at], masks[at]) for at, agent in enumerate(agents)}

    def _info(self, agent: str) -> dict[str, Any]:
        row, batch = self._row_of[agent], self.batch
        info: dict[str, Any] = {"player": int(batch.players[row]), "rewards": batch.rewards[row].copy()}
        if batch.finished[row]:
            info |= {
                "final_scores": batch.final_scores[row].copy(),
                "final_standings": batch.final_standings[row].copy(),
            }
        return info

    def close(self) -> None:
        """Nothing is open."""
