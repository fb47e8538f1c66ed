"""Rows of weights in compiled code, by their addresses: whole vectors, the same to the bit on every machine."""

# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import extending, types

intrinsic: Any = extending.intrinsic
"""Called from compiled code alone, which does not give the first argument."""
WIDTH = 32
"""Hidden units."""
ROW_BYTES = 4 * WIDTH

_UNITS = ir.VectorType(ir.FloatType(), WIDTH)
_ANYWHERE = 4
"""Bytes at whose multiples rows may begin."""
_PLACE = ir.IntType(32)


def _loader(numba_kind: Any, llvm_kind: Any) -> Any:
    """`load(address, place)`: one number of an array that is known by its address."""

    def typed(context: Any, address: Any, place: Any) -> Any:
        def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            first = builder.inttoptr(arguments[0], llvm_kind.as_pointer())
            return builder.load(builder.gep(first, [arguments[1]]))

        return numba_kind(types.int64, types.int64), codegen

    return intrinsic(typed)


word_at = _loader(types.int64, ir.IntType(64))
number_at = _loader(types.int32, ir.IntType(32))
real_at = _loader(types.float32, ir.FloatType())


@intrinsic
def copy_units(context: Any, source: Any, target: Any) -> Any:
    """Copy one row onto another."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        _store(builder, _load(builder, arguments[0]), arguments[1])
        return context.get_dummy_value()

    return types.void(types.int64, types.int64), codegen


@intrinsic
def add_units(context: Any, source: Any, factor: Any, target: Any) -> Any:
    """Add a row, times a factor, to another."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        grown = builder.fmul(_load(builder, arguments[0]), _everywhere(builder, arguments[1]))
        _store(builder, builder.fadd(_load(builder, arguments[2]), grown), arguments[2])
        return context.get_dummy_value()

    return types.void(types.int64, types.float32, types.int64), codegen


@intrinsic
def rectify_units(context: Any, target: Any) -> Any:
    """Let no unit be less than 0."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        units, nothing = _load(builder, arguments[0]), ir.Constant(_UNITS, [0.0] * WIDTH)
        _store(builder, builder.select(builder.fcmp_ordered(">", units, nothing), units, nothing), arguments[0])
        return context.get_dummy_value()

    return types.void(types.int64), codegen


@intrinsic
def product_of_units(context: Any, one: Any, other: Any) -> Any:
    """The inner product of two rows; halves are added until one number is left, whatever vectors a machine has."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        sums, width = builder.fmul(*(_load(builder, one) for one in arguments)), WIDTH
        while width > 1:
            width //= 2
            low, high = (_part(builder, sums, range(first, first + width)) for first in (0, width))
            sums = builder.fadd(low, high)
        return builder.extract_element(sums, ir.Constant(_PLACE, 0))

    return types.float32(types.int64, types.int64), codegen


def _load(builder: Any, address: Any) -> Any:
    return builder.load(builder.inttoptr(address, _UNITS.as_pointer()), align=_ANYWHERE)


def _store(builder: Any, units: Any, address: Any) -> None:
    builder.store(units, builder.inttoptr(address, _UNITS.as_pointer()), align=_ANYWHERE)


def _part(builder: Any, units: Any, places: range) -> Any:
    """Some of the numbers of a vector."""
    mask = ir.Constant(ir.VectorType(_PLACE, len(places)), list(places))
    return builder.shuffle_vector(units, ir.Constant(units.type, ir.Undefined), mask)


def _everywhere(builder: Any, number: Any) -> Any:
    single = builder.insert_element(ir.Constant(_UNITS, ir.Undefined), number, ir.Constant(_PLACE, 0))
    return builder.shuffle_vector(
        single, ir.Constant(_UNITS, ir.Undefined), ir.Constant(ir.VectorType(_PLACE, WIDTH), [0] * WIDTH)
    )
