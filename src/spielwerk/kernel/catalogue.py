"""The catalogue: a game's `data.toml` as constant numbers and named ids.

Constants are read-only memoryviews: quick to index in Python, arrays in the compiled twin.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol, cast

import numpy as np

from spielwerk.kernel.nouns import Noun


class Constants(Protocol):
    """Constant numbers: index them like an array, `COST[airship, WOOD]`."""

    def __getitem__(self, at: int | tuple[int, ...], /) -> int: ...
    def __len__(self) -> int: ...
    def tolist(self) -> list[Any]: ...


def constants(values: Any) -> Constants:
    """Freeze numbers, nested lists or an array into constants."""
    array = np.array(values, dtype=np.int64)
    array.setflags(write=False)
    return cast(Constants, memoryview(array.data))


class Components(Noun):
    """A list of components of the data file; each has an id and other entries."""

    def __init__(self, name: str, rows: Sequence[Mapping[str, Any]], where: str) -> None:
        for row in rows:
            if "id" not in row:
                raise ValueError(f"{where}: an entry of {name} has no id")
        super().__init__(name, (str(row["id"]) for row in rows))
        self.rows = rows
        self.where = where

    def column(self, entry: str, of: Noun | None = None, default: Any = None) -> Constants:
        """One number for each component; with `of` the number of the thing named, -1 for none."""
        return constants([self._number(row, entry, of, default) for row in self.rows])

    def matrix(self, entry: str, axis: Noun) -> Constants:
        """Amounts by thing, such as costs by resource; what is not named is 0."""
        return constants([self._amounts(row, row.get(entry, {}), axis) for row in self.rows])

    def members(self, entry: str, axis: Noun) -> Constants:
        """1 for each thing that a list of ids names, else 0."""
        return constants([self._amounts(row, dict.fromkeys(row.get(entry, []), 1), axis) for row in self.rows])

    def map(self, function: Callable[[Mapping[str, Any]], int | Sequence[int]]) -> Constants:
        """Constants computed from each component's entries."""
        return constants([function(row) for row in self.rows])

    def names(self, lang: str) -> Mapping[str, str]:
        return {str(row["id"]): str(row[f"name_{lang}"]) for row in self.rows if f"name_{lang}" in row}

    def facts(self, number: int) -> Mapping[str, Any]:
        """The entries of a component."""
        return self.rows[number]

    def _number(self, row: Mapping[str, Any], entry: str, of: Noun | None, default: Any) -> int:
        value = row.get(entry, default)
        if value is None:
            raise ValueError(f"{self.where}: {self.name} {row['id']!r} has no {entry}")
        if of is None:
            return int(value)
        return of.number(str(value)) if value not in ("", -1) else -1

    def _amounts(self, row: Mapping[str, Any], amounts: Mapping[str, int], axis: Noun) -> list[int]:
        for thing in amounts:
            if thing not in axis:
                raise ValueError(f"{self.where}: {self.name} {row['id']!r} names the {axis.name} {thing!r}")
        return [int(amounts.get(thing, 0)) for thing in axis.ids]


def data_variable(slug: str) -> str:
    """The variable of the environment that names another data file for a game."""
    return f"SPIELWERK_DATA_{slug.upper()}"


def replacement_data(slug: str) -> Path | None:
    """The data file that stands in for a game's own, if somebody has named one."""
    given = os.environ.get(data_variable(slug))
    return Path(given) if given else None


def changed(data: Mapping[str, Any], fixed: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """A line for each value of a data file that is not as the rules need it: `{"rules": {"hands": 2}}`."""
    for part, entries in fixed.items():
        for entry, value in entries.items():
            if data[part][entry] != value:
                yield f"{part}.{entry} can only be {value}: the rules are written for it"


class Catalogue:
    """All of a game's data file."""

    def __init__(self, folder: Path) -> None:
        self.path = replacement_data(folder.name) or folder / "data.toml"
        try:
            self.data: dict[str, Any] = tomllib.loads(self.path.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise ValueError(f"the data file {self.path} can't be read: {error}") from error

    def __getitem__(self, path: str) -> Any:
        """An entry by its dotted path, such as `rules.hire_cost_gold`."""
        value: Any = self.data
        for part in path.split("."):
            if not isinstance(value, dict) or part not in value:
                raise ValueError(f"{self.path.name}: the entry {path} is missing")
            value = cast(dict[str, Any], value)[part]
        return value

    def insist(self, contradictions: Callable[[Mapping[str, Any]], Iterator[str]]) -> None:
        """Raise the first contradiction that a game finds in its data, or the first gap, as one clear line."""
        try:
            found = next(contradictions(self.data), None)
        except KeyError as entry:
            found = f"the entry {entry} is missing"
        if found:
            raise ValueError(f"{self.path.name}: {found}")

    def table(self, path: str, noun: str, only: Callable[[Mapping[str, Any]], bool] | None = None) -> Components:
        """A list of components as a noun."""
        rows = [row for row in self[path] if only is None or only(row)]
        return Components(noun, rows, self.path.name)
