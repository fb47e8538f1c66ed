"""What is computed although it may not be wanted, because that costs less than a jump that was guessed wrong.

`a and b` looks at `b` only if `a` holds. Where `b` is short, changes nothing and can be computed in any case, compiled
rules compute both. An index that only `a` made sure of is kept within its array meanwhile (`Writer.careful`).
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from types import FunctionType
from typing import Any

from spielwerk.kernel.native.compiler.sources import Source, source_of

Meaning = Callable[[ast.Name], object]
MOST_WORK = 6
"""More of it would cost what a wrong guess costs, for guesses are mostly right."""
_TOO_MUCH = 1000
_LOOK = 3
"""What a look at memory counts, with an index kept within its array."""
_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
_COMPARED = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_calm(node: ast.expr, meaning: Meaning) -> bool:
    """Whether a truth value may be computed at any time, for little."""
    return says_truth(node, meaning) and work_of(node, meaning) <= MOST_WORK


def says_truth(node: ast.expr, meaning: Meaning) -> bool:
    """Whether an expression is true or false, and no number that is used as such."""
    if isinstance(node, ast.BoolOp):
        return all(says_truth(one, meaning) for one in node.values)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        rule = _rule(meaning(node.func))
        return rule is not None and source_of(rule).hints.get("return") is bool
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def work_of(node: ast.expr, meaning: Meaning) -> int:
    """How much an expression computes; too much where it may not be computed at any time."""
    method = _WORK.get(type(node))
    return _TOO_MUCH if method is None else method(node, meaning)


def _all_of(nodes: list[ast.expr], meaning: Meaning) -> int:
    return sum(work_of(node, meaning) for node in nodes)


def _compare(node: ast.Compare, meaning: Meaning) -> int:
    known = all(isinstance(operator, _COMPARED) for operator in node.ops)
    return len(node.ops) + _all_of([node.left, *node.comparators], meaning) if known else _TOO_MUCH


def _binary(node: ast.BinOp, meaning: Meaning) -> int:
    return 1 + _all_of([node.left, node.right], meaning) if isinstance(node.op, _OPERATORS) else _TOO_MUCH


def _subscript(node: ast.Subscript, meaning: Meaning) -> int:
    steps = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
    return _LOOK + _all_of([node.value, *steps], meaning)


def _call(node: ast.Call, meaning: Meaning) -> int:
    """A rule that only computes what it returns."""
    rule = _rule(meaning(node.func)) if isinstance(node.func, ast.Name) and not node.keywords else None
    return _TOO_MUCH if rule is None else _all_of(node.args, meaning) + _work_in(source_of(rule))


def _rule(called: object) -> FunctionType | None:
    return called if isinstance(called, FunctionType) else None


def _work_in(source: Source) -> int:
    *before, last = [node for node in source.tree.body if not _is_docstring(node)] or [ast.Pass()]
    named = [_record_named(node) for node in before]
    if not isinstance(last, ast.Return) or last.value is None or None in named:
        return _TOO_MUCH
    own = {*source.parameters, *named}
    return work_of(last.value, lambda name: None if name.id in own else source.names.get(name.id))


def _record_named(node: ast.stmt) -> str | None:
    """The shorter name that a statement gives a record: `me = s.player[p]`."""
    if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Subscript):
        return None
    target, place = node.targets[0], node.value
    is_record = isinstance(place.value, ast.Attribute) and isinstance(place.slice, ast.Name)
    return target.id if is_record and isinstance(target, ast.Name) else None


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


_WORK: dict[type[ast.expr], Callable[[Any, Meaning], int]] = {
    ast.Constant: lambda node, meaning: 0,
    ast.Name: lambda node, meaning: 0,
    ast.Attribute: lambda node, meaning: 1 + work_of(node.value, meaning),
    ast.UnaryOp: lambda node, meaning: 1 + work_of(node.operand, meaning),
    ast.BoolOp: lambda node, meaning: len(node.values) + _all_of(node.values, meaning),
    ast.Compare: _compare,
    ast.BinOp: _binary,
    ast.Subscript: _subscript,
    ast.Call: _call,
}
