"""The search bot: information-set Monte-Carlo tree search in compiled code, for every game alike.

`structures` says what the search works on, `mcts` is the loop, `tree` selects (PUCT), expands and backs up, `playout`
simulates, `forest` keeps trees between decisions, `sequential_halving` chooses without a tree, `game_profile` says what
is special about a game. Around the search stand two looks at the own turn alone: `own_turn` sorts out what is silly,
`last_turn` solves the last one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import numpy as np

from spielwerk.bots.dice import Dice
from spielwerk.bots.policy import policy_of
from spielwerk.bots.search.forest import Forest, Task, children
from spielwerk.bots.search.game_profile import profile_of
from spielwerk.bots.search.last_turn import LastTurn
from spielwerk.bots.search.mcts import search
from spielwerk.bots.search.own_turn import Sense
from spielwerk.bots.search.sequential_halving import SequentialHalving
from spielwerk.bots.search.settings import Budget, Estimate, Settings, ranked
from spielwerk.bots.search.structures import ROOT, Parameters, Root, Scratch, Tree, offered
from spielwerk.bots.styles import style_numbers
from spielwerk.kernel.nouns import VERB_BITS

if TYPE_CHECKING:
    from spielwerk.bots import Position
    from spielwerk.kernel.game import Game

__all__ = ["Budget", "Estimate", "Parameters", "SearchBot", "Settings"]

CHUNK = 32
"""Iterations between two looks at the clock."""
LEAST_SHARE = 0.2
"""An option visited less than this share of the best one's visits is never chosen, …"""
LEAST_VALUE = 0.7
"""… nor one that is worth less than this share of it."""
DOUBT, LEAST_VARIANCE, KNOWN_VISITS = 2.0, 0.01, 8
"""Standard deviations by which the mean of an option may be off, the least variance of a playout, and the visits below
which nothing is known of an option."""
FRESH_PART = 8
"""However much is known from before, at least one part in so many of the budget is spent afresh."""


class SearchBot:
    """Thinks before it chooses."""

    def __init__(self, seed: int, settings: Settings, threads: int = 1) -> None:
        self.settings = settings
        self._seed = seed
        self._dice = Dice(seed)
        self._threads = min(threads, settings.budget.trees)
        self.forest: Forest | None = None
        self._halving: SequentialHalving | None = None
        self._last_turn: LastTurn | None = None
        self._sense: Sense | None = None
        self._estimates: list[Estimate] = []

    def choose(self, position: Position) -> int:
        """The option visited most, or one almost as good; silly ones are not even thought about."""
        clock = self.settings.clock
        began = clock()
        silly = self._found_silly(position)
        options = self._noticed([one for one in position.options if one not in silly])
        sensible = replace(position, options=tuple(options))
        settings = self._estimate(sensible, len(sensible.options) > 1, clock() - began)
        choice = self._sample(settings.temperature)
        if self.forest and self.forest.last:
            self.forest.chosen = choice
        return choice

    def judge(self, position: Position) -> list[Estimate]:
        """What the options seem worth, the most visited first and silly ones last; also where there is only one."""
        silly = self._found_silly(position)
        self._estimate(position, worth_thinking=True)
        self._estimates.sort(key=lambda one: one.option in silly)
        return self._estimates

    def estimates(self) -> list[Estimate]:
        """What the last decision was chosen from, the most visited first."""
        return self._estimates

    @property
    def memory(self) -> int:
        """Bytes that the trees and the scratch memory take."""
        return sum(part.bytes for part in (self.forest, self._halving, self._last_turn, self._sense) if part)

    @property
    def visits(self) -> int:
        """Iterations that speak for the last decision, those kept from before included."""
        if self._halving:
            return self._halving.visits
        return sum(int(tree.nodes[ROOT]["visits"]) for tree in self.forest.trees) if self.forest else 0

    def _estimate(self, position: Position, worth_thinking: bool, spent: float = 0.0) -> Settings:
        """Judge the options as the game wants it, in the time that is left; returns the settings in its measure."""
        task, profile = task_of(position, self.settings.skill, self.settings.style), profile_of(position.game)
        numbers = style_numbers(position.game, self.settings.style)
        drawn = self._draws_by_network(position.game)
        usual = self.settings.with_network() if drawn else self.settings
        settings = usual.with_numbers(numbers).for_game(profile).after(spent)
        began = settings.clock()
        solved = self._solved(task, settings) if worth_thinking else None
        settings = settings.after(settings.clock() - began)
        if solved:
            self._estimates = solved
        elif (
            drawn or not profile.sequential_halving
        ):  # a network knows which turns make sense, so a tree can be searched
            self._estimates = self._searched(task, settings, worth_thinking)
        elif worth_thinking:
            self._estimates = self._halving_for(task).estimates(task, settings)
        else:
            self._estimates = [Estimate(position.options[0], 1.0, 0.0)]
        return settings

    def _draws_by_network(self, game: Game) -> bool:
        """Whether a policy network says which options are worth a try."""
        return self.settings.parameters.policy_share > 0 and policy_of(game) is not None

    def _solved(self, task: Task, settings: Settings) -> list[Estimate] | None:
        """The exact values of the options, where this is the last own turn and short enough."""
        if not settings.last_turn:
            return None
        if self._last_turn is None or (self._last_turn.game, self._last_turn.seats) != (task.game, task.seats):
            self._last_turn = LastTurn(task.game, task.seats, self._seed)
        solved = self._last_turn.estimates(task, settings)
        if solved and self.forest:
            self.forest.forget()
        return solved

    def _found_silly(self, position: Position) -> set[int]:
        """The options that another one beats, whatever happens."""
        if not self.settings.own_turn or len(position.options) == 1:
            return set()
        if self._sense is None or self._sense.game is not position.game:
            self._sense = Sense(position.game, self.settings.own_turn)
        return self._sense.silly(task_of(position))

    def _noticed(self, options: list[int]) -> list[int]:
        """The options that come to mind: a beginner overlooks all of a kind at once, but never everything."""
        if not self.settings.overlooks:
            return options
        verbs = {option >> VERB_BITS for option in options}
        kinds = {option: option >> VERB_BITS if len(verbs) > 1 else option for option in options}
        unseen = {kind for kind in dict.fromkeys(kinds.values()) if self._dice.word() < self.settings.overlooks * 2**32}
        return [option for option in options if kinds[option] not in unseen] or options

    def _halving_for(self, task: Task) -> SequentialHalving:
        if self._halving is None or (self._halving.game, self._halving.seats) != (task.game, task.seats):
            self._halving = SequentialHalving(task.game, task.seats, self._seed)
        return self._halving

    def _searched(self, task: Task, settings: Settings, worth_thinking: bool) -> list[Estimate]:
        forest = self._forest_for(task)
        forest.move_root(task.root)
        if worth_thinking:
            self._search(forest, task, settings)
        return estimates_of(forest, task.root)

    def _forest_for(self, task: Task) -> Forest:
        if self.forest is None or (self.forest.game, self.forest.seats) != (task.game, task.seats):
            self.forest = Forest.for_game(task.game, task.seats, self.settings.budget, self._seed)
        return self.forest

    def _search(self, forest: Forest, task: Task, settings: Settings) -> None:
        """Let every tree grow until its share of the budget is spent."""
        search(task.rules, forest.trees[0], forest.scratch[0], settings.parameters, task.root, 0)  # loads the code,
        visit_lead(forest.trees[0])  # and what looks at the tree, before the clock runs
        share = settings.within(settings.budget.seconds / math.ceil(len(forest.trees) / self._threads))
        if self._threads == 1:
            list(map(partial(search_tree, share, task), forest.trees, forest.scratch))
            return
        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(partial(search_tree, share, task), forest.trees, forest.scratch))

    def _sample(self, temperature: float) -> int:
        """The most visited option, or at random one that was visited nearly as often."""
        best = self._estimates[0]
        if temperature == 0.0 or best.share == 0.0:
            return best.option
        near = near_best(self._estimates)
        weights = [(one.share / best.share) ** (1 / temperature) for one in near]
        dart = self._dice.word() / 2**32 * sum(weights)
        for one, weight in zip(near, weights, strict=True):
            dart -= weight
            if dart < 0:
                return one.option
        return best.option


