"""One table as a Gymnasium environment: a learner against bots, or one agent that plays every seat in turn.

env = gymnasium.make("spielwerk/AirshipCity-v0", seats=4, opponents="greedy")
observation, info = env.reset(seed=7)
observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))

For many games at a time see `spielwerk.envs.vector`.
"""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np

from spielwerk.arena.contestants import contestant
from spielwerk.bots import Bot
from spielwerk.envs.opponents import LEARNER, bot_seed, lineup
from spielwerk.envs.render import MODES, checked_mode, render
from spielwerk.envs.resets import SEEDS, game_seed, told_choices
from spielwerk.envs.settings import ILLEGAL_REWARD, settings, worth
from spielwerk.envs.single import SingleGame
from spielwerk.envs.told import Told
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array


class GameEnv(gymnasium.Env[Any, Any]):
    """One table; see `Settings` for what can be set."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(MODES), "render_fps": 4}  # pyright: ignore[reportIncompatibleVariableOverride] -- theirs is no ClassVar

    def __init__(
        self, game: str | Game, seats: int | None = None, render_mode: str | None = None, **given: Any
    ) -> None:
        self.settings = settings(game, seats, **given)
        self.render_mode = checked_mode(render_mode)
        self.action_space = self.settings.action_space
        self.observation_space = self.settings.observation_space
        self.play = SingleGame(self.settings.game, self.settings.seats, self.settings.choices)
        self.told = Told(self.settings, self.play)
        self.learner = 0
        self._bots: list[Bot | None] = []
        self._before: Array = np.zeros(self.settings.seats)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin the game of a seed, or of one that follows from the last seed; `options` may hold `choices`."""
        super().reset(seed=seed)
        own_seed = game_seed(seed if seed is not None else int(self.np_random.integers(SEEDS)))
        self.play.choose(told_choices(options))
        self.learner = self.settings.learner(own_seed)
        names = lineup(self.settings.opponents, self.settings.seats, self.learner)
        self._bots = [
            None if name == LEARNER else contestant(name).bot(bot_seed(own_seed, seat))
            for seat, name in enumerate(names)
        ]
        self.play.begin(own_seed)
        self.told.forget()
        self._let_bots_play()
        self._before = worth(self.play, self.settings.reward)
        return self._shown(np.zeros(self.settings.seats))

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action for the seat on turn, and let bots go on until the learner is asked again."""
        if not self.play.options:
            raise ValueError("the game is over: call reset")
        seat = self._viewer()
        if not self.play.is_legal(int(action)):
            return self._illegal(int(action))
        self.told.step(int(action))
        self._let_bots_play()
        values = worth(self.play, self.settings.reward)
        rewards, self._before = values - self._before, values
        if self.settings.opponents is None:
            self.learner = seat
        observation, info = self._shown(rewards)
        return observation, float(rewards[seat]), self.play.over, False, info

    def render(self) -> Any:
        """What the learner sees, as text or pixels."""
        return render(self.settings.game, self.play.record(), self._viewer(), self.render_mode)

    def _illegal(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.settings.illegal == "error":
            raise ValueError(f"action {action} is not legal now; info['action_mask'] says which are")
        observation, info = self._shown(np.zeros(self.settings.seats))
        self.play.load(self.play.state, ())
        return observation, ILLEGAL_REWARD, True, False, info | {"illegal_action": True}

    def _let_bots_play(self) -> None:
        while not self.play.over:
            bot = self._bots[self.play.player]
            if bot is None:
                return
            self.told.step(self.play.action(bot.choose(self.play.position())))

    def _viewer(self) -> int:
        """The learner, or who is on turn where an agent plays every seat; after the end who was so last."""
        return self.play.player if self.settings.opponents is None and not self.play.over else self.learner

    def _shown(self, rewards: Array) -> tuple[Any, dict[str, Any]]:
        """What the learner sees, and what it is told."""
        info = self._info(rewards)
        numbers = self.settings.shown(self.play.observation(info["player"]))
        return self.settings.with_mask(numbers, info["action_mask"]), info

    def _info(self, rewards: Array) -> dict[str, Any]:
        """Legal actions, whose turn it is, rewards and points of every seat; scores and standings after the end."""
        viewer, points = self._viewer(), np.array(self.play.scores(), np.int64)
        info: dict[str, Any] = {
            "action_mask": self.play.mask,
            "player": viewer,
            "rewards": np.array(rewards, np.float64),
            "points": points,
        }
        if self.play.over:
            info |= {"final_scores": points, "final_standings": np.array(self.play.standings(), np.int64)}
        return self.told.info(viewer) | info
