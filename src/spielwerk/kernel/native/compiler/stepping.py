"""One step of one game of a batch in one call: take an option, then write the mask and what the next seat sees.

All rows of a batch together are larger than the memory near a core. So each step asks for the row behind its own, which
comes while the rules of this one run.
"""

from __future__ import annotations

from collections.abc import Iterator

from spielwerk.kernel.game import Game
from spielwerk.kernel.native.bundles import frame_layout
from spielwerk.kernel.native.compiler.module import Module

_LINE = 64
"""Bytes that come from memory together."""
_FIRST_OPTIONS = 128
"""Bytes of a list of options that are mostly enough."""
_OPTION = 4
"""Bytes of one option."""

_STEP = """
define i64 @present(ptr noalias %s, ptr noalias %out, ptr noalias %mask, ptr noalias %scratch, ptr noalias %seen,
                    ptr noalias %player) nounwind {{
  call i64 @mark(ptr %out, ptr %mask, i64 1)
  %deep = getelementptr inbounds i8, ptr %s, i64 {depth}
  %few = load i8, ptr %deep
  %depth = zext i8 %few to i64
  %far = mul nuw nsw i64 %depth, {size}
  %top = getelementptr i8, ptr %s, i64 %far
  %whose = getelementptr i8, ptr %top, i64 {player}
  %byte = load i8, ptr %whose
  store i8 %byte, ptr %player
  %viewer = sext i8 %byte to i64
  %done = call i64 @observe(ptr %s, i64 %viewer, ptr %scratch, ptr %seen)
  ret i64 %done
}}

define i64 @step(ptr noalias %s, i64 %option, ptr noalias %out, ptr noalias %mask, ptr noalias %scratch,
                 ptr noalias %seen, ptr noalias %player) nounwind {{
{next_row}
  call i64 @mark(ptr %out, ptr %mask, i64 0)
  %more = call i64 @advance(ptr %s, i64 %option, ptr %out)
  %goes_on = icmp sgt i64 %more, 1
  br i1 %goes_on, label %asks, label %ends
asks:
  call i64 @present(ptr %s, ptr %out, ptr %mask, ptr %scratch, ptr %seen, ptr %player)
  br label %ends
ends:
  %count = sub nsw i64 %more, 1
  ret i64 %count
}}
"""


def write_step(module: Module, game: Game) -> None:
    """Add the entry points `present` and `step` to the module of a game, which has the others already."""
    frame = frame_layout(game.state_class)
    player = frame.stack - frame.size + frame.player
    module.add("declare void @llvm.prefetch.p0(ptr, i32, i32, i32)")
    next_row = "\n".join(_next_row(game))
    module.add(_STEP.format(next_row=next_row, depth=frame.depth, size=frame.size, player=player))


def _next_row(game: Game) -> Iterator[str]:
    """Ask for what the next step will need. Behind the last row there may be nothing: that does no harm."""
    state, actions = game.state_class.DTYPE.itemsize, game.action_base[-1]
    yield from _fetch("s", state, state)
    yield from _fetch("mask", actions, actions)
    yield from _fetch("out", (1 + game.most_options) * _OPTION, _FIRST_OPTIONS)


def _fetch(what: str, row: int, size: int) -> Iterator[str]:
    """Ask for the first bytes of the row behind this one."""
    for at in range(0, size, _LINE):
        yield f"  %{what}.{at} = getelementptr i8, ptr %{what}, i64 {row + at}"
        yield f"  call void @llvm.prefetch.p0(ptr %{what}.{at}, i32 1, i32 3, i32 1)"
