"""Compiled rules called straight from Python, for one game at a time.

The loops take bundles of arrays, which have to be unpacked at every call: nothing for a thousand games, most of the
time for one. Here Python calls the same machine code by its address.
"""

from __future__ import annotations

import ctypes
from dataclasses import dataclass
from functools import cache
from typing import Any

from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import Rules
from spielwerk.kernel.native.calls import ADVANCE, EVALUATE, OBSERVE, SCORE, STANDING

Address = int
"""Where an array begins: `array.ctypes.data`."""


@dataclass(frozen=True)
class DirectRules:
    """The compiled functions of a game; each takes the address of a state first."""

    advance: Any
    """(state, option, out) → the number of options + 1, 0 if the rules broke"""
    score: Any
    """(state, seat) → points"""
    standing: Any
    """(state, seat) → points with tie-breaks"""
    evaluate: Any
    """(state, seat) → what the position is worth"""
    observe: Any
    """(state, viewer, scratch, out): writes an observation"""
    rules: Rules
    """Keeps the addresses."""


@cache
def direct_rules(game: Game) -> DirectRules:
    """The compiled functions of a game; the game itself owns their code."""
    rules = game.native.rules
    return DirectRules(
        advance=_function(rules, ADVANCE, 3),
        score=_function(rules, SCORE, 2),
        standing=_function(rules, STANDING, 2),
        evaluate=_function(rules, EVALUATE, 2, ctypes.c_double),
        observe=_function(rules, OBSERVE, 4),
        rules=rules,
    )


def _function(rules: Rules, entry: int, arguments: int, result: Any = ctypes.c_int64) -> Any:
    return ctypes.CFUNCTYPE(result, *[ctypes.c_int64] * arguments)(int(rules.entry_points[entry]))
