"""All rules of a game as one module: every function that its entry points reach, once for each kind of arguments."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np

from spielwerk.kernel import stack
from spielwerk.kernel.catalogue import Constants
from spielwerk.kernel.decision import Options
from spielwerk.kernel.effects import Effects
from spielwerk.kernel.native.bundles import frame_layout
from spielwerk.kernel.native.compiler.lines import Lines
from spielwerk.kernel.native.compiler.primitives import PRIMITIVES, TAGS, Primitive
from spielwerk.kernel.native.compiler.sources import Source, source_of
from spielwerk.kernel.native.compiler.statements import Statements
from spielwerk.kernel.native.compiler.types import (
    BOOL,
    INT,
    NOTHING,
    REAL,
    REAL_CODE,
    RecordType,
    Type,
    constant_array,
    field_tag,
    options_array,
    record_type,
)
from spielwerk.kernel.native.compiler.writer import Value, real
from spielwerk.kernel.schema import Record, State, Vector

_PLAIN = {int: INT, bool: BOOL, float: REAL, type(None): NOTHING, None: NOTHING}
_OF_ANY_KIND = (Vector, Constants)
CONSTANT = "internal unnamed_addr constant"
ATTRIBUTES = "nounwind mustprogress willreturn nofree nosync"
"""What holds for every rule: it returns at last, whatever loops it has; those that only find reasons cost nothing."""
MISPLACED = "misplaced"
"""Where bounds are checked: the words about the last index that was outside its array."""
_BOUNDS = """
@misplaced = global ptr null
define internal i64 @within(i64 %at, i64 %size, ptr %what) noinline {
  %inside = icmp ult i64 %at, %size
  br i1 %inside, label %fine, label %wrong
fine:
  ret i64 %at
wrong:
  store ptr %what, ptr @misplaced
  ret i64 0
}
"""
"""Remembers what was wrong, and goes on within the array."""


@dataclass(frozen=True)
class Function:
    """A compiled function: its name in the module, and its types."""

    symbol: str
    parameters: tuple[Type, ...]
    result: Type
    defaults: tuple[Any, ...] = ()

    def missing(self, given: int) -> Sequence[Any]:
        """The defaults for what a call leaves out."""
        left = len(self.parameters) - given
        return self.defaults[-left:] if left > 0 else ()


class Module:
    """Gathers what the entry points of a game reach."""

    def __init__(
        self,
        state: type[State],
        most_options: int,
        checks_bounds: bool = False,
        opened: Mapping[str, memoryview[Any]] | None = None,
        lines: Lines | None = None,
    ) -> None:
        """Tables of constants in `opened` get these names and can be written to from outside."""
        self._state_class = state
        self.state = record_type(state)
        self.options = options_array(most_options)
        self.checks_bounds = checks_bounds
        self.lines = lines
        """Where given, profilers can tell which rule an instruction comes from."""
        self._functions: dict[Any, Function] = {}
        self._open: list[Any] = []
        self._texts: list[str] = [_BOUNDS] if checks_bounds else []
        self._constants: dict[tuple[bytes, tuple[object, ...]], Value] = {}
        self._tags: dict[str, int] = {}
        self._opened = {_table_key(np.asarray(table)): name for name, table in (opened or {}).items()}

    @cached_property
    def push(self) -> Function:
        """What puts a frame on the stack."""
        return self.function(stack.push, [self.state, *[INT] * 6])

    def function(
        self, called: Source | Callable[..., Any], given: Sequence[Type], exported: str = "", careful: bool = False
    ) -> Function:
        """A function for these arguments, compiled when it is first asked for."""
        if called in PRIMITIVES and not self.checks_bounds:
            return self.primitive(PRIMITIVES[called])
        found = self._functions.get((called, careful, *given))
        if found is not None:
            return found
        if called in self._open:
            raise ValueError(f"{_name_of(called)} calls itself; schedule a step instead")
        self._open.append(called)
        source = called if isinstance(called, Source) else source_of(called)
        parameters = tuple(self._parameter(source, number, given) for number in range(len(source.parameters)))
        key = (called, careful, *parameters)
        if key not in self._functions:
            symbol = exported or f"{source.name}.{len(self._functions)}"
            function = Function(symbol, parameters, self._hinted(source, "return"), source.defaults)
            self._texts.append(_written(self, source, function, bool(exported), careful))
            self._functions[key] = function
        self._open.pop()
        self._functions[(called, careful, *given)] = self._functions[key]
        return self._functions[key]

    def _parameter(self, source: Source, number: int, given: Sequence[Type]) -> Type:
        """By its annotation; what may be an array of any kind has the type of what it is given."""
        name = source.parameters[number]
        return given[number] if source.hints.get(name) in _OF_ANY_KIND else self._hinted(source, name)

    def _hinted(self, source: Source, name: str) -> Type:
        if name not in source.hints:
            raise ValueError(f"{source.name}: {name} needs a type")
        hint = source.hints[name]
        if hint in _PLAIN:
            return _PLAIN[hint]
        if hint is Options:
            return self.options
        if inspect.isclass(hint) and issubclass(hint, State):
            return self.state
        if inspect.isclass(hint) and issubclass(hint, Record):
            return record_type(hint)
        raise ValueError(f"{hint} is no type for a rule: int, bool, float, a record, Options, Vector or Constants")

    def primitive(self, primitive: Primitive) -> Function:
        """A function that is written in LLVM's language already."""
        if primitive not in self._functions:
            frame = frame_layout(self._state_class)
            words = {"depth": frame.depth, "stack": frame.stack, "size": frame.size, "attributes": ATTRIBUTES}
            tags = {f"{name}_tag": self.tagged(tag) for name, tag in TAGS.items()}
            tags["depth_tag"] = self.tagged(field_tag(self.state.record, "depth"))
            self.add(primitive.text.format(**words, **tags))
            self._functions[primitive] = Function(primitive.symbol, primitive.parameters(self), primitive.result)
        return self._functions[primitive]

    def add(self, text: str) -> None:
        """Add what is written in LLVM's language already."""
        self._texts.append(text)

    def switch(self, effects: Effects) -> Function:
        """Runs the rule of a thing: a jump to it. A question is no part of its callers, which seldom come to ask it."""
        found = self._functions.get(effects)
        if found is None:
            found = self._functions[effects] = self._switch(effects)
        return found

    def _switch(self, effects: Effects) -> Function:
        common = self.function(effects.common, [])
        rules = {thing: self.function(rule, []) for thing, rule in sorted(effects.rules.items())}
        function = Function(f"{effects.name}.{len(self._functions)}", common.parameters, common.result)
        given = ", ".join(f"{kind.llvm} %{number}" for number, kind in enumerate(function.parameters))
        head = f'define internal {function.result.llvm} @"{function.symbol}"({given})'
        lines = [f"{head} {ATTRIBUTES}{'' if function.result == NOTHING else ' noinline'} {{"]
        symbols = dict.fromkeys(rule.symbol for rule in rules.values())
        labels = {symbol: f"r{number}" for number, symbol in enumerate(symbols)}
        jumps = " ".join(f"i64 {thing}, label %{labels[rule.symbol]}" for thing, rule in rules.items())
        lines.append(f"  switch i64 %{effects.by}, label %common [{jumps}]")
        for label, symbol in [("common", common.symbol), *((label, symbol) for symbol, label in labels.items())]:
            lines += [f"{label}:", *_handed_on(function, symbol, given)]
        self._texts.append("\n".join([*lines, "}"]))
        return function

    # ------------------------------------------------------------------ constants, and what is known of memory

    def constant(self, values: memoryview[Any]) -> Value:
        """A table of constants."""
        array = np.asarray(values)
        key = _table_key(array)
        if key not in self._constants:
            name = self._opened.get(key)
            symbol, manner = (f"@{name}", "global") if name else (f"@table.{len(self._constants)}", CONSTANT)
            kind = replace(constant_array(array), reach=None) if name else constant_array(array)
            each = "double" if kind.element == REAL_CODE else f"i{kind.step * 8}"
            spoken = (real(number).text if each == "double" else str(number) for number in array.ravel().tolist())
            numbers = ", ".join(f"{each} {number}" for number in spoken)
            self._texts.append(f"{symbol} = {manner} [{array.size} x {each}] [{numbers}]")
            self._constants[key] = Value(kind, symbol)
        return self._constants[key]

    def text_constant(self, text: str) -> str:
        """Some words for people, as bytes that end with a zero."""
        data = text.encode() + b"\0"
        symbol = f"@words.{len(self._texts)}.{len(data)}"
        shown = "".join(f"\\{byte:02X}" for byte in data)
        self._texts.append(f'{symbol} = internal unnamed_addr constant [{len(data)} x i8] c"{shown}"')
        return symbol

    def tagged(self, tag: str) -> str:
        """What LLVM is told about a field: nothing else is ever stored there."""
        if not tag:
            return ""
        return f", !tbaa !{2 * self._tags.setdefault(tag, len(self._tags) + 1)}"

    def text(self) -> str:
        """The whole module."""
        notes = ['!0 = !{!"rules"}']
        for tag, number in self._tags.items():
            notes.append(f'!{2 * number - 1} = !{{!"{tag}", !0, i64 0}}')
            notes.append(f"!{2 * number} = !{{!{2 * number - 1}, !{2 * number - 1}, i64 0}}")
        return "\n".join([*self._texts, *notes, *(self.lines.text() if self.lines else [])])


