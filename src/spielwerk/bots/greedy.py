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
        root = imagined(game, position.seen, seat, seed)
        share = NODES // len(position.options)
        best, choice = -float("inf"), position.options[start]
        for number in range(len(position.options)):
            option = position.options[(start + number) % len(position.options)]
            value = _value(game, root, option, seat, DEPTH - 1, share)
            if value > best:
                best, choice = value, option
        return choice


def _value(game: Game, before: Any, option: int, seat: int, depth: int, nodes: int) -> float:
    """What an option is worth to a seat that goes on as well as it can."""
    s = before.twin()
    out = Options(game.most_options)
    advance(game, s, option, out)
    if s.over or depth == 0 or out[0] > nodes or s.stack[s.depth - 1].player != seat:
        return float(game.functions.get("evaluate", game.functions["score"])(s, seat))
    options = out.offered
    return max(_value(game, s, following, seat, depth - 1, nodes // len(options)) for following in options)
