"""The policy network of a game: which options are worth a try, learned from what the quick policy found best.

A playout tries some episodes (the decisions of a player that belong together) and plays the best. At random nearly all
of them are poor. A network of one layer reads the position once (`network.read_position`) and likes every option of the
game more or less; episodes are drawn by that. `arena.imitation` learns it, in seconds, from the rules alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np

from spielwerk.bots.policy.inputs import Inputs, inputs_of
from spielwerk.bots.policy.structures import HEADER, PolicyMemory
from spielwerk.bots.policy.units import WIDTH
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Array

POLICY_FILE = "policy.npz"
"""In the folder of a game."""


class Misfit(ValueError):
    """A network was learned for other records or options."""


@dataclass(frozen=True)
class PolicyNetwork:
    """Weights and what they are weights of. Whoever writes to the arrays changes the network."""

    inputs: Inputs
    scales: Array
    """What amounts are multiplied by, for each input."""
    rows: Array
    """(rows, units)"""
    bias: Array
    options: Array
    """(options, units)"""
    likings: Array
    """How much each option is liked anyway."""
    action_base: Array

    @classmethod
    def fresh(cls, game: Game, seed: int) -> PolicyNetwork:
        """A network that likes all options alike."""
        inputs, actions = inputs_of(game), int(game.action_base[-1])
        rows = np.random.default_rng(seed).normal(0.0, 0.1, (len(inputs.names), WIDTH))
        return cls(
            inputs,
            np.ones(len(inputs.table), np.float32),
            rows.astype(np.float32),
            np.zeros(WIDTH, np.float32),
            np.zeros((actions, WIDTH), np.float32),
            np.zeros(actions, np.float32),
            np.array(game.action_base, np.int64),
        )

    @property
    def learned(self) -> tuple[Array, Array, Array, Array]:
        """The weights that learning changes."""
        return self.rows, self.bias, self.options, self.likings

    def memory(self) -> PolicyMemory:
        """The network as one thread uses it."""
        arrays = (self.inputs.table, self.scales, *self.learned, self.action_base)
        addresses = [array.ctypes.data for array in arrays]
        header = np.array([len(self.inputs.table), *addresses, self.inputs.seats_at, self.inputs.decider_row], np.int64)
        return _memory(header, len(self.likings))

    def save(self, file: Path) -> None:
        """Keep it in numbers of two bytes, with the names of what they are for."""
        weights = {name: getattr(self, name).astype(np.float16) for name in ("rows", "bias", "options", "likings")}
        np.savez_compressed(file, inputs=np.array(self.inputs.key), scales=self.scales, **weights)

    @classmethod
    def load(cls, game: Game, file: Path) -> PolicyNetwork:
        """The network in a file; one that was learned for other records or options is refused."""
        fresh = cls.fresh(game, 0)
        with np.load(file) as kept:
            if str(kept["inputs"]) != fresh.inputs.key or kept["options"].shape != fresh.options.shape:
                raise Misfit(
                    f"{file} was learned for other rules than those of now; spielwerk learn {game.slug} learns it anew"
                )
            fresh.scales[:] = kept["scales"]
            for target, name in zip(fresh.learned, ("rows", "bias", "options", "likings"), strict=True):
                target[:] = kept[name]
        return fresh


@cache
def policy_of(game: Game) -> PolicyNetwork | None:
    """The policy network that came with a game; none where the game has changed since (a test tells its author)."""
    try:
        return PolicyNetwork.load(game, game.folder / POLICY_FILE)
    except (FileNotFoundError, Misfit):
        return None


def policy_memory(game: Game) -> PolicyMemory:
    """The memory of one thread for the policy network of a game, where it has one."""
    network = policy_of(game)
    return network.memory() if network else _memory(np.zeros(HEADER, np.int64), 0)


def _memory(header: Array, actions: int) -> PolicyMemory:
    return PolicyMemory(
        header,
        np.zeros(WIDTH, np.float32),
        np.zeros(actions, np.int64),
        np.zeros(actions, np.float64),
        np.zeros(1, np.int64),
    )
