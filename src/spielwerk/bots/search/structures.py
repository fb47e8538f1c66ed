"""What the compiled search works on: the decision, the tree, scratch memory and parameters, each as one bundle."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from spielwerk.bots.greedy import DEPTH
from spielwerk.bots.native import Lookahead, empty_lookahead
from spielwerk.bots.policy import policy_memory
from spielwerk.bots.policy.structures import PolicyMemory
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array
from spielwerk.kernel.nouns import VERB_STEP

NONE = -1
ROOT = 0
DEEPEST = 400
"""The longest way down a tree."""
NOW, TRIAL, BEST = range(3)
"""Rows of scratch memory: the state of this iteration, one that is tried out, the best one tried."""

NODE = np.dtype(
    [
        ("option", np.int32),
        ("first_child", np.int32),
        ("next_sibling", np.int32),
        ("visits", np.int32),
        ("offered", np.int32),
        ("prior", np.float32),
        ("lag", np.float32),
    ]
)
"""A node is reached by an option. `offered` counts how often that option was there to be selected, `lag` is by how much
it looked worse than the best of its siblings when it was expanded."""


class Root(NamedTuple):
    """The decision that is searched, as its seat sees it: the concealed state, the list of options, the seat."""

    seen: Array
    options: Array
    seat: int


class Tree(NamedTuple):
    """Nodes in a pool of fixed size, and the sum of values of each node for every seat."""

    nodes: Array
    values: Array
    size: Array
    """One number: how many nodes are in use."""


class Scratch(NamedTuple):
    """The memory that one thread searches with."""

    states: Array
    outs: Array
    rng: Array
    path: Array
    """The nodes from the root to the leaf of this iteration."""
    values: Array
    """What the playout of this iteration was worth to each seat."""
    option_values: Array
    """What each option of a decision is worth at first sight, in points."""
    order: Array
    """The options by these values, the highest first."""
    stamps: Array
    """For each option of the game the time at which it was offered last."""
    clock: Array
    baseline: Array
    """One number: the points that a lone player is measured by."""
    lookahead: Lookahead
    policy: PolicyMemory


class Parameters(NamedTuple):
    """How a search thinks; every number is explained in `levels.toml`."""

    c_puct: float
    fpu_reduction: float
    prior_visits: float
    prior_temperature: float
    uniform_prior_share: float
    prior_rollouts: int
    root_lookahead: int
    progressive_widening: float
    expansion_threshold: int
    trials: int
    rival_trials: int
    episode_steps: int
    horizon: float
    epsilon: float
    policy_share: float
    spread: float
    margin_share: float
    margin_spread: float


def offered(root: Root) -> list[int]:
    """The options of a decision."""
    options: list[int] = root.options[1 : 1 + root.options[0]].tolist()
    return options


def empty_tree(nodes: int, seats: int) -> Tree:
    """A tree with room for a number of nodes."""
    return Tree(np.zeros(nodes, NODE), np.zeros((nodes, seats), np.float64), np.zeros(1, np.int64))


def empty_scratch(game: Game, seats: int, depth: int = DEPTH) -> Scratch:
    """Scratch memory for games of a kind, and for looking some own decisions ahead."""
    size, most = game.state_class.DTYPE.itemsize, game.most_options
    return Scratch(
        states=np.zeros((3, size), np.uint8),
        outs=np.zeros((3, most + 1), np.int32),
        rng=np.zeros(4, np.int64),
        path=np.zeros(DEEPEST + 1, np.int64),
        values=np.zeros(seats, np.float64),
        option_values=np.zeros(most + 1, np.float64),
        order=np.zeros(most + 1, np.int64),
        stamps=np.zeros(len(game.verbs) * VERB_STEP, np.int64),
        clock=np.zeros(1, np.int64),
        baseline=np.zeros(1, np.float64),
        lookahead=empty_lookahead(game, depth),
        policy=policy_memory(game),
    )


def bytes_of(scratch: Scratch) -> int:
    """How much memory it takes."""
    return sum(array.nbytes for array in (*scratch[:-2], *scratch.lookahead, *scratch.policy))
