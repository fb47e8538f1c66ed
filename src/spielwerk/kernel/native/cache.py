"""Where compiled code lies: folders named by everything the code depends on, so that stale code can't run."""

# pyright: reportMissingTypeStubs=false

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Iterable
from pathlib import Path

import llvmlite
import llvmlite.binding
import numba
import numpy
from numba.core import config

PACKAGE = Path(__file__).parents[2]
_SOURCES = (".py", ".toml")
_NOT_COMPILED = (
    "text.py", "fluent.py", "table.py", "journal.py", "terminal.py", "drawing.py", "rulebook.py", "examples.py",
    "card.py", "card.toml", "ratings.toml", "beyond_question.py", "particulars.py", "pressed.py", "reasons.py",
    "picture.py", "view_picture.py", "words.py", "option_guide.py", "lesson.py", "ways.py", "consequences.py",
    "holdings.py", "lookahead.py",
)  # fmt: skip
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
    return cache_root() / f"engine-{fingerprint(_platform(), _files(rooms))}"


def game_folder(folder: Path, extra: Path | None = None) -> Path:
    """The folder for the rules of one game."""
    files = rule_files(folder) + ([extra] if extra else [])
    return cache_root() / f"{folder.name}-{fingerprint(_platform(), files)}"


def rule_files(folder: Path) -> list[Path]:
    """All that the compiled rules of a game are made from."""
    return _files([PACKAGE / "kernel", folder])


def keep_in(folder: str) -> str:
    """Let Numba keep in a folder what is declared from now on; returns the folder before."""
    settings = config.__dict__  # made at run time, so checkers do not know their names
    before: str = settings["CACHE_DIR"]
    settings["CACHE_DIR"] = folder
    return before


def fingerprint(surroundings: tuple[object, ...], files: Iterable[Path]) -> str:
    """A name that changes with any of the files, and with what else compiled code depends on."""
    digest = hashlib.sha256(repr(surroundings).encode())
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _files(folders: Iterable[Path]) -> list[Path]:
    files = (file for folder in folders for file in folder.rglob("*") if file.suffix in _SOURCES)
    return sorted(file for file in files if file.name not in _NOT_COMPILED)


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
