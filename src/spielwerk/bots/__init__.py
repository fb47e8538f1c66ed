"""Opponents. Every bot sees what its seat sees, and nothing more."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from spielwerk.bots.greedy import GreedyBot
from spielwerk.bots.random import RandomBot
from spielwerk.kernel.engine import concealed
from spielwerk.kernel.game import Game
from spielwerk.kernel.table import Table

if TYPE_CHECKING:
    from spielwerk.bots.onnx import OnnxBot


@dataclass(frozen=True)
class Position:
    """A decision as its seat sees it: the state without its secrets, and the options."""

    game: Game
    seat: int
    seen: Any
    """The concealed state."""
    options: tuple[int, ...]


class Bot(Protocol):
    """Chooses one of the options of a position."""

    def choose(self, position: Position) -> int:
        """The option to take."""
        ...


class UnknownBot(ValueError):
    """There is no bot of that name."""


ONNX = "onnx:"
"""Before the name of a file with a network."""
LEVELS = ("easy", "medium", "hard", "expert")
"""Bots that search, each stronger than the one before; they need the compiled rules."""


def _level(level: str, seed: int, style: str = "") -> Bot:
    """A bot of a level on all cores; the compiler is loaded only when somebody wants one."""
    from spielwerk.bots.levels import level_bot
    from spielwerk.kernel.native import all_cores

    return level_bot(level, seed, all_cores(), style)


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(_level, level) for level in LEVELS},
}
"""How to make each bot from a seed."""


def is_bot(name: str) -> bool:
    """Whether a name may be that of a bot: one of those that are there, or `onnx:FILE`, a network from a file."""
    return name in BOTS or name.startswith(ONNX)


def make_bot(name: str, seed: int, style: str = "") -> Bot:
    """A bot by its name; those of a level may have a temperament (`bots.styles`)."""
    if name in LEVELS:
        return _level(name, seed, style)
    if name.startswith(ONNX):
        return onnx_bot(name)
    if name not in BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(BOTS)}")
    return BOTS[name](seed)


def onnx_bot(name: str) -> OnnxBot:
    """The bot that plays by the network of `onnx:FILE`; what reads it is loaded only when somebody wants one."""
    from spielwerk.bots.onnx import OnnxBot

    return OnnxBot(name.removeprefix(ONNX))


def check_networks(game: Game, names: Iterable[str], seats: int) -> None:
    """Refuse bots from files that can't play a game with so many seats, before it begins."""
    for name in names:
        if name.startswith(ONNX):
            onnx_bot(name).check(game, seats)


def position_of(table: Table) -> Position:
    """What the seat on turn sees of a table."""
    options = tuple(option for option in map(table.game.option, table.options()) if option is not None)
    return Position(table.game, table.seat, concealed(table.game, table.state, table.seat), options)


def play_bot_move(table: Table, bot: Bot) -> str:
    """Let a bot take the waiting decision; returns the text key of its choice."""
    key = table.game.key(bot.choose(position_of(table)))
    table.play(key)
    return key
