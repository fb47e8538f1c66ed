"""The search bot: information-set Monte-Carlo tree search in compiled code, for every game alike.

`tables` says what the search works on, `think` is the loop, `tree` selects, expands and backs up, `playout` simulates,
`grove` keeps trees between decisions, `contest` chooses without a tree, `measure` says what is special about a game.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from spielwerk.bots.dice import Dice
from spielwerk.bots.search.contest import Contest
from spielwerk.bots.search.grove import Grove, Look, children
from spielwerk.bots.search.measure import measure_of
from spielwerk.bots.search.settings import Budget, Considered, Settings, ranked
from spielwerk.bots.search.tables import ROOT, Desk, Style, Tree
from spielwerk.bots.search.think import think

if TYPE_CHECKING:
    from spielwerk.bots import Position

__all__ = ["Budget", "Considered", "SearchBot", "Settings", "Style"]

CHUNK = 32
"""Iterations between two looks at the clock."""
SILLY = 0.2
"""An option visited less than this share of the best one's visits is never chosen, …"""
POOR = 0.7
"""… nor one that is worth less than this share of it."""
LEAST_SHARE = 8
"""However much is known from before, at least one part in so many of the budget is spent afresh."""


class SearchBot:
    """Thinks before it chooses."""

    def __init__(self, seed: int, settings: Settings, threads: int = 1) -> None:
        self.settings = settings
        self._seed = seed
        self._dice = Dice(seed)
        self._threads = min(threads, settings.budget.trees)
        self.grove: Grove | None = None
        self._contest: Contest | None = None
        self._considered: list[Considered] = []

    def choose(self, position: Position) -> int:
        """The option visited most, or one almost as good."""
        measured = self._consider(position, worth_thinking=len(position.options) > 1)
        choice = self._pick(measured.looseness)
        if self.grove:
            self.grove.chosen = choice
        return choice

    def judge(self, position: Position) -> list[Considered]:
        """What the options seem worth, the most visited first; also where there is only one."""
        self._consider(position, worth_thinking=True)
        return self._considered

    def considered(self) -> list[Considered]:
        """What the last decision was chosen from, the most visited first."""
        return self._considered

    @property
    def memory(self) -> int:
        """Bytes that the trees and the scratch memory take."""
        return sum(mind.bytes for mind in (self.grove, self._contest) if mind)

    @property
    def visits(self) -> int:
        """Iterations that speak for the last decision, those kept from before included."""
        if self._contest:
            return self._contest.visits
        return sum(int(tree.nodes[ROOT]["visits"]) for tree in self.grove.trees) if self.grove else 0

    def _consider(self, position: Position, worth_thinking: bool) -> Settings:
        """Judge the options as the game wants it; returns the settings in its measure."""
        look, measure = look_of(position, self.settings.skill), measure_of(position.game)
        settings = self.settings.measured(measure)
        if not measure.contest:
            self._considered = self._searched(look, settings, worth_thinking)
        elif worth_thinking:
            self._considered = self._contest_for(look).consider(look, settings)
        else:
            self._considered = [Considered(position.options[0], 1.0, 0.0)]
        return settings

    def _contest_for(self, look: Look) -> Contest:
        if self._contest is None or (self._contest.game, self._contest.seats) != (look.game, look.seats):
            self._contest = Contest(look.game, look.seats, self._seed)
        return self._contest

    def _searched(self, look: Look, settings: Settings, worth_thinking: bool) -> list[Considered]:
        grove = self._grove_for(look)
        grove.turn_to(look)
        if worth_thinking:
            self._think(grove, look, settings)
        return considered(grove, look)

    def _grove_for(self, look: Look) -> Grove:
        if self.grove is None or (self.grove.game, self.grove.seats) != (look.game, look.seats):
            budget = self.settings.budget
            self.grove = Grove.for_game(look.game, look.seats, budget.trees, budget.nodes, self._seed)
        return self.grove

    def _think(self, grove: Grove, look: Look, settings: Settings) -> None:
        """Let every tree grow until its share of the budget is spent."""
        think(look.rules, grove.trees[0], grove.desks[0], settings.style, look.seen, look.options, look.seat, 0)
        began, rounds = time.perf_counter(), math.ceil(len(grove.trees) / self._threads)
        deadlines = [
            began + settings.budget.seconds * (1 + number // self._threads) / rounds
            for number in range(len(grove.trees))
        ]
        if self._threads == 1:
            list(map(partial(grow, settings, look), grove.trees, grove.desks, deadlines))
            return
        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(partial(grow, settings, look), grove.trees, grove.desks, deadlines))

    def _pick(self, looseness: float) -> int:
        """The most visited option, or at random one that was visited nearly as often."""
        best = self._considered[0]
        if looseness == 0.0 or best.share == 0.0:
            return best.option
        near = tempting(self._considered)
        weights = [(one.share / best.share) ** (1 / looseness) for one in near]
        dart = self._dice.word() / 2**32 * sum(weights)
        for one, weight in zip(near, weights, strict=True):
            dart -= weight
            if dart < 0:
                return one.option
        return best.option


def tempting(options: Sequence[Considered]) -> list[Considered]:
    """The best of some options, and those that one could take for as good."""
    best = options[0]
    return [one for one in options if one.share >= best.share * SILLY and one.value >= best.value * POOR]


def grow(settings: Settings, look: Look, tree: Tree, desk: Desk, deadline: float) -> None:
    """Search in one tree until the most visited option can't be overtaken any more."""
    share = settings.budget.iterations // settings.budget.trees
    left = max(share - int(tree.nodes[ROOT]["visits"]), share // LEAST_SHARE)
    while left > lead(tree) and time.perf_counter() < deadline:
        portion = min(CHUNK, left)
        think(look.rules, tree, desk, settings.style, look.seen, look.options, look.seat, portion)
        left -= portion


def look_of(position: Position, skill: int = 0) -> Look:
    """A position as bytes, to be judged with some skill."""
    options = np.zeros(position.game.most_options + 1, np.int32)
    options[0 : 1 + len(position.options)] = len(position.options), *position.options
    seen = np.frombuffer(bytes(position.seen), np.uint8)
    return Look(position.game, position.seat, int(position.seen.seats), seen, options, skill)


def lead(tree: Tree) -> int:
    """By how many visits the most visited option leads."""
    visits = np.sort(tree.nodes["visits"][children(tree, ROOT)])
    return int(visits[-1] - visits[-2]) if len(visits) > 1 else 0


def considered(grove: Grove, look: Look) -> list[Considered]:
    """The options with their visits and values in all trees together."""
    offered = look.options[1 : 1 + look.options[0]].tolist()
    visits, values = dict.fromkeys(offered, 0), dict.fromkeys(offered, 0.0)
    for tree in grove.trees:
        below = children(tree, ROOT)
        nodes, sums = tree.nodes[below], tree.values[below, look.seat].tolist()
        for option, times, value in zip(nodes["option"].tolist(), nodes["visits"].tolist(), sums, strict=True):
            if option in visits:
                visits[option] += times
                values[option] += value
    total = max(1, sum(visits.values()))
    return ranked([Considered(one, visits[one] / total, values[one] / max(1, visits[one])) for one in offered])
