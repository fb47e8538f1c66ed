"""What a designer may do: change any number of a data file and see an effect, or one clear line."""

from __future__ import annotations

import copy
import importlib
import importlib.util
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import spielwerk.games
from spielwerk.kernel import Noun

GAMES = Path(spielwerk.games.__file__).parent
Way = tuple[str | int, ...]


def data_of(slug: str) -> dict[str, Any]:
    """A game's data file."""
    return tomllib.loads((GAMES / slug / "data.toml").read_text("utf-8"))


def numbers_in(data: Any, way: Way = ()) -> Iterator[Way]:
    """The ways to all numbers and flags of a data file."""
    if isinstance(data, dict):
        for entry, value in data.items():
            yield from numbers_in(value, (*way, entry))
    elif isinstance(data, list):
        for place, value in enumerate(data):
            yield from numbers_in(value, (*way, place))
    elif isinstance(data, int):
        yield way


def kind_of(way: Way) -> str:
    """What a number says, whichever component it stands on: `population_cards.cost`."""
    return ".".join(str(step) for step in way if isinstance(step, str))


def changed(data: dict[str, Any], way: Way, value: Any = None) -> dict[str, Any]:
    """The same data with another value in one place; a number grows by one, a flag turns over."""
    other = copy.deepcopy(data)
    inner: Any = other
    for step in way[:-1]:
        inner = inner[step]
    before = inner[way[-1]]
    after = not before if isinstance(before, bool) else before + 1 if isinstance(before, int) else before
    inner[way[-1]] = after if value is None else value
    return other


def catalogue_of(slug: str, data: dict[str, Any]) -> dict[str, Any]:
    """The constants that the rules get from these data."""
    importlib.import_module(f"spielwerk.games.{slug}")
    spec = importlib.util.spec_from_file_location(f"spielwerk.games.{slug}.changed", GAMES / slug / "catalogue.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    with patch("spielwerk.kernel.catalogue.tomllib.loads", return_value=data):
        spec.loader.exec_module(module)
    return {
        name: plain(value) for name, value in vars(module).items() if name.lstrip("_").isupper() and name not in RAW
    }


RAW = {"DATA", "RULES", "SETUP"}
"""The data file itself proves nothing."""


def plain(value: Any) -> Any:
    """A constant in a form that can be compared."""
    if isinstance(value, Noun):
        return value.ids
    return value.tolist() if isinstance(value, memoryview) else value


def without_effect(slug: str, *exempt: str) -> list[str]:
    """The kinds of numbers that a designer can change without seeing anything of it; tries the first and the last."""
    data = data_of(slug)
    before = catalogue_of(slug, data)
    ways: dict[str, list[Way]] = {}
    for way in numbers_in(data):
        ways.setdefault(kind_of(way), []).append(way)
    return [
        kind
        for kind, found in ways.items()
        if kind not in exempt and any(has_no_effect(slug, changed(data, way), before) for way in {found[0], found[-1]})
    ]


def has_no_effect(slug: str, data: dict[str, Any], before: dict[str, Any]) -> bool:
    """Whether the rules get the same constants as before and nothing is said; what is said is one line."""
    try:
        return catalogue_of(slug, data) == before
    except ValueError as error:
        assert "\n" not in str(error)
        return False
