"""Expressions of rules: what they compute, as Python does, with integers of 64 bits."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Callable
from typing import Any, cast

from spielwerk.kernel.decision import Kind, Note, Refusal
from spielwerk.kernel.effects import Effects
from spielwerk.kernel.native.compiler.calm import is_calm, says_truth
from spielwerk.kernel.native.compiler.primitives import TAGS
from spielwerk.kernel.native.compiler.sources import Source
from spielwerk.kernel.native.compiler.types import (
    BOOL,
    INT,
    NOTHING,
    REAL,
    ArrayType,
    CantCompile,
    CountType,
    Reach,
    RecordType,
    field_array,
    field_reach,
    field_tag,
    record_type,
)
from spielwerk.kernel.native.compiler.writer import FALSE, TRUE, Value, Writer, integer, real
from spielwerk.kernel.nouns import Noun
from spielwerk.kernel.schema import Record, offset_of

_WHOLE: dict[type[ast.operator], str] = {
    ast.Add: "add nsw", ast.Sub: "sub nsw", ast.Mult: "mul nsw",
    ast.BitAnd: "and", ast.BitOr: "or", ast.BitXor: "xor", ast.LShift: "shl", ast.RShift: "ashr",
}  # fmt: skip
_REAL: dict[type[ast.operator], str] = {ast.Add: "fadd", ast.Sub: "fsub", ast.Mult: "fmul", ast.Div: "fdiv"}
_COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Eq: ("eq", "oeq"), ast.NotEq: ("ne", "une"), ast.Lt: ("slt", "olt"),
    ast.LtE: ("sle", "ole"), ast.Gt: ("sgt", "ogt"), ast.GtE: ("sge", "oge"),
}  # fmt: skip


class Expressions(Writer):
    """Writes expressions; each kind of node of the syntax tree has a method of its name."""

    names: Any
    """What the global names of the function mean."""

    def value(self, node: ast.expr) -> Value:
        """What an expression gives."""
        method: Callable[[Any], Value] | None = getattr(self, f"_on_{type(node).__name__.lower()}", None)
        if method is None:
            raise self.unknown(node)
        return method(node)

    def unknown(self, node: ast.AST) -> CantCompile:
        """What compiled rules do not know."""
        return CantCompile(f"{self.name}, line {getattr(node, 'lineno', 0)}: rules can't have `{ast.unparse(node)}`")

    # ------------------------------------------------------------------ names, fields, elements

    def _on_constant(self, node: ast.Constant) -> Value:
        return self._constant(node.value, node)

    def _constant(self, found: object, node: ast.AST) -> Value:
        if isinstance(found, bool):
            return TRUE if found else FALSE
        if isinstance(found, int):
            return integer(found)
        if isinstance(found, float):
            return real(found)
        if isinstance(found, memoryview):
            return self.module.constant(cast("memoryview[Any]", found))
        if isinstance(found, Noun):
            return Value(CountType("", len(found)), "")
        raise self.unknown(node)

    def _on_name(self, node: ast.Name) -> Value:
        return self.read(node.id) if node.id in self.variables else self._constant(self.meaning(node), node)

    def meaning(self, node: ast.Name) -> object:
        """What a global name stands for."""
        if node.id in self.names:
            return self.names[node.id]
        if hasattr(builtins, node.id):
            return getattr(builtins, node.id)
        raise CantCompile(f"{self.name}, line {node.lineno}: {node.id} is not known")

    def _on_attribute(self, node: ast.Attribute) -> Value:
        place, record = self._record(node)
        if record.FIELDS[node.attr].axes:
            return Value(field_array(record, node.attr), place)
        return self.load(place, *_kept(record, node.attr))

    def _record(self, node: ast.Attribute) -> tuple[str, Any]:
        """Where a field lies, and the record it belongs to."""
        owner = self.value(node.value)
        if not isinstance(owner.type, RecordType) or node.attr not in owner.type.record.FIELDS:
            raise self.unknown(node)
        record = owner.type.record
        return self.beyond(owner.text, offset_of(record, node.attr)), record

    def _on_subscript(self, node: ast.Subscript) -> Value:
        array, place = self._element(node)
        if array.record:
            return Value(record_type(array.record), place)
        return self.load(place, array.element, _tag(array, node), array.reach)

    def _element(self, node: ast.Subscript) -> tuple[ArrayType, str]:
        """The array that a place belongs to, and the place."""
        array = self.value(node.value)
        if not isinstance(array.type, ArrayType):
            raise self.unknown(node)
        steps = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        return array.type, self.element(array, [self.value(step) for step in steps])

    def place(self, node: ast.expr) -> tuple[str, str, str, Reach]:
        """Where a number lies that can be written: its place, its NumPy code, what is stored there, and its reach."""
        if isinstance(node, ast.Attribute):
            place, record = self._record(node)
            if not record.FIELDS[node.attr].axes:
                return place, *_kept(record, node.attr)
        if isinstance(node, ast.Subscript):
            array, place = self._element(node)
            if not array.record and array.tag:
                return place, array.element, _tag(array, node), array.reach
        raise self.unknown(node)

    # ------------------------------------------------------------------ arithmetic

    def _on_binop(self, node: ast.BinOp) -> Value:
        return self.operation(node.op, self.value(node.left), self.value(node.right), node)

    def operation(self, operator: ast.operator, left: Value, right: Value, node: ast.AST) -> Value:
        """Two numbers together."""
        if REAL in (left.type, right.type) or isinstance(operator, ast.Div):
            if type(operator) not in _REAL:
                raise self.unknown(node)
            one, other = self.convert(left, REAL), self.convert(right, REAL)
            return self.compute(REAL, f"{_REAL[type(operator)]} double {one.text}, {other.text}")
        one, other = self.whole(left), self.whole(right)
        if isinstance(operator, ast.FloorDiv):
            return self._divided(one, other)[0]
        if isinstance(operator, ast.Mod):
            return self._divided(one, other)[1]
        if type(operator) not in _WHOLE:
            raise self.unknown(node)
        return self.compute(INT, f"{_WHOLE[type(operator)]} i64 {one.text}, {other.text}")

    def _divided(self, one: Value, other: Value) -> tuple[Value, Value]:
        """Quotient and remainder as Python has them: rounded down, the remainder with the sign of the divisor."""
        quotient = self.compute(INT, f"sdiv i64 {one.text}, {other.text}")
        rest = self.compute(INT, f"srem i64 {one.text}, {other.text}")
        some = self.compute(BOOL, f"icmp ne i64 {rest.text}, 0")
        signs = self.compute(INT, f"xor i64 {rest.text}, {other.text}")
        differ = self.compute(BOOL, f"icmp slt i64 {signs.text}, 0")
        down = self.compute(BOOL, f"and i1 {some.text}, {differ.text}")
        less = self.convert(down, INT)
        added = self.compute(INT, f"select i1 {down.text}, i64 {other.text}, i64 0")
        return (
            self.compute(INT, f"sub nsw i64 {quotient.text}, {less.text}"),
            self.compute(INT, f"add nsw i64 {rest.text}, {added.text}"),
        )

    def _on_unaryop(self, node: ast.UnaryOp) -> Value:
        given = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return self.compute(BOOL, f"xor i1 {self.truth(given).text}, true")
        if isinstance(node.op, ast.USub) and given.type == REAL:
            return self.compute(REAL, f"fneg double {given.text}")
        text = self.whole(given).text
        if isinstance(node.op, ast.USub):
            return self.compute(INT, f"sub nsw i64 0, {text}")
        if isinstance(node.op, ast.Invert):
            return self.compute(INT, f"xor i64 {text}, -1")
        raise self.unknown(node)

    # ------------------------------------------------------------------ comparisons and choices

    def _on_compare(self, node: ast.Compare) -> Value:
        left, result = self.value(node.left), TRUE
        for operator, other in zip(node.ops, node.comparators, strict=True):
            if isinstance(operator, ast.In | ast.NotIn):
                found = self._member(left, other, isinstance(operator, ast.In))
            else:
                right = self.value(other)
                found, left = self.compared(operator, left, right), right
            result = found if result is TRUE else self.compute(BOOL, f"and i1 {result.text}, {found.text}")
        return result

    def compared(self, operator: ast.cmpop, left: Value, right: Value) -> Value:
        """Whether two numbers stand so to each other."""
        if type(operator) not in _COMPARED:
            raise CantCompile(f"{self.name}: rules can't compare by {type(operator).__name__}")
        whole, fraction = _COMPARED[type(operator)]
        if REAL in (left.type, right.type):
            one, other = self.convert(left, REAL), self.convert(right, REAL)
            return self.compute(BOOL, f"fcmp {fraction} double {one.text}, {other.text}")
        return self.compute(BOOL, f"icmp {whole} i64 {self.whole(left).text}, {self.whole(right).text}")

    def _member(self, left: Value, among: ast.expr, wanted: bool) -> Value:
        """Whether a number is one of some."""
        if not isinstance(among, ast.Tuple):
            raise self.unknown(among)
        result = FALSE
        for one in among.elts:
            same = self.compared(ast.Eq(), left, self.value(one))
            result = self.compute(BOOL, f"or i1 {result.text}, {same.text}")
        return result if wanted else self.compute(BOOL, f"xor i1 {result.text}, true")

    def _on_boolop(self, node: ast.BoolOp) -> Value:
        """The first operand that decides; those after it are not looked at, unless that costs next to nothing."""
        if all(is_calm(one, self.known) for one in node.values[1:]) and says_truth(node.values[0], self.known):
            return self._all_together(node)
        result, end = self.hidden(), self.label()
        for number, operand in enumerate(node.values, 1):
            given = self.value(operand)
            self.assign(result, given)
            if number < len(node.values):
                further = self.label()
                ways = (further, end) if isinstance(node.op, ast.And) else (end, further)
                self.branch(given, *ways)
                self.begin(further)
        self.enter(end)
        return self.read(result)

    def _all_together(self, node: ast.BoolOp) -> Value:
        """All operands at once; what one of them says is not heard where those before it have decided."""
        result = self.truth(self.value(node.values[0]))
        self.careful += 1
        for operand in node.values[1:]:
            other = self.truth(self.value(operand)).text
            both = f"i1 {other}, i1 false" if isinstance(node.op, ast.And) else f"i1 true, i1 {other}"
            result = self.compute(BOOL, f"select i1 {result.text}, {both}")
        self.careful -= 1
        return result

    def known(self, node: ast.Name) -> object:
        """What a global name stands for; nothing for a variable."""
        return None if node.id in self.variables else self.meaning(node)

    def _on_ifexp(self, node: ast.IfExp) -> Value:
        result, yes, no, end = self.hidden(), self.label(), self.label(), self.label()
        self.branch(self.value(node.test), yes, no)
        for label, way in ((yes, node.body), (no, node.orelse)):
            self.begin(label)
            self.assign(result, self.value(way))
            self.jump(end)
        self.begin(end)
        return self.read(result)

    # ------------------------------------------------------------------ calls

    def _on_call(self, node: ast.Call) -> Value:
        if not isinstance(node.func, ast.Name) or node.keywords:
            raise self.unknown(node)
        called = self.meaning(node.func)
        if isinstance(called, Note | Refusal):  # what people read is made at Python speed
            return Value(NOTHING, "")
        given = [self.value(one) for one in node.args]
        if isinstance(called, Kind):
            return self._schedule(called, given)
        if isinstance(called, Effects):
            return self.call(self.module.switch(called), given)
        if called in (len, min, max, int, float, bool):
            return self._builtin(called, given, node)
        if isinstance(called, Source) or callable(called):
            return self.call(self.module.function(called, [one.type for one in given], careful=self.careful > 0), given)
        raise self.unknown(node)

    def call(self, function: Any, given: list[Value]) -> Value:
        """Call another rule; what it is given becomes what it takes."""
        given = given + [self._constant(one, ast.Pass()) for one in function.missing(len(given))]
        taken = [self.convert(one, kind) for one, kind in zip(given, function.parameters, strict=True)]
        words = ", ".join(f"{one.type.llvm} {one.text}" for one in taken)
        instruction = f'call {function.result.llvm} @"{function.symbol}"({words})'
        if function.result != NOTHING:
            return self.compute(function.result, instruction)
        self.put(instruction)
        return Value(NOTHING, "")

    def _schedule(self, kind: Kind, given: list[Value]) -> Value:
        """Put a frame on the stack: what `Kind.__call__` does at Python speed."""
        state, *numbers = given
        if len(numbers) != len(kind.arguments) + kind.has_player:
            raise CantCompile(f"{self.name}: {kind.name} takes {len(kind.arguments) + kind.has_player} numbers")
        held = numbers if kind.has_player else [integer(-1), *numbers]
        filled = [state, integer(kind.number), *held, *[integer(0)] * (5 - len(held))]
        return self.call(self.module.push, filled)

    def _builtin(self, called: object, given: list[Value], node: ast.Call) -> Value:
        if called is len and isinstance(given[0].type, ArrayType):
            return integer(given[0].type.shape[0])
        if called is len and isinstance(given[0].type, CountType):
            return integer(given[0].type.count)
        if called is int and given[0].type == REAL:
            return self.compute(INT, f"fptosi double {given[0].text} to i64")
        if called in (int, float, bool):
            return self.convert(given[0], {int: INT, float: REAL, bool: BOOL}[called])
        if called in (min, max) and len(given) > 1:
            best = given[0]
            for one in given[1:]:
                best = self._better(ast.Lt() if called is min else ast.Gt(), one, best)
            return best
        raise self.unknown(node)

    def _better(self, operator: ast.cmpop, one: Value, best: Value) -> Value:
        """The first of two, unless the second is better: as `min` and `max` have it."""
        kind = REAL if REAL in (one.type, best.type) else INT
        one, best = self.convert(one, kind), self.convert(best, kind)
        better = self.compared(operator, one, best)
        return self.compute(kind, f"select i1 {better.text}, {kind.llvm} {one.text}, {kind.llvm} {best.text}")


def _kept(record: type[Record], name: str) -> tuple[str, str, Reach]:
    """How a field is kept: its NumPy code, what is stored there, and its reach."""
    return record.FIELDS[name].dtype.str[1:], field_tag(record, name), field_reach(record, name)


def _tag(array: ArrayType, node: ast.Subscript) -> str:
    """What is stored at a place of an array; the first number in a list of options is not one of them."""
    is_first = isinstance(node.slice, ast.Constant) and node.slice.value == 0
    return TAGS["count"] if array.tag == TAGS["options"] and is_first else array.tag