def near_best(estimates: Sequence[Estimate]) -> list[Estimate]:
    """The best of some options, and those that one could take for as good."""
    best = estimates[0]
    return [one for one in estimates if one.share >= best.share * LEAST_SHARE and one.value >= best.value * LEAST_VALUE]


def search_tree(settings: Settings, task: Task, tree: Tree, scratch: Scratch) -> None:
    """Search in one tree until the most visited option can't be overtaken any more, or is plainly the best."""
    deadline = settings.clock() + settings.budget.seconds
    share = settings.budget.iterations // settings.budget.trees
    left = max(share - int(tree.nodes[ROOT]["visits"]), share // FRESH_PART)
    least = settings.least_iterations
    while left > visit_lead(tree) and settings.clock() < deadline:
        if least and tree.nodes[ROOT]["visits"] >= least and is_decided(tree, task.root.seat):
            return
        portion = min(CHUNK, left)
        search(task.rules, tree, scratch, settings.parameters, task.root, portion)
        left -= portion


def task_of(position: Position, skill: int = 0, style: str = "") -> Task:
    """A position as bytes, to be judged with some skill and temperament."""
    options = np.zeros(position.game.most_options + 1, np.int32)
    options[0 : 1 + len(position.options)] = len(position.options), *position.options
    seen = np.frombuffer(bytes(position.seen), np.uint8)
    return Task(position.game, int(position.seen.seats), Root(seen, options, position.seat), skill, style)


def visit_lead(tree: Tree) -> int:
    """By how many visits the most visited option leads."""
    visits = np.sort(tree.nodes["visits"][children(tree, ROOT)])
    return int(visits[-1] - visits[-2]) if len(visits) > 1 else 0


def is_decided(tree: Tree, seat: int) -> bool:
    """Whether the most visited option is so much better than all others that chance can't have made it so."""
    below = children(tree, ROOT)
    visits = tree.nodes["visits"][below]
    if len(below) < 2 or 2 * visits.max() < visits.sum():
        return False
    means = tree.values[below, seat] / np.maximum(visits, 1)
    doubt = DOUBT * np.sqrt(np.maximum(means * (1 - means), LEAST_VARIANCE) / np.maximum(visits, 1))
    best = int(visits.argmax())
    others = np.arange(len(below)) != best
    return bool(means[best] - doubt[best] > (means + doubt)[others & (visits >= KNOWN_VISITS)].max(initial=0.0))


def estimates_of(forest: Forest, root: Root) -> list[Estimate]:
    """The options with their visits and values in all trees together."""
    options = offered(root)
    visits, values = dict.fromkeys(options, 0), dict.fromkeys(options, 0.0)
    for tree in forest.trees:
        below = children(tree, ROOT)
        nodes, sums = tree.nodes[below], tree.values[below, root.seat].tolist()
        for option, times, value in zip(nodes["option"].tolist(), nodes["visits"].tolist(), sums, strict=True):
            if option in visits:
                visits[option] += times
                values[option] += value
    total = max(1, sum(visits.values()))
    return ranked([Estimate(one, visits[one] / total, values[one] / max(1, visits[one])) for one in options])
