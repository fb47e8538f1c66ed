"""The levels of play: search bots by their recorded settings (`levels.toml`)."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from spielwerk.bots.search import Budget, Parameters, SearchBot, Settings

_FILE = Path(__file__).with_suffix(".toml")


def level_bot(level: str, seed: int, threads: int) -> SearchBot:
    """A bot of a level."""
    return SearchBot(seed, level_settings(level), threads)


def level_settings(level: str, changes: Mapping[str, float] | None = None) -> Settings:
    """The settings of a level, perhaps with some numbers changed."""
    known = _file()["usual"]
    changed = dict(changes or {})
    unknown = sorted(set(changed) - set(known))
    if unknown:
        raise ValueError(f"a level has no number {unknown[0]!r}; it has: {', '.join(known)}")
    return settings_from(known | _file()[level] | changed)


def settings_from(numbers: Mapping[str, Any]) -> Settings:
    """Settings from numbers by their names."""
    return Settings(
        Parameters(**{name: kind(numbers[name]) for name, kind in get_type_hints(Parameters).items()}),
        Budget(**{name: kind(numbers[name]) for name, kind in get_type_hints(Budget).items()}),
        float(numbers["temperature"]),
        int(numbers["skill"]),
    )


@cache
def _file() -> dict[str, dict[str, Any]]:
    return tomllib.loads(_FILE.read_text("utf-8"))
