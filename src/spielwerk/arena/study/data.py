"""Changes of a data file: `airships.*.cost.gear = "-1"` makes a gear less of the cost of all airships that have one."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from copy import deepcopy
from typing import Any, NamedTuple, cast

from spielwerk.arena.study.words import WrongStudy
from spielwerk.games import game_folder

ALL = "*"
_RELATIVE = re.compile(r"[+-]\d+(\.\d+)?")
_BARE = re.compile(r"[A-Za-z0-9_-]+")


class Change(NamedTuple):
    """An entry of the data file that a variant changes."""

    path: str
    before: Any
    after: Any


def printed_data(slug: str) -> dict[str, Any]:
    """The data file of a game."""
    return tomllib.loads((game_folder(slug) / "data.toml").read_text("utf-8"))


def changed(data: Mapping[str, Any], wanted: Mapping[str, Any]) -> tuple[dict[str, Any], list[Change]]:
    """A data file with some entries changed, and the list of them."""
    result = dict(deepcopy(data))
    changes: list[Change] = []
    for path, value in wanted.items():
        found = list(_places(result, path.split(".")))
        if not found:
            raise WrongStudy("study-no-entry", path=path)
        for names, holder, key in found:
            where, before = ".".join(names), holder[key]
            holder[key] = _new(where, before, value)
            changes.append(Change(where, before, holder[key]))
    return result, changes


def _places(data: Any, path: list[str], names: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Any, Any]]:
    """The places that a path leads to: its names, and the table or list with the key there."""
    first, *rest = path
    for name, key in _entries(data):
        if first in (ALL, name) and rest:
            yield from _places(data[key], rest, (*names, name))
        elif first in (ALL, name):
            yield (*names, name), data, key


def _entries(data: Any) -> list[tuple[str, Any]]:
    """The names by which a path may go on: keys of a table, ids (or else numbers) of a list."""
    if isinstance(data, dict):
        return [(str(key), key) for key in cast(dict[str, Any], data)]
    if isinstance(data, list):
        rows = cast(list[Any], data)
        return [(str(row.get("id", n)) if isinstance(row, dict) else str(n), n) for n, row in enumerate(rows)]
    return []


def _new(path: str, before: Any, value: Any) -> Any:
    """The new value of an entry: itself, or more or less than before by so much."""
    is_number = isinstance(before, int | float) and not isinstance(before, bool)
    if is_number and isinstance(value, str) and _RELATIVE.fullmatch(value):
        return before + (int(value) if value.lstrip("+-").isdigit() else float(value))
    if type(value) is not type(before) and not (is_number and isinstance(value, int | float)):
        raise WrongStudy("study-other-kind", path=path, before=json.dumps(before, ensure_ascii=False))
    return value


def toml_of(data: Mapping[str, Any]) -> str:
    """Data as a TOML file, each entry on one line."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items())


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        entries = (f"{_key(key)} = {_value(one)}" for key, one in cast(dict[str, Any], value).items())
        return f"{{ {', '.join(entries)} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, cast(list[Any], value)))}]"
    return json.dumps(value, ensure_ascii=False)
