"""Compiling and loading: the rules of a game become C functions in a cache folder.

`python -m spielwerk.kernel.native SLUG` does it in a process of its own and reports progress line by line; whoever
waits for it stays responsive and loads the result in a fraction of a second.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
from numba import cfunc, from_dtype, njit, types
from numba.core.errors import TypingError

from spielwerk.kernel.decision import Decision
from spielwerk.kernel.game import Game
from spielwerk.kernel.native.cache import cache_in, game_folder
from spielwerk.kernel.native.calls import EVALUATE
from spielwerk.kernel.native.dispatch import doors_of, source
from spielwerk.kernel.native.twin import FLAGS, OPTIONS_TYPE, Progress, Twins

_READY = "ready.json"


@dataclass(frozen=True)
class Doors:
    """The addresses of a game's compiled functions, in the order of `doors_of`."""

    addresses: np.ndarray[Any, Any]
    keep: tuple[Any, ...]
    """The objects that own the machine code."""


def folder_of(game: Game) -> Path:
    """Where the compiled rules of a game lie."""
    given = os.environ.get(f"SPIELWERK_DATA_{game.slug.upper()}")
    return game_folder(game.folder, Path(given) if given else None)


def is_built(game: Game) -> bool:
    """Whether the rules of a game are compiled already."""
    return (folder_of(game) / _READY).exists()


def open_doors(game: Game, progress: Progress) -> Doors:
    """Load the compiled rules of a game; compile them first where that was not done yet."""
    module = _module(game)
    if is_built(game):
        try:
            return _doors(game, module)
        except TypingError:  # the marker is there but the code is not: somebody cleared the cache by halves
            (folder_of(game) / _READY).unlink(missing_ok=True)
    began = time.perf_counter()
    _fill(game, module, progress)
    doors = _doors(game, module)
    _write(folder_of(game) / _READY, json.dumps({"seconds": time.perf_counter() - began}))
    return doors


def _doors(game: Game, module: ModuleType) -> Doors:
    """Make C functions of the generated file, from the cache where they are there."""
    signatures = _signatures(game)
    make = partial(cfunc, cache=True, nogil=True, error_model="numpy")
    with cache_in(folder_of(game)):
        doors = tuple(make(signatures[door])(getattr(module, door)) for door in doors_of(game))
    return Doors(np.array([door.address for door in doors], np.int64), doors)


def compile_seconds(game: Game) -> float | None:
    """How long the rules took to compile, if that has been done."""
    ready = folder_of(game) / _READY
    return float(json.loads(ready.read_text())["seconds"]) if ready.exists() else None


def _module(game: Game) -> ModuleType:
    """Import the generated file of a game from its cache folder."""
    path = folder_of(game) / f"{game.slug}_rules.py"
    if not path.exists():
        _write(path, source(game))
    spec = importlib.util.spec_from_file_location(f"spielwerk_compiled_{game.slug}_{path.parent.name[-8:]}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module
    spec.loader.exec_module(module)
    return module


def _write(path: Path, text: str) -> None:
    """Write a file whole or not at all, also when two processes do it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("w", dir=path.parent, delete=False, encoding="utf-8") as file:
        file.write(text)
    Path(file.name).replace(path)


def _fill(game: Game, module: ModuleType, progress: Progress) -> None:
    """Compile the twins and hand them to the generated file."""
    twins = Twins(game)
    compiled = twins.compile_all(progress)
    waits = [(2 if kind.insists else 1) if isinstance(kind, Decision) else 0 for kind in game.kinds]
    space: dict[str, Any] = {"WAITS": np.array(waits, np.int64)}
    for name, twin in compiled.items():
        space[f"{name}_rule" if name in game.functions else name] = twin
    vars(module).update(space)
    state = twins.state_type
    vars(module)["ask"] = njit(types.none(state, OPTIONS_TYPE), **FLAGS)(module.ask)
    vars(module)["run"] = njit(types.none(state, types.int64), **FLAGS)(module.run)


def _signatures(game: Game) -> dict[str, Any]:
    state = types.CPointer(from_dtype(game.state_class.DTYPE))
    number, word = types.int64, types.int64
    rules = {
        "advance": number(state, number, types.CPointer(types.int32)),
        "setup": number(state, word, word, word),
        "redeal": number(state, number, word, word, word),
        "conceal": number(state, number),
        "score": number(state, number),
        "standing": number(state, number),
    }
    return rules | dict.fromkeys(doors_of(game)[EVALUATE:], types.float64(state, number))
