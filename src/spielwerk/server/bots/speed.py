"""Which bots need compiled rules, and which play the same faster with them."""

from __future__ import annotations

from collections.abc import Callable

from spielwerk.bots import BOTS, Bot, GreedyBot, RandomBot, make_bot

_PLAIN = (RandomBot, GreedyBot)


def needs_compiling(bot: str) -> bool:
    """Whether a bot needs the compiled rules of a game."""
    return BOTS.get(bot) not in _PLAIN


def simple_bot() -> str:
    """The best bot that needs none."""
    return [name for name in BOTS if not needs_compiling(name)][-1]


def _native_greedy(seed: int) -> Bot:
    """The greedy bot in compiled code; the compiler is loaded only when somebody wants it."""
    from spielwerk.bots.native import NativeGreedyBot

    return NativeGreedyBot(seed)


FAST: dict[str, Callable[[int], Bot]] = {"greedy": _native_greedy}
"""Bots that need no compiled rules, made so that they use them."""


def bot_at_speed(name: str, seed: int, style: str, is_compiled: bool) -> Bot:
    """A bot by its name and temperament, as fast as the rules allow."""
    return FAST[name](seed) if is_compiled and name in FAST else make_bot(name, seed, style)


def is_quick(name: str, is_compiled: bool) -> bool:
    """Whether a bot chooses in no time."""
    return BOTS.get(name) is RandomBot or (is_compiled and name in FAST)
