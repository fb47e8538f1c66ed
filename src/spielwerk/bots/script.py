"""Strategies that people know, as short scripts: what a player prefers and avoids, whatever else is good.

A game writes them into its `bots.toml`, by the keys of options (`hire`, `construct:*`). Of several preferences the
first counts that anything fits; where none does, and among what fits, the player chooses as the greedy bot does.
They are a yardstick outside the family of searches: no level from `medium` on may lose to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from spielwerk.bots.lore import lore_of
from spielwerk.bots.native import NativeGreedyBot
from spielwerk.kernel.game import Game

if TYPE_CHECKING:
    from spielwerk.bots import Position

SCRIPT = "script:"
"""Before the name of a strategy, where bots are named."""


@dataclass(frozen=True)
class Strategy:
    """What a player prefers, the dearest first, and what it never takes if there is anything else."""

    prefer: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()

    def fitting(self, keys: Sequence[str]) -> list[str]:
        """Of some options those that the strategy would choose from."""
        bearable = [key for key in keys if not _fits(key, self.avoid)] or list(keys)
        wanted = ([key for key in bearable if fnmatchcase(key, pattern)] for pattern in self.prefer)
        return next((keys for keys in wanted if keys), bearable)


def _fits(key: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def strategies_of(game: Game) -> dict[str, Strategy]:
    """The strategies of a game by their names."""
    told = lore_of(game).get("strategies", {})
    return {name: Strategy(tuple(one.get("prefer", ())), tuple(one.get("avoid", ()))) for name, one in told.items()}


class ScriptBot:
    """Plays a strategy of whatever game it is asked about; greedily where the game has none of that name."""

    def __init__(self, seed: int, strategy: str) -> None:
        self._name = strategy
        self._greedy = NativeGreedyBot(seed)

    def choose(self, position: Position) -> int:
        """The best of what the strategy prefers."""
        strategy = strategies_of(position.game).get(self._name, Strategy())
        by_key = {position.game.key(option): option for option in position.options}
        fitting = tuple(by_key[key] for key in strategy.fitting(list(by_key)))
        return self._greedy.choose(replace(position, options=fitting))
