"""Where the numbers of a data file come from: its marks `rulebook`, `public`, `reconstructed`, and what was corrected.

`source` in a table or row speaks for all of it and for what is inside; `cost_source` speaks for the entry `cost` alone,
or, as a table, for each part of it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from spielwerk.kernel.catalogue import Catalogue, replacement_data

RECONSTRUCTED = "reconstructed"
DATA = "data.toml"
Table = dict[str, Any]


@dataclass(frozen=True)
class Entry:
    """One entry of a data file: where it stands, to which thing it belongs, and its value."""

    path: str
    thing: str
    name: str
    value: Any

    @property
    def shown(self) -> str:
        """The value as a line."""
        return _shown(self.value)


def reconstructed_entries(folder: Path) -> list[Entry]:
    """All entries of a game's data that nobody has printed."""
    return [entry for entry, source in entries(Catalogue(folder).data) if source == RECONSTRUCTED]


def corrections(folder: Path) -> list[tuple[Entry, Any]]:
    """What the data file that somebody has named changes: each entry with the value of the game's own file."""
    if replacement_data(folder.name) is None:
        return []
    own = {entry.path: entry.value for entry, _ in entries(tomllib.loads((folder / DATA).read_text("utf-8")))}
    now = [entry for entry, _ in entries(Catalogue(folder).data)]
    return [(entry, own.get(entry.path)) for entry in now if own.get(entry.path) != entry.value]


def entries(data: Table, path: str = "", thing: str = "", source: str = "") -> Iterator[tuple[Entry, str]]:
    """All entries of a table with their marks; rows of lists go by their ids."""
    thing = str(data.get("id", thing))
    source = str(data.get("source", source))
    for name, value in data.items():
        if name == "id" or "source" in name.split("_") or name.startswith("name_"):
            continue
        yield from _inside(f"{path}{name}", thing, name, value, data.get(f"{name}_source", source))


def _inside(path: str, thing: str, name: str, value: Any, mark: Any) -> Iterator[tuple[Entry, str]]:
    """A table of the file and a list of rows have entries of their own, as have marks; everything else is one."""
    rows = cast(list[Any], value) if isinstance(value, list) else []
    if rows and all(isinstance(row, dict) and "id" in row for row in rows):
        for row in cast(list[Table], rows):
            yield from entries(row, f"{path}.{row['id']}.", thing, mark)
    elif isinstance(value, dict) and isinstance(mark, dict):
        for part, each in cast(Table, value).items():
            yield Entry(f"{path}.{part}", thing, f"{name} {part}", each), str(cast(Table, mark).get(part, ""))
    elif isinstance(value, dict) and "." not in path:
        yield from entries(cast(Table, value), f"{path}.", thing or name, mark)
    else:
        yield Entry(path, thing, name, value), str(mark)


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_shown(each)}" for name, each in cast(Table, value).items())
    if isinstance(value, list):
        return ", ".join(_shown(each) for each in cast(list[Any], value))
    return str(value)
