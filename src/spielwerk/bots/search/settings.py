"""What makes a search bot what it is, and what it says of the options after a search."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from spielwerk.bots.search.structures import Parameters

if TYPE_CHECKING:
    from spielwerk.bots.search.game_profile import GameProfile


@dataclass(frozen=True)
class Budget:
    """What a decision may cost at most; `nodes` bounds the memory of the bot."""

    iterations: int
    seconds: float
    nodes: int
    trees: int
    lookahead_depth: int
    """How many own decisions deep the options of a decision are looked through."""


@dataclass(frozen=True)
class Settings:
    """All that makes a search bot what it is."""

    parameters: Parameters
    budget: Budget
    temperature: float = 0.0
    """0: always the best option; 1: as often as an option was visited, unless it is far from the best."""
    skill: int = 0
    """How well positions are judged, where the game knows more than one judgement."""
    least_iterations: int = 0
    """After so many a search ends when it is decided; 0: only when nothing can be overtaken any more."""
    own_turn: int = 0
    """Positions of the own turn that are looked through lest a silly option be taken; 0: it may be."""
    last_turn: int = 0
    """Positions that are tried to solve the last own turn of a game; 0: it is searched like any other."""
    style: str = ""
    """The temperament, where the game knows it (see `bots.styles`)."""
    policy_trials: int = 0
    policy_rival_trials: int = 0
    """Episodes that are tried where a policy network draws them; 0: as many as without."""
    overlooks: float = 0.0
    """The chance that a whole kind of options does not come to mind."""
    processor_time: bool = False
    """Whether seconds are those that the processor spends on the thread: other work then takes nothing from them."""

    @property
    def clock(self) -> Callable[[], float]:
        """What the seconds of a decision are measured by."""
        return time.thread_time if self.processor_time else time.perf_counter

    def with_numbers(self, numbers: Mapping[str, float]) -> Settings:
        """The same with some numbers of the search changed."""
        return replace(self, parameters=self.parameters._replace(**numbers)) if numbers else self

    def with_network(self) -> Settings:
        """The same in a game whose policy network draws what is tried."""
        usual = self.parameters
        trials, rivals = self.policy_trials or usual.trials, self.policy_rival_trials or usual.rival_trials
        return replace(self, parameters=usual._replace(trials=trials, rival_trials=rivals))

    def for_game(self, profile: GameProfile) -> Settings:
        """The same for a game with its own points, rounds and decisions."""
        parameters, budget = self.parameters, self.budget
        return replace(
            self,
            parameters=parameters._replace(
                spread=parameters.spread * profile.lead,
                margin_spread=parameters.margin_spread * profile.lead,
                horizon=max(1, round(parameters.horizon * profile.horizon_factor)),
            ),
            budget=replace(budget, iterations=round(budget.iterations * profile.iterations_factor)),
            temperature=self.temperature**profile.temperature_power,
        )

    def after(self, seconds: float) -> Settings:
        """The same when some of the time is spent."""
        return self.within(max(0.0, self.budget.seconds - seconds))

    def within(self, seconds: float) -> Settings:
        """The same with another limit of time."""
        return replace(self, budget=replace(self.budget, seconds=seconds))


@dataclass(frozen=True)
class Estimate:
    """One option as a search judges it."""

    option: int
    share: float
    """Of all visits, or of what speaks for any option (see `sequential_halving`)."""
    value: float
    """To the seat that decides, from 0 to 1."""


def ranked(estimates: list[Estimate]) -> list[Estimate]:
    """The one that most speaks for first."""
    return sorted(estimates, key=lambda one: (-one.share, -one.value))
