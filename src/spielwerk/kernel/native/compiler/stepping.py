"""One step of one game of a batch in one call: take an option, then write the mask and what the next seat sees."""

from __future__ import annotations

from spielwerk.kernel.native.bundles import FrameLayout
from spielwerk.kernel.native.compiler.module import Module

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


def write_step(module: Module, frame: FrameLayout) -> None:
    """Add the entry points `present` and `step` to the module of a game, which has the others already."""
    player = frame.stack - frame.size + frame.player
    module.add(_STEP.format(depth=frame.depth, size=frame.size, player=player))
