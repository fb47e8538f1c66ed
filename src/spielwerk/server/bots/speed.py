"""Which bots need compiled rules."""

from __future__ import annotations

from spielwerk.bots import BOTS, GreedyBot, RandomBot

_PLAIN = (RandomBot, GreedyBot)


def needs_compiling(bot: str) -> bool:
    """Whether a bot needs the compiled rules of a game."""
    return BOTS.get(bot) not in _PLAIN


def simple_bot() -> str:
    """The best bot that needs none."""
    return [name for name in BOTS if not needs_compiling(name)][-1]
