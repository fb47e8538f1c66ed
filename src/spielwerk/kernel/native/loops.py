"""Compiled loops that serve every game: chance, set-up, what is hidden, random playouts.

A state is a row of bytes; the rules of a game are reached through the addresses of its entry points (`bundles.Rules`).
"""

from __future__ import annotations

from types import FunctionType
from typing import Any

import numpy as np
from numba import njit

from spielwerk.kernel import chance
from spielwerk.kernel.chance import WORD_MASK, WORDS_DRAWN
from spielwerk.kernel.native.bundles import Array, Blanks, FrameLayout, GameMemory, Results, Rules
from spielwerk.kernel.native.calls import (
    ADVANCE,
    CONCEAL,
    EVALUATE,
    RANDOM_PLAY,
    REDEAL,
    SCORE,
    SETUP,
    STANDING,
    call_2,
    call_2_real,
    call_3,
    call_4,
    call_5,
)
from spielwerk.kernel.standing import LOST

_COMPILER: Any = njit
compiled = _COMPILER(nogil=True, cache=True, _nrt=False)
"""For functions that allocate nothing: without reference counts their slices are free."""
_WITHOUT_WRAPPERS = _COMPILER(nogil=True, cache=True, _nrt=False, no_cpython_wrapper=True, no_cfunc_wrapper=True)

BEGIN = -1
"""In place of an option: take none, only run to the first decision."""


def _ignore(*_: object, **__: object) -> None:
    """Take note of nothing."""


def compiled_inner(function: Any) -> Any:
    """For functions that compiled ones alone call: what Python would call them by is half of the compiler's work."""
    inner = _WITHOUT_WRAPPERS(function)

    def refuse(*_: object, **__: object) -> None:
        raise TypeError(
            f"{function.__name__} is for compiled code alone; with @compiled it could be called from Python"
        )

    inner._insert = _ignore  # Numba would jump to a wrapper that is not there
    inner._compile_for_args = refuse
    return inner


def compiled_copy(function: Any, *callees: Any) -> Any:
    """A function of plain Python compiled for the loops; what it calls has to be compiled before."""
    space = function.__globals__ | {callee.__name__: callee for callee in callees}
    return compiled(FunctionType(function.__code__, space, function.__name__, function.__defaults__))


random_word = compiled_copy(chance.random_word)
seed_generator = compiled_copy(chance.seed_generator, random_word)
seed_policy = compiled_copy(chance.seed_policy, seed_generator)


@compiled_inner
def copy_bytes(source: Array, target: Array) -> None:
    """Copy one row of bytes onto another."""
    for at in range(source.shape[0]):
        target[at] = source[at]


# ---------------------------------------------------------------- the rules


@compiled
def begin(rules: Rules, template: Array, state: Array, out: Array, seed: int) -> int:
    """Set up a fresh game in `state` and run to its first decision; returns the number of options."""
    set_up(rules, template, state, seed)
    return advance(rules, state, out, BEGIN)


@compiled_inner
def set_up(rules: Rules, template: Array, state: Array, seed: int) -> None:
    """Set up a fresh game in `state`; nothing has happened yet."""
    copy_bytes(template, state)
    call_4(rules.entry_points[SETUP], state.ctypes.data, seed & WORD_MASK, (seed >> 32) & WORD_MASK, 0)


@compiled
def advance(rules: Rules, state: Array, out: Array, option: int) -> int:
    """Take an option and run to the next decision; returns the number of options, 0 at the end, -1 if rules broke."""
    return call_3(rules.entry_points[ADVANCE], state.ctypes.data, option, out.ctypes.data) - 1


@compiled_inner
def score(rules: Rules, state: Array, seat: int) -> int:
    """The points of a seat as they stand."""
    return call_2(rules.entry_points[SCORE], state.ctypes.data, seat)


@compiled_inner
def standing(rules: Rules, state: Array, seat: int) -> int:
    """Points and tie-breaks of a seat in one number."""
    return call_2(rules.entry_points[STANDING], state.ctypes.data, seat)


@compiled
def evaluate(rules: Rules, state: Array, seat: int) -> float:
    """What a state is worth to a seat."""
    return call_2_real(rules.entry_points[EVALUATE], state.ctypes.data, seat)


