"""The levels of play: search bots by their recorded settings (`levels.toml`).

Former levels stay playable, to measure new ones by: `expert@1` is the expert of `levels-1.toml`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, get_type_hints

from spielwerk.bots.search import Budget, Parameters, SearchBot, Settings

VERSION = "@"
"""Between the name of a level and the number of a former version of it."""


def level_bot(level: str, seed: int, threads: int, style: str = "") -> SearchBot:
    """A bot of a level, perhaps with a temperament."""
    return SearchBot(seed, replace(level_settings(level), style=style), threads)


def level_settings(level: str, changes: Mapping[str, float] | None = None) -> Settings:
    """The settings of a level, perhaps of a former version (`expert@1`), perhaps with some numbers changed."""
    name, _, version = level.partition(VERSION)
    file = _file(version)
    known = _file("")["usual"]
    changed = dict(changes or {})
    unknown = sorted(set(changed) - set(known))
    if unknown:
        raise ValueError(f"a level has no number {unknown[0]!r}; it has: {', '.join(known)}")
    return settings_from(known | file["usual"] | file[name] | changed)


def settings_from(numbers: Mapping[str, Any]) -> Settings:
    """Settings from numbers by their names."""
    return Settings(
        Parameters(**{name: kind(numbers[name]) for name, kind in get_type_hints(Parameters).items()}),
        Budget(**{name: kind(numbers[name]) for name, kind in get_type_hints(Budget).items()}),
        float(numbers["temperature"]),
        int(numbers["skill"]),
        int(numbers["least_iterations"]),
        int(numbers["own_turn"]),
        int(numbers["last_turn"]),
        policy_trials=int(numbers.get("policy_trials", 0)),
        policy_rival_trials=int(numbers.get("policy_rival_trials", 0)),
        overlooks=float(numbers.get("overlooks", 0.0)),
        processor_time=bool(numbers.get("processor_time", False)),
    )


@cache
def _file(version: str) -> dict[str, dict[str, Any]]:
    """The levels of now, or those of a version."""
    name = f"levels-{version}.toml" if version else "levels.toml"
    file = Path(__file__).with_name(name)
    if not file.exists():
        raise ValueError(f"there are no levels of version {version!r}")
    return tomllib.loads(file.read_text("utf-8"))
