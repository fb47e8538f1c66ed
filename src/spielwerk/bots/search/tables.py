"""What the compiled search works on: the rules, the tree, scratch memory and settings, each as one bundle."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from spielwerk.bots.greedy import DEPTH
from spielwerk.bots.native import Workspace
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import VERB_STEP

Array = np.ndarray[Any, Any]

NONE = -1
ROOT = 0
DEEPEST = 400
"""The longest way down a tree."""
NOW, TRIAL, BEST = range(3)
"""Rows of scratch memory: the state of this iteration, one that is tried out, the best one tried."""

NODE = np.dtype(
    [
        ("option", np.int32),
        ("first", np.int32),
        ("next", np.int32),
        ("visits", np.int32),
        ("offered", np.int32),
        ("prior", np.float32),
        ("lag", np.float32),
    ]
)
"""A node is reached by an option; its children are a list: `first`, then `next` of each."""


class Rules(NamedTuple):
    """How to reach a game: the addresses of its rules, and where the frame on top of the stack lies."""

    doors: Array
    frame: Array


class Tree(NamedTuple):
    """Nodes in a pool of fixed size, and the sum of values of each node for every seat."""

    nodes: Array
    values: Array
    size: Array
    """One number: how many nodes are in use."""


class Sight(NamedTuple):
    """What looking ahead through the own next decisions needs: something for each of them (see `bots.native`)."""

    states: Array
    outs: Array
    best: Array
    plan: Array


class Desk(NamedTuple):
    """The memory one thread thinks with."""

    states: Array
    outs: Array
    rng: Array
    path: Array
    worth: Array
    hopes: Array
    order: Array
    stamps: Array
    clock: Array
    par: Array
    """One number: the points that a lone player is measured by."""
    sight: Sight


class Style(NamedTuple):
    """How a search thinks; every number is explained in `levels.toml`."""

    exploration: float
    caution: float
    trust: float
    bias: float
    evenness: float
    glances: int
    foresight: int
    width: float
    ripe: int
    trials: int
    rival_trials: int
    steps: int
    horizon: float
    randomness: float
    spread: float
    margin_share: float
    margin_spread: float


def empty_tree(nodes: int, seats: int) -> Tree:
    """A tree with room for a number of nodes."""
    return Tree(np.zeros(nodes, NODE), np.zeros((nodes, seats), np.float64), np.zeros(1, np.int64))


def fresh_desk(game: Game, seats: int, depth: int = DEPTH) -> Desk:
    """Scratch memory for games of a kind, and for looking some own decisions ahead."""
    size, most = game.state_class.DTYPE.itemsize, game.most_options
    return Desk(
        states=np.zeros((3, size), np.uint8),
        outs=np.zeros((3, most + 1), np.int32),
        rng=np.zeros(4, np.int64),
        path=np.zeros(DEEPEST + 1, np.int64),
        worth=np.zeros(seats, np.float64),
        hopes=np.zeros(most + 1, np.float64),
        order=np.zeros(most + 1, np.int64),
        stamps=np.zeros(len(game.verbs) * VERB_STEP, np.int64),
        clock=np.zeros(1, np.int64),
        par=np.zeros(1, np.float64),
        sight=Sight(*Workspace(size, most, 1, depth).sight),
    )
