"""Where compiled code lies: folders named by everything the code depends on, so that stale code can't run."""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

import llvmlite
import llvmlite.binding
import numba
import numpy
from numba.core import config

PACKAGE = Path(__file__).parents[2]
_SOURCES = (".py", ".toml")
_NOT_COMPILED = ("text.py", "table.py", "journal.py", "drawing.py")
"""What people see is made in Python; changing it needs no new compilation."""


def cache_root() -> Path:
    """The folder for all compiled code; `SPIELWERK_CACHE` may name another."""
    given = os.environ.get("SPIELWERK_CACHE")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "spielwerk"


def engine_folder() -> Path:
    """The folder for loops that serve every game."""
    rooms = [room for room in PACKAGE.iterdir() if room.is_dir() and room.name in ("kernel", "bots")]
    return cache_root() / f"engine-{_fingerprint(_files(rooms))}"


def game_folder(folder: Path, extra: Path | None = None) -> Path:
    """The folder for the rules of one game."""
    files = _files([PACKAGE / "kernel", folder]) + ([extra] if extra else [])
    return cache_root() / f"{folder.name}-{_fingerprint(files)}"


@contextmanager
def cache_in(folder: Path) -> Iterator[None]:
    """Let Numba keep what is declared meanwhile in a folder."""
    before = keep_in(str(folder))
    try:
        yield
    finally:
        keep_in(before)


def keep_in(folder: str) -> str:
    """Let Numba keep in a folder what is declared from now on; returns the folder before."""
    settings = config.__dict__  # made at run time, so checkers do not know their names
    before: str = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = folder
    return before


def _files(folders: Iterable[Path]) -> list[Path]:
    files = (file for folder in folders for file in folder.rglob("*") if file.suffix in _SOURCES)
    return sorted(file for file in files if file.name not in _NOT_COMPILED)


def _fingerprint(files: Iterable[Path]) -> str:
    digest = hashlib.sha256(repr(_platform()).encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _platform() -> tuple[object, ...]:
    """What compiled code depends on beside its source."""
    return (
        numba.__version__,
        llvmlite.__version__,
        numpy.__version__,
        platform.python_version(),
        llvmlite.binding.get_host_cpu_name(),
        llvmlite.binding.get_host_cpu_features().flatten(),
        os.environ.get("NUMBA_BOUNDSCHECK", ""),
    )
