"""Machine code for this processor or a common one, and the addresses of its functions."""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import ctypes
from collections.abc import Iterable
from typing import Any

from llvmlite import binding as llvm

_OPTIMISE = 3


def _target(processor: str = "") -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    features = "" if processor else llvm.get_host_cpu_features().flatten()
    cpu = processor or llvm.get_host_cpu_name()
    return llvm.Target.from_default_triple().create_target_machine(
        cpu=cpu, features=features, opt=_OPTIMISE, reloc="pic", codemodel="small", jit=True
    )


def machine_code(text: str, processor: str = "") -> bytes:
    """A module in LLVM's language as an object file, optimised as a whole for a processor, or for this very one."""
    module = llvm.parse_assembly(text)
    target = _target(processor)
    module.triple, module.data_layout = target.triple, str(target.target_data)
    module.verify()
    tuning = llvm.create_pipeline_tuning_options(speed_level=_OPTIMISE)
    builder = llvm.create_pass_builder(target, tuning)
    builder.getModulePassManager().run(module, builder)
    return target.emit_object(module)


class Library:
    """An object file in memory; it stays there as long as this does."""

    def __init__(self, name: str, code: bytes, symbols: Iterable[str]) -> None:
        self._jit = llvm.create_lljit_compiler(_target(), use_jit_link=True)
        builder = llvm.JITLibraryBuilder().add_object_img(code)
        for symbol in symbols:
            builder = builder.export_symbol(symbol)
        self._tracker: Any = builder.link(self._jit, name)

    def words_at(self, symbol: str) -> str | None:
        """The text that a variable of the module points at, if it does."""
        found = ctypes.c_char_p.from_address(self.address(symbol)).value
        return None if found is None else found.decode()

    def address(self, symbol: str) -> int:
        """Where a function begins."""
        return int(self._tracker[symbol])