def _table_key(array: np.ndarray[Any, Any]) -> tuple[bytes, tuple[object, ...]]:
    """Tables with the same numbers in the same shape are one."""
    return array.tobytes(), (*array.shape, array.dtype.kind)


class _FunctionWriter(Statements):
    """Writes one function."""

    def __init__(self, module: Module, source: Source, function: Function, careful: bool) -> None:
        super().__init__(module, source.name, careful)
        self.names = source.names
        self.result = function.result
        self.loops = []
        if module.lines:
            self.subprogram = module.lines.function(source.name, source.file, source.tree.lineno)
        self.variables |= zip((f"{name}" for name in source.parameters), function.parameters, strict=True)


def _written(module: Module, source: Source, function: Function, exported: bool, careful: bool) -> str:
    """A function in LLVM's language."""
    writer = _FunctionWriter(module, source, function, careful)
    while True:
        writer.start_over()
        writer.block(source.tree.body)
        if not writer.changed:
            break
    writer.leave(f"ret {function.result.llvm} {_nothing(function.result)}")
    alone = " noalias" if exported else ""
    taken = zip(source.parameters, function.parameters, strict=True)
    given = [f'{kind.llvm}{alone if kind.llvm == "ptr" else ""}{_there(kind)} %"{name}?"' for name, kind in taken]
    linkage = "" if exported else "internal "
    places = [f'  %"{name}" = alloca {kind.llvm}' for name, kind in writer.variables.items()]
    kept = [
        f'  store {kind.llvm} %"{name}?", ptr %"{name}"'
        for name, kind in zip(source.parameters, function.parameters, strict=True)
    ]
    traced = f" !dbg !{writer.subprogram}" if module.lines else ""
    head = f'define {linkage}{function.result.llvm} @"{function.symbol}"({", ".join(given)}) {ATTRIBUTES}{traced} {{'
    return "\n".join([head, ".start:", *places, *kept, *writer.lines, "}"])


def _there(kind: Type) -> str:
    """What LLVM is told about a record that a rule is given: all of it is there, whether it is looked at or not."""
    return f" dereferenceable({kind.record.DTYPE.itemsize})" if isinstance(kind, RecordType) else ""


def _nothing(kind: Type) -> str:
    """What a function returns whose end is never reached."""
    return {"void": "", "double": "0.0", "ptr": "null"}.get(kind.llvm, "0")


def _handed_on(function: Function, symbol: str, given: str) -> list[str]:
    """Call another function with the same arguments and return what it returns."""
    call = f'call {function.result.llvm} @"{symbol}"({given})'
    if function.result == NOTHING:
        return [f"  {call}", "  ret void"]
    name = f'%"{symbol}!"'
    return [f"  {name} = {call}", f"  ret {function.result.llvm} {name}"]


def _name_of(called: Source | Callable[..., Any]) -> str:
    return called.name if isinstance(called, Source) else called.__qualname__
