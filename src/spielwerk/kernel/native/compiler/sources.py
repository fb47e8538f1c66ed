"""The syntax trees of rules: every file is read once."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any


@dataclass(frozen=True, eq=False)
class Source:
    """A function to compile: its tree, and what its global names mean."""

    name: str
    tree: ast.FunctionDef
    names: Mapping[str, Any]
    hints: Mapping[str, Any]
    defaults: tuple[Any, ...] = ()
    file: str = "generated"

    @property
    def parameters(self) -> list[str]:
        return [argument.arg for argument in self.tree.args.args]


def source_of(function: Callable[..., Any]) -> Source:
    """The source of a function, found by the line where it begins."""
    code = function.__code__
    tree = _functions(code.co_filename)[code.co_firstlineno]
    names = function.__globals__
    if function.__closure__:
        held = (cell.cell_contents for cell in function.__closure__)
        names = names | dict(zip(code.co_freevars, held, strict=True))
    name = f"{function.__module__}.{function.__qualname__}"
    hints = inspect.get_annotations(function, eval_str=True)
    return Source(name, tree, names, hints, function.__defaults__ or (), code.co_filename)


def generated_sources(text: str, names: Mapping[str, Any], hints: Mapping[str, Any]) -> dict[str, Source]:
    """Functions of generated source, which may call each other; their parameters have types by their names."""
    space: dict[str, Any] = dict(names)
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef):
            result = {"return": hints.get(f"{node.name}()")}
            space[node.name] = Source(node.name, node, space, {**hints, **result})
    return {name: value for name, value in space.items() if isinstance(value, Source)}


@cache
def _functions(path: str) -> dict[int, ast.FunctionDef]:
    """All functions of a file by their first lines; a decorated one begins with its first decorator."""
    tree = ast.parse(Path(path).read_text("utf-8"))
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(one.lineno for one in node.decorator_list)]): node for node in found}
