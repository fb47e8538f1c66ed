"""Offers on a condition: an option is written down whether it is possible or not, and counted where it is.

Processors guess which way a branch goes, and whether an option is possible is hard to guess: writing costs less than
a wrong guess. `if a: reason(…) elif b: offer(out, x) else: reason(…)` becomes one offer on the condition
`not a and b`, for reasons are for people and cost nothing in compiled rules.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from typing import cast

from spielwerk.kernel.decision import Note, Refusal, offer

Meaning = Callable[[ast.Name], object]
_SIMPLE_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.BitOr, ast.BitAnd)


def conditional_offer(node: ast.If, meaning: Meaning) -> tuple[ast.expr, ast.Call] | None:
    """The condition and the offer, if a choice does nothing but offer one option."""
    found = _offer_in(node, meaning)
    if found is None:
        return None
    conditions, call = found
    condition = conditions[0] if len(conditions) == 1 else ast.BoolOp(ast.And(), conditions)
    return ast.copy_location(condition, node), call


def _offer_in(node: ast.If, meaning: Meaning) -> tuple[list[ast.expr], ast.Call] | None:
    body, other = _effects(node.body, meaning), _effects(node.orelse, meaning)
    if len(body) + len(other) != 1:
        return None
    condition = node.test if body else ast.copy_location(ast.UnaryOp(ast.Not(), node.test), node)
    only = (body or other)[0]
    if isinstance(only, ast.If):
        found = _offer_in(only, meaning)
        return None if found is None else ([condition, *found[0]], found[1])
    name = _name_called(only)
    if name is None or meaning(name) is not offer:
        return None
    call = cast("ast.Call", cast("ast.Expr", only).value)
    return ([condition], call) if _is_simple(call.args[1]) else None


def _effects(nodes: Sequence[ast.stmt], meaning: Meaning) -> list[ast.stmt]:
    """The statements that do something in compiled rules."""
    return [node for node in nodes if not isinstance(node, ast.Pass) and not _is_for_people(node, meaning)]


def _is_for_people(node: ast.stmt, meaning: Meaning) -> bool:
    name = _name_called(node)
    return name is not None and isinstance(meaning(name), Note | Refusal)


def _name_called(node: ast.stmt) -> ast.Name | None:
    """The name of what a statement calls, if it is nothing but a call."""
    if not isinstance(node, ast.Expr) or not isinstance(node.value, ast.Call):
        return None
    return node.value.func if isinstance(node.value.func, ast.Name) else None


def _is_simple(node: ast.expr) -> bool:
    """Whether an option can be computed where it is not possible: no look at memory, no call."""
    if isinstance(node, ast.BinOp):
        return isinstance(node.op, _SIMPLE_OPERATORS) and _is_simple(node.left) and _is_simple(node.right)
    return isinstance(node, ast.Name | ast.Constant)
