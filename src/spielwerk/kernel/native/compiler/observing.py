"""What a seat sees of a state, written as moves of whole vectors from fixed places to fixed places.

There is a function for every number of seats and every viewer. It follows `observe.plan`: numbers that stand in a row
in the state and in the observation are moved together. A move may write too much behind its row; the next one puts that
right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from spielwerk.kernel.engine import blanks
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.compiler.module import Module
from spielwerk.kernel.native.compiler.sources import Source
from spielwerk.kernel.native.compiler.types import INT, ArrayType
from spielwerk.kernel.native.observe import ASKED, Plan, plan
from spielwerk.kernel.schema import offset_of

_WIDEST = 32
"""So many numbers are moved at once at most: a register of the largest processors."""
_VIEWERS = 16
"""More than there can be at a table."""


@dataclass(frozen=True)
class Move:
    """Numbers of the same width that go together."""

    source: int
    """Where they stand in the state, in bytes."""
    target: int
    """Where they go in the observation, in numbers."""
    count: int
    width: int
    """Of one number in the state, in bytes."""


def write_observe(module: Module, game: Game, look: Source) -> None:
    """Add the entry point `observe(s, viewer, scratch, seen)` to the module of a game."""
    hides = "conceal" in game.functions
    lines = [
        "define i64 @observe(ptr noalias %s, i64 %viewer, ptr noalias %scratch, ptr noalias %seen) nounwind {",
        f"  %place = getelementptr inbounds i8, ptr %s, i64 {offset_of(game.state_class, 'seats')}",
        "  %few = load i8, ptr %place",
        "  %seats = zext i8 %few to i64",
        f"  %row = mul i64 %seats, {_VIEWERS}",
        "  %case = add i64 %row, %viewer",
    ]
    cases: list[str] = []
    blocks: list[str] = []
    for seats in game.seats:
        vector = _vector(plan(game, seats))
        asked = module.function(look, [module.state, INT, vector]).symbol
        for viewer in range(seats):
            gather = f"see.{seats}.{viewer}"
            module.add(_gathering(game, seats, viewer, gather, hides))
            cases.append(f"i64 {seats * _VIEWERS + viewer}, label %{gather}")
            blocks += [f"{gather}:", f'  call void @"{asked}"(ptr %s, i64 %viewer, ptr %seen)']
            blocks += [*_concealing(game, viewer)] if hides else []
            blocks += [f"  call void @{gather}(ptr {'%scratch' if hides else '%s'}, ptr %seen)", "  ret i64 1"]
    lines += [f"  switch i64 %case, label %nobody [{' '.join(cases)}]", *blocks, "nobody:", "  ret i64 0", "}"]
    if hides:
        module.add("declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)")
        for viewer in range(game.seats[-1]):
            module.add(_blanking(game, viewer))
    module.add("\n".join(lines))


def _vector(how: Plan) -> ArrayType:
    """The beginning of an observation."""
    size = np.dtype(how.dtype).itemsize
    return ArrayType("ptr", f"i{size}", (len(ASKED),), "observation", None, size)


# ---------------------------------------------------------------- what is hidden


def _concealing(game: Game, viewer: int) -> Iterator[str]:
    """Make a copy of the state without what the viewer may not see."""
    size = game.state_class.DTYPE.itemsize
    yield f"  call void @llvm.memcpy.inline.p0.p0.i64(ptr align 1 %scratch, ptr align 1 %s, i64 {size}, i1 false)"
    yield f"  call void @blank.{viewer}(ptr %scratch)"
    yield "  call i64 @conceal(ptr %scratch, i64 %viewer)"


def _blanking(game: Game, viewer: int) -> str:
    """Cover what the schema hides, run by run."""
    keep, fill = blanks(game.state_class, viewer)
    lines = [f"define internal void @blank.{viewer}(ptr noalias %s) nounwind {{"]
    for number, (first, last) in enumerate(_runs(keep == 0)):
        numbers = ", ".join(f"i8 {byte}" for byte in fill[first:last].tolist())
        lines.append(f"  %p{number} = getelementptr inbounds i8, ptr %s, i64 {first}")
        lines.append(f"  store <{last - first} x i8> <{numbers}>, ptr %p{number}, align 1")
    return "\n".join([*lines, "  ret void", "}"])


def _runs(chosen: np.ndarray[tuple[int], np.dtype[np.bool_]]) -> Iterator[tuple[int, int]]:
    """The runs of true values: where each begins, and where it is over."""
    edges = np.flatnonzero(np.diff(np.concatenate(([False], chosen, [False]))))
    yield from zip(edges[::2].tolist(), edges[1::2].tolist(), strict=True)


# ---------------------------------------------------------------- moves


def _gathering(game: Game, seats: int, viewer: int, symbol: str, hidden_before: bool) -> str:
    """The function that moves what one viewer sees at a table with so many seats."""
    how = plan(game, seats)
    size = game.state_class.DTYPE.itemsize
    keep, fill = blanks(game.state_class, viewer)
    shown = np.ones(size, np.bool_) if hidden_before else keep != 0
    writer = _MoveWriter(how, seats, viewer, shown, fill)
    for move in moves(how, viewer, size):
        writer.move(move)
    head = f"define internal void @{symbol}(ptr noalias %s, ptr noalias %seen) nounwind {{"
    return "\n".join([head, *writer.lines, "  ret void", "}"])


def moves(how: Plan, viewer: int, state_size: int) -> Iterator[Move]:
    """What has to be moved, in the order of the observation."""
    first, sources = len(ASKED), how.sources[viewer].tolist()
    for width, begin, end in zip((1, 2, 4), (0, *how.ends[:-1].tolist()), how.ends.tolist(), strict=True):
        at = begin
        while at < end:
            together = 1
            while at + together < end and sources[at + together] == sources[at] + together:
                together += 1
            lanes = _lanes(together, state_size // width - sources[at], how.length - first - at)
            yield Move(sources[at] * width, first + at, lanes, width)
            at += min(lanes, together)


def _lanes(together: int, *room: int) -> int:
    """How many to move at once: a power of two, if there is room even more than are wanted."""
    wanted = 1 << (min(together, _WIDEST) - 1).bit_length()
    return wanted if wanted <= min(room) else 1 << (min(together, *room).bit_length() - 1)


class _MoveWriter:
    """Writes moves in LLVM's language."""

    def __init__(
        self, how: Plan, seats: int, viewer: int, shown: np.ndarray[Any, Any], fill: np.ndarray[Any, Any]
    ) -> None:
        self._how, self._seats, self._viewer = how, seats, viewer
        self._shown, self._fill = shown, fill
        self._names_seat = np.zeros(how.length, np.bool_)
        self._names_seat[len(ASKED) + how.naming_seats] = True
        self._bits = np.dtype(how.dtype).itemsize * 8
        self._count = 0
        self.lines: list[str] = []

    def move(self, move: Move) -> None:
        """Read, widen, hide, count seats from the viewer, write."""
        kind, wide = f"<{move.count} x i{move.width * 8}>", f"<{move.count} x i{self._bits}>"
        place = self._compute(f"getelementptr inbounds i8, ptr %s, i64 {move.source}")
        value = self._compute(f"load {kind}, ptr {place}, align {move.width}")
        if kind != wide:
            value = self._compute(f"sext {kind} {value} to {wide}")
        value = self._turned(move, wide, self._hidden(move, wide, value))
        target = self._compute(f"getelementptr inbounds i{self._bits}, ptr %seen, i64 {move.target}")
        self.lines.append(f"  store {wide} {value}, ptr {target}, align {self._bits // 8}")

    def _compute(self, instruction: str) -> str:
        self._count += 1
        self.lines.append(f"  %v{self._count} = {instruction}")
        return f"%v{self._count}"

    def _hidden(self, move: Move, wide: str, value: str) -> str:
        """Numbers that the viewer may not see read as if there were none."""
        part = slice(move.source, move.source + move.count * move.width)
        shown = self._shown[part][:: move.width].tolist()
        if all(shown):
            return value
        instead = self._fill[part].view(f"i{move.width}").tolist()
        fixed = self._numbers(self._bits, instead)
        return self._compute(f"select <{move.count} x i1> {_truths(shown)}, {wide} {value}, {wide} {fixed}")

    def _turned(self, move: Move, wide: str, value: str) -> str:
        """Numbers that name a seat count from the viewer."""
        names = self._names_seat[move.target : move.target + move.count].tolist()
        if not any(names) or self._viewer == 0:
            return value
        bits, count = f"<{move.count} x i1>", move.count
        less = self._compute(f"sub {wide} {value}, {self._numbers(self._bits, [self._viewer] * count)}")
        around = self._compute(f"add {wide} {less}, {self._numbers(self._bits, [self._seats] * count)}")
        below = self._compute(f"icmp slt {wide} {less}, zeroinitializer")
        turned = self._compute(f"select {bits} {below}, {wide} {around}, {wide} {less}")
        some = self._compute(f"icmp sge {wide} {value}, zeroinitializer")
        which = self._compute(f"and {bits} {some}, {_truths(names)}")
        return self._compute(f"select {bits} {which}, {wide} {turned}, {wide} {value}")

    @staticmethod
    def _numbers(bits: int, numbers: Sequence[int]) -> str:
        return f"<{', '.join(f'i{bits} {number}' for number in numbers)}>"


def _truths(values: Sequence[bool]) -> str:
    return f"<{', '.join(f'i1 {str(value).lower()}' for value in values)}>"
