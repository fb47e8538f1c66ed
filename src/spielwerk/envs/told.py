"""What single tables tell on wish beside observations, as rows of a batch do (`kernel.native.batch.Extras`)."""

from __future__ import annotations

from typing import Any

import numpy as np

from spielwerk.envs.settings import Settings
from spielwerk.envs.single import SingleGame
from spielwerk.kernel.native.batch_loops import NOTHING
from spielwerk.kernel.native.bundles import Array


class Told:
    """Follows one game, remembers its last decisions, and tells what was wished for."""

    def __init__(self, how: Settings, play: SingleGame) -> None:
        self._how, self._play = how, play
        self.forget()

    def forget(self) -> None:
        """A new game begins: nobody has decided anything."""
        self._known: list[list[tuple[int, int]]] = [[] for _ in range(self._how.seats)]

    def step(self, action: int) -> None:
        """Take an action, and let all remember it who know of it: in games with secrets only who took it."""
        seats, player = self._how.seats, self._play.player
        self._play.step(action)
        if not self._how.history:
            return
        for viewer in [player] if self._how.game.has_secrets else range(seats):
            self._known[viewer] = [((player - viewer) % seats, action), *self._known[viewer]][: self._how.history]

    def info(self, viewer: int) -> dict[str, Any]:
        """What a viewer is told now."""
        extras, play = self._how.extras, self._play
        info: dict[str, Any] = {}
        if "points" in extras:
            info["points"] = np.array(play.scores(), np.float32)
        if "potential" in extras:
            info["potential"] = np.array(play.potential(), np.float32)
        if "legal" in extras:
            info |= self._legal()
        if self._how.history:
            info["history"] = self._history(viewer)
        return info

    def _legal(self) -> dict[str, Any]:
        """The legal actions, filled up to as many as there can be."""
        listed: Array = np.full(self._how.game.most_options, NOTHING, np.int32)
        listed[: len(self._play.options)] = [self._play.action(option) for option in self._play.options]
        return {"legal_actions": listed, "legal_counts": len(self._play.options)}

    def _history(self, viewer: int) -> Array:
        shown: Array = np.full((self._how.history, 2), NOTHING, np.int32)
        for at, decision in enumerate(self._known[viewer]):
            shown[at] = decision
        return shown
