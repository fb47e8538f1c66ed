"""What a value in a rule may be. Numbers are 64 bits wide in rules, whatever their fields hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from spielwerk.kernel.schema import Frame, Record


class CantCompile(ValueError):
    """A rule says something that compiled rules do not know."""


Reach = tuple[int, int] | None
"""The least and the greatest number that a place can hold, where that is known."""


@dataclass(frozen=True)
class Type:
    """A type, with its name in LLVM's language."""

    llvm: str


REAL_CODE = "f8"
INT, BOOL, REAL, NOTHING = Type("i64"), Type("i1"), Type("double"), Type("void")


@dataclass(frozen=True)
class RecordType(Type):
    """A record somewhere in memory."""

    record: type[Record] = Record


@dataclass(frozen=True)
class ArrayType(Type):
    """Numbers in memory, or a row of records; their shape is known when rules are compiled."""

    element: str = "i8"
    """The NumPy code of one number; of a record its size in bytes is `step`."""
    shape: tuple[int, ...] = ()
    tag: str = ""
    """What is stored there, so that LLVM knows that two fields are never the same memory."""
    record: type[Record] | None = None
    step: int = 1
    reach: Reach = None


@dataclass(frozen=True)
class CountType(Type):
    """The things of a noun: a rule can count them and go through their numbers."""

    count: int = 0


def record_type(record: type[Record]) -> RecordType:
    """A pointer to a record."""
    return RecordType("ptr", record)


def field_tag(record: type[Record], name: str) -> str:
    """What is stored in a field; frames are written as a whole."""
    return record.__name__ if issubclass(record, Frame) else f"{record.__name__}.{name}"


def field_reach(record: type[Record], name: str) -> Reach:
    """What a field can hold: what the schema says, and the zeros of a state before its set-up."""
    field = record.FIELDS[name]
    return None if field.record else (min(field.low, 0), max(field.high, 0))


def field_array(record: type[Record], name: str) -> ArrayType:
    """The array in a field."""
    field = record.FIELDS[name]
    tag = field_tag(record, name)
    if field.record:
        return ArrayType("ptr", "", field.shape, tag, field.record, field.record.DTYPE.itemsize)
    base = field.dtype.base
    return ArrayType("ptr", base.str[1:], field.shape, tag, None, base.itemsize, field_reach(record, name))


def options_array(most: int) -> ArrayType:
    """The list of options: its count, then the options."""
    return ArrayType("ptr", "i4", (most + 1,), "options", None, 4)


def mask_array(actions: int) -> ArrayType:
    """One byte for each action of a game: whether it is legal."""
    return ArrayType("ptr", "u1", (actions,), "mask", None, 1)


def constant_array(values: np.ndarray[Any, Any]) -> ArrayType:
    """A table of constants, in the smallest numbers that hold them all."""
    if values.dtype.kind == "f":
        return ArrayType("ptr", REAL_CODE, values.shape, "", None, 8)
    codes = ("i1", "i2", "i4", "i8")
    fits = (code for code in codes if np.array_equal(values.astype(code), values))
    code = next(fits)
    reach = (int(values.min()), int(values.max())) if values.size else None
    return ArrayType("ptr", code, values.shape, "", None, bits(code) // 8, reach)


def bits(code: str) -> int:
    """How many bits a number with this NumPy code has."""
    return int(code[1:]) * 8


def wider(one: Type | None, other: Type, where: str) -> Type:
    """The type that holds values of both."""
    if one is None or one == other:
        return other
    numbers = (BOOL, INT, REAL)
    if one in numbers and other in numbers:
        return numbers[max(numbers.index(one), numbers.index(other))]
    raise CantCompile(f"{where} is once {_spoken(one)} and once {_spoken(other)}")


def _spoken(one: Type) -> str:
    if isinstance(one, RecordType):
        return f"a record {one.record.__name__}"
    if isinstance(one, ArrayType):
        return "an array"
    return {INT: "an integer", BOOL: "a truth value", REAL: "a real number"}.get(one, "nothing")
