"""Statements of rules: assignments, choices, loops."""

from __future__ import annotations

import ast
from collections.abc import Callable
from typing import Any

from spielwerk.kernel.native.compiler.expressions import Expressions
from spielwerk.kernel.native.compiler.offers import conditional_offer
from spielwerk.kernel.native.compiler.primitives import OFFER_IF
from spielwerk.kernel.native.compiler.types import INT, NOTHING, ArrayType, CountType, Type, record_type
from spielwerk.kernel.native.compiler.writer import Value, integer


class Statements(Expressions):
    """Writes statements; each kind of node of the syntax tree has a method of its name."""

    result: Type
    loops: list[tuple[str, str]]
    """Of each loop around: where the next turn begins, and where it ends."""

    def block(self, nodes: list[ast.stmt]) -> None:
        """Some statements one after the other."""
        for node in nodes:
            method: Callable[[Any], None] | None = getattr(self, f"_on_{type(node).__name__.lower()}", None)
            if method is None:
                raise self.unknown(node)
            self.line = node.lineno
            method(node)

    def _on_pass(self, node: ast.Pass) -> None:
        pass

    def _on_expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring, or the dots of an empty rule
            self.value(node.value)

    def _on_return(self, node: ast.Return) -> None:
        if node.value is None or self.result == NOTHING:
            self.leave("ret void")
        else:
            given = self.convert(self.value(node.value), self.result)
            self.leave(f"ret {self.result.llvm} {given.text}")

    # ------------------------------------------------------------------ assignments

    def _on_assign(self, node: ast.Assign) -> None:
        for target in node.targets:
            self._assign(target, node.value)

    def _assign(self, target: ast.expr, source: ast.expr) -> None:
        if isinstance(target, ast.Tuple):
            if not isinstance(source, ast.Tuple) or len(source.elts) != len(target.elts):
                raise self.unknown(target)
            values = [self.value(one) for one in source.elts]  # all of them before any is set
            for one, value in zip(target.elts, values, strict=True):
                self._set(one, value)
        else:
            self._set(target, self.value(source))

    def _set(self, target: ast.expr, value: Value) -> None:
        if isinstance(target, ast.Name):
            self.assign(target.id, value)
        else:
            self.store(*self.place(target), value)

    def _on_annassign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._assign(node.target, node.value)

    def _on_augassign(self, node: ast.AugAssign) -> None:
        if isinstance(node.target, ast.Name):
            self.assign(
                node.target.id, self.operation(node.op, self.read(node.target.id), self.value(node.value), node)
            )
            return
        place = self.place(node.target)
        self.store(*place, self.operation(node.op, self.load(*place), self.value(node.value), node))

    # ------------------------------------------------------------------ choices and loops

    def _on_if(self, node: ast.If) -> None:
        found = None if self.module.checks_bounds else conditional_offer(node, self.meaning)
        if found is None:
            self._choose(node)
            return
        condition, offered = found
        is_legal = self.truth(self.value(condition))
        self.call(self.module.primitive(OFFER_IF), [*(self.value(one) for one in offered.args), is_legal])

    def _choose(self, node: ast.If) -> None:
        yes, no, end = self.label(), self.label(), self.label()
        self.branch(self.value(node.test), yes, no)
        for label, body in ((yes, node.body), (no, node.orelse)):
            self.begin(label)
            self.block(body)
            self.jump(end)
        self.begin(end)

    def _on_while(self, node: ast.While) -> None:
        head, body, end = self.label(), self.label(), self.label()
        self.enter(head)
        self.branch(self.value(node.test), body, end)
        self.begin(body)
        self._loop(node.body, head, end)
        self.jump(head)
        self.begin(end)

    def _on_for(self, node: ast.For) -> None:
        """Count in a variable of its own: what the body does to the loop's variable does not change the count."""
        first, last, step, at = self._turns(node.iter)
        counter, head, body, further, end = self.hidden(), self.label(), self.label(), self.label(), self.label()
        self.assign(counter, first)
        self.enter(head)
        count = self.read(counter)
        self.branch(self.compared(ast.Lt() if step > 0 else ast.Gt(), count, last), body, end)
        self.begin(body)
        self._set(node.target, at(count))
        self._loop(node.body, further, end)
        self.enter(further)
        self.assign(counter, self.compute(INT, f"add nsw i64 {self.read(counter).text}, {step}"))
        self.jump(head)
        self.begin(end)

    def _loop(self, body: list[ast.stmt], further: str, end: str) -> None:
        self.loops.append((further, end))
        self.block(body)
        self.loops.pop()

    def _on_break(self, node: ast.Break) -> None:
        self.jump(self.loops[-1][1])

    def _on_continue(self, node: ast.Continue) -> None:
        self.jump(self.loops[-1][0])

    def _turns(self, over: ast.expr) -> tuple[Value, Value, int, Callable[[Value], Value]]:
        """What a loop goes over: the first count, the one that is too much, the step, and what a count stands for."""
        if isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and self.meaning(over.func) is range:
            first, last, step = self._range(over)
            return first, last, step, lambda count: count
        source = self.value(over)
        if isinstance(source.type, CountType):
            return integer(0), integer(source.type.count), 1, lambda count: count
        if isinstance(source.type, ArrayType) and len(source.type.shape) == 1:
            return integer(0), integer(source.type.shape[0]), 1, lambda count: self._item(source, count)
        raise self.unknown(over)

    def _range(self, node: ast.Call) -> tuple[Value, Value, int]:
        given = [self.whole(self.value(one)) for one in node.args[:2]]
        step = ast.literal_eval(node.args[2]) if len(node.args) == 3 else 1
        first, last = (integer(0), given[0]) if len(given) == 1 else given
        return first, last, step

    def _item(self, array: Value, count: Value) -> Value:
        kind = array.type
        assert isinstance(kind, ArrayType)
        place = self.element(array, [count])
        if kind.record:
            return Value(record_type(kind.record), place)
        return self.load(place, kind.element, kind.tag, kind.reach)
