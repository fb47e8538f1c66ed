"""What the interfaces have in common: which game, what is observed, what is rewarded, what an illegal action does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from gymnasium import spaces

import spielwerk
from spielwerk.arena.contestants import check_strategies, contestant
from spielwerk.bots import check_networks
from spielwerk.envs.encoding import encoding
from spielwerk.envs.opponents import lineup
from spielwerk.envs.single import SingleGame
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.native.observe import plan

OBSERVATIONS = ("raw", "encoded")
REWARDS = ("win", "points", "lead")
ILLEGAL = ("lose", "error")
EXTRAS = ("points", "potential", "legal")
ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it does not raise an error: the episode ends with it."""


@dataclass(frozen=True)
class Settings:
    """The settings of an environment, checked."""

    game: Game
    seats: int
    opponents: str | Sequence[str] | None = None
    """Bots at the other seats: one name for all, or one for each in turn order; None: the agent plays every seat."""
    seat: int | None = None
    """The learner's seat; None: it follows from the seed of the game."""
    observation: str = "raw"
    """`raw` numbers (see `plan`) or `encoded` rows (see `envs.encoding`)."""
    mask_in_observation: bool = False
    """Whether observations are dictionaries with `observation` and `action_mask`."""
    reward: str = "win"
    """`win`: the share of the win, at the end; `points`: points as they come; `lead`: how the lead over the best other
    changes."""
    illegal: str = "lose"
    """What an illegal action does: `lose` ends the episode with a reward of -1, `error` raises."""
    extras: Sequence[str] = ()
    """What `info` tells beside the usual: `points` and `potential` of each seat, `legal` actions as lists."""
    history: int = 0
    """How many past decisions `info` tells (see `kernel.native.batch.Extras`)."""
    choices: Mapping[str, str] | None = None

    def __post_init__(self) -> None:
        for value, allowed in (
            (self.observation, OBSERVATIONS),
            (self.reward, REWARDS),
            (self.illegal, ILLEGAL),
        ):
            if value not in allowed:
                raise ValueError(f"{value!r} is none of {', '.join(allowed)}")
        if isinstance(self.extras, str):
            raise ValueError(f"extras are a list of words, not {self.extras!r}")
        if unknown := sorted(set(self.extras) - set(EXTRAS)):
            raise ValueError(f"extras are {', '.join(EXTRAS)}, not {unknown[0]!r}")
        if self.history < 0:
            raise ValueError(f"history says how many past decisions are told, so it can't be {self.history}")
        self._check_seats()

    def _check_seats(self) -> None:
        """Refuse players, bots and a seat of the learner that can't be; not only when a game begins."""
        game, seats = self.game, self.seats
        if seats not in game.seats:
            raise ValueError(f"{game.slug} is for {game.seats[0]} to {game.seats[-1]} players, not for {seats}")
        if self.seat is not None and self.opponents is None:
            raise ValueError("without opponents the agent plays every seat, so it has no seat of its own")
        if self.seat is not None and self.seat not in range(seats):
            raise ValueError(f"seats of {seats} players are 0 to {seats - 1}, not {self.seat}")
        if self.opponents is not None:
            bots = lineup(self.opponents, seats, 0)[1:]
            for name in bots:
                contestant(name)
            check_strategies(game, bots)
            check_networks(game, bots, seats)

    def learner(self, seed: int) -> int:
        """The learner's seat in the game of a seed."""
        return seed % self.seats if self.seat is None else self.seat

    @property
    def actions(self) -> int:
        return self.game.action_base[-1]

    @property
    def action_space(self) -> spaces.Discrete[Any]:
        return spaces.Discrete(self.actions)

    @property
    def observation_space(self) -> spaces.Space[Any]:
        numbers = self.numbers_space
        if not self.mask_in_observation:
            return numbers
        return spaces.Dict({"observation": numbers, "action_mask": spaces.Box(0, 1, (self.actions,), np.int8)})

    @property
    def numbers_space(self) -> spaces.Box:
        """The space of an observation without its mask."""
        if self.observation == "encoded":
            return spaces.Box(0.0, 1.0, (encoding(self.game, self.seats).length,), np.float32)
        how = plan(self.game, self.seats)
        return spaces.Box(how.low.astype(how.dtype), how.high.astype(how.dtype), dtype=how.dtype)

    def shown(self, observations: Array, out: Array | None = None) -> Array:
        """Raw observations as they are wanted; if they are encoded, into `out` if it is given."""
        coding = None if self.observation == "raw" else encoding(self.game, self.seats)
        return observations if coding is None else coding.encode(observations, out)

    def with_mask(self, shown: Array, mask: Array) -> Any:
        """An observation, with its mask if that is wanted."""
        return {"observation": shown, "action_mask": mask} if self.mask_in_observation else shown


def settings(game: str | Game, seats: int | None, **given: Any) -> Settings:
    """Settings for a game by its name; without a number of seats it is played by as many as can."""
    found = spielwerk.game(game) if isinstance(game, str) else game
    return Settings(found, found.seats[-1] if seats is None else seats, **given)


def worth(play: SingleGame, reward: str) -> Array:
    """What rewards are the changes of, by seat."""
    if reward == "win":
        return np.array(play.wins())
    points = np.array(play.scores(), np.float64)
    return points if reward == "points" else leads(points)


def leads(points: Array) -> Array:
    """(…, seats): how far each seat is ahead of the best other; alone at the table, the points."""
    if points.shape[-1] == 1:
        return points
    others = np.stack([np.delete(points, seat, axis=-1).max(axis=-1) for seat in range(points.shape[-1])], axis=-1)
    return points - others
