"""What the kernel does so often that it is written in LLVM's language: frames on the stack, bits, offers.

Each stands for a function of plain Python that does the same. A frame is moved as a word of 64 bits and one of 32
instead of six numbers; its fields share one tag, so that LLVM knows that they are the same memory.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from spielwerk.kernel import bits, decision, stack
from spielwerk.kernel.native.compiler.types import BOOL, INT, NOTHING, Type, record_type
from spielwerk.kernel.schema import Frame, offset_of

if TYPE_CHECKING:
    from spielwerk.kernel.native.compiler.module import Module

TAGS = {"frame": "Frame", "options": "options", "count": "options.count"}
"""What is stored where these primitives write."""
_LAYOUT = ("kind", "player", "a", "b", "c", "d")
_PLACES = [offset_of(Frame, name) for name in _LAYOUT]

_PUSH = """
define internal void @push(ptr %s, i64 %kind, i64 %player, i64 %a, i64 %b, i64 %c, i64 %d) {attributes} {{
  %deep = getelementptr inbounds i8, ptr %s, i64 {depth}
  %few = load i8, ptr %deep, align 1{depth_tag}
  %number = zext i8 %few to i64
  %far = mul nuw nsw i64 %number, {size}
  %away = add nuw nsw i64 %far, {stack}
  %frame = getelementptr inbounds i8, ptr %s, i64 %away
  %low_player = and i64 %player, 255
  %of_player = shl nuw nsw i64 %low_player, 16
  %low_a = and i64 %a, 65535
  %of_a = shl nuw nsw i64 %low_a, 32
  %of_b = shl i64 %b, 48
  %one = or i64 %kind, %of_player
  %two = or i64 %of_a, %of_b
  %word = or i64 %one, %two
  store i64 %word, ptr %frame, align 2{frame_tag}
  %low_c = and i64 %c, 65535
  %of_d = shl i64 %d, 16
  %both = or i64 %low_c, %of_d
  %rest = trunc i64 %both to i32
  %behind = getelementptr inbounds i8, ptr %frame, i64 8
  store i32 %rest, ptr %behind, align 2{frame_tag}
  %more = add nuw nsw i8 %few, 1
  store i8 %more, ptr %deep, align 1{depth_tag}
  ret void
}}
"""
_SWAP = """
define internal void @swap(ptr %one, ptr %other) {attributes} {{
  %one_rest = getelementptr inbounds i8, ptr %one, i64 8
  %other_rest = getelementptr inbounds i8, ptr %other, i64 8
  %a = load i64, ptr %one, align 2{frame_tag}
  %b = load i32, ptr %one_rest, align 2{frame_tag}
  %c = load i64, ptr %other, align 2{frame_tag}
  %d = load i32, ptr %other_rest, align 2{frame_tag}
  store i64 %c, ptr %one, align 2{frame_tag}
  store i32 %d, ptr %one_rest, align 2{frame_tag}
  store i64 %a, ptr %other, align 2{frame_tag}
  store i32 %b, ptr %other_rest, align 2{frame_tag}
  ret void
}}
"""
_LOWEST = """
declare i64 @llvm.cttz.i64(i64, i1)
define internal i64 @lowest(i64 %bits) {attributes} {{
  %place = call i64 @llvm.cttz.i64(i64 %bits, i1 true)
  ret i64 %place
}}
"""
_OFFER_IF = """
define internal void @offer_if(ptr %out, i64 %option, i1 %is_legal) {attributes} {{
  %count = load i32, ptr %out, align 4{count_tag}
  %more = add nuw nsw i32 %count, 1
  %at = zext i32 %more to i64
  %place = getelementptr inbounds i32, ptr %out, i64 %at
  %short = trunc i64 %option to i32
  store i32 %short, ptr %place, align 4{options_tag}
  %one = zext i1 %is_legal to i32
  %now = add nuw nsw i32 %count, %one
  store i32 %now, ptr %out, align 4{count_tag}
  ret void
}}
"""
_OFFER = """
define internal void @offer(ptr %out, i64 %option) {attributes} {{
  %count = load i32, ptr %out, align 4{count_tag}
  %more = add nuw nsw i32 %count, 1
  store i32 %more, ptr %out, align 4{count_tag}
  %at = zext i32 %more to i64
  %place = getelementptr inbounds i32, ptr %out, i64 %at
  %short = trunc i64 %option to i32
  store i32 %short, ptr %place, align 4{options_tag}
  ret void
}}
"""


@dataclass(frozen=True)
class Primitive:
    """A function of the kernel in LLVM's language."""

    symbol: str
    text: str
    parameters: Callable[[Module], tuple[Type, ...]]
    result: Type


OFFER_IF = Primitive("offer_if", _OFFER_IF, lambda module: (module.options, INT, BOOL), NOTHING)
"""Writes an option down, and counts it if it is legal."""
PRIMITIVES: dict[Any, Primitive] = {
    stack.push: Primitive("push", _PUSH, lambda module: (module.state, *[INT] * 6), NOTHING),
    stack.swap: Primitive("swap", _SWAP, lambda module: (record_type(Frame),) * 2, NOTHING),
    bits.lowest: Primitive("lowest", _LOWEST, lambda module: (INT,), INT),
    decision.offer: Primitive("offer", _OFFER, lambda module: (module.options, INT), NOTHING),
}
assert (_PLACES, Frame.DTYPE.itemsize) == ([0, 2, 4, 6, 8, 10], 12), "frames are packed into words here"
