"""What compiled threads tell each other: words that are read and written at once, and a place to sleep.

Sleeping is left to the operating system, whose functions are called by their addresses.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

import ctypes
import platform
import sys
from typing import Any

import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from spielwerk.kernel.native.bundles import Array

LOCK, UNLOCK, SLEEP, WAKE_ALL = range(4)
_POSIX = ("pthread_mutex_lock", "pthread_mutex_unlock", "pthread_cond_wait", "pthread_cond_broadcast")
_WINDOWS = (
    "AcquireSRWLockExclusive", "ReleaseSRWLockExclusive", "SleepConditionVariableSRW", "WakeAllConditionVariable",
)  # fmt: skip
_WORD = ir.IntType(64)
ROOM = 128
"""Bytes that hold any system's lock, or its place to sleep."""


def sleeping_functions(lock: Array, bed: Array) -> Array:
    """The addresses of what locks, unlocks, sleeps and wakes, after lock and bed are made ready."""
    library: Any = ctypes.CDLL("kernel32" if sys.platform == "win32" else None)
    if sys.platform != "win32":
        library.pthread_mutex_init(ctypes.c_void_p(lock.ctypes.data), None)
        library.pthread_cond_init(ctypes.c_void_p(bed.ctypes.data), None)
    names = _WINDOWS if sys.platform == "win32" else _POSIX
    addresses = [ctypes.cast(getattr(library, name), ctypes.c_void_p).value for name in names]
    return np.array(addresses, np.int64)


def _place(builder: Any, address: Any) -> Any:
    return builder.inttoptr(address, _WORD.as_pointer())


def _read_word(context: Any, address: Any) -> Any:
    """The word at an address, as another thread may have left it just now."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.load_atomic(_place(builder, arguments[0]), "acquire", 8)

    return types.int64(types.int64), codegen


def _add_to_word(context: Any, address: Any, amount: Any) -> Any:
    """Add to the word at an address; returns what it was."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.atomic_rmw("add", _place(builder, arguments[0]), arguments[1], "seq_cst")

    return types.int64(types.int64, types.int64), codegen


def _pause(context: Any) -> Any:
    """Tell the processor that this thread only waits."""

    def codegen(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        if platform.machine().lower() in ("x86_64", "amd64"):
            kind = ir.FunctionType(ir.VoidType(), [])
            builder.call(cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.sse2.pause"), [])
        return _WORD(0)

    return types.int64(), codegen


_INTRINSIC: Any = intrinsic
read_word = _INTRINSIC(_read_word)
add_to_word = _INTRINSIC(_add_to_word)
pause = _INTRINSIC(_pause)
