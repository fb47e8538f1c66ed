"""Compiled rules that come with the package, for common processors: a first game without a wait for the compiler.

A wheel for one platform may carry object files, `compiled/SLUG-SOURCES-PROCESSOR.o` (`hatch_build.py` puts them there
with `python -m spielwerk.kernel.native --ship FOLDER SLUG …`). The name says from which sources and for which
processors a file was made, its last bytes are a checksum: where anything differs, the file is as good as not there.

Rules are plain C functions over the bytes of a state. So, unlike the loops that Numba compiles, they depend on no
version of Python, Numba or NumPy, but on the sources (the compiler's among them), the kind of machine and the size of a
state alone.
"""

# pyright: reportMissingTypeStubs=false, reportUnknownMemberType=false

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from llvmlite import binding as llvm

from spielwerk.kernel.game import Game
from spielwerk.kernel.native.cache import PACKAGE, fingerprint, rule_files

FOLDER = PACKAGE / "compiled"
FORMAT = 1
"""Of these files; a new one makes all older files void."""
_CHECKSUM = hashlib.sha256().digest_size
_X86_64_V2 = ("cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3")
_X86_64_V3 = (*_X86_64_V2, "avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave")
PROCESSORS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "x86_64": {"x86-64-v3": _X86_64_V3, "x86-64-v2": _X86_64_V2},
    "arm64": {"generic": ()},
}
"""For each kind of machine the processors that are compiled for, the best first, and what they have to be able to."""
_OTHER_NAMES = {"amd64": "x86_64", "aarch64": "arm64"}


def kind_of_machine() -> str:
    """The family of this processor."""
    name = platform.machine().lower()
    return _OTHER_NAMES.get(name, name)


def usable_processors() -> list[str]:
    """Of the processors that are compiled for, those that this one can stand in for, the best first."""
    features: dict[str, bool] = dict(llvm.get_host_cpu_features())
    able = {name for name, has in features.items() if has}
    return [name for name, needed in PROCESSORS.get(kind_of_machine(), {}).items() if able.issuperset(needed)]


def file_name(game: Game, processor: str) -> str:
    """What the compiled rules of a game are called, made from the sources that are here."""
    layout = (game.state_class.DTYPE.itemsize, game.most_options)
    surroundings = (FORMAT, sys.platform, kind_of_machine(), *layout)
    return f"{game.slug}-{fingerprint(surroundings, rule_files(game.folder))}-{processor}.o"


def shipped_objects(game: Game, folder: Path = FOLDER) -> Iterator[tuple[str, bytes]]:
    """The object files that this machine can run, made from the very sources that are here, the best first."""
    if not folder.is_dir():
        return
    for processor in usable_processors():
        file = folder / file_name(game, processor)
        code = _checked(file.read_bytes()) if file.is_file() else None
        if code is not None:
            yield file.stem, code


def _checked(data: bytes) -> bytes | None:
    code, checksum = data[:-_CHECKSUM], data[-_CHECKSUM:]
    return code if hashlib.sha256(code).digest() == checksum else None


def write(game: Game, folder: Path, processor: str, code: bytes) -> None:
    """Put an object file into a folder, in the way that it is looked for."""
    (folder / file_name(game, processor)).write_bytes(code + hashlib.sha256(code).digest())


def _quietly(done: int, total: int, name: str) -> None:
    """Nobody is told."""


def compile_for_package(folder: str, slugs: Sequence[str]) -> None:
    """Compile games for all processors of this kind of machine into a folder."""
    import spielwerk
    from spielwerk.kernel.native.build import compiled

    for game in map(spielwerk.game, slugs):
        for processor in PROCESSORS.get(kind_of_machine(), {}):
            write(game, Path(folder), processor, compiled(game, _quietly, processor))
