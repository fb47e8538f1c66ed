"""The greedy bot: looks through its own next decisions and takes the way to the best evaluation.

It looks until somebody else decides, at most `DEPTH` decisions deep and at `NODES` positions; what its seat can't
see it imagines at random. The same search in compiled code is `bots.native.greedy_choice`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from spielwerk.bots.dice import Dice
from spielwerk.kernel.decision import Options
from spielwerk.kernel.engine import advance, imagined
from spielwerk.kernel.game import Game

if TYPE_CHECKING:
    from spielwerk.bots import Position

DEPTH = 4
NODES = 400


class GreedyBot:
    """A sensible beginner."""

    def __init__(self, seed: int) -> None:
        self._dice = Dice(seed)

    def choose(self, position: Position) -> int:
        """The option whose best continuation is worth most; among equals the first from a random one on."""
        game, seat = position.game, position.seat
        seed = self._dice.word()
        start = self._dice.roll(len(position.options))
        sight = _Sight(game, imagined(game, position.seen, seat, seed), seat)
        share = NODES // len(position.options)
        best, choice = -float("inf"), position.options[start]
        for number in range(len(position.options)):
            option = position.options[(start + number) % len(position.options)]
            value = sight.value(0, option, share)
            if value > best:
                best, choice = value, option
        return choice


class _Sight:
    """Looks ahead from a position, with one state and one list of options for each level."""

    def __init__(self, game: Game, root: Any, seat: int) -> None:
        self._game, self._seat = game, seat
        self._states = [root, *(game.state_class() for _ in range(DEPTH))]
        self._outs = [Options(game.most_options) for _ in range(DEPTH + 1)]
        self._evaluate = game.functions.get("evaluate", game.functions["score"])

    def value(self, level: int, option: int, nodes: int) -> float:
        """What an option is worth to a seat that goes on as well as it can."""
        s, out = self._states[level + 1], self._outs[level + 1]
        s.load(self._states[level].memory)
        advance(self._game, s, option, out)
        s.notes.clear()
        if s.over or level + 1 == DEPTH or out[0] > nodes or s.stack[s.depth - 1].player != self._seat:
            return float(self._evaluate(s, self._seat))
        options = out.offered
        return max(self.value(level + 1, following, nodes // len(options)) for following in options)
