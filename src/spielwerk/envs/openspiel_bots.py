"""Bots both ways: ours play at OpenSpiel (`SpielwerkBot`), those of OpenSpiel sit at our table (`OpenSpielBot`).

mcts = OpenSpielBot(lambda game: MCTSBot(game, 2.0, 100, RandomRolloutEvaluator(1)), seed=1)
play_bot_move(table, mcts)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from spielwerk.arena.contestants import contestant
from spielwerk.bots import Position
from spielwerk.bots.dice import Dice
from spielwerk.envs.openspiel import SpielGame, SpielState, load
from spielwerk.envs.single import SingleGame


class SpielwerkBot(pyspiel.Bot):
    """A bot of ours by its name (`greedy`, `hard`, …); it is shown what its seat sees, and nothing more."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__()
        self._bot = contestant(name).bot(seed)

    def step(self, state: SpielState) -> int:
        """The action for who is on turn."""
        return state.play.action(self._bot.choose(state.play.position()))

    def restart_at(self, state: SpielState) -> None:
        """It remembers nothing."""


class OpenSpielBot:
    """A bot of OpenSpiel at our table. It plays from what its seat sees, with all that is hidden dealt at random."""

    def __init__(self, make: Callable[[SpielGame], Any], seed: int) -> None:
        self._make, self._dice = make, Dice(seed)
        self._bots: dict[tuple[str, int], tuple[SpielGame, Any]] = {}

    def choose(self, position: Position) -> int:
        """The option to take."""
        game, bot = self._bot(position)
        play = SingleGame(position.game, game.seats)
        seen = np.frombuffer(bytes(position.seen), np.uint8)
        play.load(position.game.native.imagined(seen, position.seat, self._dice.word()), position.options)
        state = game.new_initial_state()
        state.become(play)
        return play.option(int(bot.step(state)))

    def _bot(self, position: Position) -> tuple[SpielGame, Any]:
        place = (position.game.slug, int(position.seen.seats))
        if place not in self._bots:
            game = load(position.game, place[1])
            self._bots[place] = (game, self._make(game))
        return self._bots[place]
