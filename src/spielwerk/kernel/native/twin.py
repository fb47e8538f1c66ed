"""The compiled twin: every function that the rules of a game reach, compiled from the same source.

A function is compiled once, for the types its annotations name. In its twin's world the steps and decisions schedule
frames by number, notes and refusals are silent, constants are arrays; everything else is the function itself.
"""

from __future__ import annotations

import dis
import inspect
import types as python_types
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
from numba import from_dtype, njit, types

from spielwerk.kernel import stack
from spielwerk.kernel.catalogue import Constants
from spielwerk.kernel.decision import SLOTS, Decision, Kind, Note, Options, Refusal
from spielwerk.kernel.game import Game
from spielwerk.kernel.nouns import Noun
from spielwerk.kernel.schema import Record, State, Vector

Progress = Callable[[int, int, str], None]
"""Told (done, total, name) after each compiled function."""

OPTIONS_TYPE = types.Array(types.int32, 1, "C")
FLAGS: dict[str, Any] = {
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
    "error_model": "numpy",
    "nogil": True,
    "_nrt": False,  # rules own no memory: without reference counts they are a quarter faster
}
_PLAIN = {int: types.int64, bool: types.boolean, float: types.float64, type(None): types.none, None: types.none}


class Twins:
    """Compiles the functions of one game, each once, callees first."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.state_type = from_dtype(game.state_class.DTYPE)
        self.compiled: dict[int, Any] = {}
        self.spaces: dict[int, dict[str, Any]] = {}

    def compile_all(self, progress: Progress) -> dict[str, Any]:
        """Compile all that the game's steps, decisions and functions reach; returns the twins of those by name."""
        order: list[Any] = []
        roots = dict(self._roots())
        for function in roots.values():
            self._collect(function, order, [])
        for done, function in enumerate(order, 1):
            self.compiled[id(function)] = self._compile(function)
            progress(done, len(order) + 1, function.__qualname__)
        return {name: self.compiled[id(function)] for name, function in roots.items()}

    def _roots(self) -> Iterator[tuple[str, Callable[..., Any]]]:
        from spielwerk.kernel.chance import seed_chance

        yield "seed_chance", seed_chance
        yield "first_called_first", stack.first_called_first
        yield "push", stack.push
        for kind in self.game.kinds:
            yield f"take_{kind.number}", kind.function
            if isinstance(kind, Decision):
                yield f"ask_{kind.number}", kind.options
        yield from self.game.functions.items()

    # ------------------------------------------------------------------ what a function reaches

    def _collect(self, function: Any, order: list[Any], path: list[Any]) -> None:
        """List a function after everything it calls."""
        if function in path:
            raise ValueError(f"{function.__qualname__} calls itself; schedule a step instead")
        if function in order:
            return
        for called in self._called(function):
            self._collect(called, order, [*path, function])
        order.append(function)

    def _called(self, function: Any) -> Iterator[Any]:
        for name in _global_names(function):
            value = function.__globals__.get(name)
            if isinstance(value, python_types.FunctionType):
                yield value
            elif isinstance(value, Kind):
                yield stack.push

    # ------------------------------------------------------------------ compiling

    def _compile(self, function: Any) -> Any:
        """Compile one function in the world of twins."""
        space = self.spaces.setdefault(id(function.__globals__), dict(function.__globals__))
        for name in _global_names(function):
            if name in space:
                space[name] = self._twin_of(space[name])
        twin = python_types.FunctionType(function.__code__, space, function.__name__, function.__defaults__)
        signature = self._signature(function)
        return njit(signature, **FLAGS)(twin) if signature else njit(**FLAGS)(twin)

    def _twin_of(self, value: Any) -> Any:
        """What stands for a global name in the compiled world."""
        if isinstance(value, python_types.FunctionType):
            return self.compiled[id(value)]
        if isinstance(value, Kind):
            return self._once(value, self._scheduler)
        if isinstance(value, Note):
            return self._once(value, self._silent_note)
        if isinstance(value, Refusal):
            return self._once(value, self._silent_refusal)
        if isinstance(value, memoryview):
            return np.asarray(value)
        if isinstance(value, Noun):
            return np.arange(len(value))
        return value

    def _once(self, value: Any, make: Callable[[Any], Any]) -> Any:
        if id(value) not in self.compiled:
            self.compiled[id(value)] = make(value)
        return self.compiled[id(value)]

    def _scheduler(self, kind: Kind) -> Any:
        """Pushes a frame of this kind."""
        given = list(SLOTS[: len(kind.arguments)])
        held = ", ".join(slot if slot in given else "0" for slot in SLOTS)
        parameters = ["s", *(["p"] if kind.has_player else []), *given]
        player = "p" if kind.has_player else "-1"
        source = f"def schedule({', '.join(parameters)}):\n    push(s, {kind.number}, {player}, {held})\n"
        return self._generated(source, "schedule", [self.state_type] + [types.int64] * (len(parameters) - 1))

    def _silent_note(self, note: Note) -> Any:
        return self._silence([self.state_type] + [types.int64] * len(note.parameters))

    def _silent_refusal(self, refusal: Refusal) -> Any:
        return self._silence([OPTIONS_TYPE] + [types.int64] * (1 + len(refusal.parameters)))

    def _silence(self, arguments: list[Any]) -> Any:
        names = ", ".join(f"x{number}" for number in range(len(arguments)))
        return self._generated(f"def silent({names}):\n    pass\n", "silent", arguments)

    def _generated(self, source: str, name: str, arguments: list[Any]) -> Any:
        """Compile a few generated lines; equal ones only once."""
        key = hash((source, tuple(map(str, arguments))))
        if key not in self.compiled:
            space: dict[str, Any] = {"push": self.compiled.get(id(stack.push))}
            exec(source, space)
            self.compiled[key] = njit(types.none(*arguments), **FLAGS)(space[name])
        return self.compiled[key]

    def _signature(self, function: Any) -> Any:
        """The types of a function by its annotations; None where one of them takes arrays of any kind."""
        hints = inspect.get_annotations(function, eval_str=True)
        parameters = list(inspect.signature(function).parameters)
        missing = [name for name in (*parameters, "return") if name not in hints]
        if missing:
            raise ValueError(f"{function.__module__}.{function.__qualname__}: {missing[0]} needs a type")
        if any(hints[name] in (Vector, Constants) for name in parameters):
            return None
        return self._type(hints["return"])(*(self._type(hints[name]) for name in parameters))

    def _type(self, hint: Any) -> Any:
        if hint in _PLAIN:
            return _PLAIN[hint]
        if hint is Options:
            return OPTIONS_TYPE
        if inspect.isclass(hint) and issubclass(hint, State):
            return self.state_type
        if inspect.isclass(hint) and issubclass(hint, Record):
            return from_dtype(hint.DTYPE)
        raise ValueError(f"{hint} is no type for a rule: int, bool, float, a record, Options, Vector or Constants")


def _global_names(function: Any) -> list[str]:
    """The global names a function reads, in the order of their use."""
    reads = (step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL")
    return list(dict.fromkeys(reads))
