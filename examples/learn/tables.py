# pyright: reportMissingImports=false
"""Tables at which a network plays: all seats, or one seat of each against bots. They keep what comes of that."""

from __future__ import annotations

from typing import Any

import numpy as np
from network import Network

from spielwerk.envs.opponents import Opponents
from spielwerk.envs.tensors import pinned
from spielwerk.kernel.native.batch import Batch, Extras
from spielwerk.kernel.native.batch_loops import WAIT


class Tables:
    """Many tables at which games have begun. After `play` it is the network's turn at all of them."""

    def __init__(self, network: Network, size: int, seed: int, threads: int, rivals: str = "", apart: int = 0) -> None:
        self.batch = Batch(network.game.native, size, network.seats, seed, None, threads, Extras(points=True), pinned)
        self.batch.reset()
        self._scatter(apart, seed)
        self.won = pinned((size, network.seats), np.float32)
        self.ended = pinned((size,), np.uint8)
        self.final = pinned((size, network.seats), np.float32)
        self.games = 0
        self.rivals = Opponents(self.batch, rivals, seat=None) if rivals else None
        if self.rivals is not None:
            self.rivals.begin(np.ones(size, np.bool_))
            self._let_play(self.rivals)

    def play(self, actions: np.ndarray[Any, Any]) -> None:
        """A decision of the network at each table, and those of rivals after it; keeps what came of both."""
        self.won[:] = self.ended[:] = 0
        self._step(actions)
        if self.rivals is not None:
            self._let_play(self.rivals)

    def _let_play(self, rivals: Opponents) -> None:
        while (self.batch.players != rivals.learners).any():
            self._step(rivals.actions())

    def _step(self, actions: np.ndarray[Any, Any]) -> None:
        self.batch.step(actions)
        ended = self.batch.finished == 1
        self.games += int(ended.sum())
        self.ended[ended] = 1
        self.won[ended], self.final[ended] = self.batch.rewards[ended], self.batch.final_scores[ended]
        if self.rivals is not None:
            self.rivals.begin(ended)

    def _scatter(self, apart: int, seed: int) -> None:
        """Play at random, at each table for another while, so that not all are at the same point of the game."""
        chance, masks = np.random.default_rng(seed), self.batch.masks
        lasts = chance.integers(apart + 1, size=self.batch.size)
        for step in range(apart):
            actions = (masks * chance.random(masks.shape, np.float32)).argmax(axis=1)
            self.batch.step(np.where(step < lasts, actions, WAIT))
