"""Calls from compiled loops into the compiled rules of whatever game, by address.

So the loops (playouts, batches, search) are compiled once for all games, and the rules once for all loops.
"""

# pyright: reportMissingTypeStubs=false

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba import types
from numba.extending import intrinsic

ADVANCE, SETUP, REDEAL, CONCEAL, SCORE, STANDING, MARK, OBSERVE, PRESENT, STEP, RANDOM_PLAY, EVALUATE = range(12)


def _call(result: Any, llvm_result: Any, count: int) -> Any:
    """An intrinsic that calls a C function at an address with `count` integers."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(llvm_result, [word] * count)
        pointer = builder.inttoptr(arguments[0], kind.as_pointer())
        return builder.call(pointer, arguments[1:])

    return result(*[types.int64] * (count + 1)), codegen


def _caller(result: Any, llvm_result: Any, count: int) -> Any:
    """A function for compiled code: `call(address, integer, …)`."""
    parameters = ", ".join(f"x{number}" for number in range(count))
    space: dict[str, Any] = {"signature": _call(result, llvm_result, count)}
    exec(f"def call(context, address, {parameters}): return signature", space)  # Numba reads the parameters by name
    return intrinsic(space["call"])


call_2 = _caller(types.int64, ir.IntType(64), 2)
call_3 = _caller(types.int64, ir.IntType(64), 3)
call_4 = _caller(types.int64, ir.IntType(64), 4)
call_5 = _caller(types.int64, ir.IntType(64), 5)
call_6 = _caller(types.int64, ir.IntType(64), 6)
call_7 = _caller(types.int64, ir.IntType(64), 7)
call_2_real = _caller(types.float64, ir.DoubleType(), 2)
