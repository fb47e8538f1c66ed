"""Writing a function in LLVM's language: lines, blocks, variables, and what lies in memory.

Variables are places on the stack, which LLVM turns into registers. A variable has the type that holds everything
assigned to it; a function is written again until all types are known.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spielwerk.kernel.native.compiler.types import (
    BOOL,
    INT,
    REAL,
    REAL_CODE,
    ArrayType,
    CantCompile,
    Reach,
    Type,
    bits,
    wider,
)

if TYPE_CHECKING:
    from spielwerk.kernel.native.compiler.module import Module


@dataclass(frozen=True)
class Value:
    """Something computed: its type, and how LLVM's language names it."""

    type: Type
    text: str


TRUE, FALSE = Value(BOOL, "true"), Value(BOOL, "false")


def integer(number: int) -> Value:
    """A constant integer."""
    return Value(INT, str(number))


def real(number: float) -> Value:
    """A constant real number, exactly."""
    return Value(REAL, f"0x{struct.unpack('>Q', struct.pack('>d', number))[0]:016X}")


class Writer:
    """Writes the lines of one function."""

    def __init__(self, module: Module, name: str, careful: bool = False) -> None:
        self.module = module
        self.always_careful = careful
        self.name = name
        self.variables: dict[str, Type] = {}
        self.changed = False
        self.subprogram = 0
        self.line = 0
        """Of the statement that is being written."""
        self.start_over()

    def start_over(self) -> None:
        """Forget the lines, but not the types of variables."""
        self.lines: list[str] = []
        self.changed = False
        self._count = 0
        self._hidden = 0
        self._closed = False
        self.careful: int = int(self.always_careful)
        """Whether an index may be any number, because nobody has looked yet whether it is wanted at all."""

    # ------------------------------------------------------------------ lines and blocks

    def put(self, line: str) -> None:
        """Add an instruction; what follows a jump stands in a block that nobody enters."""
        if self._closed:
            self.begin(self.label())
        self.lines.append(f"  {line}{self._origin()}")

    def _origin(self) -> str:
        """Where profilers are to look for the source of an instruction."""
        lines = self.module.lines
        return f", !dbg !{lines.place(self.subprogram, self.line)}" if lines else ""

    def compute(self, kind: Type, instruction: str) -> Value:
        """Add an instruction that gives a value."""
        self._count += 1
        name = f"%.{self._count}"
        self.put(f"{name} = {instruction}")
        return Value(kind, name)

    def label(self) -> str:
        """A new name for a block."""
        self._count += 1
        return f".b{self._count}"

    def begin(self, label: str) -> None:
        """Begin a block."""
        self._closed = False
        self.lines.append(f"{label}:")

    def enter(self, label: str) -> None:
        """End the block before by going on in a new one."""
        self.jump(label)
        self.begin(label)

    def jump(self, label: str) -> None:
        """End a block, unless it has ended."""
        if not self._closed:
            self.lines.append(f"  br label %{label}")
            self._closed = True

    def branch(self, condition: Value, yes: str, no: str) -> None:
        """End a block by a choice."""
        self.put(f"br i1 {self.truth(condition).text}, label %{yes}, label %{no}")
        self._closed = True

    def leave(self, line: str) -> None:
        """End a block by leaving the function."""
        self.put(line)
        self._closed = True

    # ------------------------------------------------------------------ variables

    def hidden(self) -> str:
        """A variable that the rule does not name."""
        self._hidden += 1
        return f"{self._hidden}"

    def assign(self, variable: str, value: Value) -> None:
        """Set a variable."""
        kind = wider(self.variables.get(variable), value.type, f"{self.name}: {variable}")
        if kind != self.variables.get(variable):
            self.variables[variable] = kind
            self.changed = True
        self.put(f'store {kind.llvm} {self.convert(value, kind).text}, ptr %"{variable}"')

    def read(self, variable: str) -> Value:
        """The value of a variable."""
        kind = self.variables.get(variable)
        if kind is None:
            raise CantCompile(f"{self.name}: {variable} is read before it is set")
        return self.compute(kind, f'load {kind.llvm}, ptr %"{variable}"')

    # ------------------------------------------------------------------ conversions

    def convert(self, value: Value, kind: Type) -> Value:
        """The same value in another type."""
        if value.type == kind:
            return value
        instruction = {
            (BOOL, INT): "zext i1 {} to i64",
            (BOOL, REAL): "uitofp i1 {} to double",
            (INT, REAL): "sitofp i64 {} to double",
        }.get((value.type, kind))
        if instruction is not None:
            return self.compute(kind, instruction.format(value.text))
        if kind == BOOL:
            return self.truth(value)
        raise CantCompile(f"{self.name}: a value of type {value.type.llvm} can't be used as {kind.llvm}")

    def truth(self, value: Value) -> Value:
        """Whether a number is not zero."""
        if value.type == BOOL:
            return value
        if value.type == REAL:
            return self.compute(BOOL, f"fcmp une double {value.text}, 0.0")
        return self.compute(BOOL, f"icmp ne i64 {self.whole(value).text}, 0")

    def whole(self, value: Value) -> Value:
        """A value as an integer."""
        if value.type not in (INT, BOOL):
            raise CantCompile(f"{self.name}: {value.type.llvm} is no integer")
        return self.convert(value, INT)

    # ------------------------------------------------------------------ memory

    def load(self, place: str, code: str, tag: str, reach: Reach = None) -> Value:
        """A number from memory; rules see it with 64 bits."""
        if code == REAL_CODE:
            return self.compute(REAL, f"load double, ptr {place}, align 8")
        size = bits(code)
        known = self.module.tagged(tag) + self._within(code, reach)
        found = self.compute(INT, f"load i{size}, ptr {place}, align {size // 8}{known}")
        if size < 64:
            found = self.compute(INT, f"{'zext' if code[0] == 'u' else 'sext'} i{size} {found.text} to i64")
        return self._looked_at(found, tag, reach)

    def _within(self, code: str, reach: Reach) -> str:
        """What LLVM is told about the numbers that a place can hold; nothing where each of them is looked at."""
        size = bits(code)
        if reach is None or self.module.checks_bounds or reach[1] - reach[0] + 1 >= 1 << size:
            return ""
        return f", !range !{{i{size} {reach[0]}, i{size} {reach[1] + 1}}}"

    def _looked_at(self, found: Value, tag: str, reach: Reach) -> Value:
        """Where bounds are checked: a number that is as its place can hold it, also in the middle of a rule."""
        if reach is None or not self.module.checks_bounds or self.careful:
            return found
        place = self.module.text_constant(f"{self.name}: {tag or 'a table'} holds {reach[0]} to {reach[1]}")
        above = self.compute(INT, f"sub i64 {found.text}, {reach[0]}")
        inside = self.compute(INT, f"call i64 @within(i64 {above.text}, i64 {reach[1] - reach[0] + 1}, ptr {place})")
        return self.compute(INT, f"add i64 {inside.text}, {reach[0]}")

    def store(self, place: str, code: str, tag: str, reach: Reach, value: Value) -> None:
        """Write a number to memory, in the bits that it has there."""
        size, text = bits(code), self.whole(value).text
        if size < 64:
            text = self.compute(INT, f"trunc i64 {text} to i{size}").text
        self.put(f"store i{size} {text}, ptr {place}, align {size // 8}{self.module.tagged(tag)}")

    def beyond(self, place: str, offset: int) -> str:
        """A place some bytes further on."""
        return self.compute(INT, f"getelementptr inbounds i8, ptr {place}, i64 {offset}").text

    def element(self, array: Value, at: list[Value]) -> str:
        """The place of an element of an array."""
        kind = array.type
        assert isinstance(kind, ArrayType)
        if len(at) != len(kind.shape):
            raise CantCompile(f"{self.name}: {kind.tag or 'a table'} has {len(kind.shape)} places, not {len(at)}")
        index = self._checked(at[0], kind.shape[0], kind.tag)
        for step, size in zip(at[1:], kind.shape[1:], strict=True):
            row = self.compute(INT, f"mul nsw i64 {index.text}, {size}")
            index = self.compute(INT, f"add nsw i64 {row.text}, {self._checked(step, size, kind.tag).text}")
        of = f"[{kind.step} x i8]" if kind.record else f"i{kind.step * 8}"
        return self.compute(INT, f"getelementptr inbounds {of}, ptr {array.text}, i64 {index.text}").text

    def _checked(self, at: Value, size: int, what: str) -> Value:
        """An index; where bounds are checked, one that is within them."""
        index = self.whole(at)
        if self.careful:
            some = self.compute(INT, f"freeze i64 {index.text}").text
            inside = self.compute(BOOL, f"icmp ult i64 {some}, {size}")
            return self.compute(INT, f"select i1 {inside.text}, i64 {some}, i64 0")
        if not self.module.checks_bounds:
            return index
        place = self.module.text_constant(f"{self.name}: {what or 'a table'} has {size} places")
        return self.compute(INT, f"call i64 @within(i64 {index.text}, i64 {size}, ptr {place})")
