"""How strong bots are, on one scale for each game: read from the `ratings.toml` of its folder.

The numbers come from the ladders in `docs/ladder` (`python benchmarks/ratings.py --write`). They are Elo's for several
players: 400 more are ten times the strength, where the chance to win is the own strength among all at the table. The
greedy bot, which plays the same whatever levels become, has `GREEDY`.
"""

from __future__ import annotations

import math
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

RATINGS_FILE = "ratings.toml"
GREEDY = 1000
LEAST_SHARE = 0.01
"""Who never wins, or always, is rated as if it were this rare."""


def ratings_in(folder: Path) -> dict[str, int]:
    """The ratings of bots in the folder of a game; empty where none were measured."""
    file = folder / RATINGS_FILE
    return dict(tomllib.loads(file.read_text("utf-8"))["ratings"]) if file.exists() else {}


def difference(wins: float, seats: int) -> float:
    """By how much one is stronger that wins such a share alone at a table of others."""
    share = min(1 - LEAST_SHARE, max(LEAST_SHARE, wins))
    return 400 * math.log10(share * (seats - 1) / (1 - share))


class Match(NamedTuple):
    """One bot alone against a table of another."""

    upper: str
    lower: str
    wins: float
    """The share that the first won."""
    games: int


def scale(matches: Sequence[Match], seats: int, fixed: str = "greedy") -> dict[str, int]:
    """Ratings that fit all matches best, each counting by how much it says; only of those that hang together."""
    names = _connected(matches, fixed)
    rows, seen, weights = list[list[float]](), list[float](), list[float]()
    for match in matches:
        if match.upper in names:
            rows.append([float(name == match.upper) - float(name == match.lower) for name in names])
            seen.append(difference(match.wins, seats))
            share = min(1 - LEAST_SHARE, max(LEAST_SHARE, match.wins))
            weights.append(math.sqrt(match.games * share * (1 - share)))
    columns = np.array(rows).reshape(-1, len(names))[:, 1:] * np.array(weights)[:, None]
    found = np.linalg.lstsq(columns, np.array(seen) * np.array(weights), rcond=None)[0]
    rated = {fixed: GREEDY} | {
        name: GREEDY + round(above) for name, above in zip(names[1:], found.tolist(), strict=True)
    }
    return dict(sorted(rated.items(), key=lambda entry: entry[1]))


def _connected(matches: Sequence[Match], first: str) -> list[str]:
    """Whoever a way of matches leads to, the first before all others."""
    found = [first]
    for name in found:
        near = [{match.upper: match.lower, match.lower: match.upper}.get(name) for match in matches]
        found += dict.fromkeys(one for one in near if one is not None and one not in found)
    return found
