"""The trees of one bot, kept from one decision to the next."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from spielwerk.bots.search.tables import NONE, ROOT, Array, Desk, Rules, Tree, empty_tree, fresh_desk
from spielwerk.bots.search.tree import count_children, list_children, plant, replant
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.loops import decider, seed_policy

TREE_SALT = 0x9E3779B97F4A7C15
"""Sets the generators of the trees apart."""
SEED_BITS = 2**63 - 1
INTERRUPTIONS, FEW = 3, 4
"""How many decisions of others, of how many options at most, may lie between two of our own for a tree to be kept."""


@dataclass
class Look:
    """A decision as the compiled search wants it."""

    game: Game
    seat: int
    seats: int
    seen: Array
    options: Array
    skill: int = 0

    @property
    def rules(self) -> Rules:
        return Rules(self.game.native.doors_for(self.skill), self.game.native.frame)


@dataclass
class Grove:
    """One tree for each thread, with room to replant it."""

    game: Game
    seats: int
    trees: list[Tree]
    spare: list[Tree]
    desks: list[Desk]
    last: Look | None = None
    chosen: int = NONE

    @classmethod
    def for_game(cls, game: Game, seats: int, trees: int, nodes: int, seed: int) -> Grove:
        """Trees that share a number of nodes."""
        share = nodes // (2 * trees)
        grove = cls(
            game,
            seats,
            [empty_tree(share, seats) for _ in range(trees)],
            [empty_tree(share, seats) for _ in range(trees)],
            [fresh_desk(game, seats) for _ in range(trees)],
        )
        for number, desk in enumerate(grove.desks):
            seed_policy(desk.rng, (seed + number * TREE_SALT) & SEED_BITS)
        return grove

    @property
    def bytes(self) -> int:
        """The memory all of this takes."""
        desks = [(*desk[:-1], *desk.sight) for desk in self.desks]
        return sum(array.nbytes for bundle in (*self.trees, *self.spare, *desks) for array in bundle)

    # ------------------------------------------------------------------ from one decision to the next

    def turn_to(self, look: Look) -> None:
        """Keep what is known of a decision that follows from the last one; else plant anew."""
        way = self._way_to(look)
        for number, tree in enumerate(self.trees):
            node = NONE if way is None else walk(tree, way)
            if node == NONE:
                plant(tree)
            else:
                replant(tree, node, self.spare[number])
                self.trees[number], self.spare[number] = self.spare[number], tree
        self.last = look

    def _way_to(self, look: Look) -> list[int] | None:
        """The options that lead from the last decision of this seat to this one."""
        last = self.last
        if last is None or self.chosen == NONE or last.seat != look.seat:
            return None
        state = self.game.native.imagined(last.seen, last.seat, seed=0)
        return self._search(state, [self.chosen], look)

    def _search(self, before: Array, way: list[int], look: Look) -> list[int] | None:
        """Look for a decision behind the decisions of others."""
        native = self.game.native
        state, out = before.copy(), np.zeros_like(look.options)
        count = native.advance(state, way[-1], out)
        if count <= 0:
            return None
        if decider(state, native.frame) == look.seat:
            same = np.array_equal(native.concealed(state, look.seat), look.seen)
            return way if same else None
        if len(way) > INTERRUPTIONS or count > FEW:
            return None
        found = (self._search(state, [*way, option], look) for option in out[1 : 1 + count].tolist())
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
