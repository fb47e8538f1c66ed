"""What is still to happen: a stack of frames inside the state.

Calling a step or a decision by its name schedules it. What one function schedules happens in the order of its
calls, and all of it before anything that was waiting already: rules read from top to bottom like the rulebook.
"""

from __future__ import annotations

from spielwerk.kernel.schema import Frame, State


def push(s: State, kind: int, player: int, a: int, b: int, c: int, d: int) -> None:
    """Put a frame on top of the stack."""
    frame = s.stack[s.depth]
    frame.kind = kind
    frame.player = player
    frame.a = a
    frame.b = b
    frame.c = c
    frame.d = d
    s.depth += 1


def swap(one: Frame, other: Frame) -> None:
    """Exchange two frames."""
    kind, player, a, b, c, d = one.kind, one.player, one.a, one.b, one.c, one.d
    one.kind = other.kind
    one.player = other.player
    one.a = other.a
    one.b = other.b
    one.c = other.c
    one.d = other.d
    other.kind = kind
    other.player = player
    other.a = a
    other.b = b
    other.c = c
    other.d = d


def first_called_first(s: State, bottom: int) -> None:
    """Turn the frames above `bottom` round, so that the one scheduled first is on top."""
    low = bottom
    high = s.depth - 1
    while low < high:
        swap(s.stack[low], s.stack[high])
        low += 1
        high -= 1


def game_over(s: State) -> None:
    """End the game: nothing that is scheduled will happen any more."""
    s.over = 1
    s.depth = 0
