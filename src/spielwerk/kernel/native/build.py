"""Compiling and loading: the rules of a game become C functions, kept as an object file in a cache folder.

`python -m spielwerk.kernel.native SLUG` does it in a process of its own; whoever waits for it stays responsive and
loads the result at once. Where rules came with the package (`shipped`), nobody waits: those are used until the ones for
this very machine are compiled.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from spielwerk.kernel.catalogue import replacement_data
from spielwerk.kernel.game import Game
from spielwerk.kernel.native import dispatch
from spielwerk.kernel.native.cache import game_folder
from spielwerk.kernel.native.compiler.advancing import write_advance
from spielwerk.kernel.native.compiler.lines import Lines
from spielwerk.kernel.native.compiler.machine import Library, machine_code
from spielwerk.kernel.native.compiler.module import MISPLACED, Module
from spielwerk.kernel.native.compiler.observing import write_observe
from spielwerk.kernel.native.compiler.sources import generated_sources
from spielwerk.kernel.native.compiler.stepping import write_step
from spielwerk.kernel.native.compiler.types import INT, mask_array
from spielwerk.kernel.native.shipped import shipped_objects

Progress = Callable[[int, int, str], None]
"""Told (done, total, name) of each part of the work that is done."""

_FILE = "rules.o"


@dataclass(frozen=True)
class EntryPoints:
    """The addresses of a game's compiled functions, in the order of `entry_points_of`."""

    addresses: np.ndarray[Any, Any]
    library: Library
    """Owns the machine code."""

    def check(self) -> None:
        """Where bounds are checked, complain about an index that was outside its array."""
        if checks_bounds() and (words := self.library.words_at(MISPLACED)):
            raise IndexError(words)


def folder_of(game: Game) -> Path:
    """Where the compiled rules of a game lie."""
    return game_folder(game.folder, replacement_data(game.slug))


def is_built(game: Game) -> bool:
    """Whether the rules of a game are compiled already."""
    return (folder_of(game) / _FILE).exists()


def checks_bounds() -> bool:
    """Whether compiled code looks at every index, as Numba does for the loops."""
    return os.environ.get("NUMBA_BOUNDSCHECK", "") not in ("", "0")


def load_rules(game: Game, progress: Progress) -> EntryPoints:
    """Load the compiled rules of a game: those for this machine, or those that came with the package, or new ones."""
    if not is_built(game):
        if (found := shipped_rules(game)) is not None:
            return found
        build(game, progress)
    file = folder_of(game) / _FILE
    return _linked(game, f"{game.slug}-{file.parent.name}", file.read_bytes())


def shipped_rules(game: Game) -> EntryPoints | None:
    """The rules of a game as they came with the package, where they fit this machine and the sources that are here."""
    if checks_bounds() or replacement_data(game.slug):
        return None
    for name, code in shipped_objects(game):
        try:
            return _linked(game, name, code)
        except RuntimeError:  # another edition of LLVM, which can't read it; our own compiler is at hand
            continue
    return None


def build(game: Game, progress: Progress) -> None:
    """Compile the rules of a game for this very machine, for all later uses."""
    _write(folder_of(game) / _FILE, compiled(game, progress))


def compiled(game: Game, progress: Progress, processor: str = "") -> bytes:
    """The rules of a game as an object file, for a processor or for this very one."""
    text = module_of(game, progress).text()
    code = machine_code(text, processor)
    progress(2, 2, "machine code")
    return code


def open_rules(game: Game, tables: Mapping[str, memoryview[Any]]) -> EntryPoints:
    """The rules with some tables of numbers left open: whoever writes there changes them, in this process alone."""
    file = folder_of(game) / f"open-{'-'.join(tables)}.o"
    if not file.exists():
        _write(file, machine_code(module_of(game, lambda done, total, name: None, tables).text()))
    return _linked(game, f"{game.slug}-{file.parent.name}-open", file.read_bytes(), tables)


def _linked(game: Game, name: str, code: bytes, tables: Iterable[str] = ()) -> EntryPoints:
    names = dispatch.entry_points_of(game)
    library = Library(name, code, [*names, *tables, *([MISPLACED] * checks_bounds())])
    return EntryPoints(np.array([library.address(name) for name in names], np.int64), library)


def module_of(
    game: Game,
    progress: Progress,
    opened: Mapping[str, memoryview[Any]] | None = None,
    lines: Lines | None = None,
) -> Module:
    """All that the entry points of a game reach."""
    module = Module(game.state_class, game.most_options, checks_bounds(), opened, lines)
    given = {"mark": [module.options, mask_array(game.action_base[-1]), INT]}
    sources = generated_sources(dispatch.source(game), dispatch.names(game), dispatch.types(game))
    write_advance(module, game, sources)
    for name in [name for name in dispatch.entry_points_of(game) if name in sources]:
        module.function(sources[name], given.get(name, []), exported=name)
    write_observe(module, game, sources["look"])
    write_step(module, game)
    progress(1, 2, "rules")
    return module


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, also when two processes do it at once."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile("wb", dir=path.parent, delete=False) as file:
        file.write(data)
    Path(file.name).replace(path)