@compiled
def best_standing(rules: Rules, state: Array, seats: int) -> tuple[int, int]:
    """The highest standing that wins, and how many share it; who has lost stands below it."""
    best, winners = LOST + 1, 0
    for seat in range(seats):
        other = standing(rules, state, seat)
        winners = 1 if other > best else winners + (other == best)
        best = max(best, other)
    return best, winners


# ---------------------------------------------------------------- the decision that waits


@compiled_inner
def read_2(state: Array, at: int) -> np.int16:
    """A little-endian signed integer of two bytes."""
    return np.int16(np.uint16(state[at]) | np.uint16(state[at + 1]) << np.uint16(8))


@compiled
def depth_of(state: Array, frame: FrameLayout) -> np.int64:
    """How many frames wait."""
    return np.int64(state[frame.depth])


@compiled_inner
def top_of(state: Array, frame: FrameLayout) -> int:
    """Where the frame on top of the stack begins."""
    return frame.stack + (depth_of(state, frame) - 1) * frame.size


@compiled
def decider(state: Array, frame: FrameLayout) -> np.int64:
    """Whose decision is on top of the stack."""
    return np.int64(np.int8(state[top_of(state, frame) + frame.player]))


@compiled_inner
def kind_of(state: Array, frame: FrameLayout) -> np.int16:
    """The kind of the decision on top of the stack."""
    return read_2(state, top_of(state, frame) + frame.kind)


# ---------------------------------------------------------------- what is hidden


@compiled_inner
def blanks_of(blanks: Blanks, viewer: int) -> Blanks:
    """The row of one viewer."""
    return Blanks(blanks.keep[viewer], blanks.fill[viewer])


@compiled
def conceal(rules: Rules, blanks: Blanks, viewer: int, state: Array, target: Array) -> None:
    """Write into `target` what a viewer may see of a state."""
    for at in range(state.shape[0]):
        target[at] = (state[at] & blanks.keep[at]) | blanks.fill[at]
    call_2(rules.entry_points[CONCEAL], target.ctypes.data, viewer)


@compiled
def redeal(rules: Rules, viewer: int, word: int, state: Array) -> None:
    """Fill in at random what a viewer can't see of a concealed state."""
    call_5(
        rules.entry_points[REDEAL], state.ctypes.data, viewer, word & WORD_MASK, (word >> 32) & WORD_MASK, 0
    )  # fmt: skip


@compiled_inner
def imagine(rules: Rules, blanks: Blanks, viewer: int, state: Array, word: int, target: Array) -> None:
    """Write into `target` a full state that fits what a viewer sees."""
    conceal(rules, blanks, viewer, state, target)
    redeal(rules, viewer, word, target)


# ---------------------------------------------------------------- whole games


@compiled
def random_games(rules: Rules, template: Array, memory: GameMemory, first_seed: int, results: Results) -> int:
    """Play whole games at random; returns the number of decisions, or -1 - game where the rules broke.

    Nobody draws but who decides, once for each decision: so the generator has counted the decisions.
    """
    state, out, rng = memory
    total = 0
    for game in range(results.lengths.shape[0]):
        seed_policy(rng, first_seed + game)
        drawn_before = rng[WORDS_DRAWN]
        set_up(rules, template, state, first_seed + game)
        end = call_3(rules.entry_points[RANDOM_PLAY], state.ctypes.data, rng.ctypes.data, out.ctypes.data)
        if end < 0:
            return -1 - game
        results.lengths[game] = rng[WORDS_DRAWN] - drawn_before
        write_result(rules, state, results, game)
        total += results.lengths[game]
    return total


@compiled_inner
def write_result(rules: Rules, state: Array, results: Results, game: int) -> None:
    """Write down how a game ended."""
    for seat in range(results.scores.shape[1]):
        results.scores[game, seat] = score(rules, state, seat)
        results.standings[game, seat] = standing(rules, state, seat)


@njit(nogil=True, cache=True)
def copies(template: Array, count: int) -> int:
    """Copy a state back and forth; returns a byte so that nothing is optimised away."""
    ring = np.zeros((64, template.shape[0]), np.uint8)
    for number in range(count):
        copy_bytes(ring[number & 63] if number & 1 else template, ring[(number + 1) & 63])
    return ring[count & 63, 0]
