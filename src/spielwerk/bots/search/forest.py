"""The trees of one bot: one for each thread (root parallelisation), reused from one decision to the next."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from spielwerk.bots.search.settings import Budget
from spielwerk.bots.search.structures import (
    NONE,
    ROOT,
    Root,
    Scratch,
    Tree,
    bytes_of,
    empty_scratch,
    empty_tree,
)
from spielwerk.bots.search.tree import copy_subtree, count_children, list_children, reset
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array, Rules
from spielwerk.kernel.native.loops import decider, seed_policy

TREE_SALT = 0x9E3779B97F4A7C15
"""Sets the generators of the trees apart."""
SEED_BITS = 2**63 - 1
INTERRUPTIONS, FEW = 3, 4
"""How many decisions of others, of how many options at most, may lie between two of our own for a tree to be kept."""


@dataclass(frozen=True)
class Task:
    """What is to be searched: a decision of a game, judged with some skill and temperament."""

    game: Game
    seats: int
    root: Root
    skill: int = 0
    style: str = ""

    @property
    def rules(self) -> Rules:
        return self.game.native.rules_for(self.skill, self.style)


@dataclass
class Forest:
    """One tree for each thread, each with a spare one to copy the part into that is still of use."""

    game: Game
    seats: int
    trees: list[Tree]
    spare: list[Tree]
    scratch: list[Scratch]
    last: Root | None = None
    chosen: int = NONE

    @classmethod
    def for_game(cls, game: Game, seats: int, budget: Budget, seed: int) -> Forest:
        """Trees that share the nodes of a budget."""
        trees = budget.trees
        share = budget.nodes // (2 * trees)
        forest = cls(
            game,
            seats,
            [empty_tree(share, seats) for _ in range(trees)],
            [empty_tree(share, seats) for _ in range(trees)],
            [empty_scratch(game, seats, budget.lookahead_depth) for _ in range(trees)],
        )
        for number, scratch in enumerate(forest.scratch):
            seed_policy(scratch.rng, (seed + number * TREE_SALT) & SEED_BITS)
        return forest

    @property
    def bytes(self) -> int:
        """The memory all of this takes."""
        trees = sum(array.nbytes for tree in (*self.trees, *self.spare) for array in tree)
        return trees + sum(map(bytes_of, self.scratch))

    # ------------------------------------------------------------------ from one decision to the next

    def move_root(self, root: Root) -> None:
        """Keep what is known of a decision that follows from the last one; else start afresh."""
        way = self._way_to(root)
        for number, tree in enumerate(self.trees):
            node = NONE if way is None else walk(tree, way)
            if node == NONE:
                reset(tree)
            else:
                copy_subtree(tree, node, self.spare[number])
                self.trees[number], self.spare[number] = self.spare[number], tree
        self.last = root

    def forget(self) -> None:
        """Start afresh with the next decision, since this one is not searched."""
        self.last, self.chosen = None, NONE

    def _way_to(self, root: Root) -> list[int] | None:
        """The options that lead from the last decision of this seat to this one."""
        last = self.last
        if last is None or self.chosen == NONE or last.seat != root.seat:
            return None
        state = self.game.native.imagined(last.seen, last.seat, seed=0)
        return self._find(state, [self.chosen], root)

    def _find(self, before: Array, way: list[int], root: Root) -> list[int] | None:
        """Look for a decision behind the decisions of others."""
        native = self.game.native
        state, out = before.copy(), np.zeros_like(root.options)
        count = native.advance(state, way[-1], out)
        if count <= 0:
            return None
        if decider(state, native.rules.frame) == root.seat:
            same = np.array_equal(native.concealed(state, root.seat), root.seen)
            return way if same else None
        if len(way) > INTERRUPTIONS or count > FEW:
            return None
        found = (self._find(state, [*way, option], root) for option in out[1 : 1 + count].tolist())
        return next((longer for longer in found if longer is not None), None)


def children(tree: Tree, node: int) -> Array:
    """The numbers of a node's children."""
    numbers = np.zeros(count_children(tree, node), np.int64)
    list_children(tree, node, numbers)
    return numbers


def walk(tree: Tree, way: list[int]) -> int:
    """The node at the end of a way down from the root; none where the tree does not reach so far."""
    node = ROOT
    for option in way:
        below = children(tree, node)
        found = below[tree.nodes["option"][below] == option]
        if not len(found):
            return NONE
        node = int(found[0])
    return node
